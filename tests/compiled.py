"""A copy of the package with its rules compiled: built once in a run, for all who want it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WANTED = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
made = mypycify(["--strict", *{files}], opt_level="{level}", debug_level="0", multi_file={apart})
setup(name="saloon", packages=[], ext_modules=made)
"""


def compiled_files() -> list[str]:
    """The files that the project's settings say are compiled, as seen from the source folder."""
    left_out = {path for pattern in WANTED["exclude"] for path in ROOT.glob(pattern)}
    found = [path for pattern in WANTED["include"] for path in sorted(ROOT.glob(pattern))]
    return [str(path.relative_to(ROOT / "src")) for path in found if path not in left_out]


def build(folder: Path, level: int = 0) -> subprocess.CompletedProcess[str]:
    """Compile a copy of the package into a folder.

    For tests plainly: to build it takes longer than all that is played on it.
    """
    output = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "saloon", folder / "saloon", ignore=output)
    made_by = SETUP.format(files=compiled_files(), level=level, apart=level == 0)
    (folder / "setup.py").write_text(made_by, "utf-8")
    within = {"CFLAGS": "-fvisibility=hidden"} if level else {}  # as dev.py compiles it
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, **within},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled package; whichever worker comes first builds it for all."""
    import fcntl  # not everywhere, and nobody else needs it

    compiler = sysconfig.get_config_var("CC")
    if compiler is not None and shutil.which(compiler.split()[0]) is None:
        if os.environ.get("CI"):
            pytest.fail("there is no C compiler; install gcc")
        pytest.skip("there is no C compiler; install gcc and run again")
    run = tmp_path_factory.getbasetemp()
    run = run.parent if "PYTEST_XDIST_WORKER" in os.environ else run
    folder, whole = run / "compiled", run / "compiled.whole"
    with (run / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not whole.exists():
            shutil.rmtree(folder, ignore_errors=True)
            built = build(folder)
            assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
            whole.touch()
    return folder
