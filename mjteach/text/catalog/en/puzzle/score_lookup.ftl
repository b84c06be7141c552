### score_lookup: from han and fu to what is paid, and back.

puzzle-score_lookup-name = What is it worth?
puzzle-score_lookup-prompt-1 = Find the right cell. How much is this hand worth?
puzzle-score_lookup-prompt-2 = How much is this hand worth?
puzzle-score_lookup-prompt-3 = Which limit does this hand reach, if any? And how much is it worth?
puzzle-score_lookup-prompt-4 = You see what was paid. How many han and how many basic points did the hand have?

## What is shown

puzzle-score_lookup-won-ron = { $dealer ->
    [True] The dealer wins by ron.
   *[False] A non-dealer wins by ron.
}
puzzle-score_lookup-won-tsumo = { $dealer ->
    [True] The dealer wins by tsumo.
   *[False] A non-dealer wins by tsumo.
}
puzzle-score_lookup-hand = { $han } han, { $fu } fu.
puzzle-score_lookup-yakuman = { $count ->
    [1] A yakuman.
   *[other] { $count } yakuman at once.
}
puzzle-score_lookup-fu = { $fu } fu.
puzzle-score_lookup-paid-one = The discarder pays { $points }.
puzzle-score_lookup-paid-two = The dealer pays { $dealer }, and the others pay { $points } each.
puzzle-score_lookup-paid-all = Each of the others pays { $points }.
puzzle-score_lookup-title-ron = A win by ron: what the discarder pays
puzzle-score_lookup-title-tsumo = A win by tsumo: what each player pays
puzzle-score_lookup-head-fu = Fu and winner
puzzle-score_lookup-head-han = Han
puzzle-score_lookup-han_column = { $han } han
puzzle-score_lookup-fu_row = { $dealer ->
    [True] { $fu } fu, dealer
   *[False] { $fu } fu, non-dealer
}
puzzle-score_lookup-from = from { $han } han
puzzle-score_lookup-who = { $dealer ->
    [True] dealer wins
   *[False] non-dealer wins
}
puzzle-score_lookup-no_cell = –
puzzle-score_lookup-cell-one = { $points }
puzzle-score_lookup-cell-two = { $points } / { $dealer }
puzzle-score_lookup-cell-all = { $points } all
puzzle-score_lookup-house-wareme = The wall was broken in front of the winner. At this table, that doubles the payments (wareme).
puzzle-score_lookup-house-aotenjou = This table plays without limits, so the points keep doubling (aotenjou).
puzzle-score_lookup-house-han_only = This table counts only han. One han is worth 250 basic points, and every extra han doubles that.

## The answer

puzzle-score_lookup-pays = { $by ->
    [tsumo] the payment, written like 100/200 or 100 all
   *[ron] the payment
}
puzzle-score_lookup-limit = limit
puzzle-score_lookup-below = below mangan
puzzle-score_lookup-han = han
puzzle-score_lookup-base = basic points

## Why it is right

puzzle-score_lookup-back = The hand had { $han } han and { $base } basic points.

## About a wrong part

puzzle-score_lookup-wrong-pays = { $by ->
    [tsumo] { $dealer ->
        [True] All three pay the dealer the same. How much is each share?
       *[False] First write what a non-dealer pays, then what the dealer pays.
    }
   *[ron] One player pays the whole amount. Is the winner the dealer or another player?
}
puzzle-score_lookup-wrong-limit = Count the han first. If there are fewer than five, are the basic points 2,000 or more?
puzzle-score_lookup-wrong-han = Start with what one han is worth with these fu. Keep doubling until you reach the payment.
puzzle-score_lookup-wrong-base = Double the fu twice, then once more for each han.
puzzle-score_lookup-wrong-house-wareme = That's the payment when nobody has wareme. Whose wall was broken here?
puzzle-score_lookup-wrong-house-aotenjou = That's the payment at a table with limits. Does anything stop the doubling here?
puzzle-score_lookup-wrong-house-han_only = That's the payment at a table that counts fu. What does this table count?

## Hints

puzzle-score_lookup-hint-cell-look = Look at who won: the dealer or another player.
puzzle-score_lookup-hint-cell-ask = Which row has these fu and this winner? Which column has these han?
puzzle-score_lookup-hint-cell-rule = Find the row for the fu and the winner. Go along it to the column for the han.
puzzle-score_lookup-hint-limit_cell-look = Look at the hand first, then at who won.
puzzle-score_lookup-hint-limit_cell-ask = Which row is this hand in? Which column is for this winner?
puzzle-score_lookup-hint-limit_cell-rule = Each row says how many han it starts from. Find the hand's row and go along it to the winner's column.
puzzle-score_lookup-hint-table-look = Look at who won and how.
puzzle-score_lookup-hint-table-ask = Is the winner the dealer? And does one player pay, or all three?
puzzle-score_lookup-hint-table-rule = Double the fu twice, then once more for each han. That gives the basic points. For a ron, multiply them by 4, or by 6 if the dealer won. If a non-dealer wins by tsumo, the dealer pays twice the basic points. The others pay them once. If the dealer wins by tsumo, all three pay twice the basic points. Round each share up to the next hundred.
puzzle-score_lookup-hint-limit-look = Look at the han first.
puzzle-score_lookup-hint-limit-ask = Do the fu still matter with so many han?
puzzle-score_lookup-hint-limit-rule = From five han upwards, only the han decide the limit. Fu make no difference.
puzzle-score_lookup-hint-back-look = Look at who paid and how much.
puzzle-score_lookup-hint-back-ask = What would one han with these fu be worth?
puzzle-score_lookup-hint-back-rule = Each han doubles the payment. For the basic points, double the fu twice, then once more for each han.
puzzle-score_lookup-hint-wareme-look = Look at this table's house rule first.
puzzle-score_lookup-hint-wareme-ask = What would the payment be without wareme? And who has wareme?
puzzle-score_lookup-hint-wareme-rule = Round each share up first. Then wareme doubles it.
puzzle-score_lookup-hint-aotenjou-look = Look at this table's house rule first.
puzzle-score_lookup-hint-aotenjou-ask = The hand has five han or more, and there's no limit. Do the fu matter now?
puzzle-score_lookup-hint-aotenjou-rule = Double the fu twice, then once more for each han, however many there are.
puzzle-score_lookup-hint-han_only-look = Look at this table's house rule first.
puzzle-score_lookup-hint-han_only-ask = Do the fu matter at this table?
puzzle-score_lookup-hint-han_only-rule = Start at 250 for one han and double it for every extra han. Then work out each share as usual.

## The rule of a part that is wrong again

puzzle-score_lookup-rule-limit = From five han upwards, the han decide. With fewer, 2,000 basic points make a mangan.
puzzle-score_lookup-rule-pays = Each limit has its own payment. A dealer gets half as much again.
