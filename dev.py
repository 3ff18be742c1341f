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
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
       python3 dev.py compile      compile the rules and the bots now
The first use sets up what is needed, inside this folder; that needs the package index.
Rules and bots are played compiled once they are. The server and `run play` start at once, on the
source as it is, and compile behind it for the next start; `run arena` and `run simulate` compile
first. SALOON_PLAIN=1 never compiles. Tests always run on the source."""

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "lint-imports": ["lint-imports"],
    # A file stays with one worker, and so do its server, browser and what it compiles;
    # tests/conftest.py puts the long ones first.
    "pytest": [
        *("pytest", "-n", "auto", "--maxprocesses", "4"),
        *("--dist", "loadfile", "--no-loadscope-reorder"),
    ],
}
TOOLS = ["saloon", *(command[0] for command in CHECKS.values())]

LONG = ("serve", "play")  # these start at once; meanwhile the rules are compiled behind them
MANY = ("arena", "simulate")  # these play so many games that they wait for the compiled rules

CHROMIUM = (  # whichever is on PATH; the first draws with half the processor time
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)
GET_CHROMIUM = "apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-core"

ROOT = Path(__file__).resolve().parent
KEPT = ROOT / ".saloon"
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
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

WITHIN = "-fvisibility=hidden"  # what only the package calls may be inlined: a tenth fewer steps
UV_VERSION = "0.13.7"
OLDEST_UV = (0, 11)  # the first to know UV_SYSTEM_CERTS
UV_WHEELS = {  # the statically linked ones, which run on every Linux
    "x86_64": "8b8ac028ae4ebb2a3f9d04907c61794f2cf8d7a7002bfbb4019a3dee28351fb2",
    "aarch64": "a90f5d95716ab83091f0f73a8e7ec64e557abf2a28537fcd719b2ac88e6f725a",
}

NOT_SET_UP = "Saloon could not be set up: "
NO_COMPILER = "Compiling Saloon needs a C compiler, and there is no {}."
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


def set_up_source() -> Path:
    """The ordinary environment, to play in; the package is editable, so its source may change."""
    environment = ROOT / ".venv"
    if is_made(environment / "made-for-tests", source_files(), TOOLS):
        return environment
    make(environment / "made-for", ROOT, source_files(), ["saloon"], ["--no-dev", "--inexact"])
    return environment


def set_up_tests() -> Path:
    """The same environment, with the tools that check the source."""
    # Hundreds of processes are started in the tests: none compiles the packages for itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    environment = ROOT / ".venv"
    make(environment / "made-for-tests", ROOT, source_files(), TOOLS, [])
    return environment


def source_files() -> list[Path]:
    """What the ordinary environment is made from: when one changes, it is made anew."""
    words = sorted((ROOT / "src" / "saloon").rglob("words/*.ftl"))
    project = [ROOT / "pyproject.toml", ROOT / "uv.lock", ROOT / "build_client.py"]
    return [*project, *files_in(ROOT / "web"), *words]


def set_up_to_play(command: str) -> Path:
    """The compiled package where it is there or waited for, else the source as it is."""
    plain = set_up_source()
    if os.environ.get("SALOON_PLAIN"):
        return plain
    compiled = compiled_environment()
    if is_made(compiled / "made-for", sources(), ["saloon"]):
        (compiled / "made-for").touch()  # it was used last
        return compiled
    if command not in LONG + MANY:
        return plain
    try:
        if not_compiled(compiled).exists():
            raise SystemExit(f"Compiling it failed before, see {KEPT / 'compile.log'}.")
        if command in MANY:
            return set_up_compiled()
        compile_behind()
    except SystemExit as reason:
        say("Playing uncompiled, with slower bots: " + str(reason).replace(NOT_SET_UP, ""))
    return plain


def set_up_compiled() -> Path:
    """The package as it is played, in a place of its own for each state of the source.

    So nothing changes under a server that plays on an earlier one; the one before stays for it.
    """
    with only_one():
        environment = compiled_environment()
        try:
            compile_into(environment, [])
        except SystemExit as reason:
            if compiler_missing() is None and NO_INDEX not in str(reason):
                not_compiled(environment).touch()  # it is not tried again
            raise
        stamps = sorted(KEPT.glob(".venv-compiled*/made-for"), key=os.path.getmtime)
        for outdated in {*KEPT.glob(".venv-compiled*")} - {stamp.parent for stamp in stamps[-2:]}:
            shutil.rmtree(outdated, ignore_errors=True)
    return environment


def compiled_environment() -> Path:
    state = hashlib.sha256(made_for(sources()).encode()).hexdigest()
    return KEPT / f".venv-compiled-{state[:16]}"


def not_compiled(environment: Path) -> Path:
    """Where it is noted that this state of the source cannot be compiled."""
    return environment.with_name(environment.name.replace(".venv", "not"))


def compile_behind() -> None:
    """Compile in a process of its own, which ends with this one or with what it becomes.

    It learns of that end by its input, which stays open as long as we are there.
    """
    if compiler_missing():
        raise SystemExit(NO_COMPILER.format(compiler_missing()))
    if os.name != "posix":
        raise SystemExit("`python dev.py compile` makes them quicker, once.")
    with (KEPT / "behind.log").open("w", encoding="utf-8") as log:
        command = [sys.executable, str(ROOT / "dev.py"), "compile", "--behind"]
        behind = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
        )
    assert behind.stdin is not None
    os.set_inheritable(behind.stdin.fileno(), True)
    say("Playing on the source as it is; quicker bots are compiled meanwhile, for the next start.")


def be_behind() -> None:
    """Take only what nobody else needs, and end with all helpers when our input ends."""
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # niceness will do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    def end() -> None:
        os.read(0, 1)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=end, daemon=True).start()


def set_up_to_measure() -> Path:
    """The compiled package with the peers it is measured against."""
    environment = ROOT / ".venv-compiled"
    with only_one():
        compile_into(environment, ["--extra", "research"])
    return environment


def compile_into(environment: Path, extras: list[str]) -> None:
    """Make an environment with the package compiled by mypyc.

    It is built from a copy: hatch-mypyc leaves its output beside the source, where the ordinary
    environment would import it, and hides pyproject.toml while it works.
    """
    if compiler_missing():
        raise SystemExit(NO_COMPILER.format(compiler_missing()))
    options = ["--no-editable", "--no-dev", *extras]
    make(environment / "made-for", KEPT / "compiled", sources(), ["saloon"], options, copy_sources)


@contextmanager
def only_one() -> Iterator[None]:
    """Compile one at a time; another that wants the same finds it made."""
    KEPT.mkdir(exist_ok=True)
    with (KEPT / "compiling").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiler_missing() -> str | None:
    """Name the C compiler this Python asks for, if it is not there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    return compiler[0] if compiler and not shutil.which(compiler[0]) else None


