"""Long runs in parts: each part is noted as a line, and a run goes on where its notes end."""

from __future__ import annotations

import json
import os
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

Part = dict[str, Any]


def add_flags(parser: ArgumentParser) -> None:
    """Let a run be noted, bounded and made to give way."""
    parser.add_argument("--notes", type=Path, help="note each part here, and go on where it ends")
    parser.add_argument("--seconds", type=float, help="begin no further part after so long")
    parser.add_argument("--nice", type=int, default=0, help="how far to give way to other work")


def read(notes: Path | None) -> list[Part]:
    """Read the parts that were played before."""
    if notes is None or not notes.exists():
        return []
    return [json.loads(line) for line in notes.read_text("utf-8").splitlines()]


def note(notes: Path | None, part: Part) -> None:
    """Print a part, and write it down at once."""
    line = json.dumps(part)
    print(line, flush=True)
    if notes is not None:
        with notes.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def in_parts(
    kind: str,
    unit: str,
    total: int,
    notes: Path | None,
    seconds: float | None,
    play: Callable[[int, int], Part],
) -> bool:
    """Play parts until so many units are noted; tell whether nothing was lost.

    `play` gets the number of the part, which is its seed, and how many units are still wanted.
    """
    parts = [part for part in read(notes) if part["kind"] == kind]
    start = time.monotonic()
    while sum(part[unit] for part in parts) < total:
        if seconds is not None and time.monotonic() - start > seconds:
            break
        began = time.monotonic()
        wanted = total - sum(part[unit] for part in parts)
        part = {"kind": kind, **play(len(parts), wanted)}
        part["took_s"] = round(time.monotonic() - began, 1)
        part["load_average"] = round(os.getloadavg()[0], 1)
        parts.append(part)
        note(notes, part)
    sums: Counter[str] = Counter()
    for part in parts:
        sums.update({name: each for name, each in part.items() if isinstance(each, int)})
    took = round(sum(part["took_s"] for part in parts), 1)
    print(f"{kind}: {len(parts)} parts, {took} s: {dict(sums)}", flush=True)
    return not sums["lost"] and not sums["doubled"] and not sums["not_offered"]
