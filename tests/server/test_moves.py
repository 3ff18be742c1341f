"""Moves: once and only once, for the position they were made in, and refused with a reason."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from saloon.games import GAMES
from saloon.kernel import State
from saloon.records import Play
from tests.server.fuzz import fuzz
from tests.server.served import Guest, Json, Refusal, Served, finish

ME = {"kind": "me"}
BESIDE = {"kind": "beside", "name": "Bo"}
BOT = {"kind": "bot", "bot": "random"}


class Pair:
    """Two people at a table of their own, and whose turn it is."""

    def __init__(self, served: Served, **more: object) -> None:
        self.ann, self.ben = served.guest("Ann"), served.guest("Ben")
        seats = [ME, {"kind": "open"}]
        made = self.ann.post("/tables", {"game": "katzenjammer", "seats": seats, **more})
        self.table = str(made["table"]["id"])
        self.invite = str(made["invite"])
        self.ben.put(f"/tables/{self.table}/seats/1", ME, invite=self.invite)

    def turn(self) -> tuple[Guest, Guest, Json]:
        """Give who is to move, who is not, and what the first one sees."""
        mine, other = self.ann.now(self.table), self.ben.now(self.table)
        if mine["moves"]:
            return self.ann, self.ben, mine
        return self.ben, self.ann, other

    def log(self) -> list[Json]:
        told: list[Json] = self.ann.get(f"/tables/{self.table}/events")["events"]
        return [event for event in told if event["kind"] == "play"]


@pytest.fixture
def pair(served: Served) -> Pair:
    return Pair(served)


def submission(now: Json, move: str, name: str = "m") -> Json:
    return {"id": name, "position": now["position"], "move": move}


def test_the_same_id_again_gives_the_first_answer_again(pair: Pair) -> None:
    mover, _, now = pair.turn()
    body = submission(now, "pass")
    first = mover.post(f"/tables/{pair.table}/moves", body)
    again = mover.post(f"/tables/{pair.table}/moves", body)
    other_move = mover.post(f"/tables/{pair.table}/moves", {**body, "move": "bid 1x1"})
    assert first == again == other_move
    assert len(pair.log()) == 2


def test_the_same_id_again_finds_the_seat_it_was_for(served: Served) -> None:
    """Whoever has several seats and names none: by then another one of them is asked."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    body = submission(ann.now(table, seat=0), "pass")
    first = ann.post(f"/tables/{table}/moves", body)
    assert ann.post(f"/tables/{table}/moves", body) == first
    seen = ann.now(table, seat=0)
    assert seen["position"] == first["number"]
    asked = [seat for seat in (0, 1) if ann.now(table, seat=seat)["moves"]]
    assert len(asked) == 1
    move = ann.now(table, seat=asked[0])["moves"][0]["move"]
    second = ann.post(f"/tables/{table}/moves", submission(seen, move))
    assert second["number"] > first["number"]


def test_old_answers_are_found_after_many_moves(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE, options={"rounds": "3"})
    now = ann.now(table, seat=0)
    seat = 0 if now["moves"] else 1
    body = {**submission(now, "pass", "first"), "seat": seat}
    first = ann.post(f"/tables/{table}/moves", body)
    finish(ann, table, (0, 1))
    assert ann.get(f"/tables/{table}/events")["number"] > 70
    assert ann.post(f"/tables/{table}/moves", body) == first


def test_concurrent_copies_of_a_move_are_entered_once(pair: Pair) -> None:
    mover, _, now = pair.turn()
    body = submission(now, "pass", "same")
    with ThreadPoolExecutor(8) as threads:
        path = f"/tables/{pair.table}/moves"
        answers = list(threads.map(lambda _: mover.post(path, body), range(16)))
    assert all(answer == answers[0] for answer in answers)
    assert len(pair.log()) == 2


def test_concurrent_moves_for_one_position_let_one_through(pair: Pair) -> None:
    """Two tabs, each with a move of its own."""
    mover, _, now = pair.turn()

    def attempt(number: int) -> str:
        try:
            mover.post(f"/tables/{pair.table}/moves", submission(now, "pass", f"tab {number}"))
        except Refusal as refusal:
            return str(refusal.code)
        return "entered"

    with ThreadPoolExecutor(8) as threads:
        assert sorted(threads.map(attempt, range(8))) == ["entered"] + ["stale"] * 7


def test_a_stale_move_is_told_the_present_position(pair: Pair) -> None:
    mover, _, now = pair.turn()
    mover.post(f"/tables/{pair.table}/moves", submission(now, "pass", "one"))
    late = mover.refused("POST", f"/tables/{pair.table}/moves", submission(now, "pass", "two"))
    assert (late.status, late.code) == (409, "stale")
    assert late.told["position"] == pair.turn()[2]["position"] > now["position"]
    early = submission({"position": late.told["position"] + 1}, "pass", "three")
    assert mover.refused("POST", f"/tables/{pair.table}/moves", early).code == "stale"


