"""dev.py, run as a user runs it, in a small checkout with a uv that only writes down its orders."""

import ast
import hashlib
import importlib.util
import io
import json
import os
import platform
import signal
import socket
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.apart import apart

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

DEV = Path(__file__).resolve().parent.parent / "dev.py"
STARTING = "Setting up Saloon (once):\n"
INSTALLING = "  installing the packages ...\n"
SETTING_UP = STARTING + INSTALLING + "  building the pages ...\n"
COMPILING = "Compiling Saloon (once, a few minutes):\n  compiling the rules and the bots ...\n"
MEANWHILE = (
    "Playing on the source as it is; quicker bots are compiled meanwhile, for the next start.\n"
)
NO_BROWSER = (
    "There is no Chromium: the browser tests are skipped. "
    "apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-core"
)
UNCOMPILED = "Playing uncompiled, with slower bots: "

UV = r"""
import json, os, pathlib, signal, sys
if sys.argv[1:] == ["--version"]:
    sys.exit(print("uv", os.environ.get("FAKE_UV_VERSION", "0.13.7")))
order = {"arguments": sys.argv[1:], "folder": os.getcwd(), "variables": dict(os.environ)}
with open(os.environ["ORDERS"], "a") as orders:
    orders.write(json.dumps(order) + "\n")
if "FAKE_UV_INTERRUPTED" in os.environ:
    os.kill(os.getppid(), signal.SIGINT)
    signal.pause()
if "FAKE_UV_ERROR" in os.environ or (
    "FAKE_MYPYC_ERROR" in os.environ and "HATCH_BUILD_HOOK_ENABLE_MYPYC" in os.environ
):
    sys.exit(os.environ.get("FAKE_UV_ERROR", "error: mypyc fell over"))
if "HATCH_BUILD_HOOK_ENABLE_MYPYC" in os.environ and "FAKE_MYPYC_NEWS" in os.environ:
    with open(os.environ["FAKE_MYPYC_NEWS"], "w") as news:
        news.write(f"niceness {os.nice(0)}\n")
        news.flush()
        if "FAKE_MYPYC_TAKES_FOR_EVER" in os.environ:
            signal.pause()
programs = pathlib.Path(os.environ["UV_PROJECT_ENVIRONMENT"], "bin")
programs.mkdir(parents=True, exist_ok=True)
for name in ("saloon", "python", "ruff", "mypy", "lint-imports", "pytest"):
    program = programs / name
    program.write_text(os.environ["PROGRAM"])
    program.chmod(0o755)
"""
# Shows its name and arguments; `cat` shows its input, `where` its folder, `fail` gives exit 7,
# `await` plays until what is compiled behind it is there.
PROGRAM = """#!/bin/sh
echo "${0##*/}" "$@"
for argument; do case "$argument" in
    cat) /bin/cat ;;
    where) pwd -P ;;
    peer) echo "$SALOON_INTERPRETED" ;;
    fail) exit 7 ;;
    await) "$PYTHON" -c "$AWAIT" ;;
esac; done
[ "${0##*/}" != "$BROKEN" ]
"""


AWAIT = """
import fcntl, os
print(open(os.environ["FAKE_MYPYC_NEWS"]).read(), end="")
fcntl.flock(open(os.environ["BEING_COMPILED"]), fcntl.LOCK_EX)
"""


