"""Numbers and payments as people write them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from ...core.errors import ReadingError
from .spelling import normalised, spellings

_NUMBER: Final = re.compile(
    r"(?P<sign>[+-]?) ?(?P<whole>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)"
    r"(?:(?:\.|,(?=[0-9](?![0-9])))(?P<rest>[0-9]+))? ?(?P<unit>.*)"
)
_SHARE: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)"
_SHARES: Final = re.compile(_SHARE)
_LISTED: Final = re.compile(rf"{_SHARE}(?:(?: ?[/,-] ?| +){_SHARE})*(?P<half> ?/)?")
_THOUSANDS: Final = re.compile(r"(?<![0-9,] )(?<![0-9,])([0-9]{1,2}) (?=[0-9]{3}(?![0-9]))")
_POINTED: Final = re.compile(r"(?<=[0-9])\.(?=[0-9]{3}(?![0-9]))")
"""A point between thousands, as many languages write them, where no number has a fraction."""
_MOST_DIGITS: Final = 12
_MOST_PAID: Final = 200_000
"""No payment is higher, so a comma in a longer number stands between two."""


def read_number(text: str) -> int:
    """The whole number in ``text``, with or without a sign and a unit.

    Raises ReadingError for what is no number, or none without a rest.

    >>> read_number("+30"), read_number("30 fu"), read_number("７，７００点"), read_number("三")
    (30, 30, 7700, 3)
    >>> read_number("16.000"), read_number("8 900")
    (16000, 8900)
    """
    number = read_decimal(_THOUSANDS.sub(r"\1", _POINTED.sub(",", normalised(text))))
    if number.denominator != 1:
        raise ReadingError("no_whole_number", found=text)
    return int(number)


def read_decimal(text: str) -> Fraction:
    """The number in ``text``, which may have digits after the point, or one after a comma.

    Raises ReadingError for what is no number.

    >>> read_decimal("-21.9"), read_decimal("-21,9"), read_decimal("８，５００")
    (Fraction(-219, 10), Fraction(-219, 10), Fraction(8500, 1))
    """
    plain = normalised(text)
    if plain in spellings("number"):
        return Fraction(spellings("number")[plain])
    found = _NUMBER.fullmatch(plain)
    if found is None or (found["unit"] and found["unit"] not in spellings("unit")):
        raise ReadingError("no_number", found=text)
    whole = found["whole"].replace(",", "")
    if len(whole) > _MOST_DIGITS or len(found["rest"] or "") > _MOST_DIGITS:
        raise ReadingError("long_number", found=text)
    return Fraction(f"{found['sign']}{whole}.{found['rest'] or 0}")


def read_payment(text: str) -> str:
    """What is paid: ``"7700"``, ``"1300/2600"`` (non-dealer and dealer) or ``"2600 all"``.

    Raises ReadingError for what is no payment.

    >>> read_payment("1,300-2,600"), read_payment("2600オール"), read_payment("7 700 points")
    ('1300/2600', '2600 all', '7700')
    """
    grouped = _POINTED.sub(",", normalised(text))
    plain, is_all = _shortened(_THOUSANDS.sub(r"\1", grouped))
    listed = _LISTED.fullmatch(plain)
    if listed is None:
        raise ReadingError("no_payment", found=text)
    numbers = _SHARES.findall(plain)
    if max(len(number.replace(",", "")) for number in numbers) > _MOST_DIGITS:
        raise ReadingError("long_number", found=text)
    shares = [part for number in numbers for part in _apart(number)]
    if len(shares) > 2 or (is_all and len(shares) > 1):
        raise ReadingError("payment_too_long", found=text)
    if listed["half"]:
        raise ReadingError("half_payment", found=text)
    return "/".join(shares) + (" all" if is_all else "")


def _shortened(plain: str) -> tuple[str, bool]:
    """The text without its final words, and whether they say that all pay the same."""
    ends = {**dict.fromkeys(spellings("unit"), False), **dict.fromkeys(spellings("share"), True)}
    is_all = False
    while word := next((word for word in ends if plain.endswith(word)), ""):
        plain, is_all = plain.removesuffix(word).rstrip(), is_all or ends[word]
    return plain, is_all


def _apart(number: str) -> list[str]:
    whole = int(number.replace(",", ""))
    return [str(whole)] if whole <= _MOST_PAID else number.split(",")
