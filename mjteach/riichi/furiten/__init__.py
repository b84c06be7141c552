"""Furiten: what happened at the table, what of it still counts, and the verdict with its reason."""

from .verdict import (
    FURITEN_CHECKS,
    RIICHI_FURITEN,
    RON_CHECKS,
    RON_WAIT,
    Furiten,
    Until,
    causes_of,
    furiten,
    furiten_riichi_verdict,
    furiten_verdict,
    until_of,
)

__all__ = [
    "FURITEN_CHECKS",
    "RIICHI_FURITEN",
    "RON_CHECKS",
    "RON_WAIT",
    "Furiten",
    "Until",
    "causes_of",
    "furiten",
    "furiten_riichi_verdict",
    "furiten_verdict",
    "until_of",
]
