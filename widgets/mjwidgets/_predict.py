"""A question to think about first: what follows is told after an answer, or on request.

The key is a value the lesson has computed. Until it is asked for, nothing of it is sent to the
widget on the page. What is saved of a lesson holds it in a fold, for readers without a kernel, and
not at all where the lesson is homework (``settings(answers=False)``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from html import escape
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import traitlets

from mjteach.api.reasons import Tellable, why
from mjteach.core.errors import GivenError, MjteachError, StudyError
from mjteach.core.given import tiles
from mjteach.core.hand import Hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.printable import LONG_NUMBER, shown
from mjteach.core.tiles import Tile
from mjteach.puzzles.canonical import canonical, codes, tiles_of
from mjteach.puzzles.games import RIICHI
from mjteach.puzzles.questions import EnterNumber, Field, PickTiles, Value
from mjteach.text import OutlineLine, listed, outline, render, tile_name

from ._asking import Asking
from ._faces import Placed
from ._frame import Json, Words
from ._hands import DrawnHand, hand_html
from ._html import safe
from ._picture import River
from ._puzzle.answers import read_value
from ._puzzle.feedback import SIGNS, tree_lines, verdict_view
from ._puzzle.fields import as_json, field_view
from ._settings import current
from ._show import groups_of
from ._way import Stand
from ._words import field_words

_SEVERAL: Final = PickTiles("answer", Message("widget.predict.answer"), Message("widget.none"))
_FIELDS: Final[Mapping[type, Field]] = {
    int: EnterNumber("answer", Message("widget.predict.answer")),
    tuple: _SEVERAL,
    Tile: _SEVERAL._replace(one=True),
}

_TONES: Final = {"right": "right", "partly": "near", "wrong": "wrong", "shown": "plain"}
"""The look of each verdict."""

Then: TypeAlias = "str | Tellable | list[str | Tellable]"
"""What is told after an answer: a sentence, a result with its reasons, or a list of these."""
Drawable: TypeAlias = "str | Hand | River | Tile | Iterable[Tile | str]"
"""Tiles in notation or as values, a hand, or a river."""
About: TypeAlias = "Drawable | Mapping[str, Drawable]"
"""What a question speaks of: one thing, or several, each with its name."""


class PredictionOption(NamedTuple):
    """One of the answers to choose from."""

    id: str
    label: str
    tile: str | None = None


class Prediction(Asking):
    """A question with buttons or a field, and what follows once it has been answered."""

    front_end_files: ClassVar = ("predict",)
    actions: ClassVar = frozenset({"answer", "show"})
    view = traitlets.Dict(help="The question, and what is told of it so far.").tag(sync=True)
    draft = traitlets.Dict(help="What is filled in, by field.").tag(sync=True)

    def __init__(
        self,
        question: object,
        key: object,
        choices: Iterable[object],
        about: About | None,
        about_then: About | None,
        then: Then | None,
        if_right: str,
        if_wrong: Mapping[Any, str],
    ) -> None:
        self._set = current()
        lang = self._set.lang
        self._question = _words(question, lang)
        self._drawn = _drawn(about)
        self._drawn_then = _drawn(about_then) or self._drawn
        self._missing = key if isinstance(key, Tile) else None  # it comes to its place once told
        offered = _offered(choices) or ((True, False) if isinstance(key, bool) else ())
        self._field = _field(key, offered)
        self._options = () if self._field else _options(offered, lang)
        self._label = _words(key, lang)
        self._key: Value = _value(key) if self._field else _id(key)
        if not _is_possible(key, self._field, offered):
            raise GivenError("no_prediction", found=shown(key))
        self._told, self._praise = _what_follows(then), [if_right] if if_right else []
        self._of_wrong = self._checked_wrong(if_wrong)
        self._said: dict[str, Json] | None = None
        self._given: Value = None
        self._stand = Stand()
        if self._stand.kept is not None:
            self._resume(self._stand.kept.get("given"))
        own = {name: render(msg(f"widget.{name}"), lang) for name in ("show_me", "check")}
        super().__init__(self._set, {**field_words(lang), **own}, view=self._view())

    def _checked_wrong(self, if_wrong: Mapping[Any, str]) -> dict[str, str]:
        """What is said of wrong choices, by their ids; raises GivenError for what is none."""
        wrong = tuple(option.id for option in self._options if option.id != self._key)
        told = {_id(choice): said for choice, said in if_wrong.items()}
        for choice in told:
            if choice not in wrong:
                raise GivenError("no_option", found=shown(choice), known=wrong)
        return told

    def _resume(self, given: object) -> None:
        """Tell again what was told; an answer that can be given no more is as good as none."""
        with suppress(MjteachError):
            if given is not None:
                self._given = self._read(given)
        self._tell(self._verdict())

    def answer(self, given: object) -> Words:
        """Answer the question; returns what is told then. Raises ReadingError for what is none."""
        self._given = self._read(given)
        if self._given is None:
            return self._note(msg("verdict.not_attempted"))
        return self._done()

    def show(self) -> Words:
        """Tell the answer without one of one's own."""
        self._given = None
        return self._done()

    def _read(self, given: object) -> Value:
        """An answer as a value; raises MjteachError for what is none."""
        if self._field is not None:
            return canonical(self._field, read_value(self._field, given))
        named = {option.label.casefold(): option.id for option in self._options}
        named |= {option.id: option.id for option in self._options}
        found = named.get(_id(given)) or named.get(_id(given).casefold())
        if found is None:
            raise GivenError("no_option", found=shown(given), known=self._labels())
        return found

    def _verdict(self) -> str:
        """How it went, by the answer that was given."""
        if self._given is None:
            return "shown"
        if self._given == self._key:
            return "right"
        return "partly" if self._right_tiles() else "wrong"

    def _right_tiles(self) -> tuple[Tile, ...]:
        """The tiles of the answer that were rightly given, where there is a field for tiles."""
        right = tiles_of(self._key)
        return tuple(tile for tile in tiles_of(self._given) if tile in right)

    def _done(self) -> Words:
        self._stand.done({} if self._given is None else {"given": as_json(self._given)})
        said = self._tell(self._verdict())
        return Words("\n".join(filter(None, (said, self._tell_of_keeping()))))

    def _tell(self, how: str) -> Words:
        lines, trees = self._told
        tree = [line for each in trees for line in tree_lines(each, self._set.lang, pictures=False)]
        verdict = msg(f"widget.predict.{how}", tiles=self._right_tiles())
        said = verdict_view(render(verdict, self._set.lang))
        tone = _TONES[how]
        self._said = {
            **said,
            "tone": tone,
            "sign": SIGNS.get(tone, ""),
            "lines": [*self._first_lines(how), *lines, *(self._praise if how == "right" else ())],
            "tree": {"title": "", "lines": tree} if tree else None,
            "revealed": True,
        }
        self.view = self._view()
        return Words(self._text(self._said))

    def _first_lines(self, how: str) -> list[Json]:
        """The answer, unless it was given, then what is to be said of a wrong choice."""
        if how == "right":
            return []
        of_wrong = self._of_wrong.get(str(self._given)) if how == "wrong" else None
        answer = [str(tile) for tile in tiles_of(self._key)]
        drawn = [f"{self._label} ", {"tiles": answer, "name": ""}] if answer else self._label
        return [drawn, *([of_wrong] if of_wrong else []), *self._too_many(how)]

    def _too_many(self, how: str) -> list[Json]:
        """The tiles of a partly right answer that don't belong there."""
        extra = tuple(tile for tile in tiles_of(self._given) if tile not in tiles_of(self._key))
        if how != "partly" or not extra:
            return []
        told = msg("widget.predict.too_many", tiles=extra, count=len(extra))
        return [render(told, self._set.lang)]

    def _text(self, said: Mapping[str, Any]) -> str:
        head = f"{said['sign']} {said['verdict']}".strip()
        below = ["  " * (line.depth + 1) + line.text for line in self._reasons()]
        return "\n".join((head, *map(_written, said["lines"]), *below))

    def _reasons(self) -> list[OutlineLine]:
        """The reasons of what is told, in words alone."""
        return [line for tree in self._told[1] for line in outline(tree, self._set.lang)]

    def _labels(self) -> tuple[str, ...]:
        return tuple(option.label for option in self._options)

    def _offers(self) -> tuple[Tile, ...]:
        """The tiles of which several can be clicked."""
        return self._field.offers if isinstance(self._field, PickTiles) else ()

    @property
    def _is_told(self) -> bool:
        return self._said is not None and bool(self._said["revealed"])

    def _view(self) -> dict[str, Json]:
        lang, is_told = self._set.lang, self._is_told
        drawn = [
            (label, tiles.filled(str(self._missing)) if is_told and self._missing else tiles)
            for label, tiles in (self._drawn_then if is_told else self._drawn)
        ]
        return {
            "question": self._question,
            "drawn": [{"label": label, **tiles.view(lang)} for label, tiles in drawn],
            "options": [option._asdict() for option in self._options],
            "field": None if self._field is None else field_view(self._field, lang, RIICHI.suits),
            "given": as_json(self._given) if is_told else None,
            "right": as_json(self._key) if is_told and self._options else None,
            "said": self._said,
            "done": is_told,
            "score": [int(is_told and self._verdict() == "right"), 1],
        }

    @property
    def _unkept(self) -> StudyError | None:
        return super()._unkept or self._stand.unkept

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        if self._is_told:
            return
        try:
            self.show() if action == "show" else self.answer(content.get("given"))
        except MjteachError as error:
            self._note(error.message)

    def _note(self, message: Message) -> Words:
        """Say why an answer could not be read; the question stays open."""
        sentence = render(message, self._set.lang)
        self._said = verdict_view(sentence)
        self.view = self._view()
        return Words(sentence)

    def _still(self) -> tuple[str, str]:
        """The question, and the folded answer for readers without a kernel."""
        lang = self._set.lang
        seen = [option.tile for option in self._options if option.tile]
        seen += map(str, self._offers())
        options = hand_html([[Placed(code)] for code in seen], lang, index=self._set.indices)
        options = options or escape(" · ".join(self._labels()))
        html = "\n".join(
            (
                f"<p><strong>{escape(self._question)}</strong></p>",
                *(f"<p>{_labelled(label)}{tiles.html(lang)}</p>" for label, tiles in self._drawn),
                *([f"<p>{options}</p>"] if options else []),
                *([self._folded(lang)] if self._set.answers else []),
            )
        )
        drawn = [
            f"{label}: {tiles.words(lang)}" if label else tiles.words(lang)
            for label, tiles in self._drawn
        ]
        labels = self._labels() or tuple(tile_name(tile, lang) for tile in self._offers())
        offered = [" · ".join(labels)] if labels else []
        return html, "\n".join((self._question, *drawn, *offered))

    def _folded(self, lang: str) -> str:
        told = [self._label, *self._told[0], *(line.text for line in self._reasons())]
        below = "".join(f"<p>{escape(line)}</p>" for line in told)
        summary = safe(msg("widget.show_me"), lang)
        return f"<details><summary>{summary}</summary>{below}</details>"

    def _concerns(self) -> str:
        return self._question


