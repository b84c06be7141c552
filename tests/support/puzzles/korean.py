"""Questions on Korean hands written by hand, and what is found in an answer to one."""

from __future__ import annotations

from mjteach.core.hand import hand
from mjteach.core.tiles import parse_tiles, tile
from mjteach.korean import KoreanContext, WinBy
from mjteach.puzzles.base import Diagnosis, Mix, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.games import KOREAN
from mjteach.puzzles.korean import KIND, question_on
from mjteach.puzzles.korean_facts import Form, KoreanContent
from support.puzzles.samples import right_answer

TABLES = tuple(KOREAN.presets)
FLAGS = ("eopeo", "bulleo", "buji_eopeo", "last_tile", "after_kan")


def content(form: Form, text: str, won: str = "", facts: str = "") -> KoreanContent:
    """``facts`` are words: ``ssumu``, flags, ``seat:W``, ``round:S``, ``flowers:12f``."""
    words = facts.split()
    named = dict(word.split(":") for word in words if ":" in word)
    winds = dict(zip("ESWN", parse_tiles("1234z"), strict=True))
    context = KoreanContext(
        by=WinBy.SSUMU if "ssumu" in words else WinBy.SSOA,
        seat_wind=winds[named.get("seat", "S")],
        round_wind=winds[named.get("round", "E")],
        flowers=parse_tiles(named["flowers"]) if "flowers" in named else (),
        **{flag: True for flag in FLAGS if flag in words},
    )
    return KoreanContent(form, hand(text), tile(won) if won else None, context)


def puzzle_on(asked: KoreanContent, table: str = "korean_nagari", **options: object) -> Puzzle:
    rules = KOREAN.replace_options(KOREAN.preset(table).rules, **options)
    made = question_on(asked, rules)
    return Puzzle(KIND.id, 1, 1, "0", Mix.BALANCED, table, rules, *made)


def answered(puzzle: Puzzle, **changes: object) -> Diagnosis:
    """The finding on the right answer with some fields changed; ``__`` stands for a dot."""
    changed = {id.replace("__", "."): value for id, value in changes.items()}
    return diagnose(KIND, puzzle, {**right_answer(KIND, puzzle), **changed})[1]


PINGHU = content(Form.LINES, "123456m22p67788p", "6p")
OPEN_STRAIGHT = content(Form.LINES, "123456789m5p + pon 111z", "5p", "ssumu seat:E")
TRIPLETS = content(Form.LINES, "222m444m99m678p88p", "9m")
