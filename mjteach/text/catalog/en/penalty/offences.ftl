### Every offence: its name, what happened, and how other tables see it.

## Calls

penalty-call_voice_only-name = a mistaken call without showing tiles
penalty-call_voice_only-what = You said pon, chi or kan by mistake, but you didn't show any tiles.
penalty-call_voice_only-elsewhere = In some places you get a dead hand, and in others only a warning.

penalty-wrong_call_exposed-name = showing tiles for a call you can't make
penalty-wrong_call_exposed-what = You showed tiles and took the discard, but you can't make that call.
penalty-wrong_call_exposed-elsewhere = In some places it's a chombo. In others you get only a warning, because the tiles you showed help the other players.

penalty-wrong_word-name = the wrong word for a call you can make
penalty-wrong_word-what = You said the wrong word, such as pon for a chi, but the call you meant is allowed.
penalty-wrong_word-elsewhere = In most places nothing happens. Agree on this before you play.

penalty-unmarked_call-name = a set that doesn't show where it came from
penalty-unmarked_call-what = You didn't turn any tile in your called set to show which player's discard you took.
penalty-unmarked_call-elsewhere = In some places it's a chombo, so turn the right tile.

penalty-kuikae-name = a forbidden swap (kuikae)
penalty-kuikae-what = After your call you discarded a tile that's forbidden in that turn. You take it back, unless another player wins on it.
penalty-kuikae-elsewhere = In some places it's a chombo. Other places allow one kind of swap, or every kind.

## Number of tiles

penalty-early_draw-name = drawing too early
penalty-early_draw-what = You drew a tile before your turn.
penalty-early_draw-elsewhere = Few rule books mention it, so agree on it before you play.

penalty-tahai-name = too many tiles (tahai)
penalty-tahai-what = After your discard you have too many tiles. There should be 13, and one more for each kan.
penalty-tahai-elsewhere = In some places it's a chombo. In others you must discard every tile you draw from then on.

penalty-shouhai-name = too few tiles (shouhai)
penalty-shouhai-what = After your discard you have too few tiles. There should be 13, and one more for each kan.
penalty-shouhai-elsewhere = In some places it's a chombo, but usually you get a dead hand.

## Riichi

penalty-riichi_withdrawn-name = taking back a riichi
penalty-riichi_withdrawn-what = You declared riichi by mistake and took it back.
penalty-riichi_withdrawn-elsewhere = In some places you can't take back a riichi at all.

penalty-riichi_without_draw_left-name = riichi with no draw left
penalty-riichi_without_draw_left-what = You declared riichi when you couldn't draw again in this deal.
penalty-riichi_without_draw_left-elsewhere = Some places allow it, because you can still win by ron.

penalty-noten_riichi-name = riichi without being tenpai (noten riichi)
penalty-noten_riichi-what = You declared riichi, but your hand wasn't tenpai.
penalty-noten_riichi-elsewhere = In some places you don't have to show a riichi hand, so nothing happens. But bluffing like that is bad manners.

penalty-riichi_then_dead_hand-name = a dead hand after riichi
penalty-riichi_then_dead_hand-what = You declared riichi and got a dead hand, and then the deal ended in a draw.
penalty-riichi_then_dead_hand-elsewhere = In some places it counts as noten riichi, which is a chombo. In others it counts only as noten.

penalty-illegal_kan_after_riichi-name = a forbidden kan after riichi
penalty-illegal_kan_after_riichi-what = After riichi you declared a kan that the rules don't allow.
penalty-illegal_kan_after_riichi-elsewhere = Some places settle it at once, and others only when you win or the deal ends in a draw.

## Wins

penalty-false_win_voice_only-name = a false win without showing the hand
penalty-false_win_voice_only-what = You said ron or tsumo when you couldn't win, but you didn't show your hand.
penalty-false_win_voice_only-elsewhere = In some places it's a chombo even if you only say the word.

penalty-false_win_opened_no_yaku-name = a false win without a yaku
penalty-false_win_opened_no_yaku-what = You declared a win and showed your hand, but it has no yaku.
penalty-false_win_opened_no_yaku-elsewhere = Most places agree. Professionals often get a dead hand instead, so that play isn't held up.

penalty-false_win_opened_furiten-name = a ron while furiten
penalty-false_win_opened_furiten-what = You called ron and showed your hand, but you're furiten.
penalty-false_win_opened_furiten-elsewhere = Most places agree. Professionals often get a dead hand instead, so that play isn't held up.

penalty-false_win_opened_incomplete-name = a false win with an unfinished hand
penalty-false_win_opened_incomplete-what = You declared a win and showed your hand, but the tile doesn't complete it.
penalty-false_win_opened_incomplete-elsewhere = Most places agree. Professionals often get a dead hand instead, so that play isn't held up.

penalty-act_with_dead_hand-name = playing on with a dead hand
penalty-act_with_dead_hand-what = Your hand is dead, but you called a tile or declared riichi or a win.
penalty-act_with_dead_hand-elsewhere = Wherever there are dead hands, this is a chombo too.

## Wall, hands and table

penalty-wall_tiles_visible-name = showing tiles of the wall
penalty-wall_tiles_visible-what = { $tiles ->
    [one] You turned up one tile of the wall, so everybody can see it.
   *[other] You turned up { $tiles } tiles of the wall, so everybody can see them.
}
penalty-wall_tiles_visible-elsewhere = In some places three or four tiles make it a chombo, and in others five.

penalty-wall_into_machine-name = sweeping the wall into the machine
penalty-wall_into_machine-what = You started the automatic table during the deal, and it swallowed the wall.
penalty-wall_into_machine-elsewhere = Many rule books don't mention it, because not every table has a machine.

penalty-other_hand_exposed-name = exposing another player's hand
penalty-other_hand_exposed-what = You touched another player's hand, or knocked it over.
penalty-other_hand_exposed-elsewhere = Few rule books mention it, so agree on it before you play.

penalty-other_hand_looked_at-name = looking at another player's hand
penalty-other_hand_looked_at-what = You looked at another player's hand.
penalty-other_hand_looked_at-elsewhere = In some places every offence is a chombo, so this one is too.

penalty-left_seat-name = leaving your seat
penalty-left_seat-what = You left your seat during the deal and could see another player's hand.
penalty-left_seat-elsewhere = Many rule books don't mention it, so agree on it before you play.

penalty-play_impossible-name = making it impossible to play on
penalty-play_impossible-what = Because of what happened, the deal can't go on fairly.
penalty-play_impossible-elsewhere = Many rule books have a rule like this, but it doesn't always cover the same things.
