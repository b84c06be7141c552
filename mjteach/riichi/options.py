"""How options of riichi mahjong are read that are neither one word nor one number.

What an option is stands in :mod:`mjteach.core.options`.
"""

from typing import Final

from ..core.errors import RuleSetError
from ..core.options import Option, no_such_value, one_value
from ..core.printable import shown

_USUAL_UMA: Final = "[20, 10, -10, -20]"


def yaku_ids(option: Option, value: object) -> object:
    """The ids without repetition and in the order of ``allowed``, so equal choices are equal."""
    if not isinstance(value, tuple | list):
        example, allowed = f'["{option.allowed[0]}"]', tuple(option.allowed)
        raise RuleSetError(
            "no_list", option=option.key, value=shown(value), example=example, allowed=allowed
        )
    for yaku in value:
        if yaku not in option.allowed:
            raise no_such_value(option, yaku)
    return tuple(yaku for yaku in option.allowed if yaku in value)


def uma_bonus(option: Option, value: object) -> object:
    """Four bonuses, or one of the words."""
    is_word = isinstance(value, str) and value in option.allowed
    return one_value(option, value) if is_word else _four_numbers(option, value)


def uma_rows(option: Option, value: object) -> object:
    """Three rows of four bonuses, or None."""
    if value is None:
        return None
    if isinstance(value, tuple | list) and len(value) == 3:
        return tuple(_four_numbers(option, row) for row in value)
    raise RuleSetError("not_three_rows", option=option.key, value=shown(value))


def _four_numbers(option: Option, value: object) -> object:
    """Four bonuses that add up to 0 (R4.3.1-a), or to an oka that is folded in (R4.3.1-d)."""
    if isinstance(value, tuple | list) and [type(number) for number in value] == [int] * 4:
        total = sum(value)
        if total and (total < 0 or total % len(value)):
            raise RuleSetError("uma_sum", option=option.key, value=tuple(value), found=total)
        return tuple(value)
    raise RuleSetError(
        "not_four_numbers", option=option.key, value=shown(value), example=_USUAL_UMA
    )
