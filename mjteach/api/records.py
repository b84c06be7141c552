"""Records of games as files: opened in any format, saved in our own."""

from __future__ import annotations

import errno
import re
from contextlib import suppress
from os import PathLike
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final, NamedTuple, TypeAlias

from ..core.errors import GivenError, RecordError
from ..core.given import decoded, place
from ..core.message import Explanation, Message, msg
from ..core.printable import shown
from ..record import PlayedGame
from ..record.any_format import format_of, read, write, written_as
from ..record.jsonl import at_line, innermost
from ..record.limits import LONGEST_TEXT
from ..record.packed import GZIP, unpacked
from ..record.pasted import not_text_error
from ..riichi.match.state import hand_name
from ..riichi.presets import RulesLike
from ..riichi.reasons import explain
from ..riichi.round.opening import moments_of
from ..riichi.round.state import RoundState
from ..riichi.rules import RuleSet
from .hands import rules_of

Round: TypeAlias = tuple[RoundState, ...]
"""Every moment of a round, from the deal on."""


class Record(NamedTuple):
    """A game that was opened: every round with every moment of it."""

    game: PlayedGame
    """As it is kept: the last moment of each round."""
    rounds: tuple[Round, ...]

    @property
    def rules(self) -> RuleSet:
        """The rules it was played by, as far as the record says."""
        return self.game.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The names of A, B, C and D, where the record has them."""
        return self.game.names

    @property
    def problems(self) -> tuple[RecordError, ...]:
        """What could not be read, or contradicts these rules; each ends its round at most."""
        return self.game.problems

    @property
    def problem(self) -> RecordError | None:
        """The first of the problems; None when everything was read."""
        return self.game.problem


def open_record(text_or_path: str | PathLike[str], *, rules: RulesLike | None = None) -> Record:
    """A game from a file, or from the pasted text itself.

    It may be our own record, mjai events, or a log of Tenhou as XML or JSON, also in a link, an
    array, a report of a review, or between other words. A file may be packed by gzip; bytes that
    are no text become marks. ``rules`` are for logs, which say little of theirs. What is wrong is
    told by the record's ``problems``: each ends its round, and the next is read. Raises RecordError
    where nothing can be read; it says what was given, and how to get a file that opens. Nothing is
    fetched from a network.

    >>> import tempfile
    >>> from ..record.rounds import recorded_deal
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_record(f"{folder}/mine.jsonl", recorded_deal("first"))
    ...     record = open_record(f"{folder}/mine.jsonl")
    >>> len(record.rounds), len(record.rounds[0])
    (1, 49)
    """
    _check_path(text_or_path)
    if isinstance(text_or_path, str) and _is_pasted(text_or_path):
        text, is_whole = _Text(_bounded(text_or_path), True)
    else:
        text, is_whole = _text(place(text_or_path))
    game = read(text, None if rules is None else rules_of(rules), keep=True)
    if not is_whole:
        game = _damaged(game, text)
    if game.problem is not None and not game.rounds:
        raise game.problem
    return Record(game, tuple(map(moments_of, game.rounds)))


def save_record(
    path: str | PathLike[str], *what: Record | RoundState | Round, replace: bool = False
) -> None:
    """Keep a record, or rounds, in a file of our own format: wall, actions and end, a line each.

    A name that ends in ``.mjai`` or ``.mjai.jsonl`` makes it mjai events, ``.tenhou`` or
    ``.tenhou.json`` a JSON log of Tenhou, for other programs; these keep less.

    A round is its last state or all of its moments. Raises RecordError where a file of this name
    is there already, unless it is to be replaced, for rounds played by different rules, and for
    what is no round.
    """
    _check_path(path)
    text = write(_game(what), written_as(Path(path).name))
    path = place(path)
    _check_regular(path)
    try:
        with path.open("w" if replace else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        if isinstance(error, FileExistsError) and not path.is_dir():
            raise RecordError("file_there", path=str(path)) from None
        raise _no_file(path, error) from None


def _game(what: tuple[object, ...]) -> PlayedGame:
    """A record, or some rounds, in the form that is saved."""
    if len(what) == 1 and isinstance(what[0], Record):
        return what[0].game
    states = tuple(each[-1] if type(each) is tuple and each else each for each in what)
    rounds = tuple(state for state in states if isinstance(state, RoundState))
    if not rounds or len(rounds) < len(what):
        pairs = zip(what, states, strict=True)
        wrong = (type(each).__name__ for each, state in pairs if not isinstance(state, RoundState))
        raise RecordError("no_round", found=next(wrong, None))
    return PlayedGame(rounds[0].rules, rounds)


def _check_path(path: object) -> None:
    """Raise GivenError for a value that is no file name."""
    if not isinstance(path, str | PathLike):
        raise GivenError("no_path", found=shown(path))


def _check_regular(path: str | PathLike[str]) -> None:
    """Raise RecordError for a device or a pipe, which has no end."""
    try:
        mode = Path(path).stat().st_mode
    except (OSError, ValueError):  # there is no file yet, or opening it tells more
        return
    if not S_ISREG(mode) and not S_ISDIR(mode):
        raise RecordError("no_regular_file", path=str(path))


def _no_file(path: str | PathLike[str], error: OSError | ValueError) -> RecordError:
    """The system's reason why a file cannot be used, as an error."""
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if number in _NO_ROOM:
        return RecordError("no_room", path=str(path))
    if number in _NO_ACCESS:
        return RecordError("no_access", path=str(path))
    if number in _WRONG_NAME:
        why = _WRONG_NAME_WHY.get(number, "name")
        return RecordError("no_file", path=str(path), why=why)
    cause = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return RecordError("file_fails", path=str(path), cause=cause)


