"""Lines of a rule file as people type them, and their correct form."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Final

_COMMENT: Final = re.compile(r"\s*(?://|;|--)\s*(.*)")
_QUOTES: Final = str.maketrans(
    dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a", '"')
)
_TRUTH: Final = {
    **dict.fromkeys(("true", "yes"), "true"),
    **dict.fromkeys(("false", "no"), "false"),
}


def meant(line: str) -> str | None:
    """The line that was meant; None if that is unknown, or nothing is wrong with it.

    >>> meant("kuitan: False,"), meant("uma = 20 10 -10 -20"), meant("start_points = 30,000")
    ('kuitan = false', 'uma = [20, 10, -10, -20]', 'start_points = 30000')
    """
    if noted := _COMMENT.fullmatch(line):
        return f"# {noted[1]}"
    plain = line.translate(_QUOTES)
    key, equals, _ = re.sub("[:=]", "=", plain, count=1).partition("=")
    name = re.sub(r"[\s-]+", "_", key.strip(" \t\"'")).lower()
    value = value_of(plain).rstrip(",; ")
    if is_toml(line) or not (equals and value and re.fullmatch(r"[a-z0-9_]+", name)):
        return None
    readings = (reading(value) for reading in _READINGS)
    lines = (f"{name} = {reading}" for reading in readings if reading is not None)
    return next(filter(is_toml, lines), None)


def value_of(line: str) -> str:
    """The text after the equals sign or colon of a line, without a comment.

    >>> value_of('kuitan = "yes"  # as always')
    '"yes"'
    """
    return re.split(r"\s#", re.split("[:=]", line, maxsplit=1)[-1], maxsplit=1)[0].strip()


def _truth(value: str) -> str | None:
    return _TRUTH.get(value.lower())


def _amount(value: str) -> str | None:
    """One number, without separators between thousands."""
    grouped = re.fullmatch(r"-?\d{1,3}(?:[,. '\u2019]\d{3})+", value)
    return re.sub(r"[^\d-]", "", value) if grouped else None


def _numbers(value: str) -> str | None:
    """Several numbers in a row."""
    found = re.fullmatch(r"[(\[{]?\s*([+-]?\d+(?:[\s,;/]+[+-]?\d+)+)\s*[)\]}]?", value)
    return f"[{', '.join(re.findall(r'-?[0-9]+', found[1]))}]" if found else None


def _word(value: str) -> str | None:
    word = value.strip("\"'")
    return f'"{word}"' if re.fullmatch(r"[\w .'-]+", word) else None


_READINGS: Final[tuple[Callable[[str], str | None], ...]] = (
    lambda value: value,
    _truth,
    _amount,
    _numbers,
    _word,
)


def is_toml(line: str) -> bool:
    """Whether a line is valid TOML by itself.

    >>> is_toml("kuitan = true"), is_toml("kuitan = True")
    (True, False)
    """
    try:
        tomllib.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
