### The picture of a table, its text, and stepping through a deal.

## The picture

table-round = { NAME("match.wind", $wind) } { $number }
table-left = { $tiles } left
table-ura = ura

table-title-seen = The table in { $round }, as { $who } sees it
table-title-players = A table with { $players } players
table-title-deal = Deal { $number } of { $of }: { $title }
table-title-open = The table in { $round }, with all hands open

table-legend-now = framed: the last tile played
table-legend-why = framed, with an exclamation mark: one of the reasons has to do with this tile
table-legend-drawn = shaded, with a bar: discarded straight after being drawn (tsumogiri)
table-legend-away = dashed: called by another player
table-legend-dead_wall = a line along the wall: the dead wall
table-legend-dead_hand = a cross by the wind: a dead hand

# Where a player sits in the picture.
table-place = { $who }, { $where }
table-at-bottom = at the bottom
table-at-right = on the right
table-at-top = at the top
table-at-left = on the left
table-player_at-bottom = the player at the bottom
table-player_at-right = the player on the right
table-player_at-top = the player at the top
table-player_at-left = the player on the left

## The position in words

table-label-round = Deal
table-label-dora = Dora indicators
table-label-ura = Ura indicators
table-label-now = Now

table-seat-you = you
table-seat-dealer = dealer
table-seat-riichi = in riichi
table-seat-dead = with a dead hand

table-deal = { $round }.
table-honba = { $honba ->
    [one] One honba counter lies on the table.
   *[other] { $honba } honba counters lie on the table.
}
table-sticks = { $sticks ->
    [one] One riichi stick lies on the table.
   *[other] { $sticks } riichi sticks lie on the table.
}
table-to_draw = { $tiles ->
    [one] One tile is left to draw.
   *[other] { $tiles } tiles are left to draw.
}
table-points = { $points } points.
table-hand = Hand: { $tiles }.
table-hand_drawn = Hand: { $tiles }. Drawn: { $tile }.
table-hand_hidden = { $tiles ->
    [one] One hidden tile in hand.
   *[other] { $tiles } hidden tiles in hand.
}
table-sets = Sets: { $sets }.
table-set = { NAME("meld", $kind) } { $tiles }
table-set_from = { NAME("meld", $kind) } { $tiles }, with { $called } from { $who }
table-river = River: { $tiles }.
table-sits = At the table.
table-no_river = No discards yet.
table-how-riichi = riichi
table-how-drawn = straight from the draw

table-turn = { $you ->
    [True] It's your turn.
   *[False] It's { $who }'s turn.
}
table-just_discarded = { $you ->
    [True] You've discarded the { $tile }.
   *[False] { $who } has discarded the { $tile }.
}
table-asked = Do you want the { $tile }?

## What somebody did

table-did-draw = { $you ->
    [True] You draw a tile.
   *[False] { $who } draws a tile.
}
table-did-draw_seen = { $you ->
    [True] You draw the { TILE($tile) }.
   *[False] { $who } draws the { TILE($tile) }.
}
table-did-replace = { $you ->
    [True] You take a replacement tile from the dead wall.
   *[False] { $who } takes a replacement tile from the dead wall.
}
table-did-replace_seen = { $you ->
    [True] You take the { TILE($tile) } from the dead wall as your replacement tile.
   *[False] { $who } takes the { TILE($tile) } from the dead wall as a replacement tile.
}
table-did-discard = { $you ->
    [True] You discard the { TILE($tile) }.
   *[False] { $who } discards the { TILE($tile) }.
}
table-did-discard_drawn = { $you ->
    [True] You discard the { TILE($tile) } you've just drawn.
   *[False] { $who } discards the drawn tile, the { TILE($tile) }.
}
table-did-riichi = { $you ->
    [True] You declare riichi and discard the { TILE($tile) }.
   *[False] { $who } declares riichi and discards the { TILE($tile) }.
}
table-did-open_riichi = { $you ->
    [True] You declare open riichi, show your hand and discard the { TILE($tile) }.
   *[False] { $who } declares open riichi, shows the hand and discards the { TILE($tile) }.
}
table-did-tsumo = { $you ->
    [True] You win by tsumo.
   *[False] { $who } wins by tsumo.
}
table-did-ankan = { $you ->
    [True] You declare a concealed kan with the { TILE($tile) }.
   *[False] { $who } declares a concealed kan with the { TILE($tile) }.
}
table-did-kakan = { $you ->
    [True] You add the { TILE($tile) } to your pon to make a kan.
   *[False] { $who } adds the { TILE($tile) } to a pon to make a kan.
}
table-did-kyuushu_kyuuhai = { $you ->
    [True] You end the deal because you hold nine kinds of terminals and honours.
   *[False] { $who } ends the deal because of nine kinds of terminals and honours.
}
table-did-ron = { $you ->
    [True] You win by ron on { $called }.
   *[False] { $who } wins by ron on { $called }.
}
table-did-pon = { $you ->
    [True] You call pon on { $called } and show two more{ $red ->
        [True] , one of them red
       *[False] {""}
    }.
   *[False] { $who } calls pon on { $called } and shows two more{ $red ->
        [True] , one of them red
       *[False] {""}
    }.
}
table-did-daiminkan = { $you ->
    [True] You call kan on { $called } and show three more{ $red ->
        [True] , one of them red
       *[False] {""}
    }.
   *[False] { $who } calls kan on { $called } and shows three more{ $red ->
        [True] , one of them red
       *[False] {""}
    }.
}
table-did-chi = { $you ->
    [True] You call chi on { $called } with { TILE($using) }.
   *[False] { $who } calls chi on { $called } with { TILE($using) }.
}
table-called = { $whose ->
    [you] your { TILE($tile) }
    [other] the { TILE($tile) } from { $giver }
   *[unknown] the { TILE($tile) }
}
table-did-pass = { $you ->
    [True] You pass on the { TILE($tile) }.
   *[False] { $who } passes on the { TILE($tile) }.
}
table-did-offend = { $you ->
    [True] You break a rule: { NAME("penalty", $offence) }.
   *[False] { $who } breaks a rule: { NAME("penalty", $offence) }.
}
table-did-show = { $you ->
    [True] You show your tenpai hand.
   *[False] { $who } shows a tenpai hand.
}
table-did-show_noten = { $you ->
    [True] You show your hand. It isn't tenpai.
   *[False] { $who } shows a hand that isn't tenpai.
}
table-did-claim = { $you ->
    [True] You say “{ $win }” and show your hand.
   *[False] { $who } says “{ $win }” and shows the hand.
}
table-did-noten = { $you ->
    [True] You say noten.
   *[False] { $who } says noten.
}
table-started = The tiles are dealt. { $you ->
    [True] You're the dealer, so you go first.
   *[False] { $who } is the dealer and goes first.
}

