"""The outbox: who is told of their turn, when, and what happens where that fails."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from saloon.server.house.delivery import MOST_FAILURES, OUR_LONGEST, OUR_PAUSE, deliver, pause
from saloon.server.house.quiet import quiet_until
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.store.database import Statement, StoreError
from saloon.server.store.notices import GRACE, HOUR, Channel, Hours
from tests.server.served import Guest, HandClock, Json, Served, serving

ME = {"kind": "me"}
OPEN = {"kind": "open"}
DAYS = {"kind": "days", "days": 30}
HOOK = {"kind": "webhook", "address": "https://hooks.example.org/abc"}
GRACE_SECONDS = GRACE / 1000
HOUR_SECONDS = HOUR / 1000
DAY_SECONDS = 86_400


class Tray:
    """Takes letters instead of sending them."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.trouble: Exception | None = None
        self.tries = 0

    async def carry(self, channel: Channel, letter: Letter) -> None:
        self.tries += 1
        if self.trouble is not None:
            raise self.trouble
        self.letters.append((channel.person, letter))


class Post:
    """Two people at tables by the day, and all that they are told."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.tray = Tray()
        served.house.mailroom.carriers["webhook"] = self.tray
        self.ann, self.bo = served.guest("Ann"), served.guest("Bo", lang="de")

    def table(self, pace: Json = DAYS) -> str:
        name = self.ann.table(ME, OPEN, pace=pace, manners={"public": True})
        self.bo.put(f"/tables/{name}/seats/1", ME)
        return name

    def asked(self, table: str) -> Guest:
        """Find whose turn it is."""
        for each in (self.ann, self.bo):
            if each.now(table)["moves"]:
                return each
        raise AssertionError("nobody is asked")

    def other(self, guest: Guest) -> Guest:
        return self.bo if guest is self.ann else self.ann

    def play_on(self, table: str) -> None:
        """Let whoever is asked move until somebody else is."""
        one = self.asked(table)
        while self.asked(table) is one:
            one.move(table, one.now(table)["moves"][0]["move"])

    def listen(self, *guests: Guest) -> None:
        for each in guests or (self.ann, self.bo):
            each.post("/me/channels", HOOK)

    def later(self, seconds: float) -> list[str]:
        """Let time pass and letters go out; give who got one."""
        before = len(self.tray.letters)
        self.served.pass_time(seconds)
        self.served.run(deliver(self.served.house))
        return [person for person, _ in self.tray.letters[before:]]


@pytest.fixture
def post(stopped: Served) -> Post:
    return Post(stopped)


def test_somebody_is_told_once_that_it_is_their_turn(post: Post) -> None:
    post.listen()
    table = post.table()
    one = post.asked(table)
    assert post.later(GRACE_SECONDS - 1) == []
    assert post.later(1) == [one.id]
    assert post.later(5 * HOUR_SECONDS) == []
    _, letter = post.tray.letters[0]
    assert letter.url.endswith(f"#/table/{table}")
    assert letter.lang == ("en" if one is post.ann else "de")


def test_nobody_is_told_of_a_turn_that_is_taken(post: Post) -> None:
    post.listen()
    table = post.table()
    one = post.asked(table)
    post.later(GRACE_SECONDS - 1)
    post.play_on(table)
    assert post.later(GRACE_SECONDS) == [post.other(one).id]


def test_nobody_is_told_of_a_turn_that_was_taken_without_a_word(post: Post) -> None:
    """The outbox says otherwise, the table is right."""
    post.listen()
    table = post.table()
    one = post.asked(table)
    listening, post.served.house.people.listening = post.served.house.people.listening, set()
    post.play_on(table)
    post.served.house.people.listening = listening
    assert post.later(GRACE_SECONDS) == []
    post.play_on(table)
    assert post.later(GRACE_SECONDS) == [one.id]


def test_those_who_did_not_ask_are_told_nothing(post: Post) -> None:
    table = post.table()
    post.listen(post.other(post.asked(table)))
    assert post.later(HOUR_SECONDS) == []


def test_of_the_same_table_people_are_told_once_an_hour(post: Post) -> None:
    post.listen()
    table = post.table()
    one = post.asked(table)
    assert post.later(GRACE_SECONDS) == [one.id]
    post.play_on(table)
    post.play_on(table)
    assert post.asked(table) is one
    assert post.later(GRACE_SECONDS) == []
    assert post.later(HOUR_SECONDS - 2 * GRACE_SECONDS) == []
    assert post.later(GRACE_SECONDS) == [one.id]


def test_several_tables_are_one_letter(post: Post) -> None:
    tables = {post.table() for _ in range(6)}
    post.listen()
    for table in tables:
        post.play_on(table)
    told = post.later(GRACE_SECONDS)
    assert len(told) == len(set(told))
    letters = [letter for _, letter in post.tray.letters]
    assert {each.table for letter in letters for each in letter.tables} == tables
    many = max(letters, key=lambda letter: len(letter.tables))
    assert str(len(many.tables)) in many.title


def test_a_game_by_the_minute_is_played_at_the_table(post: Post) -> None:
    post.listen()
    post.table({"kind": "live", "bank": 36_000})
    assert post.later(HOUR_SECONDS) == []


def test_in_quiet_hours_letters_wait(post: Post) -> None:
    """The clock of the tests stands at eight in the morning, UTC."""
    post.listen()
    for each in (post.ann, post.bo):
        quiet = {"start": 22 * 60, "end": 9 * 60, "zone": "Etc/UTC"}
        assert each.put("/me/notices/quiet", {"quiet": quiet})["quiet"] == quiet
    table = post.table()
    assert post.later(GRACE_SECONDS) == []
    assert post.later(45 * 60) == []
    assert post.later(HOUR_SECONDS) == [post.asked(table).id]


def test_days_off_are_quiet_and_end_with_a_letter(post: Post) -> None:
    """Whether the turn began before or in them, and was told already or not."""
    post.listen()
    pace = {"kind": "days", "days": 30, "holidays": 7}
    told, begun = post.table(pace), post.table(pace)
    one = post.asked(told)
    while post.asked(begun) is one:
        post.play_on(begun)
    post.later(GRACE_SECONDS)
    one.post("/me/holiday", {"days": 2})
    post.play_on(begun)
    assert post.later(GRACE_SECONDS) == []
    assert post.later(DAY_SECONDS) == []
    one.post("/me/holiday", {"days": 1})
    assert post.later(2 * DAY_SECONDS - 2 * GRACE_SECONDS) == []
    assert post.later(2 * GRACE_SECONDS) == [one.id]
    _, letter = post.tray.letters[-1]
    assert {each.table for each in letter.tables} == {told, begun}
    assert post.later(DAY_SECONDS) == []


@pytest.mark.parametrize(
    ("start", "end", "hour", "until"),
    [
        (22, 9, 8, 9),
        (22, 9, 23, 33),
        (22, 9, 12, None),
        (7, 9, 8, 9),
        (7, 9, 9, None),
        (5, 5, 5, None),
    ],
)
def test_quiet_hours(start: int, end: int, hour: int, until: int | None) -> None:
    hours = Hours(start * 60, end * 60, "Etc/UTC")
    midnight = 1_800_057_600_000
    found = quiet_until(hours, midnight + hour * HOUR)
    assert found == (None if until is None else midnight + until * HOUR)


@pytest.mark.parametrize(
    ("now", "zone", "until"),
    [
        ("2026-03-28T22:30", "Europe/Berlin", "2026-03-29T05:00"),  # the night is an hour shorter
        ("2026-10-24T21:30", "Europe/Berlin", "2026-10-25T06:00"),  # and here longer
        ("2026-10-25T01:30", "Europe/Berlin", "2026-10-25T06:00"),  # in the hour that comes twice
        ("2026-07-01T12:00", "Asia/Kolkata", None),
        ("2026-07-01T17:00", "Asia/Kolkata", "2026-07-02T01:30"),
        ("2026-07-01T20:00", "America/New_York", None),
        ("2026-07-02T03:00", "America/New_York", "2026-07-02T11:00"),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(now: str, zone: str, until: str | None) -> None:
    """From ten at night to seven in the morning, wherever somebody lives; times are UTC."""

    def moment(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    found = quiet_until(Hours(22 * 60, 7 * 60, zone), moment(now))
    assert found == (None if until is None else moment(until))


def test_a_zone_that_nobody_knows_is_refused(post: Post) -> None:
    for zone in ("Mars/Olympus", "../../etc/passwd", "", "Europe"):
        quiet = {"start": 0, "end": 60, "zone": zone}
        assert post.ann.refused("PUT", "/me/notices/quiet", {"quiet": quiet}).code == "bad-zone"


def test_pauses_grow_and_then_the_channel_is_off_and_says_so(post: Post) -> None:
    post.listen()
    one = post.asked(post.table())
    post.tray.trouble = Trouble("unreachable")
    assert post.later(GRACE_SECONDS) == []
    for failures in range(1, MOST_FAILURES):
        assert post.tray.tries == failures
        channel = one.get("/me/notices")["channels"][0]
        assert channel["state"] == "on"
        rest = pause(failures - 1) / 1000
        post.later(rest - 1)
        assert post.tray.tries == failures
        post.later(1)
    assert [pause(n) for n in range(3)] == [300_000, 1_200_000, 4_800_000]
    channel = one.get("/me/notices")["channels"][0]
    assert channel["state"] == "off"
    assert channel["trouble"]
    assert one.id not in post.served.house.people.listening


def test_a_letter_that_arrives_late_makes_up_for_the_failures(post: Post) -> None:
    post.listen()
    one = post.asked(post.table())
    post.tray.trouble = Trouble("unreachable")
    post.later(GRACE_SECONDS)
    post.tray.trouble = None
    assert post.later(pause(0) / 1000) == [one.id]
    (channel,) = one.get("/me/notices")["channels"]
    assert "trouble" not in channel


def test_what_is_gone_is_off_at_once(post: Post) -> None:
    post.listen()
    one = post.asked(post.table())
    post.tray.trouble = Trouble("gone", gone=True)
    post.later(GRACE_SECONDS)
    (channel,) = one.get("/me/notices")["channels"]
    assert channel["state"] == "off"
    said = "no longer exists" if one is post.ann else "gibt es nicht mehr"
    assert said in channel["trouble"]
    post.tray.trouble = None
    one.post(f"/me/channels/{channel['id']}/trial")
    (channel,) = one.get("/me/notices")["channels"]
    assert channel["state"] == "on"


def test_while_the_hosts_own_server_is_down_nobody_is_switched_off(post: Post) -> None:
    post.listen()
    one = post.asked(post.table())
    post.tray.trouble = Trouble("unreachable", ours=True)
    post.later(GRACE_SECONDS)
    tries = []
    for _ in range(5 * 12):
        post.later(OUR_PAUSE / 1000)
        tries.append(post.tray.tries)
    assert tries[:5] == [2, 3, 3, 4, 4]
    assert tries[-1] > MOST_FAILURES
    assert tries[-12] == tries[-1] - 1
    post.tray.trouble = None
    assert post.later(OUR_LONGEST / 1000) == [one.id]


def test_a_fault_in_one_letter_is_tried_again_later_and_holds_up_no_other(post: Post) -> None:
    post.listen()
    one = post.asked(post.table())
    post.tray.trouble = RuntimeError("nobody thought of this")
    assert post.later(GRACE_SECONDS) == []
    assert post.later(1) == []
    assert post.tray.tries == 1
    (channel,) = one.get("/me/notices")["channels"]
    assert channel["why"] == "unreachable"
    post.tray.trouble = None
    assert post.later(pause(0) / 1000) == [one.id]


@pytest.mark.files
def test_a_letter_is_sent_again_where_nobody_could_note_that_it_went(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    post.listen()
    one = post.asked(post.table())

    async def full(*_rows: Statement) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(post.served.house.store, "write", full)
        with pytest.raises(StoreError):
            post.later(GRACE_SECONDS)
    assert post.later(1) == [one.id]
    assert len(post.tray.letters) == 2


def test_what_is_due_outlives_the_server(tmp_path: Path) -> None:
    """It was written with the move."""
    clock = HandClock()
    with serving(tmp_path, clock) as first:
        post = Post(first)
        post.listen()
        one = post.asked(post.table()).id
    clock.timers.clear()
    with serving(tmp_path, clock) as second:
        again = Post.__new__(Post)
        again.served, again.tray = second, Tray()
        second.house.mailroom.carriers["webhook"] = again.tray
        assert again.later(GRACE_SECONDS) == [one]


@pytest.mark.files
def test_a_move_that_is_not_written_begins_no_turn(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both stand in one transaction."""
    post.listen()
    table = post.table()
    one = post.asked(table)
    rows = counted(post.served)
    held = post.served.house.tables[table]
    monkeypatch.setattr(held, "number", 0)  # the next change has a number that is there already
    position = held.position
    move = one.now(table)["moves"][0]["move"]
    told = one.refused(
        "POST", f"/tables/{table}/moves", {"id": "x", "position": position, "move": move}
    )
    assert told.code == "store-trouble"
    assert counted(post.served) == rows


