"""Generators: the quick one for simulations, the provable one for official games."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import Rng
from saloon.records import FairChance, commitment, new_secret

SECRET = bytes(range(32))


def far_off(counts: Counter[int], bound: int, draws: int) -> bool:
    """Tell whether counts stray further from even than five sigma."""
    share = draws / bound
    return any(abs(counts[value] - share) > 5 * share**0.5 for value in range(bound))


@given(st.integers(), st.integers(1, 2**31))
def test_quick_numbers_stay_in_their_bounds(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 7, 90])
def test_quick_numbers_are_even(bound: int) -> None:
    rng = Rng("even")
    assert not far_off(Counter(rng.below(bound) for _ in range(60_000)), bound, 60_000)


def test_a_bound_that_does_not_divide_the_word_is_not_favoured() -> None:
    """Of 3 x 2^29 numbers, a plain multiplication would favour some by a third."""
    rng = Rng("reject")
    bound = 3 * 2**29
    thirds = Counter(rng.below(bound) * 3 // bound for _ in range(60_000))
    assert not far_off(thirds, 3, 60_000)


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = Rng("for ever")
    assert [rng.below(1000) for _ in range(6)] == FOR_EVER
    assert Rng(7).word() != Rng(8).word()


FOR_EVER = [920, 541, 788, 409, 786, 500]


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_a_draw_is_what_the_documentation_says() -> None:
    """Anyone can derive draw k with nothing but HMAC-SHA256."""
    nonces = [b"one", b"two"]
    chance = FairChance(SECRET, nonces)
    salt = hashlib.sha256(b"\0\0\0\x03one\0\0\0\x03two").digest()
    for number in range(5):
        text = salt + number.to_bytes(8, "big") + (0).to_bytes(8, "big")
        word = int.from_bytes(hmac.new(SECRET, text, "sha256").digest()[:8], "big")
        assert chance.below(90) == word % 90


def test_words_beyond_the_largest_multiple_are_left_out() -> None:
    """With a bound just over half of all words, every second word is rejected on average."""
    bound = 2**63 + 1
    chance = FairChance(SECRET, [])
    rejected = 0
    for number in range(200):
        words = [
            int.from_bytes(chance.block(number, block)[start : start + 8], "big")
            for block in range(8)
            for start in range(0, 32, 8)
        ]
        first = next(word for word in words if word < bound)
        rejected += words.index(first)
        assert chance.below(bound) == first
    assert 120 < rejected < 290


@pytest.mark.parametrize("bound", [1, 2, 6, 90])
def test_fair_draws_are_even(bound: int) -> None:
    chance = FairChance(SECRET, [b"x"])
    assert not far_off(Counter(chance.below(bound) for _ in range(20_000)), bound, 20_000)


@pytest.mark.parametrize("bound", [0, -3, 2**64 + 1])
def test_a_draw_among_nothing_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="equally likely"):
        FairChance(SECRET, []).below(bound)


def test_nonces_secret_and_number_all_matter() -> None:
    def draws(secret: bytes, nonces: list[bytes]) -> list[int]:
        chance = FairChance(secret, nonces)
        return [chance.below(2**60) for _ in range(3)]

    base = draws(SECRET, [b"ab", b"c"])
    assert base != draws(SECRET, [b"a", b"bc"])
    assert base != draws(SECRET[::-1], [b"ab", b"c"])
    assert len(set(base)) == 3
