"""Houses that cheat, and how each of them is caught.

Two clients sit down and keep their notes as a client should. The house may do at each step what it
likes; in the end each client verifies the record and holds it against its notes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

import pytest

from saloon.games import GAMES
from saloon.kernel import CHANCE, Refused, Rng
from saloon.records import (
    Entry,
    FairChance,
    Notes,
    Play,
    Record,
    commitment,
    compare,
    finished,
    seal_of,
    verify,
)
from saloon.records.record import taken_back

GAME = GAMES["katzenjammer"]
PLAYERS = 3
BOT = 2


@dataclass
class Client:
    """One person's client: it promises first, and keeps what it saw before it shows anything."""

    seat: int
    nonce: bytes = field(init=False)
    notes: Notes = field(default_factory=lambda: Notes(takebacks=[]))
    moves: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.nonce = bytes([65 + self.seat]) * 32

    def sit(self, shown: str) -> str:
        self.notes = replace(self.notes, commitment=shown)
        return seal_of(self.nonce)

    def give(self, seals: list[str]) -> bytes:
        self.notes = replace(self.notes, seals=seals, nonces={self.seat: self.nonce.hex(), BOT: ""})
        return self.nonce

    def check(self, record: Record) -> None:
        verify(GAME, record)
        compare(record, replace(self.notes, moves={self.seat: self.moves}))


class House:
    """An honest house. Those that cheat do one thing otherwise."""

    secret = bytes(range(32))

    @cached_property
    def clients(self) -> list[Client]:
        return [Client(0), Client(1)]

    def play(self) -> Record:
        shown = commitment(self.secret)
        seals = [*[client.sit(shown) for client in self.clients], ""]
        nonces = [*[client.give(seals) for client in self.clients], b""]
        secret, nonces, seals = self.mixed(nonces, seals)
        play = Play(GAME, PLAYERS, {}, self.chance(secret, nonces))
        self.run(play)
        record = finished(play, ["Ann", "Ben", "bot"], secret, nonces, seals)
        self.finish(record)
        return record

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        """Say what goes into the draws and into the record."""
        return self.secret, nonces, seals

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance:
        return FairChance(secret, nonces)

    def finish(self, record: Record) -> None:
        """Touch the record up."""

    def run(self, play: Play) -> None:
        rng = Rng("rigging")
        while play.state.actors():
            play.advance()
            for seat in play.asked():
                moves = play.state.legal(seat)
                text = moves[rng.below(len(moves))].text
                play.move(seat, text)
                if seat != BOT:
                    self.clients[seat].moves.append(text)


def caught(house: House, seat: int = 0) -> str:
    """Play in a house; give the sentence by which a client catches it."""
    record = house.play()
    with pytest.raises(Refused) as refused:
        house.clients[seat].check(record)
    return refused.value.message.key


def test_an_honest_house_is_in_order() -> None:
    house = House()
    record = house.play()
    for client in house.clients:
        client.check(record)
        assert client.moves


def jokers(secret: bytes, nonces: list[bytes]) -> int:
    """Count the jokers that the first seat is dealt: the rigging houses like few."""
    play = Play(GAME, PLAYERS, {}, FairChance(secret, nonces))
    play.advance()
    cards = play.state.observe(0).hand  # type: ignore[attr-defined]  # a view of this game
    return sum(card == 0 for card in cards)


class GrindsANonce(House):
    """Puts a nonce of its own choice in the place of a person's."""

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        tries = [[nonces[0], bytes([number]) * 32, b""] for number in range(15)]
        best = max(tries, key=lambda each: jokers(self.secret, each))
        assert jokers(self.secret, best) > min(jokers(self.secret, each) for each in tries)
        return self.secret, best, [seals[0], seal_of(best[1]), ""]


def test_a_house_held_nonce_is_caught() -> None:
    house = GrindsANonce()
    verify(GAME, house.play())  # the record alone is in order
    assert caught(GrindsANonce(), seat=1) == "noted-seal"
    house = GrindsANonce()
    record = house.play()
    with pytest.raises(Refused) as refused:
        compare(record, Notes(nonces=house.clients[1].notes.nonces))
    assert refused.value.message.key == "noted-nonce"


def test_a_house_in_league_with_the_last_seat_is_caught_by_the_others() -> None:
    """The last seat chooses anew after it has seen the others' nonces: its seal was shown."""
    assert caught(GrindsANonce(), seat=0) == "noted-seal"


class KeepsTheSeal(GrindsANonce):
    """Does the same, and leaves the seal as it was shown."""

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        secret, chosen, _ = super().mixed(nonces, seals)
        return secret, chosen, seals


def test_a_changed_nonce_under_its_old_seal_is_caught_by_anyone() -> None:
    assert caught(KeepsTheSeal(), seat=0) == "record-nonce"


