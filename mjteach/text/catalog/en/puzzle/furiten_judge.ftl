### furiten_judge: what is asked, shown and said. Never the tiles that decide before checking.

puzzle-furiten_judge-name = Is it furiten?
puzzle-furiten_judge-prompt = { NAME("seat.begins", $by) } discards the { SAID($tile) }. Can you call ron on it?

## The answer

puzzle-furiten_judge-waits = the tiles that complete your hand
puzzle-furiten_judge-waits-none = No tile
puzzle-furiten_judge-ron = can you call ron on the { SAID($tile) }?
puzzle-furiten_judge-cause = every tile that makes you furiten
puzzle-furiten_judge-cause-none = None: I'm not furiten
puzzle-furiten_judge-kind = the kind of furiten
puzzle-furiten_judge-kind-none = not furiten
puzzle-furiten_judge-kind-discard = discard furiten (sutehai furiten)
puzzle-furiten_judge-kind-temporary = temporary furiten (doujun furiten)
puzzle-furiten_judge-kind-riichi = riichi furiten
puzzle-furiten_judge-until = how long you can't call ron
puzzle-furiten_judge-until-none = I can call ron now
puzzle-furiten_judge-until-wait_changes = until I'm waiting on something else
puzzle-furiten_judge-until-own_next_turn = until my next turn
puzzle-furiten_judge-until-own_next_draw = until my next draw
puzzle-furiten_judge-until-hand_end = until the end of the deal
puzzle-furiten_judge-wins = how your hand can win as it is now
puzzle-furiten_judge-wins-both = ron and tsumo
puzzle-furiten_judge-wins-tsumo = tsumo only
puzzle-furiten_judge-wins-nothing = neither

## Why it is right

puzzle-furiten_judge-right-clean = You're waiting on { $waits }. You haven't discarded any of them, and you haven't passed up a winning tile.
puzzle-furiten_judge-right-free = Nothing stops you from calling ron on the { SAID($tile) }.
puzzle-furiten_judge-right-turn_came = You passed up { $tiles }, but you've had a turn since then. That furiten is over.
puzzle-furiten_judge-right-yakuless = You passed up { $tiles }, but you'd have had no yaku. Under these rules, that doesn't make you furiten.
puzzle-furiten_judge-right-discard = You're waiting on { $waits }, and you discarded { $tiles }. Discarding one of your waits blocks ron on all of them.
puzzle-furiten_judge-right-discard_riichi = You're waiting on { $waits }, and you discarded { $tiles }. After riichi your wait can't change.
puzzle-furiten_judge-right-temporary = You passed up { $tiles }, and you haven't had a turn since then. That blocks ron on every wait.
puzzle-furiten_judge-right-riichi = You passed up { $tiles } after your riichi. That blocks ron on every wait until the deal ends.

## Hints

puzzle-furiten_judge-hint-river-look = List the tiles that complete your hand. Then look through your own discards.
puzzle-furiten_judge-hint-river-ask = Have you ever discarded one of the tiles you're waiting on?
puzzle-furiten_judge-hint-river-rule = If you've discarded one of your waits, you can't call ron on any of them.
puzzle-furiten_judge-hint-passed-look = List the tiles that complete your hand. Then look for them in your river, and in the last few moves.
puzzle-furiten_judge-hint-passed-ask = Have you discarded a tile you're waiting on? Have you passed one up since your last turn, or since your riichi?
puzzle-furiten_judge-hint-passed-rule = Discarding one of your waits blocks ron. So does passing up a winning tile, until your next turn. After riichi, the block lasts until the deal ends.
puzzle-furiten_judge-hint-line = Here's one line: your hand is waiting on { $tiles }.
puzzle-furiten_judge-example-river = You hold { NOTATION($tiles) } and have discarded { $before }. Now somebody discards { $asked }.
puzzle-furiten_judge-example-passed = You hold { NOTATION($tiles) } and have passed up { $before }. Now the next player discards { $asked }.

## What to say about a wrong part

puzzle-furiten_judge-wrong-no_wait = { $tile } wouldn't complete your hand. Can it make you furiten?
puzzle-furiten_judge-wrong-waits = Take away the finished sets. What's left, and which tiles would complete it?
puzzle-furiten_judge-wrong-until = What has to change before you can call ron again?
puzzle-furiten_judge-wrong-wins = Does being furiten matter for a tile you draw yourself?

## The rule of a part that is wrong again

puzzle-furiten_judge-rule-waits = You're waiting for every tile that completes your hand, even one you can't call ron on.
puzzle-furiten_judge-rule-cause = A tile makes you furiten only if it completes your hand.
puzzle-furiten_judge-rule-kind = A kind of furiten is named by what you did: you discarded a wait, or you passed up a winning tile.
puzzle-furiten_judge-rule-until = If you've discarded a wait, you can't call ron until you're waiting on something else.
puzzle-furiten_judge-rule-wins = Furiten stops only ron. You can still win by tsumo.