def predict(
    question: str,
    key: object,
    *,
    choices: Iterable[object] = (),
    about: About | None = None,
    about_then: About | None = None,
    then: Then | None = None,
    if_right: str = "",
    if_wrong: Mapping[Any, str] = MappingProxyType({}),
) -> Prediction:
    """Ask before you tell: a question, its answer as the engine gives it, and what follows.

    A key that is yes or no gets two buttons, a number or tiles a field; with ``choices`` there is
    a button for each, and where the key is several tiles and the choices are tiles, any of these
    can be clicked. ``about`` is drawn above: tiles, a hand or a river, or several of these by their
    names, as in ``{"Your hand": "46p", "Your river": river("1z9s")}``; in notation ``_`` is
    the place of a missing tile, which comes there once it is told. ``about_then`` is drawn from
    then on, where that is something else. ``then`` is told after the answer: sentences, and results
    with their reasons; ``if_right`` only to those who were right, and ``if_wrong`` to those who
    chose one of its keys, as in ``{"5s": "Yours is a 5 of bamboo."}``. Raises GivenError for a key
    that cannot be asked for, or that is none of the choices, for a choice that is there twice, and
    for one in ``if_wrong`` that is right or none.

    >>> import mjteach as mj
    >>> predict("Which tiles fit?", mj.waits("46p").tiles).answer("5p")
    ✓ Right.
    >>> heap = mj.tiles("1m5p9s7z")
    >>> ends = tuple(tile for tile in heap if tile.is_terminal)
    >>> predict("Which of these are terminals?", ends, choices=heap).answer("9s1m")
    ✓ Right.
    """
    return Prediction(question, key, choices, about, about_then, then, if_right, if_wrong)


