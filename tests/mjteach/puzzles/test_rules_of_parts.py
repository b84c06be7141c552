"""A part that is wrong again hears a rule about itself: its own, or that of hints about it."""

from __future__ import annotations

from typing import Final

import pytest

from mjteach.puzzles.base import Outcome, Part
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.questions import Flag
from mjteach.puzzles.registry import KINDS
from support.puzzles.samples import of_every_level

HINTED: Final = {
    "wait_finder": {
        "melds": "waits",
        "triplet": "waits",
        "plain": "waits",
        "copies": "waits",
        "pairs": "waits",
        "orphans": "waits",
    },
    "shanten": {"2": "useful left"},
    "tenpai_judge": {
        "1": "proof tenpai",
        "2": "closed steps",
        "3": "reason status",
        "4": "due may_hide",
    },
    "wait_name": {
        "4": "best fu",
    },
    "furiten_judge": {
        "river": "ron",
        "passed": "ron until",
    },
    "han_count": {
        "values": "han",
        "both": "dora total yaku_han",
        "sources": "aka_dora dora kan_dora limit total ura_dora yaku_han",
    },
    "rule_compare": {
        "points": "best option",
        "verdict": "best option",
    },
    "korean_count": {
        "lines": "line sum",
        "minimum": "base sort win",
        "eopeo": "eopeo why",
        "full": "flowers gensho",
    },
    "call_choice": {
        "one": "may reason",
        "yaku": "after worth",
    },
    "kan_choice": {
        "kind": "closed kind",
        "one": "may reason",
        "riichi": "may reason",
        "waits": "after before reason",
    },
    "payer": {
        "ron": "seat sticks",
        "tsumo": "seat",
        "exhaustive_draw": "seat",
        "nagashi": "seat",
        "chombo": "seat sticks",
    },
    "priority": {
        "ron": "counts",
    },
    "kuikae_guard": {
        "one": "may reason",
    },
    "pao_split": {
        "liable": "liable set",
        "held": "liable set",
        "pays": "seat",
    },
    "riichi_choice": {
        "2": "discards",
        "3": "may reason",
        "4": "kan throw",
    },
    "meld_layout": {
        "read": "whose",
        "kans": "down fourth",
    },
    "seat_label": {
        "2": "wind",
        "3": "wind",
        "4": "double value",
    },
    "yaku_mark": {
        "open": "why_not yaku",
        "closed": "why_not yaku",
        "moments": "why_not yaku",
        "yakuman": "han yaku",
    },
    "yaku_exclude": {
        "call": "gone less",
    },
    "yaku_builder": {
        "": "into out",
    },
    "why_not": {
        "": "reason tiles",
    },
    "tile_sort": {
        "ends": "picked",
        "left": "left",
    },
    "stick_sum": {
        "score": "n100 n1000 n10000 n500 n5000",
        "payment": "back n100 n1000 n10000 n500 n5000",
    },
    "dice_seat": {
        "first_dealer": "dealer seat",
    },
    "next_hand": {
        "2": "honba",
        "abort": "dealer honba",
        "void": "dealer honba",
        "3": "number sticks wind",
        "4": "game_over",
    },
    "game_end_judge": {
        "1": "over reason",
        "2": "reason stop",
        "3": "over why",
        "4": "over sticks why",
    },
    "settle": {
        "places": "place",
        "results": "result",
        "ends": "result",
        "tables": "oka result",
    },
    "penalty_sort": {
        "2": "degree why",
        "3": "degree may",
        "4": "honba pays sticks",
    },
    "win_check": {
        "1": "may reason",
        "2": "may reason",
        "drawn": "may reason",
        "3": "may reason",
        "4": "may reason",
        "early": "may reason",
    },
    "dora_pick": {
        "hand": "by_dora tiles",
        "reds": "by_dora by_red total",
        "below": "by_first by_kan by_ura",
    },
    "abort_judge": {
        "suukaikan": "abort players reason",
        "kyuushu_kyuuhai": "abort kinds reason",
        "suufon_renda": "abort odd reason",
        "suucha_riichi": "abort players reason",
        "sanchahou": "abort players reason",
        "next": "honba sticks",
        "river": "earned spoiling",
    },
    "next_action": {
        "late": "does who",
        "after_call": "who",
        "discard": "who",
        "called": "does",
        "replaced": "does",
        "kan": "does",
        "own.others": "may",
        "own.replaced": "may",
        "own.own": "may",
        "own.called": "may",
        "own.kan": "may",
        "own.answer": "may",
        "own.chance": "may",
        "own.last": "may",
        "own.locked": "may",
        "own.dead": "may",
        "own.draws": "may",
    },
    "etiquette_quiz": {
        "": "good why",
    },
    "wall_click": {
        "last": "last left",
    },
    "set_builder": {
        "2": "complete fault why",
        "3": "groups sets",
    },
    "score_lookup": {
        "table": "pays",
        "limit": "limit",
        "back": "base han",
    },
    "score_full": {
        "counted": "fu han pays",
        "limit": "fu han",
    },
    "find_the_mistake": {
        "payment": "line right why",
        "fu": "ideas line lines right why",
        "han": "line right why",
        "dora": "ideas lines",
    },
    "minimal_pair": {
        "": "first fu han lines second",
    },
    "announce": {
        "ron": "said total",
        "tsumo": "said total",
    },
}
"""By kind and by what its hints are about: the fields that the rule of these hints speaks of.

Each was read beside its rule. Where a field is new, or a hint, read them: does the rule help with
this very field? If not, give it a rule of its own (``rule_per_field``).
"""
SEEDS: Final = 12


@pytest.mark.parametrize("id", KINDS)
def test_the_rule_of_a_part_is_about_that_part(id: str) -> None:
    row = KINDS[id]
    for puzzle in of_every_level(row, SEEDS):
        key = row.key(puzzle.content, puzzle.rules)
        open_fields = [field for field in puzzle.question.fields if field.given is None]
        asked = [field.id for field in open_fields if not isinstance(field, Flag)]
        hint = row.hints(puzzle)[2].message
        about = hint.id.removeprefix(f"puzzle.{id}.hint.").removesuffix("rule").rstrip(".")
        for field in asked if len(asked) > 1 else ():
            if row.rule_of(puzzle, Part(field, Outcome.WRONG, None, key[field])) == hint:
                spoken_of = HINTED.get(id, {}).get(about, "").split()
                assert field.partition(".")[0] in spoken_of, (code_of(puzzle), about, field)
