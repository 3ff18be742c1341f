"""The arena: fair tables, honest intervals, and a log that survives an interruption."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from saloon.arena import Contest, Played, ResultsLog, here, ladder_page, on_ray, play_game, report
from saloon.arena.report import account, lead, ratings, wilson
from saloon.bots import LEVELS
from saloon.cli import main
from saloon.kernel import Refused

TABLE = Contest("katzenjammer", ("sensible", "random", "random"), 12, 5)


def some(contest: Contest = TABLE) -> list[Played]:
    return list(here(1)(contest, range(contest.games)))


def test_every_deal_is_played_once_from_each_seat() -> None:
    assert [TABLE.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [TABLE.seats(number).index("sensible") for number in range(4)] == [0, 2, 1, 0]
    first, second, third = (play_game(TABLE, number) for number in range(3))
    assert {tuple(game.seats) for game in (first, second, third)} == {
        ("sensible", "random", "random"),
        ("random", "random", "sensible"),
        ("random", "sensible", "random"),
    }


def test_the_same_number_gives_the_same_game() -> None:
    one, other = play_game(TABLE, 7), play_game(TABLE, 7)
    assert (one.ranks, one.scores, one.decisions) == (other.ranks, other.scores, other.decisions)


def test_several_processes_play_the_same_games() -> None:
    alone = {game.number: game.scores for game in some()}
    together = {game.number: game.scores for game in here(2)(TABLE, range(TABLE.games))}
    assert together == alone


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused):
        Contest("katzenjammer", ("sensible",), 1, 1).check()
    with pytest.raises(Refused):
        Contest("katzenjammer", ("sensible", "nobody"), 1, 1).check()


def test_a_log_of_results_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "games.jsonl"
    log = ResultsLog(TABLE, path)
    for game in here(1)(TABLE, range(5)):
        log.note(game)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 5, "seats": ["sens')
    again = ResultsLog(TABLE, path)
    assert again.missing() == list(range(5, 12))
    for game in here(1)(TABLE, again.missing()):
        again.note(game)
    whole = ResultsLog(TABLE, path)
    assert whole.missing() == []
    assert [game.scores for game in whole] == [game.scores for game in some()]


def test_the_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    ResultsLog(TABLE, tmp_path / "games.jsonl")
    with pytest.raises(Refused):
        ResultsLog(Contest("katzenjammer", TABLE.bots, 12, 6), tmp_path / "games.jsonl")


# Figures


def made(wins: list[int]) -> list[Played]:
    """Games of a table of two in which seat `wins[n]` won game n."""
    contest = Contest("katzenjammer", ("sensible", "random"), len(wins), 1)
    return [
        Played(
            number,
            list(contest.seats(number)),
            [1 if seat == winner else 2 for seat in (0, 1)],
            [0, 0],
            [10, 10],
            [0.1, 0.2],
        )
        for number, winner in enumerate(wins)
    ]


def test_ratings_say_how_often_one_is_placed_before_the_other() -> None:
    high, low = ratings([[0.0, 7500.0], [2500.0, 0.0]])
    assert high - low == pytest.approx(190.8, abs=1)
    assert (high + low) / 2 == pytest.approx(1000)
    three = ratings([[0, 640, 757], [360, 0, 640], [243, 360, 0]])
    assert three[0] - three[1] == pytest.approx(100, abs=3)
    assert three[1] - three[2] == pytest.approx(100, abs=3)


def test_intervals_hold_at_the_edges() -> None:
    low, high = wilson(1.0, 20)
    assert 0.8 < low < 0.9
    assert high == pytest.approx(1.0)


def test_deals_not_games_make_the_interval() -> None:
    """Where the deal decides who wins, four games are worth two."""
    contest = Contest("katzenjammer", ("sensible", "random"), 40, 1)
    even = account(contest, made([0, 1] * 20), "sensible")
    assert even.rate == 1.0
    mirrored = account(contest, made([0, 0] * 20), "sensible")
    assert mirrored.rate == 0.5
    assert mirrored.interval()[1] < 0.75
    swinging = account(contest, made([0, 1, 1, 0] * 10), "sensible")
    assert swinging.rate == 0.5
    low, high = swinging.interval()
    assert high - low > 0.4


def test_a_shared_win_is_shared() -> None:
    (game,) = made([0])
    game.ranks = [1, 1]
    found = report(Contest("katzenjammer", ("sensible", "random"), 1, 1), [game])
    lines = found["bots"]
    assert isinstance(lines, list)
    assert [line["wins"] for line in lines if isinstance(line, dict)] == [0.5, 0.5]


def test_the_lead_has_its_interval() -> None:
    contest = Contest("katzenjammer", ("sensible", "random"), 400, 1)
    games = made(([0, 1, 0, 1] * 2 + [0, 0]) * 40)
    points, low, high = lead(contest, games)
    assert low < points < high
    assert points == pytest.approx(382, abs=10)


# The command


def run(arguments: list[str]) -> None:
    """Run the command to a clean end."""
    with contextlib.suppress(SystemExit):
        main(arguments)


def test_the_command_prints_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--bots", "sensible,random,random", "--games", "6", "--seed", "3", "--json"]
    run(["arena", "katzenjammer", *flags, "--processes", "1"])
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["games"], found["seed"]) == (
        "katzenjammer",
        3,
        6,
        3,
    )
    sensible, random = found["bots"]
    assert (sensible["bot"], sensible["games"]) == ("sensible", 6)
    assert (random["bot"], random["games"]) == ("random", 12)
    assert sensible["wins"] + random["wins"] == pytest.approx(6)
    for line in found["bots"]:
        assert 0 <= line["low"] <= line["win_rate"] <= line["high"] <= 1
        assert line["rating_low"] <= line["rating"] <= line["rating_high"]
        assert line["decisions"] > 0
        assert line["mean_ms"] > 0
        assert 1 <= line["mean_rank"] <= 3
    assert sensible["rating"] > random["rating"]


def test_time_a_move_is_held(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--bots", "searcher,random", "--games", "2", "--time", "0.01", "--json"]
    run(["arena", "katzenjammer", *flags, "--processes", "1"])
    searcher, _ = json.loads(capsys.readouterr().out)["bots"]
    assert 8 < searcher["mean_ms"] < 500


def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "katzenjammer", "--bots", "sensible,nobody"])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_ladder_names_every_level() -> None:
    contests = [
        Contest("katzenjammer", (upper, lower, lower), 3, 1)
        for upper, lower in zip(LEVELS, ("random", *LEVELS), strict=False)
    ]
    games = [
        Played(n, list(contests[0].seats(n)), [1, 2, 3], [3, 2, 1], [5, 5, 5], [0.1, 0.1, 0.1])
        for n in range(3)
    ]
    played = [
        (contest, [Played(**{**vars(game), "seats": list(contest.seats(game.number))})])
        for contest, game in zip(contests, [games[0]] * len(contests), strict=True)
    ]
    page = ladder_page("katzenjammer", "Katzenjammer Blues", played)
    assert all(f"| {level} | two " in page for level in LEVELS)
    assert "do not edit" in page


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray is the extra [cluster]: uv sync --extra cluster")
    contest = Contest("katzenjammer", ("sensible", "random"), 6, 2)
    alone = {game.number: game.scores for game in here(1)(contest, range(6))}
    afar = {game.number: game.scores for game in on_ray("auto")(contest, range(6))}
    assert afar == alone
