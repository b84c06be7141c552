### kuikae_guard: what is asked, shown and said. In general: never which tile is barred before checking.

puzzle-kuikae_guard-name = What may not go after a call
puzzle-kuikae_guard-prompt-tiles = In this turn you have called { SAID($called) }. Which of your tiles may you not discard?
puzzle-kuikae_guard-prompt-now = In this turn you have called { SAID($called) }. May you discard { SAID($tile) }?
puzzle-kuikae_guard-prompt-later = You called { SAID($called) } in an earlier turn, and have drawn a tile. May you discard { SAID($tile) }?

## The answer

puzzle-kuikae_guard-barred = the tiles that may not go
puzzle-kuikae_guard-no_tile = All may go
puzzle-kuikae_guard-may = allowed?
puzzle-kuikae_guard-reason = what stands against it

## Why it is right

puzzle-kuikae_guard-right-some = { $count ->
    [one] This may not go now: { $tiles }.
   *[other] These may not go now: { $tiles }.
}
puzzle-kuikae_guard-right-none = Every tile of this hand may go.
puzzle-kuikae_guard-right-later = The turn of the call is over, and with it the ban.
puzzle-kuikae_guard-right-allowed = Your two tiles would have taken { SAID($tile) } as well. At this table it may go all the same.
puzzle-kuikae_guard-right-free = Your two tiles would not have taken { SAID($tile) }. So it may go.
puzzle-kuikae_guard-kinds = These would have fitted the two you laid down: { $tiles }. You hold none of them.
puzzle-kuikae_guard-wrong-barred = Put each tile beside the two you laid down. Would it have made the same kind of set?
puzzle-kuikae_guard-wrong-held = Choose among the tiles you hold.
puzzle-kuikae_guard-wrong-may = Put the tile beside the two you laid down. And is it still the turn of the call?
puzzle-kuikae_guard-wrong-reason = Is it the tile you called, the other end of the run, or neither?
puzzle-kuikae_guard-nudge = { $way ->
    [later] How long does the ban last?
    [allowed] What do the rules of this table say about such a discard?
   *[barred] Which tiles would fit the two you laid down?
}

## Hints

puzzle-kuikae_guard-hint-tiles-look = Look at the tile you called, and at the two you laid beside it.
puzzle-kuikae_guard-hint-tiles-ask = Which tiles would have fitted the same two? Do you hold one?
puzzle-kuikae_guard-hint-tiles-rule = Right after a call the same tile may not go, nor the other end of a run.
puzzle-kuikae_guard-hint-one-look = Look at the set you called, and at whether you have drawn since.
puzzle-kuikae_guard-hint-one-ask = Would this tile have fitted the same two? Is it still the turn of the call?
puzzle-kuikae_guard-hint-one-rule = The called tile and the other end of the run stay, in the turn of the call only.
