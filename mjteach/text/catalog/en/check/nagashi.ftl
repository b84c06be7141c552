### Nagashi mangan, at an exhaustive draw.

check-nagashi-question = Do these discards earn a nagashi mangan?

check-nagashi-played-yes = These rules know nagashi mangan.
check-nagashi-played-no = These rules do not know nagashi mangan.
check-nagashi-discards-yes = There are discards.
check-nagashi-discards-no = There are no discards.
check-nagashi-only_yaochuu-yes = All of the discards are terminals and honours.
check-nagashi-only_yaochuu-no = The river holds { $tiles }: no terminal and no honour.
check-nagashi-none_called-yes = Nobody called any of them.
check-nagashi-none_called-no = Another player called { $tiles }.
check-nagashi-closed-yes = { $closed ->
    [True] No tile was called for this hand.
   *[False] A tile was called for this hand. That does not matter here.
}
check-nagashi-closed-no = These rules ask for a closed hand, and a tile was called for it.
check-nagashi-alive-yes = The hand is not dead.
check-nagashi-alive-no = The hand is dead.
