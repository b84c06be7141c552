"""The offences, one row each: the rule that names it, what decides its penalty, when it shows.

Three degrees (C52): a deposit for a slip, a dead hand for what harms mainly the offender, a chombo
for what makes it impossible to play on fairly. Whether an action is an offence at all (no tenpai,
furiten, kan that changes the waits) is decided by the checks of that action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from ...core.choices import Permission
from ..rules import NotenRiichi, RiichiThenDeadHand, RuleSet


class Category(StrEnum):
    """The degrees of penalty, from nothing to the gravest."""

    NONE = "none"
    DEPOSIT = "deposit_1000"
    DEAD_HAND = "dead_hand"
    CHOMBO = "chombo"


class Reveal(StrEnum):
    """When an offence comes to light."""

    AT_ONCE = "at_once"
    AT_EXHAUSTIVE_DRAW = "at_exhaustive_draw"
    """At an exhaustive draw, or when four riichi have the hands checked (R2.6.3-h, R5.4-u)."""
    WHEN_OFFENDER_WINS = "when_offender_wins"
    WHEN_OFFENDER_WINS_OR_DRAW = "when_offender_wins_or_draw"
    """Both of these (R2.7.2.1-k)."""


class HandEnd(StrEnum):
    """How a hand ends, as far as it shows an offence."""

    OFFENDER_WINS = "offender_wins"
    OTHER_WINS = "other_wins"
    EXHAUSTIVE_DRAW = "exhaustive_draw"
    SUUCHA_RIICHI = "suucha_riichi"
    OTHER_ABORT = "other_abort"


_HANDS_SHOWN: Final = frozenset({HandEnd.EXHAUSTIVE_DRAW, HandEnd.SUUCHA_RIICHI})

REVEALED_AT: Final[Mapping[Reveal, frozenset[HandEnd]]] = MappingProxyType(
    {
        Reveal.AT_ONCE: frozenset(HandEnd),
        Reveal.AT_EXHAUSTIVE_DRAW: _HANDS_SHOWN,
        Reveal.WHEN_OFFENDER_WINS: frozenset({HandEnd.OFFENDER_WINS}),
        Reveal.WHEN_OFFENDER_WINS_OR_DRAW: _HANDS_SHOWN | {HandEnd.OFFENDER_WINS},
    }
)
"""The ends of a hand at which an offence is seen; at any other it goes unpunished."""


class Offence(StrEnum):
    """What can go against the rules at a table."""

    CALL_VOICE_ONLY = "call_voice_only"
    WRONG_CALL_EXPOSED = "wrong_call_exposed"
    WRONG_WORD = "wrong_word"
    UNMARKED_CALL = "unmarked_call"
    EARLY_DRAW = "early_draw"
    TAHAI = "tahai"
    SHOUHAI = "shouhai"
    KUIKAE = "kuikae"
    RIICHI_WITHDRAWN = "riichi_withdrawn"
    RIICHI_WITHOUT_DRAW_LEFT = "riichi_without_draw_left"
    NOTEN_RIICHI = "noten_riichi"
    RIICHI_THEN_DEAD_HAND = "riichi_then_dead_hand"
    ILLEGAL_KAN_AFTER_RIICHI = "illegal_kan_after_riichi"
    FALSE_WIN_VOICE_ONLY = "false_win_voice_only"
    FALSE_WIN_OPENED_NO_YAKU = "false_win_opened_no_yaku"
    FALSE_WIN_OPENED_FURITEN = "false_win_opened_furiten"
    FALSE_WIN_OPENED_INCOMPLETE = "false_win_opened_incomplete"
    ACT_WITH_DEAD_HAND = "act_with_dead_hand"
    WALL_TILES_VISIBLE = "wall_tiles_visible"
    WALL_INTO_MACHINE = "wall_into_machine"
    OTHER_HAND_EXPOSED = "other_hand_exposed"
    OTHER_HAND_LOOKED_AT = "other_hand_looked_at"
    LEFT_SEAT = "left_seat"
    PLAY_IMPOSSIBLE = "play_impossible"


class KuikaeTile(StrEnum):
    """Which forbidden tile was discarded after a call."""

    GENBUTSU = "genbutsu"
    """The kind that was called (R2.7.4-f)."""
    SUJI = "suji"
    """The other end of the run (R2.7.4-g)."""


class OffenceFacts(NamedTuple):
    """The circumstances that can change a penalty."""

    visible: int = 1
    """Wall tiles that became visible."""
    kuikae: KuikaeTile = KuikaeTile.GENBUTSU
    dead_hand: bool = False
    """The offender's hand was dead before the offence."""
    end: HandEnd | None = None
    """How the hand ended; None where the offence is known to have come to light."""
    in_play: bool = True
    """It happened between the dealer's first discard and the win or draw (R5.1-a)."""
    with_win: bool = False
    """It happened together with another player's win (R5.1-b)."""
    by_all: bool = False
    """All four players are in noten riichi (R5.4-q)."""