def counted(served: Served) -> list[tuple[object, ...]]:
    """Read the outbox as it is on the disk."""
    assert served.house.settings.file is not None
    database = sqlite3.connect(served.house.settings.file)
    try:
        return database.execute("SELECT * FROM notices ORDER BY channel").fetchall()
    finally:
        database.close()


def dump(served: Served) -> str:
    assert served.house.settings.file is not None
    database = sqlite3.connect(served.house.settings.file)
    try:
        return "\n".join(database.iterdump())
    finally:
        database.close()


@pytest.mark.files
def test_addresses_are_shown_to_their_owner_and_go_with_the_account(post: Post) -> None:
    post.listen()
    post.ann.put("/me/notices/quiet", {"quiet": {"start": 1, "end": 2, "zone": "Asia/Tokyo"}})
    post.table()
    kept = post.ann.get("/me/data")
    assert [each["address"] for each in kept["channels"]] == [HOOK["address"]]
    assert kept["quiet"] == {"start": 1, "end": 2, "zone": "Asia/Tokyo"}
    for each in (post.ann, post.bo):
        each.ask("DELETE", "/me")
    text = dump(post.served)
    assert "hooks.example.org" not in text
    assert "Asia/Tokyo" not in text
    assert counted(post.served) == []


def test_a_channel_can_be_removed_by_its_owner_alone(post: Post) -> None:
    post.listen()
    (channel,) = post.ann.get("/me/notices")["channels"]
    path = f"/me/channels/{channel['id']}"
    assert post.bo.refused("DELETE", path).code == "no-such-channel"
    assert post.bo.refused("POST", f"{path}/trial").code == "no-such-channel"
    post.ann.ask("DELETE", path)
    assert post.ann.get("/me/notices")["channels"] == []
    assert post.ann.id not in post.served.house.people.listening


