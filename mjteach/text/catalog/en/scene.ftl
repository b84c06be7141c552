### What the scene of a puzzle shows, the same words for every kind.

## A moment at the table

scene-hand = Your hand
scene-drawn = the drawn tile

## What lies on the table

scene-tiles = The tiles
scene-tile = The tile
scene-river-self = Your discards
scene-river-others = Discards of the other three players
scene-some-self = Some of your discards
scene-some-others = Some discards of the other three players
scene-theirs = A set of another player
scene-indicators = Dora indicator

## What a player can do

scene-no_chi = At this table there is no chi
scene-action-ron = ron with { SAID($tile) }
scene-action-pon = pon of { SAID($tile) } with { SAID($using) }
scene-action-chi = chi of { SAID($tile) } with { SAID($using) }
scene-action-daiminkan = kan of { SAID($tile) } with { SAID($using) }
scene-action-kakan = { SAID($tile) } added to the pon
scene-action-ankan = concealed kan of { SAID($tile) }

## A finished hand

scene-hand_won = The hand; the winning tile lies apart
scene-won = the winning tile
scene-by-ron = Won by ron: another player discarded { $tile }
scene-by-tsumo = Won by tsumo: the player drew { $tile }
scene-robbed = The tile was being added to a kan
scene-seat = Seat: { TILE($wind) }
scene-round = Round: { TILE($wind) }
scene-han = { $han } han

## A hand of Korean mahjong

scene-by-ssoa = Won by ssoa: another player discarded { $tile }
scene-by-ssumu = Won by own draw: the player drew { $tile }
scene-flowers_aside = Flowers set aside
scene-declared-eopeo = { $first ->
    [True] Eopeo was declared on the first turn
   *[False] Eopeo was declared
}
scene-declared-bulleo = { $first ->
    [True] Bulleo was declared on the first turn, so the hand was shown
   *[False] Bulleo was declared, so the hand was shown
}

## What was declared, and when the hand was won

scene-riichi = Riichi
scene-double_riichi = Double riichi
scene-open_riichi = Open riichi
scene-ippatsu = Won within one turn of the riichi, and nobody called
scene-after_kan = Won on the replacement tile after the player’s own kan
scene-last_tile = Won on the last tile of the deal
scene-first_turn = Won in the first turn, and nobody called
scene-mixed_in = The drawn tile was put among the others before it was shown

## A discard that may or may not be ronned

scene-discarded_now = Discarded now
scene-other_river = { $by ->
    [shimocha] Earlier discards of the player on your right
    [toimen] Earlier discards of the player opposite
   *[kamicha] Earlier discards of the player on your left
}
scene-events = What happened last, oldest first
scene-event-discards = { $by ->
    [shimocha] right discards
    [toimen] opposite discards
   *[kamicha] left discards
}
scene-event-adds = { $by ->
    [shimocha] right lays it upon a pon
    [toimen] opposite lays it upon a pon
   *[kamicha] left lays it upon a pon
}
scene-event-calls-chi = { $by ->
    [shimocha] right calls it (chi)
    [toimen] opposite calls it (chi)
   *[kamicha] left calls it (chi)
}
scene-event-calls-pon = { $by ->
    [shimocha] right calls it (pon)
    [toimen] opposite calls it (pon)
   *[kamicha] left calls it (pon)
}
scene-event-calls-daiminkan = { $by ->
    [shimocha] right calls it (kan)
    [toimen] opposite calls it (kan)
   *[kamicha] left calls it (kan)
}
scene-event-you_draw_and_discard = you draw it and discard it
scene-event-you_draw = you draw it and keep it
scene-event-you_discard = you discard it
scene-event-you_call-chi = you call it (chi)
scene-event-you_call-pon = you call it (pon)
scene-event-you_call-daiminkan = you call it (kan)
scene-ron-riichi = You have declared riichi
scene-ron-yaku = With { $tile } the hand has a yaku
scene-ron-yakuless = A ron on { $tiles } would have no yaku
scene-ron-tenpai_from = You have been tenpai since discard number { PLACE($position) } of your river
scene-ron-former = Before you drew { $drawn }, you waited on { $tiles }
scene-ron-others = You weren't waiting on any of the other player's discards when they were made
scene-ron-no_pass = You have let no winning tile go
scene-ron-before_events = Before these events you let no winning tile go

