### fu_count: what is asked, shown and said. In general: never the value of a line before checking.

puzzle-fu_count-name = Count the fu
puzzle-fu_count-prompt-1 = How many fu is each part worth? Then the sum, then the fu that count.
puzzle-fu_count-prompt-2 = Sort the tiles into groups. Then count the fu, part by part.
puzzle-fu_count-prompt-3 = What is the sum of the fu? And how many fu count?
puzzle-fu_count-prompt-4 = How many fu does this hand have?

## The answer

puzzle-fu_count-set = the set { NOTATION($tiles) }
puzzle-fu_count-sets = all four sets together
puzzle-fu_count-groups = the groups
puzzle-fu_count-pair = the pair
puzzle-fu_count-wait = the wait
puzzle-fu_count-win = the way of winning
puzzle-fu_count-sum = the sum, with the 20 every hand starts from
puzzle-fu_count-total = the fu that count
puzzle-fu_count-irrelevant = Fu do not matter here

## Why it is right

puzzle-fu_count-right-seven_pairs = Seven pairs are always 25 fu. Nothing is counted, nothing is rounded.
puzzle-fu_count-right-limit = With { $han } han the points are fixed. The { $total } fu change nothing.
puzzle-fu_count-right-open_no_fu = Nothing here earns fu. An open hand still counts as 30.
puzzle-fu_count-right-exact = The sum is { $sum }, a full ten. It stays { $total } fu.
puzzle-fu_count-right-rounded = The sum is { $sum }. Fu are rounded up to the next ten: { $total }.

## Hints

puzzle-fu_count-hint-line = Here is one line. { $line }
puzzle-fu_count-hint-no_lines = This hand has no lines to fill in. It has one fixed number.
puzzle-fu_count-hint-seven_pairs-look = Look at the shape of the whole hand first.
puzzle-fu_count-hint-seven_pairs-ask = Are there four sets, or only pairs?
puzzle-fu_count-hint-seven_pairs-rule = Seven pairs have a fixed number of fu. No part of them is counted.
puzzle-fu_count-hint-quad-look = Start with the set of four.
puzzle-fu_count-hint-quad-ask = How was this quad made: from a discard, or with your own four tiles?
puzzle-fu_count-hint-quad-rule = A quad is worth four times the triplet. Concealed doubles it, and so do terminals and honours.
puzzle-fu_count-hint-ron_triplet-look = Start with the triplet that holds the winning tile.
puzzle-fu_count-hint-ron_triplet-ask = Who brought the third tile of this triplet?
puzzle-fu_count-hint-ron_triplet-rule = A triplet finished with another player's tile counts as open.
puzzle-fu_count-hint-triplet-look = Start with the sets of three alike.
puzzle-fu_count-hint-triplet-ask = For each one: is it called? Is it a terminal or an honour?
puzzle-fu_count-hint-triplet-rule = An open triplet of 2 to 8 is 2 fu. Concealed doubles it. Terminals and honours double it too.
puzzle-fu_count-hint-pinfu-look = Look at the four sets, the pair and the wait together.
puzzle-fu_count-hint-pinfu-ask = Does anything in this hand earn fu?
puzzle-fu_count-hint-pinfu-rule = Pinfu earns nothing by itself: 20 by tsumo, and 30 when a closed hand wins by ron.
puzzle-fu_count-hint-wait-look = Look at the winning tile and the shape it finished.
puzzle-fu_count-hint-wait-ask = Could the shape wait on one kind of tile only?
puzzle-fu_count-hint-wait-rule = A gap, an edge and a pair wait earn 2 fu. A two-sided wait and a double pair wait earn none.
puzzle-fu_count-hint-pair-look = Look at the pair.
puzzle-fu_count-hint-pair-ask = Is it a dragon, the player's seat wind, or the wind of the round?
puzzle-fu_count-hint-pair-rule = A pair of dragons, of the seat wind or of the round wind earns 2 fu. Any other pair earns none.
puzzle-fu_count-hint-way-look = Look at how the hand was won.
puzzle-fu_count-hint-way-ask = Who brought the winning tile? Is the hand closed?
puzzle-fu_count-hint-way-rule = A closed hand earns 10 fu by ron. A drawn tile earns 2 fu, closed or open, but not with pinfu.

## About a wrong line

puzzle-fu_count-wrong-fixed = Look at the whole hand: are there four sets, or seven pairs?
puzzle-fu_count-wrong-set = { $kind ->
    [run] { NOTATION($tiles) } is three in a row. Do runs earn fu?
   *[other] { NOTATION($tiles) }: did another player bring a tile of it? And is it one of 2 to 8?
}
puzzle-fu_count-wrong-pair = The pair is { NOTATION($tiles) }. Is it a dragon, the seat wind ({ TILE($seat) }) or the round wind ({ TILE($round) })?
puzzle-fu_count-wrong-wait = Take { $tile } out of { NOTATION($tiles) }. Which tiles would finish what is left?
puzzle-fu_count-wrong-win = { $won ->
    [ron_closed] Another player brought the tile, and the hand is closed. What does that earn?
    [ron_open] Another player brought the tile, and the hand is open. What does that earn?
   *[other] The winning tile was drawn. What does that earn, and is there pinfu?
}
puzzle-fu_count-wrong-sets = Count one set at a time: { $groups }. Is it called, and is it one of 2 to 8?
puzzle-fu_count-wrong-groups = Each group is a run, three or four alike, or the one pair. Which of yours is none of these?
puzzle-fu_count-wrong-sum = { $level ->
    [3] Write down 20, then four sets, the pair, the wait and the way of winning.
   *[other] Add 20 and every line once more.
}
puzzle-fu_count-wrong-total = { $level ->
    [4] Go through { $groups }, then the wait and the way of winning. Which earn fu?
   *[other] The fu that count are a full ten. Which one comes next after the sum?
}
puzzle-fu_count-wrong-irrelevant = Go through { $groups }, then the wait and the way of winning. Which earn fu?

## The rule of that line, where it is wrong again

puzzle-fu_count-rule-fixed = { puzzle-fu_count-hint-seven_pairs-rule }
puzzle-fu_count-rule-set = { $kind ->
    [run] Runs earn no fu.
    [quad] { puzzle-fu_count-hint-quad-rule }
   *[other] { puzzle-fu_count-hint-triplet-rule }
}
puzzle-fu_count-rule-pair = { puzzle-fu_count-hint-pair-rule }
puzzle-fu_count-rule-wait = { puzzle-fu_count-hint-wait-rule }
puzzle-fu_count-rule-win = { puzzle-fu_count-hint-way-rule }
puzzle-fu_count-rule-sets = Runs earn no fu. A triplet starts at 2; concealed doubles it, terminals and honours too. A quad is four times that.
puzzle-fu_count-rule-groups = A finished hand is four sets and a pair. A set is a run, a triplet or a quad.
puzzle-fu_count-rule-sum = The sum is 20 and all lines together: sets, pair, wait, and the way of winning.
puzzle-fu_count-rule-total = The sum is rounded up to the next ten. The 25 fu of seven pairs are not rounded.
puzzle-fu_count-rule-irrelevant = From five han on fu do not matter, nor where four han have 40 fu or three han 70.
