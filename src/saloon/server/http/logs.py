"""The log: one JSON object a line, on standard error, with neither secrets nor cards."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import deque
from typing import Final

from saloon.server.wire.host import Fault

EXTRAS: Final = ("table", "why", "method")
MOST_FAULTS: Final = 50


class Lines(logging.Formatter):
    """Writes what was logged, and of the extras only those known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "say": record.getMessage(),
        }
        for name in EXTRAS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


class Latest(logging.Handler):
    """Keeps the last warnings and errors at hand, as harmless as in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.faults: deque[Fault] = deque(maxlen=MOST_FAULTS)

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        why = str(getattr(record, "why", "")) or (kind.__name__ if kind else "")
        at, level = round(record.created * 1000), record.levelname.lower()
        self.faults.append(Fault(at, level, record.getMessage(), why))


LATEST: Final = Latest()


def start_logging(level: str) -> None:
    """Send everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler, LATEST], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
