### announce: what the winner says at the table.

puzzle-announce-name = Say it
puzzle-announce-prompt-1 = You win. What do you say?
puzzle-announce-prompt-2 = You win. What do you say?
puzzle-announce-prompt-3 = You win, and honba may lie on the table. What do you say first, and what then?
puzzle-announce-prompt-4 = You win. Which limit is it, if any? What do you say first, and what then?

## What is shown

puzzle-announce-counted = Counted: { $han } han, { $fu } fu.
puzzle-announce-above = Counted: { $han } han.
puzzle-announce-yakuman = { $count ->
    [1] Counted: a yakuman.
   *[other] Counted: { $count } yakuman.
}
puzzle-announce-honba = { $honba ->
    [0] No honba lies on the table.
    [1] 1 honba lies on the table.
   *[other] { $honba } honba lie on the table.
}

## The answer

puzzle-announce-said = { $by ->
    [tsumo] the value, written like 100/200 or 100 all
   *[ron] the value
}
puzzle-announce-total = { $by ->
    [tsumo] the total with honba, written alike
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
        [True] All three pay you the same. How much is one share, without honba?
       *[False] Say the share of a non-dealer first, then the dealer’s share. Leave honba out.
    }
   *[ron] One player pays it all. How much is that without honba?
}
puzzle-announce-wrong-total = { $by ->
    [tsumo] Every honba adds the same to each of the three shares.
   *[ron] The one who pays adds the honba of all three.
}
puzzle-announce-wrong-limit = Count the han. Which name begins there?

## Hints

puzzle-announce-hint-ron-look = Look at your seat: are you the dealer?
puzzle-announce-hint-ron-ask = Who pays, and how much without honba?
puzzle-announce-hint-ron-rule = The one who discarded pays it all. With honba the value comes first, then the total.
puzzle-announce-hint-tsumo-look = Look at your seat: are you the dealer?
puzzle-announce-hint-tsumo-ask = Is there a dealer among those who pay? Who hears the smaller number first?
puzzle-announce-hint-tsumo-rule = A non-dealer’s share comes first, then the dealer’s. With honba the value comes first, then the total.
