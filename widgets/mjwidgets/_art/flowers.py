"""The four flowers: plum, orchid, chrysanthemum and bamboo, without their numbers and names."""

from .ink import BLUE, GREEN, INK, IVORY, RED, disc, dots, fill, line, num, ring


def _blossom(x: float, y: float, size: float) -> str:
    return "".join(
        (
            line(dots(ring(x, y, size * 0.6, 5)), RED, size * 0.8, round_ends=True),
            fill(disc(x, y, size * 0.26), IVORY),
            line(dots([(x, y), *ring(x, y, size * 0.5, 5)]), IVORY, size * 0.14, round_ends=True),
        )
    )


def _plum() -> str:
    """Five round petals and buds on a bare branch."""
    branch = line(
        "M16 288Q96 262 116 180Q126 120 60 70M112 214Q160 214 206 158", INK, 15, round_ends=True
    )
    buds = line(dots([(46, 62), (224, 146), (28, 250)]), RED, 34, round_ends=True)
    return branch + buds + _blossom(122, 124, 60) + _blossom(196, 210, 46) + _blossom(56, 196, 38)


def _orchid() -> str:
    """Leaves like long grass, and flowers of narrow petals that open wide."""
    leaves = (
        "M110 292C96 210 58 140 8 118C74 124 120 200 124 292z"
        "M104 292C80 246 48 216 6 208C54 204 104 240 118 292z"
        "M124 292C128 220 172 168 234 160C184 184 152 230 138 292z"
        "M132 292C150 258 186 242 232 248C192 254 164 270 146 292z"
    )
    stems = line("M120 288Q126 170 96 84M124 250Q140 180 176 124", GREEN, 8)
    return fill(leaves, GREEN) + stems + _spray(92, 62, 62, -14) + _spray(184, 104, 50, 20)


def _spray(x: float, y: float, size: float, turn: int) -> str:
    """A flower of an orchid: three sepals, two petals, a lip."""
    petal = f"M0 0C{num(-size * 0.3)}{num(-size * 0.4)} {num(-size * 0.2)}{num(-size * 0.9)} 0"
    petal += f"{num(-size * 1.15)}C{num(size * 0.2)}{num(-size * 0.9)} {num(size * 0.3)}"
    petal += f"{num(-size * 0.4)} 0 0z"
    drawn = "".join(
        f"<path fill='{BLUE}' stroke='{IVORY}' stroke-width='4' d='{petal}'"
        f" transform='rotate({turned})'/>"
        for turned in (0, 72, 144, 216, 288)
    )
    lip = line(dots([(0, size * 0.16)]), RED, size * 0.44, round_ends=True)
    return f"<g transform='translate({num(x)} {num(y)})rotate({turn})'>{drawn}{lip}</g>"


def _chrysanthemum() -> str:
    """Ring upon ring of narrow petals, without an eye, over lobed leaves."""
    x, y = 122, 122
    rings = ((108, 70, 20, 22), (76, 40, 16, 20), (46, 14, 10, 18))
    petals = "".join(
        line(_spokes(x, y, inner, outer, count), colour, wide, round_ends=True)
        for outer, inner, count, width in rings
        for colour, wide in ((IVORY, width + 8), (RED, width))
    )
    leaves = (
        "M120 292C92 292 82 270 60 276C50 254 30 258 22 232C44 222 56 234 70 226"
        "C82 240 110 236 120 292z"
        "M120 292C150 292 160 270 182 276C192 254 212 258 220 232C198 222 186 234 172 226"
        "C160 240 130 236 120 292z"
    )
    return fill(leaves, GREEN) + petals


def _spokes(x: float, y: float, inner: float, outer: float, count: int) -> str:
    starts, ends = ring(x, y, inner, count), ring(x, y, outer - 10, count)
    return "".join(
        f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for (a, b), (c, d) in zip(starts, ends, strict=True)
    )


def _bamboo() -> str:
    """Two jointed stems with leaves that hang in threes."""
    stems = line("M84 296V214M84 204V122M84 112V20", GREEN, 20)
    stems += line("M160 296V246M160 236V186", GREEN, 14)
    twigs = line("M84 116Q120 100 150 104M84 208Q56 192 40 196M160 186Q176 168 196 166", GREEN, 7)
    leaves = "".join(_threefold(x, y, size) for x, y, size in ((150, 100, 84), (38, 192, 72)))
    return stems + twigs + fill(leaves + _threefold(196, 162, 80), GREEN)


def _threefold(x: float, y: float, size: float) -> str:
    """Three leaves that hang from one point, as in the character for bamboo."""
    s = size / 100
    leaf = ((-70, 60, 6, 44, -44, 4), (0, 104, 16, 44, -16, 44), (70, 60, 44, 4, -6, 44))
    return "".join(
        f"M{num(x)} {num(y)}C{num(x + c * s)} {num(y + d * s)} {num(x + a * s)} {num(y + b * s)}"
        f" {num(x + a * s)} {num(y + b * s)}C{num(x + a * s)} {num(y + b * s)}"
        f" {num(x + e * s)} {num(y + f * s)} {num(x)} {num(y)}z"
        for a, b, c, d, e, f in leaf
    )


_DRAWINGS = {1: _plum, 2: _orchid, 3: _chrysanthemum, 4: _bamboo}


def flower(rank: int) -> str:
    """The drawing of a flower tile, 1-4; its number and its name stand above."""
    return _DRAWINGS[rank]()
