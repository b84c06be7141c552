### Checks by name, as items of a list: what can decide whether something may be done.

## Whose turn it is

check-turn-name = whose turn it is
check-alive-name = whether the hand is dead
check-draw_turn-name = whose turn it is to draw
check-draw_once-name = whether you've already drawn this turn
check-draw_left-name = whether there's a tile left to draw

## Another player's tile

check-call_offered-name = whether you can still respond to the tile
check-call_unanswered-name = whether you've already responded to this tile
check-pass_asked-name = whether there's a tile for you to respond to
check-call_discard-name = whether the tile is a discard
check-call_riichi-name = whether you're in riichi
check-call_last-name = whether the tile is the last discard of the deal
check-call_four_kans-name = whether four kans end the deal
check-call_leaves_discard-name = what you could discard after the call
check-pon_tiles-name = how many copies of the tile you hold, for a pon
check-daiminkan_tiles-name = how many copies of the tile you hold, for a kan
check-chi_played-name = whether this table has chi
check-chi_kamicha-name = whose discard it is
check-chi_run-name = which tiles make a run

## A win

check-ron_wait-name = whether the tile completes the hand
check-ron_furiten_discard-name = furiten because of your own discard
check-ron_furiten_temporary-name = furiten because you've passed up a tile since your last turn
check-ron_furiten_riichi-name = furiten because you passed up a tile in riichi
check-ron_robs_ankan-name = whether you can rob a concealed kan
check-ron_yaku-name = whether you have a yaku for ron
check-tsumo_drawn-name = whether you've drawn a tile
check-tsumo_wait-name = whether the drawn tile completes the hand
check-tsumo_yaku-name = whether you have a yaku for tsumo

## Riichi

check-riichi_once-name = whether you're already in riichi
check-riichi_closed-name = whether the hand is closed
check-riichi_tenpai-name = whether the hand is tenpai after the discard
check-riichi_deposit-name = whether you have enough points for the stick
check-riichi_draw_left-name = whether you'll draw again
check-riichi_last_tile-name = whether this is the last discard of the deal
check-riichi_own_four-name = whether all the tiles you're waiting on are in your own hand
check-riichi_furiten-name = whether the hand is furiten at the declaration
check-riichi_open_played-name = whether this table has open riichi

## A discard

check-discard_drew-name = whether you've drawn or called a tile
check-discard_held-name = whether you hold the tile
check-discard_riichi-name = which tile you must discard after riichi
check-discard_genbutsu-name = whether the discard is the tile you've just called
check-discard_suji-name = whether the discard fits the other end of the run you've just called

## A kan

check-kan_after_draw-name = whether you've drawn a tile this turn
check-kan_limit-name = how many kans there can be
check-kan_last_draw-name = whether there's a tile left to draw after the kan
check-ankan_four-name = how many copies of the tile you hold, for a concealed kan
check-kakan_pon-name = whether you have an open triplet of the tile
check-kakan_tile-name = whether you hold the fourth tile yourself
check-kakan_drawn-name = when you drew the fourth tile
check-kan_in_riichi-name = whether this table lets you make a kan after riichi
check-kan_drawn_tile-name = whether the kan uses the tile you've just drawn
check-kan_keeps_waits-name = whether the wait stays the same
check-kan_keeps_shape-name = whether the three tiles always form a triplet of their own

## The end of the wall

check-show_turn-name = whose turn it is to show a hand
check-show_tenpai-name = whether the hand is tenpai
check-noten_free-name = whether you can keep your hand hidden

## Nine kinds of terminals and honours, and what no rule knows

check-abort-kyuushu-played-name = whether nine different terminals and honours can end the deal at this table
check-abort-kyuushu-first_draw-name = whether it's your first draw
check-abort-kyuushu-no_call-name = whether somebody has already called
check-abort-kyuushu-kinds-name = how many different terminals and honours you hold
check-offend-name = whether it's against the rules
