"""Records: written, read, replayed, proved; and refused where they are not whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel import Message, Refused, to_json
from saloon.records import FairChance, Play, Record, dumps, finished, loads, replay, seal_of, verify
from saloon.records.record import Chain, canonical, taken_back
from tests.kernel.toy import ODDS

SECRET = bytes(range(32))
NONCES = [b"first", b"second"]
SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"


def finished_play() -> Play:
    play = Play(ODDS, 2, {"manners": "polite"}, FairChance(SECRET, NONCES))
    play.advance()
    play.move(1, "turn")
    play.move(0, "keep")
    play.advance()
    play.move(0, "show")
    play.advance()
    play.move(1, "wave")
    return play


def a_record() -> Record:
    return finished(finished_play(), ["Zoë", "O'Brien"], SECRET, NONCES)


TEXT = dumps(a_record())


def problem(file: bytes | str) -> Message:
    """Read and verify a file that must be refused."""
    with pytest.raises(Refused) as refused:
        verify(ODDS, loads(file if isinstance(file, bytes) else file.encode()))
    return refused.value.message


def edited(
    change: Callable[[dict[str, Any]], None], rechained: bool = False, text: str = ""
) -> str:
    """Change a record, and if asked forge the hashes so that the chain holds again."""
    data = json.loads(text or TEXT)
    change(data)
    if rechained:
        entries = data.pop("entries")
        footer = {"result": data.pop("result"), "secret": data.pop("secret")}
        del data["seal"]
        chain = Chain(data)
        for entry in entries:
            entry.pop("hash", None)
            entry["hash"] = chain.add(entry)[:16]
        data["entries"] = entries
        data.update(footer)
        data["seal"] = chain.add(footer)
    return json.dumps(data, ensure_ascii=False)


def test_a_record_reads_back_as_it_was_written() -> None:
    record = loads(TEXT.encode())
    assert dumps(record) == TEXT
    assert record.players == ("Zoë", "O'Brien")
    assert verify(ODDS, record) == 2


def test_a_record_fits_its_published_schema() -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(TEXT), schema, jsonschema.Draft202012Validator)


def test_a_record_holds_one_entry_a_line() -> None:
    moves = [line for line in TEXT.splitlines() if line.startswith('{"by"')]
    assert len(moves) == len(a_record().entries)


def test_a_record_replays_to_any_step_for_any_seat() -> None:
    record = loads(TEXT.encode())
    play = finished_play()
    for steps in range(len(record.entries) + 1):
        state = replay(ODDS, record, steps)
        fresh = Play(ODDS, 2, {"manners": "polite"}, FairChance(SECRET, NONCES))
        for entry in play.log[:steps]:
            fresh.enter(entry.seat, ODDS.parse(entry.move))
        for seat in (0, 1, None):
            assert to_json(state.observe(seat)) == to_json(fresh.state.observe(seat))
    assert [entry.asked for entry in record.entries] == [entry.asked for entry in play.log]


def test_a_running_game_makes_no_record() -> None:
    play = Play(ODDS, 2, {}, FairChance(SECRET, NONCES))
    with pytest.raises(Refused) as refused:
        finished(play, ["A", "B"], SECRET, NONCES)
    assert refused.value.message.key == "record-unfinished"


# Damaged, truncated, edited, too new


@pytest.mark.parametrize("cut", range(2, len(TEXT) - 2, 7))
def test_a_truncated_file_is_refused_with_its_line(cut: int) -> None:
    line = TEXT[:cut].count("\n") + 1
    assert problem(TEXT[:cut]) == Message("record-truncated", {"line": line})


def test_the_line_of_the_break_is_right() -> None:
    cut = TEXT.index('"show"')
    assert problem(TEXT[:cut]).params == {"line": TEXT[:cut].count("\n") + 1}
    broken = TEXT.replace('"show"', "show")
    assert problem(broken) == Message(
        "record-not-json", {"line": broken[: broken.index(": show")].count("\n") + 1}
    )


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (b"", "record-not-a-record"),
        (b"dear diary", "record-not-a-record"),
        (b"\xff\xfe", "record-not-json"),
        (b"[]", "record-not-a-record"),
        (b"12", "record-not-a-record"),
        (b'{"format": "chess"}', "record-not-a-record"),
        (b"[" * 100_000, "record-not-a-record"),
        (b'{"format": "saloon-record", "format": "saloon-record"}', "record-not-a-record"),
    ],
)
def test_what_is_no_record_is_refused(file: bytes, key: str) -> None:
    assert problem(file).key == key


@pytest.mark.parametrize("version", [0, 3, 99, "1", None, True])
def test_another_version_is_refused(version: object) -> None:
    message = problem(edited(lambda data: data.update(version=version)))
    assert message.key == "record-version"
    assert message.params["known"] == 2


def test_a_record_without_new_facts_is_written_as_ever() -> None:
    assert json.loads(TEXT)["version"] == 1
    assert problem(edited(lambda data: data.update(version=2), rechained=True)) == Message(
        "record-field", {"field": "version", "problem": "value"}
    )


# Seals and takebacks: the second version


def sealed() -> Record:
    """The same game with a takeback: the second seat waves twice."""
    record = finished(finished_play(), ["A", "B"], SECRET, NONCES, [seal_of(NONCES[0]), ""])
    last = record.entries[-1]
    turn = next(place for place, entry in enumerate(record.entries) if entry.move == "turn")
    assert (last.seat, record.entries[turn].seat) == (1, 1)
    stretch = record.entries[turn:-1]
    record.entries[-1:] = [taken_back(1, turn), *stretch, last]
    return record


def test_seals_and_takebacks_are_read_back_as_they_were_written() -> None:
    record = sealed()
    text = dumps(record)
    read = loads(text.encode())
    assert (dumps(read), read.version, read.seals) == (text, 2, record.seals)
    assert verify(ODDS, read) == 2
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.validate(json.loads(text), schema, jsonschema.Draft202012Validator)


def test_a_record_with_takebacks_replays_to_any_step() -> None:
    record = sealed()
    back = next(place for place, entry in enumerate(record.entries) if entry.back is not None)
    to = record.entries[back].back
    for seat in (0, 1, None):
        before = to_json(replay(ODDS, record, to).observe(seat))
        assert to_json(replay(ODDS, record, back + 1).observe(seat)) == before
        assert to_json(replay(ODDS, record, back).observe(seat)) != before


@pytest.mark.parametrize(
    ("seat", "back", "key"),
    [
        (0, 2, "record-takeback"),  # not the asker's decision, but the other's
        (1, 1, "record-takeback"),  # nobody decided there
        (1, 90, "record-takeback"),
    ],
)
def test_a_takeback_to_anywhere_else_is_caught(seat: int, back: int, key: str) -> None:
    record = sealed()
    place = next(place for place, entry in enumerate(record.entries) if entry.back is not None)
    wrong = 2 if record.entries[2].seat != seat else 3
    record.entries[place] = taken_back(seat, wrong if back == 2 else back)
    assert problem(dumps(record)) == Message(key, {"entry": place + 1})


def test_a_nonce_that_does_not_fit_its_seal_is_caught() -> None:
    record = sealed()
    record.seals = (seal_of(b"another"), "")
    assert problem(dumps(record)) == Message("record-nonce", {"number": 0})


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda data: data.update(seals=[""]), "seals"),
        (lambda data: data["entries"][0].update(back=0), "entries[0].move"),
        (
            lambda data: data["entries"][0].pop("move") and data["entries"][0].update(back=0),
            "entries[0].back",
        ),
    ],
)
def test_a_wrong_field_of_the_second_version_is_named(
    change: Callable[[dict[str, Any]], None], field: str
) -> None:
    found = problem(edited(change, rechained=True, text=dumps(sealed())))
    assert (found.key, found.params["field"]) == ("record-field", field)


@pytest.mark.parametrize(
    ("change", "field", "kind"),
    [
        (lambda data: data.pop("nonces"), "nonces", "missing"),
        (lambda data: data.update(rules="1"), "rules", "type"),
        (lambda data: data.update(rules=True), "rules", "type"),
        (lambda data: data.update(players="Ann"), "players", "type"),
        (lambda data: data.update(players=["Ann", 1]), "players", "type"),
        (lambda data: data.update(options={"manners": 1}), "options", "type"),
        (lambda data: data.update(secret="XY"), "secret", "value"),
        (lambda data: data.update(nonces=["0"]), "nonces", "value"),
        (lambda data: data.update(winner="Ann"), "winner", "value"),
        (lambda data: data.update(entries={}), "entries", "type"),
        (lambda data: data["entries"].__setitem__(1, 5), "entries[1]", "type"),
        (lambda data: data["entries"][1].pop("move"), "entries[1].move", "missing"),
        (lambda data: data["entries"][1].update(by=2), "entries[1].by", "value"),
        (lambda data: data["entries"][1].update(by=True), "entries[1].by", "value"),
        (lambda data: data["entries"][1].update(note=1), "entries[1].note", "value"),
        (
            lambda data: data["entries"][1].update(events=[{}]),
            "entries[1].events[0].say",
            "missing",
        ),
        (
            lambda data: data["entries"][1]["events"][0].update(say=["x", [], ""]),
            "entries[1].events[0].say",
            "type",
        ),
        (
            lambda data: data["entries"][1]["events"][0].update(own={"7": ["x", {}, ""]}),
            "entries[1].events[0].own.7",
            "value",
        ),
        (lambda data: data["result"].update(scores=[1.5]), "result.scores", "type"),
        (lambda data: data["result"].update(scores=[True, 0]), "result.scores", "type"),
        (lambda data: data.update(secret=""), "secret", "value"),
        (
            lambda data: data["entries"][1]["events"][0].update(reveals=False),
            "entries[1].events[0].reveals",
            "value",
        ),
        (
            lambda data: data["entries"][0]["events"][0]["say"][1].update(seat=True),
            "entries[0].events[0].say.seat",
            "type",
        ),
        (
            lambda data: data["entries"][0]["events"][0]["say"][1].update(seat=[1, "a"]),
            "entries[0].events[0].say.seat",
            "type",
        ),
        (lambda data: data["result"].update(extra=1), "result.extra", "value"),
    ],
)
def test_a_wrong_field_is_named(
    change: Callable[[dict[str, Any]], None], field: str, kind: str
) -> None:
    message = problem(edited(change, rechained=False))
    if message.key == "record-chain":
        message = problem(edited(change, rechained=True))
    assert message == Message("record-field", {"field": field, "problem": kind})


def test_an_edited_entry_breaks_the_chain_at_its_number() -> None:
    assert problem(edited(lambda data: data["entries"][4].update(move="wave"))) == Message(
        "record-chain", {"entry": 5}
    )


def test_an_edited_header_breaks_the_chain_at_once() -> None:
    assert problem(edited(lambda data: data.update(players=["Zoe", "O'Brien"]))) == Message(
        "record-chain", {"entry": 1}
    )


def test_an_edited_result_breaks_the_seal() -> None:
    changed = edited(lambda data: data["result"].update(reason="bored"))
    assert problem(changed).key == "record-seal"


def test_a_wrong_secret_does_not_fit_its_commitment() -> None:
    changed = edited(lambda data: data.update(secret=bytes(32).hex()))
    assert problem(changed).key == "record-commitment"


@pytest.mark.parametrize("field", ["name", "move", "option", "reason"])
def test_half_a_character_is_refused_with_its_line(field: str) -> None:
    """JSON can hold one half of a surrogate pair, which no file can be written with again."""

    def spoil(data: dict[str, Any]) -> None:
        half = "\ud83d"
        if field == "name":
            data["players"][0] = half
        elif field == "move":
            data["entries"][3]["move"] = half
        elif field == "option":
            data["options"][half] = "x"
        else:
            data["result"]["reason"] = half

    data = json.loads(TEXT)
    spoil(data)
    assert problem(json.dumps(data)) == Message("record-not-json", {"line": 1})


def test_a_whole_character_written_as_a_pair_is_welcome() -> None:
    record = a_record()
    record.players = ("\N{CAT FACE}", "B")
    text = json.dumps(json.loads(dumps(record)))
    assert "\\ud83d" in text
    assert loads(text.encode()).players == record.players


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(1, 255))
def test_no_changed_byte_goes_unseen(position: int, change: int) -> None:
    file = bytearray(TEXT.encode())
    before = file[position]
    file[position] ^= change
    if bytes([before]) in b" \n" and bytes([file[position]]) in b" \n\t\r":
        return
    problem(bytes(file))


# Forged: the chain was made anew, so only the rules and the draws can tell


def forged(change: Callable[[dict[str, Any]], None]) -> Message:
    return problem(edited(change, rechained=True))


def test_a_changed_draw_is_caught() -> None:
    def swap(data: dict[str, Any]) -> None:
        first = data["entries"][0]
        first["move"] = "tail" if first["move"] == "head" else "head"

    message = forged(swap)
    assert message.key == "record-draw"
    assert message.params["entry"] == 1
    assert message.params["found"] != message.params["expected"]


def test_a_move_that_is_not_offered_is_caught() -> None:
    assert forged(lambda data: data["entries"][2].update(move="show")) == Message(
        "record-move", {"entry": 3, "move": "show"}
    )


def test_a_move_out_of_turn_is_caught() -> None:
    assert forged(lambda data: data["entries"][5].update(by=1)) == Message(
        "record-turn", {"entry": 6}
    )


def test_a_swapped_move_is_caught_by_what_came_of_it() -> None:
    assert forged(lambda data: data["entries"][5].update(move="wave")) == Message(
        "record-events", {"entry": 6}
    )


def test_another_secret_with_a_fitting_commitment_draws_other_cards() -> None:
    def swap(data: dict[str, Any]) -> None:
        from saloon.records import commitment

        for number in range(1, 50):
            secret = bytes([number]) * 32
            chance = FairChance(secret, NONCES)
            if [chance.below(4) == 3 for _ in range(2)] != [
                entry["move"] == "tail" for entry in data["entries"][:2]
            ]:
                data.update(secret=secret.hex(), commitment=commitment(secret))
                return

    assert forged(swap).key == "record-draw"


def test_a_wrong_result_is_caught() -> None:
    assert forged(lambda data: data["result"].update(scores=[9, 9])).key == "record-result"


def test_an_unfinished_log_is_caught() -> None:
    assert forged(lambda data: data["entries"].pop()).key == "record-unfinished"


def test_entries_after_the_end_are_caught() -> None:
    def again(data: dict[str, Any]) -> None:
        data["entries"].append(dict(data["entries"][-1]))

    message = forged(again)
    assert message == Message("record-after-end", {"entry": len(a_record().entries) + 1})


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "record-game"),
        ({"rules": 7}, "record-rules"),
        ({"components": "0123456789abcdef"}, "record-components"),
        ({"nonces": ["00"]}, "record-field"),
        ({"options": {}}, "record-field"),
        ({"options": {"manners": "rude"}}, "option-value"),
        ({"players": ["A", "B", "C"]}, "record-field"),
    ],
)
def test_another_game_other_rules_or_another_table_are_refused(
    change: dict[str, object], key: str
) -> None:
    assert forged(lambda data: data.update(change)).key == key


def test_the_hashed_form_does_not_depend_on_the_order_of_names() -> None:
    assert canonical({"b": 1, "a": [2, "ü"]}) == '{"a":[2,"ü"],"b":1}'
