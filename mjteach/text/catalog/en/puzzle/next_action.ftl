### next_action: what is asked and said about turns.

puzzle-next_action-name = Who goes next?
puzzle-next_action-prompt-1 = Who's next?
puzzle-next_action-prompt-2 = Who's next, and what does that player do?
puzzle-next_action-prompt-offered = You're sitting at the bottom. Who's next, and what does that player do?
puzzle-next_action-prompt-3 = You're sitting at the bottom. Who's next, and what can you do now?
puzzle-next_action-few = { $count ->
    [0] No tiles are left to draw
    [one] One tile is left to draw
   *[other] { $count } tiles are left to draw
}
puzzle-next_action-dead = Your hand was ruled dead after a slip
puzzle-next_action-taken = { $kans ->
    [0] { $taken } of the 136 tiles have been dealt or drawn
    [one] { $taken } of the 136 tiles have been dealt or drawn from the live wall, and there has been one kan
   *[other] { $taken } of the 136 tiles have been dealt or drawn from the live wall, and there have been { $kans } kans
}

## The answer

puzzle-next_action-who = { $own ->
    [True] who's next if you don't call
   *[False] the player
}
puzzle-next_action-nobody = nobody
puzzle-next_action-does = what that player does
puzzle-next_action-does-draw = draws a tile
puzzle-next_action-does-discard = discards a tile
puzzle-next_action-does-replace = takes a replacement tile
puzzle-next_action-does-answer = can call the tile or let it pass
puzzle-next_action-does-over = nothing: the deal is over
puzzle-next_action-may = what you can do
puzzle-next_action-may-draw = draw a tile
puzzle-next_action-may-discard = discard any tile the rules allow
puzzle-next_action-may-drawn = discard only the drawn tile
puzzle-next_action-may-riichi = declare riichi
puzzle-next_action-may-tsumo = win by tsumo
puzzle-next_action-may-ankan = declare a concealed kan
puzzle-next_action-may-kakan = add a tile to a pon
puzzle-next_action-may-replace = take a replacement tile
puzzle-next_action-may-chi = say chi
puzzle-next_action-may-pon = say pon
puzzle-next_action-may-daiminkan = say kan to take the discard
puzzle-next_action-may-ron = say ron
puzzle-next_action-may-pass = let the tile pass
puzzle-next_action-holds = { $own ->
    [True] your tiles now, including sets
   *[False] that player's tiles now, including sets
}
puzzle-next_action-left = tiles left to draw

## Why it is right

puzzle-next_action-so-draw = { $who } is next and draws a tile.
puzzle-next_action-so-discard = { $who } is next and discards a tile.
puzzle-next_action-so-replace = { $who } is next and takes a replacement tile.
puzzle-next_action-so-answer = { $who } can call the tile or let it pass.
puzzle-next_action-so-over = Nobody is next. The deal is over.
puzzle-next_action-so-if_passed = If you don't call, { $who } is next.
puzzle-next_action-so_may = { $count ->
    [0] It's another player's turn. There's nothing you can do now.
   *[other] You can { ANY($may) }.
}
puzzle-next_action-why-own-draws = It's your turn, and a turn begins with a draw.
puzzle-next_action-why-own-own = You've drawn a tile, so now you discard one.
puzzle-next_action-why-own-others = It's another player's turn, and there's no tile you can call.
puzzle-next_action-why-own-last = You've drawn a tile, so now you discard one. You can declare riichi or a kan only while there are tiles left to draw.
puzzle-next_action-why-own-dead = With a dead hand you draw and discard, and that's all.
puzzle-next_action-why-own-called = The called tile takes the place of a draw, so you discard straight away.
puzzle-next_action-why-own-answer = You can use this discard. Call it if you like, or let it pass.
puzzle-next_action-why-own-chance = You've drawn a tile. With these tiles you can do more than discard.
puzzle-next_action-why-own-locked = After riichi your hand stays as it is. You can discard only the drawn tile.
puzzle-next_action-why-own-kan = After a kan you take a replacement tile from the dead wall.
puzzle-next_action-why-own-replaced = You've taken the replacement tile. It counts as your draw.
puzzle-next_action-why-discard = Nobody calls, so the player to the discarder's right is next.
puzzle-next_action-why-offer = The others let the tile pass. You could use it, so the choice is yours.
puzzle-next_action-why-no_offer = You can't call the tile, and nobody else does. So play goes on to the right.
puzzle-next_action-why-over = The last tile has been drawn and discarded. The dead wall stays where it is.
puzzle-next_action-why-after_call = The player who called was the last to discard. Play goes on to that player's right.
puzzle-next_action-why-called = The called tile takes the place of a draw, so the caller discards straight away.
puzzle-next_action-why-kan = After a kan the same player takes a replacement tile from the dead wall.
puzzle-next_action-why-replaced = That player has taken the replacement tile and now has to discard a tile.
puzzle-next_action-count-between = { $kans ->
    [0] A hand has 13 tiles before a draw.
    [one] A hand has 13 tiles before a draw, plus one for the kan. That makes { $count }.
   *[other] A hand has 13 tiles before a draw, plus one for each kan. That makes { $count }.
}
puzzle-next_action-count-own_turn = { $kans ->
    [0] A hand has 14 tiles before the discard.
    [one] A hand has 14 tiles before the discard, plus one for the kan. That makes { $count }.
   *[other] A hand has 14 tiles before the discard, plus one for each kan. That makes { $count }.
}
puzzle-next_action-live = { $kans ->
    [0] There are 136 tiles. Take away the 14 in the dead wall and the { $taken } already dealt or drawn. That leaves { $left }.
    [one] There are 136 tiles. Take away the dead wall's 14, the { $taken } taken from the live wall, and one for the kan. That leaves { $left }.
   *[other] There are 136 tiles. Take away the dead wall's 14, the { $taken } taken from the live wall, and one for each kan. That leaves { $left }.
}

