### step_order: what is asked and said about what is done step by step.

puzzle-step_order-name = Put the steps in order
puzzle-step_order-steps = the order: choose one step after the other
puzzle-step_order-one_too_many = One step doesn't belong here, so leave it out
puzzle-step_order-when = when the new indicator is turned over
puzzle-step_order-when-before_replacement = before the replacement tile is taken
puzzle-step_order-when-before_discard = after the replacement tile, before the discard
puzzle-step_order-when-after_discard = after the discard
puzzle-step_order-when-never = not at all
puzzle-step_order-when-ask = Is this kan's indicator turned over before or after the replacement tile is taken?
puzzle-step_order-when-any = At this table, is a new indicator turned over after a kan?
puzzle-step_order-step = { $number }. { $step }
puzzle-step_order-not_here = This step doesn't belong here: { $step }.

puzzle-step_order-prompt-seating = A game is about to begin. How do the four players find their seats and the first dealer?
puzzle-step_order-prompt-deal = A deal begins. What comes first, and what comes next?
puzzle-step_order-prompt-riichi = You declare riichi. What comes first, and what comes next?
puzzle-step_order-prompt-pon = You call pon. What comes first, and what comes next?
puzzle-step_order-prompt-chi = You call chi. What comes first, and what comes next?
puzzle-step_order-prompt-ankan = You declare a concealed kan. What comes first, and what comes next?
puzzle-step_order-prompt-kakan = You add a tile to your pon. What comes first, and what comes next?
puzzle-step_order-prompt-daiminkan = You take a discard for an open kan. What comes first, and what comes next?
puzzle-step_order-prompt-ron = You win on a discard. What comes first, and what comes next?
puzzle-step_order-prompt-tsumo = You draw your winning tile. What comes first, and what comes next?
puzzle-step_order-prompt-draw_end = The wall has run out. What comes first, and what comes next?

## The steps

puzzle-step_order-seating-winds = everybody draws a wind tile, face down
puzzle-step_order-seating-sit = East sits down, then the others to the right
puzzle-step_order-seating-roll = East rolls the dice
puzzle-step_order-seating-again = the dice pick a player, who makes the second roll
puzzle-step_order-seating-choose = everybody chooses a seat
puzzle-step_order-deal-roll = the dealer rolls the dice
puzzle-step_order-deal-open = the stacks are counted off from the right end
puzzle-step_order-deal-fours = everybody takes four tiles, three times
puzzle-step_order-deal-ones = everybody takes one tile
puzzle-step_order-deal-discard = the dealer begins to play
puzzle-step_order-deal-threes = everybody takes three tiles, four times
puzzle-step_order-riichi-say = say “riichi”
puzzle-step_order-riichi-sideways = discard a tile sideways
puzzle-step_order-riichi-stick = put down a stick
puzzle-step_order-riichi-next = the next player draws
puzzle-step_order-riichi-reveal = show your hand
puzzle-step_order-pon-say = say “pon”
puzzle-step_order-pon-show = show your two tiles
puzzle-step_order-pon-lay = take the discard and lay down the set
puzzle-step_order-pon-discard = discard a tile
puzzle-step_order-pon-draw = draw a tile
puzzle-step_order-chi-wait = check that nobody says pon or ron
puzzle-step_order-chi-say = say “chi”
puzzle-step_order-chi-show = show your two tiles
puzzle-step_order-chi-lay = take the discard and lay down the run
puzzle-step_order-chi-discard = discard a tile
puzzle-step_order-chi-draw = draw a tile
puzzle-step_order-ankan-say = say “kan” and show all four tiles
puzzle-step_order-ankan-turn = turn the two outer tiles face down
puzzle-step_order-ankan-indicator = the new indicator is turned over
puzzle-step_order-ankan-replace = take a replacement tile
puzzle-step_order-ankan-discard = discard a tile
puzzle-step_order-ankan-display = lay one of the tiles sideways
puzzle-step_order-kakan-say = say “kan”
puzzle-step_order-kakan-add = add the tile to the pon
puzzle-step_order-kakan-indicator = the new indicator is turned over
puzzle-step_order-kakan-replace = take a replacement tile
puzzle-step_order-kakan-discard = discard a tile
puzzle-step_order-kakan-display = turn the outer tiles face down
puzzle-step_order-daiminkan-say = say “kan”
puzzle-step_order-daiminkan-show = show your three tiles
puzzle-step_order-daiminkan-lay = take the discard and lay down the set
puzzle-step_order-daiminkan-indicator = the new indicator is turned over
puzzle-step_order-daiminkan-replace = take a replacement tile
puzzle-step_order-daiminkan-discard = discard a tile
puzzle-step_order-daiminkan-display = turn the outer tiles face down
puzzle-step_order-ron-say = say “ron”
puzzle-step_order-ron-open = show your hand
puzzle-step_order-ron-count = the hand is counted
puzzle-step_order-ron-pay = the discarder pays
puzzle-step_order-ron-take = put the discard in with your own tiles
puzzle-step_order-tsumo-say = say “tsumo”
puzzle-step_order-tsumo-apart = lay the drawn tile face up, apart from your hand
puzzle-step_order-tsumo-open = show your hand
puzzle-step_order-tsumo-count = the hand is counted
puzzle-step_order-tsumo-mix = put the drawn tile in with the others
puzzle-step_order-draw_end-last = nobody calls the last discard
puzzle-step_order-draw_end-dealer = the dealer says tenpai or noten
puzzle-step_order-draw_end-others = the others say tenpai or noten, going to the right
puzzle-step_order-draw_end-pay = the noten players pay
puzzle-step_order-draw_end-all = all four players show their hands

