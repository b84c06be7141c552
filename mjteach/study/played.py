"""Deals at the table, kept while they are played: a file for each table, beside the answers.

Where nothing is remembered, or the disk refuses, a deal lasts as long as its program.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from .folder import close_to_others, write_whole
from .keeping import Keeper

_SIGNS: Final = 16
_LONGEST: Final = 4_000_000
"""Bytes; a game has some ten thousand."""


def keep(keeper: Keeper, name: str, text: str) -> bool:
    """Keep what was played so far at the table of this name; whether that could be done.

    The file is whole at every moment: as it was, or as it is now.
    """
    path = _path(keeper, name)
    if path is None:
        return False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    except OSError:
        return False
    close_to_others(path)
    return True


def kept(keeper: Keeper, name: str) -> str:
    """What was kept of the table of this name; empty where nothing was, or it cannot be read."""
    path = _path(keeper, name)
    with suppress(OSError, ValueError):
        if path is not None and path.stat().st_size <= _LONGEST:
            return path.read_text(encoding="utf-8")
    return ""


def _path(keeper: Keeper, name: str) -> Path | None:
    if keeper.folder is None or not keeper.is_on:
        return None
    mark = sha256(name.encode(errors="surrogatepass")).hexdigest()
    return keeper.folder / keeper.deals.replace("*", mark[:_SIGNS])