def sources() -> list[Path]:
    """List every file that the compiled package is made of."""
    places = [ROOT / name for name in COMPILED_FROM]
    single = [place for place in places if place.is_file()]
    return single + [path for place in places for path in files_in(place)]


def files_in(folder: Path) -> list[Path]:
    """List the files of a folder, less what is made of them."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("__pycache__", "node_modules")]
        found += [Path(place, name) for name in names if not name.endswith((".so", ".pyd"))]
    return sorted(found)


def fingerprint(path: Path) -> str:
    return f"\n{hashlib.sha256(path.read_bytes()).hexdigest()} {path}"


def copy_sources(workshop: Path) -> None:
    """Lay out what is to be compiled in a folder of its own."""
    shutil.rmtree(workshop, ignore_errors=True)
    for path in sources():
        copy = workshop / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def python() -> str:
    """The Python to make environments with: ours, but never the one of an environment."""
    ours = getattr(sys, "_base_executable", None) or sys.executable
    return os.environ.get("UV_PYTHON") or str(ours)


def made_for(files: list[Path]) -> str:
    """What the stamp of an environment says: the Python and every file it was made from."""
    return f"{ROOT} {os.path.realpath(python())} {sys.version}" + "".join(map(fingerprint, files))


def is_made(stamp: Path, files: list[Path], tools: list[str]) -> bool:
    whole = stamp.exists() and all(os.path.exists(tool(stamp.parent, name)) for name in tools)
    return whole and stamp.read_text(encoding="utf-8") == made_for(files)


def make(
    stamp: Path,
    project: Path,
    files: list[Path],
    tools: list[str],
    options: list[str],
    prepare: Callable[[Path], None] | None = None,
) -> None:
    """Let uv make the environment of this stamp from the lock.

    While the stamp holds, uv is not asked at all: work goes on offline and at once. A project that
    must be prepared first is one to compile.
    """
    if is_made(stamp, files, tools):
        return
    wishes = {"UV_PYTHON": python(), "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    variables = {**wishes, **os.environ, "UV_PROJECT_ENVIRONMENT": str(stamp.parent)}
    variables.pop("HATCH_BUILD_HOOK_ENABLE_MYPYC", None)
    KEPT.mkdir(exist_ok=True)
    if prepare is None:
        log = KEPT / "setup.log"
        packages = ["--no-install-project", *{"--inexact"}.difference(options)]  # keep the project
        steps = {"installing the packages": packages, "building the pages": []}
        say("Setting up Saloon (once):")
    else:
        log = KEPT / "compile.log"
        steps = {"compiling the rules and the bots": []}
        variables["HATCH_BUILD_HOOK_ENABLE_MYPYC"] = "1"
        variables["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {WITHIN}".strip()
        prepare(project)
        say("Compiling Saloon (once, a few minutes):")
    log.write_text("")
    state = made_for(files)
    stamp.unlink(missing_ok=True)
    sync = [find_uv(log), "sync", "--locked", *options]
    for what, more in steps.items():
        if not logged(what, [*sync, *more], variables, project, log):
            raise failure(log)
    stamp.write_text(state, encoding="utf-8")


def logged(
    what: str, command: list[str], variables: dict[str, str], folder: Path, log: Path
) -> bool:
    """Run a step under its name, with its chatter in the log; say whether it went well.

    On a terminal the seconds are counted meanwhile.
    """
    started, live = time.monotonic(), sys.stderr.isatty()
    print(f"  {what} ...", end="" if live else "\n", file=sys.stderr, flush=True)
    with log.open("a", encoding="utf-8") as chatter:
        chatter.write("$ " + " ".join(command) + "\n")
        chatter.flush()
        step = subprocess.Popen(
            command,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=chatter,
            stderr=chatter,
        )
        try:
            while True:
                try:
                    step.wait(timeout=1)
                    break
                except subprocess.TimeoutExpired:
                    if live:
                        passed = int(time.monotonic() - started)
                        print(f"\r  {what} ... {passed} s", end="", file=sys.stderr, flush=True)
        finally:
            step.kill()  # after Ctrl-C; else it is over
            step.wait()
            if live:
                print(file=sys.stderr, flush=True)
    return step.returncode == 0


def failure(log: Path, reason: str = "") -> SystemExit:
    """One sentence on why the set-up failed, read from the log unless the reason is given."""
    chatter = log.read_text(encoding="utf-8", errors="replace")
    meanings = (SYMPTOMS[sign] for sign in SYMPTOMS if re.search(sign, chatter, re.IGNORECASE))
    errors = re.findall("^error: *(.+)", chatter, re.IGNORECASE | re.MULTILINE) or ["a step failed"]
    reason = reason or next(meanings, errors[-1].rstrip("."))
    return SystemExit(f"{NOT_SET_UP}{reason}. Details are in {log}.")


def find_uv(log: Path) -> str:
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
            if not pip_install_uv(fetched, log):
                unpack_uv(fetched, log)
            if not own.exists():  # another dev.py may have been faster
                fetched.rename(own)
    return str(own / "bin" / ("uv" + EXE))


def user_cache() -> Path:
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def pip_install_uv(target: Path, log: Path) -> bool:
    """Let pip do it where there is one: it knows the user's mirrors, proxies and certificates."""
    pip = [sys.executable, "-m", "pip", "install", "--target", str(target), "--retries", "1"]
    what = ["--no-deps", "--only-binary", ":all:", f"uv=={UV_VERSION}"]
    variables = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    return logged("fetching uv", pip + what, variables, ROOT, log)


