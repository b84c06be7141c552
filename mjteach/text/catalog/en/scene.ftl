### What the scene of a puzzle shows, the same words for every kind.

## A moment at the table

scene-hand = Your hand
scene-drawn = the drawn tile

## What lies on the table

scene-tiles = The tiles
scene-counted = The tile to count: { TILE($tile) }
scene-tile = The tile
scene-river-self = Your discards
scene-river-others = The other three players' discards
scene-some-self = Some of your discards
scene-some-others = Some of the other three players' discards
scene-theirs = Another player's set
scene-indicators = Dora indicator

## What a player can do

scene-no_chi = At this table you can't call chi
scene-action-ron = ron on { SAID($tile) }
scene-action-pon = pon of { SAID($tile) } with { SAID($using) }
scene-action-chi = chi of { SAID($tile) } with { SAID($using) }
scene-action-daiminkan = kan of { SAID($tile) } with { SAID($using) }
scene-action-kakan = add { SAID($tile) } to the pon
scene-action-ankan = concealed kan of { SAID($tile) }

## A finished hand

scene-hand_won = The hand, with the winning tile set apart
scene-won = the winning tile
scene-by-ron = { $tile } completes the hand: another player discarded it (ron)
scene-by-tsumo = { $tile } completes the hand: the player drew it (tsumo)
scene-robbed = Another player was making a kan with this tile
scene-seat = Seat: { TILE($wind) }
scene-round = Round: { TILE($wind) }
scene-han = { $han } han

## A hand of Korean mahjong

scene-by-ssoa = { $tile } completes the hand: another player discarded it (ssoa)
scene-by-ssumu = { $tile } completes the hand: the player drew it
scene-flowers_aside = Flowers set aside
scene-declared-eopeo = { $first ->
    [True] The player declared eopeo on the first turn
   *[False] The player declared eopeo
}
scene-declared-bulleo = { $first ->
    [True] The player declared bulleo on the first turn, which means showing the hand
   *[False] The player declared bulleo, which means showing the hand
}

## What was declared, and when the hand was won

scene-riichi = Riichi
scene-double_riichi = Double riichi
scene-open_riichi = Open riichi
scene-ippatsu = Won within one turn of the riichi, before anybody called
scene-after_kan = Won on the replacement tile after the player's own kan
scene-last_tile = Won on the last tile of the deal
scene-first_turn = Won on the first turn, before anybody called
scene-mixed_in = The player mixed the drawn tile into the hand before anybody else had seen that tile

## A discard that may or may not be ronned

scene-discarded_now = Just discarded
scene-other_river = Earlier discards by { NAME("seat.from", $by) }
scene-events = The last few moves, oldest first
scene-event-discards = { NAME("seat.from", $by) } discards it
scene-event-adds = { NAME("seat.from", $by) } adds it to a pon
scene-event-calls-chi = { NAME("seat.from", $by) } calls it (chi)
scene-event-calls-pon = { NAME("seat.from", $by) } calls it (pon)
scene-event-calls-daiminkan = { NAME("seat.from", $by) } calls it (kan)
scene-event-you_draw_and_discard = you draw it and discard it
scene-event-you_draw = you draw it and keep it
scene-event-you_discard = you discard it
scene-event-you_call-chi = you call it (chi)
scene-event-you_call-pon = you call it (pon)
scene-event-you_call-daiminkan = you call it (kan)
scene-ron-riichi = You've declared riichi
scene-ron-yaku = With { $tile }, your hand has a yaku
scene-ron-yakuless = If you called ron on { ANY($tiles) }, you'd have no yaku
scene-ron-tenpai_from = You've been tenpai since you made discard number { PLACE($position) }
scene-ron-former = Before you drew { $drawn }, you were waiting on { $tiles }
scene-ron-others = When the other players made their discards, you weren't waiting on any of them
scene-ron-no_pass = You haven't passed up a winning tile
scene-ron-before_events = Before these moves, you hadn't passed up a winning tile

## What happened besides

