### What is wrong with a deal before it starts.

error-rules-penalty_deposit = You can't pay a penalty deposit of { $found } points in { $stick }-point sticks. Choose { $stick } or 0.

## notation: actions as text

error-notation-action_seat = “{ $text }” doesn't say who does what. Begin with a player: A, B, C or D. For example, write B pon 5p with 55p.
error-notation-action_kind = “{ $found }” in “{ $text }” isn't an action. Choose { ANY($known) }.
error-notation-action_tile = { $needed ->
    [True] “{ $text }” doesn't name a tile. Write { $kind } and a tile, such as 5p.
   *[False] “{ $text }” has something after { $kind }, which doesn't need a tile. Leave that out.
}
error-notation-action_with = “{ $found }” doesn't belong in “{ $text }”. After the tile, write “with” and your own tiles, or “drawn”.
error-notation-action_offence = “{ $found }” in “{ $text }” isn't an offence, or has a word too many. Write its id, such as offend tahai.

error-notation-script_step = “{ $text }” isn't a step. Write a player and an action, such as B pon 55z. You can also write pass, end or until 4.

## notation: positions as text

error-notation-position_part = “{ $text }” isn't part of a position. Begin each part with its name and a colon. Choose { ANY($known) }.
error-notation-position_twice = “{ $found }” appears twice. Keep only one.
error-notation-position_numbers = “{ $text }” after { $part } isn't { $count ->
    [1] a whole number
   *[other] { $count } whole numbers
}. Write { $count ->
    [1] one such as 2
   *[other] one for each of A, B, C and D, with spaces between them
}.
error-notation-position_slash = “{ $text }” has too many parts. Write hand / river / what is known, with at most two “/”.
error-notation-position_river = “{ $text }” isn't a river. Write tiles such as 1z 9m*. A mark goes after its tile: ' drawn, * riichi, ^ called, ? open (the last tile only).
error-notation-position_known = “{ $text }” doesn't say anything about player { $seat }. Write riichi, ippatsu, dead, released, passed 3p from B, pao daisangen B or drew 5p.
error-notation-position_break = “{ $text }” doesn't say where the wall is broken. Write a player and how many stacks stay on the right, from 0 to 16, such as B 7.

## situation

error-situation-position_called = You've marked { $meld } as just called by { $seat }. Mark the called tile too, with a star as in pon 55*5z.
error-situation-position_hand = “{ $text }” has too many tiles for player { $seat }. Besides these sets there's room for { $most }, and one drawn tile.
error-situation-position_turns = It can't be the turn of more than one player: { $seats }. Only one of them can have an extra tile, a marked set or an open tile.
error-situation-position_wall = Hands, sets and rivers use { $found } tiles of the wall, but only { $most } can have been taken. Leave some out.
error-situation-position_filling = The hands need { $needed } more tiles, but only { $left } are left. Name fewer tiles in the wall and the rivers, or more in the hands.
error-situation-position_sticks = { $riichi ->
    [one] One player in riichi has put down a stick
   *[other] { $riichi } players in riichi have put down a stick each
}, so there can't be only { $found } on the table. Count the riichi sticks too.
error-situation-position_dora = There can't be { $found } open dora indicators. There's one at the start, and each kan adds one at most. So here there can be at most { $most }.
error-situation-position_unwritten = { $why ->
    [over] The deal is over, so there's no position to write.
   *[other] Somebody broke a rule, and that hasn't been settled yet. A position can't show that, so save the whole deal instead.
}

error-situation-no_such_seat = “{ $found }” isn't a player. Choose { ANY($known) }.
error-situation-no_lesson_deal = No lesson has a deal “{ $found }”. Choose { ANY($known) }.
error-situation-no_such_stage = There's no stage “{ $found }”. Choose { ANY($known) }.
error-situation-no_such_players = “{ $found }” doesn't name three players. Give three words, such as "sound plain plain". Each is { ANY($known) }.
error-situation-no_such_game = You can't play { $found } deals. Choose a number from 1 to { $most }, or { ANY($known) }.
error-situation-no_such_count = You can't count “{ $found }” at a table. Choose { ANY($known) }.
error-situation-no_such_deal = “{ $found }” isn't a deal. Write its round and its number, such as E4 or South 2.
error-situation-no_such_abort = “{ $found }” isn't a draw that ends a deal early. Choose { ANY($known) }.
error-situation-no_such_round = There's no recorded deal “{ $found }”. Choose { ANY($known) }.
error-situation-action_without_round = “{ $action }” is an action. First give the deal it belongs to.
