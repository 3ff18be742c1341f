"""What docs/host.md says of proxies, run as it stands there, where the machine has the proxy."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.sample import SAMPLE
from tests.server.served import WAIT, serving
from tests.waiting import until

TEXT = Path("docs/host.md").read_text()
FROM = "127.0.0.2"
"""Where somebody comes from who is not the proxy."""
LIE = {"x-forwarded-for": "198.51.100.7"}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def written(begins: str, to: int) -> str:
    """Cut a proxy's settings out of the text."""
    found = re.search(rf"```\n({re.escape(begins)} .*?)```", TEXT, re.S)
    assert found is not None
    return found[1].replace("127.0.0.1:8080", f"127.0.0.1:{to}")


def nginx(folder: Path, port: int, to: int) -> list[str]:
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{path}_temp_path {folder}/{path};\n" for path in paths)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off;\n{own}server {{ listen 127.0.0.1:{port};\n"
        f"{written('location /saloon/', to)}}} }}\n"
    )
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, to: int) -> list[str]:
    own = f"admin off\nhttps_port {port}\nauto_https disable_redirects\nlocal_certs\n"
    (folder / "Caddyfile").write_text(
        f"{{\n{own}skip_install_trust\n}}\n{written('example.org', to)}"
    )
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def behind(
    command: list[str], folder: Path, port: int, tls: ssl.SSLContext | None
) -> Iterator[None]:
    def answers() -> bool:
        """Tell whether it listens, and has made its certificate."""
        try:
            with socket.create_connection(("127.0.0.1", port)) as plain:
                if tls is not None:
                    tls.wrap_socket(plain, server_hostname="example.org").close()
        except OSError:
            return False
        return True

    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
    with subprocess.Popen(command, env={**os.environ, **homes}, stderr=subprocess.DEVNULL) as run:
        try:
            until(answers, "the proxy listens")
            yield
        finally:
            run.terminate()


def unchecked() -> ssl.SSLContext:
    """Believe the certificate that the proxy made for itself."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def installed(name: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name} here")


@pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(nginx, id="nginx", marks=installed("nginx")),
        pytest.param(caddy, id="caddy", marks=installed("caddy")),
    ],
)
def test_a_proxy_passes_on_pages_streams_and_who_asks(
    tmp_path: Path, proxy: Callable[[Path, int, int], list[str]]
) -> None:
    """Whoever says that they come from elsewhere is not believed."""
    port, path, tls = free_port(), "", unchecked() if proxy is caddy else None
    name = "example.org" if tls else "127.0.0.1"
    if tls is None:
        path = "/saloon"
    public = f"https://{name}" if tls else f"http://{name}:{port}{path}"
    with serving(tmp_path, proxies="127.0.0.1", public_url=public) as served:
        command = proxy(tmp_path, port, int(served.url.rpartition(":")[2]))
        with behind(command, tmp_path, port, tls):
            through = httpx.Client(
                transport=httpx.HTTPTransport(verify=tls or False, local_address=FROM),
                base_url=f"{'https' if tls else 'http'}://127.0.0.1:{port}{path}/",
                headers={"host": name, **LIE},
            )
            with through:
                ask = partial(through.request, extensions={"sni_hostname": name})
                assert "<html" in ask("GET", "").text
                made = ask("POST", "api/guests", json={"name": "Ann", "token": True}).json()
                key = {"authorization": f"Bearer {made['token']}"}
                seats = [{"kind": "me"}, {"kind": "open"}]
                wish = {"game": SAMPLE, "seats": seats}
                table = ask("POST", "api/tables", json=wish, headers=key).json()["table"]["id"]
                assert ask("GET", "metrics").status_code == 404
            with connect(
                f"{'wss' if tls else 'ws'}://{name}{path}/api/tables/{table}/stream",
                sock=socket.create_connection(("127.0.0.1", port), source_address=(FROM, 0)),
                ssl=tls,
                additional_headers={**key, **LIE},
            ) as stream:
                assert json.loads(stream.recv(WAIT))["kind"] == "snapshot"
            assert set(served.house.doorkeeper.seen.values()) == {FROM}
