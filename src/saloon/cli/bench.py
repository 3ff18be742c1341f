"""`saloon bench`: the measurements of the folder bench/, run where they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from saloon.cli.terminal import Exit, leave
from saloon.words import Words


def run(peers: bool, as_json: bool, speak: Words) -> None:
    """Measure in a process of its own, so that nothing else is loaded there."""
    root = Path(os.environ.get("SALOON_ROOT") or Path(__file__).parents[3])
    if not (root / "bench" / "rules.py").is_file():
        leave(speak.text("cli-no-checkout"))
    flags = ["--peers"] * peers + ["--json"] * as_json
    done = subprocess.run([sys.executable, "-m", "bench.rules", *flags], cwd=root, check=False)
    raise Exit(done.returncode)