def _drawn(about: About | None) -> tuple[tuple[str, DrawnHand], ...]:
    """The drawings above a question, each with its name; a single one needs none."""
    named = {} if about is None else about if isinstance(about, Mapping) else {"": about}
    return tuple((label, DrawnHand(tuple(groups_of(what)))) for label, what in named.items())


def _labelled(label: str) -> str:
    return f"{escape(label)}<br>" if label else ""


def _offered(choices: object) -> tuple[object, ...]:
    if not isinstance(choices, Iterable) or isinstance(choices, str):
        raise GivenError("no_choices", found=shown(choices))
    return tuple(choices)


def _options(offered: Iterable[object], lang: str) -> tuple[PredictionOption, ...]:
    """The choices, each with its words; raises GivenError where two read the same."""
    found: dict[str, PredictionOption] = {}
    for value in offered:
        option = PredictionOption(
            _id(value), _words(value, lang), str(value) if type(value) is Tile else None
        )
        read = option.label.strip().casefold() if isinstance(value, str) else option.id
        if found.setdefault(read, option) is not option:
            raise GivenError("same_choices", found=option.label)
    return tuple(found.values())


def _field(key: object, offered: tuple[object, ...]) -> Field | None:
    """The field of an answer that is no button; tiles to click where several of them are right."""
    if not offered:
        return _FIELDS.get(type(key))
    heap = tuple(dict.fromkeys(choice for choice in offered if isinstance(choice, Tile)))
    is_several = isinstance(key, tuple) and {*heap} == {*offered}
    return _SEVERAL._replace(offers=heap) if is_several else None


