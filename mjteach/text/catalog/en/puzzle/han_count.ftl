### han_count: what is asked and said. In general: never a number of han before checking.

puzzle-han_count-name = How many han
puzzle-han_count-prompt-1 = How many han is each of these yaku worth in this hand?
puzzle-han_count-prompt-2 = How many han do the yaku of this hand give, and how many its dora?
puzzle-han_count-prompt-3 = Count the han of this hand, from each source. Which limit do they reach?
puzzle-han_count-prompt-4 = How many han does this hand have?

## The answer

puzzle-han_count-han = { NAME("yaku", $yaku) }
puzzle-han_count-yaku_han = han of all yaku
puzzle-han_count-dora = han from dora
puzzle-han_count-kan_dora = han from the second indicator
puzzle-han_count-ura_dora = han from the tiles below
puzzle-han_count-aka_dora = han from red fives
puzzle-han_count-total-plain = han in all
puzzle-han_count-total-yakuman = han in all (a yakuman: 13)
puzzle-han_count-limit = the limit
puzzle-han_count-no_limit = no limit by han alone

## Why it is right

puzzle-han_count-right-total = This hand has { $han } han.
puzzle-han_count-right-limit = This hand has { $han } han: { NAME("score.limit", $limit) }.

## Hints

puzzle-han_count-hint-values-look = Look at whether anything was called.
puzzle-han_count-hint-values-ask = Which of these yaku lose a han in an open hand?
puzzle-han_count-hint-values-rule = In an open hand some yaku are worth one han less. Most of them keep what they have.
puzzle-han_count-hint-both-look = Count the yaku first. Look at the indicator afterwards.
puzzle-han_count-hint-both-ask = Which tile does the indicator point to, and how many of it are there?
puzzle-han_count-hint-both-rule = Add the han of all yaku. Each dora adds one more han, though it is no yaku.
puzzle-han_count-hint-sources-look = Look at the yaku, the indicators, and the fives, in this order.
puzzle-han_count-hint-sources-ask = Do the tiles below the indicators count for this winner?
puzzle-han_count-hint-sources-rule = Add all sources. Mangan begins at 5 han, haneman at 6, baiman at 8, sanbaiman at 11.
puzzle-han_count-hint-sum-look = Is it one of the rare hands? If not, begin with the yaku.
puzzle-han_count-hint-sum-ask = Have you counted how the hand was won, and every dora?
puzzle-han_count-hint-sum-rule = Yaku and dora are added. Beside a yakuman neither of them counts.

## About a wrong line

puzzle-han_count-wrong-han = { $hand ->
    [open] The hand is open. Does { NAME("yaku", $yaku) } lose a han by that?
   *[closed] The hand is closed. How many han does { NAME("yaku", $yaku) } have in a closed hand?
}
puzzle-han_count-wrong-yaku_han = Name the yaku one by one. Think of riichi, and of how the hand was won.
puzzle-han_count-wrong-dora = Which tile comes after the indicator? Count it in the whole hand.
puzzle-han_count-wrong-kan_dora = The second indicator counts like the first. Which tile does it point to?
puzzle-han_count-wrong-ura_dora = Does the tile below count for this winner? If so, which tile does it point to?
puzzle-han_count-wrong-aka_dora = Look at every five, in the sets on the table too.
puzzle-han_count-wrong-total = Add up all lines once more.
puzzle-han_count-wrong-sum = Your lines are right, and nothing else counts here. Add them up once more.
puzzle-han_count-wrong-limit = From how many han does each limit begin?
