"""Make a folder with one game's rules compiled, for a machine that has torch but not mypyc.

    PYTHON -m training.carry GAME [FOLDER]

PYTHON is of the version that the other machine has, with mypy[mypyc], setuptools and librt.
FOLDER, by default .saloon/carry/GAME, then holds the package without its server, this folder, and
what was compiled for that version. `training/device.sh` trains in it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
DISTRIBUTION = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="carried", packages=[], ext_modules=mypycify({files!r}, opt_level="2", multi_file=True))
"""
LEFT_OUT = ("server", "cli", "lessons", "rulebook", "lesson", "__pycache__")


def compiled(game: str, settings: dict[str, list[str]]) -> list[str]:
    """List what is compiled: as in the package, for one game alone."""
    kept = {path for glob in settings["include"] for path in ROOT.glob(glob)}
    kept -= {path for glob in settings["exclude"] for path in ROOT.glob(glob)}
    games = ROOT / "src" / "saloon" / "games"
    mine = [path for path in kept if games not in path.parents or games / game in path.parents]
    return sorted(path.relative_to(ROOT / "src").as_posix() for path in mine)


def lay_out(folder: Path, project: dict[str, object]) -> None:
    """Copy the source, and declare the games as an installed package does."""
    shutil.rmtree(folder, ignore_errors=True)
    without = shutil.ignore_patterns(*LEFT_OUT, "*.so")
    shutil.copytree(ROOT / "src" / "saloon", folder / "saloon", ignore=without)
    shutil.copytree(ROOT / "training", folder / "training", ignore=without)
    about = folder / "saloon.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(DISTRIBUTION.format(**project))
    entries = project["entry-points"]
    assert isinstance(entries, dict)
    lines = []
    for group, names in entries.items():
        lines += [f"[{group}]", *[f"{name} = {place}" for name, place in names.items()]]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    commit = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    (folder / "commit").write_text(subprocess.check_output(commit, cwd=ROOT, text=True))


def compile_in(folder: Path, files: list[str]) -> None:
    """Compile in place, and leave nothing else behind."""
    (folder / "setup.py").write_text(SETUP.format(files=files))
    (folder / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
    within = {**os.environ, "CFLAGS": "-fvisibility=hidden"}  # as dev.py compiles it
    subprocess.run(command, cwd=folder, env=within, check=True, stdout=subprocess.DEVNULL)
    for scratch in ("build", ".mypy_cache"):
        shutil.rmtree(folder / scratch, ignore_errors=True)


def bring(folder: Path) -> None:
    """Copy what the compiled rules import; not before, or mypy takes it for a part of them."""
    for needed in ("librt", "mypy_extensions"):
        found = importlib.util.find_spec(needed)
        assert found is not None
        assert found.origin is not None or found.submodule_search_locations
        for place in found.submodule_search_locations or ():
            shutil.copytree(place, folder / needed)
        if not found.submodule_search_locations:
            shutil.copy(str(found.origin), folder)


def main(game: str, folder: str = "") -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    place = Path(folder) if folder else ROOT / ".saloon" / "carry" / game
    lay_out(place, settings["project"])
    compile_in(place, compiled(game, hook))
    bring(place)
    size = sum(path.stat().st_size for path in place.rglob("*") if path.is_file())
    tag = sysconfig.get_config_var("SOABI")
    print(f"{place}: {size / 2**20:.1f} MiB, compiled for {tag}")


if __name__ == "__main__":
    main(*sys.argv[1:])
