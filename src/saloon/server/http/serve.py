"""Running the server: `saloon serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine

import uvicorn

from saloon.server.http.admission import Admission, descriptors, raise_descriptors, reserved
from saloon.server.http.app import application
from saloon.server.http.connection import Config, Connection
from saloon.server.http.guards import LONGEST_WORD, Doorway
from saloon.server.http.logs import start_logging
from saloon.server.http.websocket import SocketProtocol
from saloon.server.settings import Settings
from saloon.server.store.occupied import alone

log = logging.getLogger("saloon")

GRACE = 5
BACKLOG = 4096
RECEIVED = 1 << 16
"""So many bytes or twice as many wait unread for one connection."""
SWITCH = 0.0005
RUBBISH = (50_000, 20, 100)


def listening(settings: Settings) -> socket.socket:
    """Take the port; OSError where it is taken.

    The protocol is named because asyncio sends small packets at once only where it is.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    subscriber = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    subscriber.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    subscriber.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    try:
        subscriber.bind((settings.host, settings.port))
    except OSError:
        subscriber.close()
        raise
    subscriber.listen(BACKLOG)
    return subscriber


def address(settings: Settings, port: int) -> str:
    """Give the address to share."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str:
    """Find this machine's address in its network; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def configured(app: Doorway, settings: Settings) -> Config:
    """Set the web server up: lean sockets, small messages, a short goodbye.

    All connections that wait to be accepted are accepted at once: no more than are reserved.
    """
    config = Config(
        app,
        loop="none",
        http=Connection,
        backlog=min(BACKLOG, reserved(descriptors()) // 2),
        ws=SocketProtocol,
        ws_max_size=LONGEST_WORD,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    config.admission = Admission(settings, app.metrics, descriptors())
    return config


def serve(settings: Settings, browse: bool, say: Callable[[str, str], None]) -> None:
    """Serve until told to stop; once people can come in, `say` gets the address and the host's."""
    with alone(settings.file):
        serve_alone(settings, browse, say)


def serve_alone(settings: Settings, browse: bool, say: Callable[[str, str], None]) -> None:
    """Serve, with the file for oneself."""
    start_logging(settings.log_level)
    raise_descriptors()
    warn(settings)
    subscriber = listening(settings)
    where = address(settings, subscriber.getsockname()[1])
    app, house = application(settings)
    house.home = where
    config = configured(app, settings)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                config.admission.begin_sweeping()
                say(where, f"{where}#/host/{house.host_key}")
                if browse:
                    webbrowser.open(where)

    run(Server(config), subscriber)


def warn(settings: Settings) -> None:
    """Say what a host would find out too late."""
    if settings.public_url and not settings.proxies:
        log.warning(
            "public_url is set but no proxies are named: all who come through one count as one "
            "address and share its limits, and /metrics needs a token"
        )


def run(server: uvicorn.Server, subscriber: socket.socket) -> None:
    """Run, tuned for many people.

    The writer's thread must not wait long for the one that serves people. Hardly anything here
    refers to itself in a circle, so rubbish is looked for rarely, and not in what came with the
    program: looking through all tables takes longer than a move may.
    """
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    run_work(server.serve(sockets=[subscriber]))


def run_work(work: Coroutine[object, object, None]) -> None:
    """Run on the fastest loop there is for this system."""
    if sys.platform == "win32":
        asyncio.run(work)
        return
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)