class Decided(NamedTuple):
    """What the rules say, and by which option; None where no option changes it."""

    category: Category
    option: str | None = None


Decide = Callable[[RuleSet, OffenceFacts], Decided]


class OffenceRow(NamedTuple):
    """What is known about an offence."""

    ref: str
    """The rule that names it."""
    reveal: Reveal
    decide: Decide


# --- how a penalty is decided

_CATEGORY_OF: Final[Mapping[str, Category]] = MappingProxyType(
    {
        "deposit_1000": Category.DEPOSIT,
        "dead_hand": Category.DEAD_HAND,
        "chombo": Category.CHOMBO,
        "chombo_at_draw": Category.CHOMBO,
        "noten_only": Category.DEAD_HAND,
        "none": Category.NONE,
        "not_applicable": Category.NONE,
    }
)
"""What each word of a penalty option means."""


def _fixed(category: Category) -> Decide:
    return lambda _rules, _facts: Decided(category)


def _by(option: str) -> Decide:
    return lambda rules, _facts: Decided(_CATEGORY_OF[getattr(rules, option)], option)


def _kuikae(rules: RuleSet, facts: OffenceFacts) -> Decided:
    """What kuikae costs; where the option allows it, nothing (R2.7.4-j)."""
    option = f"kuikae_{facts.kuikae}"
    if getattr(rules, option) is Permission.ALLOWED:
        return Decided(Category.NONE, option)
    return Decided(_CATEGORY_OF[rules.kuikae_penalty], "kuikae_penalty")


def _without_draw_left(rules: RuleSet, _facts: OffenceFacts) -> Decided:
    """What a riichi without a draw left costs, where it is forbidden (R2.6.3-n, R5.3-n)."""
    allowed = rules.riichi_without_draw_left is Permission.ALLOWED
    category = Category.NONE if allowed else Category.DEAD_HAND
    return Decided(category, "riichi_without_draw_left")


def _noten_riichi(rules: RuleSet, facts: OffenceFacts) -> Decided:
    """What noten riichi costs (R5.4-i); when all four are in it, it may cost nothing (R5.4-q)."""
    if facts.by_all and rules.all_noten_riichi_unpunished:
        return Decided(Category.NONE, "all_noten_riichi_unpunished")
    return Decided(_CATEGORY_OF[rules.noten_riichi], "noten_riichi")


def _riichi_then_dead_hand(rules: RuleSet, facts: OffenceFacts) -> Decided:
    """What a hand that dies after riichi costs: it is a noten riichi (R2.6.3-t, R5.4-i)."""
    if rules.riichi_then_dead_hand is RiichiThenDeadHand.NOTEN_ONLY:
        return Decided(Category.DEAD_HAND, "riichi_then_dead_hand")
    if facts.by_all and rules.all_noten_riichi_unpunished:
        return Decided(Category.DEAD_HAND, "all_noten_riichi_unpunished")
    if rules.noten_riichi is NotenRiichi.NONE:
        return Decided(Category.DEAD_HAND, "noten_riichi")
    return Decided(Category.CHOMBO, "riichi_then_dead_hand")


