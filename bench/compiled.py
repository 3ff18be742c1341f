"""A copy of the package with its rules compiled, for a server that runs on them."""

from __future__ import annotations

from pathlib import Path

from tests.compiled import build


def compiled(folder: Path) -> Path | None:
    """Compile the package into a folder as users have it; None where there is no compiler."""
    return None if build(folder, level=3).returncode else folder
