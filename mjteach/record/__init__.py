"""Records of rounds and games: our own format, mjai events, and the logs of Tenhou.

:func:`dump` and :func:`load` write and read our own record, which keeps everything. Logs of other
makers are read by :mod:`.mjai`, :mod:`.tenhou.xml` and :mod:`.tenhou.json` into a
:class:`RecordedGame`; :func:`played` plays it through the machine. The other way round,
:func:`as_recorded` makes what :mod:`.mjai.write` and :mod:`.tenhou.json_write` write.
"""

from .convert import as_recorded, played
from .events import RecordedDraw, RecordedGame, RecordedRound, RecordedWin
from .own import PlayedGame, dump, load
from .playing import play

__all__ = [
    "PlayedGame",
    "RecordedDraw",
    "RecordedGame",
    "RecordedRound",
    "RecordedWin",
    "as_recorded",
    "dump",
    "load",
    "play",
    "played",
]
