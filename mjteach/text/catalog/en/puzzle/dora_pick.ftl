### dora_pick: what is asked and said about dora.

puzzle-dora_pick-name = Which tiles are dora?
puzzle-dora_pick-prompt-1 = Which tiles are dora?
puzzle-dora_pick-prompt-2 = Which tiles are dora? Where are they in this hand, and how many han do they add?
puzzle-dora_pick-prompt-3 = Which tiles are dora? How many han do dora and red fives add?
puzzle-dora_pick-prompt-4 = Which tiles are dora for this winner? How many han do they add?

## The answer

puzzle-dora_pick-dora = the dora
puzzle-dora_pick-tiles = every dora in the hand
puzzle-dora_pick-by_dora = han from dora
puzzle-dora_pick-by_first = han from the first indicator
puzzle-dora_pick-by_kan = han from the indicator turned up for the kan
puzzle-dora_pick-by_ura = han from the tiles underneath
puzzle-dora_pick-by_red = han from red fives
puzzle-dora_pick-total = han in all
puzzle-dora_pick-nothing = None
puzzle-dora_pick-no_tile = None of these

puzzle-dora_pick-robbed = Another player added the winning tile to a pon, and you called ron on it.
puzzle-dora_pick-turned = Indicator turned up for the added kan

## Why it is right

puzzle-dora_pick-dora_are = { $count ->
    [one] The dora is { $tiles }.
   *[other] The dora are { $tiles }.
}
puzzle-dora_pick-item-points = The indicator is the { TILE($indicator) }. The next tile in order is the { TILE($dora) }.
puzzle-dora_pick-item-dora = The indicator is the { TILE($indicator) }, so the { TILE($dora) } is dora. { $count ->
    [0] The hand has none, so it gets no han.
    [one] The hand has one, worth one han.
   *[other] The hand has { $count }, worth { $count } han.
}
puzzle-dora_pick-item-kan_dora = The { TILE($indicator) } was turned up for the kan, so the { TILE($dora) } is dora too. { $count ->
    [0] The hand has none, so it gets no han.
    [one] The hand has one, worth one han.
   *[other] The hand has { $count }, worth { $count } han.
}
puzzle-dora_pick-item-ura_dora = The tile underneath is the { TILE($indicator) }, so the { TILE($dora) } is dora too. { $count ->
    [0] The hand has none, so it gets no han.
    [one] The hand has one, worth one han.
   *[other] The hand has { $count }, worth { $count } han.
}
puzzle-dora_pick-item-aka_dora = { $count ->
    [one] One red five adds one han.
   *[other] { $count } red fives add { $count } han.
}
puzzle-dora_pick-discarded = Only the tiles in your hand count, not the ones you've discarded.
puzzle-dora_pick-never_was = The kan was robbed, so it doesn't count as a kan. No indicator is turned up for it.
puzzle-dora_pick-count = { $terms } = { $total }.
puzzle-dora_pick-term = { $what ->
    [aka_dora] { $han } for red fives
   *[other] { $han } for the { TILE($dora) }
}
puzzle-dora_pick-together = { $count ->
    [0] That makes no han at all.
    [one] That makes one han in all.
   *[other] That makes { $count } han in all.
}

## Hints

puzzle-dora_pick-hint-points-look = Start with the indicator. Which tile is it?
puzzle-dora_pick-hint-points-ask = What order do tiles like this come in? Which tile comes after the indicator?
puzzle-dora_pick-hint-points-rule = The tile after the indicator is dora. After the last tile you start again with the first.
puzzle-dora_pick-hint-hand-look = Look at the indicator, then at all fourteen tiles.
puzzle-dora_pick-hint-hand-ask = Which tile does the indicator point to, and how many copies of that tile are in the hand?
puzzle-dora_pick-hint-hand-rule = Each dora is worth one han, even in an open set. If there are two indicators, count the dora for each one separately.
puzzle-dora_pick-hint-reds-look = Look for fives, and see which of them are red.
puzzle-dora_pick-hint-reds-ask = Does the indicator make any of the red fives dora as well?
puzzle-dora_pick-hint-reds-rule = Each dora is worth one han, and so is each red five. One tile can be both.
puzzle-dora_pick-hint-below-look = Look at the indicators on top and underneath. Did the winner declare riichi?
puzzle-dora_pick-hint-below-ask = Which of these indicators count for this winner?
puzzle-dora_pick-hint-below-rule = The indicators on top count for everybody. Those underneath count only if the winner declared riichi.

## The order that an indicator is counted on

puzzle-dora_pick-row-numbers = The indicator is the { TILE($indicator) }. Stay in its suit: 1 to 9, then 1 again.
puzzle-dora_pick-row-winds = The indicator is the { TILE($indicator) }. The winds go East, South, West, North, then East again.
puzzle-dora_pick-row-dragons = The indicator is the { TILE($indicator) }. The dragons go white, green, red, then white again.

## The rule of a part that is wrong again

puzzle-dora_pick-rule-dora = The dora is the tile after the indicator. After 9 comes 1, after North comes East, and after the red dragon comes the white one.
puzzle-dora_pick-rule-by_dora = Each dora is worth one han, as often as an indicator points to it.
puzzle-dora_pick-rule-by_red = Each red five is worth one han.
puzzle-dora_pick-rule-total = Add up all the lines above.
