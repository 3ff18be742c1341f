"""`saloon bench`: the measurements of the folder bench/, run where they are."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

from saloon.cli.terminal import Exit, checkout
from saloon.kernel import Message, Refused
from saloon.words import Words


def run(module: str, peers: bool, quick: bool, as_json: bool, speak: Words) -> None:
    """Measure in a process of its own, so that nothing else is loaded there."""
    root = checkout("bench", speak)
    if peers and find_spec("pyspiel") is None:
        raise Refused(Message("cli-no-peers"))
    flags = ["--peers"] * peers + ["--quick"] * quick + ["--json"] * as_json
    done = subprocess.run([sys.executable, "-m", module, *flags], cwd=root, check=False)
    raise Exit(done.returncode)
