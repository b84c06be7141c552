"""What somebody wants of a dojo: how many hands, how they are mixed, and with what in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Final, NamedTuple

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import PuzzleError
from mjteach.core.given import words_of
from mjteach.core.printable import shown
from mjteach.puzzles.base import Mix, Puzzle
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import MOST, seed_of
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import limit_of

HANDS: Final = 10
MIXES: Final = ("weak", "real", "even")
"""What is not tested yet above all; as at real tables; each answer about as often."""
_TRIED: Final = 3_000
"""So many hands are looked at for one with what is wanted."""
_HIGH: Final = 50
_WORD: Final = re.compile(r"\+(?P<n>[1-9][0-9]{0,3})\.(?P<mix>[a-z]+)\.(?P<only>[^/]*)")

Fits = Callable[[WinResult], bool]


def _with_line(*ids: str) -> Fits:
    return lambda won: any(item.fu and item.id.startswith(ids) for item in won.best.fu.items)


ONLY: Final[Mapping[str, Fits]] = {
    "pair": _with_line("pair."),
    "wait": _with_line("wait."),
    "triplets": _with_line("set.triplet"),
    "quads": _with_line("set.quad"),
    "tsumo": _with_line("win.tsumo"),
    "ron": _with_line("win.closed_ron"),
    "seven_pairs": _with_line("chiitoitsu"),
    "dealer": lambda won: won.context.is_dealer,
    "50+": lambda won: won.best.fu.total >= _HIGH,
}
"""What a won hand can be wanted for."""


class Narrowed(NamedTuple):
    """The hands that are wanted; each has one of the things in ``only``, where there are any."""

    n: int = HANDS
    mix: str = "weak"
    only: tuple[str, ...] = ()
    limits: bool = True
    """Whether hands come of which the han alone fix the points."""

    @property
    def word(self) -> str:
        """The mark of these hands in the seed of a set; none for the usual ones."""
        if self == ANY_HAND:
            return ""
        return f"+{self.n}.{self.mix}.{'.'.join(self.only)}{'' if self.limits else '.below'}"

    @property
    def is_usual(self) -> bool:
        """Whether any hand will do."""
        return not self.only and self.limits

    def mix_of(self, kind: Kind) -> Mix:
        """The mix of a kind from which the hands are taken."""
        wanted = Mix.NATURAL if self.mix == "real" or self.is_usual else Mix.BALANCED
        wanted = Mix.BALANCED if self.mix == "even" else wanted
        return wanted if wanted in kind.mixes else kind.mixes[0]

    def fits(self, puzzle: Puzzle) -> bool:
        """Whether a hand is one of those."""
        if self.is_usual:
            return True
        found = kind_of(puzzle.kind).found(puzzle.content, puzzle.rules)
        won: WinResult = found if isinstance(found, WinResult) else found.won
        if not self.limits and (won.best.yakuman or limit_of(won.best.han, won.rules)):
            return False
        return not self.only or any(ONLY[word](won) for word in self.only)

    def hands(
        self, kind: Kind, level: int, seed: str, mix: Mix, rules: AnyRules | None
    ) -> Iterator[Puzzle]:
        """The hands of a seed that fit; they end, should there be hardly any."""
        for number in range(_TRIED):
            own = seed_of(seed, number)
            made = generate(kind, level=level, seed=own, mix=mix, ruleset=rules)
            if self.fits(made):
                yield made

    def first(self, kind: Kind, level: int, seed: str, mix: Mix, rules: AnyRules | None) -> Puzzle:
        """The first of them; raises PuzzleError where there is none."""
        found = next(islice(self.hands(kind, level, seed, mix, rules), 1), None)
        if found is None:
            raise PuzzleError("none_so_narrow", only=self.only, limits=self.limits)
        return found


ANY_HAND: Final = Narrowed()
"""What is usual."""


def by_word(word: str) -> Narrowed:
    """The hands whose mark in a seed it is; the usual ones where it is none.

    >>> by_word(Narrowed(20, only=("pair", "50+"), limits=False).word)
    Narrowed(n=20, mix='weak', only=('pair', '50+'), limits=False)
    """
    found = _WORD.fullmatch(word)
    if found is None or found["mix"] not in MIXES:
        return ANY_HAND
    words = found["only"].split(".")
    only = tuple(one for one in ONLY if one in words)
    return Narrowed(int(found["n"]), found["mix"], only, "below" not in words)


def narrowed(
    kinds: Iterable[str], n: object, mix: object, only: str | Iterable[str], *, limits: bool
) -> Narrowed:
    """The hands that are asked for, of ladders of these kinds; raises PuzzleError for others."""
    if type(n) is not int or not 1 <= n <= MOST:
        raise PuzzleError("no_questions", found=shown(n), most=MOST)
    if mix not in MIXES:
        raise PuzzleError("no_such_mix", found=shown(mix), known=MIXES)
    words = words_of(only)
    if (words or not limits) and not {"fu_count", "score_full"}.issuperset(kinds):
        raise PuzzleError("only_of_fu", found=shown(next(iter(words), "limits")))
    for word in words:
        if word not in ONLY:
            raise PuzzleError("no_such_part", found=shown(word), known=tuple(ONLY))
    return Narrowed(n, str(mix), tuple(word for word in ONLY if word in words), limits)
