"""Hypothesis strategies for tiles, melds, hands and complete hands, all dealt from one wall."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.tiles import ALL_KINDS, TILES, YAOCHUU, Tile

RED_FIVE_OF = {4: 34, 13: 35, 22: 36}
WALL = tuple(
    TILES[RED_FIVE_OF.get(kind, kind)] if copy == 0 else kind
    for kind in ALL_KINDS
    for copy in range(4)
)
"""136 tiles, one five of each suit red."""

RUNS = tuple((low, low + 1, low + 2) for low in range(27) if low % 9 < 7)
TRIPLETS = tuple((kind,) * 3 for kind in range(34))
QUADS = tuple((kind,) * 4 for kind in range(34))
CLOSED_SETS = RUNS + TRIPLETS
SETS = RUNS + TRIPLETS + QUADS

Kinds = tuple[int, ...]

tiles = st.sampled_from(TILES[:37])
"""Any tile of riichi mahjong, red fives included."""


class CompleteHand(NamedTuple):
    """A hand one tile from complete, the tile that completes it, and the groups it was made of."""

    hand: Hand
    winning: Tile
    groups: tuple[Kinds, ...]
    """Kind numbers, concealed groups first; one group of fourteen for thirteen orphans."""


class _Wall:
    """The tiles not yet dealt to a drawn example."""

    def __init__(self) -> None:
        self.left = list(WALL)

    def holds(self, kinds: Kinds) -> bool:
        return all(self._copies(kind) >= kinds.count(kind) for kind in kinds)

    def _copies(self, kind: int) -> int:
        return sum(tile.kind == kind for tile in self.left)

    def take(self, kinds: Kinds, *, red: bool) -> tuple[Tile, ...]:
        """Remove one tile of each kind; red fives first when ``red``, else last."""
        taken = []
        for kind in kinds:
            copies = sorted((tile for tile in self.left if tile.kind == kind), reverse=red)
            taken.append(copies[0])
            self.left.remove(copies[0])
        return tuple(taken)


@st.composite
def melds(draw: st.DrawFn, wall: _Wall | None = None) -> Meld:
    """Any set on the table, half of them with a known discarder."""
    wall = wall or _Wall()
    kinds = draw(st.sampled_from([kinds for kinds in SETS if wall.holds(kinds)]))
    made = wall.take(kinds, red=draw(st.booleans()))
    if len(kinds) == 4:
        kind = draw(st.sampled_from((MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.KAKAN)))
    else:
        kind = MeldKind.PON if kinds[0] == kinds[1] else MeldKind.CHI
    if kind is MeldKind.ANKAN or draw(st.booleans()):
        return make_meld(kind, made)
    source = Source.KAMICHA if kind is MeldKind.CHI else draw(st.sampled_from(Source))
    return make_meld(kind, made, draw(st.sampled_from(made)), source)


@st.composite
def hands(draw: st.DrawFn, *, drawn: bool | None = None) -> Hand:
    """Any hand of thirteen tiles, with or without a fourteenth just drawn."""
    wall = _Wall()
    called = [draw(melds(wall)) for _ in range(draw(st.sampled_from((0, 0, 1, 2, 3, 4))))]
    take_one = st.booleans() if drawn is None else st.just(drawn)
    size = 13 - 3 * len(called) + draw(take_one)
    # A window of the wall keeps the tiles close together, so that some hands are nearly complete.
    span = draw(st.integers(size, len(wall.left)))
    start = draw(st.integers(0, len(wall.left) - span))
    window = st.integers(start, start + span - 1)
    places = draw(st.lists(window, min_size=size, max_size=size, unique=True))
    concealed = [wall.left[place] for place in places]
    last = concealed.pop() if len(concealed) % 3 == 2 else None
    return make_hand(concealed, called, last)


@st.composite
def complete_hands(draw: st.DrawFn) -> CompleteHand:
    """Any complete hand: four sets and a pair with up to four melds, seven pairs, orphans."""
    shape = draw(st.sampled_from(("standard", "standard", "standard", "pairs", "orphans")))
    if shape == "standard":
        return draw(standard_hands())
    if shape == "pairs":
        chosen = draw(st.lists(st.integers(0, 33), min_size=7, max_size=7, unique=True))
        return _won(draw, _Wall(), [(kind, kind) for kind in sorted(chosen)], [])
    double = int(draw(st.sampled_from(YAOCHUU)))
    return _won(draw, _Wall(), [tuple(sorted((*map(int, YAOCHUU), double)))], [])


@st.composite
def standard_hands(draw: st.DrawFn, *, one_suit: bool | None = None) -> CompleteHand:
    """Four sets and a pair; half of the hands stay within one suit, where readings multiply."""
    wall = _Wall()
    narrow = draw(st.booleans()) if one_suit is None else one_suit
    reach = range(9) if narrow else range(34)
    called = [] if narrow else [draw(melds(wall)) for _ in range(draw(st.integers(0, 4)))]
    groups: list[Kinds] = []
    spare = _Wall()
    for meld in called:
        spare.take(tuple(int(tile.kind) for tile in meld.tiles), red=True)
    for choices in (*(CLOSED_SETS,) * (4 - len(called)), tuple((kind,) * 2 for kind in reach)):
        fitting = [kinds for kinds in choices if kinds[-1] in reach and spare.holds(kinds)]
        groups.append(draw(st.sampled_from(fitting)))
        spare.take(groups[-1], red=True)
    return _won(draw, wall, groups, called)


def _won(draw: st.DrawFn, wall: _Wall, groups: list[Kinds], called: list[Meld]) -> CompleteHand:
    red = draw(st.booleans())
    concealed = [tile for kinds in groups for tile in wall.take(kinds, red=red)]
    winning = concealed.pop(draw(st.integers(0, len(concealed) - 1)))
    melded = [tuple(int(tile.kind) for tile in meld.tiles) for meld in called]
    return CompleteHand(make_hand(concealed, called), winning, (*groups, *melded))
