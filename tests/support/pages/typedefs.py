"""Types written as JSDoc: whether values have them, and which parts of them no value has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import reduce
from typing import Final, NamedTuple

_COMMENT: Final = re.compile(r"/\*\*.*?\*/", re.DOTALL)
_TAG: Final = re.compile(r"@(typedef|property)\b")
_TOKEN: Final = re.compile(r'"[^"]*"|\[\]|\w+|[^\s\w*]')
_PLAIN: Final = {"string": str, "number": (int, float), "boolean": bool, "null": type(None)}


class MisfitError(Exception):
    """A value is not of its type, or a type says the same thing twice."""


class Shape(NamedTuple):
    """A type: its sort, its text, and the types it is made of, by name or by number."""

    sort: str
    text: str = ""
    of: tuple[tuple[str, Shape], ...] = ()

    def __str__(self) -> str:
        return self.text or self.sort

    @property
    def parts(self) -> dict[str, Shape]:
        """What it is made of."""
        return dict(self.of)


class Typedefs:
    """The typedefs of a module, and which places of them values have had."""

    def __init__(self, module: str) -> None:
        self.known = {
            name: shape
            for comment in _COMMENT.findall(module)
            for name, shape in _typedefs(comment)
        }
        self._seen: set[str] = set()

    def hold(self, value: object, name: str) -> None:
        """Raise MisfitError, with the place, unless a value is of the type of that name."""
        self._seen |= self._fit(value, self.known[name], name)

    def unseen(self, name: str) -> list[str]:
        """The places of a type that no value has had."""
        return sorted({*self._places(self.known[name], name, {name})} - self._seen)

    def properties(self) -> set[str]:
        """The names of all properties."""
        return {name for shape in self.known.values() for name in _names(shape)}

    def _resolved(self, shape: Shape, place: str) -> tuple[Shape, str]:
        """A type without names for it; what has a name is told of by it."""
        while shape.sort == "named":
            shape, place = self.known[shape.text], shape.text
        if shape.sort == "all":
            shapes = [self._resolved(part, place)[0] for part in shape.parts.values()]
            shape = reduce(lambda one, other: _both(one, other, place), shapes)
        return shape, place

    def _fit(self, value: object, shape: Shape, place: str) -> set[str]:
        shape, place = self._resolved(shape, place)
        match shape.sort, value:
            case "some", _:
                return self._fit_some(value, shape, place)
            case "list", list():
                inner = [(each, shape.parts["0"], f"{place}[]") for each in value]
            case "tuple", list() if len(value) == len(shape.of):
                inner = [
                    (each, part, place)
                    for each, part in zip(value, shape.parts.values(), strict=True)
                ]
            case "pairs", dict():
                inner = [(each, shape.parts["0"], f"{place}[]") for each in value.values()]
            case "object", dict():
                return self._fit_object(value, shape, place)
            case "plain", _ if _is_plain(value, shape.text):
                inner = []
            case _:
                raise MisfitError(f"{place} is {value!r}, not {shape}")
        here = {one for *_, one in inner}
        return here.union(*(self._fit(*each) for each in inner))

    def _fit_some(self, value: object, shape: Shape, place: str) -> set[str]:
        misfits = []
        for part in shape.parts.values():
            try:
                return {f"{place} as {part}"} | self._fit(value, part, place)
            except MisfitError as misfit:
                misfits.append(str(misfit))
        raise MisfitError("\n".join(misfits))

    def _fit_object(self, value: dict[str, object], shape: Shape, place: str) -> set[str]:
        found = set()
        for name in value:
            if name not in shape.parts and f"{name}?" not in shape.parts:
                raise MisfitError(f'{place} has no "{name}"')
        for name, part in shape.of:
            key = name.removesuffix("?")
            if key in value:
                found |= {f"{place}.{key}"} | self._fit(value[key], part, f"{place}.{key}")
            elif key == name:
                raise MisfitError(f'{place} needs "{name}"')
            else:
                found.add(f"{place} without {key}")
        return found

    def _places(self, shape: Shape, place: str, named: set[str]) -> Iterator[str]:
        if shape.sort == "named":
            if shape.text in named:
                return
            named.add(shape.text)
        shape, place = self._resolved(shape, place)
        for name, part in shape.of:
            key = name.removesuffix("?")
            inner = {"object": f"{place}.{key}", "list": f"{place}[]", "pairs": f"{place}[]"}.get(
                shape.sort, place
            )
            if shape.sort == "some":
                yield f"{place} as {part}"
            elif inner != place:
                yield inner
            if key != name:
                yield f"{place} without {key}"
            yield from self._places(part, inner, named)


def _is_plain(value: object, text: str) -> bool:
    if text in _PLAIN:
        return isinstance(value, _PLAIN[text]) and isinstance(value, bool) == (text == "boolean")
    return value is True if text == "true" else value == text.strip('"')


def _both(one: Shape, other: Shape, place: str) -> Shape:
    """What is of two types: it has the properties of both, and what both have is of both types."""
    if one.sort == other.sort == "object":
        merged = one.parts
        for name, part in other.of:
            merged[name] = _made("all", [merged[name], part]) if name in merged else part
        return Shape("object", of=tuple(merged.items()))
    if one.text == "string" and other.text.startswith('"'):
        return other
    raise MisfitError(f"{place} is told twice")


def _names(shape: Shape) -> Iterator[str]:
    for name, part in shape.of:
        if shape.sort == "object":
            yield name.removesuffix("?")
        yield from _names(part)


# --- reading a type: its tokens are a stack


def _typedefs(comment: str) -> Iterator[tuple[str, Shape]]:
    """The typedefs of a comment; properties after one are its own."""
    _, *tags = _TAG.split(comment)
    name, own = "", dict[str, Shape]()
    for tag, text in zip(tags[::2], tags[1::2], strict=True):
        tokens = _TOKEN.findall(text)[:0:-1]
        shape = _some(tokens)
        _, label, *after = tokens[::-1]
        if tag == "property":
            own[f"{after[0]}?" if label == "[" else label] = shape
        else:
            name, own = label, {}
        if shape.text != "object" and tag == "typedef":
            yield name, shape
    if own:
        yield name, Shape("object", of=tuple(own.items()))


def _some(tokens: list[str]) -> Shape:
    return _joined(
        tokens, "|", "some", lambda: _joined(tokens, "&", "all", lambda: _listed(tokens))
    )


def _joined(tokens: list[str], sign: str, sort: str, read: Callable[[], Shape]) -> Shape:
    parts = [read()]
    while tokens[-1] == sign:
        tokens.pop()
        parts.append(read())
    return parts[0] if len(parts) == 1 else _made(sort, parts)


def _listed(tokens: list[str]) -> Shape:
    shape = _one(tokens)
    while tokens[-1] == "[]":
        tokens.pop()
        shape = _made("list", [shape])
    return shape


def _one(tokens: list[str]) -> Shape:
    match tokens.pop():
        case "(":
            return _inside(tokens, ")")[0]
        case "[":
            return _made("tuple", _inside(tokens, "]"))
        case "Record":
            tokens.pop()
            keys, value = _inside(tokens, ">")
            if keys.text == "string":
                return _made("pairs", [value])
            texts = [part.text for part in keys.parts.values()] or [keys.text]
            return Shape("object", of=tuple((text.strip('"'), value) for text in texts))
        case "{":
            own = dict[str, Shape]()
            while tokens[-1] != "}":
                name = tokens.pop()
                if tokens[-1] == "?":
                    name += tokens.pop()
                tokens.pop()
                own[name] = _some(tokens)
                if tokens[-1] == ",":
                    tokens.pop()
            tokens.pop()
            return Shape("object", of=tuple(own.items()))
        case word:
            return Shape(
                "plain" if word in _PLAIN or word == "true" or '"' in word else "named", word
            )


def _inside(tokens: list[str], end: str) -> list[Shape]:
    """The types up to a closing bracket, without labels."""
    found = []
    while tokens[-1] != end:
        if tokens[-2] == ":":
            del tokens[-2:]
        found.append(_some(tokens))
        if tokens[-1] == ",":
            tokens.pop()
    tokens.pop()
    return found


def _made(sort: str, parts: list[Shape]) -> Shape:
    return Shape(sort, of=tuple((str(number), part) for number, part in enumerate(parts)))
