### dora_pick: what is asked and said about dora.

puzzle-dora_pick-name = Which tiles are dora
puzzle-dora_pick-prompt-1 = Which tiles are dora?
puzzle-dora_pick-prompt-2 = Which tiles are dora? Where are they in this hand, and how many han do they give?
puzzle-dora_pick-prompt-3 = Which tiles are dora? How many han do dora and red fives give?
puzzle-dora_pick-prompt-4 = Which tiles are dora for this winner? How many han do they give?

## The answer

puzzle-dora_pick-dora = the dora
puzzle-dora_pick-tiles = every dora in the hand
puzzle-dora_pick-by_dora = han from dora
puzzle-dora_pick-by_first = han from the first indicator
puzzle-dora_pick-by_kan = han from the indicator that the kan has opened
puzzle-dora_pick-by_ura = han from the tiles below
puzzle-dora_pick-by_red = han from red fives
puzzle-dora_pick-total = han in all
puzzle-dora_pick-nothing = Nothing
puzzle-dora_pick-no_tile = None of these

puzzle-dora_pick-robbed = Another player added the winning tile to a pon, and you took it by ron.
puzzle-dora_pick-turned = Somebody turned this up for that kan

## Why it is right

puzzle-dora_pick-dora_are = { $count ->
    [one] The dora is { $tiles }.
   *[other] The dora are { $tiles }.
}
puzzle-dora_pick-item-points = The indicator is { TILE($indicator) }. Next in its row comes { TILE($dora) }.
puzzle-dora_pick-item-dora = The indicator { TILE($indicator) } makes { TILE($dora) } dora. { $count ->
    [0] The hand has none: no han.
    [one] The hand has one: one han.
   *[other] The hand has { $count }: { $count } han.
}
puzzle-dora_pick-item-kan_dora = The kan has opened { TILE($indicator) }: { TILE($dora) } is dora as well. { $count ->
    [0] The hand has none: no han.
    [one] The hand has one: one han.
   *[other] The hand has { $count }: { $count } han.
}
puzzle-dora_pick-item-ura_dora = Below lies { TILE($indicator) }: { TILE($dora) } is dora as well. { $count ->
    [0] The hand has none: no han.
    [one] The hand has one: one han.
   *[other] The hand has { $count }: { $count } han.
}
puzzle-dora_pick-item-aka_dora = { $count ->
    [one] One five is red: one han more.
   *[other] { $count } fives are red: { $count } han more.
}
puzzle-dora_pick-discarded = Only the tiles of your hand count, not those you discarded.
puzzle-dora_pick-never_was = The kan was robbed, so it never came about. Nothing is turned for it.
puzzle-dora_pick-together = { $count ->
    [0] No han in all.
    [one] One han in all.
   *[other] { $count } han in all.
}

## Hints

puzzle-dora_pick-hint-points-look = Read the indicator first.
puzzle-dora_pick-hint-points-ask = Which row does it stand in, and what comes next there?
puzzle-dora_pick-hint-points-rule = The next tile is dora. After the last one the row begins again.
puzzle-dora_pick-hint-hand-look = Look at the indicator, then at all fourteen tiles.
puzzle-dora_pick-hint-hand-ask = Which tile does it point to, and how often do you see that tile?
puzzle-dora_pick-hint-hand-rule = Each copy is one han, in open sets too. Two indicators count one by one.
puzzle-dora_pick-hint-reds-look = Look for fives, and for the red ones among them.
puzzle-dora_pick-hint-reds-ask = Is a red five dora as well?
puzzle-dora_pick-hint-reds-rule = Each dora is one han, and each red five is one han. One tile can be both.
puzzle-dora_pick-hint-below-look = Look above and below, and at who declared riichi.
puzzle-dora_pick-hint-below-ask = Which of these indicators count for this winner?
puzzle-dora_pick-hint-below-rule = Open indicators count for everybody. Those below count after riichi.
