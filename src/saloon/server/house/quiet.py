"""Hours in which somebody wishes to hear nothing, wherever they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from saloon.server.store.notices import Hours

HOUR: Final = 60


def is_zone(name: str) -> bool:
    """Tell whether a zone of time is known here, as `Europe/Berlin` is."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name at all, or a folder
        return False
    return True


def quiet_until(quiet: Hours | None, now: int) -> int | None:
    """Give when the quiet hours end that it is now, in milliseconds; None where there are none."""
    if quiet is None or not is_zone(quiet.zone):
        return None
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.zone))
    minute = here.hour * HOUR + here.minute
    if quiet.start <= quiet.end:
        inside = quiet.start <= minute < quiet.end
    else:
        inside = minute >= quiet.start or minute < quiet.end
    if not inside:
        return None
    end = here.replace(hour=quiet.end // HOUR, minute=quiet.end % HOUR, second=0, microsecond=0)
    if end.replace(tzinfo=None) <= here.replace(tzinfo=None):
        end += timedelta(days=1)
    return round(end.timestamp() * 1000)
