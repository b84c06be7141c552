"""``call_choice``: what may be called when a tile is discarded (R2.7).

Level 1 asks for every pon and chi, level 2 about one action and what decides it, level 3 for
everything that can be said, level 4 for the yaku that a call, which is allowed, leaves to win with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import ALL_KINDS, SIMPLES, SUITED
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.plausible import CHI, DAIMINKAN, KAKAN, PON, RON, plausible_answers
from mjteach.riichi.rules import RedFives, RuleSet

from ..fields import many_of, pick_reason, settling, yes_no
from ..kind import Kind
from ..mistakes.calls import CALL_MISTAKES
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, Value
from ..situations.judged import (
    AfterCall,
    Judged,
    Picks,
    Telling,
    asking,
    chosen,
    decision,
    judge,
    left_after,
    named,
    pick_action,
    possible,
    reasons,
    refused,
)
from ..situations.moments import Moment, lying, moment_scene
from ..situations.offers import (
    ANYWHERE,
    ELSEWHERE,
    LEFT,
    SHAPES,
    after_four_kans,
    around,
    in_riichi,
    made_tenpai,
    nothing_to_discard,
    winning,
)
from ..situations.own_moments import OWN_MOMENT
from ..situations.stages import WHOLE_WALL
from ..situations.yaku_hands import family
from ..sorts import Sort, at, not_under, under
from ..words import per_level, rule_before

# ---- what is dealt


CALLS: Final = (PON, CHI)
SAID: Final = (*CALLS, DAIMINKAN, RON, KAKAN)
"""What somebody could want to say; a discard added to a pon is no action of the game."""
LEFT_OVER: Final = (
    *("riichi", "menzen_tsumo", "pinfu", "iipeikou", "tanyao"),
    *("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun", "toitoi", "sanshoku_doujun"),
    *("ittsuu", "chanta", "junchan", "honitsu", "chinitsu"),
)
"""The yaku among which those are that a call leaves to win with."""


def find_offered(moment: Moment, rules: RuleSet) -> Judged:
    """What may be done with the tile that lies open, and what a call would leave to win with."""
    found = judge(moment, rules, plausible_answers)
    tried = {*found.no} <= {"chi_kamicha", "call_last", "call_riichi"}
    if moment.action.kind not in CALLS or not tried:
        return found
    after = left_after(found.state, moment.action)
    return found._replace(yaku=tuple(sorted({id for each in after for id in each.yaku})))


only = partial(possible, among=SAID)
"""Nothing can be said but actions of these kinds, and each of them."""


def can(*kinds: str) -> Picks:
    """Actions of these kinds can be done, among others."""
    return lambda found: (found.action,) if all(map(found.legal, kinds)) else ()


def left(fits: Callable[[tuple[str, ...]], bool]) -> Picks:
    """A call that is allowed leaves such yaku to win with, and no others."""
    among = {*LEFT_OVER}

    def picks(found: Judged) -> Iterable[Action]:
        is_fit = not found.no and {*found.yaku} <= among and fits(found.yaku)
        return (found.action,) if is_fit else ()

    return picks


# ---- the question


ID: Final = "call_choice"
REASONS: Final = (
    *("pon_tiles", "daiminkan_tiles", "chi_run", "chi_kamicha", "chi_played"),
    *("call_riichi", "call_last", "call_leaves_discard", "call_four_kans"),
)
LISTS: Final = {1: ("calls", CALLS), 3: ("answers", SAID)}
"""The levels that ask for a list of actions: its field, and the kinds that are listed."""


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """What is possible, whether one action is and what decides, and what it leaves."""
    lists = {field: chosen(result.legal(*kinds)) for field, kinds in LISTS.values()}
    after: list[str] | str = list(result.yaku) or NONE
    return {**lists, **decision(result), "after": after, "worth": "yes" if result.yaku else "no"}


# ---- what is dealt


HAS_REDS: Final = not_under(red_fives=RedFives.NONE)
NO_SWAP: Final = under(kuikae_genbutsu="forbidden")
FOUR_KANS_DRAW: Final = partial(is_played, Abort.SUUKAIKAN)
ALONE: Final = (0, 1)
"""The tile itself is held once at most: no pon."""
FITTING: Final = ("any", *SHAPES)
SUIT_AND_DRAGONS: Final = (*ALL_KINDS[9:18], *ALL_KINDS[31:])
no_run = around(("around", "honours", "any"), ALONE, LEFT)
off_turn, pair = around(SHAPES, ALONE, ELSEWHERE), around(FITTING, (2,), ELSEWHERE)
any_pair, one = around(("any",), (2,), ANYWHERE), around(("any",), (1,), ANYWHERE)
last, before_last = (
    around(FITTING, (2,), ANYWHERE, turns=turns) for turns in (WHOLE_WALL, range(67, 70))
)
alone = {way: around((way,), ALONE, LEFT) for way in SHAPES}
sort = partial(asking, find_offered)
SORTS: Final[tuple[Sort, ...]] = (
    *at(  # pon and chi
        1,
        sort("none.one", one, only(), 8),
        sort("none.from", off_turn, only(), 10),
        sort("none.near", around(("around", "honours"), ALONE, LEFT), only(), 7),
        sort("pon", any_pair, only(PON), 15),
        sort("pon.from", around(SHAPES, (2,), ELSEWHERE), only(PON), 13),
        *(sort(f"chi.{way}", alone[way], only(CHI), 11) for way in SHAPES),
        sort("both", around(SHAPES, (2,), LEFT), only(PON, CHI), 14),
    ),
    *at(  # one action, and what decides
        2,
        sort("yes.pon", pair, refused([PON]), 18),
        sort("yes.chi", around(SHAPES, (0, 1, 2), LEFT), refused([CHI]), 18),
        sort("yes.kan", around(("any",), (3,), ELSEWHERE), refused([DAIMINKAN]), 9),
        *(sort(f"yes.{way}", alone[way], refused([CHI])) for way in SHAPES),
        sort("from", off_turn, refused([CHI], "chi_kamicha"), 9),
        sort("run", no_run, refused([CHI], "chi_run"), 8),
        sort("one", one, refused([PON], "pon_tiles"), 8),
        sort("two", any_pair, refused([DAIMINKAN], "daiminkan_tiles"), 7),
        sort("riichi.pon", in_riichi(chi=False), refused([PON], "call_riichi"), 5),
        sort("riichi.chi", in_riichi(chi=True), refused([CHI], "call_riichi"), 3),
        sort("last", last, refused(CALLS, "call_last"), 7),
        sort("not_last", before_last, refused(CALLS)),
        sort("stuck", nothing_to_discard(), refused([CHI], "call_leaves_discard"), 5, NO_SWAP),
        sort("kans", after_four_kans(), refused([PON], "call_four_kans"), 3, FOUR_KANS_DRAW),
        sort("no_chi", around(SHAPES, ALONE, LEFT, chi=False), refused([CHI], "chi_played"), 3),
        sort("pon.no_chi", around(SHAPES, (2,), ANYWHERE, chi=False), refused([PON])),
    ),
    *at(  # everything
        3,
        sort("several", around(("several",), ALONE, LEFT), only(CHI), 20),
        sort("several.both", around(("several",), (2,), LEFT), only(PON, CHI), 10),
        sort("red", around(("five",), (2,), ANYWHERE, red=True), can(PON), 12, HAS_REDS),
        sort("red.chi", around(("beside_five",), ALONE, LEFT, red=True), only(CHI), 8, HAS_REDS),
        sort("kan", around(FITTING, (3,), ANYWHERE), can(DAIMINKAN), 20),
        sort("ron", winning(), can(RON), 15),
        sort("added", around(FITTING, (0,), ANYWHERE, pon=True), can(), 15),
    ),
    *at(  # what is left to win with
        4,
        sort("yaku.none", made_tenpai(SUITED), left(lambda ids: not ids), 40),
        sort("yaku.tanyao", made_tenpai(SIMPLES), left(lambda ids: "tanyao" in ids), 18),
        sort("yaku.dragons", made_tenpai(SUITED, dragons=True), left(bool), 18),
        sort("yaku.more", made_tenpai(SUIT_AND_DRAGONS, runs=0.5), left(bool), 24),
    ),
)


def _needs_chi(posed: Posed) -> bool:
    return not chi_is_taught(posed.topics) and bool(posed.result.legal(CHI))


def chi_is_taught(topics: Iterable[str]) -> bool:
    """Whether one of some topics is about chi; without topics everything is."""
    chosen = {*topics}
    return not chosen or not chosen.isdisjoint(OF_CHI)


BOTH: Final = (1, 2)
FROM: Final = {"yes.chi": 4, "yes.pon": 2, "from": 5}
FIRST: Final = tuple(id for id in LEFT_OVER if id in family("riichi", "value", "simples"))
"""The yaku of the first lessons."""
TOPICS: Final = {
    "pon": Topic((), ("pon_tiles",), BOTH, {"yes.pon": 5, "one": 5}),
    **{f"chi_{way}": Topic((), ("chi_run",), BOTH, {f"yes.{way}": 6, "run": 5}) for way in SHAPES},
    "from_whom": Topic((), ("chi_kamicha", "chi_run"), BOTH, FROM, _needs_chi),
    "in_riichi": Topic((), ("call_riichi",), (2,), {"riichi.pon": 5, "yes.pon": 5}),
    "last_discard": Topic((), ("call_last",), (2,), {"last": 5, "not_last": 5}),
    "kan": Topic((), ("daiminkan_tiles", "call_four_kans"), (2, 3), {"yes.kan": 5, "two": 5}),
    "leaves_discard": Topic((), ("call_leaves_discard",), (2,), {"stuck": 4, "yes.chi": 6}),
    "no_chi": Topic((), ("chi_played",), (2,), {"no_chi": 5, "pon.no_chi": 5}),
    "chi_several": Topic(levels=(3,), sorts={"several": 6, "several.both": 4}),
    "keeps_yaku": Topic((), LEFT_OVER, (4,), {"yaku.*": 1}),
    "first_yaku": Topic((), FIRST, (4,), {"yaku.none": 4, "yaku.tanyao": 3, "yaku.dragons": 3}),
}
OF_CHI: Final = frozenset(TOPICS) - {"pon", "in_riichi", "kan"}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """A list of actions; or whether one may be taken, and what decides; or what one leaves."""
    if posed.level in LISTS:
        yield pick_action(ID, LISTS[posed.level][0], posed.result.listed(*_kinds(posed)))
        return
    if posed.level == 2:
        yield settling(yes_no(ID), "yes", "reason")
        yield pick_reason(ID, REASONS, f"puzzle.{ID}.against.{{}}")
    else:
        yield many_of(ID, "after", [(id, msg(f"yaku.{id}.name")) for id in LEFT_OVER])
        yield yes_no(ID, "worth")


def _kinds(posed: Posed) -> list[str]:
    """The kinds that a list asks about; no chi and no kan where only other topics are asked."""
    _, kinds = LISTS.get(posed.level, ("", ()))
    kans = not posed.topics or "kan" in posed.topics
    taught = {CHI: chi_is_taught(posed.topics), DAIMINKAN: kans, KAKAN: kans}
    return [kind for kind in kinds if taught.get(kind, True)]


TOLD: Final = Telling(ID, REASONS, _kinds)


def prompt(posed: Posed) -> Message:
    """Who discards what, and the action that the player thinks of where one is asked about."""
    thought = None if _kinds(posed) else named(posed.situation.action)
    return msg(f"puzzle.{ID}.prompt.{posed.level}", **lying(posed.situation), action=thought)


def explain(posed: Posed) -> Explanation:
    """The checks of every listed action, or of the one asked about and what it leaves."""
    left = _left(posed)
    if left is None:
        return TOLD.explain(posed)
    each = left_after(posed.result.state, posed.result.action)
    return Explanation(left, tuple(map(_after, each)))


def _after(after: AfterCall) -> Explanation:
    """A discard, what the hand then waits on, and the yaku that could give."""
    word, yaku = ("some" if after.yaku else "none"), _named(after.yaku)
    message = msg(f"puzzle.{ID}.after.{word}", tile=after.discard, waits=after.waits, yaku=yaku)
    return Explanation(message)


def _left(posed: Posed) -> Message | None:
    """What the hand can win with after the call, at the level that asks it."""
    is_call = posed.result.action.kind in CALLS and not posed.result.no
    if posed.level < 4 or not is_call:
        return None
    yaku = _named(posed.result.yaku)
    return msg(f"puzzle.{ID}.left.some", yaku=yaku) if yaku else msg(f"puzzle.{ID}.left.none")


def _named(yaku: Iterable[str]) -> tuple[Message, ...]:
    return tuple(msg(f"yaku.{id}.name") for id in yaku)


def right(posed: Posed) -> Message:
    """What is possible, or what decides, or what is left."""
    return _left(posed) or TOLD.right(posed)


def line(posed: Posed) -> Message | None:
    """A yaku that is left, or what one check says."""
    if _left(posed) and posed.result.yaku:
        return msg(f"puzzle.{ID}.line", action=msg(f"yaku.{posed.result.yaku[0]}.name"))
    return TOLD.line(posed)


ABOUT: Final = per_level("calls", "one", "all", "yaku")
EARLY: Final = rule_before(ID, C03="kan", C17="kan", C12="keeps_yaku")
KIND: Final = Kind(
    id=ID,
    version=6,
    section="2.7",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find_offered, write, reasons),
    asks=Asks(ask, lambda posed: moment_scene(posed.situation), prompt),
    tells=Tells(explain, right=right, line=line, about=ABOUT, rule_instead=EARLY),
    bound=0.5,
    probes=(12, 12, 12, 6),
    tempts=True,
    mistakes=CALL_MISTAKES,
    from_facts=OWN_MOMENT,
    options=("call_last_discard", "kuikae_genbutsu", "kuikae_suji", "kuitan", "abort_suukaikan"),
)
