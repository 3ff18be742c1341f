"""What hosts are handed: the unit for systemd and the container file say what the server knows."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from saloon.server import Settings
from tests.server.served import serving

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "saloon.service").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")


def test_every_setting_they_name_is_one() -> None:
    known = {f"SALOON_{each.name.upper()}" for each in fields(Settings)}
    named = set(re.findall(r"SALOON_[A-Z_]+", UNIT + CONTAINER))
    assert {"SALOON_DB", "SALOON_HOST"} <= named <= known


def test_the_container_is_an_ordinary_users() -> None:
    lines = CONTAINER.splitlines()
    user = next(line for line in lines if line.startswith("USER"))
    assert user == "USER saloon"
    assert lines.index(user) < lines.index('CMD ["saloon", "serve"]')
    assert "useradd --uid 10001" in CONTAINER


def test_the_container_gets_the_wheel_and_nothing_else() -> None:
    """Neither the repository nor an environment nor a database on the way."""
    ignored = (DEPLOY.parent / ".dockerignore").read_text("utf-8").splitlines()
    let_in = [line.removeprefix("!") for line in ignored if line.startswith("!")]
    copied = re.findall(r"^COPY (\S+)", CONTAINER, re.MULTILINE)
    assert "*" in ignored
    assert let_in == copied == ["dist/saloon-*.whl"]


def health_check(port: str) -> int:
    """Run the container's health check against another port."""
    found = re.search(r"HEALTHCHECK.*?CMD (\[.*?\])\n", CONTAINER, re.DOTALL)
    assert found is not None
    program, *arguments = json.loads(found[1].replace(":8080", f":{port}"))
    assert program == "python"
    done = subprocess.run([sys.executable, *arguments], capture_output=True, check=False)
    return done.returncode


def test_the_health_check_tells_whether_it_serves(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        port = served.url.rpartition(":")[2]
        assert health_check(port) == 0
    assert health_check(port) != 0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "saloon.service"
    unit.write_text(UNIT.replace("/opt/saloon/bin/saloon", shutil.which("true") or ""), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in done.stderr.splitlines() if "saloon.service" in line] == []
