#!/usr/bin/env python3
"""The one door to this repository; `python3 dev.py --help` lists what is behind it.

It needs nothing but a Python: it finds or fetches uv, and uv makes the environment from the lock.
The syntax stays that of Python 3.6, so that an old Python can still say what is wrong.
"""

import hashlib
import html
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

NEEDED_PYTHON = (3, 11)  # as pyproject.toml says
if sys.version_info < NEEDED_PYTHON:
    sys.exit(f"Saloon needs Python 3.11 or newer, and this is {platform.python_version()}.")

USAGE = """\
usage: python3 dev.py              start the server on this machine and open the browser
       python3 dev.py test         run everything that must pass
       python3 dev.py test ARGS    run only pytest, with these arguments
       python3 dev.py run ARGS     run the command `saloon ARGS`
       python3 dev.py bench ARGS   run `saloon bench ARGS` on the compiled package
The first use sets up what is needed, inside this folder; that needs the package index."""

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "lint-imports": ["lint-imports"],
    "pytest": ["pytest", "-n", "auto", "--maxprocesses", "4"],  # last: its summary closes the run
}

ROOT = Path(__file__).resolve().parent
LOG = ROOT / ".saloon" / "setup.log"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

UV_VERSION = "0.13.7"
OLDEST_UV = (0, 11)  # the first to know UV_SYSTEM_CERTS
UV_WHEELS = {  # the statically linked ones, which run on every Linux
    "x86_64": "8b8ac028ae4ebb2a3f9d04907c61794f2cf8d7a7002bfbb4019a3dee28351fb2",
    "aarch64": "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
}

NO_INDEX = "it needs the Python package index and could not reach it"
SYMPTOMS = {  # what uv's output says, and what it means
    "lockfile .*needs to be updated": "uv.lock does not fit pyproject.toml (run `uv lock`)",
    "Python.h: No such file": "compiling it needs Python's C headers (Debian: python3-dev)",
    "error sending request|connection refused|dns error|timed out": NO_INDEX,
    "network connectivity is disabled|network was disabled": NO_INDEX,
}


def say(line: str) -> None:
    """Tell the user; on stderr, because stdout belongs to the command that is run."""
    print(line, file=sys.stderr, flush=True)


def tool(environment: Path, name: str) -> str:
    return str(environment / BIN / (name + EXE))


def set_up() -> Path:
    """The ordinary environment; the package is editable in it, so its source may change."""
    files = [ROOT / "pyproject.toml", ROOT / "uv.lock", ROOT / "build_client.py", *client_files()]
    tools = ["saloon", *(command[0] for command in CHECKS.values())]
    return make(ROOT / ".venv", ROOT, files, tools)


def client_files() -> list[Path]:
    """What the browser client is made of: when one changes, the package is built anew."""
    web = [path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts]
    words = (ROOT / "src" / "saloon" / "words").glob("*.ftl")
    return sorted(path for path in [*web, *words] if path.is_file())


