### next_action: what is asked and said about turns.

puzzle-next_action-name = Who is next
puzzle-next_action-prompt-1 = Who is next?
puzzle-next_action-prompt-2 = Who is next, and what does that player do?
puzzle-next_action-taken = { $kans ->
    [0] { $taken } of 136 tiles were dealt or drawn
    [one] { $taken } of 136 tiles were dealt or drawn from the live wall, and there was one kan
   *[other] { $taken } of 136 tiles were dealt or drawn from the live wall, and there were { $kans } kans
}

## The answer

puzzle-next_action-who = the player
puzzle-next_action-does = what that player does
puzzle-next_action-does-draw = draws a tile
puzzle-next_action-does-discard = discards a tile
puzzle-next_action-does-replace = takes a replacement tile
puzzle-next_action-holds = tiles of that player now, sets included
puzzle-next_action-left = tiles left to draw

## Why it is right

puzzle-next_action-so-draw = { $who } is next and draws a tile.
puzzle-next_action-so-discard = { $who } is next and discards a tile.
puzzle-next_action-so-replace = { $who } is next and takes a replacement tile.
puzzle-next_action-why-discard = Nobody calls, so the player to the right of the discarder is next.
puzzle-next_action-why-after_call = The caller has discarded last. Play goes on from there, to the right.
puzzle-next_action-why-called = The called tile stands in for the draw. So the caller discards at once.
puzzle-next_action-why-kan = After a kan the same player takes a replacement tile from the dead wall.
puzzle-next_action-why-replaced = The replacement tile is there. Now the same player discards.
puzzle-next_action-count-between = { $kans ->
    [0] Before a draw a hand has 13 tiles.
    [one] Before a draw a hand has 13 tiles, and one more for the kan: { $count }.
   *[other] Before a draw a hand has 13 tiles, and one more for each kan: { $count }.
}
puzzle-next_action-count-own_turn = { $kans ->
    [0] Before the discard a hand has 14 tiles.
    [one] Before the discard a hand has 14 tiles, and one more for the kan: { $count }.
   *[other] Before the discard a hand has 14 tiles, and one more for each kan: { $count }.
}
puzzle-next_action-live = { $kans ->
    [0] 136 less 14 in the dead wall, less the { $taken } that were taken, leaves { $left }.
    [one] 136 less 14, less { $taken }, and one less for the kan, leaves { $left }.
   *[other] 136 less 14, less { $taken }, and one less for each kan, leaves { $left }.
}

## Hints

puzzle-next_action-hint-discard-look = Find the player who discarded last.
puzzle-next_action-hint-discard-ask = Who sits to the right of that player?
puzzle-next_action-hint-discard-rule = Turns go to the right, against the clock.
puzzle-next_action-hint-after_call-look = Find the player who called.
puzzle-next_action-hint-after_call-ask = Who has discarded last?
puzzle-next_action-hint-after_call-rule = Play goes on to the right of the last discarder, whoever was skipped.
puzzle-next_action-hint-called-look = Find the player who called.
puzzle-next_action-hint-called-ask = How many tiles does the caller have now?
puzzle-next_action-hint-called-rule = A call takes the place of the draw. The caller discards.
puzzle-next_action-hint-kan-look = Find the player with the new kan.
puzzle-next_action-hint-kan-ask = Four tiles count as one set. Is a tile missing now?
puzzle-next_action-hint-kan-rule = A kan brings one more tile, from the dead wall.
puzzle-next_action-hint-replaced-look = Find the player with the new kan.
puzzle-next_action-hint-replaced-ask = Has that player drawn already?
puzzle-next_action-hint-replaced-rule = Every draw is followed by a discard, after a kan as well.
