### wall_click: what is asked and said about places of the wall and of a river.

puzzle-wall_click-name = Show it on the wall
puzzle-wall_click-prompt-break = The dealer is { $who } and rolls { $total }. Whose wall is broken, and how many stacks stay?
puzzle-wall_click-prompt-river = Where in a river does discard number { $number } lie?
puzzle-wall_click-prompt-first = The dice show { $total }, and this wall is broken. Which stack is dealt first?
puzzle-wall_click-prompt-dead = The dice show { $total }, and this wall is broken. Which stacks are the dead wall?
puzzle-wall_click-prompt-indicator = The dice show { $total }, and this wall is broken. In which stack lies the dora indicator?
puzzle-wall_click-prompt-replacement = The dice show { $total }, and this wall is broken. Which stack gives the first replacement tile?
puzzle-wall_click-prompt-kan_indicator = The dice show { $total }, and this wall is broken. In which stack does the first kan open an indicator?
puzzle-wall_click-wall = The broken wall from above, as its owner sees it: 17 stacks
puzzle-wall_click-right_end = the right end

## The answer

puzzle-wall_click-broken = the owner of the wall
puzzle-wall_click-stays = stacks that stay on the right
puzzle-wall_click-row = the row
puzzle-wall_click-place = the place in that row, from the left
puzzle-wall_click-stacks = on this wall
puzzle-wall_click-nothing = None of these

## Why it is right

puzzle-wall_click-so-break = The count ends on { $who }. On the right of that wall { $stays } stacks stay.
puzzle-wall_click-so-river = It lies in row { $row }, at place { $place }.
puzzle-wall_click-so-first = Counted from the right, it is stack { $stacks }.
puzzle-wall_click-so-dead = Counted from the right, these are stacks { $stacks }.
puzzle-wall_click-so-indicator = Counted from the right, it is stack { $stacks }.
puzzle-wall_click-so-replacement = Counted from the right, it is stack { $stacks }.
puzzle-wall_click-so-kan_indicator = Counted from the right, it is stack { $stacks }.
puzzle-wall_click-rule-break = As many stacks as the sum stay on the right of the broken wall.
puzzle-wall_click-rule-river = A river has rows of six tiles.
puzzle-wall_click-rule-first = The next stack to the left of those is dealt first.
puzzle-wall_click-rule-dead = The seven stacks to the right of the break are the dead wall.
puzzle-wall_click-rule-indicator = The third stack to the right of the break shows its upper tile.
puzzle-wall_click-rule-replacement = Replacement tiles come from the first stack to the right of the break, the upper one first.
puzzle-wall_click-rule-kan_indicator = The fourth stack to the right of the break, beside the first indicator, is next.

## Hints

puzzle-wall_click-hint-break-look = Begin with the dealer.
puzzle-wall_click-hint-break-ask = Who is number 1, and in which direction does the count go?
puzzle-wall_click-hint-break-rule = The dealer is 1. Count on to the right; the same sum counts the stacks.
puzzle-wall_click-hint-river-look = Think of the river as rows.
puzzle-wall_click-hint-river-ask = How many tiles lie in one row?
puzzle-wall_click-hint-river-rule = Six tiles lie in a row. Then a new row begins.
puzzle-wall_click-hint-first-look = Begin at the right end of the wall.
puzzle-wall_click-hint-first-ask = How many stacks stay on the right?
puzzle-wall_click-hint-first-rule = As many stacks as the sum stay. The next one to the left is dealt first.
puzzle-wall_click-hint-dead-look = Find the break first.
puzzle-wall_click-hint-dead-ask = On which side of the break does the dead wall lie?
puzzle-wall_click-hint-dead-rule = Seven stacks, counted from the break to the right, are the dead wall.
puzzle-wall_click-hint-indicator-look = Find the break first.
puzzle-wall_click-hint-indicator-ask = How many stacks of replacement tiles lie before the indicator?
puzzle-wall_click-hint-indicator-rule = Two stacks hold replacement tiles. The third one from the break shows the indicator.
puzzle-wall_click-hint-replacement-look = Find the break first.
puzzle-wall_click-hint-replacement-ask = At which end of the dead wall do replacement tiles lie?
puzzle-wall_click-hint-replacement-rule = They lie at the break, left of the indicator.
puzzle-wall_click-hint-kan_indicator-look = Find the first indicator.
puzzle-wall_click-hint-kan_indicator-ask = On which side of it is the next one opened?
puzzle-wall_click-hint-kan_indicator-rule = New indicators open one by one to the right of the first.
