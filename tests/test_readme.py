"""The snippet in the README does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_snippet_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(SNIPPETS[number], f"README snippet {number}", "exec"), {})
    assert re.match(r"(mice|deck) \(", capsys.readouterr().out)


def test_there_is_a_snippet() -> None:
    assert SNIPPETS
