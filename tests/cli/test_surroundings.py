"""Closed streams, full disks and readers who leave: no command ends in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the shell closes the streams")

QUICK = {
    "play": "katzenjammer --players 2",
    "simulate": "katzenjammer --games 1 --bots random",
    "simulate --json": "katzenjammer --games 1 --bots random",
    "bots": "katzenjammer",
    "bots --json": "katzenjammer",
    "rules": "katzenjammer",
    "puzzle": "--size 3",
    "puzzle --json": "--size 3",
    "--help": "",
    "play --help": "",
    "--version": "",
}
WAYS = ("play", "simulate", "simulate --json", "rules", "--help", "--version")
"""One command for each way in which something is written: the others write in the same ways."""


def in_shell(line: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which `saloon` is the command."""
    start = f"saloon() {{ '{sys.executable}' -m saloon.cli \"$@\"; }}\n"
    return subprocess.run(
        ["bash", "-c", start + line],
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("command", QUICK)
def test_closed_streams_are_no_fault(command: str) -> None:
    done = in_shell(f"saloon {command} {QUICK[command]} <&- >&-")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["play", "simulate --json", "--help"])
def test_not_even_the_stream_for_complaints_is_needed(command: str) -> None:
    assert in_shell(f"saloon {command} {QUICK[command]} <&- >&- 2>&-").returncode == 0


@pytest.mark.parametrize("command", WAYS)
def test_a_reader_who_leaves_ends_it_quietly(command: str) -> None:
    done = in_shell(f"saloon {command} {QUICK[command]} | true; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", WAYS)
def test_a_full_disk_is_one_line(command: str) -> None:
    done = in_shell(f"saloon {command} {QUICK[command]} > /dev/full")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_refusal_needs_no_stream() -> None:
    assert in_shell("saloon play poker <&- >&- 2>&-").returncode == 2
    assert in_shell("saloon play poker 2> /dev/full").returncode == 2


def test_bytes_that_are_no_text_are_not_a_move() -> None:
    done = in_shell(
        "printf '\\xff\\nq\\n' | saloon play katzenjammer --players 2 --lang en",
        PYTHONIOENCODING="utf-8:strict",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "See you next time" in done.stdout


def test_a_nonce_that_is_no_text_is_refused() -> None:
    done = in_shell("saloon play katzenjammer --nonce $'\\xff' --lang de")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "--nonce" in done.stderr


def test_nothing_in_the_environment_is_needed() -> None:
    line = f"env -i '{sys.executable}' -m saloon.cli"
    assert in_shell(f"{line} rules katzenjammer KB-01").returncode == 0
    missing = in_shell(f"{line} backup copy.db --db sqlite:////nowhere/saloon.db")
    assert missing.returncode == 2
    assert len(missing.stderr.splitlines()) == 1
