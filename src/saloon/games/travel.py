"""The numbers of a compiled position on their way to another process: in a list.

The compiler's `vec` cannot be pickled by itself. Plain Python has lists in its place.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

try:
    from librt.vecs import vec
    from mypy_extensions import i64
except ImportError:  # and so nothing is compiled
    pass
else:

    def arrived(numbers: list[int]) -> vec[i64]:
        return vec[i64](numbers)

    def packed(numbers: vec[i64]) -> tuple[Callable[..., vec[i64]], tuple[list[int]]]:
        return arrived, (list(numbers),)

    copyreg.pickle(vec[i64], packed)
