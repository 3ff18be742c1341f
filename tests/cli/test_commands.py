"""What the commands print, how they end, and that bad input is one line and status 2."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from importlib import import_module, resources
from pathlib import Path

import pytest

from build_client import WEB
from saloon.cli import main
from saloon.cli.play import typed
from saloon.games import GAMES
from saloon.records import dumps, loads
from saloon.words import LANGUAGES, glossary, rulebook, words


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command; give its status and what it printed."""
    try:
        main(list(arguments))
        status = 0
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


SIMULATE = ("simulate", "katzenjammer", "--players", "3", "--games", "4", "--seed", "7")


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> list[Path]:
    """Four recorded games."""
    status, _, _ = ran(capsys, *SIMULATE, "--bots", "sensible", "--out", str(tmp_path))
    assert status == 0
    return sorted(tmp_path.iterdir())


def test_simulate_prints_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = ran(capsys, *SIMULATE, "--json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    assert (report["game"], report["players"], report["games"]) == ("katzenjammer", 3, 4)
    assert sum(report["ends"].values()) == 4
    assert len(report["seat_wins"]) == 3
    assert sum(report["seat_wins"]) >= 4
    for figure in ("decisions", "chance_events", "seconds", "decisions_per_second"):
        assert report[figure] > 0


def test_the_same_seed_gives_the_same_games_with_and_without_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def report(*more: str) -> dict[str, object]:
        found: dict[str, object] = json.loads(ran(capsys, *SIMULATE[:-1], *more, "--json")[1])
        del found["seconds"], found["decisions_per_second"], found["seed"]
        return found

    assert report("7") == report("7") == report("7", "--out", str(tmp_path))
    assert report("7") != report("8")


def test_every_record_that_simulate_wrote_is_verified(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = ran(capsys, "verify", *map(str, records))
    assert status == 0
    assert len(out.splitlines()) == len(records) == 4


def test_any_changed_byte_of_a_move_a_draw_or_the_secret_is_rejected(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    original = records[0].read_bytes()
    lines = original.splitlines(keepends=True)
    spots: list[int] = []
    offset = 0
    for line in lines:
        if line.startswith(b'{"by"'):
            move = line.index(b'"move": "') + 9
            spots.append(offset + move + len(line[move:].split(b'"')[0]) - 1)
        elif b'"secret": "' in line:
            secret = line.index(b'"secret": "') + 11
            spots += [offset + secret, offset + secret + 63]
        offset += len(line)
    assert len(spots) > 60
    for spot in spots:
        damaged = bytearray(original)
        damaged[spot] = ord("7") if damaged[spot] != ord("7") else ord("8")
        records[0].write_bytes(bytes(damaged))
        status, out, err = ran(capsys, "verify", str(records[0]))
        assert (status, out) == (1, "")
        assert len(err.splitlines()) == 1


def test_replay_tells_the_game_as_a_seat_saw_it(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(records[0])
    _, spectator, _ = ran(capsys, "replay", file, "--step", "19")
    _, own, _ = ran(capsys, "replay", file, "--step", "19", "--seat", "1")
    assert "You’re dealt" not in spectator
    assert own.count("You’re dealt") == 6
    assert "Your hand" in own
    assert "Your hand" not in spectator


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_speaks_every_language(
    records: list[Path], capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    status, out, err = ran(capsys, "replay", str(records[0]), "--lang", lang)
    assert (status, err) == (0, "")
    assert "Katz" not in out
    assert len(out.splitlines()) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_the_rulebook(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    status, out, _ = ran(capsys, "rules", "katzenjammer", "--lang", lang)
    assert status == 0
    heads = re.findall(r"^  (KB-\d\d)  ", out, re.MULTILINE)
    assert sorted(heads) == [f"KB-{number:02}" for number in range(1, 100)]
    said, book = " ".join(out.split()), rulebook("katzenjammer", lang)
    for_some = {number for part in book.sections if part.variant for number in part.clauses}
    assert for_some == set(heads[-len(for_some) :])
    assert heads[: -len(for_some)] == sorted(heads[: -len(for_some)])
    told = [*[part.text for part in book.brief], *[step.text for step in book.example]]
    assert [text for text in told if " ".join(text.split()) not in said] == []


def test_rules_shows_options_and_sources_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    book = rulebook("gnadenlos", "en")
    _, plain, _ = ran(capsys, "rules", "gnadenlos", "--lang", "en")
    _, full, _ = ran(capsys, "rules", "gnadenlos", "--notes", "--lang", "en")
    _, one, _ = ran(capsys, "rules", "gnadenlos", "GN-38", "--lang", "en")
    for text in (book.clause("GN-38").note, book.clause("GN-38").option):
        assert text not in " ".join(plain.split())
        assert text in " ".join(full.split())
        assert text in " ".join(one.split())


def test_rules_prints_the_glossary_in_the_order_of_letters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = ran(capsys, "rules", "gadshill", "--glossary", "--lang", "fr")
    for each in glossary("gadshill"):
        assert f"\n  {each.terms['fr'].term}  " in out, each.id
    assert out.index("\n  à côté du plateau  ") < out.index("\n  bâtiment  ")


def test_rules_prints_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = ran(capsys, "rules", "katzenjammer", "kb-44", "--lang", "en")
    assert out.startswith("KB-44 ")
    assert "KB-45" not in out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "poker"), "poker"),
        (("simulate", "katzenjammer", "--players", "7"), "7"),
        (("simulate", "katzenjammer", "--players", "many"), "--players"),
        (("simulate", "katzenjammer", "--games", "0"), "--games"),
        (("simulate", "katzenjammer", "--bots", "genius"), "genius"),
        (("simulate", "katzenjammer", "--bots", "random,random"), "2"),
        (("simulate", "katzenjammer", "--option", "rounds"), "rounds"),
        (
            ("simulate", "katzenjammer", "--option", "rounds=3", "--option", "rounds=1"),
            "rounds",
        ),
        (("simulate", "katzenjammer", "--option", "rounds=9"), "rounds"),
        (("simulate", "katzenjammer", "--option", "luck=good"), "luck"),
        (("simulate", "katzenjammer", "--players", "5", "--option", "mice_pool=short"), "short"),
        (("simulate", "katzenjammer", "--colour"), "--colour"),
        (("play", "katzenjammer", "--lang", "xx"), "xx"),
        (("play", "katzenjammer", "--players", "1"), "1"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("rules", "katzenjammer", "KB-100"), "KB-100"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_is_one_line_that_names_it(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str
) -> None:
    status, out, err = ran(capsys, *arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert named in err


def test_a_missing_or_foreign_file_is_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    for name in ("diary.txt", "nothing.json"):
        status, out, err = ran(capsys, "verify", str(tmp_path / name))
        assert (status, out) == (1, "")
        assert name in err


def test_seats_and_steps_beyond_the_record_are_refused(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in (("--seat", "3"), ("--seat", "-1"), ("--step", "999")):
        status, out, err = ran(capsys, "replay", str(records[0]), *wrong)
        assert (status, out) == (2, "")
        assert wrong[1] in err


def test_a_whole_game_can_be_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Always taking the first choice (pass, pay cheaply, stop) plays a game to its end."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    file = tmp_path / "game.json"
    status, out, _ = ran(
        capsys, "play", "katzenjammer", "--players", "3", "--save", str(file), "--lang", "en"
    )
    assert status == 0
    assert "Final standings" in out
    assert ran(capsys, "verify", str(file))[0] == 0


def test_the_coach_speaks_up_once_at_each_kind_of_decision(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    _, out, _ = ran(capsys, "play", "katzenjammer", "--players", "3", "--lang", "en")
    assert max(coached(out)) == 1


def test_the_coach_is_quiet_when_it_was_turned_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("coach\n" + "1\n" * 500))
    _, out, _ = ran(capsys, "play", "katzenjammer", "--players", "3", "--lang", "en")
    assert "The coach is off." in out
    assert sum(coached(out)) == 1  # at the first decision, before it was turned off


def coached(out: str) -> list[int]:
    """Count how often the coach says each of its lines."""
    flat = " ".join(out.split())
    kinds = ("bid", "joker", "pay", "lay")
    return [flat.count(words("en").text("kb-screen-coach-" + kind)) for kind in kinds]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_coach_says_the_same_in_the_terminal_and_on_the_screen(game: str) -> None:
    screen = (WEB / "src" / "games" / game / "coach.ts").read_text("utf-8")
    listed = re.search(r"CLAUSES.*?\};", screen, re.DOTALL)
    rests = re.findall(r'"([A-Z]{2}-\d+)"', listed[0] if listed else screen.split("CHAPTERS")[0])
    lines = import_module(f"saloon.games.{game}.terminal").COACH.values()
    assert sorted(line.clause for line in lines) == sorted(rests)


def test_a_wrong_choice_in_the_terminal_names_the_rule_and_loses_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bid 30x5\nbid 6 mixed\nhello\n99\nq\n"))
    status, out, _ = ran(capsys, "play", "katzenjammer", "--players", "2", "--lang", "en")
    assert status == 0
    flat = " ".join(out.split())
    assert "KB-28" in flat
    assert "KB-39" in flat
    assert "hello" in flat


def test_the_end_of_the_input_leaves_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, out, err = ran(capsys, "play", "katzenjammer", "--lang", "nl")
    assert (status, err) == (0, "")
    assert out


def test_verify_looks_at_every_file(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    records[1].write_text("{")
    status, out, err = ran(capsys, "verify", *map(str, records))
    assert status == 1
    assert len(out.splitlines()) == 3
    assert len(err.splitlines()) == 1
    assert records[1].name in err


def test_names_in_a_record_cannot_steer_the_terminal(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    record = loads(records[0].read_bytes())
    record.players = ("\x1b]0;owned\x07X\nY", "B", "C")
    records[0].write_text(dumps(record), "utf-8")
    status, out, _ = ran(capsys, "replay", str(records[0]), "--seat", "0")
    assert status == 0
    assert "\x1b" not in out
    assert "\x07" not in out


def test_a_saved_game_reads_well_for_everybody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    file = tmp_path / "game.json"
    ran(capsys, "play", "katzenjammer", "--save", str(file), "--nonce", "luck", "--lang", "en")
    record = loads(file.read_bytes())
    assert record.players[0] == "Player 1"
    assert bytes.fromhex(record.nonces[0]) == b"luck"


def test_moves_may_be_typed_loosely() -> None:
    moves = [*map(GAMES["katzenjammer"].parse, ("pass", "pay 2 2 J", "lay 3: 3 3 3 J"))]
    assert typed("PASS", moves) is moves[0]
    assert typed("pay j 2 2", moves) is moves[1]
    assert typed("Lay 3: J 3 3 3", moves) is moves[2]
    assert typed("pay 2 J", moves) is None


@pytest.mark.parametrize("command", ["rules katzenjammer", "replay {file}"])
def test_a_terminal_that_knows_only_ascii_is_served(records: list[Path], command: str) -> None:
    arguments = command.format(file=records[0]).split()
    done = subprocess.run(
        [sys.executable, "-m", "saloon.cli", *arguments, "--lang", "fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_very_large_table_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "play"):
        status, _, err = ran(capsys, command, "katzenjammer", "--players", "1000000000")
        assert status == 2
        assert "2 to 6" in err


def test_a_puzzle_is_made_checked_and_told_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _, out, err = ran(capsys, "puzzle", "--seed", "3", "--size", "6", "--json")
    assert err == ""
    file = tmp_path / "puzzle.json"
    file.write_text(out, "utf-8")
    assert ran(capsys, "puzzle", "--check", str(file))[0] == 0
    told = {ran(capsys, "puzzle", "--seed", "3", "--size", "6", "--lang", x)[1] for x in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_the_clues_of_a_puzzle_are_printed_with_their_lots(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = json.loads(ran(capsys, "puzzle", "--seed", "3", "--json")[1])
    _, out, _ = ran(capsys, "puzzle", "--seed", "3", "--lang", "en")
    told = [line for line in out.splitlines() if line.startswith("Card ")]
    assert len(told) == len(data["clues"])
    for line, clue in zip(told, data["clues"], strict=True):
        lots = clue.get("lots") or sorted({lot for pair in clue["pairs"] for lot in pair})
        assert line.endswith(" [" + ", ".join(lots) + "]")


def test_a_puzzle_with_two_towns_shows_both(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = json.loads(ran(capsys, "puzzle", "--seed", "3", "--json")[1])
    data["clues"].pop()
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(data), "utf-8")
    status, out, _ = ran(capsys, "puzzle", "--check", str(file), "--lang", "en")
    assert status == 1
    one, two = out.split("\n\n")[1:]
    assert one.count("stands on") == two.count("stands on") >= 2
    assert one != two


def test_a_file_that_is_no_puzzle_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for number, text in enumerate(("", "[]", "{}", "[" * 100_000, '{"format": "saloon-puzzle"}')):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        status, out, err = ran(capsys, "puzzle", "--check", str(file))
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1
    assert ran(capsys, "puzzle", "--check", "nowhere.json")[0] == 2
    assert ran(capsys, "puzzle", "--size", "23")[0] == 2


@pytest.mark.parametrize(
    ("game", "file"), [("gnadenlos", "components.toml"), ("gadshill", "town.toml")]
)
def test_a_host_may_bring_components_of_his_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, file: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes((resources.files("saloon.games") / game / file).read_bytes())
    records = tmp_path / "records"
    simulate = ("simulate", game, "--players", "3", "--games", "1", "--out", str(records))
    assert ran(capsys, *simulate, "--components", str(own))[0] == 0
    (record,) = records.iterdir()
    assert ran(capsys, "verify", str(record))[0] == 1
    assert ran(capsys, "verify", str(record), "--components", str(own))[0] == 0
    assert ran(capsys, "replay", str(record), "--components", str(own))[0] == 0
    own.write_text("name = ", "utf-8")
    status, _, err = ran(capsys, *simulate, "--components", str(own))
    assert status == 2
    assert len(err.splitlines()) == 1


def test_katzenjammer_has_no_components_to_bring(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = ran(capsys, "simulate", "katzenjammer", "--components", "cards.toml")
    assert status == 2
    assert "gnadenlos" in err


@pytest.mark.parametrize("game", ["gnadenlos", "gadshill"])
def test_the_other_games_are_played_in_the_terminal_too(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 900))
    file = tmp_path / "game.json"
    status, out, _ = ran(capsys, "play", game, "--save", str(file), "--lang", "de")
    assert status == 0
    assert "{" not in out
    assert ran(capsys, "verify", str(file))[0] == 0
    for lang in LANGUAGES:
        assert ran(capsys, "replay", str(file), "--lang", lang, "--seat", "0")[0] == 0


def test_a_closed_pipe_ends_quietly() -> None:
    done = subprocess.run(
        [
            "bash",
            "-c",
            f'"{sys.executable}" -m saloon.cli rules katzenjammer | head -1; '
            'exit "${PIPESTATUS[0]}"',
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Katzenjammer" in done.stdout


def test_verify_compares_with_what_was_noted(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = str(records[0]), loads(records[0].read_bytes())
    right = ["--commitment", record.commitment.upper(), "--nonce", f"1={record.nonces[1]}"]
    assert ran(capsys, "verify", file, *right)[0] == 0
    for wrong, sentence in (
        (["--commitment", "00" * 32], "Die Festlegung ist nicht die,"),
        (["--nonce", "0=abcd"], "Die Zahl von Platz 0"),
        (["--nonce", "9=abcd"], "Die Zahl von Platz 9"),
    ):
        status, out, err = ran(capsys, "verify", file, *wrong, "--lang", "de")
        assert (status, out, sentence in err, err.count("\n")) == (1, "", True, 1)
    for form in ("abcd", "x=abcd", "0=xyz", "-1=ab"):
        status, out, err = ran(capsys, "verify", file, f"--nonce={form}")
        assert (status, out, form in err, err.count("\n")) == (2, "", True, 1)