def _visible(rules: RuleSet, facts: OffenceFacts) -> Decided:
    """What wall tiles laid bare cost: a deposit, or from so many on a chombo (R5.4-h, C20)."""
    if facts.visible < 1:
        return Decided(Category.NONE)
    grave = facts.visible >= rules.wall_collapse_chombo_tiles
    category = Category.CHOMBO if grave else Category.DEPOSIT
    return Decided(category, "wall_collapse_chombo_tiles")


_NONE, _DEAD, _CHOMBO = (
    _fixed(category) for category in (Category.NONE, Category.DEAD_HAND, Category.CHOMBO)
)
_NOW, _AT_DRAW = Reveal.AT_ONCE, Reveal.AT_EXHAUSTIVE_DRAW
_WIN, _WIN_OR_DRAW = Reveal.WHEN_OFFENDER_WINS, Reveal.WHEN_OFFENDER_WINS_OR_DRAW

OFFENCES: Final[Mapping[Offence, OffenceRow]] = MappingProxyType(
    {
        Offence.CALL_VOICE_ONLY: OffenceRow("R5.2-a", _NOW, _by("wrong_call_voice_only")),
        Offence.WRONG_CALL_EXPOSED: OffenceRow("R5.3-c", _NOW, _by("wrong_call_exposed")),
        Offence.WRONG_WORD: OffenceRow("R5.3-k", _NOW, _NONE),
        Offence.UNMARKED_CALL: OffenceRow("R2.7-e", _NOW, _NONE),  # C53
        Offence.EARLY_DRAW: OffenceRow("R5.3-j", _NOW, _DEAD),
        Offence.TAHAI: OffenceRow("R5.3-d", _NOW, _by("tahai")),
        Offence.SHOUHAI: OffenceRow("R5.3-d", _NOW, _by("shouhai")),
        Offence.KUIKAE: OffenceRow("R5.3-f", _NOW, _kuikae),
        Offence.RIICHI_WITHDRAWN: OffenceRow("R5.3-h", _NOW, _DEAD),
        Offence.RIICHI_WITHOUT_DRAW_LEFT: OffenceRow("R5.3-n", _WIN, _without_draw_left),
        Offence.NOTEN_RIICHI: OffenceRow("R5.4-i", _AT_DRAW, _noten_riichi),
        Offence.RIICHI_THEN_DEAD_HAND: OffenceRow("R5.3-b", _AT_DRAW, _riichi_then_dead_hand),
        Offence.ILLEGAL_KAN_AFTER_RIICHI: OffenceRow("R5.4-m", _WIN_OR_DRAW, _CHOMBO),
        Offence.FALSE_WIN_VOICE_ONLY: OffenceRow("R5.3-g", _NOW, _by("false_win_voice_only")),
        Offence.FALSE_WIN_OPENED_NO_YAKU: OffenceRow("R5.4-j", _NOW, _CHOMBO),
        Offence.FALSE_WIN_OPENED_FURITEN: OffenceRow("R5.4-j", _NOW, _CHOMBO),
        Offence.FALSE_WIN_OPENED_INCOMPLETE: OffenceRow("R5.4-r", _NOW, _CHOMBO),
        Offence.ACT_WITH_DEAD_HAND: OffenceRow("R5.4-o", _NOW, _CHOMBO),
        Offence.WALL_TILES_VISIBLE: OffenceRow("R5.4-h", _NOW, _visible),
        Offence.WALL_INTO_MACHINE: OffenceRow("R5.4-n", _NOW, _CHOMBO),
        Offence.OTHER_HAND_EXPOSED: OffenceRow("R5.4-k", _NOW, _CHOMBO),
        Offence.OTHER_HAND_LOOKED_AT: OffenceRow("R5.4-l", _NOW, _CHOMBO),
        Offence.LEFT_SEAT: OffenceRow("R5.4-n", _NOW, _CHOMBO),
        Offence.PLAY_IMPOSSIBLE: OffenceRow("R5.4-a", _NOW, _CHOMBO),
    }
)
"""Every offence with its row."""
