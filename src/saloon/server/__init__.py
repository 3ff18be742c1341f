"""The table server: people and bots at shared tables, over HTTP and WebSocket.

What is offered here is light; `saloon.server.http.serve` brings the web framework with it.
"""

from saloon.server.postal import is_mail, is_server
from saloon.server.settings import Settings
from saloon.server.store.backup import NoBackup, backup, check_form, restore

__all__ = [
    "NoBackup",
    "Settings",
    "backup",
    "check_form",
    "is_mail",
    "is_server",
    "restore",
]