## What happened besides

scene-told-called_since_riichi = Since the riichi somebody has called
scene-told-own_ankan_since_riichi = Since the riichi the player has declared an ankan
scene-told-called_before_first_draw = Won on the player’s first draw; somebody had called before
scene-told-riichi_tile_called = The riichi tile was called
scene-told-turn_passed_since_riichi = A turn has passed since the riichi

## The end of a deal

scene-ended-ron = { $who } wins by ron on { $tile } from { $by }
scene-ended-too = { $who } said ron on { $tile }, too
scene-ended-tsumo = { $who } wins by tsumo with { $tile }
scene-ended-draw = The last tile was drawn and discarded; nobody has won
scene-ended-tenpai = { $who } shows a tenpai hand
scene-ended-noten = { $who } says noten
scene-ended-offence = { $who } broke a rule: { $what }
scene-ended-offence_paid = { $who } broke a rule before: { $what }; the { $points } points for it lie among the sticks
scene-ended-worth = The hand of { $who } is worth { $points } points
scene-ended-asks-dealer = { $who } asks { $share } points of each player
scene-ended-asks-other = { $who } asks { $double } points of the dealer, and { $share } of each other player
scene-ended-han_fu = The hand of { $who } has { $han } han and { $fu } fu
scene-ended-yakuman = The hand of { $who } is { $count ->
    [1] a yakuman
   *[other] { $count } yakuman
}
scene-ended-sets = Sets in the order in which they were laid: { $sets }
scene-ended-set = { SAID($tile) }
scene-ended-after_kan = { $who } called { SAID($tile) } for a kan, and drew the winning tile from the dead wall
scene-ended-sticks = On the table: { $sticks ->
    [1] 1 stick
   *[other] { $sticks } sticks
}
scene-ended-lying = On the table: { $honba } honba, { $sticks ->
    [1] 1 stick
   *[other] { $sticks } sticks
}

## What several players say about a discard

scene-said-first = { NAME("seat", $wind) } says { NAME("round.call", $kind) }
scene-said-then = In the same breath { NAME("seat", $wind) } says { NAME("round.call", $kind) }
scene-said-yakuman = The hand of { NAME("seat", $wind) } is a yakuman
scene-said-house-yakuman = At this table the first ron wins, and any yakuman as well
scene-said-house-draws = At this table three ron end the deal
scene-said-drawn = { NAME("seat", $wind) } draws a tile
scene-said-taken = { NAME("seat", $wind) } shows two tiles, takes the discard, and discards
scene-said-late = After that { NAME("seat", $wind) } says { NAME("round.call", $kind) }

## A draw of seats

scene-drew = Player { $number } drew { NAME("seat", $wind) }

## Deals that are over

scene-deal-won = Deal { $number }: { $who } won
scene-deal-drawn = Deal { $number }: nobody won; { $count ->
    [0] nobody was tenpai
    [1] { $who } was tenpai
   *[other] { $who } were tenpai
}

## A deal that is over and paid

scene-over-riichi = In riichi: { $who }
scene-over-won = { $who } won
scene-over-said = { $who } said ron on one discard of { $by }
scene-over-fined = { $who } had fewer than 1,000 points, and borrowed a stick for a penalty deposit
scene-over-drawn = Nobody won; { $count ->
    [0] nobody was tenpai
    [1] { $who } was tenpai
   *[other] { $who } were tenpai
}
scene-over-abort = The deal ended early: { NAME("draw.abort", $abort) }
scene-over-chombo = The deal is void: chombo by { $who }
scene-over-nagashi = The discards of { $who } are paid: nagashi mangan
scene-over-taken = The winner has taken all sticks.
scene-over-taken_first = The first winner in turn has taken all sticks.
scene-over-returned = The riichi sticks of this deal have gone back to their owners.
scene-over-stopping = At this table a dealer in first place may stop after a win, or when tenpai
scene-over-no_stopping = At this table no dealer may stop the game