def set_up_compiled() -> Path:
    """The package compiled by mypyc, with the peers it is measured against.

    It is built from a copy: hatch-mypyc leaves its output beside the source, where the ordinary
    environment would import it, and hides pyproject.toml while it works.
    """
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    if compiler and not shutil.which(compiler[0]):
        raise SystemExit(f"Compiling Saloon needs a C compiler, and there is no {compiler[0]}.")
    workshop = ROOT / ".saloon" / "compiled"
    shutil.rmtree(workshop, ignore_errors=True)
    output = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", workshop / "src", ignore=output)
    shutil.copytree(ROOT / "web", workshop / "web", ignore=shutil.ignore_patterns("node_modules"))
    for name in ("pyproject.toml", "uv.lock", "build_client.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, workshop)
    files = sorted(path for path in workshop.rglob("*") if path.is_file())
    return make(ROOT / ".venv-compiled", workshop, files, ["saloon"], compiled=True)


def make(
    environment: Path, project: Path, files: list[Path], tools: list[str], compiled: bool = False
) -> Path:
    """An environment that uv makes from the lock, stamped with what it was made for.

    While the stamp holds, uv is not asked at all: work goes on offline and at once.
    """
    python = getattr(sys, "_base_executable", None) or sys.executable  # never the .venv's own
    wishes = {"UV_PYTHON": python, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    variables = {**wishes, **os.environ, "UV_PROJECT_ENVIRONMENT": str(environment)}
    made_for = f"{ROOT} {os.path.realpath(variables['UV_PYTHON'])} {sys.version}"
    for path in files:
        made_for += f"\n{hashlib.sha256(path.read_bytes()).hexdigest()} {path}"
    stamp = environment / "made-for"
    whole = stamp.exists() and all(os.path.exists(tool(environment, name)) for name in tools)
    if whole and stamp.read_text(encoding="utf-8") == made_for:
        return environment
    command = ["sync", "--locked"]
    variables.pop("HATCH_BUILD_HOOK_ENABLE_MYPYC", None)
    if compiled:
        command += ["--no-editable", "--no-dev", "--extra", "research"]
        variables["HATCH_BUILD_HOOK_ENABLE_MYPYC"] = "1"
    say("Compiling Saloon (takes a while) ..." if compiled else "Setting up Saloon (once) ...")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("")
    stamp.unlink(missing_ok=True)
    if not logged([find_uv(), *command], variables, project):
        raise failure()
    stamp.write_text(made_for, encoding="utf-8")
    return environment


def logged(command: list[str], variables: dict[str, str], folder: Path) -> bool:
    """Run a step of the set-up with its chatter in the log; say whether it went well."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write("$ " + " ".join(command) + "\n")
        log.flush()
        done = subprocess.run(
            command, cwd=folder, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    return done.returncode == 0


def failure(reason: str = "") -> SystemExit:
    """One sentence on why the set-up failed, read from the log unless the reason is given."""
    log = LOG.read_text(encoding="utf-8", errors="replace")
    meanings = (SYMPTOMS[sign] for sign in SYMPTOMS if re.search(sign, log, re.IGNORECASE))
    errors = re.findall("^error: *(.+)", log, re.IGNORECASE | re.MULTILINE) or ["a step failed"]
    reason = reason or next(meanings, errors[-1].rstrip("."))
    return SystemExit(f"Saloon could not be set up: {reason}. Details are in {LOG}.")


def find_uv() -> str:
    """uv from PATH if new enough, else our own in the user's cache, fetched on first use."""
    on_path = shutil.which("uv")
    if on_path:
        shown = subprocess.run([on_path, "--version"], capture_output=True, text=True).stdout
        version = re.match(r"uv (\d+)\.(\d+)", shown)
        if version and (int(version[1]), int(version[2])) >= OLDEST_UV:
            return on_path
    own = user_cache() / "saloon" / f"uv-{UV_VERSION}"
    if not own.exists():
        own.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=own.parent) as scratch:
            fetched = Path(scratch, "uv")
            if not pip_install_uv(fetched):
                unpack_uv(fetched)
            if not own.exists():  # another dev.py may have been faster
                fetched.rename(own)
    return str(own / "bin" / ("uv" + EXE))


def user_cache() -> Path:
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def pip_install_uv(target: Path) -> bool:
    """Let pip do it where there is one: it knows the user's mirrors, proxies and certificates."""
    pip = [sys.executable, "-m", "pip", "install", "--target", str(target), "--retries", "1"]
    what = ["--no-deps", "--only-binary", ":all:", f"uv=={UV_VERSION}"]
    variables = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    return logged(pip + what, variables, ROOT)


def unpack_uv(target: Path) -> None:
    """Without pip (Debian's bare python3): take the wheel from the index by its hash."""
    digest = UV_WHEELS.get(platform.machine()) if sys.platform == "linux" else None
    if digest is None:
        raise failure("please install uv first, see https://docs.astral.sh/uv/")
    choices = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL")
    index = next(filter(None, map(os.environ.get, choices)), "https://pypi.org/simple")
    page = re.sub(r"^\w+=", "", index).rstrip("/") + "/uv/"  # uv may name an index: name=URL
    try:
        link = re.search(f'href="([^"#]+)#sha256={digest}"', download(page).decode())
        wheel = download(urllib.parse.urljoin(page, html.unescape(link[1]))) if link else b""
    except (OSError, ValueError):
        raise failure(NO_INDEX) from None
    if hashlib.sha256(wheel).hexdigest() != digest:
        raise failure(f"the package index has no genuine uv {UV_VERSION}")
    program = target / "bin" / "uv"
    program.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        program.write_bytes(archive.read(f"uv-{UV_VERSION}.data/scripts/uv"))
    program.chmod(0o755)


def download(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return bytes(answer.read())


def hand_over(environment: Path, command: list[str]) -> int:
    """Become the command, so that its input, output, signals and exit code are its own."""
    program = tool(environment, command[0])
    if os.name == "posix":
        os.execv(program, [program, *command[1:]])
    return subprocess.call([program, *command[1:]])


def check() -> int:
    """Run every check, also after a failure, and name those that failed."""
    environment = set_up()
    failed = []
    for name, command in CHECKS.items():
        print(f"== {name} ==", flush=True)
        if subprocess.call([tool(environment, command[0]), *command[1:]], cwd=ROOT) != 0:
            failed.append(name)
    if failed:
        print("Failed: " + ", ".join(failed))
    return 1 if failed else 0


def main(command: str = "", *rest: str) -> int:
    if command == "":
        return hand_over(set_up(), ["saloon", "serve", "--browse"])
    if command == "run":
        return hand_over(set_up(), ["saloon", *rest])
    if command == "test" and not rest:
        return check()
    if command == "test":
        environment = set_up()
        os.chdir(ROOT)
        return hand_over(environment, ["pytest", *rest])
    if command == "bench":
        os.environ["SALOON_INTERPRETED"] = tool(set_up(), "python")
        os.environ["SALOON_ROOT"] = str(ROOT)
        return hand_over(set_up_compiled(), ["saloon", "bench", *rest])
    if command in ("-h", "--help", "help"):
        print(USAGE)
        return 0
    say(f"dev.py knows no command {command!r}; try: python3 dev.py --help")
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"Saloon could not be set up: {error}")
