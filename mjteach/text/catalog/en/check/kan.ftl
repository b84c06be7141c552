### A concealed kan after riichi.

check-kan_after_riichi-question = You are in riichi and drew { $drawn }. May you declare a concealed kan of { SAID($tile) }?

check-kan_in_riichi-yes = These rules allow a concealed kan after riichi.
check-kan_in_riichi-no = These rules allow no kan after riichi, so none of { SAID($tile) }.

check-kan_four_alike-yes = You hold all four of { SAID($tile) }.
check-kan_four_alike-no = { $count ->
    [0] You hold no { SAID($tile) }.
   *[other] You hold { $count } of { SAID($tile) }.
} A concealed kan needs four.
check-kan_four_alike-moot = How many you hold does not matter here.

check-kan_drawn_tile-yes = The kan uses { $drawn }, the tile you drew.
check-kan_drawn_tile-no = The kan does not use { $drawn }, the tile you drew. After riichi it must.
check-kan_drawn_tile-moot = Which tile you drew does not matter here.

check-kan_keeps_waits-yes = The wait stays the same: { $after }.
check-kan_keeps_waits-no = The wait changes from { $before } to { $after }. After riichi it must stay.
check-kan_keeps_waits-moot = Whether the wait changes does not matter here.

check-kan_keeps_shape-yes = With each wait, the three { SAID($tile) } are a triplet of their own.
check-kan_keeps_shape-no = With { $wait } the hand can read as { $groups }. There the three { SAID($tile) } are no triplet of their own.
check-kan_keeps_shape-moot = How the hand reads does not matter here.
