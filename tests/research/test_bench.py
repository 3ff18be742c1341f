"""The environments can be measured."""

from __future__ import annotations

from bench.adapters import measure


def test_every_way_of_playing_is_measured() -> None:
    found = measure("katzenjammer", 0.02)
    assert found["pettingzoo"] > 0
    assert found["openspiel"] > 0
    batches = [figures for name, figures in found.items() if name.startswith("batch")]
    assert len(batches) == 2
    for figures in batches:
        assert figures["without_the_callers_choice"] >= figures["decisions_per_second"] > 0
