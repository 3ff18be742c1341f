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
import time
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Callable
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
The first use sets up what is needed, inside this folder; that needs the package index.
Where there is a C compiler, the server and `run` play on compiled rules, built again when the
source has changed; SALOON_PLAIN=1 plays on the source as it is. Tests always run on the source."""

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "lint-imports": ["lint-imports"],
    "pytest": ["pytest", "-n", "auto", "--maxprocesses", "4"],  # last: its summary closes the run
}

ROOT = Path(__file__).resolve().parent
LOG = ROOT / ".saloon" / "setup.log"
COMPILED_FROM = (  # what a compiled package is built from, as far as it is there
    "src",
    "web",
    "build_client.py",
    "pyproject.toml",
    "uv.lock",
    "README.md",
    "LICENSE",
    "NOTICE",
)
MADE_ELSEWHERE = ("__pycache__", "*.so", "*.pyd", "node_modules")
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

UV_VERSION = "0.13.7"
OLDEST_UV = (0, 11)  # the first to know UV_SYSTEM_CERTS
UV_WHEELS = {  # the statically linked ones, which run on every Linux
    "x86_64": "8b8ac028ae4ebb2a3f9d04907c61794f2cf8d7a7002bfbb4019a3dee28351fb2",
    "aarch64": "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
}

NOT_SET_UP = "Saloon could not be set up: "
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


def set_up_to_play() -> Path:
    """The compiled package where it can be had, else the ordinary environment and one line why."""
    plain = set_up()
    if os.environ.get("SALOON_PLAIN"):
        return plain
    failed = ROOT / ".saloon" / "not-compiled"  # what could not be compiled is not tried again
    try:
        if failed.exists() and failed.read_text(encoding="utf-8") == compiled_from():
            raise SystemExit("Compiling it failed before; a changed source is tried again.")
        return set_up_compiled(ROOT / ".saloon" / ".venv-compiled", [])
    except SystemExit as reason:
        if compiler_missing() is None and NO_INDEX not in str(reason):
            failed.write_text(compiled_from(), encoding="utf-8")
        say("Playing uncompiled, with slower bots: " + str(reason).replace(NOT_SET_UP, ""))
        return plain


def set_up_to_measure() -> Path:
    """The compiled package with the peers it is measured against."""
    return set_up_compiled(ROOT / ".venv-compiled", ["--extra", "research"])


def set_up_compiled(environment: Path, extras: list[str]) -> Path:
    """The package compiled by mypyc.

    It is built from a copy: hatch-mypyc leaves its output beside the source, where the ordinary
    environment would import it, and hides pyproject.toml while it works.
    """
    compiler = compiler_missing()
    if compiler is not None:
        raise SystemExit(f"Compiling Saloon needs a C compiler, and there is no {compiler}.")
    workshop = ROOT / ".saloon" / "compiled"
    options = ["--no-editable", "--no-dev", *extras]
    return make(environment, workshop, sources(), ["saloon"], options, copy_sources)


def compiler_missing() -> str | None:
    """Name the C compiler this Python asks for, if it is not there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    return compiler[0] if compiler and not shutil.which(compiler[0]) else None


def sources() -> list[Path]:
    """List every file that the compiled package is made of."""
    files: list[Path] = []
    for name in COMPILED_FROM:
        place = ROOT / name
        files += sorted(place.rglob("*")) if place.is_dir() else [place]
    return [
        path
        for path in files
        if path.is_file()
        and not any(Path(part).match(name) for name in MADE_ELSEWHERE for part in path.parts)
    ]


def compiled_from() -> str:
    """A fingerprint of those files."""
    return hashlib.sha256("".join(map(fingerprint, sources())).encode()).hexdigest()


def fingerprint(path: Path) -> str:
    return f"\n{hashlib.sha256(path.read_bytes()).hexdigest()} {path}"


