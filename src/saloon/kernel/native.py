"""The compiler's two words, `i64` and `mypyc_attr`, without its package at run time.

This file alone is never compiled. The type checker and the compiler see their own definitions;
plain Python sees integers and a decorator that does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls
