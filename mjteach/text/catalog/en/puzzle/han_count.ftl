### han_count: what is asked and said. In general: never a number of han before checking.

puzzle-han_count-name = How many han?
puzzle-han_count-prompt-1 = How many han is each of these yaku worth in this hand?
puzzle-han_count-prompt-2 = How many han do this hand's yaku give, and how many do its dora add?
puzzle-han_count-prompt-3 = Count the han of this hand, one line at a time. Which limit do they reach?
puzzle-han_count-prompt-4 = How many han does this hand have?

## The answer

puzzle-han_count-han = { NAME("yaku", $yaku) }
puzzle-han_count-yaku_han = han from all the yaku
puzzle-han_count-dora = han from dora
puzzle-han_count-kan_dora = han from the second indicator
puzzle-han_count-ura_dora = han from the tiles underneath
puzzle-han_count-aka_dora = han from red fives
puzzle-han_count-total-plain = han in all
puzzle-han_count-total-yakuman = han in all (a yakuman counts as 13)
puzzle-han_count-limit = the limit
puzzle-han_count-no_limit = too few han for a limit

## Why it is right

puzzle-han_count-right-total = This hand has { $han } han.
puzzle-han_count-right-limit = This hand has { $han } han, which is { NAME("score.limit", $limit) }.
puzzle-han_count-count = { $terms } = { $total }.
puzzle-han_count-term = { $han } for { $what }
puzzle-han_count-bonus = { $what ->
    [aka_dora] { $han } for red fives
    [ura_dora] { $han } for dora underneath
   *[other] { $han } for dora
}

## Hints

puzzle-han_count-hint-values-look = Check whether any set was called.
puzzle-han_count-hint-values-ask = Which of these yaku lose a han in an open hand?
puzzle-han_count-hint-values-rule = Some yaku are worth one han less in an open hand. Most keep their value.
puzzle-han_count-hint-both-look = Count the yaku first. Then look at the indicator.
puzzle-han_count-hint-both-ask = Which tile does the indicator point to, and how many copies of it are in the hand?
puzzle-han_count-hint-both-rule = Add the han of all the yaku. Each dora adds one more han, though it isn't a yaku.
puzzle-han_count-hint-sources-look = Look at the yaku, the indicators and the fives, in that order.
puzzle-han_count-hint-sources-ask = Do the tiles under the indicators count for this winner?
puzzle-han_count-hint-sources-rule = Add up all the lines. Mangan starts at 5 han, haneman at 6, baiman at 8 and sanbaiman at 11.
puzzle-han_count-hint-sum-look = Is this one of the rare yakuman hands? If not, start with the yaku.
puzzle-han_count-hint-sum-ask = Did you think of how the hand was won? And did you count every dora?
puzzle-han_count-hint-sum-rule = Add up the yaku and the dora. If there's a yakuman, nothing else counts.

## About a wrong line

puzzle-han_count-wrong-han = { $hand ->
    [open] The hand is open. Does { NAME("yaku", $yaku) } lose a han because of that?
   *[closed] The hand is closed. How many han is { NAME("yaku", $yaku) } worth in a closed hand?
}
puzzle-han_count-wrong-yaku_han = Name the yaku one by one. Remember riichi, and how the hand was won.
puzzle-han_count-wrong-dora = Which tile comes after the indicator? Count the copies of that tile in the whole hand.
puzzle-han_count-wrong-kan_dora = The second indicator works like the first. Which tile does it point to?
puzzle-han_count-wrong-ura_dora = Does the tile underneath count for this winner? If so, which tile does it point to?
puzzle-han_count-wrong-aka_dora = Look at every five, including those in open sets.
puzzle-han_count-wrong-total = Add up all the lines again.
puzzle-han_count-wrong-sum = Your lines are right, and nothing else counts here. Add them up again.
puzzle-han_count-wrong-limit = How many han do you need for each limit?

## The rule of a part that is wrong again

puzzle-han_count-rule-total = Add up the han of all the yaku.
