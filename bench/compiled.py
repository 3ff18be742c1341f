"""A copy of the package with its rules compiled, for a server that runs on them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.conformance.test_parity import SETUP

ROOT = Path(__file__).parents[1]


def compiled(folder: Path) -> Path | None:
    """Compile the package into a folder; None where there is no compiler."""
    output = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "saloon", folder / "saloon", ignore=output)
    (folder / "setup.py").write_text(SETUP, "utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    built = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return None if built.returncode else folder
