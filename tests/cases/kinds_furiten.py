"""Kinds of case about furiten and concealed kans."""

from __future__ import annotations

from cases.loader import Case, Fields, hand_of, names, text_of, tiles_of

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import parse_tiles, tile
from mjteach.core.waits import waits
from mjteach.riichi.furiten import Until, furiten
from mjteach.riichi.furiten_events import (
    Discard,
    Event,
    FuritenCase,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.kans import (
    ankan_after_riichi_verdict,
    is_okurikan,
    kan_leaves_over,
    kan_waits,
)
from mjteach.riichi.rules import AnkanAfterRiichi, RuleSet, replace_options