## Why it is right

puzzle-step_order-why-seating = The winds decide who sits where. Then the dice decide who deals first.
puzzle-step_order-why-deal = The dice decide where the wall is broken. Then everybody takes their tiles, and the dealer begins.
puzzle-step_order-why-riichi = You say riichi first. You put the stick down after your discard, before the next player draws. If somebody says ron on that discard, you keep the stick.
puzzle-step_order-why-pon = You say pon first, so that nobody else plays on. You don't draw a tile.
puzzle-step_order-why-chi = Pon and ron come before chi, so first check that nobody says either of them. You don't draw a tile.
puzzle-step_order-why-ankan = Everybody must see all four tiles. The replacement tile makes up for the kan's fourth tile.
puzzle-step_order-why-kakan = First you say “kan”, then you move the tile. The replacement tile makes up for the kan's fourth tile.
puzzle-step_order-why-daiminkan = First you say “kan”, then you move the tiles. The replacement tile makes up for the kan's fourth tile.
puzzle-step_order-why-ron = Saying ron stops play. Then you show your hand, so that everybody can see it before it's counted.
puzzle-step_order-why-tsumo = Keep the tile apart from your hand, so that everybody can see what you drew.
puzzle-step_order-why-draw_end = The dealer speaks first, then the others in turn. Noten players don't have to show their hands.
puzzle-step_order-so_when-before_replacement = Under these rules, this kan's indicator is turned over first, before you take the replacement tile.
puzzle-step_order-so_when-before_discard = Under these rules, the replacement tile comes first, then the indicator, then the discard.
puzzle-step_order-so_when-after_discard = Under these rules, this kan's indicator is turned over after the discard.
puzzle-step_order-so_when-never = Under these rules, no new indicator is turned over for a kan.

## About a wrong part

puzzle-step_order-wrong-next = { $count ->
    [one] The first step is right. Which one comes next?
   *[other] The first { $count } steps are right. Which one comes next?
}

## Hints

puzzle-step_order-hint-seating-look = Work out who sits where before you work out who deals.
puzzle-step_order-hint-seating-ask = What do you need to know before East can sit down?
puzzle-step_order-hint-seating-rule = The winds come first, then the seats, then the dice.
puzzle-step_order-hint-deal-look = The wall has to be broken first.
puzzle-step_order-hint-deal-ask = How does everybody get their first twelve tiles, and then the thirteenth?
puzzle-step_order-hint-deal-rule = Roll the dice and break the wall. Take four tiles at a time, then one. Then the dealer begins.
puzzle-step_order-hint-riichi-look = What should the others notice first?
puzzle-step_order-hint-riichi-ask = What do you have to say before you move a tile?
puzzle-step_order-hint-riichi-rule = Say riichi, discard, then put down the stick. Only then does the next player draw.
puzzle-step_order-hint-pon-look = What should the others notice first?
puzzle-step_order-hint-pon-ask = What do you have to say before you move a tile?
puzzle-step_order-hint-pon-rule = Say pon, show your tiles and take the discard. Then discard a tile.
puzzle-step_order-hint-chi-look = Others may want the same tile.
puzzle-step_order-hint-chi-ask = Which calls come before a chi?
puzzle-step_order-hint-chi-rule = Make sure nobody says pon or ron. Then say chi, show your tiles, take the discard, and discard a tile.
puzzle-step_order-hint-ankan-look = What should the others notice first?
puzzle-step_order-hint-ankan-ask = How can everybody tell that it's a concealed kan?
puzzle-step_order-hint-ankan-rule = Show all four tiles. Discard last of all, after you've taken the replacement tile.
puzzle-step_order-hint-kakan-look = What should the others notice first?
puzzle-step_order-hint-kakan-ask = What do you have to say before you move a tile?
puzzle-step_order-hint-kakan-rule = Say kan, then add the tile. Discard last of all, after you've taken the replacement tile.
puzzle-step_order-hint-daiminkan-look = What should the others notice first?
puzzle-step_order-hint-daiminkan-ask = What do you have to say before you move a tile?
puzzle-step_order-hint-daiminkan-rule = Say kan, show your tiles and take the discard. Make your own discard last of all, after you've taken the replacement tile.
puzzle-step_order-hint-ron-look = What should the others notice first?
puzzle-step_order-hint-ron-ask = What does everybody have to see before the hand is counted?
puzzle-step_order-hint-ron-rule = Say ron, show your hand, count it, then get paid.
puzzle-step_order-hint-tsumo-look = What should the others notice first?
puzzle-step_order-hint-tsumo-ask = How can the others see which tile you drew?
puzzle-step_order-hint-tsumo-rule = Say tsumo, lay down the drawn tile, show your hand, then count it.
puzzle-step_order-hint-draw_end-look = Who speaks first?
puzzle-step_order-hint-draw_end-ask = What does everybody have to know before anybody pays?
puzzle-step_order-hint-draw_end-rule = The dealer speaks first, then the others, going to the right. Then the noten players pay.
