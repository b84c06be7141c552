### meld_layout: what is asked, shown and said. In general: never where a tile lies before checking.

puzzle-meld_layout-name = Lay the set down
puzzle-meld_layout-prompt-1 = The player { $whose ->
    [left] on your left
    [right] on your right
   *[other] across from you
} discards the { SAID($tile) }. You call { NAME("round.call", $kind) }. Where in the set does this tile go?
puzzle-meld_layout-prompt-2 = The player { $whose ->
    [left] on your left
    [right] on your right
   *[other] across from you
} discards the { SAID($tile) }. You call { NAME("round.call", $kind) }. Lay out the set from left to right.
puzzle-meld_layout-prompt-3 = This set is in front of another player. Whose discard is in it, and what kind of set is it?
puzzle-meld_layout-prompt-4 = You declare { $kind ->
    [ankan] a concealed kan
    [kakan] an added kan
   *[other] an open kan
} with the { SAID($tile) }. How do you lay it out?

puzzle-meld_layout-slots = Three places for the set in front of you, and the discard where it is now
puzzle-meld_layout-four = Four tiles of a kan, side by side
puzzle-meld_layout-around = The players around the one who has the set

## The answer

puzzle-meld_layout-sideways = the called tile
puzzle-meld_layout-sideways-left = on the left
puzzle-meld_layout-sideways-middle = in the middle
puzzle-meld_layout-sideways-right = on the right
puzzle-meld_layout-row = the set, from left to right
puzzle-meld_layout-tile-own = { $number ->
    [0] your { SAID($tile) }
    [1] your first { SAID($tile) }
    [2] your second { SAID($tile) }
   *[other] your third { SAID($tile) }
}
puzzle-meld_layout-tile-called = the called { SAID($tile) }, sideways
puzzle-meld_layout-whose = which player the discard came from, as seen by the player who has the set
puzzle-meld_layout-whose-left = from the left
puzzle-meld_layout-whose-middle = from across the table
puzzle-meld_layout-whose-right = from the right
puzzle-meld_layout-whose-none = from nobody
puzzle-meld_layout-kind = the kind of set
puzzle-meld_layout-down = the tiles that are face down
puzzle-meld_layout-in_row-1 = first tile from the left
puzzle-meld_layout-in_row-2 = second tile from the left
puzzle-meld_layout-in_row-3 = third tile from the left
puzzle-meld_layout-in_row-4 = fourth tile from the left
puzzle-meld_layout-fourth = the fourth tile
puzzle-meld_layout-fourth-beside = in a row with the others
puzzle-meld_layout-fourth-upon = on top of the sideways tile

## Why it is right

puzzle-meld_layout-right = { $whose ->
    [left] The called tile came from the player on the left, so it goes on the left.
    [middle] The called tile came from the player across the table, so it goes in the middle.
    [right] The called tile came from the player on the right, so it goes on the right.
   *[other] No tile came from another player, so no tile is sideways.
} The kind of set: { NAME("meld", $kind) }.
puzzle-meld_layout-how-chi = In a chi, the called tile goes sideways on the left, because it always comes from the left player.
puzzle-meld_layout-how-pon = In a pon, the place of the sideways tile shows where its discarder sits: on the left, across or on the right.
puzzle-meld_layout-how-daiminkan = In an open kan, all four tiles are face up in a row. The place of the sideways tile shows who discarded it.
puzzle-meld_layout-how-kakan = In an added kan, all the tiles are face up. The fourth one lies on top of the sideways tile.
puzzle-meld_layout-how-ankan = In a concealed kan, the two outer tiles are face down. None of the four is sideways.

## Hints

puzzle-meld_layout-hint-calls-look = Look at who discarded the tile.
puzzle-meld_layout-hint-calls-ask = Where does that player sit: on your left, on your right or across from you? Is the set a run?
puzzle-meld_layout-hint-calls-rule = Put the called tile where that player sits: on the left, in the middle or on the right. In a chi it's always on the left.
puzzle-meld_layout-hint-read-look = Find the sideways tile, and count the tiles.
puzzle-meld_layout-hint-read-ask = If there are four, is one on top of another? Are any face down?
puzzle-meld_layout-hint-read-rule = The place of the sideways tile shows where it came from: the left, the right or across the table. If no tile is sideways, the player drew all of them.
puzzle-meld_layout-hint-kans-look = Think of where each of the four tiles came from.
puzzle-meld_layout-hint-kans-ask = Was there a pon before? Did a tile come from another player?
puzzle-meld_layout-hint-kans-rule = Concealed: the two outer tiles are face down. Added: the fourth is on top of the sideways tile. Open: all four are in a row.

## The rule of a part that is wrong again

puzzle-meld_layout-rule-kind = Three of the same tile are a triplet, and four are a quad. Three numbers in a row are a run.
