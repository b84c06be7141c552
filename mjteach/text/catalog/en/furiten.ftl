### The kinds of furiten, English first, and when each ends.

furiten-discard-name = discard furiten (sutehai furiten)
furiten-temporary-name = temporary furiten (doujun furiten)
furiten-riichi-name = riichi furiten

## It lasts until ...

furiten-until-wait_changes-name = you wait on something else
furiten-until-own_next_turn-name = your next turn
furiten-until-own_next_draw-name = your next draw
furiten-until-hand_end-name = the end of the deal

## In short

furiten-none = The hand is not furiten.
furiten-let_go-yakuless = You let { $tile } go, but it gave no yaku. These rules let that pass.
furiten-let_go-too_few_han = You let { $tile } go, but it gave too few han to win. These rules let that pass.
furiten-let_go-uncertain = You let { $tile } go, but your yaku would not have counted. These rules let that pass.
furiten-let_go-turn_came = You let { $tile } go, but your turn has come since.
furiten-noten = No single tile completes the hand, so there is nothing to ron.
furiten-blocked = The hand is furiten. Ron is barred on { $tiles } until { NAME("furiten.until", $until) }. Tsumo still wins.

furiten-cause-river = { $tile } lies in your own river.
furiten-cause-called_away = { $tile } is your own discard, although it was called away.
furiten-cause-discard = { $by ->
    [shimocha] The player on your right
    [toimen] The player opposite
   *[kamicha] The player on your left
} discarded { $tile }, and you let it go.
furiten-cause-kakan = { $by ->
    [shimocha] The player on your right
    [toimen] The player opposite
   *[kamicha] The player on your left
} added { $tile } to a triplet, and you let it go.
furiten-cause-draw = You drew { $tile } and did not declare the win.
