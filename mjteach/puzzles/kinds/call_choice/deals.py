"""What ``call_choice`` deals: its sorts with their shares, and its topics."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from mjteach.core.tiles import ALL_KINDS
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.rules import RedFives, RuleSet

from ...kind import Posed, Topic
from ...situations.moments import Judged, Moment, failing, judged
from ...situations.offers import (
    ANYWHERE,
    CHI,
    ELSEWHERE,
    KAN,
    LEFT,
    PON,
    RON,
    WHOLE_WALL,
    actions,
    after_four_kans,
    around,
    in_riichi,
    made_tenpai,
    nothing_to_discard,
    shape_of,
    winning,
)
from ...sorts import Dealer, Share, Sort, Wish
from .after import YAKU, with_yaku

CHIS: Final = ("edge", "gap", "two_sided")
SIMPLES: Final = tuple(tile for tile in ALL_KINDS if not tile.is_yaochuu)
SUITED: Final = ALL_KINDS[:27]
ONE_SUIT: Final = ALL_KINDS[9:18]

Fits = Callable[[Judged], bool]


def find(moment: Moment, rules: RuleSet) -> Judged:
    """What may be done with the tile that lies open, and what a call would leave to win with."""
    return with_yaku(judged(moment, rules, actions))


# ---- the sorts


def _so(name: str, deal: Dealer, fits: Fits, balanced: Share, **more: object) -> Sort:
    """What may be called is asked."""

    def fair(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        return (moment for moment in deal(rng, wish) if fits(find(moment, wish.rules)))

    return Sort(name, fair, balanced, **more)  # type: ignore[arg-type]


def _one(
    name: str, deal: Dealer, kinds: tuple[object, ...], *no: str, share: int, **more: object
) -> Sort:
    """One action of some kinds is asked, which exactly these checks refuse."""

    def fair(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for moment in deal(rng, wish):
            listed = find(moment, wish.rules).verdicts
            for action, verdict in rng.sample(listed, len(listed)):
                if action.kind in kinds and failing(verdict) == no:
                    yield moment._replace(action=action)

    return Sort(name, fair, (0, share, 0, 0), **more)  # type: ignore[arg-type]


def _only(*kinds: object) -> Fits:
    """Nothing can be done but actions of these kinds, and each of them."""
    return lambda result: {action.kind for action in result.legal} - {"pass"} == {*kinds}


def _yaku(fits: Callable[[tuple[str, ...]], bool]) -> Fits:
    return lambda result: {*result.yaku} <= {*YAKU} and fits(result.yaku)


def _any(_result: Judged) -> bool:
    return True


def _has_reds(rules: RuleSet) -> bool:
    return rules.red_fives is not RedFives.NONE


def _draws_by_kans(rules: RuleSet) -> bool:
    return is_played(Abort.SUUKAIKAN, rules)


SORTS: Final = (
    # level 1: pon and chi
    _so("none.one", around(("any",), (1,), ANYWHERE), _only(), (8, 0, 0, 0)),
    _so("none.from", around(CHIS, (0, 1), ELSEWHERE), _only(), (10, 0, 0, 0)),
    _so("none.near", around(("around", "honours"), (0, 1), LEFT), _only(), (7, 0, 0, 0)),
    _so("pon", around(("any",), (2,), ANYWHERE), _only(PON), (15, 0, 0, 0)),
    _so("pon.from", around(CHIS, (2,), ELSEWHERE), _only(PON), (13, 0, 0, 0)),
    *(_so(f"chi.{way}", around((way,), (0, 1), LEFT), _only(CHI), (11, 0, 0, 0)) for way in CHIS),
    _so("both", around(CHIS, (2,), LEFT), _only(PON, CHI), (14, 0, 0, 0)),
    # level 2: one action, and what decides
    _one("yes.pon", around(("any", *CHIS), (2,), ELSEWHERE), (PON,), share=18),
    _one("yes.chi", around(CHIS, (0, 1, 2), LEFT), (CHI,), share=18),
    _one("yes.kan", around(("any",), (3,), ELSEWHERE), (KAN,), share=9),
    _one("from", around(CHIS, (0, 1), ELSEWHERE), (CHI,), "chi_kamicha", share=9),
    _one(
        "run",
        around(("around", "honours", "any"), (0, 1), LEFT),
        (CHI,),
        "chi_run",
        share=8,
    ),
    _one("one", around(("any",), (1,), ANYWHERE), (PON,), "pon_tiles", share=8),
    _one("two", around(("any",), (2,), ANYWHERE), (KAN,), "daiminkan_tiles", share=7),
    *(_one(f"yes.{way}", around((way,), (0, 1), LEFT), (CHI,), share=0) for way in CHIS),
    _one("riichi.pon", in_riichi(), (PON,), "call_riichi", share=5),
    _one("riichi.chi", in_riichi(), (CHI,), "call_riichi", share=3),
    _one(
        "last",
        around(("any", *CHIS), (2,), ANYWHERE, turns=WHOLE_WALL),
        (PON, CHI),
        "call_last",
        share=7,
    ),
    _one(
        "not_last",
        around(("any", *CHIS), (2,), ANYWHERE, turns=range(67, 70)),
        (PON, CHI),
        share=0,
    ),
    _one(
        "stuck",
        nothing_to_discard(),
        (CHI,),
        "call_leaves_discard",
        share=5,
        exists=lambda rules: rules.kuikae_genbutsu == "forbidden",
    ),
    _one(
        "kans",
        after_four_kans(),
        (PON,),
        "call_four_kans",
        share=3,
        exists=_draws_by_kans,
    ),
    _one("no_chi", around(CHIS, (0, 1), LEFT, chi=False), (CHI,), "chi_played", share=3),
    _one("pon.no_chi", around(CHIS, (2,), ANYWHERE, chi=False), (PON,), share=0),
    # level 3: everything
    _so("several", around(("several",), (0, 1), LEFT), _only(CHI), (0, 0, 20, 0)),
    _so("several.both", around(("several",), (2,), LEFT), _only(PON, CHI), (0, 0, 10, 0)),
    _so(
        "red",
        around(("five",), (2,), ANYWHERE, red=True),
        lambda result: PON in {action.kind for action in result.legal},
        (0, 0, 12, 0),
        exists=_has_reds,
    ),
    _so(
        "red.chi",
        around(("beside_five",), (0, 1), LEFT, red=True),
        _only(CHI),
        (0, 0, 8, 0),
        exists=_has_reds,
    ),
    _so("kan", around(("any", *CHIS), (3,), ANYWHERE), lambda r: KAN in _kinds(r), (0, 0, 20, 0)),
    _so("ron", winning(), lambda r: RON in _kinds(r) and len(r.legal) > 1, (0, 0, 15, 0)),
    _so("added", around(("any", *CHIS), (0,), ANYWHERE, pon=True), _any, (0, 0, 15, 0)),
    # level 4: what is left to win with
    _so("yaku.none", made_tenpai(SUITED), _yaku(lambda ids: not ids), (0, 0, 0, 40)),
    _so("yaku.tanyao", made_tenpai(SIMPLES), _yaku(lambda ids: "tanyao" in ids), (0, 0, 0, 18)),
    _so(
        "yaku.dragons",
        made_tenpai(SUITED, dragons=1.0),
        _yaku(bool),
        (0, 0, 0, 18),
    ),
    _so(
        "yaku.more",
        made_tenpai((*ONE_SUIT, *ALL_KINDS[31:]), runs=0.5),
        _yaku(bool),
        (0, 0, 0, 24),
    ),
)


def _kinds(result: Judged) -> set[str]:
    return {action.kind for action in result.legal}


# ---- the topics


def _needs_chi(shape: str) -> Callable[[Posed], bool]:
    """Whether a chi of this shape is possible, and no topic of chi was chosen."""
    return lambda posed: (
        not chi_is_taught(posed.topics)
        and any(action.kind is CHI and shape_of(action) == shape for action in posed.result.legal)
    )


def chi_is_taught(topics: Iterable[str]) -> bool:
    """Whether one of some topics is about chi; without topics everything is."""
    chosen = {*topics}
    return not chosen or not chosen.isdisjoint(OF_CHI)


BOTH: Final = (1, 2)
ONE: Final = (2,)
TOPICS: Final = {
    "pon": Topic((), ("pon_tiles",), BOTH, {"yes.pon": 5, "one": 5}),
    **{
        f"chi_{way}": Topic((), ("chi_run",), BOTH, {f"yes.{way}": 6, "run": 5}, _needs_chi(way))
        for way in CHIS
    },
    "from_whom": Topic(
        (), ("chi_kamicha", "chi_run"), BOTH, {"yes.chi": 4, "yes.pon": 2, "from": 5}
    ),
    "in_riichi": Topic((), ("call_riichi",), ONE, {"riichi.pon": 5, "yes.pon": 5}),
    "last_discard": Topic((), ("call_last",), ONE, {"last": 5, "not_last": 5}),
    "kan": Topic((), ("daiminkan_tiles", "call_four_kans"), (2, 3), {"yes.kan": 5, "two": 5}),
    "leaves_discard": Topic((), ("call_leaves_discard",), ONE, {"stuck": 4, "yes.chi": 6}),
    "no_chi": Topic((), ("chi_played",), ONE, {"no_chi": 5, "pon.no_chi": 5}),
    "chi_several": Topic(levels=(3,), sorts={"several": 6, "several.both": 4}),
    "keeps_yaku": Topic(levels=(4,), sorts={"yaku.*": 1}),
}
OF_CHI: Final = frozenset(TOPICS) - {"pon", "in_riichi", "kan"}
