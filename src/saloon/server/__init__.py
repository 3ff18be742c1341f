"""The table server: people and bots at shared tables, over HTTP and WebSocket.

What is offered here is light; `saloon.server.serve` brings the web framework with it.
"""

from saloon.server.backup import NoBackup, backup, check_form, restore
from saloon.server.settings import Settings

__all__ = ["NoBackup", "Settings", "backup", "check_form", "restore"]
