### Nagashi mangan, at an exhaustive draw.

check-nagashi-question = Do your discards earn a nagashi mangan?

check-nagashi-played-yes = These rules know nagashi mangan.
check-nagashi-played-no = These rules do not know nagashi mangan.
check-nagashi-discards-yes = You have discards.
check-nagashi-discards-no = You have no discards.
check-nagashi-only_yaochuu-yes = All of them are terminals and honours.
check-nagashi-only_yaochuu-no = Your river holds { $tiles }: no terminal and no honour.
check-nagashi-none_called-yes = Nobody called any of them.
check-nagashi-none_called-no = Another player called { $tiles } from you.
check-nagashi-closed-yes = { $closed ->
    [True] You called no tile yourself.
   *[False] You called a tile yourself. That does not matter here.
}
check-nagashi-closed-no = These rules ask for a closed hand, and you called a tile.
check-nagashi-alive-yes = Your hand is not dead.
check-nagashi-alive-no = Your hand is dead.