def test_each_refusal_has_its_own_code_and_sentence(pair: Pair, served: Served) -> None:
    mover, other, now = pair.turn()
    moves = f"/tables/{pair.table}/moves"

    def code(guest: Guest, body: Json) -> tuple[int, str]:
        refusal = guest.refused("POST", moves, body)
        assert refusal.told["message"].endswith(".")
        return refusal.status, refusal.code

    good = submission(now, "pass")
    assert code(served.stranger(), good) == (401, "not-signed-in")
    assert code(served.guest("Cy"), good) == (403, "not-invited")
    assert code(other, good) == (409, "not-your-turn")
    assert code(mover, {**good, "seat": 7}) == (404, "no-such-seat")
    assert code(other, {**good, "seat": 1 if other is pair.ann else 0}) == (403, "not-your-seat")
    assert code(mover, {**good, "move": "dance"}) == (422, "not-legal")
    assert code(mover, {"id": "x"}) == (400, "malformed")
    assert code(mover, {**good, "position": "now"}) == (400, "malformed")
    assert code(mover, {**good, "id": ""}) == (400, "malformed")
    assert code(mover, {**good, "move": "x" * 201}) == (400, "malformed")
    missing = mover.refused("POST", "/tables/nowhere/moves", good)
    assert (missing.status, missing.code) == (404, "no-such-table")


def test_a_refusal_of_the_rules_names_the_clause(pair: Pair) -> None:
    mover, _, now = pair.turn()
    told = mover.refused("POST", f"/tables/{pair.table}/moves", submission(now, "bid 9x1")).told
    assert told["clause"].startswith("KB-")
    assert told["code"] == "not-legal"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Du bist noch nicht dran mit Bieten."),
        ("fr", "Ce n’est pas à vous de parler."),
        ("it", "Non tocca ancora a te parlare."),
        ("nl", "Je bent nog niet aan de beurt om te bieden."),
    ],
)
def test_refusals_speak_the_persons_language(pair: Pair, lang: str, sentence: str) -> None:
    _, other, now = pair.turn()
    other.ask("PATCH", "/me", {"lang": lang})
    body = submission(now, "pass")
    told = other.refused("POST", f"/tables/{pair.table}/moves", body).told
    assert (told["message"], told["clause"]) == (sentence, "KB-25")


def test_nobody_moves_before_the_start_or_after_the_end(served: Served) -> None:
    ann = served.guest("Ann")
    waiting = ann.table(ME, {"kind": "open"})
    body = {"id": "x", "position": 0, "move": "pass"}
    assert ann.refused("POST", f"/tables/{waiting}/moves", body).code == "not-started"
    table = ann.table(ME, BESIDE)
    finish(ann, table, (0, 1))
    over = ann.refused("POST", f"/tables/{table}/moves", {**body, "seat": 0})
    assert (over.status, over.code) == (409, "game-over")


def test_moves_may_be_made_on_the_stream(pair: Pair) -> None:
    mover, _, now = pair.turn()
    with mover.stream(pair.table) as stream:
        assert stream.next()["kind"] == "snapshot"
        stream.say(do="move", **submission(now, "bid 9x9", "bad"))
        refused = stream.until("refused")
        assert (refused["id"], refused["mistake"]["code"]) == ("bad", "not-legal")
        stream.say(do="move", **submission(now, "pass", "good"))
        told = {stream.next()["kind"], stream.next()["kind"]}
        assert told == {"play", "entered"}
        stream.say(do="dance")
        assert stream.until("refused")["mistake"]["code"] == "malformed"
        stream.say(do="ping")
        assert stream.until("pong")


