### What is wrong with a deal before it starts.

error-rules-penalty_deposit = A penalty deposit of { $found } points is no number of { $stick }-point sticks. Choose { $stick } or 0.

## notation: actions as text

error-notation-action_seat = “{ $text }” does not say who does what. Begin with a player: A, B, C or D. Write, for example, B pon 5p with 55p.
error-notation-action_kind = “{ $found }” in “{ $text }” is no action. Choose { ANY($known) }.
error-notation-action_tile = { $needed ->
    [True] “{ $text }” names no tile. Write { $kind } and a tile, such as 5p.
   *[False] “{ $text }” goes on after { $kind }, which needs no tile. End it there.
}
error-notation-action_with = “{ $found }” in “{ $text }” is not expected. After the tile write “with” and your own tiles, or “drawn”.
error-notation-action_offence = “{ $found }” in “{ $text }” is no offence, or has a word too many. Write its id, such as offend tahai.

error-notation-script_step = “{ $text }” is no step. Write a player and an action, such as B pon 55z, or pass, end, until 4.

## notation: positions as text

error-notation-position_part = “{ $text }” is no part of a position. Begin each part with its name and a colon. Choose { ANY($known) }.
error-notation-position_twice = “{ $found }” is there twice. Keep one.
error-notation-position_numbers = “{ $text }” after { $part } is not { $count ->
    [1] a whole number
   *[other] { $count } whole numbers
}. Write { $count ->
    [1] one such as 2
   *[other] one for each of A, B, C and D, with spaces between
}.
error-notation-position_slash = “{ $text }” has too many parts. Write hand / river / what is known, with no more than two “/”.
error-notation-position_river = “{ $text }” is no river. Write tiles such as 1z 9m*. A mark follows a tile: ' drawn, * riichi, ^ called, ? open (the last tile only).
error-notation-position_known = “{ $text }” says nothing about player { $seat }. Write riichi, ippatsu, dead, released, passed 3p from B, pao daisangen B or drew 5p.
error-notation-position_break = “{ $text }” names no break of the wall. Write a player and the stacks to the right, from 0 to 16, such as B 7.

## situation

error-situation-position_called = { $meld } is marked as called now by { $seat }. Mark the called tile too, with a star as in pon 55*5z.
error-situation-position_hand = “{ $text }” has too many tiles for player { $seat }. Beside these sets there is room for { $most }, and one drawn.
error-situation-position_turns = It cannot be the turn of more than one player: { $seats }. Only one can hold a tile more, or have a marked set or an open tile.
error-situation-position_wall = Hands, sets and rivers hold { $found } tiles of the wall, but only { $most } can be taken. Leave some out.
error-situation-position_filling = The hands need { $needed } more tiles, but only { $left } are left. Name fewer tiles of the wall and the rivers, or more of the hands.
error-situation-position_sticks = { $riichi } players in riichi have put down a stick, so { $found } sticks cannot be all. Count them too.
error-situation-position_dora = { $found } dora indicators cannot be open. After these kans there can be { $most }.
error-situation-position_unwritten = { $why ->
    [over] The deal is over, so there is no position to write.
   *[other] An offence has not been settled, and a position cannot tell it. Keep the deal itself.
}

error-situation-no_such_seat = “{ $found }” is no player. Choose { ANY($known) }.
error-situation-no_such_deal = “{ $found }” is no deal. Write its round and its number, such as E4 or South 2.
error-situation-no_such_abort = “{ $found }” is no draw that ends a deal early. Choose { ANY($known) }.
error-situation-no_such_round = There is no recorded deal “{ $found }”. Choose { ANY($known) }.
error-situation-action_without_round = “{ $action }” is an action. Give the deal it belongs to first.
