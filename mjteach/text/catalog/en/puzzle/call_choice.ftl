### call_choice: what is asked, shown and said. In general: never what may be called before checking.

puzzle-call_choice-name = What can you call?
puzzle-call_choice-prompt-1 = { NAME("seat.begins", $by) } discards the { SAID($tile) }. Which pon and chi can you call?
puzzle-call_choice-prompt-2 = { NAME("seat.begins", $by) } discards the { SAID($tile) }. You want to make this call: { $action }. Can you?
puzzle-call_choice-prompt-3 = { NAME("seat.begins", $by) } discards the { SAID($tile) }. What can you say? Choose everything that's possible.
puzzle-call_choice-prompt-4 = { NAME("seat.begins", $by) } discards the { SAID($tile) }. You make this call: { $action }. Then you discard a tile that leaves you tenpai. Which yaku could the winning tile give you?

## The answer

puzzle-call_choice-calls = the calls you can make
puzzle-call_choice-answers = everything you can say
puzzle-call_choice-may = allowed?
puzzle-call_choice-reason = what stops you
puzzle-call_choice-against-pon_tiles = I don't have the two tiles for a pon
puzzle-call_choice-against-daiminkan_tiles = I don't have the three tiles for a kan
puzzle-call_choice-against-chi_run = the three tiles don't make a run
puzzle-call_choice-against-chi_kamicha = the discard isn't from the player on my left
puzzle-call_choice-against-chi_played = this table plays without chi
puzzle-call_choice-against-call_riichi = I'm in riichi
puzzle-call_choice-against-call_last = it's the last discard of the deal
puzzle-call_choice-against-call_leaves_discard = there'd be no tile I could discard after the call
puzzle-call_choice-against-call_four_kans = there have been four kans
puzzle-call_choice-after = yaku the winning tile could give you
puzzle-call_choice-worth = can your hand still win?

## Why it is right

puzzle-call_choice-right-some = Here's what you can do: { $actions }.
puzzle-call_choice-right-none = You can't make any of these calls.
puzzle-call_choice-right-allowed = Nothing stops you.
puzzle-call_choice-left-some = After this call and the best discard, your hand can win with: { $yaku }.
puzzle-call_choice-after-some = If you discard { $tile }, you're waiting on { $waits }. You could win with: { $yaku }.
puzzle-call_choice-after-none = If you discard { $tile }, you're waiting on { $waits }. None of these gives you a yaku.
puzzle-call_choice-left-none = After this call no winning tile gives you a yaku, so your hand can't win.

## Rules without what is taught later

puzzle-call_choice-rule-C03 = To call pon, you need two copies of the discarded tile in your hand.
puzzle-call_choice-rule-C17 = You can call pon on anybody's discard. The seat matters only for chi.
puzzle-call_choice-rule-C12 = A call opens your hand. After that you can't declare riichi, and drawing the winning tile yourself isn't a yaku.

## Hints

puzzle-call_choice-line = Here's one of the answers: { $action }.
puzzle-call_choice-hint-calls-look = Look at the discarded tile and at who discarded it.
puzzle-call_choice-hint-calls-ask = How many copies of that tile do you hold? And which of its neighbours?
puzzle-call_choice-hint-calls-rule = For pon you need two of the same tile, and it doesn't matter who discards the third. For chi you need two neighbours, and you can use only the left player's discard.
puzzle-call_choice-hint-one-look = Look at the tiles the call would take from your hand, and at the table.
puzzle-call_choice-hint-one-ask = Do you have the tiles for the call? Does anything else stop you?
puzzle-call_choice-hint-one-rule = Check your tiles, the discarder's seat, whether you're in riichi, the tiles left to draw, and your next discard.
puzzle-call_choice-hint-all-look = Look at the discarded tile. Then look at your tiles of the same kind or suit.
puzzle-call_choice-hint-all-ask = Which of your tiles make a set with the discard? Does the discard complete your hand?
puzzle-call_choice-hint-all-rule = Count every way of calling the tile: with different neighbours, with a red five, or with three of the same tile.
puzzle-call_choice-hint-yaku-look = Look at your hand as it will be after the call and one discard.
puzzle-call_choice-hint-yaku-ask = Which discards leave you tenpai? Which yaku would the finished hand have?
puzzle-call_choice-hint-yaku-rule = A call opens your hand, so you can't have riichi, menzen tsumo or any other yaku for closed hands.
