"""The games that puzzles are about, and what each calls its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from mjteach.core.message import Message
from mjteach.core.options import Option
from mjteach.core.own import Own
from mjteach.core.tiles import ALL_KINDS, Suit, Tile
from mjteach.korean import equipment
from mjteach.korean import presets as korean
from mjteach.korean import rules as korean_rules
from mjteach.riichi import equipment as riichi_equipment
from mjteach.riichi import presets as riichi
from mjteach.riichi import rules as riichi_rules


class AnyPreset(Protocol):
    """A named rule set of either game."""

    @property
    def id(self) -> str:
        """Its name in a code; of one's own, what differs is in it."""

    @property
    def rules(self) -> Any:
        """Its rules."""

    @property
    def title(self) -> Message:
        """Its name, as a message."""

    @property
    def own(self) -> Own | None:
        """Its name and what it is based on, where it is somebody's own."""

    def states(self, option: str) -> bool:
        """Whether the value of ``option`` is the source's own."""


class Game(NamedTuple):
    """One game of mahjong, as far as puzzles need to know it."""

    usual: str
    """The rule set that is meant where none is named."""
    presets: Mapping[str, AnyPreset]
    options: Mapping[str, Option]
    replace_options: Callable[..., Any]
    """Rules with some options changed."""
    option_name: Callable[[str], Message]
    """The name of an option, as a message."""
    preset: Callable[[Any], AnyPreset]
    """The rule set of a name or of rules; raises RuleSetError with the known names."""
    suits: tuple[Suit, ...]
    """The suits of its tiles."""
    tiles: Callable[[Any], Iterable[Tile]]
    """The tiles that are in play by some rules."""

    def values(self, option: str) -> tuple[Any, ...]:
        """What an option can be; of amounts and lists, what the game's rule sets have.

        >>> RIICHI.values("renpuu_pair_fu"), RIICHI.values("start_points")
        ((2, 4), (25000, 30000))
        """
        allowed = self.options[option].allowed
        played = [getattr(row.rules, option) for row in self.presets.values()]
        if isinstance(allowed, tuple) and {*played} <= {*allowed}:
            return allowed
        return tuple(dict.fromkeys(played))

    def has(self, preset: AnyPreset) -> bool:
        """Whether a rule set is one of this game."""
        return isinstance(preset, type(self.presets[self.usual]))


def _remembered(replace: Callable[..., Any]) -> Callable[..., Any]:
    """The same, remembered: every false rule about an option asks for the same other rules."""
    return lru_cache(maxsize=1_000, typed=True)(replace)


def _suits(kinds: Iterable[Tile]) -> tuple[Suit, ...]:
    return tuple(dict.fromkeys(kind.suit for kind in kinds))


RIICHI: Final = Game(
    usual=riichi.TUTORIAL_ID,
    presets=riichi.PRESETS,
    options=riichi_rules.OPTIONS,
    replace_options=_remembered(riichi_rules.replace_options),
    option_name=lambda option: Message(f"rule.{option}.name"),
    preset=riichi.preset,
    suits=_suits(ALL_KINDS),
    tiles=riichi_equipment.tiles_in_play,
)
KOREAN: Final = Game(
    usual="korean_nagari",
    presets=korean.PRESETS,
    options=korean_rules.OPTIONS,
    replace_options=_remembered(korean_rules.replace_options),
    option_name=lambda option: Message(f"korean.rule.{option}.name"),
    preset=korean.preset,
    suits=_suits(equipment.KINDS),
    tiles=equipment.tiles_in_play,
)
