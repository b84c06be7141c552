"""Losses that no learner has heard of yet: what is said of them outlives who found them out."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from pathlib import Path

from mjteach.core.errors import StudyError

from .folder import UNTOLD, beside, write_whole


class Untold:
    """The sentences of a folder, each in a file of its own until it was told."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files = [] if folder is None else [*beside(folder, UNTOLD)]

    @property
    def earlier(self) -> list[StudyError]:
        """What an earlier program found out, and told nobody."""
        return [error for path in self._files for error in _read(path)]

    def add(self, error: StudyError) -> None:
        """Write it down where that is possible."""
        if self._folder is not None:
            path = self._folder / UNTOLD.replace("*", secrets.token_hex(6))
            facts = {"is": error.message.id, **dict(error.message.params)}
            with suppress(OSError):
                write_whole(path, json.dumps(facts, ensure_ascii=False))
                self._files.append(path)

    def clear(self) -> None:
        """All of them are told."""
        for path in self._files:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._files.clear()


def _read(path: Path) -> list[StudyError]:
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        facts = json.loads(path.read_text("utf-8"))
        return [StudyError(facts.pop("is").rpartition(".")[2], **facts)]
    return []