_WRONG_NAME_WHY: Final = {errno.ENOENT: "missing", errno.EISDIR: "folder"}
_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT}
_NO_ACCESS: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_WRONG_NAME: Final = {
    errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.EISDIR, errno.ENAMETOOLONG, errno.EINVAL,
}  # fmt: skip
"""What the system's numbers for errors say."""


class _Text(NamedTuple):
    """The text of a file, and whether it was unpacked completely."""

    text: str
    is_whole: bool


def _text(path: Path) -> _Text:
    """The text of a file, unpacked, up to the most that may be read."""
    content, is_whole = _content(path), True
    if content.startswith(GZIP):
        content, is_whole = unpacked(content, _MOST)
        if not content and not is_whole:
            raise RecordError("broken_gzip")
    foreign = not_text_error(content)
    if foreign is not None:
        raise foreign
    if len(content) > _MOST:
        raise RecordError("text_too_long", most=LONGEST_TEXT)
    return _Text(_bounded(_decoded(content)), is_whole)


def _bounded(text: str) -> str:
    """The text; raises RecordError if it is longer than any record."""
    if len(text) > LONGEST_TEXT:
        raise RecordError("text_too_long", most=LONGEST_TEXT)
    return text


_PASTED: Final = re.compile(
    r"[\r\n]|[\[{]\s*[\"\[{]|<\W*[a-z]|://|#json=|\d{10}gm-|[?&]paipu=|^\s*[0-9a-z]{6}-[0-9a-z]{8}-",
    re.IGNORECASE,
)
"""What no name of a file has in it."""


def _is_pasted(given: str) -> bool:
    """Whether a text is a record or a link rather than a file name."""
    with suppress(OSError, ValueError):
        if len(given) <= _LONGEST_NAME and place(given).exists():
            return False
    return _PASTED.search(given) is not None


_LONGEST_NAME: Final = 4_000
"""Characters of the longest name of a file with its folders."""


def _content(path: Path) -> bytes:
    _check_regular(path)
    try:
        with path.open("rb") as file:
            return file.read(_MOST + 1)
    except (OSError, ValueError) as error:
        raise _no_file(path, error) from None


def _decoded(content: bytes) -> str:
    """The text, with a replacement mark for every byte that cannot be decoded."""
    try:
        return decoded(content)
    except UnicodeDecodeError:
        text = decoded(content, "replace")
    try:
        format_of(text)
    except RecordError:
        raise RecordError("no_text") from None
    return text


_MOST: Final = 4 * LONGEST_TEXT
"""Bytes of the longest text."""


def _damaged(game: PlayedGame, text: str) -> PlayedGame:
    """A game whose file broke off while it was unpacked."""
    damage = RecordError("broken_gzip")
    if not game.rounds:
        raise damage
    kept = tuple(
        problem for problem in game.problems if innermost(problem.message).id not in _BROKEN_OFF
    )
    return game._replace(problems=(*kept, at_line(text.count("\n") + 1, damage)))


_BROKEN_OFF: Final = frozenset(
    f"error.record.{problem}" for problem in ("breaks_off", "no_json", "no_xml")
)


def explain_record(record: Record) -> Explanation:
    """How every round of a record ended, what could not be read, and what breaks the rules.

    >>> from ..record.rounds import recorded_deal
    >>> first = recorded_deal("first")
    >>> game = PlayedGame(first[0].rules, first[-1:])
    >>> [line.message.id for line in explain_record(Record(game, (first,))).children]
    ['record.round']
    """
    lines = [Explanation(_round(each[-1])) for each in record.rounds]
    for problem in record.problems:
        differs = innermost(problem.message).id == "error.record.other_result"
        id = "record.differs" if differs else "record.stopped"
        lines.append(Explanation(msg(id, problem=problem.message)))
    return Explanation(msg("record.rounds", count=len(record.rounds)), tuple(lines))


def _round(last: RoundState) -> Message:
    hand = hand_name(last.round_wind, last.dealer, last.honba)
    if last.end is None:
        return msg("record.unfinished", hand=hand)
    return msg("record.round", hand=hand, end=explain(last).message)