def unpack_uv(target: Path, log: Path) -> None:
    """Without pip (Debian's bare python3): take the wheel from the index by its hash."""
    digest = UV_WHEELS.get(platform.machine()) if sys.platform == "linux" else None
    if digest is None:
        raise failure(log, "please install uv first, see https://docs.astral.sh/uv/")
    choices = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL")
    index = next(filter(None, map(os.environ.get, choices)), "https://pypi.org/simple")
    page = re.sub(r"^\w+=", "", index).rstrip("/") + "/uv/"  # uv may name an index: name=URL
    try:
        link = re.search(f'href="([^"#]+)#sha256={digest}"', download(page).decode())
        wheel = download(urllib.parse.urljoin(page, html.unescape(link[1]))) if link else b""
    except (OSError, ValueError):
        raise failure(log, NO_INDEX) from None
    if hashlib.sha256(wheel).hexdigest() != digest:
        raise failure(log, f"the package index has no genuine uv {UV_VERSION}")
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
    """Run every check, also after a failure, and name those that failed.

    Beside pytest the others run one after the other; what each says comes in one piece.
    """
    if not any(map(shutil.which, CHROMIUM)):
        print(f"There is no Chromium: the browser tests are skipped. {GET_CHROMIUM}", flush=True)
    environment = set_up_tests()
    failed: list[str] = []

    def check_source() -> None:
        for name in [name for name in CHECKS if name != "pytest"]:
            done = checked(environment, name, subprocess.PIPE)
            print(f"\n== {name} ==\n{done.stdout}", end="", flush=True)
            if done.returncode:
                failed.append(name)

    beside = threading.Thread(target=check_source, daemon=True)
    beside.start()
    print("== pytest ==", flush=True)
    tests = checked(environment, "pytest", None)
    beside.join()
    failed += ["pytest"] if tests.returncode else []
    if failed:
        print("Failed: " + ", ".join(failed))
    return 1 if failed else 0


