### Nagashi mangan, at an exhaustive draw.

check-nagashi-question = Do these discards earn nagashi mangan?

check-nagashi-played-yes = There's nagashi mangan under these rules.
check-nagashi-played-no = There's no nagashi mangan under these rules.
check-nagashi-discards-yes = This player has discarded tiles.
check-nagashi-discards-no = This player hasn't discarded any tiles.
check-nagashi-only_yaochuu-yes = All the discards are terminals and honours.
check-nagashi-only_yaochuu-no = The river has { $tiles } in it, and only terminals and honours are allowed.
check-nagashi-none_called-yes = Nobody called any of these discards.
check-nagashi-none_called-no = Another player called { $tiles }.
check-nagashi-closed-yes = { $closed ->
    [True] This player hasn't called a tile.
   *[False] This player has called a tile, but that doesn't matter here.
}
check-nagashi-closed-no = These rules ask for a closed hand, and this player has called a tile.
check-nagashi-alive-yes = The hand isn't dead.
check-nagashi-alive-no = The hand is dead.
