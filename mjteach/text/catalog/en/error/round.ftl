### What is wrong with a deal before it starts.

error-rules-penalty_deposit = A penalty deposit of { $found } points is no number of { $stick }-point sticks. Choose { $stick } or 0.

## notation: actions as text

error-notation-action_seat = “{ $text }” has to begin with a player: A, B, C or D. It begins with “{ $found }”. Write, for example, B pon 5p with 55p.
error-notation-action_kind = “{ $found }” in “{ $text }” is no action. Choose { ANY($known) }.
error-notation-action_tile = { $needed ->
    [True] “{ $text }” names no tile. Write { $kind } and a tile, such as 5p.
   *[False] “{ $text }” goes on after { $kind }, which needs no tile. End it there.
}
error-notation-action_with = “{ $found }” in “{ $text }” is not expected. After the tile write “with” and your own tiles, or “drawn”.
error-notation-action_offence = “{ $found }” in “{ $text }” is no offence, or has a word too many. Write its id, such as offend tahai.

error-notation-script_step = “{ $text }” is no step. Write a player and an action, such as B pon 55z, or pass, end, until 4.

## situation

error-situation-no_such_seat = “{ $found }” is no player. Choose { ANY($known) }.
error-situation-no_such_round = There is no recorded deal “{ $found }”. Choose { ANY($known) }.
error-situation-action_without_round = “{ $action }” is an action. Give the deal it belongs to first.
