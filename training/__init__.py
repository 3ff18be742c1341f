"""Teaching a network a game by playing against itself; no part of the package that is installed."""

import os

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # the workers have the cores
