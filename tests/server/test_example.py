"""The example bot of the documentation, run as a reader would run it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from saloon.server.wire.errors import STATUSES
from tests.server.served import Served

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "bot.py"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_example_bot_plays_a_game_to_its_end(served: Served) -> None:
    ann = served.guest("Ann")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ann.post("/tables", {"game": "katzenjammer", "seats": seats})
    command = [sys.executable, "-I", str(EXAMPLE), served.url, made["table"]["id"], "0"]
    done = subprocess.run([*command, made["invite"]], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "'ranks'" in done.stdout
    assert ann.see(made["table"]["id"])["table"]["status"] == "finished"


def test_the_example_is_short() -> None:
    code = [
        line
        for line in EXAMPLE.read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.strip().startswith("#")
    ]
    assert len(code) <= 60


def test_the_protocol_lists_every_code_with_its_status() -> None:
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PROTOCOL, re.MULTILINE))
    assert listed == {code: str(status) for code, status in STATUSES.items()}


def test_the_protocol_names_every_door(served: Served) -> None:
    described = served.stranger().get("/openapi.json")
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PROTOCOL
