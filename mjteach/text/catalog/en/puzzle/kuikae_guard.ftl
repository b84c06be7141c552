### kuikae_guard: what is asked, shown and said. In general: never which tile is barred before checking.

puzzle-kuikae_guard-name = What can't you discard after a call?
puzzle-kuikae_guard-prompt-tiles = You've called the { SAID($called) } this turn. Which of your tiles can't you discard?
puzzle-kuikae_guard-prompt-now = You've called the { SAID($called) } this turn. Can you discard the { SAID($tile) }?
puzzle-kuikae_guard-prompt-later = You called the { SAID($called) } in an earlier turn, and now you've drawn a tile. Can you discard the { SAID($tile) }?

## The answer

puzzle-kuikae_guard-barred = the tiles you can't discard
puzzle-kuikae_guard-no_tile = I can discard any of them
puzzle-kuikae_guard-may = allowed?
puzzle-kuikae_guard-reason = what stops you
puzzle-kuikae_guard-against-discard_genbutsu = it's the same tile as the one you called
puzzle-kuikae_guard-against-discard_suji = it fits the other end of the run you called

## Why it is right

puzzle-kuikae_guard-right-some = { $count ->
    [one] You can't discard { $tiles } now.
   *[other] You can't discard these now: { $tiles }.
}
puzzle-kuikae_guard-right-none = You can discard any tile in your hand.
puzzle-kuikae_guard-right-later = Your call was in an earlier turn, so the ban is over.
puzzle-kuikae_guard-right-allowed = The two tiles you laid down would have fitted the { SAID($tile) } as well. But at this table you can still discard it.
puzzle-kuikae_guard-right-free = The two tiles you laid down wouldn't have fitted the { SAID($tile) }, so you can discard it.
puzzle-kuikae_guard-kinds = Here's what would have fitted the two tiles you laid down: { $tiles }. You don't have any in your hand.
puzzle-kuikae_guard-wrong-barred = Put each tile next to the two you laid down. Would it have made the same kind of set?
puzzle-kuikae_guard-wrong-held = Choose from the tiles in your hand.
puzzle-kuikae_guard-wrong-may = Put the tile next to the two you laid down. Would it make the same kind of set? If so, did you make your call in this turn?
puzzle-kuikae_guard-wrong-reason = Is this tile the same as the one you called? If not, does it fit the other end of the run?
puzzle-kuikae_guard-nudge = { $way ->
    [later] How long does the ban last?
    [allowed] What do the rules of this table say about discarding such a tile?
   *[barred] Which tiles would fit the two you laid down?
}

## Hints

puzzle-kuikae_guard-hint-tiles-look = Look at the tile you called, and at the two you laid down with it.
puzzle-kuikae_guard-hint-tiles-ask = Which tiles would have fitted the same two? Do you have any of them?
puzzle-kuikae_guard-hint-tiles-rule = Right after you call a tile, you can't discard another copy of it. Nor can you discard one that fits the other end of the run.
puzzle-kuikae_guard-hint-one-look = Look at the set you called. Have you drawn a tile since then?
puzzle-kuikae_guard-hint-one-ask = Would this tile have fitted the two tiles you laid down? Did you make your call in this turn?
puzzle-kuikae_guard-hint-one-rule = In the same turn as your call, you can't discard another copy of the called tile. Nor can you discard one that fits the other end of the run. After that turn you can.

## The last hint

puzzle-kuikae_guard-all_barred = After this call you can't discard { $tiles } in the same turn. Now look through your hand.
puzzle-kuikae_guard-called_before = You made that call in an earlier turn. Since then you've drawn a tile.
