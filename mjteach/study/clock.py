"""The time of day, and names in the order of time; the one place of the course that reads a clock.

Somebody who tries the course on another day gives its clock: ``MJTEACH_CLOCK`` holds a moment.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import UTC, date, datetime, time, tzinfo
from functools import lru_cache
from itertools import count
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

GIVEN: Final = "MJTEACH_CLOCK"
_ORDER: Final = count()


def now() -> datetime:
    """The moment it is, in UTC, or the one that ``MJTEACH_CLOCK`` gives.

    Raises StudyError where that is no moment.
    """
    given = os.environ.get(GIVEN)
    try:
        return moment(given) if given else datetime.now(UTC)
    except (ValueError, OverflowError):
        raise StudyError("no_moment", found=shown(given)) from None


def moment(text: str) -> datetime:
    """A moment as :func:`stamp` writes it, or in any other form of ISO 8601; without a zone UTC.

    >>> moment("2026-11-23")
    datetime.datetime(2026, 11, 23, 0, 0, tzinfo=datetime.timezone.utc)
    """
    read = datetime.fromisoformat(text)
    return (read if read.tzinfo else read.replace(tzinfo=UTC)).astimezone(UTC)


def local(at: datetime) -> str:
    """A moment by the clock of this computer, to the minute; in UTC where that knows no such day.

    >>> len(local(moment("2026-11-23")))
    16
    """
    with suppress(OverflowError, OSError, ValueError):
        at = at.astimezone()
    return f"{at:%Y-%m-%d %H:%M}"


def stamp(at: datetime) -> str:
    """A moment as text of fixed width, so that texts are in the order of time.

    >>> stamp(moment("2026-11-23T10:00:00+01:00"))
    '2026-11-23T09:00:00.000Z'
    """
    return at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


@lru_cache(maxsize=4096)
def day_of(text: str, zone: tzinfo | None) -> date:
    """The day of a moment, as :func:`stamp` writes it, in a time zone.

    >>> from datetime import timedelta, timezone
    >>> day_of("2026-11-23T16:00:00.000Z", timezone(timedelta(hours=9)))
    datetime.date(2026, 11, 24)
    """
    return moment(text).astimezone(zone).date()


def day_begins(at: datetime) -> str:
    """The stamp of the moment at which the day of a moment began, in its time zone.

    >>> day_begins(moment("2026-11-23T10:00"))
    '2026-11-23T00:00:00.000Z'
    """
    return stamp(datetime.combine(at.date(), time(), at.tzinfo))


def fresh_id(at: datetime) -> str:
    """A name that nothing else has (UUID version 7): by time, then by our order."""
    moments = int(at.timestamp() * 1000) << 80
    order = next(_ORDER) % 0x1000 << 64
    text = f"{moments | 0x7 << 76 | order | 0x2 << 62 | secrets.randbits(62):032x}"
    return "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))
