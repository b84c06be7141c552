### fu_count: what is asked, shown and said. In general: never the value of a line before checking.

puzzle-fu_count-name = Count the fu
puzzle-fu_count-prompt-1 = How many fu is each part worth? Add them up, then say how many fu the hand has.
puzzle-fu_count-prompt-2 = Sort the tiles into groups. Then count the fu, one part at a time.
puzzle-fu_count-prompt-3 = What do the fu add up to before you round? And how many fu does the hand have in the end?
puzzle-fu_count-prompt-4 = How many fu does this hand have?

## The answer

puzzle-fu_count-set = the set { NOTATION($tiles) }
puzzle-fu_count-sets = all four sets together
puzzle-fu_count-groups = the groups
puzzle-fu_count-pair = the pair
puzzle-fu_count-wait = the wait
puzzle-fu_count-win = how the hand was won
puzzle-fu_count-sum = the sum, including the 20 fu every hand starts with
puzzle-fu_count-total = the fu of the hand
puzzle-fu_count-irrelevant = Fu don't matter here

## Why it is right

puzzle-fu_count-right-seven_pairs = Seven pairs are always worth 25 fu. You don't count the parts, and you don't round.
puzzle-fu_count-right-limit = With { $han } han the points are fixed. The { $total } fu make no difference.
puzzle-fu_count-right-open_no_fu = Nothing here earns fu. An open hand still counts as 30 fu.
puzzle-fu_count-right-bare = Nothing here earns fu, so the hand keeps only the 20 that every win starts with.
puzzle-fu_count-right-exact = { $terms } = { $sum } fu. That already ends in 0.
puzzle-fu_count-right-rounded = { $terms } = { $sum } → { $total } fu.
puzzle-fu_count-term = { $what ->
    [base] { $fu }
    [set] { $fu } for { NOTATION($tiles) }
    [pair] { $fu } for the pair
    [wait] { $fu } for the wait
    [closed_ron] { $fu } for a closed ron
    [chiitoitsu] { $fu } for seven pairs
    [open_no_fu] { $fu } for an open hand with no extra fu
    [open_ron] { $fu } for an open ron
   *[tsumo] { $fu } for tsumo
}

## Hints

puzzle-fu_count-hint-line = Here's one of the lines. { $line }
puzzle-fu_count-hint-no_lines = This hand has no lines to fill in. Its fu are always the same.
puzzle-fu_count-hint-seven_pairs-look = Look at the shape of the whole hand first.
puzzle-fu_count-hint-seven_pairs-ask = Are there four sets, or only pairs?
puzzle-fu_count-hint-seven_pairs-rule = Seven pairs always have the same number of fu. You don't count the parts.
puzzle-fu_count-hint-quad-look = Start with the quad.
puzzle-fu_count-hint-quad-ask = How was this quad made: with a discard, or with the player's own four tiles?
puzzle-fu_count-hint-quad-rule = An open quad of simples earns 8 fu, and a concealed one 16. Double these for terminals or honours.
puzzle-fu_count-hint-ron_triplet-look = Start with the triplet that the winning tile belongs to.
puzzle-fu_count-hint-ron_triplet-ask = Where did the third tile of this triplet come from?
puzzle-fu_count-hint-ron_triplet-rule = A triplet finished with another player's tile counts as open.
puzzle-fu_count-hint-triplet-look = Start with the triplets.
puzzle-fu_count-hint-triplet-ask = For each triplet: was it called? Is it made of terminals or honours?
puzzle-fu_count-hint-triplet-rule = An open triplet of simples (2 to 8) earns 2 fu, and a concealed one 4. Double these for terminals or honours.
puzzle-fu_count-hint-pinfu-look = Look at the four sets, the pair and the wait together.
puzzle-fu_count-hint-pinfu-ask = Does anything in this hand earn fu?
puzzle-fu_count-hint-pinfu-rule = A pinfu hand has 20 fu if it wins by tsumo, and 30 if it wins by ron. Its tiles earn nothing.
puzzle-fu_count-hint-wait-look = Look at the winning tile and the part of the hand it completed.
puzzle-fu_count-hint-wait-ask = Without the winning tile, how many kinds of tile could complete that part?
puzzle-fu_count-hint-wait-rule = Gap, edge and pair waits earn 2 fu. Two-sided waits and double pair waits earn none.
puzzle-fu_count-hint-pair-look = Look at the pair.
puzzle-fu_count-hint-pair-ask = Is it a dragon, the player's seat wind, or the round wind?
puzzle-fu_count-hint-pair-rule = A pair of dragons, seat winds or round winds earns 2 fu. Any other pair earns none.
puzzle-fu_count-hint-way-look = Look at how the hand was won.
puzzle-fu_count-hint-way-ask = Where did the winning tile come from? Is the hand closed?
puzzle-fu_count-hint-way-rule = A closed hand that wins by ron earns 10 fu. A tsumo earns 2 fu, even in an open hand. But with pinfu it earns none.

## About a wrong line

puzzle-fu_count-wrong-fixed = Look at the whole hand: are there four sets, or seven pairs?
puzzle-fu_count-wrong-set = { $kind ->
    [run] { NOTATION($tiles) } is three in a row. Do runs earn fu?
   *[other] Look at { NOTATION($tiles) }. Did one of these tiles come from another player? And are they numbers from 2 to 8?
}
puzzle-fu_count-wrong-pair = The pair is { NOTATION($tiles) }. Is it a dragon, the seat wind ({ TILE($seat) }) or the round wind ({ TILE($round) })?
puzzle-fu_count-wrong-wait = Take { $tile } out of { NOTATION($tiles) }. Which tiles would finish what's left?
puzzle-fu_count-wrong-win = { $won ->
    [ron_closed] The tile came from another player, and the hand is closed. What does that earn?
    [ron_open] The tile came from another player, and the hand is open. What does that earn?
   *[other] The winner drew the winning tile. What does that earn? And is the hand pinfu?
}
puzzle-fu_count-wrong-sets = Count one set at a time: { $groups }. Was that set called? Is it made of numbers from 2 to 8?
puzzle-fu_count-wrong-groups = Each group is a run, three or four of the same tile, or the pair. Which of your groups is something else?
puzzle-fu_count-wrong-sum = { $level ->
    [3] Write down 20. Then add the four sets, the pair, the wait and how the hand was won.
   *[other] Add up 20 and all the lines again.
}
puzzle-fu_count-wrong-total = { $level ->
    [4] Go through { $groups }, then the wait and how the hand was won. Which of them earn fu?
   *[other] You round fu up to the next ten. What does the sum become?
}
puzzle-fu_count-wrong-irrelevant = Fu don't matter where the han alone fix the payment. Do the han alone fix it here?

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
puzzle-fu_count-rule-sets = Runs earn no fu. An open triplet of simples earns 2, and an open quad of simples 8. Double that for a concealed set, and double it again for terminals or honours.
puzzle-fu_count-rule-groups = A finished hand is four sets and a pair. A set is a run, a triplet or a quad.
puzzle-fu_count-rule-sum = The sum is 20 plus all the lines: the sets, the pair, the wait and how the hand was won.
puzzle-fu_count-rule-total = You round the sum up to the next ten. But you never round the 25 fu of seven pairs.
puzzle-fu_count-rule-irrelevant = Fu don't matter from five han upwards. Four han with 40 fu or more is already a mangan, and so is three han with 70 or more.
