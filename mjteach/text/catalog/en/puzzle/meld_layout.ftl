### meld_layout: what is asked, shown and said. In general: never where a tile lies before checking.

puzzle-meld_layout-name = Lay the set down
puzzle-meld_layout-prompt-1 = The player { $whose ->
    [left] on your left
    [right] on your right
   *[other] opposite
} discards { SAID($tile) }. You call { NAME("round.call", $kind) }. Where does this tile lie in the set?
puzzle-meld_layout-prompt-2 = The player { $whose ->
    [left] on your left
    [right] on your right
   *[other] opposite
} discards { SAID($tile) }. You call { NAME("round.call", $kind) }. Lay the set from left to right.
puzzle-meld_layout-prompt-3 = This set lies before another player. Whose discard is in it, and what is it?
puzzle-meld_layout-prompt-4 = You declare { $kind ->
    [ankan] a concealed kan
    [kakan] an added kan
   *[other] an open kan from a discard
} of { SAID($tile) }. How does it lie?

puzzle-meld_layout-slots = Three places of the set before you, and the discard where it lies
puzzle-meld_layout-four = Four tiles of a kan, side by side
puzzle-meld_layout-around = The players round the one who has the set

## The answer

puzzle-meld_layout-sideways = the called tile
puzzle-meld_layout-sideways-left = at the left
puzzle-meld_layout-sideways-middle = in the middle
puzzle-meld_layout-sideways-right = at the right
puzzle-meld_layout-row = the set, from left to right
puzzle-meld_layout-tile-own = { $number ->
    [0] your { SAID($tile) }
    [1] your first { SAID($tile) }
    [2] your second { SAID($tile) }
   *[other] your third { SAID($tile) }
}
puzzle-meld_layout-tile-called = the called { SAID($tile) }, sideways
puzzle-meld_layout-whose = from which player, seen from the one who has the set
puzzle-meld_layout-whose-left = from the left
puzzle-meld_layout-whose-middle = from opposite
puzzle-meld_layout-whose-right = from the right
puzzle-meld_layout-whose-none = from nobody
puzzle-meld_layout-kind = the kind of set
puzzle-meld_layout-down = tiles that lie face down
puzzle-meld_layout-in_row-1 = first tile from the left
puzzle-meld_layout-in_row-2 = second tile from the left
puzzle-meld_layout-in_row-3 = third tile from the left
puzzle-meld_layout-in_row-4 = fourth tile from the left
puzzle-meld_layout-fourth = the fourth tile
puzzle-meld_layout-fourth-beside = in a row with the others
puzzle-meld_layout-fourth-upon = upon the sideways tile

## Why it is right

puzzle-meld_layout-right = { $whose ->
    [left] The called tile came from the left, and lies on the left.
    [middle] The called tile came from opposite, and lies in the middle.
    [right] The called tile came from the right, and lies on the right.
   *[other] No tile came from another player, so none lies sideways.
} The set: { NAME("meld", $kind) }.
puzzle-meld_layout-how-chi = In a chi the called tile lies sideways at the left, for it always comes from there.
puzzle-meld_layout-how-pon = In a pon the sideways tile lies left, in the middle or right, as the player sits.
puzzle-meld_layout-how-daiminkan = In an open kan all four lie face up in a row. The sideways one lies left, inside or right, as the player sits.
puzzle-meld_layout-how-kakan = In an added kan all lie face up, and the fourth upon the sideways one.
puzzle-meld_layout-how-ankan = In a concealed kan the outer two lie face down, and none sideways.

## Hints

puzzle-meld_layout-hint-calls-look = Look at who discarded the tile.
puzzle-meld_layout-hint-calls-ask = Where does that player sit, as you see it? Is it a run?
puzzle-meld_layout-hint-calls-rule = Left, middle, right: as the player sits. In a chi always at the left.
puzzle-meld_layout-hint-read-look = Look at the tile that lies sideways, and count the tiles.
puzzle-meld_layout-hint-read-ask = Is one of four tiles stacked? Do some lie face down?
puzzle-meld_layout-hint-read-rule = The place of the sideways tile is where the player sits. With none sideways, all are own tiles.
puzzle-meld_layout-hint-kans-look = Think of where each of the four tiles came from.
puzzle-meld_layout-hint-kans-ask = Was there a pon before? Did a tile come from another player?
puzzle-meld_layout-hint-kans-rule = Concealed: the outer two down. Added: the fourth upon the sideways tile. Open: all in a row.