scene-told-called_since_riichi = Somebody has called a tile since the riichi
scene-told-own_ankan_since_riichi = The player has declared a concealed kan since the riichi
scene-told-called_before_first_draw = Won on the player's first draw, but somebody had already called a tile
scene-told-riichi_tile_called = Somebody called the tile discarded for riichi
scene-told-turn_passed_since_riichi = A turn has passed since the riichi

## The end of a deal

scene-ended-ron = { $who } wins by ron on { $tile } from { $by }
scene-ended-too = { $who } called ron on { $tile } too
scene-ended-tsumo = { $who } wins by tsumo with { $tile }
scene-ended-draw = The last tile was drawn and discarded, and nobody won
scene-ended-tenpai = { $who } shows a tenpai hand
scene-ended-noten = { $who } says noten
scene-ended-offence = { $who } broke a rule: { $what }
scene-ended-offence_paid = { $who } broke a rule earlier ({ $what }) and paid { $points } points. That payment is counted with the sticks on the table
scene-ended-worth = { $who } has a hand worth { $points } points
scene-ended-asks-dealer = { $who } asks for { $share } points from each player
scene-ended-asks-other = { $who } asks for { $double } points from the dealer and { $share } from each of the others
scene-ended-han_fu = { $who } has a hand with { $han } han and { $fu } fu
scene-ended-yakuman = { $who } has { $count ->
    [1] a yakuman
   *[other] a hand worth { $count } yakuman
}
scene-ended-sets = Sets in the order they were put down: { $sets }
scene-ended-set = { SAID($tiles) }
scene-ended-after_kan = { $who } called the { SAID($tile) } for a kan and drew the winning tile from the dead wall
scene-ended-sticks = On the table: { $sticks ->
    [1] 1 stick
   *[other] { $sticks } sticks
}
scene-ended-lying = On the table: { $honba } honba, { $sticks ->
    [1] 1 stick
   *[other] { $sticks } sticks
}

## What several players say about a discard

scene-said-first = { $who } calls { NAME("round.call", $kind) }
scene-said-then = At the same moment { $who } calls { NAME("round.call", $kind) }
scene-said-yakuman = { $who } has a yakuman
scene-said-house-yakuman = At this table only the first ron in turn order wins. A later ron counts too if it's a yakuman
scene-said-house-draws = At this table the deal ends if three players call ron on one tile
scene-said-drawn = { $who } draws a tile
scene-said-taken = { $who } shows two tiles, takes the discard and discards a tile
scene-said-late = After that { $who } calls { NAME("round.call", $kind) }

## A draw of seats

scene-drew = Player { $number } drew { NAME("seat", $wind) }

## Deals that are over

scene-deal-won = Deal { $number }: { $who } won
scene-deal-drawn = Deal { $number }: nobody won, and { $count ->
    [0] nobody was tenpai
    [1] { $who } was tenpai
   *[other] { $who } were tenpai
}

## A deal that is over and paid

scene-over-riichi = In riichi: { $who }
scene-over-won = { $who } won
scene-over-said = { $who } called ron on { $by }'s discard
scene-over-fined = { $who } had fewer than 1,000 points and borrowed a stick to pay a penalty deposit
scene-over-drawn = Nobody won, and { $count ->
    [0] nobody was tenpai
    [1] { $who } was tenpai
   *[other] { $who } were tenpai
}
scene-over-abort = The deal ended early: { NAME("draw.abort", $abort) }
scene-over-chombo = The deal is void because of a chombo by { $who }
scene-over-nagashi = { $who } earned nagashi mangan
scene-over-taken = The winner has taken all the sticks.
scene-over-taken_first = The first winner in turn order has taken all the sticks.
scene-over-returned = The riichi sticks from this deal have gone back to their owners.
scene-over-stopping = At this table a dealer in first place can stop the game after a win, or when tenpai
scene-over-no_stopping = At this table the dealer can't stop the game

## A mistake at the table

