### A concealed kan after riichi.

check-kan_after_riichi-question = You're in riichi and you've drawn { $drawn }. Can you declare a concealed kan with the { SAID($tile) }?

check-kan_in_riichi-yes = These rules let you declare a concealed kan after riichi.
check-kan_in_riichi-no = These rules don't let you declare a kan after riichi, so you can't make one with the { SAID($tile) }.

check-kan_four_alike-yes = You hold all four copies of { SAID($tile) }.
check-kan_four_alike-no = { $count ->
    [0] There's no { SAID($tile) } in your hand.
    [one] You hold only one { SAID($tile) }.
   *[other] You hold only { $count } copies of { SAID($tile) }.
} For a concealed kan you need four.
check-kan_four_alike-moot = It doesn't matter here how many copies of the tile you hold.

check-kan_drawn_tile-yes = The kan uses the tile you've just drawn, { $drawn }.
check-kan_drawn_tile-no = The kan doesn't use the tile you've just drawn, { $drawn }. After riichi it must.
check-kan_drawn_tile-moot = It doesn't matter here which tile you drew.

check-kan_keeps_waits-yes = Your wait stays the same: { $after }.
check-kan_keeps_waits-no = Your wait would change from { $before } to { $after }. After riichi it must stay the same.
check-kan_keeps_waits-moot = It doesn't matter here whether your wait changes.

check-kan_keeps_shape-yes = Whichever tile you win with, the three { SAID($tile) } tiles form a triplet of their own.
check-kan_keeps_shape-no = With { $wait }, the hand can be split into { $groups }. Then the three { SAID($tile) } tiles aren't a triplet of their own.
check-kan_keeps_shape-moot = It doesn't matter here how the hand can be split.
