"""The client's types, made from the server's own description of its API.

`python -m tests.web.api_types` writes them anew.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import msgspec
from litestar import Litestar

from build_client import ROOT, WEB, tools
from saloon.server.http.app import application
from saloon.server.http.description import described
from saloon.server.settings import Settings

TYPES = WEB / "src" / "api" / "schema.d.ts"


def description() -> bytes:
    """Give the server's description of its doors."""
    doorway, _ = application(Settings(db="sqlite://"))
    app = getattr(doorway, "app", None)
    assert isinstance(app, Litestar)
    return msgspec.json.encode(described(app))


def made() -> str:
    """Make the types as they should be."""
    node, _ = tools()
    script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "schema.d.ts")
        source.write_bytes(description())
        command = [*node, str(script), str(source), "-o", str(target)]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        return target.read_text("utf-8")


if __name__ == "__main__":
    TYPES.write_text(made(), "utf-8")
