"""Other libraries, each in an environment of its own under `.saloon/`, fetched when wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bench.boardgame import HERE, installed
from dev import KEPT, find_uv, tool

PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "rlcard": ("rlcard==1.2.0", "pip"),  # it asks pip what else is there
    "pettingzoo": ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "shimmy==2.0.1", "pip"),
    "catanatron": ("catanatron==3.2.1",),
    "pgx": ("pgx==2.6.0", "jax==0.10.2"),
    "openspiel": ("pokerkit==0.7.7",),
}
"""What each library's environment is made of, the library first; OpenSpiel comes by our lock."""
ON_OPENSPIEL: Final = ("openspiel", "pettingzoo")
NODE: Final = "boardgame.io"


def place(library: str) -> Path:
    return KEPT / "peers" / library


def environment(library: str) -> Path | None:
    """Make the environment of a library, once; None where that cannot be."""
    KEPT.mkdir(exist_ok=True)
    folder = place(library)
    packages = [*PACKAGES[library]]
    if library in ON_OPENSPIEL:
        packages.insert(0, f"open_spiel=={version('open_spiel')}")
    stamp, wanted = folder / "made-for", " ".join([sys.version, *packages])
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return folder
    print(f"installing {library} …", file=sys.stderr, flush=True)
    log = KEPT / f"peer-{library}.log"
    log.write_text("")
    try:
        uv = find_uv(log)
    except SystemExit:
        return None
    python = sys._base_executable if hasattr(sys, "_base_executable") else sys.executable
    into = ["--python", tool(folder, "python")]
    for command in (
        [uv, "venv", "--clear", "--python", python, str(folder)],
        [uv, "pip", "install", *into, *packages],
    ):
        if not logged(command, log):
            return None
    stamp.write_text(wanted, "utf-8")
    return folder


def logged(command: list[str], log: Path) -> bool:
    """Run a step of the set-up, its chatter in a log; tell whether it went well."""
    wishes = {"UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1", **os.environ}
    with log.open("a", encoding="utf-8") as chatter:
        done = subprocess.run(command, env=wishes, stdout=chatter, stderr=chatter, check=False)
    return done.returncode == 0


def node() -> Path | None:
    """Make the folder of boardgame.io, once; None where that cannot be."""
    folder = place(NODE)
    stamp = folder / "made-for"
    wanted = "".join([file.read_text("utf-8") for file in sorted(HERE.glob("*.js*"))])
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return folder
    print(f"installing {NODE} …", file=sys.stderr, flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    if not installed(folder):
        return None
    stamp.write_text(wanted, "utf-8")
    return folder


def command(library: str) -> list[str] | None:
    """Give what starts a library's player; None where the library cannot be had."""
    if library == NODE:
        folder = node()
        return None if folder is None else ["node", str(folder / "play.js")]
    made = environment(library)
    return None if made is None else [tool(made, "python"), "-m", "bench.peer.play", library]


def versions() -> dict[str, str]:
    """Say which version of each library is measured."""
    named = {
        library: next(each for each in packages if each.startswith(library)).partition("==")[2]
        for library, packages in PACKAGES.items()
        if library not in ON_OPENSPIEL
    }
    pettingzoo = PACKAGES["pettingzoo"][0].partition("==")[2]
    return {**named, "pettingzoo": pettingzoo, "openspiel": version("open_spiel"), NODE: "0.50.2"}
