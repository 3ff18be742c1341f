"""What is given to a command: read exactly, explained, refused in the language asked for."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from saloon.cli import app
from saloon.words import LANGUAGES
from tests.cli.test_commands import ran

COMMANDS = [name for name in app if not name.startswith("-")]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_argument(command: str) -> None:
    arguments = [
        argument
        for argument in app[command].assemble_argument_collection(parse_docstring=True)
        if argument.show
    ]
    assert arguments
    for argument in arguments:
        assert len(str(argument.parameter.help or "")) > 5, argument.name


@pytest.mark.parametrize("command", COMMANDS)
def test_help_prints_what_it_explains(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    status, out, err = ran(capsys, command, "--help")
    assert (status, err) == (0, "")
    for argument in app[command].assemble_argument_collection(parse_docstring=True):
        if argument.show:
            words = str(argument.parameter.help).split()
            assert " ".join(words[:3]).replace("`", "") in " ".join(out.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "katzenjammer", "--players", "1.6"),
        ("play", "katzenjammer", "--players", "3.0"),
        ("play", "katzenjammer", "--players", "0x3"),
        ("play", "katzenjammer", "--players", "9" * 30),
        ("play", "katzenjammer", "--players", "٣"),
        ("play", "katzenjammer", "--nonce", "\udcff"),
        ("simulate", "katzenjammer", "--games", "1.5"),
        ("simulate", "katzenjammer", "--games", "1e3"),
        ("simulate", "katzenjammer", "--seed", "nan"),
        ("arena", "katzenjammer", "--time", "nan"),
        ("arena", "katzenjammer", "--time", "inf"),
        ("arena", "katzenjammer", "--time", "0"),
        ("arena", "katzenjammer", "--time", "-1"),
        ("arena", "katzenjammer", "--processes", "-1"),
        ("arena", "katzenjammer", "--ladder", "--slow-games", "-4"),
        ("arena", "katzenjammer", "--out", "page.md"),
        ("replay", "nowhere.json", "--step", "9" * 30),
        ("puzzle", "--size", "9" * 30),
        ("puzzle", "--size", "6.5"),
        ("puzzle", "--seed", "\udcff"),
        ("serve", "--port", "99999"),
        ("serve", "--port", "-1"),
        ("serve", "--port", "1.5"),
        ("serve", "--pause", "nan"),
        ("serve", "--bot-pause", "-1"),
        ("serve", "--workers", "-1"),
        ("serve", "--log-level", "loud"),
        ("serve", "--public-url", "banana"),
        ("serve", "--smtp", "banana"),
        ("serve", "--smtp", "smtp://mail.example.org", "--mail-from", "banana"),
        ("serve", "--db", "sqlite:///\udcff"),
    ],
    ids=lambda arguments: " ".join(arguments).encode(errors="backslashreplace").decode()[:60],
)
def test_what_is_not_meant_is_refused_by_its_flag(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, out, err = ran(capsys, *arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert arguments[-2] in err


def test_numbers_from_the_environment_are_read_as_exactly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_PORT", "80.8")
    status, _, err = ran(capsys, "serve")
    assert status == 2
    assert "SALOON_PORT" in err


REFUSALS = [
    ("play", "poker"),
    ("play", "katzenjammer", "--players", "9"),
    ("play", "katzenjammer", "--players", "many"),
    ("play", "katzenjammer", "--players"),
    ("play", "katzenjammer", "--players", "2", "--players", "3"),
    ("play", "katzenjammer", "--colour"),
    ("play", "katzenjammer", "poker"),
    ("play",),
    ("dance",),
    ("arena", "katzenjammer", "--time", "soon"),
    ("arena", "katzenjammer", "--time", "-1"),
    ("arena", "katzenjammer", "--out", "page.md"),
    ("replay", "nowhere.json"),
    ("puzzle", "--seed", "\udcff"),
]


@pytest.mark.parametrize(
    "arguments", REFUSALS, ids=lambda arguments: " ".join(map(ascii, arguments))
)
def test_refusals_speak_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    told = set()
    for lang in LANGUAGES:
        for way in (("--lang", lang), (f"--lang={lang}",)):
            status, out, err = ran(capsys, arguments[0], *way, *arguments[1:])
            assert (status, out) == (2, "")
            assert len(err.splitlines()) == 1
            told.add(err)
    assert len(told) == len(LANGUAGES)


def test_a_record_that_cannot_be_saved_is_refused_before_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    (tmp_path / "file").touch()
    for place in (tmp_path, tmp_path / "no" / "game.json", tmp_path / "file" / "game.json"):
        status, out, err = ran(capsys, "play", "katzenjammer", "--save", str(place))
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert str(place) in err


def test_a_page_that_cannot_be_written_is_refused_before_the_ladder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ladder = ("arena", "katzenjammer", "--ladder", "--games", "1000000")
    status, out, err = ran(capsys, *ladder, "--out", str(tmp_path))
    assert (status, out) == (2, "")
    assert str(tmp_path) in err


def test_looking_whether_a_game_can_be_saved_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert ran(capsys, "play", "katzenjammer", "--save", str(tmp_path / "game.json"))[0] == 0
    (tmp_path / "old.json").write_text("an older game")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert ran(capsys, "play", "katzenjammer", "--save", str(tmp_path / "old.json"))[0] == 0
    assert [file.name for file in tmp_path.iterdir()] == ["old.json"]
    assert (tmp_path / "old.json").read_text() == "an older game"


def test_a_missing_file_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        status, out, err = ran(capsys, "verify", "nowhere.json", "--lang", lang)
        assert (status, out) == (1, "")
        assert err.count("nowhere.json") == 1


def test_foreign_components_are_refused_before_a_game_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    simulate = ("simulate", "katzenjammer", "--players", "2", "--games", "1", "--bots", "random")
    assert ran(capsys, *simulate, "--out", str(tmp_path))[0] == 0
    (record,) = tmp_path.iterdir()
    status, out, err = ran(capsys, "replay", str(record), "--components", "own.toml")
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("kind", ["noise", "folder", "endless"])
@pytest.mark.parametrize(
    "command",
    [
        ("arena", "katzenjammer", "--games", "1", "--bots", "random,random", "--results"),
        ("replay",),
        ("verify",),
        ("puzzle", "--check"),
        ("play", "gnadenlos", "--components"),
        ("backup", "copy.db", "--db"),
        ("restore",),
        ("serve", "--port", "0", "--db"),
    ],
    ids=" ".join,
)
def test_files_that_are_something_else_are_refused_in_a_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: tuple[str, ...],
    kind: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SALOON_DB", f"sqlite:///{tmp_path}/own.db")
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 3)
    (tmp_path / "folder").mkdir()
    place = "/dev/zero" if kind == "endless" else kind
    given = f"sqlite:///{place}" if command[-1] == "--db" else place
    status, out, err = ran(capsys, *command, given)
    assert (status, out) == (1 if command == ("verify",) else 2, "")
    assert len(err.splitlines()) == 1
    assert command == ("replay",) or Path(place).name in err  # it is given one file alone
    assert {file.name for file in tmp_path.iterdir()} == {"noise", "folder"}


def test_json_is_one_document_whatever_else_is_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    made = json.loads(ran(capsys, "puzzle", "--size", "3", "--solution", "--json")[1])
    assert made["size"] == 3
    assert len(made["solution"]) >= 3
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(made), "utf-8")
    status, out, _ = ran(capsys, "puzzle", "--check", str(file), "--json")
    assert status == 0
    assert len(json.loads(out)["towns"]) == 1
    made["clues"].clear()
    file.write_text(json.dumps(made), "utf-8")
    status, out, _ = ran(capsys, "puzzle", "--check", str(file), "--json")
    assert status == 1
    assert len(json.loads(out)["towns"]) == 2