def checked(environment: Path, name: str, output: int | None) -> subprocess.CompletedProcess[str]:
    command = CHECKS[name]
    return subprocess.run(
        [tool(environment, command[0]), *command[1:]],
        cwd=ROOT,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


def run(command: str = "", *rest: str) -> int:
    """Run a command of `saloon`, which is told where the source is: its tests are there alone."""
    source = set_up_tests() if command == "clauses" else set_up_source()
    environment = set_up_to_play(command)
    os.environ["SALOON_INTERPRETED"] = tool(source, "python")
    os.environ["SALOON_ROOT"] = str(ROOT)
    return hand_over(environment, ["saloon", *([command] if command else []), *rest])


def main(command: str = "", *rest: str) -> int:
    if command == "":
        environment = set_up_to_play("serve")
        say("Starting the server ...")
        return hand_over(environment, ["saloon", "serve", "--browse"])
    if command == "run":
        return run(*rest)
    if command == "test" and not rest:
        return check()
    if command == "test":
        environment = set_up_tests()
        os.chdir(ROOT)
        return hand_over(environment, ["pytest", *rest])
    if command == "bench":
        os.environ["SALOON_INTERPRETED"] = tool(set_up_source(), "python")
        os.environ["SALOON_ROOT"] = str(ROOT)
        return hand_over(set_up_to_measure(), ["saloon", "bench", *rest])
    if command == "compile":
        if rest == ("--behind",):
            be_behind()
        set_up_source()
        set_up_compiled()
        return 0
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
        sys.exit(f"{NOT_SET_UP}{error}")
