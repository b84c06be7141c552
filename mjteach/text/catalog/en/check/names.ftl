### Checks by name, as items of a list: what can decide whether something may be done.

## Whose turn it is

check-turn-name = whose turn it is
check-alive-name = whether the hand is dead
check-draw_turn-name = whose turn it is to draw
check-draw_once-name = only one draw in a turn
check-draw_left-name = whether a tile is left to draw

## Another player's tile

check-call_offered-name = whether the tile can still be answered
check-call_unanswered-name = only one answer to a tile
check-pass_asked-name = whether an answer is waited for
check-call_discard-name = whether the tile was discarded
check-call_riichi-name = your own riichi
check-call_last-name = the last discard of the deal
check-call_four_kans-name = the draw by four kans
check-call_leaves_discard-name = what is left to discard after the call
check-pon_tiles-name = how many of the tile are in the hand, for pon
check-daiminkan_tiles-name = how many of the tile are in the hand, for kan
check-chi_played-name = no chi at this table
check-chi_kamicha-name = whose discard it is
check-chi_run-name = which tiles make a run

## A win

check-ron_wait-name = whether the tile completes the hand
check-ron_furiten_discard-name = furiten by a discard of your own
check-ron_furiten_temporary-name = furiten by a tile let go before your turn
check-ron_furiten_riichi-name = furiten by a tile let go in riichi
check-ron_robs_ankan-name = the tile of a concealed kan
check-ron_yaku-name = whether a ron has a yaku
check-tsumo_drawn-name = whether a tile was drawn
check-tsumo_wait-name = whether the drawn tile completes the hand
check-tsumo_yaku-name = whether a tsumo has a yaku

## Riichi

check-riichi_once-name = only one riichi in a deal
check-riichi_closed-name = whether the hand is closed
check-riichi_tenpai-name = whether the hand is tenpai after the discard
check-riichi_deposit-name = the points for the stick
check-riichi_draw_left-name = whether there is another own draw
check-riichi_last_tile-name = the last tile of the deal
check-riichi_own_four-name = a wait for tiles that are all in your own hand
check-riichi_furiten-name = furiten at the declaration
check-riichi_open_played-name = no open riichi at this table

## A discard

check-discard_drew-name = whether a tile was drawn or called
check-discard_held-name = whether the tile is in the hand
check-discard_riichi-name = the tile to discard after riichi
check-discard_genbutsu-name = the tile called in this turn
check-discard_suji-name = the other end of the run called in this turn

## A kan

check-kan_after_draw-name = whether a tile was drawn in this turn
check-kan_limit-name = how many kans there can be
check-kan_last_draw-name = whether a tile is left to draw after the kan
check-ankan_four-name = how many of the tile are in the hand, for a concealed kan
check-kakan_pon-name = whether there is an open triplet of the tile
check-kakan_tile-name = whether the fourth tile is in your own hand
check-kakan_drawn-name = when the fourth tile was drawn
check-kan_in_riichi-name = no kan after riichi at this table
check-kan_drawn_tile-name = the drawn tile as part of the kan
check-kan_keeps_waits-name = whether the wait stays the same
check-kan_keeps_shape-name = whether the three tiles are always a triplet of their own

## The end of the wall

check-show_turn-name = whose turn it is to show
check-show_tenpai-name = whether the hand is tenpai
check-noten_free-name = whether a hand may stay hidden

## Nine kinds of terminals and honours, and what no rule knows

check-abort-kyuushu-played-name = no end for nine kinds at this table
check-abort-kyuushu-first_draw-name = whether it is the first draw
check-abort-kyuushu-no_call-name = whether somebody has called
check-abort-kyuushu-kinds-name = how many different terminals and honours there are
check-offend-name = an offence