class ChangesTheSecret(House):
    """Chooses its secret when it knows the nonces."""

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        tries = [bytes([number]) * 32 for number in range(15)]
        return max(tries, key=lambda each: jokers(each, nonces)), nonces, seals


class KeepsTheCommitment(ChangesTheSecret):
    def finish(self, record: Record) -> None:
        record.commitment = commitment(self.secret)


def test_a_changed_secret_is_caught() -> None:
    verify(GAME, ChangesTheSecret().play())  # the record alone is in order
    assert caught(ChangesTheSecret()) == "noted-commitment"
    assert caught(KeepsTheCommitment()) == "record-commitment"


class DealsBeforeTheNonces(House):
    """Deals without waiting, and writes the nonces down as if it had."""

    def chance(self, secret: bytes, nonces: list[bytes]) -> FairChance:
        return FairChance(secret, [b""] * len(nonces))


class LeavesThemOut(House):
    """Deals without waiting, and says that nobody added anything."""

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        return self.secret, [b""] * len(nonces), [""] * len(seals)


class AddsForABot(House):
    """Lets a seat that adds nothing add what suits the house."""

    def mixed(self, nonces: list[bytes], seals: list[str]) -> tuple[bytes, list[bytes], list[str]]:
        return self.secret, [*nonces[:BOT], b"house"], seals


def test_a_deal_before_the_nonces_is_caught() -> None:
    assert caught(DealsBeforeTheNonces()) == "record-draw"
    assert caught(LeavesThemOut()) == "noted-seal"


def test_a_nonce_of_a_seat_that_adds_nothing_is_caught() -> None:
    assert caught(AddsForABot()) == "noted-nonce"


class ChangesAMove(House):
    """Lets a person pass who did not."""

    def run(self, play: Play) -> None:
        super().run(play)
        self.clients[0].moves.insert(0, "bid 1x1")


def test_a_move_that_one_made_and_the_record_lacks_is_caught() -> None:
    assert caught(ChangesAMove()) == "noted-move"


# Takebacks: the draws in a stretch that was taken back are used up


def goes_back(play: Play, seats: tuple[int, ...]) -> list[Entry] | None:
    """After a seat's decision that was followed by a draw: give the stretch that can go back."""
    for place in range(len(play.log) - 1, -1, -1):
        entry = play.log[place]
        if entry.seat != CHANCE and entry.asked:
            drew = any(each.seat == CHANCE for each in play.log[place:])
            return play.log[place:] if drew and entry.seat in seats else None
    return None


class TakesBack(House):
    """Somebody takes a decision back after which a card was drawn, and decides the same again."""

    told = True
    again = False
    kept = True

    def run(self, play: Play) -> None:
        self.before: list[Entry] = []
        rng = Rng("taking back")
        while play.state.actors():
            play.advance()
            stretch = goes_back(play, (0,)) if not self.before else None
            if stretch is not None:
                self.take_back(play, stretch)
                continue
            for seat in play.asked():
                moves = play.state.legal(seat)
                text = moves[rng.below(len(moves))].text
                play.move(seat, text)
                if seat != BOT:
                    self.clients[seat].moves.append(text)

    def take_back(self, play: Play, stretch: list[Entry]) -> None:
        point = len(play.log) - len(stretch)
        self.before = list(play.log) if self.kept else play.log[:point]
        self.point = point
        play.rewind(point)
        if self.again and isinstance(play.chance, FairChance):
            play.chance.drawn -= sum(entry.seat == CHANCE for entry in stretch)
        if self.told:
            for client in self.clients:
                client.notes = replace(client.notes, takebacks=[0])

    def finish(self, record: Record) -> None:
        line = [taken_back(0, self.point)] if self.kept else []
        record.entries = [*self.before, *line, *record.entries[self.point :]]


def test_a_takeback_over_a_draw_is_in_order_and_uses_new_draws() -> None:
    house = TakesBack()
    record = house.play()
    drawn = [entry for entry in record.entries if entry.seat == CHANCE]
    assert verify(GAME, record) == len(drawn)
    for client in house.clients:
        client.check(record)


class DrawsAgain(TakesBack):
    """Draws the same cards once more: a look at the future."""

    again = True


class FalseTakeback(TakesBack):
    """Nobody asked; the house did not like a card."""

    told = False


class SkipsDraws(TakesBack):
    """Skips draws and calls that a takeback, with nothing to show for it."""

    kept = False


def test_draws_that_come_again_after_a_takeback_are_caught() -> None:
    assert caught(DrawsAgain()) == "record-draw"


def test_a_takeback_that_nobody_saw_is_caught() -> None:
    verify(GAME, FalseTakeback().play())  # the record alone is in order
    assert caught(FalseTakeback()) == "noted-takebacks"


def test_draws_that_are_skipped_are_caught() -> None:
    assert caught(SkipsDraws()) == "record-draw"
