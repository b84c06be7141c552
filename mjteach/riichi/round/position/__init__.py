"""Positions as text: a moment of a round in a few lines, whatever led to it.

A position is a list of parts, each with its name, one to a line or with ``|`` between them::

    A: 23467m345p55678s / 1z 9m 4p' / riichi, ippatsu
    B: 2255m34p + pon 777*z / 9p 1s* 5m?
    dealer: B | round: E | honba: 1 | dora: 3s | turn: C

A player's part has the hand, the river and what else is known, with ``/`` between them; the end
may be left out.

* The **hand** is written as everywhere, sets included; a fourteenth tile has just been drawn. After
  ``!`` at a set its player has just called it and discards, or declared the kan and takes the
  replacement tile; a fourteenth tile is then that one. A kan with ``?`` may be robbed now. Hands
  that are too short are filled up.
* The **river** has its tiles in order. After a tile ``'`` means that it was discarded as drawn,
  ``*`` that riichi was declared with it, ``^`` that somebody called it, ``?`` that the others may
  answer it now.
* **Known** are, with commas between them: ``riichi`` (also ``double riichi``, ``open riichi``,
  ``double open riichi``) where the stick is on the table, ``declared double`` (or ``open``) where
  the tile of such a riichi is open, ``ippatsu``, ``passed 3p from B`` (or
  ``passed 3p drawn``, ``passed 3p kan of B``; then, where it blocks nothing, the reason),
  ``pao daisangen B``, ``drew 5p`` before a kan in the same turn, ``dead`` and ``released``.

The other parts are ``dealer``, ``round``, ``honba``, ``sticks``, ``points`` and ``wins`` in a row
(of A, B, C, D), ``turn`` (who draws, where no hand has just drawn), ``dora`` (the open
indicators), ``more dora`` (those to come), ``ura``, ``wall`` (the next tiles), ``last`` (the last
ones), ``rinshan``, ``break`` (whose wall was broken, and the stacks to the right of it), and
``then``: what was done since, as :func:`~mjteach.riichi.round.rig.act` reads it. All that is not
said is filled in: the dealer is A, points are those at the start, and the tiles that are left lie
anywhere. Where the rivers do not fit the first go-around, it is over.
"""

from .read import position
from .write import before_answers, position_text, seen_parts

__all__ = ["before_answers", "position", "position_text", "seen_parts"]
