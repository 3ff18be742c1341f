"""The example of a game from somebody else's package, installed by its path."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "talltale"


def install(folder: Path) -> Path:
    """Fill a folder as pip leaves it: the package, and the entry points of its metadata."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(PACKAGE / "talltale", folder / "talltale")
    shutil.copytree(PACKAGE / "golden", folder / "golden")
    name, version = project["name"].replace("-", "_"), project["version"]
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    entries = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *[f"{key} = {value}" for key, value in points.items()])
    ]
    (about / "entry_points.txt").write_text("\n".join(entries) + "\n")
    return folder
