### korean_count: what is asked, shown and said. Never the value of a line before checking.

puzzle-korean_count-name = Count the han (Korean mahjong)
puzzle-korean_count-prompt-lines = How many han do the base yaku give by the { NAME("korean.rule.han_table.value", $table) } table? Count line by line.
puzzle-korean_count-prompt-minimum = Which of these yaku count towards the minimum by the { NAME("korean.rule.han_table.value", $table) } table? And may this hand win?
puzzle-korean_count-prompt-full = How many han does this hand have by the { NAME("korean.rule.han_table.value", $table) } table, gensho and flowers included?
puzzle-korean_count-prompt-eopeo = May you declare eopeo with this hand, by the { NAME("korean.rule.han_table.value", $table) } table?

## What is not asked for

puzzle-korean_count-base_only = Bonus yaku are not asked for here
puzzle-korean_count-without_gensho = Gensho is left out here

## The answer

puzzle-korean_count-line-closed = closed hand (menzen)
puzzle-korean_count-line-draw = own draw (ssumu)
puzzle-korean_count-line-runs = all runs (pinghu)
puzzle-korean_count-line-simples = all simples (dangyo)
puzzle-korean_count-line-values = value tile sets (gwollipae)
puzzle-korean_count-line-straight = full straight (ilgitonggwan)
puzzle-korean_count-line-suit = one suit: half flush or full flush (honilsaek, cheongilsaek)
puzzle-korean_count-line-alike = all triplets or seven pairs (doldori, childae)
puzzle-korean_count-line-concealed = three or four concealed triplets (samanko, ssaanko)
puzzle-korean_count-line-honours = three dragons or four winds, little or big
puzzle-korean_count-line-outside = terminals and honours only, or honours only (honnodu, jailsaek)
puzzle-korean_count-line-other = any other base yaku
puzzle-korean_count-sum = the base yaku together
puzzle-korean_count-base = the base yaku together
puzzle-korean_count-gensho = gensho
puzzle-korean_count-flowers = the flowers together
puzzle-korean_count-bonus = the other bonus yaku together
puzzle-korean_count-total = all han together
puzzle-korean_count-place-base = counts towards the minimum
puzzle-korean_count-place-bonus = counts, but not towards the minimum
puzzle-korean_count-place-none = does not count here
puzzle-korean_count-win = may this hand win?
puzzle-korean_count-waits = the winning tiles
puzzle-korean_count-waits-none = There is none
puzzle-korean_count-short = the winning tiles that fall short of the minimum when you win by ssoa
puzzle-korean_count-short-none = None of them does
puzzle-korean_count-fewest = the fewest han of base yaku that a winning tile gives by ssoa
puzzle-korean_count-eopeo = may you declare eopeo?
puzzle-korean_count-why = what forbids it
puzzle-korean_count-why-none = Nothing
puzzle-korean_count-why-open = The hand is open
puzzle-korean_count-why-short = A winning tile stays below the minimum

## Why it is right

puzzle-korean_count-right-lines = These base yaku count: { NAME("korean.yaku", $yaku) }. Together they give { $base } han.
puzzle-korean_count-right-enough = The base yaku give { $base } han, and a win needs { $least }.
puzzle-korean_count-right-short = The base yaku give { $base } han. A win needs { $least }, and bonus yaku do not help.
puzzle-korean_count-right-full = { $base } han of base yaku and { $bonus } of bonus yaku make { $total }.
puzzle-korean_count-right-eopeo-none = The hand is closed, and every winning tile reaches { $least } han.
puzzle-korean_count-right-eopeo-open = The hand has called a set, and eopeo needs a closed one.
puzzle-korean_count-right-eopeo-short = { $tiles } would give less than { $least } han of base yaku. One such tile is enough to forbid it.

## Hints

puzzle-korean_count-hint-line = One line for you: { NAME("korean.yaku", $yaku) } gives { $han } han.
puzzle-korean_count-hint-item = One part for you: { NAME("korean.yaku", $yaku) } { $place ->
    [base] counts towards the minimum
    [bonus] counts, but not towards the minimum
   *[none] does not count here
}.
puzzle-korean_count-hint-base = One number for you: the base yaku give { $han } han.
puzzle-korean_count-hint-waits = The first line for you: this hand waits on { $tiles }.
puzzle-korean_count-hint-lines-look = Start with the way of winning, and with what lies on the table.
puzzle-korean_count-hint-lines-ask = Is the hand closed? Which sets are triplets, and of which tiles?
puzzle-korean_count-hint-lines-rule = Base yaku are added up, also most smaller ones inside a bigger one. But full flush replaces half flush, and four concealed triplets replace three.
puzzle-korean_count-hint-minimum-look = Look at how the hand was won, then at what its tiles show.
puzzle-korean_count-hint-minimum-ask = Which of these yaku come from a declaration, a kan or the last tile? They are bonus yaku, unless the table says otherwise.
puzzle-korean_count-hint-minimum-rule = A win needs two han of base yaku. Bonus yaku are added only afterwards.
puzzle-korean_count-hint-full-look = Look at the winning tile and count its copies in the whole hand.
puzzle-korean_count-hint-full-ask = What do the flowers give one by one, and what do four of them add?
puzzle-korean_count-hint-full-rule = Each copy of the winning tile is a han, and so is each flower. All four flowers give more besides.
puzzle-korean_count-hint-eopeo-look = Find every winning tile first, then take them one by one.
puzzle-korean_count-hint-eopeo-ask = What would each winning tile give if another player discarded it?
puzzle-korean_count-hint-eopeo-rule = Eopeo needs a closed hand, and every winning tile must reach two han of base yaku.

## About a wrong part

puzzle-korean_count-wrong-line = Take this line alone. Does the hand have such a yaku, and what is it worth?
puzzle-korean_count-wrong-sum = Add the lines once more.
puzzle-korean_count-wrong-base = Which base yaku does the hand have? Add up what each of them gives.
puzzle-korean_count-wrong-gensho = How many copies of the winning tile are in the whole hand?
puzzle-korean_count-wrong-bonus = What came by a declaration, a kan or the last tile? Add up what it gives.
puzzle-korean_count-wrong-total = Add base yaku, gensho, flowers and the other bonus yaku once more.
