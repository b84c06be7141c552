"""What the front end receives: words rendered, tiles named, nothing of the answer.

A view is made of a puzzle's scene and question and of the feedback given so far.
"""

from __future__ import annotations

from typing import Final

from mjteach.core.message import Message, msg
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.text import listed, render

from .._frame import Json
from .._keys import keys_of
from .._table.scene_board import board_view
from .feedback import drawn_line, feedback_view
from .fields import field_view, note
from .scene import row_heard, row_view, scene_text, small_hand, small_rows, table_view

_KEYS: Final = {"check": "Enter", "hint": "h", "why": "w", "again": "r", "next": "n", "skip": "k"}


def view_of(practice: Practice, turn: int, lang: str = "en") -> dict[str, Json]:
    """The picture of a practice: ``turn`` changes with every new question."""
    puzzle = practice.puzzle
    finished = practice.phase is PracticePhase.FINISHED
    return {
        "turn": turn,
        "phase": practice.phase.value,
        "done": practice.is_done,
        "score": list(practice.first_tries),
        "code": "" if finished else code_of(puzzle),
        "ruleset": _ruleset(practice, lang),
        "prompt": render(puzzle.prompt, lang),
        "progress": _progress(practice, lang),
        "facts": [drawn_line(fact, lang) for fact in puzzle.scene.facts],
        "table": puzzle.scene.table and table_view(puzzle.scene.table, lang),
        "board": board_view(puzzle.scene, lang),
        "named": puzzle.scene.corners,
        "rows": [row_view(row, lang) for row in puzzle.scene.rows],
        "text": scene_text(puzzle.scene, lang),
        "fields": [
            field_view(field, lang, practice.kind.game.suits) for field in puzzle.question.fields
        ],
        "reason": render(msg("widget.older"), lang) if practice.is_older and not finished else "",
        "note": note(puzzle.question, lang),
        "keys": keys_of(puzzle.question),
        "actions": _actions(practice, lang),
        "reopens": practice.reopens,
        "feedback": None if practice.said is None else _feedback(practice, practice.said, lang),
        "summary": _summary(practice, lang) if finished else None,
    }


def _ruleset(practice: Practice, lang: str) -> dict[str, Json] | None:
    """The rule set, and whether it is another than usual; none if the question is about several."""
    scene = practice.puzzle.scene
    if scene.table is not None:
        return None
    title = practice.kind.game.preset(practice.puzzle.ruleset).title
    name = render(msg("widget.house", ruleset=title) if scene.is_house else title, lang)
    what = render(msg("widget.ruleset", ruleset=name), lang)
    unusual = scene.is_house or practice.puzzle.ruleset != practice.kind.game.usual
    return {"name": name, "what": what, "unusual": unusual}


def _progress(practice: Practice, lang: str) -> dict[str, Json] | None:
    """Dots for the questions of a set; none for a single question."""
    if practice.of == 0:
        return None
    finished = practice.phase is PracticePhase.FINISHED
    results: list[str] = [] if practice.reviewing else [r.result.value for r in practice.records]
    if practice.reviewing:
        results = ["done"] * (practice.number - 1)
    if not finished:
        answered = practice.phase is PracticePhase.RIGHT
        results.append(practice.result.value if answered else "now")
    total = len(practice.records) if finished else practice.of
    results += ["ahead"] * (total - len(results))
    word = "widget.review_progress" if practice.reviewing else "widget.progress"
    text = render(msg(word, number=practice.number, of=practice.of), lang)
    marks = [
        {"result": result, "text": _place(place, result, lang)}
        for place, result in enumerate(results, 1)
    ]
    return {"text": "" if finished else text, "marks": marks}


def _place(number: int, result: str, lang: str) -> str:
    return f"{number}: {render(Message(f'practice.result.{result}'), lang)}"


def _actions(practice: Practice, lang: str) -> list[dict[str, Json]]:
    labels = {action: f"widget.{action}" for action in practice.actions}
    hidden = {"again"} if practice.reopens else set()
    if not practice.of:
        labels |= {"next": "widget.more", "skip": "widget.show_me"}
    if practice.phase is PracticePhase.WRONG:  # the working ends the question
        labels["why"] = "widget.show_me"
    if practice.phase is PracticePhase.FINISHED:
        labels |= {"next": "widget.review", "again": "widget.new_set"}
    elif practice.is_over:
        hidden |= {"next"}
    elif practice.number == practice.of:
        labels["next"] = "widget.finish"
    return [
        {
            "id": action,
            "label": render(Message(labels[action]), lang),
            "key": _key(practice, action),
        }
        for action in practice.actions
        if action not in hidden
    ]


def _key(practice: Practice, action: str) -> str:
    """The key of an action: Enter goes on in a set; behind a single question it deals no other.

    Where a wrong "yes" may become a "no" by the key n, that key does nothing else until it's shown.
    """
    is_told = practice.phase is PracticePhase.RIGHT or practice.shown
    if (
        action == "next"
        and practice.of
        and is_told
        and practice.phase is not PracticePhase.FINISHED
    ):
        return "Enter"
    is_open = practice.reopens and not practice.shown
    answers = is_open and "yes_no" in keys_of(practice.puzzle.question)
    return "" if action == "next" and answers else _KEYS[action]


def _summary(practice: Practice, lang: str) -> list[dict[str, Json]]:
    return [
        {
            "result": record.result.value,
            "text": render(Message(f"practice.result.{record.result}"), lang),
            "groups": small_hand(record.puzzle.scene),
            "prompt": render(record.puzzle.prompt, lang),
            "name": _asked(record.puzzle, lang),
        }
        for record in practice.records
    ]


def _asked(puzzle: Puzzle, lang: str) -> str:
    """What was asked, and the tiles that its small picture shows, for whoever listens."""
    hand = (row_heard(row, lang) for row in small_rows(puzzle.scene))
    return " ".join([render(puzzle.prompt, lang), listed(hand, lang)]).strip()


def _feedback(practice: Practice, said: Feedback, lang: str) -> dict[str, Json] | None:
    """The feedback in words; None while there is none for a new question.

    Its prompt stands above: of the feedback there are only lines on the question before.
    """
    is_new = practice.phase is PracticePhase.ASKING and said.verdict == practice.puzzle.prompt
    if is_new and not said.lines:
        return None
    stamp = f"{practice.number}.{practice.attempts}.{said.revealed}"
    view = feedback_view(said, stamp, lang)
    return {**view, "verdict": ""} if is_new else view
