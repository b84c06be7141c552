"""The four flowers: plum, orchid, chrysanthemum and bamboo leaves, without their numbers."""

from .ink import BLUE, GREEN, INK, IVORY, RED, disc, dots, fill, line, ring


def _blossom(x: float, y: float, size: float) -> str:
    return "".join(
        (
            line(dots(ring(x, y, size * 0.6, 5)), RED, size * 0.8, round_ends=True),
            fill(disc(x, y, size * 0.26), IVORY),
            line(dots([(x, y), *ring(x, y, size * 0.5, 5)]), IVORY, size * 0.14, round_ends=True),
        )
    )


def _plum() -> str:
    branch = line(
        "M30 280Q110 250 120 170Q128 120 206 84M108 226Q160 224 198 190", INK, 13, round_ends=True
    )
    return branch + _blossom(120, 150, 56) + _blossom(194, 70, 32) + _blossom(194, 200, 32)


def _orchid() -> str:
    leaves = (
        "M112 284C70 220 40 160 26 120C80 150 120 210 126 284z"
        "M118 284C116 200 150 130 218 96C200 160 160 220 132 284z"
        "M108 284C80 262 50 252 24 250C56 230 104 250 122 284z"
        "M124 284C150 250 190 236 220 240C196 254 160 262 138 284z"
    )
    petals = (
        "M128 92C100 60 104 30 128 16C152 30 156 60 128 92z"
        "M128 92C90 100 66 86 60 62C90 54 120 66 128 92z"
        "M128 92C166 100 190 86 196 62C166 54 136 66 128 92z"
    )
    return (
        fill(leaves, GREEN)
        + line("M122 280Q136 180 128 90", GREEN, 8)
        + fill(petals, BLUE, rim=4)
        + line(dots([(128, 94)]), RED, 26, round_ends=True)
    )


def _chrysanthemum() -> str:
    x, y = 134, 118
    spokes = "".join(
        f"M{a:.0f} {b:.0f}L{c:.0f} {d:.0f}"
        for (a, b), (c, d) in zip(ring(x, y, 38, 14), ring(x, y, 76, 14), strict=True)
    )
    leaves = (
        "M134 246C98 198 58 202 40 218C56 248 98 258 134 246z"
        "M134 264C154 216 192 208 218 222C210 252 172 270 134 264z"
    )
    return "".join(
        (
            line(f"M{x} 180V286", GREEN, 11),
            fill(leaves, GREEN),
            line(spokes, RED, 21, round_ends=True),
            fill(disc(x, y, 40), IVORY),
            fill(disc(x, y, 33), RED),
            line(dots([(x, y), *ring(x, y, 18, 7)]), IVORY, 9, round_ends=True),
        )
    )


def _leaves() -> str:
    stem = line("M126 288V196M126 184V104M126 92V20", GREEN, 22)
    leaf = (
        "M134 100C160 60 200 50 224 56C214 92 176 112 134 100z"
        "M134 108C176 116 206 136 216 164C176 166 146 146 134 108z"
        "M118 192C92 152 54 142 28 150C40 186 76 204 118 192z"
        "M118 200C78 206 46 226 36 256C76 258 108 238 118 200z"
    )
    return stem + fill(leaf, GREEN)


_DRAWINGS = {1: _plum, 2: _orchid, 3: _chrysanthemum, 4: _leaves}


def flower(rank: int) -> str:
    """The drawing of a flower tile, 1-4, leaving the corner for its number."""
    return _DRAWINGS[rank]()
