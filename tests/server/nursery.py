"""Where servers under test are born: a process that has everything imported forks them in no time.

One such process stands behind a whole run; each server has a nurse between itself and the test,
who waits for its end and starts the next one.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, Final

SERVERS: Final = multiprocessing.get_context("forkserver")
SERVERS.set_forkserver_preload(["saloon.server.http.serve", "tests.server.light", "tests.deals"])


def nurse(
    orders: Connection,
    settings: dict[str, Any],
    descriptors: int,
    log: str,
    test: str,
    helps: bool,
) -> None:
    """Start a server for each order; tell its number when it serves, and when it is dead."""
    from saloon.server.house.working import let_bots_think
    from saloon.server.http.serve import run_work, serve
    from saloon.server.settings import Settings
    from tests.deals import Deals
    from tests.server.light import lighten

    sys.modules["__main__"] = ModuleType("__main__")  # its bots need not know what ran the tests
    with open(log, "wb") as errors:
        os.dup2(errors.fileno(), 2)
    deals = Deals(Path(test) if test else None)
    deals.serve(setattr)
    lighten(setattr)
    while heard(orders):
        deals.starts += 1
        child = os.fork()
        if child == 0:
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            chosen = Settings(**settings)
            if helps:
                run_work(let_bots_think(chosen, lambda _number: orders.send((os.getpid(), ""))))
            else:
                serve(chosen, False, lambda _where, host: orders.send((os.getpid(), host)))
            os._exit(0)
        os.waitpid(child, 0)
        orders.send(0)


def heard(orders: Connection) -> bool:
    """Wait for an order; False when whoever gives them has gone."""
    try:
        orders.recv()
    except EOFError:
        return False
    return True
