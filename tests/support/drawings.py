"""Where things lie in a picture of a table: what meets, what leaves the picture."""

from itertools import combinations, product

from mjwidgets._table.items import What

TOUCH = 1.6
"""How far two tiles may run into each other: the lower edge of one that lies on another."""


def rect(item):
    """Left, top, right and bottom of an item as it is turned."""
    width, height = (item.width, item.height) if item.turn % 180 == 0 else (item.height, item.width)
    return (
        item.x - width / 2,
        item.y - height / 2,
        item.x + width / 2,
        item.y + height / 2,
    )


def meet(one, other):
    left, top, right, bottom = rect(one)
    start, upper, end, lower = rect(other)
    across = min(right, end) - max(left, start)
    down = min(bottom, lower) - max(top, upper)
    return across > 2 * TOUCH and down > 2 * TOUCH


def tiles_of(items):
    return [item for item in items if item.what is What.TILE]


def covered(drawn, indicators=frozenset()):
    """Pairs of things that cover each other; ``indicators`` may lie on the wall or the panel."""
    tiles = tiles_of(drawn.items)
    panel = next(item for item in drawn.items if item.look == "panel")
    bodies = [item for item in drawn.items if item.look == "body"]
    others = [tile for tile in tiles if tile.text not in indicators]
    found = [pair for pair in combinations(tiles, 2) if meet(*pair)]
    return found + [pair for pair in product(others, [panel, *bodies]) if meet(*pair)]


def outside(drawn):
    """What lies beyond the edges of the picture."""
    left, top, width, height = drawn.window
    boxes = [(item, rect(item)) for item in drawn.items if item.what is not What.TEXT]
    return [
        item
        for item, (start, upper, end, lower) in boxes
        if not (left - 2 <= start < end <= left + width + 2)
        or not (top - 2 <= upper < lower <= top + height + 2)
    ]