puzzle-next_action-rule-H08 = A hand has 13 tiles before a draw and 14 after it, including the sets on the table.

## Hints

puzzle-next_action-hint-discard-look = Find the player who discarded last.
puzzle-next_action-hint-discard-ask = Who sits on that player's right?
puzzle-next_action-hint-discard-rule = Turns go to the right: anticlockwise, seen from above.
puzzle-next_action-hint-offer-look = Look at the last discard, then at your tiles.
puzzle-next_action-hint-offer-ask = Who discarded it? Could you make a set with it?
puzzle-next_action-hint-offer-rule = Only the next player can call chi. Anybody can call pon or kan.
puzzle-next_action-hint-late-look = See how many tiles are left to draw.
puzzle-next_action-hint-late-ask = Is there a tile left for the next player?
puzzle-next_action-hint-late-rule = To take a turn, a player needs a tile to draw. The tiles in the dead wall don't count.
puzzle-next_action-hint-after_call-look = Find the player who called.
puzzle-next_action-hint-after_call-ask = Who was the last to discard?
puzzle-next_action-hint-after_call-rule = Play goes on to the right of whoever discarded last, even if that skips somebody.
puzzle-next_action-hint-called-look = Find the player who called.
puzzle-next_action-hint-called-ask = How many tiles does the caller have now?
puzzle-next_action-hint-called-rule = A call takes the place of a draw. Then the caller discards.
puzzle-next_action-hint-kan-look = Find the player with the new kan.
puzzle-next_action-hint-kan-ask = The four tiles count as one set. Is a tile missing now?
puzzle-next_action-hint-kan-rule = After a kan, that player takes one more tile, from the dead wall.
puzzle-next_action-hint-replaced-look = Find the player with the new kan.
puzzle-next_action-hint-replaced-ask = Has that player already drawn?
puzzle-next_action-hint-replaced-rule = After every draw comes a discard, even after a kan.
puzzle-next_action-hint-own-draws-look = Find the player who discarded last.
puzzle-next_action-hint-own-draws-ask = Is it your turn? Have you drawn yet?
puzzle-next_action-hint-own-draws-rule = A turn is a draw and then a discard.
puzzle-next_action-hint-own-own-look = Look at your hand. One tile is apart from the rest.
puzzle-next_action-hint-own-own-ask = Have you already drawn?
puzzle-next_action-hint-own-own-rule = A turn is a draw and then a discard.
puzzle-next_action-hint-own-others-look = Find out whose turn it is.
puzzle-next_action-hint-own-others-ask = Can you use the last discard?
puzzle-next_action-hint-own-others-rule = If it isn't your turn and you can't call anything, there's nothing you can do.
puzzle-next_action-hint-own-last-look = You've drawn. Think about how many tiles are left.
puzzle-next_action-hint-own-last-ask = What can you do only while there are tiles left?
puzzle-next_action-hint-own-last-rule = You can declare riichi or a kan only while there are tiles left to draw. You can still discard.
puzzle-next_action-hint-own-dead-look = Read the line about your hand again.
puzzle-next_action-hint-own-dead-ask = Whose turn is it? What can you still do with a dead hand?
puzzle-next_action-hint-own-dead-rule = With a dead hand you can't call, win or declare anything.
puzzle-next_action-hint-own-called-look = Look at the set you've just laid down.
puzzle-next_action-hint-own-called-ask = Do you still have to draw?
puzzle-next_action-hint-own-called-rule = A call takes the place of a draw.
puzzle-next_action-hint-own-answer-look = Look at the last discard.
puzzle-next_action-hint-own-answer-ask = Which of your tiles fit that discard?
puzzle-next_action-hint-own-answer-rule = Only the next player can call chi. Anybody can call pon, kan or ron.
puzzle-next_action-hint-own-chance-look = Look at your hand together with the drawn tile.
puzzle-next_action-hint-own-chance-ask = Is your hand complete, or one tile short? Do you have four of the same tile?
puzzle-next_action-hint-own-chance-rule = You can always discard. Your tiles may also allow tsumo, riichi or a kan.
puzzle-next_action-hint-own-locked-look = You're in riichi.
puzzle-next_action-hint-own-locked-ask = Can you still change your hand?
puzzle-next_action-hint-own-locked-rule = After riichi you can discard only the tile you've just drawn. You can still win.
puzzle-next_action-hint-own-kan-look = Look at your new kan.
puzzle-next_action-hint-own-kan-ask = The four tiles count as one set. Is a tile missing now?
puzzle-next_action-hint-own-kan-rule = After a kan you take one more tile, from the dead wall.
puzzle-next_action-hint-own-replaced-look = Look at your new kan.
puzzle-next_action-hint-own-replaced-ask = Have you already drawn?
puzzle-next_action-hint-own-replaced-rule = After every draw comes a discard, even after a kan.

## About a wrong part

puzzle-next_action-wrong-who = Who has just called a tile or made a kan? Has that player discarded since?
puzzle-next_action-wrong-does = Has the next player already drawn or called a tile?
puzzle-next_action-wrong-holds = How many tiles does a player hold between turns? Has this player taken another one since?

## The rule of a part that is wrong again

puzzle-next_action-rule-left = Players can draw 70 tiles. Every draw takes one away, and so does every kan.
puzzle-next_action-rule-offered = Whoever can call the discard speaks first. If nobody can, the next player draws.
puzzle-next_action-rule-who = Whoever has just taken a tile discards next. Then play goes on to the right.
puzzle-next_action-rule-does = A turn is a draw and then a discard.
