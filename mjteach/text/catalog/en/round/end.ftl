### How a deal ended, and what it means for everybody's points.

round-end-tsumo = { $who } wins by tsumo with { $tile }.
round-end-ron = { $count ->
    [one] { $who } wins by ron on { $tile } from { $by }.
   *[other] { $who } win by ron on { $tile } from { $by }.
}
round-end-exhausted = The last tile was drawn and discarded: exhaustive draw.
round-end-nagashi = The last tile was drawn and discarded. { $count ->
    [one] { $who } has only terminals and honours in the river (nagashi mangan).
   *[other] { $who } have only terminals and honours in their rivers (nagashi mangan).
}
round-end-chombo = The deal is void. Chombo by { $who }.

## Wins

round-end-receives = { $who } receives { $points } points in all.
round-end-honba = { $count ->
    [1] { $honba ->
        [one] { $who } takes { $points } points for one honba.
       *[other] { $who } takes { $points } points for { $honba } honba.
    }
   *[other] { $honba ->
        [one] Only { $who }, the first winner after the discarder, takes { $points } points for one honba.
       *[other] Only { $who }, the first winner after the discarder, takes { $points } points for { $honba } honba.
    }
}
round-end-deposits = { $count ->
    [1] { $who } takes the sticks on the table: { $points } points.
   *[other] Only { $who }, the first winner after the discarder, takes the sticks on the table: { $points } points.
}
round-end-riichi_void = The riichi of { $who } never took effect, as its tile was won on. The stick stays with that player.

## Draws

round-end-shown = { $who } shows the hand. { $waits ->
    [none] It counts as noten.
   *[other] It is tenpai and waits on { $waits }.
}
round-end-noten = { $who } says noten and keeps the hand hidden.
round-end-nagashi_paid = { $who } is paid like a mangan by tsumo: { $points } points.
round-end-no_noten_payments = After a nagashi mangan, noten players pay nothing to tenpai players.

## Points

round-end-gains = { $who } gains { $points } and now has { $after }.
round-end-loses = { $who } loses { $points } and now has { $after }.
round-end-keeps = { $who } keeps { $after }.
