"""How each sort of furiten case is played out at a table (R2.6.2).

Where several false rules could give the same wrong answer, a case is built so that only one does:
the tile asked about is the very one that was discarded, a second winning tile is let go, or the
like. All raise GenerationError where the hand does not allow the case.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.riichi.furiten.events import Discard
from mjteach.riichi.kans import winning_tiles

from .furiten_facts import suji_of, ways_of
from .furiten_table import Table
from .situations.walls import Tiles


def _two(table: Table) -> tuple[Tile, Tile]:
    """Two different waits with a yaku."""
    first = table.one(table.held.good)
    return first, table.one(tile for tile in table.held.good if tile is not first)


# --- own discards


def clean(table: Table) -> None:
    """Nothing of the wait lies in the own river."""
    table.lay_river()
    table.ask_later(table.one(table.held.good))


def suji(table: Table) -> None:
    """A tile three away from the only wait lies in the river (R2.6.2-o)."""
    table.lay_river(Discard(table.one(suji_of(table.held.waits))))
    table.ask_later(table.one(table.held.good))


def same_tile(table: Table) -> None:
    """The tile asked about lies in the river."""
    tile = table.one(table.held.good)
    table.lay_river(Discard(tile))
    table.ask_later(tile)


def other_tile(table: Table) -> None:
    """Another wait lies in the river (R2.6.2-c)."""
    tile, other = _two(table)
    table.lay_river(Discard(other))
    table.ask_later(tile)


def called_away(table: Table) -> None:
    """The tile asked about was discarded and called (R2.6.2-n)."""
    tile = table.one(table.held.good)
    table.lay_river(Discard(tile, called_away=True))
    table.ask_later(tile)


def before_tenpai(table: Table) -> None:
    """The tile asked about was discarded before the hand was tenpai, and this is told."""
    tile = table.one(table.held.good)
    place = table.rng.randint(1, 2)
    table.lay_river(Discard(tile), place)
    table.tenpai_from = table.rng.randrange(place + 1, len(table.river))
    table.ask_later(tile)


def unchosen_reading(table: Table) -> None:
    """The discard completes the hand in another reading than the tile asked about."""
    tile = table.one(table.held.good)
    chosen = table.rng.choice([way for way in ways_of(table.held.hand) if tile in way])
    table.lay_river(Discard(table.one(wait for wait in table.held.good if wait not in chosen)))
    table.ask_later(tile)


def yakuless_wait(table: Table) -> None:
    """A wait without yaku lies in the river (R2.6.2-e)."""
    table.lay_river(Discard(table.one(table.held.yakuless)))
    table.ask_later(table.one(table.held.good))


def declaration_tile(table: Table) -> None:
    """The tile asked about was the riichi tile."""
    tile = table.one(table.held.good)
    table.lay_river(Discard(tile, riichi=True), table.rng.randint(2, 4))
    table.ask_later(tile)


def red_five(table: Table) -> None:
    """A red five lies in the river and a plain one comes, or the reverse."""
    tile = table.one(tile for tile in table.held.good if not tile.is_honour and tile.rank == 5)
    in_river, asked = table.rng.choice(((table.red(tile), tile), (tile, table.red(tile))))
    table.lay_river(Discard(in_river))
    table.ask_later(asked)


class _Change(NamedTuple):
    """One way in which the hand may have come from another wait."""

    drawn: Tile
    thrown: Tile
    before: Hand
    waits: Tiles


def _changes(table: Table) -> list[_Change]:
    """Every draw and discard that leads from another wait to the hand held now."""
    held, found = table.held, []
    for drawn in dict.fromkeys(held.hand.concealed):
        rest = list(held.hand.concealed)
        rest.remove(drawn)
        for thrown in ALL_KINDS:
            if thrown is drawn or thrown in held.waits or not table.wall.left[thrown]:
                continue
            before = make_hand((*rest, thrown), held.hand.melds)
            waits = winning_tiles(before, table.rules)
            if waits and waits != held.waits and drawn not in waits:
                found.append(_Change(drawn, thrown, before, waits))
    return found


def changed_off(table: Table) -> None:
    """The river barred the former wait, and has nothing of the new one."""
    near = (*table.held.waits, *suji_of(table.held.waits))
    _change(table, lambda change: [tile for tile in change.waits if tile not in near])


def changed_on(table: Table) -> None:
    """The former wait was clean; the new one takes a tile that lies in the river."""
    _change(table, lambda change: [w for w in table.held.good if w not in change.waits])


def _change(table: Table, discards: Callable[[_Change], list[Tile]]) -> None:
    possible = [(change, tile) for change in _changes(table) for tile in discards(change)]
    if not possible:
        raise GenerationError("not_left", tiles=table.held.waits)
    change, tile = table.rng.choice(possible)
    table.avoid((*change.waits, *suji_of(change.waits)))
    table.lay_river(Discard(tile))
    table.tenpai_from = None
    table.change(change.before, change.drawn, change.thrown)
    table.ask_later(tile if tile in table.held.good else table.one(table.held.good))


# --- tiles that were let go


def passed(table: Table) -> None:
    """Asked about the discard right after the one that was let go."""
    table.lay_river()
    table.wait_for(0, 1)
    table.theirs(table.one(table.held.good))
    table.ask(table.one(table.held.good))


def yakuless_pass(table: Table) -> None:
    """A tile without yaku was let go (R2.6.2-g)."""
    table.lay_river()
    table.wait_for(0, 1)
    table.theirs(table.one(table.held.yakuless))
    table.ask(table.one(table.held.good))


def passed_twice(table: Table) -> None:
    """The first is of the kind asked about, the second is not: false rules differ on them."""
    first, second = _two(table)
    table.lay_river()
    table.theirs(first)
    table.theirs(second)
    table.ask(first)


def skipped(table: Table) -> None:
    """A call takes the own turn away, so the first tile still counts."""
    first, second = _two(table)
    table.lay_river()
    table.wait_for(0, 1)
    table.theirs(first)
    table.skip()
    table.theirs(second)
    table.ask(first)


def kakan(table: Table) -> None:
    """Asked about the discard of the player who added the tile."""
    own = table.held.hand.own_counts
    tile = table.one(wait for wait in table.held.good if not own[wait])
    table.lay_river()
    table.wait_for(0, 1, 2)
    table.kakan(table.taken(tile))
    table.ask(table.one(wait for wait in table.held.good if wait is not tile))


def turn_came(table: Table) -> None:
    """The own turn has come since a tile was let go (R2.6.2-h)."""
    table.lay_river()
    table.wait_for(0, 1, 2)
    table.theirs(table.one(table.held.good))
    table.own()
    for _ in range(table.rng.randrange(3)):
        table.theirs()
    table.ask(table.one(table.held.good))


def called_turn(table: Table) -> None:
    """The own turn came by a call, without a draw (option ``temp_furiten_end``)."""
    table.lay_river()
    table.wait_for(0, 1)
    table.theirs(table.one(table.held.good))
    _pon(table)
    table.ask(table.one(table.held.good))


def pon_then_passed(table: Table) -> None:
    """A tile is let go after an own call."""
    table.lay_river()
    table.wait_for(0, 1, 2)
    _pon(table)
    table.theirs(table.one(table.held.good))
    table.ask(table.one(table.held.good))


def _pon(table: Table) -> None:
    """The pair becomes a triplet on the table, and a triplet in the hand the pair."""
    table.call_pon(table.held.pair[0], table.held.sets[0][0])


def declined_draw(table: Table) -> None:
    """In riichi a winning draw was discarded (R2.6.2-k)."""
    table.lay_river()
    table.wait_for(0, 1, 2)
    table.own(table.one(table.held.good))
    for _ in range(table.rng.randrange(3)):
        table.theirs()
    table.ask(table.one(table.held.good))


def riichi_passed(table: Table) -> None:
    """Right after the tile that was let go, or after an own turn that does not help."""
    play = turn_came if table.rng.random() < 0.7 else passed
    play(table)
