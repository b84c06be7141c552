### The kinds of furiten, English first, and when each ends.

furiten-discard-name = discard furiten (sutehai furiten)
furiten-temporary-name = temporary furiten (doujun furiten)
furiten-riichi-name = riichi furiten

## It lasts until ...

furiten-until-wait_changes-name = you're waiting on something else
furiten-until-own_next_turn-name = your next turn
furiten-until-own_next_draw-name = your next draw
furiten-until-hand_end-name = the end of the deal

## In short

furiten-none = The hand isn't furiten.
furiten-let_go-yakuless = You passed up { $tile }, but you'd have had no yaku. Under these rules, that doesn't make you furiten.
furiten-let_go-too_few_han = You passed up { $tile }, but you'd have had too few han to win. Under these rules, that doesn't make you furiten.
furiten-let_go-uncertain = You passed up { $tile }, but your yaku wouldn't have counted. Under these rules, that doesn't make you furiten.
furiten-let_go-turn_came = You passed up { $tile }, but you've had a turn since then.
furiten-noten = No single tile completes the hand, so you can't call ron on anything.
furiten-blocked = The hand is furiten. You can't call ron on { ANY($tiles) } until { NAME("furiten.until", $until) }. You can still win by tsumo.

furiten-cause-river = { $tile } is in your own river.
furiten-cause-called_away = { $tile } is your own discard, even though another player called it.
furiten-cause-discard = { NAME("seat.begins", $by) } discarded { $tile }, and you passed it up.
furiten-cause-kakan = { NAME("seat.begins", $by) } added { $tile } to a triplet, and you passed it up.
furiten-cause-draw = You drew { $tile } and didn't declare the win.
