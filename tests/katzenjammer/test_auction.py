"""Auction: KB-24 to KB-37."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from saloon.games.katzenjammer import Katzenjammer
from saloon.games.katzenjammer.cards import faces
from saloon.kernel import CHANCE, Refused, Rng
from saloon.records import Play, undo_point

from .plain import backed, key, read_bid
from .play import games, plies
from .table import Scene, table


@pytest.mark.clause("KB-24")
def test_kb24_the_winner_gets_the_whole_lot() -> None:
    at = table(["1", "2"], pile="1 3 4 5 3 2").reveal()

    at.do(1, "bid 1x2").do(0, "pass")
    assert at.offers() == ["pay 2"]
    at.do(1, "pay 2")

    assert at.hands == ["1", "1 3 3 4 5"]
    assert at.lot == ""


@pytest.mark.clause("KB-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb25_the_leaders_left_neighbour_speaks_first_and_the_leader_last(players: int) -> None:
    for leader in range(players):
        at = table(["1"] * players, leader=leader, pile="3 3 2").reveal()
        spoke = []
        while at.phase == "auction":
            spoke.append(at.seat)
            at.do(at.seat, "pass")
        assert spoke == [(leader + step) % players for step in range(1, players + 1)]


@pytest.mark.clause("KB-25")
def test_kb25_the_second_lap_goes_on_clockwise() -> None:
    at = table(["1 1 1 1", "2 2 2 2", "3 3 3 3"], leader=1, pile="5 5 4").reveal()

    at.do(2, "bid 1x3").do(0, "bid 2x1").do(1, "bid 2x2").do(2, "bid 2x3").do(0, "bid 3x1")

    assert at.seat == 1


@pytest.mark.clause("KB-26", "KB-27")
def test_kb26_without_a_bid_any_bid_will_do() -> None:
    at = table(["1", "1 5"], pile="3 3 2").reveal()

    assert at.offers() == ["bid 1x1", "bid 1x5", "bid 2 mixed", "pass"]


@pytest.mark.clause("KB-26")
def test_kb26_a_bid_must_be_higher_than_the_high_bid() -> None:
    at = table(["1 1 4 5", "4", "2"], pile="3 3 2").reveal().do(1, "bid 1x4").do(2, "pass")

    assert at.offers() == ["bid 1x5", "bid 2 mixed", "bid 2x1", "bid 3 mixed", "pass"]
    assert at.refusal("bid 1x4").clause == "KB-26"
    assert at.refusal("bid 1x1").clause == "KB-26"


@pytest.mark.clause("KB-27")
def test_kb27_nobody_is_ever_obliged_to_bid() -> None:
    for ply in plies():
        if ply.phase == "auction":
            assert "pass" in ply.offered()


@pytest.mark.clause("KB-28")
def test_kb28_every_bid_offered_can_be_paid_from_the_hand() -> None:
    for ply in plies():
        if ply.phase == "auction":
            hand = faces(ply.before.hands[ply.seat]).split()
            for text in ply.offered():
                if text != "pass":
                    assert backed(hand, *read_bid(text.removeprefix("bid ")))


@pytest.mark.clause("KB-28")
def test_kb28_a_bluff_is_refused() -> None:
    at = table(["1", "5 5"], pile="3 3 2").reveal()

    for bluff in ("bid 3x5", "bid 1x4", "bid 2 mixed"):
        assert at.refusal(bluff).clause == "KB-28"


@pytest.mark.clause("KB-29")
def test_kb29_cards_of_the_lot_neither_back_nor_pay() -> None:
    at = table(["1", "4 5"], pile="4 5 3 4 2").reveal()
    assert at.offers() == ["bid 1x4", "bid 1x5", "bid 2 mixed", "pass"]

    at = table(["1", "2"], pile="J 2 3 4 4").reveal()  # the joker of the lot helps nobody either
    assert at.offers() == ["bid 1x2", "bid 2x2", "pass"]
    at.do(1, "bid 2x2").do(0, "pass")
    assert at.offers() == ["pay 2 2"]


@pytest.mark.clause("KB-30")
def test_kb30_who_has_passed_stays_out_of_this_auction() -> None:
    at = table(["5 5 5 5", "1 1 1 1", "2 2 2 2"], pile="3 3 4 4 1").reveal()
    at.do(1, "bid 1x1").do(2, "bid 1x2").do(0, "pass").do(1, "bid 2x1").do(2, "bid 2x2")
    assert at.seat == 1

    at.do(1, "pass").do(2, "pay 2 2", "stop").reveal()

    assert at.view.passed == (False, False, False)
    at.do(0, "bid 1x5")


@pytest.mark.clause("KB-30")
def test_kb30_nobody_speaks_after_his_pass_in_any_auction() -> None:
    for game in games():
        passed: set[int] = set()
        for ply in game:
            if ply.phase != "auction":
                passed.clear()
            else:
                assert ply.seat not in passed
                if ply.move == "pass":
                    passed.add(ply.seat)


@pytest.mark.clause("KB-31")
def test_kb31_a_later_bid_replaces_the_earlier_one() -> None:
    at = table(["2 2", "1 4 4"], pile="3 3 5").reveal()
    at.do(1, "bid 1x1").do(0, "bid 1x2")
    assert at.hands == ["2 2", "1 4 4"]

    at.do(1, "bid 2x4")

    assert [(bid.seat, bid.number, bid.value) for bid in at.view.bids] == [(0, 1, 2), (1, 2, 4)]
    assert at.hands == ["2 2", "1 4 4"]
    at.do(0, "pass").do(1, "pay 4 4")
    assert at.hands == ["2 2", "1 3 3"]


@pytest.mark.clause("KB-31")
def test_kb31_bid_cards_can_be_bid_again() -> None:
    at = table(["2 2", "1 1 1"], pile="3 3 5").reveal()

    at.do(1, "bid 1x1").do(0, "bid 2x2")

    assert "bid 3x1" in at.offers(1)


@pytest.mark.clause("KB-32")
def test_kb32_a_bid_may_skip_steps() -> None:
    at = table(["1", "1", "1 5 5 5 5"], pile="3 3 5").reveal().do(1, "bid 1x1")

    assert "bid 4x5" in at.offers(2)
    at.do(2, "bid 4x5")
    assert at.view.high is not None
    assert (at.view.high.number, at.view.high.value) == (4, 5)


@pytest.mark.clause("KB-33")
def test_kb33_the_auction_ends_when_all_others_have_passed() -> None:
    at = table(["1 1", "2 2", "3 3"], pile="4 4 5").reveal()
    at.do(1, "bid 1x2").do(2, "pass")
    assert at.phase == "auction"

    at.do(0, "pass")

    assert at.phase == "paying"
    assert at.seat == 1
    assert not at.bids()


@pytest.mark.clause("KB-33")
def test_kb33_nobody_bids_twice_in_a_row() -> None:
    for game in games():
        turns = [ply for ply in game if ply.phase == "auction"]
        for ply, following in pairwise(turns):
            if ply.move.startswith("bid") and ply.after.observe(None).phase == "auction":
                assert following.seat != ply.seat


def last_word(hand: str) -> Scene:
    return table([hand, "5", "5"], pile="3 3 2 2").reveal().do(1, "pass").do(2, "pass")


@pytest.mark.clause("KB-34")
def test_kb34_the_last_player_may_make_one_bid_of_any_size() -> None:
    at = last_word("1 1 4")
    assert at.offers() == ["bid 1x1", "bid 1x4", "bid 2 mixed", "bid 2x1", "pass"]

    at.do(0, "bid 2x1")

    assert at.phase == "paying"
    assert at.seat == 0
    assert at.hand(0) == "1 1 4"


@pytest.mark.clause("KB-34", "KB-35")
def test_kb34_the_last_player_does_not_get_the_lot_free() -> None:
    at = last_word("1 1 4").do(0, "pass")

    assert at.hand(0) == "1 1 4"
    assert at.discarded == "3 3"


@pytest.mark.clause("KB-35")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kb35_a_lot_nobody_wants_is_discarded_and_the_leader_reveals_again(players: int) -> None:
    hands = ["5 5 5 5"] + ["1"] * (players - 1)
    at = table(hands, leader=players - 1, pile="3 4 3 2 2 4").reveal().all_pass()

    assert at.discarded == "3 3 4"
    assert at.view.leader == players - 1
    assert at.phase == "reveal"
    assert at.hands == hands
    assert "kb-stopped" not in at.heard()


@pytest.mark.clause("KB-36")
def test_kb36_an_empty_hand_passes_by_itself() -> None:
    at = table(["1", "", "2", ""], pile="3 3 2").reveal()
    assert at.seat == 2
    assert at.view.passed == (False, True, False, False)

    at.do(2, "bid 1x2")

    assert at.seat == 0
    assert at.view.passed == (False, True, False, True)


@pytest.mark.clause("KB-36", "KB-35")
def test_kb36_a_table_of_empty_hands_goes_on_to_the_next_lot() -> None:
    at = table(["", ""], pile="3 3 4 4 5").draw().draw()

    assert at.phase == "reveal"
    assert at.actor == CHANCE
    assert at.discarded == "3 3"
    assert at.heard()[-3:] == ["kb-passed-empty", "kb-passed-empty", "kb-unsold"]


@pytest.mark.clause("KB-36")
def test_kb36_a_player_without_a_legal_bid_gets_an_ordinary_turn() -> None:
    at = table(["5", "4", "1"], pile="3 3 2").reveal().do(1, "bid 1x4")

    assert at.actor == 2
    assert at.phase == "auction"
    assert at.offers() == ["pass"]
    assert not at.state.auto_step()


@pytest.mark.clause("KB-36")
def test_kb36_a_forced_pass_looks_like_a_free_one() -> None:
    forced = table(["5", "4", "1"], pile="3 3 5 2").reveal().do(1, "bid 1x4")
    free = table(["5", "4", "5"], pile="3 3 1 2").reveal().do(1, "bid 1x4")
    assert forced.offers() == ["pass"]
    assert len(free.offers()) > 1
    for seat in (0, 1, None):
        assert forced.state.observe(seat) == free.state.observe(seat)

    forced.do(2, "pass")
    free.do(2, "pass")

    assert forced.log == free.log
    assert [event.data() for event in forced.events] == [event.data() for event in free.events]
    for seat in (0, 1, None):
        assert forced.state.observe(seat) == free.state.observe(seat)


@pytest.mark.clause("KB-36")
def test_kb36_every_pass_of_a_hand_with_cards_is_told_in_the_same_words() -> None:
    forced = free = 0
    for ply in plies():
        if ply.move == "pass":
            assert ply.events[0].data() == {"say": ["kb-passed", {"seat": ply.seat}, "KB-30"]}
            if len(ply.offered()) == 1:
                forced += 1
            else:
                free += 1
    assert forced > 100
    assert free > 100


@pytest.mark.clause("KB-37")
def test_kb37_the_winner_leads_the_next_reveal() -> None:
    at = table(["1", "1", "5", "1"], pile="3 3 4 4 2").reveal()
    at.do(1, "pass").do(2, "bid 1x5").do(3, "pass").do(0, "pass").do(2, "pay 5", "stop")
    assert at.view.leader == 2

    at.reveal()

    assert at.seat == 3


@pytest.mark.clause("KB-37")
def test_kb37_within_a_round_only_a_won_auction_changes_the_leader() -> None:
    for ply in plies():
        if ply.move.startswith("pay "):
            assert ply.after.leader == ply.seat
        elif not ply.move.startswith("leader "):
            assert ply.after.leader == ply.before.leader


@pytest.mark.clause("KB-26")
def test_kb26_bids_rise_in_every_auction() -> None:
    for game in games():
        high = -1
        for ply in game:
            if ply.phase != "auction":
                high = -1
            elif ply.move.startswith("bid "):
                rung = key(*read_bid(ply.move.removeprefix("bid ")))
                assert rung > high
                high = rung


# Taking a pass back


def auctions(seed: str) -> Iterator[tuple[Play, int, bool]]:
    """Play on by bids and passes; give each pass with what the table was like before it."""
    rng = Rng(seed)
    play = Play(Katzenjammer(), 3, {}, Rng(f"{seed}/chance"))
    play.advance()
    while play.asked():
        (seat,) = play.asked()
        moves = [move.text for move in play.state.legal(seat)]
        move = moves[rng.below(len(moves))] if rng.below(2) else moves[0]
        play.move(seat, move)
        if move == "pass":
            yield play, seat, len(play.log[-1].events) == 1
        play.advance()


@pytest.mark.clause("KB-30", "KB-33", "KB-35")
def test_a_pass_is_taken_back_alone_only_while_nothing_else_has_happened() -> None:
    """The end of the auction is something else."""
    heard = Counter[str]()
    for number in range(30):
        for play, seat, alone in auctions(f"pass/{number}"):
            said = [event.public.key for event in play.log[-1].events]
            heard.update(said)
            assert (undo_point(play.log, seat) is not None) == alone, said
            if not alone:
                with pytest.raises(Refused) as refused:
                    play.undo(seat)
                assert refused.value.message.key == "undo-refused"
    assert set(heard) == {"kb-passed", "kb-won", "kb-unsold"}
    assert heard["kb-passed"] > heard["kb-won"] + heard["kb-unsold"]


@pytest.mark.clause("KB-36")
def test_kb36_the_pass_of_an_empty_hand_stands_like_any_other_players() -> None:
    at = table(["1 1", "2 2", "", "4"], pile="3 3 2").reveal().do(1, "pass")

    stands = {event.public.key: event.stands for event in at.events}
    assert at.seat == 3
    assert stands["kb-passed-empty"]
    assert not stands["kb-passed"]


@pytest.mark.clause("KB-30")
def test_kb30_a_pass_that_was_taken_back_leaves_no_trace() -> None:
    play, seat, alone = next(each for each in auctions("pass/0") if each[2])
    assert alone
    before = play.log[:-1]
    play.undo(seat)

    assert play.log == before
    assert play.asked() == (seat,)
    assert "pass" in [move.text for move in play.state.legal(seat)]
