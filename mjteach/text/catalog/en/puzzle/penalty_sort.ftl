### penalty_sort: what is asked and said. In general: never the penalty before checking.

puzzle-penalty_sort-name = What does it cost?
puzzle-penalty_sort-prompt-1 = You made a mistake. What does it cost?
puzzle-penalty_sort-prompt-2 = You made a mistake. What does it cost, and what speaks against a penalty?
puzzle-penalty_sort-prompt-3 = You made a mistake. What does it cost, and what may you still do in this deal?
puzzle-penalty_sort-prompt-4 = A chombo is paid. What does every player get, or pay, with a minus? What lies there in the next deal?

## The answer

puzzle-penalty_sort-degree = the penalty
puzzle-penalty_sort-degree-none = none
puzzle-penalty_sort-degree-deposit_1000 = a deposit
puzzle-penalty_sort-degree-dead_hand = a dead hand
puzzle-penalty_sort-degree-chombo = chombo
puzzle-penalty_sort-why = what speaks against a penalty
puzzle-penalty_sort-why-due = nothing, it is due
puzzle-penalty_sort-why-idle = play is not on
puzzle-penalty_sort-why-win = another player wins
puzzle-penalty_sort-why-harmless = it costs nothing at this table
puzzle-penalty_sort-why-hid = nobody sees it
puzzle-penalty_sort-may = you may still
puzzle-penalty_sort-may-win = win
puzzle-penalty_sort-may-call = call pon or chi
puzzle-penalty_sort-may-riichi = declare riichi, if tenpai
puzzle-penalty_sort-may-discard = choose your discard
puzzle-penalty_sort-may-tenpai = count as tenpai at a draw
puzzle-penalty_sort-pays = { $who } gets or pays
puzzle-penalty_sort-honba = honba counters in the next deal
puzzle-penalty_sort-sticks = sticks on the table in the next deal

## Why it is right

puzzle-penalty_sort-left-free = Nothing else changes: you play on as before.
puzzle-penalty_sort-left-riichi = Nothing else changes: you may still win, and your riichi still binds you.
puzzle-penalty_sort-paid = The chombo is paid by { $who }.

## Hints

puzzle-penalty_sort-hint-1-look = Think of the other three. What did they see, and what did they lose?
puzzle-penalty_sort-hint-1-ask = Is it a slip, does it spoil your own hand, or does it spoil the deal?
puzzle-penalty_sort-hint-1-rule = A slip costs a deposit. Whoever mainly harms their own hand plays on with a dead hand. Whoever harms the deal pays a chombo.
puzzle-penalty_sort-hint-2-look = Read when it happened, and what happened besides.
puzzle-penalty_sort-hint-2-ask = Was play on? Did somebody win? Has anybody seen it?
puzzle-penalty_sort-hint-2-rule = Penalties start with the dealer’s first discard. A win counts before them, and what nobody sees costs nothing.
puzzle-penalty_sort-hint-3-look = Find the penalty first. Then look for a riichi.
puzzle-penalty_sort-hint-3-ask = Does the deal go on? With which hand do you play on?
puzzle-penalty_sort-hint-3-rule = A dead hand draws and discards, no more. After a chombo there is nothing left to do. Otherwise you play on as before.
puzzle-penalty_sort-hint-4-look = Look for the dealer, and for whoever is to blame.
puzzle-penalty_sort-hint-4-ask = Who would pay you a mangan by tsumo, and how much? Which sticks are of this deal?
puzzle-penalty_sort-hint-4-rule = Pay a mangan by tsumo the other way round. Sticks of this deal go back, older ones stay, and no counter is added.

## About a wrong part

puzzle-penalty_sort-wrong-degree = Who is harmed most by it: nobody, you, or the whole table?
puzzle-penalty_sort-wrong-why = Go through it: was play on, did somebody win, is it forbidden here, is it seen?
puzzle-penalty_sort-wrong-may = { $riichi ->
    [True] You are in riichi. What did that leave you, and does the penalty change it?
   *[False] With this penalty, do you still play for a win?
}
puzzle-penalty_sort-wrong-pays = Who is the dealer? Whoever is to blame pays everybody else.
puzzle-penalty_sort-wrong-honba = Did anything of this deal count?
puzzle-penalty_sort-wrong-sticks = Which sticks are from earlier deals?
puzzle-penalty_sort-nudge-G05 = With a dead hand, do you still play for a win?
puzzle-penalty_sort-nudge-R03 = When hands are shown at a draw, what do the others find?
puzzle-penalty_sort-nudge-Y01 = The hand lies open, and it cannot win. What do the others know now?