## A mistake at the table

scene-charge-left = { $in_play ->
    [False] The tiles are dealt. The dealer has not discarded yet.
   *[True] { $tiles ->
        [0] The wall is empty.
        [one] One tile is left to draw.
       *[other] { $tiles } tiles are left to draw.
    }
}
scene-charge-riichi = You are in riichi.
scene-charge-dead = Your hand has been dead for a while.
scene-charge-genbutsu = You called a tile, and discarded the same kind in that turn.
scene-charge-suji = You called chi, and discarded the tile at the other end of the run.
scene-charge-with_win = At that very moment another player wins.
scene-charge-offender_wins = Then you win, and show your hand.
scene-charge-other_wins = Then another player wins.
scene-charge-exhaustive_draw = The last tile has been discarded, and nobody has won.
scene-charge-suucha_riichi = Four players have declared riichi, and the deal ends. All show their hands.
scene-charge-chombo = That is a chombo.
scene-charge-lying = { $sticks ->
    [0] No stick of an earlier deal lies there
    [one] One stick of an earlier deal lies there
   *[other] { $sticks } sticks of earlier deals lie there
}, and { $honba ->
    [0] no honba counter.
    [one] one honba counter.
   *[other] { $honba } honba counters.
}

## A deal that may end early

scene-break-first_discards = The first discards
scene-break-kan = A kan of { $who }
scene-break-first_draw = It is your first draw
scene-break-later_draw = You have discarded before
scene-break-called = Another player has called a tile
scene-break-nobody_called = Nobody has called a tile
scene-break-discarded = The discard after the last kan has been made
scene-break-not_discarded = The last kan has been declared, and nothing discarded since
scene-break-ron = Ron on the same tile: { $who }
scene-break-fifth_kan = Another player declares a fifth kan
scene-break-open = You have called a tile yourself
scene-break-won = Somebody wins on the last discard
scene-break-nobody_won = Nobody wins on the last discard

## What happened last in a deal

scene-turn-discard = { $who } discards { TILE($tile) }
scene-turn-riichi = { $who } declares riichi and discards { TILE($tile) }
scene-turn-pon = { $who } says pon and takes it
scene-turn-chi = { $who } says chi and takes it
scene-turn-daiminkan = { $who } says kan and takes it
scene-turn-ankan = { $who } shows a concealed kan
scene-turn-kakan = { $who } adds { TILE($tile) } to a pon
scene-turn-replaced = { $who } takes a replacement tile
scene-turn-nobody = Nobody calls
scene-turn-others = The others let it pass
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
scene-no_riichi = The winner has not declared riichi
scene-kan_opened = A kan has opened the second indicator
scene-below_unused = What lies below counts after riichi only.

## The end of a game

scene-closing-title = The last points
scene-closing-player = Player
scene-closing-column = Points
scene-closing-name = Player { $player }
scene-closing-points = { $points }
scene-closing-first_dealer = Player A was the first dealer; B, C and D follow in turn
scene-closing-counted = Everybody began with { $start } points; the return score is { $zero }
scene-closing-uma = Uma by place: +{ $first }, +{ $second }, -{ $third }, -{ $fourth }
scene-closing-plus_count = { $count ->
    [one] Uma by place where one player reaches the return score
   *[other] Uma by place where { $count } players reach the return score
}: { $each }
scene-closing-oka-to_first = Oka goes to first place
scene-closing-oka-folded_into_uma = The uma of first place holds the oka already
scene-closing-seat_order = Of equal points, the player nearer to the first dealer is higher
scene-closing-split_uma = Players with equal points have the same place, and share the uma
scene-closing-to_first = { $count ->
    [one] One stick lies on the table; it goes to first place
   *[other] { $count } sticks lie on the table; they go to first place
}
scene-closing-stays = { $count ->
    [one] One stick lies on the table; nobody gets it
   *[other] { $count } sticks lie on the table; nobody gets them
}
scene-closing-chombo = { $who } is fined for a chombo: { $points } thousand, when the game is over

## What a rule set does not say

scene-unsaid = What we know of “{ $ruleset }” says nothing about { $options }. Here that goes as in this course.
