"""Sets and bags in one number each do what Python's own sets and counters do."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import bags, sets

PLACES = st.integers(0, 61)
WIDTHS = st.sampled_from([3, 4])


def packed(chosen: set[int]) -> int:
    return sum(1 << member for member in chosen)


@given(st.sets(PLACES))
def test_a_set_lists_counts_and_numbers_its_members(chosen: set[int]) -> None:
    mask = packed(chosen)
    assert sets.members(mask) == sorted(chosen)
    assert sets.size(mask) == len(chosen)
    assert [sets.nth(mask, index) for index in range(len(chosen))] == sorted(chosen)
    assert sets.several(mask) == (len(chosen) > 1)
    assert sets.pair(mask) == (len(chosen) == 2)


@given(st.sets(PLACES), PLACES)
def test_a_member_is_added_found_and_taken(chosen: set[int], member: int) -> None:
    mask = packed(chosen)
    assert sets.has(mask, member) == (member in chosen)
    assert sets.add(mask, member) == packed(chosen | {member})
    assert sets.take(mask, member) == packed(chosen - {member})
    assert sets.one(member) == packed({member})


@given(st.sets(PLACES, min_size=1))
def test_the_lowest_member_is_a_set_and_a_number(chosen: set[int]) -> None:
    mask = packed(chosen)
    assert sets.lowest(mask) == packed({min(chosen)})
    assert sets.first(mask) == min(chosen)


def test_nothing_is_lowest_in_the_empty_set() -> None:
    assert sets.lowest(0) == 0


@st.composite
def counters(draw: st.DrawFn, width: int) -> Counter[int]:
    """At most as many of each kind as a bag of that width holds, in 60 bits."""
    copies = st.integers(0, 2**width - 1)
    held = draw(st.lists(copies, max_size=60 // width))
    return Counter({kind: number for kind, number in enumerate(held) if number})


@given(st.data(), WIDTHS)
def test_a_bag_lists_counts_and_numbers_what_is_in_it(data: st.DataObject, width: int) -> None:
    held = data.draw(counters(width))
    kinds = sorted(held.elements())
    bag = bags.pack(kinds, width)
    assert bags.members(bag, width) == kinds
    assert bags.size(bag, width) == held.total()
    assert all(bags.count(bag, kind, width) == held[kind] for kind in range(60 // width))
    assert [bags.nth(bag, index, width) for index in range(len(kinds))] == kinds


@given(st.data(), WIDTHS)
def test_a_bag_gives_what_it_has(data: st.DataObject, width: int) -> None:
    held, wanted = data.draw(counters(width)), data.draw(counters(width))
    bag, other = bags.pack(held.elements(), width), bags.pack(wanted.elements(), width)
    assert bags.covers(bag, other, width) == (wanted <= held)
    assert bags.less(bag, other, width) == bags.pack((held - wanted).elements(), width)
    for kind in held:
        left = bags.pack((held - Counter([kind])).elements(), width)
        assert bag - bags.one(kind, width) == left


@pytest.mark.parametrize("source", [sets.__doc__, bags.__doc__])
def test_what_the_files_show_is_so(source: str | None) -> None:
    """Compiled files have no source to read tests from, but they keep their words."""
    assert source is not None
    names = vars(sets) if source == sets.__doc__ else vars(bags)
    example = doctest.DocTestParser().get_doctest(source, dict(names), "example", None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