def test_there_are_so_many_channels_and_the_same_twice_is_one(post: Post) -> None:
    for number in range(8):
        wish = {**HOOK, "address": f"https://hooks.example.org/{number}"}
        post.ann.post("/me/channels", wish)
    post.ann.post("/me/channels", wish)
    assert post.ann.refused("POST", "/me/channels", HOOK).code == "channels-enough"
    assert len(post.ann.get("/me/notices")["channels"]) == 8


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "webhook", "address": "http://hooks.example.org/"},
        {"kind": "webhook", "address": "https://user:word@hooks.example.org/"},
        {"kind": "push", "address": "https://push.example.org/", "key": "AAAA", "auth": "AAAA"},
    ],
)
def test_an_address_that_cannot_be_one_is_refused(post: Post, wish: Json) -> None:
    assert post.ann.refused("POST", "/me/channels", wish).code == "bad-address"


def test_without_a_server_for_it_there_is_no_email(post: Post) -> None:
    assert post.ann.get("/me/notices")["kinds"] == ["push", "webhook"]
    wish = {"kind": "mail", "address": "ann@example.org"}
    assert post.ann.refused("POST", "/me/channels", wish).code == "no-mail"


def test_no_address_is_in_the_log(post: Post, caplog: pytest.LogCaptureFixture) -> None:
    post.listen()
    post.table()
    post.tray.trouble = Trouble("unreachable")
    post.later(GRACE_SECONDS)
    assert any("did not arrive" in each.getMessage() for each in caplog.records)
    assert "hooks.example.org" not in str([vars(each) for each in caplog.records])
