### find_the_mistake: somebody else's count, and where it is wrong.

puzzle-find_the_mistake-name = Where is it wrong?
puzzle-find_the_mistake-prompt-1 = Somebody filled this in. Which line is the first that is wrong?
puzzle-find_the_mistake-prompt-2 = Somebody filled this in. Which line is wrong first, and what belongs there?
puzzle-find_the_mistake-prompt-3 = Somebody filled this in. Which line is wrong first, what belongs there, and which idea is behind it?
puzzle-find_the_mistake-prompt-4 = Two ideas may be behind this. Which lines are wrong, apart from the sum? And which ideas are they?

## What is shown

puzzle-find_the_mistake-title = What somebody wrote
puzzle-find_the_mistake-head = Line
puzzle-find_the_mistake-column = Written
puzzle-find_the_mistake-written = { $number }
puzzle-find_the_mistake-again = { $line }, the { $number ->
        [2] second one
        [3] third one
       *[4] fourth one
    }

## The answer

puzzle-find_the_mistake-line = the first wrong line
puzzle-find_the_mistake-all_right = all is right
puzzle-find_the_mistake-right = what belongs there, if a line is wrong
puzzle-find_the_mistake-why = the idea behind it
puzzle-find_the_mistake-no_idea = none: all is right
puzzle-find_the_mistake-lines = the wrong lines
puzzle-find_the_mistake-ideas = the ideas behind them

## What is right

puzzle-find_the_mistake-right_is = What belongs there: { $lines }.
puzzle-find_the_mistake-corrected = { $line }: { $number }
puzzle-find_the_mistake-none_is_wrong = All lines are right.

## Hints

puzzle-find_the_mistake-hint-fu-look = Cover what is written. Count the first line yourself.
puzzle-find_the_mistake-hint-fu-ask = Which line differs from your own count?
puzzle-find_the_mistake-hint-fu-rule = Go from the top down. Sum and fu follow from the lines above them.
puzzle-find_the_mistake-hint-han-look = Cover what is written. Count the first line yourself.
puzzle-find_the_mistake-hint-han-ask = Which line differs from your own count?
puzzle-find_the_mistake-hint-han-rule = Go from the top down. The sum follows from the lines above it.
puzzle-find_the_mistake-hint-dora-look = Cover what is written. Start with the tiles the indicators point to.
puzzle-find_the_mistake-hint-dora-ask = Which lines differ from your own count?
puzzle-find_the_mistake-hint-dora-rule = Yaku and dora are counted apart. One idea spoils one of them.
puzzle-find_the_mistake-hint-payment-look = Look at how the deal ended.
puzzle-find_the_mistake-hint-payment-ask = Who pays here, and who is paid?
puzzle-find_the_mistake-hint-payment-rule = What players pay each other makes zero. Sticks from the table come on top.

## About a wrong line

puzzle-find_the_mistake-wrong-line = Work each line out with the tiles before you compare.
puzzle-find_the_mistake-wrong-right = Work that line out as if nobody had filled it in.
puzzle-find_the_mistake-wrong-lines = Work each line out with the tiles. How many differ?
puzzle-find_the_mistake-wrong-ideas = Take the wrong lines one at a time. Which idea gives what is written there?
puzzle-find_the_mistake-wrong-why = Which of these ideas gives what is written there?
