"""Circles (pinzu): coins laid out as on real tiles."""

from .ink import BLUE, GREEN, IVORY, RED, disc, dots, fill, line, ring

# Radius of the coins, then each coin as (x, y, colour).
_COINS: dict[int, tuple[float, tuple[tuple[float, float, str], ...]]] = {
    2: (60, ((120, 82, GREEN), (120, 218, BLUE))),
    3: (44, ((64, 66, BLUE), (120, 150, RED), (176, 234, GREEN))),
    4: (46, ((66, 80, BLUE), (174, 80, GREEN), (66, 220, GREEN), (174, 220, BLUE))),
    5: (
        42,
        ((60, 64, BLUE), (180, 64, GREEN), (120, 150, RED), (60, 236, GREEN), (180, 236, BLUE)),
    ),
    6: (
        38,
        (
            *((x, 58, GREEN) for x in (72, 168)),
            *((x, y, RED) for y in (158, 242) for x in (72, 168)),
        ),
    ),
    7: (
        33,
        (
            *((x, y, GREEN) for x, y in ((50, 44), (120, 75), (190, 106))),
            *((x, y, RED) for y in (182, 254) for x in (80, 160)),
        ),
    ),
    8: (33, tuple((x, y, BLUE) for y in (45, 115, 185, 255) for x in (80, 160))),
    9: (
        33,
        tuple(
            (x, y, ink) for y, ink in ((54, GREEN), (150, RED), (246, BLUE)) for x in (46, 120, 194)
        ),
    ),
}


def _wheel(ink: str, petals: str, heart: str) -> str:
    """The one: a rope rim, a ring of petals and a heart."""
    x, y = 120, 150
    return "".join(
        (
            fill(disc(x, y, 98), ink),
            line(dots(ring(x, y, 86, 24)), IVORY, 11, round_ends=True),
            fill(disc(x, y, 74), IVORY),
            fill(disc(x, y, 66), petals),
            line(dots(ring(x, y, 47, 8)), IVORY, 25, round_ends=True),
            line(dots(ring(x, y, 46, 8)), ink, 11, round_ends=True),
            fill(disc(x, y, 29), IVORY),
            fill(disc(x, y, 23), heart),
            line(dots([(x, y), *ring(x, y, 13, 6)]), IVORY, 6, round_ends=True),
        )
    )


def circles(rank: int, *, red: bool = False) -> str:
    """The drawing of a circles tile, 1-9; with ``red`` in one ink."""
    if rank == 1:
        return _wheel(GREEN, BLUE, RED)
    radius, coins = _COINS[rank]
    places: dict[str, str] = {}
    for x, y, own in coins:
        ink = RED if red else own
        places[ink] = places.get(ink, "") + disc(x, y, radius)
    rims = "".join(disc(x, y, radius * 0.72) for x, y, _ in coins)
    petals = dots(point for x, y, _ in coins for point in ((x, y), *ring(x, y, radius * 0.34, 5)))
    return "".join(
        (
            *(fill(path, ink) for ink, path in places.items()),
            line(rims, IVORY, radius * 0.15),
            line(petals, IVORY, radius * 0.22, round_ends=True),
        )
    )
