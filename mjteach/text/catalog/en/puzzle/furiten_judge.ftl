### furiten_judge: what is asked, shown and said. Never the tiles that decide before checking.

puzzle-furiten_judge-name = Is it furiten?
puzzle-furiten_judge-prompt = { $by ->
    [shimocha] The player on your right
    [toimen] The player opposite
   *[kamicha] The player on your left
} discards { $tile }. May you take it to win?

## The answer

puzzle-furiten_judge-waits = the tiles that complete your hand
puzzle-furiten_judge-waits-none = No tile
puzzle-furiten_judge-ron = ron on { $tile }, yes or no
puzzle-furiten_judge-cause = every tile that makes you furiten
puzzle-furiten_judge-cause-none = None: I am not furiten
puzzle-furiten_judge-kind = the kind of furiten
puzzle-furiten_judge-kind-none = not furiten
puzzle-furiten_judge-kind-discard = discard furiten (sutehai furiten)
puzzle-furiten_judge-kind-temporary = temporary furiten (doujun furiten)
puzzle-furiten_judge-kind-riichi = riichi furiten
puzzle-furiten_judge-until = how long ron stays barred
puzzle-furiten_judge-until-none = ron is not barred
puzzle-furiten_judge-until-wait_changes = until I wait on something else
puzzle-furiten_judge-until-own_next_turn = until my next turn
puzzle-furiten_judge-until-own_next_draw = until my next draw
puzzle-furiten_judge-until-hand_end = until the end of the deal
puzzle-furiten_judge-wins = what can win this hand as it is now
puzzle-furiten_judge-wins-both = ron and tsumo
puzzle-furiten_judge-wins-tsumo = tsumo only
puzzle-furiten_judge-wins-nothing = nothing

## Why it is right

puzzle-furiten_judge-right-clean = You wait on { $waits }. None of your discards fits, and you let no winning tile go.
puzzle-furiten_judge-right-free = Nothing bars ron on { $tile }.
puzzle-furiten_judge-right-turn_came = You let { $tiles } go, but your own turn has come since. That furiten is over.
puzzle-furiten_judge-right-yakuless = You let { $tiles } go. It had no yaku, and these rules let that pass.
puzzle-furiten_judge-right-discard = You wait on { $waits }, and you discarded { $tiles }. A wait is judged as a whole.
puzzle-furiten_judge-right-discard_riichi = You wait on { $waits }, and you discarded { $tiles }. After riichi the wait cannot change.
puzzle-furiten_judge-right-temporary = You let { $tiles } go, and your turn has not come since. That bars every wait.
puzzle-furiten_judge-right-riichi = You let { $tiles } go after your riichi. That bars every wait to the end.

## Hints

puzzle-furiten_judge-hint-river-look = List the tiles that complete your hand. Then look through your own discards.
puzzle-furiten_judge-hint-river-ask = Is any tile that you wait for among your discards, wherever it lies now?
puzzle-furiten_judge-hint-river-rule = One of your waits among your own discards bars ron on all of them.
puzzle-furiten_judge-hint-passed-look = List the tiles that complete your hand. Then go through your discards and the events.
puzzle-furiten_judge-hint-passed-ask = Is a tile that you wait for among your discards? Did one go by since your last turn, or after your riichi?
puzzle-furiten_judge-hint-passed-rule = A discard of your own that fits bars ron. So does a winning tile let go: until your turn comes, after riichi to the end.
puzzle-furiten_judge-hint-line = One line for you: the hand waits on { $tiles }.
puzzle-furiten_judge-example-river = You hold { NOTATION($tiles) } and discarded { $before }. Now somebody discards { $asked }.
puzzle-furiten_judge-example-passed = You hold { NOTATION($tiles) } and let { $before } go. The next player discards { $asked }.

## What to say about a wrong part

puzzle-furiten_judge-wrong-no_wait = With { $tile } your hand would not be complete. Can it bar anything?
puzzle-furiten_judge-wrong-waits = Take the finished sets away. What is left, and which tiles would complete it?
puzzle-furiten_judge-wrong-until = What would have to change, so that ron is allowed again?
puzzle-furiten_judge-wrong-wins = Does furiten stand against a tile that you draw yourself?
