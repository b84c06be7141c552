"""What ``call_choice`` finds and deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.melds import Source
from mjteach.core.seats import seat_of
from mjteach.core.tiles import ALL_KINDS, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.apply import call
from mjteach.riichi.round.kuikae import barred_after
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.thinkable import (
    CHI,
    DAIMINKAN,
    KAKAN,
    PON,
    RON,
    chi_shape,
    thinkable_answers,
)
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.valuation import value_win

from ...kind import Posed, Topic
from ...situations.moments import (
    WHOLE_WALL,
    Judged,
    Moment,
    Picks,
    asking,
    judged,
    possible,
    refused,
)
from ...situations.offers import (
    ANYWHERE,
    ELSEWHERE,
    LEFT,
    SHAPES,
    SUITED,
    after_four_kans,
    around,
    in_riichi,
    made_tenpai,
    nothing_to_discard,
    winning,
)

CALLS: Final = (PON, CHI)
SAID: Final = (*CALLS, DAIMINKAN, RON, KAKAN)
"""What somebody could want to say; a discard added to a pon is no action of the game."""
YAKU: Final = (
    "riichi",
    "menzen_tsumo",
    "pinfu",
    "iipeikou",
    "tanyao",
    "yakuhai_haku",
    "yakuhai_hatsu",
    "yakuhai_chun",
    "toitoi",
    "sanshoku_doujun",
    "ittsuu",
    "chanta",
    "junchan",
    "honitsu",
    "chinitsu",
)
"""The yaku to choose from."""


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What may be done with the tile that lies open, and what a call would leave to win with."""
    found = judged(moment, rules, thinkable_answers)
    tried = {*found.no} <= {"chi_kamicha", "call_last", "call_riichi"}
    if moment.action.kind not in CALLS or not tried:
        return found
    return found._replace(yaku=tuple(sorted({*_yaku(found.state, moment.action)})))


def _yaku(state: RoundState, action: Action) -> Iterator[str]:
    """The yaku that the hand could win with after a call and a discard."""
    asked, seat = state.asked, action.seat
    assert asked is not None
    if action.kind is CHI:  # from wherever it came
        state = state._replace(asked=asked._replace(seat=seat_of(seat, Source.KAMICHA)))
    concealed, melds, _ = call(state, action).seats[seat].hand
    barred = barred_after(asked.tile, action.using, state.rules)
    context = WinContext(seat_wind=state.wind(seat), round_wind=state.round_wind)
    for place, thrown in enumerate(concealed):
        if thrown.kind not in barred:
            hand = Hand((*concealed[:place], *concealed[place + 1 :]), melds)
            for tile in wait_tiles(counts_of(hand.concealed), melds):
                won = value_win(hand, tile, context, state.rules, imagined=True)
                if won.can_win:
                    yield from won.best.yaku_ids


# ---- the sorts


def only(*kinds: str) -> Picks:
    """Nothing can be said but actions of these kinds, and each of them."""
    return possible(*kinds, among=SAID)


def can(*kinds: str) -> Picks:
    """Actions of these kinds can be done, among others."""
    return lambda found: (found.action,) if all(map(found.legal, kinds)) else ()


def left(fits: Callable[[tuple[str, ...]], bool]) -> Picks:
    """A call leaves such yaku to win with."""
    return lambda found: (found.action,) if {*found.yaku} <= {*YAKU} and fits(found.yaku) else ()


def one(share: int) -> tuple[int, ...]:
    """A share at level 2."""
    return 0, share, 0, 0


def _has_reds(rules: RuleSet) -> bool:
    return rules.red_fives is not RedFives.NONE


def _bars_swaps(rules: RuleSet) -> bool:
    return rules.kuikae_genbutsu == "forbidden"


def _draws_by_kans(rules: RuleSet) -> bool:
    return is_played(Abort.SUUKAIKAN, rules)


