### korean_count: what is asked, shown and said. Never the value of a line before checking.

puzzle-korean_count-name = Count the han (Korean mahjong)
puzzle-korean_count-prompt-lines = Using the { NAME("korean.rule.han_table.value", $table) } table, how many han do the base yaku give? Count one line at a time.
puzzle-korean_count-prompt-minimum = Using the { NAME("korean.rule.han_table.value", $table) } table, which of these yaku count towards the minimum? And can this hand win?
puzzle-korean_count-prompt-full = Using the { NAME("korean.rule.han_table.value", $table) } table, how many han is this hand worth, including gensho and flowers?
puzzle-korean_count-prompt-eopeo = Using the { NAME("korean.rule.han_table.value", $table) } table, can you declare eopeo with this hand?

## What is not asked for

puzzle-korean_count-base_only = You don't need to count bonus yaku here
puzzle-korean_count-without_gensho = You don't need to count gensho here

## The answer

puzzle-korean_count-line-closed = closed hand (menzen)
puzzle-korean_count-line-draw = drawing the winning tile yourself (ssumu)
puzzle-korean_count-line-runs = all runs (pinghu)
puzzle-korean_count-line-simples = all simples (dangyo)
puzzle-korean_count-line-values = value tile sets (gwollipae)
puzzle-korean_count-line-straight = full straight (ilgitonggwan)
puzzle-korean_count-line-suit = one suit: half flush or full flush (honilsaek, cheongilsaek)
puzzle-korean_count-line-alike = all triplets or seven pairs (doldori, childae)
puzzle-korean_count-line-concealed = three or four concealed triplets (samanko, ssaanko)
puzzle-korean_count-line-honours = three dragons or four winds, little or big
puzzle-korean_count-line-outside = only terminals and honours, or only honours (honnodu, jailsaek)
puzzle-korean_count-line-other = any other base yaku
puzzle-korean_count-sum = han from base yaku in all
puzzle-korean_count-base = han from base yaku
puzzle-korean_count-gensho = han from gensho
puzzle-korean_count-flowers = han from flowers
puzzle-korean_count-bonus = han from other bonus yaku
puzzle-korean_count-total = han in all
puzzle-korean_count-place-base = counts towards the minimum
puzzle-korean_count-place-bonus = counts, but not towards the minimum
puzzle-korean_count-place-none = doesn't count here
puzzle-korean_count-win = can this hand win?
puzzle-korean_count-waits = the winning tiles
puzzle-korean_count-waits-none = There are none
puzzle-korean_count-short = the winning tiles that give less than the minimum when you win by ssoa
puzzle-korean_count-short-none = No winning tile does
puzzle-korean_count-fewest = the fewest han from base yaku if you win by ssoa
puzzle-korean_count-eopeo = can you declare eopeo?
puzzle-korean_count-why = what stops you
puzzle-korean_count-why-none = Nothing
puzzle-korean_count-why-open = The hand is open
puzzle-korean_count-why-short = At least one winning tile gives less than the minimum

## Why it is right

puzzle-korean_count-right-lines = The hand gets { $base } han from base yaku: { NAME("korean.yaku", $yaku) }.
puzzle-korean_count-right-enough = The base yaku give { $base } han, and you need { $least } to win.
puzzle-korean_count-right-short = The base yaku give { $base } han. You need { $least } to win, and bonus yaku don't help.
puzzle-korean_count-right-full = { $base } han from base yaku and { $bonus } from bonus yaku make { $total }.
puzzle-korean_count-right-eopeo-none = The hand is closed, and every winning tile gives at least { $least } han.
puzzle-korean_count-right-eopeo-open = You've called a set, and eopeo needs a closed hand.
puzzle-korean_count-right-eopeo-short = { $tiles } would give fewer than { $least } han from base yaku. One such tile is enough to rule out eopeo.

## Hints

puzzle-korean_count-hint-line = Here's one line: { NAME("korean.yaku", $yaku) } gives { $han } han.
puzzle-korean_count-hint-item = Here's one of the yaku: { NAME("korean.yaku", $yaku) } { $place ->
    [base] counts towards the minimum
    [bonus] counts, but not towards the minimum
   *[none] doesn't count here
}.
puzzle-korean_count-hint-base = Here's one number: the base yaku give { $han } han.
puzzle-korean_count-hint-waits = Here's the first line: this hand is waiting on { $tiles }.
puzzle-korean_count-hint-lines-look = Start with how the hand was won, and with the open sets.
puzzle-korean_count-hint-lines-ask = Is the hand closed? Which sets are triplets, and what are they made of?
puzzle-korean_count-hint-lines-rule = Add up all the base yaku. A smaller yaku usually counts even when it's part of a bigger one. But full flush replaces half flush, and four concealed triplets replace three.
puzzle-korean_count-hint-minimum-look = Look at how the hand was won. Then look at its tiles.
puzzle-korean_count-hint-minimum-ask = Which of these yaku come from a declaration, a kan or the last tile? They're bonus yaku, unless the han table says otherwise.
puzzle-korean_count-hint-minimum-rule = You need two han from base yaku to win. Only then do you add the bonus yaku.
puzzle-korean_count-hint-full-look = Look at the winning tile, and count its copies in the whole hand.
puzzle-korean_count-hint-full-ask = How much is each flower worth, and what do you get on top for all four?
puzzle-korean_count-hint-full-rule = Each copy of the winning tile is worth one han, and so is each flower. All four flowers together give extra han.
puzzle-korean_count-hint-eopeo-look = Find all the winning tiles first. Then take them one by one.
puzzle-korean_count-hint-eopeo-ask = What would each winning tile give if another player discarded it?
puzzle-korean_count-hint-eopeo-rule = Eopeo needs a closed hand. Every winning tile must also give at least two han from base yaku.

## About a wrong part

puzzle-korean_count-wrong-line = Look at this line on its own. Does the hand have that yaku, and what is it worth?
puzzle-korean_count-wrong-sum = Add up the lines again.
puzzle-korean_count-wrong-base = Which base yaku does the hand have? Add up their han.
puzzle-korean_count-wrong-gensho = How many copies of the winning tile are in the whole hand?
puzzle-korean_count-wrong-bonus = Which yaku come from a declaration, a kan or the last tile? Add up their han.
puzzle-korean_count-wrong-total = Add up the base yaku, gensho, flowers and the other bonus yaku again.

## The rule of a part that is wrong again

puzzle-korean_count-rule-waits = A winning tile is one that completes the hand, whatever the hand is worth then.
puzzle-korean_count-rule-short = Add up the base yaku for each winning tile. You need two han.
puzzle-korean_count-rule-fewest = Add up the base yaku for each winning tile. The smallest number counts.
puzzle-korean_count-rule-base = Add up the base yaku alone. All bonus han have lines of their own.
puzzle-korean_count-rule-bonus = The other bonus yaku come from a declaration, a kan or the last tile.
puzzle-korean_count-rule-total = Add up all the lines above.
