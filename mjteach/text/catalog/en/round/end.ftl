### How a deal ended, and what it means for everybody's points.

round-end-tsumo = { $who } wins by tsumo with { $tile }.
round-end-ron = { $count ->
    [one] { $who } wins by ron on { $tile } from { $by }.
   *[other] { $who } win by ron on { $tile } from { $by }.
}
round-end-exhausted = The last tile was drawn and discarded, so this is an exhaustive draw.
round-end-nagashi = The last tile was drawn and discarded. { $count ->
    [one] { $who } discarded only terminals and honours (nagashi mangan).
   *[other] { $who } discarded only terminals and honours (nagashi mangan).
}
round-end-chombo = The deal is void because of a chombo by { $who }.

## Wins

round-end-receives = { $who } receives { $points } points in all.
round-end-honba = { $count ->
    [1] { $honba ->
        [one] { $who } gets { $points } points for one honba.
       *[other] { $who } gets { $points } points for { $honba } honba.
    }
   *[other] { $honba ->
        [one] Only { $who }, the first winner after the discarder, gets { $points } points for one honba.
       *[other] Only { $who }, the first winner after the discarder, gets { $points } points for { $honba } honba.
    }
}
round-end-deposits = { $count ->
    [1] { $who } takes the sticks on the table: { $points } points.
   *[other] Only { $who }, the first winner after the discarder, takes the sticks on the table: { $points } points.
}
round-end-riichi_void = The riichi declared by { $who } doesn't count, because somebody won on the discard. { $who } keeps the stick.

## Draws

round-end-shown = { $who } shows a hand{ $waits ->
    [none] , but it counts as noten
   *[other] : it's tenpai and waiting on { $waits }
}.
round-end-noten = { $who } says noten and keeps the hand hidden.
round-end-nagashi_paid = { $who } gets as many points as a mangan by tsumo is worth: { $points }.
round-end-no_noten_payments = After nagashi mangan, noten players don't pay tenpai players.

## Points

round-end-gains = { $who } gains { $points } and now has { $after }.
round-end-loses = { $who } loses { $points } and now has { $after }.
round-end-keeps = { $who } keeps { $after }.
