"""A short round for examples: the dealer takes a tile and wins with it."""

from __future__ import annotations

from typing import Final

SHORT_ROUND: Final[tuple[dict[str, object], ...]] = (
    {
        "type": "start_kyoku",
        "bakaze": "E",
        "kyoku": 1,
        "honba": 0,
        "kyotaku": 0,
        "oya": 0,
        "dora_marker": "9m",
        "scores": [25000, 25000, 25000, 25000],
        "tehais": [
            ["2m", "3m", "4m", "5mr", "6m", "7m", "3p", "4p", "5p", "2s", "2s", "6s", "7s"],
            ["1m", "1m", "9m", "9m", "1p", "1p", "9p", "9p", "1s", "9s", "E", "S", "W"],
            ["1m", "4m", "7m", "1p", "4p", "7p", "1s", "4s", "7s", "E", "S", "W", "N"],
            ["2m", "5m", "8m", "2p", "5p", "8p", "2s", "5s", "8s", "N", "P", "F", "C"],
        ],
    },
    {"type": "tsumo", "actor": 0, "pai": "8s"},
    {
        "type": "hora",
        "actor": 0,
        "target": 0,
        "pai": "8s",
        "deltas": [48000, -16000, -16000, -16000],
        "yaku": [["tenhou", "yakuman"]],
        "yakuman": 1,
        "scores": [73000, 9000, 9000, 9000],
    },
    {"type": "end_kyoku"},
)
"""Tenhou as mjai events."""
