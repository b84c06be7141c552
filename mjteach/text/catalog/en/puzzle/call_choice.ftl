### call_choice: what is asked, shown and said. In general: never what may be called before checking.

puzzle-call_choice-name = What may be called
puzzle-call_choice-prompt-1 = { NAME("seat", $wind) } discards { SAID($tile) }. Which pon and chi may you call?
puzzle-call_choice-prompt-2 = { NAME("seat", $wind) } discards { SAID($tile) }. You think of this: { $action }. May you?
puzzle-call_choice-prompt-3 = { NAME("seat", $wind) } discards { SAID($tile) }. What may you say? Choose everything that is possible.
puzzle-call_choice-prompt-4 = { NAME("seat", $wind) } discards { SAID($tile) }. You think of this: { $action }. May you, and what can you win with afterwards?

## The answer

puzzle-call_choice-calls = the calls that are possible
puzzle-call_choice-answers = everything that is possible
puzzle-call_choice-may = allowed?
puzzle-call_choice-reason = where it fails
puzzle-call_choice-after = the yaku that a tenpai hand could still win with
puzzle-call_choice-worth = can the hand still win?

## Why it is right

puzzle-call_choice-right-some = This is possible: { $actions }.
puzzle-call_choice-right-none = None of these calls is possible.
puzzle-call_choice-right-allowed = Nothing stands against it.
puzzle-call_choice-left-some = After the call and the best discard the hand can win with: { $yaku }.
puzzle-call_choice-left-none = After the call no winning tile gives a yaku. The hand cannot win.

## Rules without what is taught later

puzzle-call_choice-rule-C03 = A pon needs two of the tile in your hand.
puzzle-call_choice-rule-C17 = Pon takes the discard of any player; only chi looks at the seat.
puzzle-call_choice-rule-C12 = Riichi and the fully concealed hand need a closed hand; a call opens it.

## Hints

puzzle-call_choice-line = One of them for you: { $action }.
puzzle-call_choice-hint-calls-look = Look at the discarded tile, and at the seat it comes from.
puzzle-call_choice-hint-calls-ask = How many of this tile do you hold? Which of its neighbours?
puzzle-call_choice-hint-calls-rule = Pon takes two of the same tile, from any player. Chi takes two neighbours, from the left only.
puzzle-call_choice-hint-one-look = Look at the tiles that the call takes from your hand, and at the table.
puzzle-call_choice-hint-one-ask = Are these tiles enough? Does anything else stand in the way?
puzzle-call_choice-hint-one-rule = Check the tiles, the seat, your riichi, the tiles left to draw, and your next discard.
puzzle-call_choice-hint-all-look = Look at the discarded tile and at all tiles of its kind and suit.
puzzle-call_choice-hint-all-ask = Which pairs of your tiles make a set with it? Does it complete the hand?
puzzle-call_choice-hint-all-rule = Each way to take it counts: with other neighbours, with a red five, with three alike.
puzzle-call_choice-hint-yaku-look = Look at the hand as it is after the call and one discard.
puzzle-call_choice-hint-yaku-ask = Which yaku need a closed hand? Which ones does this hand still have?
puzzle-call_choice-hint-yaku-rule = A call opens the hand. Riichi and menzen tsumo are gone then, like all that needs a closed hand.