def copy_sources(workshop: Path) -> None:
    """Lay out what is to be compiled in a folder of its own."""
    shutil.rmtree(workshop, ignore_errors=True)
    for path in sources():
        copy = workshop / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def make(
    environment: Path,
    project: Path,
    files: list[Path],
    tools: list[str],
    options: list[str] | None = None,
    prepare: Callable[[Path], None] | None = None,
) -> Path:
    """An environment that uv makes from the lock, stamped with what it was made for.

    While the stamp holds, uv is not asked at all: work goes on offline and at once. A project that
    must be prepared first is one to compile.
    """
    python = getattr(sys, "_base_executable", None) or sys.executable  # never the .venv's own
    wishes = {"UV_PYTHON": python, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    variables = {**wishes, **os.environ, "UV_PROJECT_ENVIRONMENT": str(environment)}
    made_for = f"{ROOT} {os.path.realpath(variables['UV_PYTHON'])} {sys.version}"
    made_for += "".join(map(fingerprint, files))
    stamp = environment / "made-for"
    whole = stamp.exists() and all(os.path.exists(tool(environment, name)) for name in tools)
    if whole and stamp.read_text(encoding="utf-8") == made_for:
        return environment
    variables.pop("HATCH_BUILD_HOOK_ENABLE_MYPYC", None)
    if prepare is not None:
        variables["HATCH_BUILD_HOOK_ENABLE_MYPYC"] = "1"
        prepare(project)
        say("Compiling Saloon (once, takes a few minutes) ...")
    else:
        say("Setting up Saloon (once) ...")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("")
    stamp.unlink(missing_ok=True)
    if not logged([find_uv(), "sync", "--locked", *(options or [])], variables, project):
        raise failure()
    stamp.write_text(made_for, encoding="utf-8")
    return environment


def logged(command: list[str], variables: dict[str, str], folder: Path) -> bool:
    """Run a step of the set-up with its chatter in the log; say whether it went well.

    On a terminal the seconds are counted meanwhile.
    """
    started = time.monotonic()
    with LOG.open("a", encoding="utf-8") as log:
        log.write("$ " + " ".join(command) + "\n")
        log.flush()
        step = subprocess.Popen(
            command, cwd=folder, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
        try:
            while True:
                try:
                    step.wait(timeout=1)
                    break
                except subprocess.TimeoutExpired:
                    if sys.stderr.isatty():
                        passed = int(time.monotonic() - started)
                        print(f"\r  {passed} s", end="", file=sys.stderr, flush=True)
        finally:
            step.kill()  # after Ctrl-C; else it is over
            step.wait()
            if sys.stderr.isatty():
                print("\r        \r", end="", file=sys.stderr, flush=True)
    return step.returncode == 0


def failure(reason: str = "") -> SystemExit:
    """One sentence on why the set-up failed, read from the log unless the reason is given."""
    log = LOG.read_text(encoding="utf-8", errors="replace")
    meanings = (SYMPTOMS[sign] for sign in SYMPTOMS if re.search(sign, log, re.IGNORECASE))
    errors = re.findall("^error: *(.+)", log, re.IGNORECASE | re.MULTILINE) or ["a step failed"]
    reason = reason or next(meanings, errors[-1].rstrip("."))
    return SystemExit(f"{NOT_SET_UP}{reason}. Details are in {LOG}.")


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
        return hand_over(set_up_to_play(), ["saloon", "serve", "--browse"])
    if command == "run":
        return hand_over(set_up_to_play(), ["saloon", *rest])
    if command == "test" and not rest:
        return check()
    if command == "test":
        environment = set_up()
        os.chdir(ROOT)
        return hand_over(environment, ["pytest", *rest])
    if command == "bench":
        os.environ["SALOON_INTERPRETED"] = tool(set_up(), "python")
        os.environ["SALOON_ROOT"] = str(ROOT)
        return hand_over(set_up_to_measure(), ["saloon", "bench", *rest])
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
