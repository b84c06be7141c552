### score_full: from the tiles to the points.

puzzle-score_full-name = From the tiles to the points
puzzle-score_full-prompt-1 = How many han and fu does this hand have, and how much is it worth? If there are five han or more, you can leave the fu empty.
puzzle-score_full-prompt-2 = Which yaku does this hand have? How many han and fu does it have? How much is it worth? If there are five han or more, you can leave the fu empty.
puzzle-score_full-prompt-3 = Which yaku does this hand have? How many han and fu does it have? How much is it worth, and how much do you get in all?
puzzle-score_full-prompt-4 = How much is this hand worth, including honba?

## The answer

puzzle-score_full-yaku = yaku
puzzle-score_full-han = han, with dora
puzzle-score_full-fu = fu
puzzle-score_full-pays = { $by ->
    [tsumo] { $honba ->
        [True] the payment without honba, written like 100/200 or 100 all
       *[False] the payment, written like 100/200 or 100 all
    }
   *[ron] { $honba ->
        [True] the payment without honba
       *[False] the payment
    }
}
puzzle-score_full-with_honba = { $by ->
    [tsumo] the payment with honba, written like 100/200 or 100 all
   *[ron] the payment with honba
}
puzzle-score_full-nothing_lies = There are no honba or sticks on the table
puzzle-score_full-total = everything you get, including honba and sticks

## What is right

puzzle-score_full-right-counted = It's { $han } han and { $fu } fu: { $pays }.
puzzle-score_full-right-yakuman = { $count ->
    [1] It's one yakuman, so han and fu make no difference: { $pays }.
   *[other] It's { $count } yakuman, so han and fu make no difference: { $pays }.
}
puzzle-score_full-right-limit = It's { $han } han, so fu make no difference: { $pays }.
puzzle-score_full-right-with_honba = { $counted } With honba, { $pays }.
puzzle-score_full-apart = { $honba ->
    [0] You also take the sticks on the table. They aren't part of the payment.
   *[other] Honba and sticks come on top of this.
}
puzzle-score_full-right-total = { $counted } You get { $points } in all.
puzzle-score_full-paid-one = the discarder pays { $points }
puzzle-score_full-paid-two = the dealer pays { $dealer }, and the others pay { $points } each
puzzle-score_full-paid-all = all three pay { $points }

## Hints

puzzle-score_full-hint-counted-look = Find the yaku first, then the dora.
puzzle-score_full-hint-counted-ask = How many han are there? Do the sets, the pair and the wait earn fu?
puzzle-score_full-hint-counted-rule = Add up the han. Add up the fu and round them up to tens. Then look up the payment.
puzzle-score_full-hint-limit-look = Find the yaku first, then the dora.
puzzle-score_full-hint-limit-ask = How many han are there? Do the fu still matter?
puzzle-score_full-hint-limit-rule = From five han upwards, only the han decide the limit. Fu make no difference.

## About a wrong line

puzzle-score_full-wrong-yaku = Go through the yaku you know. Check the tiles, the sets and how the hand was won.
puzzle-score_full-wrong-han = Add up the han of the yaku. Then add one for every dora and every red five.
puzzle-score_full-wrong-fu = Start from 20. Then add fu for the sets, the pair, the wait and how the hand was won.
puzzle-score_full-wrong-pays = { $by ->
    [tsumo] { $dealer ->
        [True] All three pay the dealer the same. How much is each share?
       *[False] First write what a non-dealer pays, then what the dealer pays.
    }
   *[ron] One player pays the whole amount. Is the winner the dealer or another player?
}
puzzle-score_full-wrong-with_honba = { $by ->
    [tsumo] { $dealer ->
        [True] All three pay the dealer the same. How much does each player add for one honba?
       *[False] First write what a non-dealer pays, then what the dealer pays. How much does each player add for one honba?
    }
   *[ron] One player pays the whole amount. Is the winner the dealer, and how much does one honba add?
}
puzzle-score_full-wrong-total = Add up what everybody pays. Then add the honba and every stick on the table.

## The rule of a part that is wrong again

puzzle-score_full-rule-yaku = Go through the yaku one at a time. The hand must meet every condition of a yaku.
puzzle-score_full-rule-pays = Each limit has its own payment. A dealer gets half as much again.
puzzle-score_full-rule-total = Add the honba and the sticks on the table to the payment.