class Checkout:
    """A checkout, the home of a user who never used it, and what was asked of uv there."""

    def __init__(self, place: Path) -> None:
        self.root, self.home, self.path = place / "checkout", place / "home", place / "path"
        for folder in (self.root / "src" / "saloon", self.home, self.path):
            folder.mkdir(parents=True)
        (self.root / "dev.py").write_bytes(DEV.read_bytes())
        for name in (
            "pyproject.toml",
            "uv.lock",
            "build_client.py",
            "README.md",
            "LICENSE",
            "NOTICE",
        ):
            (self.root / name).write_text(name)
        (self.root / "src" / "saloon" / "rules.py").write_text("GAMES = 3\n")
        self.orders_file = place / "orders"

    def give_uv(self) -> None:
        script = self.path.parent / "uv.py"
        script.write_text(UV)
        (self.path / "uv").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{script}" "$@"\n')
        (self.path / "uv").chmod(0o755)

    def dev(
        self, *arguments: str, given: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run it to its end."""
        with self.start(*arguments, **variables) as running:
            out, err = running.communicate(given, timeout=60)
        return subprocess.CompletedProcess(running.args, running.returncode, out, err)

    def start(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        surroundings = {"HOME": str(self.home), "PATH": str(self.path), "PROGRAM": PROGRAM}
        surroundings["ORDERS"] = str(self.orders_file)
        surroundings |= {"PYTHON": sys.executable, "AWAIT": AWAIT}
        surroundings["BEING_COMPILED"] = str(self.root / ".saloon" / "compiling")
        surroundings["SALOON_PLAIN"] = "1"
        return subprocess.Popen(
            [sys.executable, str(self.root / "dev.py"), *arguments],
            cwd=self.home,
            env={**surroundings, **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=heed_interrupts,
        )

    def news(self) -> str:
        """A pipe by which the compiler says that it is at work, for as long as it is."""
        pipe = self.home / "news"
        os.mkfifo(pipe)
        return str(pipe)

    def orders(self) -> list[dict[str, Any]]:
        if not self.orders_file.exists():
            return []
        return [json.loads(line) for line in self.orders_file.read_text().splitlines()]


def heed_interrupts() -> None:
    """A process in the background is born deaf to Ctrl-C; the one under test shall hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def bare(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def checkout(bare: Checkout) -> Checkout:
    bare.give_uv()
    return bare


@pytest.fixture
def closed() -> Iterator[str]:
    """An index at an address where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}/simple"


def test_an_old_python_is_told_so_in_one_sentence() -> None:
    start = "import sys, runpy; sys.version_info = (3, 8, 0); runpy.run_path(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", start, DEV], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Saloon needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_an_old_python_can_read_the_file() -> None:
    assert apart(lambda: ast.parse(DEV.read_text(), feature_version=(3, 7))).body


def test_help_is_short_and_sets_nothing_up(checkout: Checkout) -> None:
    done = checkout.dev("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"dev.py {command}" in done.stdout for command in ("test", "run", "bench"))
    assert checkout.orders() == []


def test_an_unknown_command_is_one_line_and_exit_2(checkout: Checkout) -> None:
    done = checkout.dev("frobnicate")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'frobnicate'" in done.stderr
    assert done.stderr.count("\n") == 1
    assert checkout.orders() == []


def test_run_leaves_input_output_folder_and_exit_code_alone(checkout: Checkout) -> None:
    done = checkout.dev("run", "where", "cat", "fail", "--json", given="three cards")
    home = checkout.home.resolve()
    assert done.stdout == f"saloon where cat fail --json\n{home}\nthree cards"
    assert done.stderr == SETTING_UP
    assert done.returncode == 7


def test_without_a_command_the_first_game_starts(checkout: Checkout) -> None:
    assert checkout.dev().stdout == "saloon serve --browse\n"


def test_uv_makes_the_environment_from_the_lock_with_this_python(checkout: Checkout) -> None:
    checkout.dev("run", HATCH_BUILD_HOOK_ENABLE_MYPYC="1")
    packages, order = checkout.orders()
    root = checkout.root.resolve()
    sync = ["sync", "--locked", "--no-dev", "--inexact"]
    assert order["arguments"] == sync
    assert packages["arguments"] == [*sync, "--no-install-project"]
    assert order["folder"] == str(root)
    variables = order["variables"]
    assert variables["UV_PROJECT_ENVIRONMENT"] == str(root / ".venv")
    assert Path(variables["UV_PYTHON"]).samefile(sys.executable)
    assert (variables["UV_PYTHON_DOWNLOADS"], variables["UV_SYSTEM_CERTS"]) == ("never", "1")
    assert "HATCH_BUILD_HOOK_ENABLE_MYPYC" not in variables


def test_the_users_own_settings_for_uv_win(checkout: Checkout) -> None:
    checkout.dev("run", UV_PYTHON="3.13", UV_SYSTEM_CERTS="0")
    _, order = checkout.orders()
    assert (order["variables"]["UV_PYTHON"], order["variables"]["UV_SYSTEM_CERTS"]) == ("3.13", "0")


def test_the_second_time_uv_is_not_needed(checkout: Checkout) -> None:
    checkout.dev("run")
    (checkout.path / "uv").unlink()
    (checkout.root / "src" / "saloon" / "rules.py").write_text("GAMES = 4\n")
    done = checkout.dev("run", "again")
    assert (done.returncode, done.stdout, done.stderr) == (0, "saloon again\n", "")


@pytest.mark.parametrize("name", ["pyproject.toml", "uv.lock", "build_client.py", "web/app.ts"])
def test_a_changed_project_is_set_up_again(checkout: Checkout, name: str) -> None:
    checkout.dev("run")
    (checkout.root / name).parent.mkdir(exist_ok=True)
    (checkout.root / name).write_text("changed")
    assert checkout.dev("run").returncode == 0
    assert len(checkout.orders()) == 4


def test_a_missing_tool_is_set_up_again(checkout: Checkout) -> None:
    checkout.dev("test", "-x")
    (checkout.root / ".venv" / "bin" / "pytest").unlink()
    assert "pytest -x" in checkout.dev("test", "-x").stdout
    assert len(checkout.orders()) == 4


def test_the_tools_for_tests_come_with_the_first_test(checkout: Checkout) -> None:
    checkout.dev("run")
    assert checkout.dev("test", "-x").stderr == SETTING_UP
    *_, packages, project = checkout.orders()
    assert project["arguments"] == ["sync", "--locked"]
    assert packages["arguments"] == ["sync", "--locked", "--no-install-project", "--inexact"]
    assert checkout.dev("run").stderr == checkout.dev("test", "-x").stderr == ""


def test_players_change_nothing_about_the_tools_for_tests(checkout: Checkout) -> None:
    checkout.dev("test", "-x")
    assert checkout.dev("run").stderr == ""
    (checkout.root / "uv.lock").write_text("changed")
    assert checkout.dev("run").stderr == SETTING_UP
    assert checkout.dev("test", "-x").stderr == SETTING_UP


def test_ctrl_c_ends_quietly(checkout: Checkout) -> None:
    done = checkout.dev("run", FAKE_UV_INTERRUPTED="1")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", STARTING + INSTALLING)
    assert checkout.dev("run").returncode == 0


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            "error: Request failed after 3 retries\n  cause: error sending request for url",
            "it needs the Python package index and could not reach it",
        ),
        (
            "error: The lockfile at `uv.lock` needs to be updated, but `--locked` was provided.",
            "uv.lock does not fit pyproject.toml",
        ),
        ("noise\nerror: No space left on device", "No space left on device"),
        ("unheard of", "a step failed"),
    ],
)
def test_a_failed_set_up_is_one_sentence_that_names_the_log(
    checkout: Checkout, error: str, sentence: str
) -> None:
    done = checkout.dev("run", FAKE_UV_ERROR=error)
    log = checkout.root.resolve() / ".saloon" / "setup.log"
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{STARTING}{INSTALLING}Saloon could not be set up: {sentence}")
    assert done.stderr.endswith(f"Details are in {log}.\n")
    assert done.stderr.count("\n") == 3
    assert error in log.read_text()


def test_without_uv_and_network_it_says_what_it_needs(bare: Checkout, closed: str) -> None:
    done = bare.dev("run", PIP_INDEX_URL=closed, PIP_CONFIG_FILE=os.devnull)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{STARTING}  fetching uv ...\n")
    assert "it needs the Python package index and could not reach it" in done.stderr
    assert done.stderr.count("\n") == 3


def test_a_uv_that_is_too_old_is_left_alone(checkout: Checkout, closed: str) -> None:
    network = {"PIP_INDEX_URL": closed, "PIP_CONFIG_FILE": os.devnull}
    done = checkout.dev("run", FAKE_UV_VERSION="0.10.12", **network)
    assert done.returncode == 1
    assert checkout.orders() == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every Python brings pip")
@pytest.mark.parametrize("genuine", [True, False])
def test_without_pip_uv_is_unpacked_from_the_index_by_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, genuine: bool
) -> None:
    spec = importlib.util.spec_from_file_location("dev", DEV)
    assert spec is not None
    assert spec.loader is not None
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    wheel = io.BytesIO()
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"uv-{dev.UV_VERSION}.data/scripts/uv", "the program")
    digest = hashlib.sha256(wheel.getvalue()).hexdigest()
    (tmp_path / "uv").mkdir()
    (tmp_path / "uv" / "index.html").write_text(f'<a href="../uv.whl#sha256={digest}">uv</a>')
    (tmp_path / "uv.whl").write_bytes(wheel.getvalue() if genuine else b"something else")
    monkeypatch.setattr(dev, "UV_WHEELS", {platform.machine(): digest})
    log = tmp_path / "log"
    log.touch()
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        monkeypatch.setenv("UV_DEFAULT_INDEX", f"http://127.0.0.1:{server.server_port}/")
        try:
            if genuine:
                dev.unpack_uv(tmp_path / "own", log)
            else:
                with pytest.raises(SystemExit, match="no genuine uv"):
                    dev.unpack_uv(tmp_path / "own", log)
        finally:
            server.shutdown()
    program = tmp_path / "own" / "bin" / "uv"
    assert program.exists() == genuine
    assert os.access(program, os.X_OK) == genuine


def test_test_runs_every_check_and_what_each_says_comes_in_one_piece(checkout: Checkout) -> None:
    """All but pytest run one after the other, beside it."""
    done = checkout.dev("test")
    assert done.returncode == 0
    first, *rest = done.stdout.splitlines()
    assert first == NO_BROWSER
    pytest_says = "pytest -n auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder"
    assert rest.count("== pytest ==") == rest.count(pytest_says) == 1
    assert [each for each in rest if each not in ("", "== pytest ==", pytest_says)] == [
        "== ruff check ==",
        "ruff check .",
        "== ruff format ==",
        "ruff format --check .",
        "== mypy ==",
        "mypy",
        "== lint-imports ==",
        "lint-imports",
    ]


def test_test_goes_on_after_a_failure_and_names_it(checkout: Checkout) -> None:
    done = checkout.dev("test", BROKEN="ruff")
    assert done.returncode == 1
    assert "== pytest ==" in done.stdout
    assert done.stdout.splitlines()[-1] == "Failed: ruff check, ruff format"


def test_arguments_of_test_go_to_pytest_alone(checkout: Checkout) -> None:
    done = checkout.dev("test", "where", "-k", "fail")
    assert done.stdout == f"pytest where -k fail\n{checkout.root.resolve()}\n"
    assert done.returncode == 7


def test_bench_compiles_a_copy_and_knows_the_interpreted_python(checkout: Checkout) -> None:
    done = checkout.dev("bench", "--json", "peer", CC="/bin/sh")
    root = checkout.root.resolve()
    assert done.stdout == f"saloon bench --json peer\n{root}/.venv/bin/python\n"
    *_, order = checkout.orders()
    options = ["--no-editable", "--no-dev", "--extra", "research"]
    assert order["arguments"] == ["sync", "--locked", *options]
    assert order["variables"]["HATCH_BUILD_HOOK_ENABLE_MYPYC"] == "1"
    assert order["variables"]["UV_PROJECT_ENVIRONMENT"] == str(root / ".venv-compiled")
    assert Path(order["folder"], "src", "saloon", "rules.py").read_text() == "GAMES = 3\n"
    assert order["folder"] != str(root)


def test_bench_compiles_again_only_when_the_source_has_changed(checkout: Checkout) -> None:
    for rules, compiled in (("GAMES = 3\n", 1), ("GAMES = 3\n", 1), ("GAMES = 4\n", 2)):
        (checkout.root / "src" / "saloon" / "rules.py").write_text(rules)
        assert checkout.dev("bench", CC="/bin/sh").returncode == 0
        assert len(checkout.orders()) == 2 + compiled


def test_bench_without_a_compiler_says_so(checkout: Checkout) -> None:
    done = checkout.dev("bench", CC="no-such-compiler -O3")
    assert (done.returncode, done.stdout) == (1, "")
    assert "needs a C compiler, and there is no no-such-compiler" in done.stderr


def test_the_server_starts_on_the_source_and_is_compiled_behind_it(checkout: Checkout) -> None:
    """Whoever waits for the first card does not wait for the compiler; the next start has it."""
    web = checkout.root / "web"
    for name in ("app.ts", "node_modules/library.js"):
        (web / name).parent.mkdir(exist_ok=True)
        (web / name).write_text(name)
    behind = {"CC": "/bin/sh", "SALOON_PLAIN": "", "FAKE_MYPYC_NEWS": checkout.news()}
    done = checkout.dev("run", "serve", "await", **behind)
    assert (done.returncode, done.stderr) == (0, SETTING_UP + MEANWHILE)
    assert done.stdout == f"saloon serve await\nniceness {min(19, os.nice(0) + 19)}\n"
    *_, order = checkout.orders()
    environment = order["variables"]["UV_PROJECT_ENVIRONMENT"]
    assert order["arguments"] == ["sync", "--locked", "--no-editable", "--no-dev"]
    assert Path(environment).parent == checkout.root.resolve() / ".saloon"
    assert Path(order["folder"], "web", "app.ts").exists()
    assert not Path(order["folder"], "web", "node_modules").exists()
    Path(environment, "bin", "saloon").write_text("#!/bin/sh\necho compiled\n")
    for command in (["run", "serve"], ["run", "rules"], ["run", "arena"]):
        again = checkout.dev(*command, **behind)
        assert (again.stdout, again.stderr) == ("compiled\n", "")


def test_without_a_command_it_says_that_it_starts(checkout: Checkout) -> None:
    assert checkout.dev().stderr == SETTING_UP + "Starting the server ...\n"


def test_what_is_compiled_behind_a_server_ends_with_it(checkout: Checkout) -> None:
    """The pipe is closed when the last of its writers is gone."""
    news = checkout.news()
    with subprocess.Popen(["/bin/cat", news], stdout=subprocess.PIPE, text=True) as reader:
        for_ever = {"FAKE_MYPYC_NEWS": news, "FAKE_MYPYC_TAKES_FOR_EVER": "1"}
        serve = ("run", "serve", "cat")
        with checkout.start(*serve, CC="/bin/sh", SALOON_PLAIN="", **for_ever) as server:
            assert reader.stdout is not None
            assert server.stdin is not None
            assert reader.stdout.readline().startswith("niceness")
            assert reader.poll() is None
            server.stdin.close()
            assert server.wait(60) == 0
        assert reader.wait(60) == 0
    assert not list((checkout.root / ".saloon").glob(".venv-compiled*"))


def test_two_servers_compile_once(checkout: Checkout) -> None:
    checkout.dev("run")
    behind = {"CC": "/bin/sh", "SALOON_PLAIN": "", "FAKE_MYPYC_NEWS": checkout.news()}
    with checkout.start("run", "play", "cat", **behind) as first:
        assert first.stdin is not None
        second = checkout.dev("run", "play", "await", **behind)
        assert second.stderr == MEANWHILE
        first.stdin.close()
        assert first.wait(60) == 0
    made = [order for order in checkout.orders() if "--no-editable" in order["arguments"]]
    assert len(made) == 1


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_many_games_wait_for_the_compiled_package(checkout: Checkout, command: str) -> None:
    done = checkout.dev("run", command, CC="/bin/sh", SALOON_PLAIN="")
    assert (done.stdout, done.stderr) == (f"saloon {command}\n", SETTING_UP + COMPILING)
    assert checkout.dev("run", command, CC="/bin/sh", SALOON_PLAIN="").stderr == ""


def test_a_short_command_compiles_nothing(checkout: Checkout) -> None:
    done = checkout.dev("run", "rules", "katzenjammer", CC="/bin/sh", SALOON_PLAIN="")
    assert (done.stdout, done.stderr) == ("saloon rules katzenjammer\n", SETTING_UP)
    assert checkout.dev("run", CC="no-such-compiler", SALOON_PLAIN="").stderr == ""


def test_compile_compiles_at_once(checkout: Checkout) -> None:
    done = checkout.dev("compile", CC="/bin/sh")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", SETTING_UP + COMPILING)
    assert checkout.dev("run", "arena", CC="/bin/sh", SALOON_PLAIN="").stderr == ""


def test_a_changed_source_is_compiled_beside_the_last_one(checkout: Checkout) -> None:
    """A server may still play on that; older ones go."""
    for number in range(4):
        (checkout.root / "src" / "saloon" / "rules.py").write_text(f"GAMES = {number}\n")
        assert checkout.dev("compile", CC="/bin/sh").stderr.endswith(COMPILING)
        *_, order = checkout.orders()
        rules = Path(order["folder"], "src", "saloon", "rules.py")
        assert rules.read_text() == f"GAMES = {number}\n"
    environments = [order["variables"]["UV_PROJECT_ENVIRONMENT"] for order in checkout.orders()]
    assert [Path(each).exists() for each in environments[2:]] == [False, False, True, True]


def test_without_a_compiler_one_line_says_so_and_the_source_is_played(checkout: Checkout) -> None:
    why = "Compiling Saloon needs a C compiler, and there is no no-such-compiler.\n"
    for command, setting_up in (("play", SETTING_UP), ("arena", "")):
        done = checkout.dev("run", command, CC="no-such-compiler", SALOON_PLAIN="")
        assert done.stderr == setting_up + UNCOMPILED + why
        assert (done.returncode, done.stdout) == (0, f"saloon {command}\n")


def test_a_compilation_that_fails_is_not_tried_again_on_the_same_source(checkout: Checkout) -> None:
    failing = {"CC": "/bin/sh", "SALOON_PLAIN": "", "FAKE_MYPYC_ERROR": "1"}
    log = checkout.root.resolve() / ".saloon" / "compile.log"
    done = checkout.dev("run", "arena", **failing)
    why = f"mypyc fell over. Details are in {log}.\n"
    assert done.stderr == SETTING_UP + COMPILING + UNCOMPILED + why
    assert (done.returncode, done.stdout) == (0, "saloon arena\n")
    for command in ("arena", "play"):
        again = checkout.dev("run", command, **failing)
        assert again.stderr == f"{UNCOMPILED}Compiling it failed before, see {log}.\n"
    (checkout.root / "src" / "saloon" / "rules.py").write_text("GAMES = 4\n")
    assert checkout.dev("run", "arena", CC="/bin/sh", SALOON_PLAIN="").stderr == COMPILING


def test_tests_run_on_the_source_whatever_was_compiled(checkout: Checkout) -> None:
    checkout.dev("compile", CC="/bin/sh", SALOON_PLAIN="")
    for program in (checkout.root / ".saloon").glob(".venv-compiled*/bin/pytest"):
        program.unlink()
    assert checkout.dev("test", "-x", CC="/bin/sh", SALOON_PLAIN="").stdout == "pytest -x\n"


@pytest.mark.parametrize("there", [True, False])
def test_the_first_line_of_test_says_if_the_browser_tests_are_skipped(
    checkout: Checkout, there: bool
) -> None:
    if there:
        (checkout.path / "chromium").write_text("#!/bin/sh\n")
        (checkout.path / "chromium").chmod(0o755)
    first = checkout.dev("test").stdout.splitlines()[0]
    assert first.startswith("There is no Chromium: the browser tests are skipped.") == (not there)
    assert ("apt-get install" in first) == (not there)
