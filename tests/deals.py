"""Deals that are the same in every run, so that no test depends on luck.

The product draws each secret afresh. In a test the n-th table has the n-th secret of that test,
however long anything takes; a bot that is asked in the same position imagines and draws the same;
and a browser adds the same numbers. Where chance is the subject, or a test says itself what is
drawn, the mark `real_chance` leaves it alone. SALOON_TEST_DEALS=anything deals other cards, to see
that a test bears them.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from saloon.records import new_secret

OTHER: Final = os.environ.get("SALOON_TEST_DEALS", "")


def digest(*parts: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, (OTHER, *parts))).encode()).digest()


class Deals:
    """What is drawn in one process, for one test after the other.

    A file says which test runs, for servers in processes of their own too; without one, or where it
    is empty, chance is real. `python -m tests.deals FILE ARGS` is `saloon ARGS` with such deals.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.starts = 0
        self.counts: Counter[tuple[str, str]] = Counter()

    def test(self) -> str:
        return self.file.read_text("utf-8") if self.file and self.file.exists() else ""

    def tell(self, test: str) -> str:
        """Say which test runs from now on; gives which one ran before."""
        before = self.test()
        if self.file:
            self.file.write_text(test, "utf-8")
        return before

    def next(self, what: str) -> bytes:
        """Give the next secret of a kind to the test that runs."""
        test = self.test()
        if not test:
            return new_secret()
        self.counts[test, what] += 1
        return digest(test, self.starts, what, self.counts[test, what])

    def whim(self) -> bytes:
        """Give a bot's secret: it follows from the position, whatever else goes on meanwhile."""
        test = self.test()
        if not test:
            return new_secret()
        frame = inspect.currentframe()
        assert frame is not None
        assert frame.f_back is not None
        asked = frame.f_back.f_locals
        moves = [entry.move for entry in asked["play"].log]
        return digest(test, moves, asked["seat"], "imagined" in asked)

    def serve(self, put: Callable[[Any, str, Any], None]) -> None:
        """Put known secrets wherever a server draws one that anybody can notice."""
        from saloon.server.house import making
        from saloon.server.http.routes import puzzles
        from saloon.server.table import questions, tempo

        put(making, "new_secret", partial(self.next, "table"))
        put(tempo, "new_secret", partial(self.next, "pause"))
        put(questions, "new_secret", self.whim)
        seeds = SimpleNamespace(token_hex=lambda size: self.next("puzzle").hex()[: 2 * size])
        put(puzzles, "secrets", seeds)

    def play(self, put: Callable[[Any, str, Any], None]) -> None:
        """The same for a game in the terminal."""
        terminal = import_module("saloon.cli.play")  # the package has a function of that name
        put(terminal, "new_secret", partial(self.next, "terminal"))

    def window(self) -> str:
        """Write a script by which the next browser window draws known numbers for its seats.

        A number is never drawn twice in a window, also after it is loaded again. What a learner
        plays alone is dealt by a name, which is known as well.
        """
        return NUMBERS.replace("SEED", self.next("window").hex()) if self.test() else ""


NUMBERS: Final = """
(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = array => {
    if (!(array instanceof Uint8Array) || array.length !== 32) return real(array);
    const drawn = Number(sessionStorage.getItem("drawn")) + 1;
    sessionStorage.setItem("drawn", String(drawn));
    let state = 0;
    for (const sign of "SEED" + drawn) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193);
    for (let at = 0; at < array.length; at++) {
      state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
      array[at] = (state ^ (state >>> 13)) >>> 8;
    }
    return array;
  };
  const name = crypto.randomUUID?.bind(crypto);
  if (name) crypto.randomUUID = () => {
    if (!location.hash.startsWith("#/learn/")) return name();
    const drawn = [...crypto.getRandomValues(new Uint8Array(32))];
    const text = drawn.map(each => each.toString(16).padStart(2, "0")).join("");
    return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
  };
})();
"""
here = Deals(None)
"""Those of the process that runs the tests."""

if __name__ == "__main__":
    from saloon.cli import main

    Deals(Path(sys.argv[1])).play(setattr)
    main(sys.argv[2:])
