"""The ways in which a hand can miss a yaku by one thing: a table, one row for each way.

Of several rows of a yaku the first that fits counts. Yaku of chance are no rows: whether the tile
was the last one is nothing the hand could have had.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.readings import Shape, WaitKind
from ...core.tiles import DRAGONS, WINDS, Tile
from . import conditions as when
from . import look as group
from .conditions import Fails
from .look import Asks, Look, Tiles


class Condition(NamedTuple):
    """One condition of a yaku; its words are ``near.<id>``."""

    id: str
    fails: Fails


class Way(NamedTuple):
    """The conditions of a yaku, all of which must hold, in readings of some shapes.

    Without the groups it ``needs`` a reading is far from the yaku.
    """

    yaku: str
    conditions: tuple[Condition, ...]
    shapes: tuple[Shape, ...]
    needs: tuple[Asks, ...]

    def one_fault(self, look: Look) -> tuple[str, Tiles] | None:
        """The condition that fails and the tiles at fault, if only one fails."""
        if look.reading.shape not in self.shapes:
            return None
        if not all(any(map(is_right, look.groups)) for is_right in self.needs):
            return None
        faults = [(id, tiles) for id, fails in self.conditions for tiles in fails(look)]
        return faults[0] if len(faults) == 1 else None


_STANDARD: Final = (Shape.STANDARD,)
_SETS_OR_PAIRS: Final = (Shape.STANDARD, Shape.SEVEN_PAIRS)
_ANY: Final = tuple(Shape)


def _way(
    yaku: str,
    shapes: tuple[Shape, ...] = _STANDARD,
    *,
    needs: tuple[Asks, ...] = (),
    **conditions: Fails,
) -> Way:
    return Way(yaku, tuple(Condition(*named) for named in conditions.items()), shapes, needs)


WAYS: Final[tuple[Way, ...]] = (
    _way("riichi", _ANY, undeclared=when.undeclared),
    _way("menzen_tsumo", _ANY, not_drawn=when.not_drawn),
    _way("yakuhai_haku", value_pair=when.only_pair_of(Tile.WHITE)),
    _way("yakuhai_hatsu", value_pair=when.only_pair_of(Tile.GREEN)),
    _way("yakuhai_chun", value_pair=when.only_pair_of(Tile.RED)),
    _way("yakuhai_bakaze", value_pair=when.only_pair_of_round_wind),
    _way("yakuhai_jikaze", value_pair=when.only_pair_of_seat_wind),
    _way("yakuhai_jikaze", guest_wind=when.guest_winds),
    _way(
        "tanyao",
        _SETS_OR_PAIRS,
        outside_pair=when.outside_pairs,
        outside_called=when.outside_called,
        outside_set=when.outside_sets,
    ),
    _way(
        "pinfu",
        no_run=when.groups_that(group.is_triplet),
        pair_dragon=when.pair_is_dragon,
        pair_seat_wind=when.pair_is_seat_wind,
        pair_round_wind=when.pair_is_round_wind,
        wait_kanchan=when.wait_is(WaitKind.KANCHAN),
        wait_penchan=when.wait_is(WaitKind.PENCHAN),
        wait_tanki=when.wait_is(WaitKind.TANKI),
    ),
    _way("iipeikou", two_suits=when.equal_in_two_suits),
    _way("ryanpeikou", unequal_runs=when.two_unequal_runs),
    _way(
        "chanta",
        needs=(group.is_run, group.is_honours),
        inside_group=when.groups_that(group.has_no_outside),
    ),
    _way(
        "junchan",
        needs=(group.is_run,),
        inside_group=when.groups_that(group.has_no_outside),
        honour_group=when.groups_that(group.is_honours),
    ),
    _way("honroutou", _SETS_OR_PAIRS, simple_group=when.groups_that(group.has_simple)),
    _way("toitoi", a_run=when.groups_that(group.is_run)),
    _way("sanankou", finished_by_ron=when.finished_by_ron(3)),
    _way("sanankou", called_triplet=when.called_triplets(3)),
    _way("ittsuu", unsplit=when.straight_unsplit),
    _way("ittsuu", other_suit=when.straight_in_two_suits),
    _way("ittsuu", third_run=when.straight_lacks_run),
    _way("sanshoku_doujun", third_suit=when.third_run),
    _way("sanshoku_doukou", third_suit=when.third_triplet),
    _way("shousangen", other_pair=when.family_pair(DRAGONS)),
    _way("sankantsu", no_quad=when.triplets_for_quads(3)),
    _way(
        "honitsu",
        _SETS_OR_PAIRS,
        needs=(group.is_honours,),
        other_suit_group=when.other_suits,
    ),
    _way(
        "chinitsu",
        _SETS_OR_PAIRS,
        other_suit_group=when.other_suits,
        honour_group=when.groups_that(group.is_honours),
    ),
    _way("suuankou", finished_by_ron=when.finished_by_ron(4)),
    _way("suuankou_tanki", no_tanki=when.without("suuankou")),
    _way("daisangen", last_pair=when.family_set(DRAGONS)),
    _way("kokushi_13", (Shape.ORPHANS,), not_thirteen_sided=when.without("kokushi")),
    _way("tsuuiisou", _SETS_OR_PAIRS, number_group=when.groups_that(group.is_numbers)),
    _way("shousuushii", other_pair=when.family_pair(WINDS)),
    _way("daisuushii", last_pair=when.family_set(WINDS)),
    _way("chinroutou", no_terminals=when.groups_that(group.is_not_terminals)),
    _way("junsei_chuuren", not_nine_sided=when.without("chuuren")),
    _way("ryuuiisou", not_green=when.groups_that(group.is_not_green)),
    _way("suukantsu", no_quad=when.triplets_for_quads(4)),
)
