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
    """The address to listen on; 0.0.0.0 lets a whole network in."""
    port: int = 8080
    """The port to listen on; 0 takes any that is free."""
    db: str = ""
    """The database as an URL, sqlite:////path/to/file; a file in your data folder, if not given."""
    public_url: str = ""
    """Where people reach it if a proxy stands before it: https://example.org/saloon"""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-… headers are believed; nobody, if not said."""
    hosts: str = ""
    """More names under which people may reach it, besides public_url and this machine's own."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_deadline: float = 10.0
    """How long a bot may think before its process is replaced."""
    bot_pause: float = 0.4
    """A bot's move is not entered earlier, so that people can follow."""
    pause: float = 1.0
    """How many times as long as people steps without a choice wait; 0: not at all."""
    busy: float = 5.0
    """How long a locked database is waited for."""
    guest_days: float = 60.0
    """Guests not seen for so long are forgotten."""
    table_days: float = 30.0
    """Tables that nobody touched for so long are closed; unstarted ones go altogether."""
    away_days: float = 7.0
    """At a table without a clock, a bot plays for whoever has let others wait for so long."""
    limits: bool = True
    """Whether sign-ins, guests, tables, moves and chat are limited in number."""
    connections: int = 0
    """Connections at the same time; 0: as many as the limit of file descriptors leaves."""
    connections_by_address: int = 400
    """Connections at once from one address, or streams behind a proxy; --no-limits lifts it."""
    metrics_token: str = ""
    """What `/metrics` asks for as a bearer token; without one it answers this machine alone."""
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
        """The database file, if it is one."""
        kind, _, path = self.database.partition(":///")
        return Path(path) if kind == "sqlite" and path else None