ALONE: Final = (0, 1)
"""The tile itself is held once at most: no pon."""
FITTING: Final = ("any", *SHAPES)
SIMPLES: Final = tuple(tile for tile in ALL_KINDS if not tile.is_yaochuu)
SUIT_AND_DRAGONS: Final = (*ALL_KINDS[9:18], *ALL_KINDS[31:])
off_turn, pair = around(SHAPES, ALONE, ELSEWHERE), around(FITTING, (2,), ELSEWHERE)
sort = partial(asking, find)
SORTS: Final = (
    # level 1: pon and chi
    sort("none.one", around(("any",), (1,), ANYWHERE), only(), (8, 0, 0, 0)),
    sort("none.from", off_turn, only(), (10, 0, 0, 0)),
    sort("none.near", around(("around", "honours"), ALONE, LEFT), only(), (7, 0, 0, 0)),
    sort("pon", around(("any",), (2,), ANYWHERE), only(PON), (15, 0, 0, 0)),
    sort("pon.from", around(SHAPES, (2,), ELSEWHERE), only(PON), (13, 0, 0, 0)),
    *(sort(f"chi.{way}", around((way,), ALONE, LEFT), only(CHI), (11, 0, 0, 0)) for way in SHAPES),
    sort("both", around(SHAPES, (2,), LEFT), only(PON, CHI), (14, 0, 0, 0)),
    # level 2: one action, and what decides
    sort("yes.pon", pair, refused([PON]), one(18)),
    sort("yes.chi", around(SHAPES, (0, 1, 2), LEFT), refused([CHI]), one(18)),
    sort("yes.kan", around(("any",), (3,), ELSEWHERE), refused([DAIMINKAN]), one(9)),
    *(sort(f"yes.{way}", around((way,), ALONE, LEFT), refused([CHI])) for way in SHAPES),
    sort("from", off_turn, refused([CHI], "chi_kamicha"), one(9)),
    sort(
        "run",
        around(("around", "honours", "any"), ALONE, LEFT),
        refused([CHI], "chi_run"),
        one(8),
    ),
    sort("one", around(("any",), (1,), ANYWHERE), refused([PON], "pon_tiles"), one(8)),
    sort("two", around(("any",), (2,), ANYWHERE), refused([DAIMINKAN], "daiminkan_tiles"), one(7)),
    sort("riichi.pon", in_riichi(chi=False), refused([PON], "call_riichi"), one(5)),
    sort("riichi.chi", in_riichi(chi=True), refused([CHI], "call_riichi"), one(3)),
    sort(
        "last",
        around(FITTING, (2,), ANYWHERE, turns=WHOLE_WALL),
        refused(CALLS, "call_last"),
        one(7),
    ),
    sort("not_last", around(FITTING, (2,), ANYWHERE, turns=range(67, 70)), refused(CALLS)),
    sort("stuck", nothing_to_discard(), refused([CHI], "call_leaves_discard"), one(5), _bars_swaps),
    sort(
        "kans",
        after_four_kans(),
        refused([PON], "call_four_kans"),
        one(3),
        _draws_by_kans,
    ),
    sort("no_chi", around(SHAPES, ALONE, LEFT, chi=False), refused([CHI], "chi_played"), one(3)),
    sort("pon.no_chi", around(SHAPES, (2,), ANYWHERE, chi=False), refused([PON])),
    # level 3: everything
    sort("several", around(("several",), ALONE, LEFT), only(CHI), (0, 0, 20, 0)),
    sort("several.both", around(("several",), (2,), LEFT), only(PON, CHI), (0, 0, 10, 0)),
    sort(
        "red",
        around(("five",), (2,), ANYWHERE, red=True),
        can(PON),
        (0, 0, 12, 0),
        _has_reds,
    ),
    sort(
        "red.chi",
        around(("beside_five",), ALONE, LEFT, red=True),
        only(CHI),
        (0, 0, 8, 0),
        _has_reds,
    ),
    sort("kan", around(FITTING, (3,), ANYWHERE), can(DAIMINKAN), (0, 0, 20, 0)),
    sort("ron", winning(), can(RON), (0, 0, 15, 0)),
    sort("added", around(FITTING, (0,), ANYWHERE, pon=True), can(), (0, 0, 15, 0)),
    # level 4: what is left to win with
    sort("yaku.none", made_tenpai(SUITED), left(lambda ids: not ids), (0, 0, 0, 40)),
    sort("yaku.tanyao", made_tenpai(SIMPLES), left(lambda ids: "tanyao" in ids), (0, 0, 0, 18)),
    sort("yaku.dragons", made_tenpai(SUITED, dragons=True), left(bool), (0, 0, 0, 18)),
    sort("yaku.more", made_tenpai(SUIT_AND_DRAGONS, runs=0.5), left(bool), (0, 0, 0, 24)),
)


# ---- the topics


def _needs_chi(shape: str) -> Callable[[Posed], bool]:
    """Whether a chi of this shape is possible, and no topic of chi was chosen."""
    return lambda posed: (
        not chi_is_taught(posed.topics)
        and any(chi_shape(each.tile, each.using) == shape for each in posed.result.legal(CHI))
    )


def chi_is_taught(topics: Iterable[str]) -> bool:
    """Whether one of some topics is about chi; without topics everything is."""
    chosen = {*topics}
    return not chosen or not chosen.isdisjoint(OF_CHI)


BOTH: Final = (1, 2)
TOPICS: Final = {
    "pon": Topic((), ("pon_tiles",), BOTH, {"yes.pon": 5, "one": 5}),
    **{
        f"chi_{way}": Topic((), ("chi_run",), BOTH, {f"yes.{way}": 6, "run": 5}, _needs_chi(way))
        for way in SHAPES
    },
    "from_whom": Topic(
        (), ("chi_kamicha", "chi_run"), BOTH, {"yes.chi": 4, "yes.pon": 2, "from": 5}
    ),
    "in_riichi": Topic((), ("call_riichi",), (2,), {"riichi.pon": 5, "yes.pon": 5}),
    "last_discard": Topic((), ("call_last",), (2,), {"last": 5, "not_last": 5}),
    "kan": Topic((), ("daiminkan_tiles", "call_four_kans"), (2, 3), {"yes.kan": 5, "two": 5}),
    "leaves_discard": Topic((), ("call_leaves_discard",), (2,), {"stuck": 4, "yes.chi": 6}),
    "no_chi": Topic((), ("chi_played",), (2,), {"no_chi": 5, "pon.no_chi": 5}),
    "chi_several": Topic(levels=(3,), sorts={"several": 6, "several.both": 4}),
    "keeps_yaku": Topic(levels=(4,), sorts={"yaku.*": 1}),
}
OF_CHI: Final = frozenset(TOPICS) - {"pon", "in_riichi", "kan"}
