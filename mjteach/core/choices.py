"""Words of rule options that more than one game has."""

from enum import StrEnum


class PinfuWithTsumo(StrEnum):
    """The values of ``pinfu_with_tsumo``: whether both count in one hand (R4.2.2-d, RK4-c)."""

    BOTH = "both"
    EXCLUSIVE = "exclusive"


class ChuurenSuits(StrEnum):
    """The values of ``chuuren_suits``: in which suits nine gates count (R3.6-k)."""

    ANY = "any"
    MANZU_ONLY = "manzu_only"


class ChuurenForms(StrEnum):
    """The values of ``chuuren_forms``: which waits of nine gates count (R3.6-l, RK4-s)."""

    ALL = "all"
    NINE_SIDED_ONLY = "nine_sided_only"


class Permission(StrEnum):
    """Whether something is allowed, or counts."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"
