### Every offence: its name, what happened, and how other tables see it.

## Calls

penalty-call_voice_only-name = a mistaken call with no tiles shown
penalty-call_voice_only-what = You said pon, chi or kan by mistake, and showed no tiles.
penalty-call_voice_only-elsewhere = Some places rule a dead hand, others only give a warning.

penalty-wrong_call_exposed-name = a wrong call with tiles shown
penalty-wrong_call_exposed-what = You showed tiles and took the discard, but the call is not possible.
penalty-wrong_call_exposed-elsewhere = Some places rule a chombo. Others only give a warning, as the tiles you showed help the others.

penalty-wrong_word-name = the wrong word for a possible call
penalty-wrong_word-what = You said the wrong word, such as pon for a chi, but the call itself is possible.
penalty-wrong_word-elsewhere = Most places let it pass. Agree on it before you play.

penalty-unmarked_call-name = a set that does not show its source
penalty-unmarked_call-what = No tile of your called set is turned towards the player who discarded it.
penalty-unmarked_call-elsewhere = Some places rule a chombo, so turn the right tile.

penalty-kuikae-name = a forbidden swap (kuikae)
penalty-kuikae-what = After your call you discarded a tile that is barred in that turn. You take it back, unless another player wins on it.
penalty-kuikae-elsewhere = Some places rule a chombo, some allow a part of it, and some allow all of it.

## Number of tiles

penalty-early_draw-name = drawing too early
penalty-early_draw-what = You drew a tile before your turn.
penalty-early_draw-elsewhere = Few rule books name it, so agree on it before you play.

penalty-tahai-name = too many tiles (tahai)
penalty-tahai-what = After your discard you hold too many tiles. It should be 13, and one more for each kan.
penalty-tahai-elsewhere = Some places rule a chombo. Others make you discard every tile you draw from then on.

penalty-shouhai-name = too few tiles (shouhai)
penalty-shouhai-what = After your discard you hold too few tiles. It should be 13, and one more for each kan.
penalty-shouhai-elsewhere = Some places rule a chombo. A dead hand is the usual penalty.

## Riichi

penalty-riichi_withdrawn-name = a riichi taken back
penalty-riichi_withdrawn-what = You declared riichi by mistake and took it back.
penalty-riichi_withdrawn-elsewhere = In some places a riichi cannot be taken back at all.

penalty-riichi_without_draw_left-name = riichi without a draw left
penalty-riichi_without_draw_left-what = You declared riichi although you will not draw again in this deal.
penalty-riichi_without_draw_left-elsewhere = Some places allow it, as you may still win by ron.

penalty-noten_riichi-name = riichi without tenpai (noten riichi)
penalty-noten_riichi-what = You declared riichi, and your hand was not tenpai.
penalty-noten_riichi-elsewhere = In some places a riichi hand need not be shown, so nothing happens. Bluffing like that is bad manners.

penalty-riichi_then_dead_hand-name = a dead hand after riichi
penalty-riichi_then_dead_hand-what = You declared riichi, your hand was ruled dead, and then the deal was drawn.
penalty-riichi_then_dead_hand-elsewhere = In some places it counts as noten riichi, which is a chombo. In others it is merely noten.

penalty-illegal_kan_after_riichi-name = a forbidden kan after riichi
penalty-illegal_kan_after_riichi-what = After riichi you declared a kan that the rules do not permit.
penalty-illegal_kan_after_riichi-elsewhere = Some places rule on it at once. Others wait until you win, or until a draw.

## Wins

penalty-false_win_voice_only-name = a false win with the hand closed
penalty-false_win_voice_only-what = You said ron or tsumo although you cannot win, and did not open your hand.
penalty-false_win_voice_only-elsewhere = Some places rule a chombo for the word alone.

penalty-false_win_opened_no_yaku-name = a false win without a yaku
penalty-false_win_opened_no_yaku-what = You declared a win and opened your hand, but it has no yaku.
penalty-false_win_opened_no_yaku-elsewhere = Most places agree. Professional play often rules a dead hand instead, to avoid delays.

penalty-false_win_opened_furiten-name = a ron while furiten
penalty-false_win_opened_furiten-what = You said ron and opened your hand, but you are furiten.
penalty-false_win_opened_furiten-elsewhere = Most places agree. Professional play often rules a dead hand instead, to avoid delays.

penalty-false_win_opened_incomplete-name = a false win with an unfinished hand
penalty-false_win_opened_incomplete-what = You declared a win and opened your hand, but the tile does not complete it.
penalty-false_win_opened_incomplete-elsewhere = Most places agree. Professional play often rules a dead hand instead, to avoid delays.

penalty-act_with_dead_hand-name = playing on a dead hand
penalty-act_with_dead_hand-what = Your hand is dead, and you called a tile, declared riichi or declared a win.
penalty-act_with_dead_hand-elsewhere = Where dead hands are known, this is a chombo as well.

## Wall, hands and table

penalty-wall_tiles_visible-name = wall tiles made visible
penalty-wall_tiles_visible-what = { $tiles ->
    [one] You made a tile of the wall visible.
   *[other] You made { $tiles } tiles of the wall visible.
}
penalty-wall_tiles_visible-elsewhere = Some places rule a chombo from three or four tiles on, others from five on.

penalty-wall_into_machine-name = sweeping the wall into the machine
penalty-wall_into_machine-what = You started the automatic table during the deal, and it took the wall.
penalty-wall_into_machine-elsewhere = Many rule books do not name it, as not every table has a machine.

penalty-other_hand_exposed-name = exposing another player’s hand
penalty-other_hand_exposed-what = You touched another player’s hand, or knocked it over.
penalty-other_hand_exposed-elsewhere = Few rule books name it, so agree on it before you play.

penalty-other_hand_looked_at-name = looking at another player’s hand
penalty-other_hand_looked_at-what = You looked into another player’s hand.
penalty-other_hand_looked_at-elsewhere = Some places count every offence as a chombo, so this one too.

penalty-left_seat-name = leaving your seat
penalty-left_seat-what = You left your seat during the deal and could see another hand.
penalty-left_seat-elsewhere = Many rule books do not name it, so agree on it before you play.

penalty-play_impossible-name = making it impossible to play on
penalty-play_impossible-what = What happened makes it impossible to go on with the deal fairly.
penalty-play_impossible-elsewhere = Many rule books have such a rule. What falls under it differs.
