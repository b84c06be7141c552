"""Kuikae: what a player may not discard in the turn of a chi or pon (R2.7.4-e to -h)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core.choices import Permission
from ...core.tiles import KIND, TILES, Tile
from ..rules import RuleSet

Tiles = tuple[Tile, ...]

_FORBIDDEN = Permission.FORBIDDEN


class Kuikae(NamedTuple):
    """The kinds forbidden by a call: the called one, and the other end of a two-sided shape."""

    genbutsu: Tiles
    suji: Tiles


@lru_cache(maxsize=4096)
def kuikae(called: Tile, using: Tiles) -> Kuikae:
    """The kinds that would be kuikae to discard after a call, whatever the rules (R2.7.4-h).

    >>> kuikae(Tile.M5, (Tile.M6, Tile.M7))
    Kuikae(genbutsu=(<5m>,), suji=(<8m>,))
    """
    tile = KIND[called]
    genbutsu = (TILES[tile],)
    low, high = sorted(KIND[own] for own in using)
    other = high + 1 if tile < low else low - 1 if tile > high else None
    if other is None or other // 9 != tile // 9:
        return Kuikae(genbutsu, ())
    return Kuikae(genbutsu, (TILES[other],))


def barred_after(called: Tile, using: Tiles, rules: RuleSet) -> Tiles:
    """The kinds that these rules forbid to discard in the turn of the call.

    >>> barred_after(Tile.M3, (Tile.M3, Tile.M3), RuleSet())
    (<3m>,)
    """
    left = kuikae(called, using)
    genbutsu = left.genbutsu if rules.kuikae_genbutsu is _FORBIDDEN else ()
    suji = left.suji if rules.kuikae_suji is _FORBIDDEN else ()
    return genbutsu + suji
