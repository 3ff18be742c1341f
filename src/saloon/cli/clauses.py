"""`saloon clauses`: which clause of which rulebook has a passing test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.text import Text

from saloon.cli.terminal import checkout, err, leave, out
from saloon.games import GAMES
from saloon.kernel import Json
from saloon.words import Words, rulebook


def tested_clauses(root: Path, speak: Words) -> dict[str, str]:
    """Run every test that proves a clause; give each clause's outcome, `passed` or `failed`."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "clauses.json"
        python = os.environ.get("SALOON_INTERPRETED") or sys.executable
        command = [python, "-m", "pytest", "-q", "-m", "clause", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, "--clauses", str(report)],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if not report.exists():
            print(done.stdout, file=sys.stderr)
            leave(speak.text("cli-tests-failed"), 1)
        outcomes: dict[str, str] = json.loads(report.read_text(encoding="utf-8"))
    return outcomes


def clause_report(speak: Words) -> dict[str, Json]:
    """Say for each game how many clauses there are and which of them are not proved."""
    root = checkout("tests", speak)
    with err.status("pytest"):
        outcomes = tested_clauses(root, speak)
    report: dict[str, Json] = {}
    for name in GAMES:
        clauses = [
            clause for section in rulebook(name, "en").sections for clause in section.clauses
        ]
        without: list[Json] = [each for each in clauses if outcomes.get(each) != "passed"]
        report[name] = {
            "clauses": len(clauses),
            "tested": len(clauses) - len(without),
            "untested": without,
        }
    return report


def show_clauses(report: dict[str, Json], speak: Words) -> None:
    """Print the report for people."""
    for name, counts in report.items():
        assert isinstance(counts, dict)
        line = f"{speak.text('game-' + name)}: {counts['tested']} / {counts['clauses']}"
        out.print(Text(line, style="bold"))
        assert isinstance(counts["untested"], list)
        if counts["untested"]:
            out.print(Text("  " + ", ".join(map(str, counts["untested"]))))
