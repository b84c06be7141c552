"""Count what real wins are made of, and keep the counts that the charts show.

    python .ci/count_wins.py

Reads the recorded wins of complete games in the folder MJTEACH_CORPORA; tests/corpora holds the
stored counts to this.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

from corpora.wins import evaluated  # noqa: E402
from mjteach.core.readings import Shape  # noqa: E402
from mjwidgets._chart.charts import ANY_OF_EIGHT, FIRST_EIGHT  # noqa: E402
from support.hands.corpus import rows  # noqa: E402

COUNTED: Final = ROOT / "widgets" / "mjwidgets" / "_chart" / "counted.json"
FILES: Final = ("hands_tenhou_gpl", "hands_tenhou_nolicence", "hands_tenhou_permissive")
"""Every win of the recorded games; made-up hands are not among them."""


def counted() -> dict[str, object]:
    """The wins of each file; of these, wins with each yaku, fu, wait, and han and fu.

    Yakuman have no fu here. Waits are those of four sets and a pair, han and fu those below 5 han.
    """
    wins, first_eight = Counter[str](), 0
    yaku, fu, waits, cells = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for file in FILES:
        for row in rows(file):
            best = evaluated(row).best
            names = {item.yaku for item in best.yaku}
            wins[file] += 1
            yaku.update(names)
            if any(name.startswith("yakuhai") for name in names):
                names.add("yakuhai")
                yaku["yakuhai"] += 1
            first_eight += not names.isdisjoint(FIRST_EIGHT)
            if best.reading.shape is Shape.STANDARD:
                waits[best.reading.wait] += 1
            if best.yakuman:
                continue
            fu[str(best.fu.total)] += 1
            if best.han < 5:
                cells[f"{best.han} {best.fu.total}"] += 1
    yaku[ANY_OF_EIGHT] = first_eight
    of = {"yaku": yaku, "fu": fu, "waits": waits, "cells": cells}
    return {"wins": dict(wins)} | {id: dict(sorted(counts.items())) for id, counts in of.items()}


if __name__ == "__main__":
    COUNTED.write_text(json.dumps(counted(), indent=1) + "\n", encoding="utf-8")
