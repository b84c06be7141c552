"""The dead wall and the last draws, kan by kan (R2.3.2)."""

import pytest

from mjteach.core.errors import SituationError
from mjteach.riichi.equipment import tile_counts
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dead_wall import (
    MOST_KANS,
    check_numbers,
    dead_wall,
    draws_left,
    last_draw,
    live_end,
    replenished,
)

KANS = range(MOST_KANS + 1)


def after(kans: int) -> tuple[list[int], list[int]]:
    """Live and dead wall, moved tile by tile: R2.3.2-c and R2.3.2-d."""
    live = list(range(122))
    stacks = [(2 * stack, 2 * stack + 1) for stack in range(67, 60, -1)]
    dead = [place for stack in stacks for place in stack]
    for _ in range(kans):
        del dead[0]
        dead.append(live.pop())
    return live, dead


@pytest.mark.parametrize("kans", KANS)
def test_walls_after_kans(kans: int) -> None:
    live, dead = after(kans)
    assert dead_wall(kans) == tuple(dead)
    assert len(dead) == 14  # R2.3.2-d
    assert live_end(kans) == len(live)
    assert last_draw(kans) == live[-1]
    assert replenished(kans) == tuple(dead[14 - kans :])


@pytest.mark.parametrize("kans", KANS)
def test_draws_left(kans: int) -> None:
    assert draws_left(52, kans) == tile_counts(RuleSet()).live_draws - kans  # R2.3.2-g
    assert draws_left(live_end(kans), kans) == 0


@pytest.mark.parametrize(("found", "fails"), [(-1, True), (0, False), (4, False), (5, True)])
def test_numbers(found: int, fails: bool) -> None:
    if not fails:
        check_numbers(kans=(found, 4))
        return
    with pytest.raises(SituationError) as caught:
        check_numbers(taken=(3, 3), kans=(found, 4))
    assert dict(caught.value.message.params) == {"what": "kans", "found": found, "most": 4}
