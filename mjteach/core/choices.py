"""Words of rule options that more than one game has."""

from enum import StrEnum


class PinfuWithTsumo(StrEnum):
    """``pinfu_with_tsumo`` (R4.2.2-d, RK4-c)."""

    BOTH = "both"
    EXCLUSIVE = "exclusive"


class ChuurenSuits(StrEnum):
    """``chuuren_suits`` (R3.6-k)."""

    ANY = "any"
    MANZU_ONLY = "manzu_only"


class ChuurenForms(StrEnum):
    """``chuuren_forms`` (R3.6-l, RK4-s)."""

    ALL = "all"
    NINE_SIDED_ONLY = "nine_sided_only"


class Permission(StrEnum):
    """Whether something may be done, or counts."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"
