"""What can be chosen before the first hand of a dojo, and what was chosen last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.puzzles.base import Mix
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.dojo import Dojo, Ladder
from mjteach.study.narrowed import MIXES, ONLY, Narrowed, by_word, narrowed
from mjteach.text import render

from .._frame import Json

_MANY: Final = (5, 10, 20, 50)
_OF_FU: Final = frozenset({"fu_count", "score_full"})
_MIX: Final = {"real": Mix.NATURAL, "even": Mix.BALANCED}


class Chosen(NamedTuple):
    """A step of a ladder, and which hands come."""

    step: str
    wanted: Narrowed


def seed_of_choice(what: str) -> str:
    """The seed of the hands of a dojo that were chosen on the page."""
    return f"chosen.{what}"


def last_chosen(what: str, ladder: Ladder, seeds: Iterable[str]) -> Chosen | None:
    """What was chosen of a dojo, by the seeds of all sets that were begun, the last one last."""
    own = seed_of_choice(what)
    for seed in reversed([*seeds]):
        begins, _, rest = seed.partition("/")
        steps = {f"{rung.kind}.{rung.level}": rung.name for rung in ladder.rungs}
        step = steps.get(rest.partition("/")[0].rstrip(">"))
        if step and begins.split("+")[0] == own:
            return Chosen(step, by_word(begins.removeprefix(own)))
    return None


def chosen_by(dojo: Dojo, given: object) -> Chosen:
    """What the page says was chosen; raises PuzzleError for what there is not."""
    said: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
    ladder, n, only = dojo.ladder, said.get("n"), said.get("only")
    step = ladder.rungs[ladder.place(shown(said.get("step")))].name
    many = int(n) if isinstance(n, str) and n.isdecimal() else n
    words = [shown(word) for word in only] if isinstance(only, list) else ()
    kinds = {rung.kind for rung in ladder.rungs}
    limits = said.get("limits") != "below"
    return Chosen(step, narrowed(kinds, many, said.get("mix"), words, limits=limits))


def choice_view(dojo: Dojo, lang: str) -> dict[str, Json]:
    """What can be chosen, and in one line what is chosen now."""
    wanted, ladder = dojo.wanted, dojo.ladder
    steps = [(rung.name, rung.said) for rung in ladder.rungs]
    mixes = kind_of(dojo.rung.kind).mixes
    there = [word for word in MIXES if word not in _MIX or _MIX[word] in mixes]
    counts = sorted({*_MANY, wanted.n})
    groups = [
        _one("step", steps, dojo.rung.name, lang),
        _one(
            "n", [(str(n), msg("dojo.choose.hands", count=n)) for n in counts], str(wanted.n), lang
        ),
        _one("mix", [(word, Message(f"dojo.mix.{word}")) for word in there], wanted.mix, lang),
    ]
    if _OF_FU.issuperset(rung.kind for rung in ladder.rungs):
        limits = [(word, Message(f"dojo.limits.{word}")) for word in ("all", "below")]
        groups += [
            _one("limits", limits, "all" if wanted.limits else "below", lang),
            _group("only", [(word, _only(word)) for word in ONLY], wanted.only, lang, many=True),
        ]
    return {
        "title": render(Message("dojo.choose"), lang),
        "line": _line(dojo, lang),
        "start": render(Message("dojo.choose.start"), lang),
        "groups": groups,
    }


def _line(dojo: Dojo, lang: str) -> str:
    wanted = dojo.wanted
    told = [
        dojo.rung.said,
        msg("dojo.choose.hands", count=wanted.n),
        Message(f"dojo.mix.{wanted.mix}"),
    ]
    told += [] if wanted.limits else [Message("dojo.limits.below")]
    words = [render(one, lang) for one in told]
    if wanted.only:
        words.append(render(msg("dojo.choose.with", parts=tuple(map(_only, wanted.only))), lang))
    return " · ".join(words)


def _hands(count: int) -> Message:
    return msg("dojo.choose.hands", count=count)


def _only(word: str) -> Message:
    return Message(f"dojo.only.{'high' if word == '50+' else word}")


def _one(id: str, options: Sequence[tuple[str, Message]], now: str, lang: str) -> Json:
    return _group(id, options, (now,), lang, many=False)


def _group(
    id: str, options: Sequence[tuple[str, Message]], now: Iterable[str], lang: str, *, many: bool
) -> Json:
    on = {*now}
    return {
        "id": id,
        "label": render(Message(f"dojo.choose.{id}"), lang),
        "many": many,
        "options": [
            {"id": word, "label": render(said, lang), "on": word in on} for word, said in options
        ],
    }
