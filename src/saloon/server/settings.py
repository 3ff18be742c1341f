"""What a host may set: by a flag of `saloon serve`, or by SALOON_… in the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """Name the database file in the user's data folder."""
    return f"sqlite:///{user_data_path('saloon', appauthor=False) / 'saloon.db'}"


@dataclass(frozen=True)
class Settings:
    """The settings of one server; times are in seconds."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets the whole network in."""
    port: int = 8080
    """The port to listen on; 0 takes any free one."""
    db: str = ""
    """The database, sqlite:////path/to/file or postgresql://user@host/name; a file if not given."""
    public_url: str = ""
    """Where people reach it if it's behind a proxy: https://example.org/saloon"""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-… headers are trusted; none if not given."""
    hosts: str = ""
    """More names people can reach it by, besides public_url and this machine's own."""
    workers: int = 0
    """Processes for bots to think in; 0: one fewer than there are cores, at least one."""
    bot_deadline: float = 10.0
    """How long a bot may think before its process is replaced."""
    bot_pause: float = 0.4
    """The shortest time before a bot's move, so that people can follow."""
    pause: float = 1.0
    """How long moves without a choice wait, as a multiple of a player's time; 0: not at all."""
    busy: float = 5.0
    """How long to wait for a locked database."""
    guest_days: float = 60.0
    """Forget guests who haven't been here for this many days."""
    table_days: float = 30.0
    """Close tables nobody has touched for this many days, and delete those that never started."""
    away_days: float = 7.0
    """Without a clock, a bot takes over from players who keep others waiting this many days."""
    limits: bool = True
    """Limit how many sign-ins, guests, tables, moves and messages there can be."""
    connections: int = 0
    """Connections at the same time; 0: as many as the limit on file descriptors allows."""
    connections_by_address: int = 400
    """Connections at once from one address, or streams behind a proxy; not with --no-limits."""
    smtp: str = ""
    """Where e-mail is handed over: smtp://name:password@host:587 or smtps://; none if not given."""
    mail_from: str = ""
    """The address that e-mail comes from."""
    metrics_token: str = ""
    """The bearer token that `/metrics` asks for; without one, it answers only this machine."""
    log_level: str = "info"
    """debug, info, warning or error."""

    @property
    def database(self) -> str:
        return self.db or default_database()

    @property
    def thinkers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def secure(self) -> bool:
        """Whether people come by TLS, so that cookies must not travel without."""
        return self.public_url.startswith("https://")

    @property
    def root_path(self) -> str:
        """The path under which a proxy shows this server."""
        _, _, after = self.public_url.partition("://")
        return "/" + after.partition("/")[2].strip("/") if after.partition("/")[2] else ""

    @property
    def file(self) -> Path | None:
        """The database file, if it is one; what is kept in memory alone is none."""
        kind, _, path = self.database.partition(":///")
        plain = path and "?" not in path and not path.startswith(":")
        return Path(path) if kind == "sqlite" and plain else None
