"""Losses that no learner has heard of yet: what is said of them outlives who found them out."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from mjteach.core.errors import StudyError

from .folder import UNTOLD, beside, write_whole
from .store import is_named

_LEARNER: Final = "learner"


class Untold:
    """The sentences of a folder, each in a file of its own until it was told.

    What a database that many share lost of a learner is told to nobody else. Earlier versions
    named nobody: that is told to anybody.
    """

    def __init__(self, folder: Path | None, learner: str | None) -> None:
        self._folder, self._learner = folder, learner or ""
        there = () if folder is None else beside(folder, UNTOLD)
        found = {path: facts for path in there if (facts := self._facts_in(path)) is not None}
        self._files = [*found]
        self.earlier = [error for facts in found.values() for error in _error_of(facts)]
        """What an earlier program found out, and told nobody."""

    def add(self, error: StudyError) -> None:
        """Write it down where that is possible."""
        if self._folder is not None:
            path = self._folder / UNTOLD.replace("*", secrets.token_hex(6))
            facts = {"is": error.message.id, **dict(error.message.params)}
            if self._learner:
                facts[_LEARNER] = self._learner
            with suppress(OSError):
                write_whole(path, json.dumps(facts, ensure_ascii=False))
                self._files.append(path)

    def clear(self) -> None:
        """All of them are told."""
        for path in self._files:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._files.clear()

    def _facts_in(self, path: Path) -> dict[str, Any] | None:
        """What a file says, nothing if that cannot be read; None where it is for somebody else."""
        facts: object = None
        with suppress(OSError, ValueError):
            facts = json.loads(path.read_text("utf-8"))
        if not isinstance(facts, dict):
            return {}
        named = str(facts.pop(_LEARNER, ""))
        return facts if not named or is_named(named, self._learner) else None


def _error_of(facts: dict[str, Any]) -> list[StudyError]:
    with suppress(TypeError, KeyError, AttributeError):
        return [StudyError(facts.pop("is").rpartition(".")[2], **facts)]
    return []
