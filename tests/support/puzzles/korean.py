"""Questions on Korean hands written by hand, and what is found in an answer to one."""

from __future__ import annotations

from mjteach.core.hand import hand
from mjteach.core.tiles import parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanWinBy
from mjteach.puzzles.base import Diagnosis, Mix, Puzzle
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.games import KOREAN
from mjteach.puzzles.kinds.korean_count import KIND
from mjteach.puzzles.kinds.korean_count.situation import Form, KoreanWin
from mjteach.puzzles.questions import Question
from support.puzzles.samples import right_answer

TABLES = tuple(KOREAN.presets)
FLAGS = ("eopeo", "bulleo", "buji_eopeo", "last_tile", "after_kan")


def won(form: Form | str, text: str, tile_won: str = "", facts: str = "") -> KoreanWin:
    """``facts`` are words: ``ssumu``, flags, ``seat:W``, ``round:S``, ``flowers:12f``."""
    words = facts.split()
    named = dict(word.split(":") for word in words if ":" in word)
    winds = dict(zip("ESWN", parse_tiles("1234z"), strict=True))
    context = KoreanContext(
        by=KoreanWinBy.SSUMU if "ssumu" in words else KoreanWinBy.SSOA,
        seat_wind=winds[named.get("seat", "S")],
        round_wind=winds[named.get("round", "E")],
        flowers=parse_tiles(named["flowers"]) if "flowers" in named else (),
        **{flag: True for flag in FLAGS if flag in words},
    )
    return KoreanWin(Form(form), hand(text), tile(tile_won) if tile_won else None, context)


def puzzle_on(asked: KoreanWin, table: str = "korean_nagari") -> Puzzle:
    rules = KOREAN.preset(table).rules
    level = {Form.LINES: 1, Form.MINIMUM: 2}.get(asked.form, 3)
    posed = KIND.posed(asked, rules, level)
    question = Question(tuple(KIND.asks.ask(posed)))
    made = (asked, KIND.asks.scene(posed), KIND.asks.prompt(posed), question)
    return Puzzle(KIND.id, KIND.version, level, "0", Mix.BALANCED, table, rules, *made)


def answered(puzzle: Puzzle, **changes: object) -> Diagnosis:
    """The finding on the right answer with some fields changed; ``__`` stands for a dot."""
    changed = {id.replace("__", "."): value for id, value in changes.items()}
    return diagnose(KIND, puzzle, {**right_answer(KIND, puzzle), **changed})[1]


PINGHU = won(Form.LINES, "123456m22p67788p", "6p")