## How a deal ended

table-end-win = { $you ->
    [True] You receive { $points } points.
   *[False] { $who } receives { $points } points.
}
table-end-exhaustive_draw = The wall has run out. { $count ->
    [0] Nobody is tenpai.
   *[other] Tenpai: { $players }.
}
table-end-abortive_draw = The deal ends without a winner: { NAME("draw.abort", $abort) }.
table-end-chombo = The deal doesn't count. Chombo: { $players }.
table-end-nagashi = { $you ->
    [True] You earn nagashi mangan: { $points } points.
   *[False] { $who } earns nagashi mangan: { $points } points.
}

## Why not

table-verdict-yes = Yes, you can.
table-verdict-no = { $count ->
    [1] No. There's one reason why not.
    [2] No. There are two reasons why not.
    [3] No. There are three reasons why not.
   *[other] No. There are { $count } reasons why not.
}
table-answer-yes = yes
table-answer-no = no

## What can be asked about

table-kind-ron = Ron
table-kind-pon = Pon
table-kind-daiminkan = Open kan
table-kind-chi = Chi
table-kind-show = Show
table-kind-noten = Noten
table-kind-tsumo = Tsumo
table-kind-riichi = Riichi
table-kind-open_riichi = Open riichi
table-kind-discard = Discard
table-kind-ankan = Concealed kan
table-kind-kakan = Added kan
table-kind-kyuushu_kyuuhai = Nine terminals and honours
table-kind-offend = Breaking a rule

table-ask-ron = Ron on the { TILE($tile) }
table-ask-pon = { $count ->
    [0] Pon: { TILE($tile) }
   *[other] Pon: { TILE($tile) } with { TILE($using) }
}
table-ask-daiminkan = { $count ->
    [0] Open kan: { TILE($tile) }
   *[other] Open kan: { TILE($tile) } with { TILE($using) }
}
table-ask-chi = Chi: { TILE($tile) } with { TILE($using) }
table-ask-show = Show the hand
table-ask-noten = Say noten
table-ask-tsumo = Tsumo
table-ask-riichi = { $drawn ->
    [True] Riichi with the { TILE($tile) } you've just drawn
   *[False] Riichi with the { TILE($tile) }
}
table-ask-open_riichi = { $drawn ->
    [True] Open riichi with the { TILE($tile) } you've just drawn
   *[False] Open riichi with the { TILE($tile) }
}
table-ask-discard = { $drawn ->
    [True] Discard the { TILE($tile) } you've just drawn
   *[False] Discard the { TILE($tile) }
}
table-ask-ankan = Concealed kan with the { TILE($tile) }
table-ask-kakan = Add the { TILE($tile) } to the pon
table-ask-kyuushu_kyuuhai = End the deal with nine terminals and honours
table-ask-offend = { $number ->
    [0] { NAME("penalty", $offence) }
   *[other] { NAME("penalty", $offence) }: { $number }
}

## Stepping through a deal

table-position = { $place } of { $of }
table-first = First
table-previous = Previous
table-next = Next
table-last = Last
table-deal_before = Previous deal
table-deal_after = Next deal
table-slider = Moment in the deal
table-why = Why can't I …?
table-ask = Ask
table-choose = What would you like to do?
table-choose_first = Choose an action first.
table-anyway = Do it anyway
table-why_over = The deal is over, so there's nothing you can do. Go back a step, then ask again.
table-wall_words = Words for your wall
table-deal_wall = Deal

table-key-steps = left, right
table-key-steps-what = one moment back or forward
table-key-ends = Home, End
table-key-ends-what = first or last moment
table-key-deals = Page Up, Page Down
table-key-deals-what = in a game: one deal back or forward
table-key-why = w
table-key-why-what = ask why you can or can't do something
table-key-text = t
table-key-text-what = the table in words
