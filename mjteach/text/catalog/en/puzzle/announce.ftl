### announce: what the winner says at the table.

puzzle-announce-name = Say it
puzzle-announce-prompt-1 = You win. What do you say?
puzzle-announce-prompt-2 = You win. What do you say?
puzzle-announce-prompt-3 = You win, and there may be honba on the table. What do you say first, and what do you say next?
puzzle-announce-prompt-4 = You win. Which limit does your hand reach, if any? What do you say first, and what do you say next?

## What is shown

puzzle-announce-counted = You counted { $han } han and { $fu } fu.
puzzle-announce-above = You counted { $han } han.
puzzle-announce-yakuman = { $count ->
    [1] You counted a yakuman.
   *[other] You counted { $count } yakuman.
}
puzzle-announce-honba = { $honba ->
    [0] There are no honba on the table.
    [1] There is 1 honba on the table.
   *[other] There are { $honba } honba on the table.
}

## The answer

puzzle-announce-said = { $by ->
    [tsumo] the value, written like 100/200 or 100 all
   *[ron] the value
}
puzzle-announce-total = { $by ->
    [tsumo] the total with honba, written the same way
   *[ron] the total with honba
}
puzzle-announce-limit = limit
puzzle-announce-below = below mangan

## What is right

puzzle-announce-say-plain = You say “{ $value }”.
puzzle-announce-say-with_honba = You say “{ $value } makes { $total }”.
puzzle-announce-share-one = { $points }
puzzle-announce-share-two = { $points }, { $dealer }
puzzle-announce-share-all = { $points } all

## About a wrong part

puzzle-announce-wrong-said = { $by ->
    [tsumo] { $dealer ->
        [True] All three players pay you the same amount. How much is it without honba?
       *[False] First say what a non-dealer pays, then what the dealer pays. Leave the honba out.
    }
   *[ron] One player pays the whole amount. How much is that without honba?
}
puzzle-announce-wrong-total = { $by ->
    [tsumo] Every honba adds the same amount to each of the three payments.
   *[ron] The discarder pays for all the honba as well.
}
puzzle-announce-wrong-limit = Count the han. Which limit do they reach?

## Hints

puzzle-announce-hint-ron-look = Look at your seat: are you the dealer?
puzzle-announce-hint-ron-ask = Who pays you, and how much is it without honba?
puzzle-announce-hint-ron-rule = Whoever discarded the tile pays everything. If there are honba, say the value first, then the total.
puzzle-announce-hint-tsumo-look = Look at your seat: are you the dealer?
puzzle-announce-hint-tsumo-ask = Is the dealer one of the players who pay? If so, whose share do you say first?
puzzle-announce-hint-tsumo-rule = First say what a non-dealer pays, then what the dealer pays. If there are honba, say the totals last.

## The rule of a part that is wrong again

puzzle-announce-rule-limit = From five han upwards, the han decide. With fewer, 2,000 basic points make a mangan.
