### next_action: what is asked and said about turns.

puzzle-next_action-name = Who is next
puzzle-next_action-prompt-1 = Who is next?
puzzle-next_action-prompt-2 = Who is next, and what does that player do?
puzzle-next_action-prompt-offered = You sit at the bottom. Who is next, and what does that player do?
puzzle-next_action-prompt-3 = You sit at the bottom. Who is next, and what may you do now?
puzzle-next_action-few = { $count ->
    [0] No tile is left to draw
    [one] One tile is left to draw
   *[other] { $count } tiles are left to draw
}
puzzle-next_action-dead = Your hand was ruled dead after a slip
puzzle-next_action-taken = { $kans ->
    [0] { $taken } of 136 tiles were dealt or drawn
    [one] { $taken } of 136 tiles were dealt or drawn from the live wall, and there was one kan
   *[other] { $taken } of 136 tiles were dealt or drawn from the live wall, and there were { $kans } kans
}

## The answer

puzzle-next_action-who = { $own ->
    [True] who is next if you do not call
   *[False] the player
}
puzzle-next_action-nobody = nobody
puzzle-next_action-does = what that player does
puzzle-next_action-does-draw = draws a tile
puzzle-next_action-does-discard = discards a tile
puzzle-next_action-does-replace = takes a replacement tile
puzzle-next_action-does-answer = may call the tile, or let it pass
puzzle-next_action-does-over = nothing: the hand is over
puzzle-next_action-may = what you may choose from
puzzle-next_action-may-draw = draw a tile
puzzle-next_action-may-discard = discard any tile that no rule bars
puzzle-next_action-may-drawn = discard the drawn tile only
puzzle-next_action-may-riichi = declare riichi
puzzle-next_action-may-tsumo = win by tsumo
puzzle-next_action-may-ankan = declare a concealed kan
puzzle-next_action-may-kakan = add a tile to a pon
puzzle-next_action-may-replace = take a replacement tile
puzzle-next_action-may-chi = say chi
puzzle-next_action-may-pon = say pon
puzzle-next_action-may-daiminkan = say kan for the discard
puzzle-next_action-may-ron = say ron
puzzle-next_action-may-pass = let the tile pass
puzzle-next_action-holds = { $own ->
    [True] your tiles now, sets included
   *[False] tiles of that player now, sets included
}
puzzle-next_action-left = tiles left to draw

## Why it is right

puzzle-next_action-so-draw = { $who } is next and draws a tile.
puzzle-next_action-so-discard = { $who } is next and discards a tile.
puzzle-next_action-so-replace = { $who } is next and takes a replacement tile.
puzzle-next_action-so-answer = { $who } may call the tile, or let it pass.
puzzle-next_action-so-over = Nobody is next. The hand is over.
puzzle-next_action-so-if_passed = If you do not call, { $who } is next.
puzzle-next_action-so_may = { $count ->
    [0] Another player goes on. You may do nothing now.
   *[other] You may: { ANY($may) }.
}
puzzle-next_action-why-own-draws = It is your turn, and a turn begins with a draw.
puzzle-next_action-why-own-own = You have drawn, so now you discard.
puzzle-next_action-why-own-others = It is another player’s turn, and there is no tile that you may call.
puzzle-next_action-why-own-last = You have drawn, so now you discard. Riichi and a kan need tiles left to draw.
puzzle-next_action-why-own-dead = A dead hand draws and discards, and does nothing else.
puzzle-next_action-why-own-called = The called tile stands in for the draw. So you discard at once.
puzzle-next_action-why-own-answer = This discard is offered to you. What your tiles allow, you may say, or let it pass.
puzzle-next_action-why-own-chance = You have drawn. Your tiles allow more than a discard.
puzzle-next_action-why-own-locked = After riichi the hand stays as it is. Only the drawn tile goes.
puzzle-next_action-why-own-kan = After a kan you take a replacement tile from the dead wall.
puzzle-next_action-why-own-replaced = The replacement tile is there. It counts as your draw.
puzzle-next_action-why-discard = Nobody calls, so the player to the right of the discarder is next.
puzzle-next_action-why-offer = The others let the tile pass. Your tiles go with it, so the choice is yours.
puzzle-next_action-why-no_offer = You cannot call the tile, and nobody else does. So play goes on to the right.
puzzle-next_action-why-over = The last tile is drawn and discarded. The dead wall is not drawn from.
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

