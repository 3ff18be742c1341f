"""The compiler's `i64`, `u8`, `vec`, `BytesWriter` and `mypyc_attr`, as plain Python has them.

This file alone is never compiled. The type checker and the compiler see their own definitions;
plain Python sees integers, lists, a growing stretch of bytes, and a decorator that does nothing.
What is compiled has its `vec` and `BytesWriter` from the package librt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = u8 = int
    vec = list

    class BytesWriter(bytearray):
        write = bytearray.extend

        def getvalue(self):
            return bytes(self)

        def truncate(self, size):
            del self[size:]

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls
