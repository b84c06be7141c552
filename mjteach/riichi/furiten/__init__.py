"""Furiten: the events at the table, which of them still count, and the verdict with its reasons."""

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