def _is_possible(key: object, field: Field | None, offered: tuple[object, ...]) -> bool:
    """Whether an answer can be given: by its field, and as choices where there are some."""
    if not offered:
        return field is not None and not _is_long(key)
    return {*key} <= {*offered} if field and isinstance(key, tuple) else key in offered


def _is_long(value: object) -> bool:
    """Whether a number is too long to be written."""
    return isinstance(value, int) and abs(value) >= LONG_NUMBER


def _id(value: object) -> str:
    """The id of a choice; yes and no have the ids of every question, and so the same keys."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else shown(value)


def _words(value: object, lang: str) -> str:
    """An answer as it is read; a text of the lesson stands as it is."""
    match value:
        case bool():
            return render(msg("field.yes" if value else "field.no"), lang)
        case Tile():
            return tile_name(value, lang)
        case int() if not _is_long(value):
            return render(msg("widget.number", number=value), lang)
        case tuple() if not value:
            return render(msg("widget.none"), lang)
        case tuple():
            return listed((tile_name(tile, lang) for tile in tiles(value)), lang)
        case str():
            return value
    return shown(value)


def _value(key: object) -> Value:
    """The key as the value of its field."""
    if isinstance(key, Tile):
        return codes((key,))
    return codes(tiles(key)) if isinstance(key, tuple) else key  # type: ignore[return-value]


def _what_follows(then: Then | None) -> tuple[list[str], list[Explanation]]:
    """What follows the answer: sentences, and the reasons of results."""
    parts = then if isinstance(then, list) else [] if then is None else [then]
    lines = [part for part in parts if isinstance(part, str)]
    return lines, [why(part) for part in parts if not isinstance(part, str)]


def _written(line: Any) -> str:
    """A line of what is told in words alone."""
    return line if isinstance(line, str) else str(line[0]).strip()