scene-charge-left = { $in_play ->
    [False] The tiles have been dealt, but the dealer hasn't discarded yet.
   *[True] { $tiles ->
        [0] The wall is empty.
        [one] One tile is left to draw.
       *[other] { $tiles } tiles are left to draw.
    }
}
scene-charge-riichi = You're in riichi.
scene-charge-dead = Your hand has been dead for a while.
scene-charge-genbutsu = You called a tile and discarded one of the same kind in that turn.
scene-charge-suji = You called chi and discarded the tile for the other end of the run.
scene-charge-with_win = At that very moment, another player wins.
scene-charge-offender_wins = Then you win and show your hand.
scene-charge-other_wins = Then another player wins.
scene-charge-exhaustive_draw = The last tile has been discarded, and nobody has won.
scene-charge-suucha_riichi = Four players have declared riichi, so the deal ends. Everybody shows their hand.
scene-charge-chombo = That's a chombo.
scene-charge-lying = { $sticks ->
    [0] There are no sticks from earlier deals on the table
    [one] There's one stick from an earlier deal on the table
   *[other] There are { $sticks } sticks from earlier deals on the table
}, and { $honba ->
    [0] no honba counters.
    [one] one honba counter.
   *[other] { $honba } honba counters.
}

## A deal that may end early

scene-break-first_discards = The first discards
scene-break-kan = A kan by { $who }
scene-break-first_draw = It's your first draw
scene-break-later_draw = You've already discarded
scene-break-called = Another player has called a tile
scene-break-nobody_called = Nobody has called a tile
scene-break-discarded = Somebody has discarded since the last kan
scene-break-not_discarded = The last kan has been declared, but nobody has discarded since
scene-break-ron = These players call ron on the same tile: { $who }
scene-break-fifth_kan = Another player declares a fifth kan
scene-break-open = You've called a tile yourself
scene-break-won = Somebody wins on the tile just discarded
scene-break-nobody_won = Nobody wins on the tile just discarded

## What happened last in a deal

scene-turn-discard = { $who } discards the { TILE($tile) }
scene-turn-riichi = { $who } declares riichi and discards the { TILE($tile) }
scene-turn-pon = { $who } calls pon and takes it
scene-turn-chi = { $who } calls chi and takes it
scene-turn-daiminkan = { $who } calls kan and takes it
scene-turn-ankan = { $who } shows a concealed kan
scene-turn-kakan = { $who } adds the { TILE($tile) } to a pon
scene-turn-replaced = { $who } takes a replacement tile
scene-turn-nobody = Nobody calls
scene-turn-others = The others pass
scene-turn-draw = { $who } draws a tile

## Dora

scene-above = { $count ->
    [one] Dora indicator
   *[other] Dora indicators
}
scene-below = { $count ->
    [one] Below the indicator
   *[other] Below the indicators
}
scene-no_riichi = The winner hasn't declared riichi
scene-kan_opened = After a kan, a second indicator was turned over
scene-below_unused = The tiles underneath count only after riichi.

## The end of a game

scene-closing-title = The final points
scene-closing-player = Player
scene-closing-column = Points
scene-closing-points = { $points }
scene-closing-first_dealer = You were the first dealer
scene-closing-counted = Everybody started with { $start } points, and the return score is { $zero }
scene-closing-uma = Uma by place: +{ $first }, +{ $second }, -{ $third }, -{ $fourth }
scene-closing-plus_count = { $count ->
    [one] Uma by place if one player reaches the return score
   *[other] Uma by place if { $count } players reach the return score
}: { $each }
scene-closing-oka-to_first = Oka goes to first place
scene-closing-oka-folded_into_uma = The uma for first place already includes the oka
scene-closing-seat_order = If players have equal points, whoever comes first in turn order from the first dealer is placed higher
scene-closing-split_uma = Players with equal points have the same place and share the uma
scene-closing-to_first = { $count ->
    [one] One stick is on the table, and it goes to first place
   *[other] { $count } sticks are on the table, and they go to first place
}
scene-closing-stays = { $count ->
    [one] One stick is on the table, and nobody gets it
   *[other] { $count } sticks are on the table, and nobody gets them
}
scene-closing-chombo = { $you ->
    [True] When the game is over, you lose
   *[False] When the game is over, { $who } loses
} { $points } thousand points for a chombo

## What a rule set does not say

scene-unsaid = We don't know what “{ $ruleset }” says about { $options }. So this course's own rule is used here.