puzzle-next_action-rule-H08 = A hand has 13 tiles before a draw and 14 after it, sets included.

## Hints

puzzle-next_action-hint-discard-look = Find the player who discarded last.
puzzle-next_action-hint-discard-ask = Who sits to the right of that player?
puzzle-next_action-hint-discard-rule = Turns go to the right, against the clock.
puzzle-next_action-hint-offer-look = Look at the last discard, then at your tiles.
puzzle-next_action-hint-offer-ask = Who discarded it? Could you make a set with it?
puzzle-next_action-hint-offer-rule = Chi is for the next player only. Pon and kan are for all.
puzzle-next_action-hint-late-look = See how many tiles are left to draw.
puzzle-next_action-hint-late-ask = Is there a tile for the next player?
puzzle-next_action-hint-late-rule = Each turn needs a tile to draw. The dead wall is not drawn from.
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
puzzle-next_action-hint-own-draws-look = Find the player who discarded last.
puzzle-next_action-hint-own-draws-ask = Is it your turn, and have you drawn?
puzzle-next_action-hint-own-draws-rule = A turn is a draw, then a discard.
puzzle-next_action-hint-own-own-look = Look at your hand: one tile lies apart.
puzzle-next_action-hint-own-own-ask = Have you drawn already?
puzzle-next_action-hint-own-own-rule = A turn is a draw, then a discard.
puzzle-next_action-hint-own-others-look = Find out whose turn it is.
puzzle-next_action-hint-own-others-ask = Does the last discard go with your tiles?
puzzle-next_action-hint-own-others-rule = Without a turn, and without a tile to call, nothing may be done.
puzzle-next_action-hint-own-last-look = You have drawn. Think of how many tiles are left.
puzzle-next_action-hint-own-last-ask = What needs a tile that is drawn later?
puzzle-next_action-hint-own-last-rule = Riichi and a kan need tiles left to draw. A discard does not.
puzzle-next_action-hint-own-dead-look = Read what is said about your hand.
puzzle-next_action-hint-own-dead-ask = Whose turn is it? What may a dead hand still do?
puzzle-next_action-hint-own-dead-rule = A dead hand cannot call, win or declare anything.
puzzle-next_action-hint-own-called-look = Look at the set that you laid down.
puzzle-next_action-hint-own-called-ask = Is a draw still to come?
puzzle-next_action-hint-own-called-rule = A call takes the place of the draw.
puzzle-next_action-hint-own-answer-look = Look at the last discard.
puzzle-next_action-hint-own-answer-ask = Which of your tiles go with it?
puzzle-next_action-hint-own-answer-rule = Chi is for the next player only. Pon, kan and ron are for all.
puzzle-next_action-hint-own-chance-look = Look at your hand with the drawn tile.
puzzle-next_action-hint-own-chance-ask = Is it complete, or one tile short? Are four alike?
puzzle-next_action-hint-own-chance-rule = Besides a discard: tsumo, riichi or a kan, where the tiles allow it.
puzzle-next_action-hint-own-locked-look = You are in riichi.
puzzle-next_action-hint-own-locked-ask = May your hand change now?
puzzle-next_action-hint-own-locked-rule = After riichi only the drawn tile is discarded. A win stays possible.
puzzle-next_action-hint-own-kan-look = Look at your new kan.
puzzle-next_action-hint-own-kan-ask = Four tiles count as one set. Is a tile missing now?
puzzle-next_action-hint-own-kan-rule = A kan brings one more tile, from the dead wall.
puzzle-next_action-hint-own-replaced-look = Look at your new kan.
puzzle-next_action-hint-own-replaced-ask = Have you drawn already?
puzzle-next_action-hint-own-replaced-rule = Every draw is followed by a discard, after a kan as well.

## About a wrong part

puzzle-next_action-wrong-does = Has the player who is next got a tile for this turn yet?
puzzle-next_action-wrong-holds = How many tiles does a player hold between turns? Has one more come since?
