"""What ``call_choice`` finds and deals: its sorts with their shares, and its topics."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from mjteach.core.tiles import ALL_KINDS, SIMPLES, SUITED
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.round.thinkable import CHI, DAIMINKAN, KAKAN, PON, RON, thinkable_answers
from mjteach.riichi.rules import RedFives, RuleSet

from ...kind import Posed, Topic
from ...situations.judged import Judged, Picks, asking, judge, possible, refused, yaku_after
from ...situations.moments import Moment
from ...situations.offers import (
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
from ...situations.stages import WHOLE_WALL
from ...situations.yaku_hands import family
from ...sorts import Sort, at, not_under, under

CALLS: Final = (PON, CHI)
SAID: Final = (*CALLS, DAIMINKAN, RON, KAKAN)
"""What somebody could want to say; a discard added to a pon is no action of the game."""
YAKU: Final = (
    *("riichi", "menzen_tsumo", "pinfu", "iipeikou", "tanyao"),
    *("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun", "toitoi", "sanshoku_doujun"),
    *("ittsuu", "chanta", "junchan", "honitsu", "chinitsu"),
)
"""The yaku to choose from."""


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What may be done with the tile that lies open, and what a call would leave to win with."""
    found = judge(moment, rules, thinkable_answers)
    tried = {*found.no} <= {"chi_kamicha", "call_last", "call_riichi"}
    if moment.action.kind not in CALLS or not tried:
        return found
    return found._replace(yaku=tuple(sorted({*yaku_after(found.state, moment.action)})))


# ---- the sorts


def can(*kinds: str) -> Picks:
    """Actions of these kinds can be done, among others."""
    return lambda found: (found.action,) if all(map(found.legal, kinds)) else ()


def left(fits: Callable[[tuple[str, ...]], bool]) -> Picks:
    """A call leaves such yaku to win with."""
    return lambda found: (found.action,) if {*found.yaku} <= {*YAKU} and fits(found.yaku) else ()


HAS_REDS: Final = not_under(red_fives=RedFives.NONE)
NO_SWAP: Final = under(kuikae_genbutsu="forbidden")
FOUR_KANS_DRAW: Final = partial(is_played, Abort.SUUKAIKAN)
only = partial(possible, among=SAID)
"""Nothing can be said but actions of these kinds, and each of them."""
ALONE: Final = (0, 1)
"""The tile itself is held once at most: no pon."""
FITTING: Final = ("any", *SHAPES)
SUIT_AND_DRAGONS: Final = (*ALL_KINDS[9:18], *ALL_KINDS[31:])
off_turn, pair = around(SHAPES, ALONE, ELSEWHERE), around(FITTING, (2,), ELSEWHERE)
any_pair, one = around(("any",), (2,), ANYWHERE), around(("any",), (1,), ANYWHERE)
no_run = around(("around", "honours", "any"), ALONE, LEFT)
last, before_last = (
    around(FITTING, (2,), ANYWHERE, turns=turns) for turns in (WHOLE_WALL, range(67, 70))
)
alone = {way: around((way,), ALONE, LEFT) for way in SHAPES}
pair_no_chi = around(SHAPES, (2,), ANYWHERE, chi=False)
red_pair = around(("five",), (2,), ANYWHERE, red=True)
red_chi = around(("beside_five",), ALONE, LEFT, red=True)
sort = partial(asking, find)
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
        sort("pon.no_chi", pair_no_chi, refused([PON])),
    ),
    *at(  # everything
        3,
        sort("several", around(("several",), ALONE, LEFT), only(CHI), 20),
        sort("several.both", around(("several",), (2,), LEFT), only(PON, CHI), 10),
        sort("red", red_pair, can(PON), 12, HAS_REDS),
        sort("red.chi", red_chi, only(CHI), 8, HAS_REDS),
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


# ---- the topics


def _needs_chi(posed: Posed) -> bool:
    return not chi_is_taught(posed.topics) and bool(posed.result.legal(CHI))


def chi_is_taught(topics: Iterable[str]) -> bool:
    """Whether one of some topics is about chi; without topics everything is."""
    chosen = {*topics}
    return not chosen or not chosen.isdisjoint(OF_CHI)


def kan_is_taught(topics: tuple[str, ...]) -> bool:
    """Whether one of some topics is about kans; without topics everything is."""
    return not topics or "kan" in topics


BOTH: Final = (1, 2)
FROM: Final = {"yes.chi": 4, "yes.pon": 2, "from": 5}
FIRST: Final = tuple(id for id in YAKU if id in family("riichi", "value", "simples"))
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
    "keeps_yaku": Topic((), YAKU, (4,), {"yaku.*": 1}),
    "first_yaku": Topic((), FIRST, (4,), {"yaku.*": 1}),
}
OF_CHI: Final = frozenset(TOPICS) - {"pon", "in_riichi", "kan"}