def test_undo_is_given_only_where_nobody_learned_anything(served: Served) -> None:
    """Laying a quartet shows cards; a bid proves what is held: neither can be undone."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    seat = 0 if ann.now(table, seat=0)["moves"] else 1
    assert ann.now(table, seat=seat)["undo"] is False
    assert ann.refused("POST", f"/tables/{table}/undo", {"seat": seat}).code == "undo-refused"


def test_a_pass_can_be_undone_until_the_auction_is_over(served: Served) -> None:
    """What is offered follows the rules: the end of an auction is taken back by consent alone."""
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    first = 0 if ann.now(table, seat=0)["moves"] else 1
    ann.move(table, "pass", seat=first)
    assert ann.now(table, seat=first)["undo"] is True
    ann.post(f"/tables/{table}/undo", {"seat": first})
    ann.move(table, "pass", seat=first)
    ann.move(table, "pass", seat=1 - first)
    for seat in (0, 1):
        assert ann.now(table, seat=seat)["undo"] is False
        assert ann.refused("POST", f"/tables/{table}/undo", {"seat": seat}).code == "undo-refused"


def test_a_takeback_needs_everyones_consent(pair: Pair) -> None:
    mover, other, now = pair.turn()
    table = pair.table
    assert mover.refused("POST", f"/tables/{table}/takeback", {}).code == "undo-refused"
    bid = next(each["move"] for each in now["moves"] if each["move"] != "pass")
    mover.post(f"/tables/{table}/moves", submission(now, bid))
    door = f"/tables/{table}/takeback/answer"
    assert other.refused("POST", door, {"agree": True, "request": 1}).code == "nothing-asked"
    assert other.refused("POST", door, {"agree": True}).code == "malformed"
    request = mover.post(f"/tables/{table}/takeback")["number"]
    asked = other.now(table)["takeback"]
    seats = (mover.see(table)["seat"], other.see(table)["seat"])
    assert asked == {"id": request, "seat": seats[0], "missing": [seats[1]]}
    other.post(door, {"agree": False, "request": request})
    assert other.now(table)["takeback"] is None
    second = mover.post(f"/tables/{table}/takeback")["number"]
    late = other.refused("POST", door, {"agree": True, "request": request})
    assert (late.status, late.code) == (409, "other-request")
    other.post(door, {"agree": True, "request": second})
    after = mover.now(table)
    assert after["view"] == now["view"]
    assert after["moves"] == now["moves"]
    assert after["position"] > now["position"]


def test_what_was_taken_back_stays_in_the_record_which_verifies(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.table(ME, BESIDE)
    for _ in range(8):
        served.wait_idle()
        seat = 0 if ann.now(table, seat=0)["moves"] else 1
        moves = ann.now(table, seat=seat)["moves"]
        before = ann.see(table, seat=seat)["now"]["view"]
        ann.move(table, moves[-1]["move"], seat=seat)
        served.wait_idle()
        ann.post(f"/tables/{table}/takeback", {"seat": seat})
        if before["phase"] != "auction":  # whether there was a choice of payment stays hidden
            assert ann.see(table, seat=seat)["now"]["view"]["phase"] == "auction"
            continue
        assert ann.see(table, seat=seat)["now"]["view"] == before
        ann.move(table, moves[-1]["move"], seat=seat)
    finish(ann, table, (0, 1))
    record = ann.get(f"/tables/{table}/record")
    kept = ann.post("/records", record)
    assert kept["game"] == "katzenjammer"
    assert sum("back" in entry for entry in record["entries"]) == 8
    assert ann.get(f"/tables/{table}/check")["takebacks"] == 8


def test_whoever_resigns_or_leaves_is_played_by_a_bot(pair: Pair) -> None:
    mover, other, now = pair.turn()
    table = pair.table
    seat = mover.see(table)["seat"]
    mover.post(f"/tables/{table}/leave")
    place = other.see(table)["table"]["seats"][seat]
    assert (place["absent"], bool(place["bot"])) == ("left", True)
    body = submission(now, "pass")
    assert mover.refused("POST", f"/tables/{table}/moves", body).code == "bot-plays"
    mover.post(f"/tables/{table}/back")
    assert other.see(table)["table"]["seats"][seat]["absent"] is None
    assert mover.refused("POST", f"/tables/{table}/back", {}).code == "not-absent"
    mover.post(f"/tables/{table}/resign")
    assert mover.refused("POST", f"/tables/{table}/back", {}).code == "not-absent"
    other.post(f"/tables/{table}/resign")
    with other.stream(table) as stream:
        for _ in range(2000):
            told = stream.next()
            if told.get("now") and told["now"]["result"]:
                break
    assert other.see(table)["table"]["status"] == "finished"


def test_a_hint_comes_from_the_best_bot_where_the_table_allows_it(served: Served) -> None:
    silent = Pair(served)
    assert silent.turn()[0].refused("POST", f"/tables/{silent.table}/hint", {}).code == "hints-off"
    pair = Pair(served, manners={"hints": True})
    mover, other, now = pair.turn()
    hint = mover.post(f"/tables/{pair.table}/hint")
    assert hint["move"] in [each["move"] for each in now["moves"]]
    assert hint["text"]
    assert hint["reasons"][0][0].startswith("kb-why-")
    assert hint["why"]
    assert other.refused("POST", f"/tables/{pair.table}/hint", {}).code == "not-your-turn"


def test_a_move_that_the_rules_list_is_never_lost_between_play_and_log(served: Served) -> None:
    """Memory and database say the same after a whole game."""
    ann = served.guest("Ann")
    table = ann.table(ME, BOT, BOT)
    finish(ann, table)
    held = served.house.tables[table]
    assert isinstance(held.play, Play)
    assert isinstance(held.play.state, State)
    kept = ann.get(f"/tables/{table}/record")["entries"]
    assert [entry["move"] for entry in kept] == [entry.move for entry in held.play.log]


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_accepted_that_was_not_offered(served: Served, game: str) -> None:
    """bench/faults.py does the same a hundred thousand times."""
    thrown = fuzz(served, game, 400, seed=1)
    assert thrown.not_offered == []
    assert thrown.refused > 300
    assert len(thrown.entered) > 0
    assert 100 < thrown.over_http < 300


def test_nobody_takes_back_what_a_bot_chose_in_their_stead(pair: Pair) -> None:
    mover, other, _ = pair.turn()
    table = pair.table
    mover.post(f"/tables/{table}/leave")
    for what in ("undo", "takeback"):
        assert mover.refused("POST", f"/tables/{table}/{what}", {}).code == "bot-plays"
    assert other.see(table)["table"]["status"] == "running"
