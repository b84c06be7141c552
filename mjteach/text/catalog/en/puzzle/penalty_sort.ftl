### penalty_sort: what is asked and said. In general: never the penalty before checking.

puzzle-penalty_sort-name = What does it cost?
puzzle-penalty_sort-prompt-1 = You made a mistake. What does it cost?
puzzle-penalty_sort-prompt-2 = You made a mistake. What does it cost, and is there a reason against a penalty?
puzzle-penalty_sort-prompt-3 = You made a mistake. What does it cost, and what can you still do in this deal?
puzzle-penalty_sort-prompt-4 = Somebody has to pay a chombo. What does each player get or pay? Put a minus in front of a payment. What will be on the table in the next deal?

## The answer

puzzle-penalty_sort-degree = the penalty
puzzle-penalty_sort-degree-none = none
puzzle-penalty_sort-degree-deposit_1000 = a deposit
puzzle-penalty_sort-degree-dead_hand = a dead hand
puzzle-penalty_sort-degree-chombo = chombo
puzzle-penalty_sort-why = a reason against a penalty
puzzle-penalty_sort-why-due = none: the penalty stands
puzzle-penalty_sort-why-idle = play hasn't started, or it's over
puzzle-penalty_sort-why-win = another player wins
puzzle-penalty_sort-why-harmless = it costs nothing at this table
puzzle-penalty_sort-why-hid = nobody notices
puzzle-penalty_sort-may = you can still
puzzle-penalty_sort-may-win = win
puzzle-penalty_sort-may-call = call pon or chi
puzzle-penalty_sort-may-riichi = declare riichi if you're tenpai
puzzle-penalty_sort-may-discard = choose your discard
puzzle-penalty_sort-may-tenpai = count as tenpai at a draw
puzzle-penalty_sort-pays = { $who } gets or pays
puzzle-penalty_sort-honba = honba counters in the next deal
puzzle-penalty_sort-sticks = sticks on the table in the next deal

## Why it is right

puzzle-penalty_sort-left-free = Nothing else changes. You play on as before.
puzzle-penalty_sort-left-riichi = Nothing else changes. You can still win, and you're still in riichi.
puzzle-penalty_sort-paid = The chombo is paid by { $who }.

## Hints

puzzle-penalty_sort-hint-1-look = Think about the other three players. What did they see, and what did they lose?
puzzle-penalty_sort-hint-1-ask = Is it a small slip? Or does it spoil your own hand, or the whole deal?
puzzle-penalty_sort-hint-1-rule = A slip costs a deposit. If you mainly harm your own hand, you play on with a dead hand. If you harm the deal, you pay a chombo.
puzzle-penalty_sort-hint-2-look = Check when the mistake happened and what else was going on.
puzzle-penalty_sort-hint-2-ask = Was play going on? Did anybody win? Did anybody notice?
puzzle-penalty_sort-hint-2-rule = There are no penalties before the dealer's first discard. A win comes before a penalty. What nobody notices costs nothing.
puzzle-penalty_sort-hint-3-look = Find the penalty first. Then check whether you're in riichi.
puzzle-penalty_sort-hint-3-ask = Does the deal go on? If so, is your hand still alive?
puzzle-penalty_sort-hint-3-rule = With a dead hand you only draw and discard. After a chombo there's nothing left to do. Otherwise you play on as before.
puzzle-penalty_sort-hint-4-look = Find the dealer, and find out who is to blame.
puzzle-penalty_sort-hint-4-ask = Imagine the player to blame had won a mangan by tsumo. What would each of the others have paid? Which sticks are from this deal?
puzzle-penalty_sort-hint-4-rule = A chombo is a mangan by tsumo in reverse. This deal's sticks go back, older ones stay, and no honba counter is added.

## About a wrong part

puzzle-penalty_sort-wrong-degree = Who does the mistake harm most: nobody, you or the whole table?
puzzle-penalty_sort-wrong-why = Check one thing at a time. Was play going on? Did anybody win? Does this table forbid what you did? Did anybody notice?
puzzle-penalty_sort-wrong-may = { $riichi ->
    [True] You're in riichi. What could you do just before the mistake? Does the penalty take that away?
   *[False] With this penalty, can you still try to win?
}
puzzle-penalty_sort-wrong-pays = Who's the dealer? Whoever is to blame pays everybody else.
puzzle-penalty_sort-wrong-honba = Does anything that happened in this deal still count?
puzzle-penalty_sort-wrong-sticks = Which sticks are from earlier deals?
puzzle-penalty_sort-nudge-G05 = With a dead hand, can you still try to win?
puzzle-penalty_sort-nudge-R03 = When hands are shown at a draw, what will the others see in yours?
puzzle-penalty_sort-nudge-Y01 = Your hand is face up, and it can't win. What do the others know now?
