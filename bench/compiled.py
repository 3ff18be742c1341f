"""A copy of the package with its rules compiled, for a server that runs on them."""

from __future__ import annotations

from pathlib import Path

from tests.compiled import build


def compiled(folder: Path) -> Path | None:
    """Compile the package into a folder; None where there is no compiler."""
    return None if build(folder).returncode else folder
