### find_the_mistake: somebody else's count, and where it is wrong.

puzzle-find_the_mistake-name = Where is it wrong?
puzzle-find_the_mistake-prompt-1 = Somebody filled this in. Which is the first wrong line?
puzzle-find_the_mistake-prompt-2 = Somebody filled this in. Which is the first wrong line, and what should it say?
puzzle-find_the_mistake-prompt-3 = Somebody filled this in. Which is the first wrong line, what should it say, and which mistake led to it?
puzzle-find_the_mistake-prompt-4 = There may be two mistakes here. Which lines are wrong, apart from the sum? And which mistakes led to them?

## What is shown

puzzle-find_the_mistake-title = What somebody wrote
puzzle-find_the_mistake-head = Line
puzzle-find_the_mistake-column = What it says
puzzle-find_the_mistake-written = { $number }
puzzle-find_the_mistake-again = { $line }, the { $number ->
        [2] second one
        [3] third one
       *[4] fourth one
    }

## The answer

puzzle-find_the_mistake-line = the first wrong line
puzzle-find_the_mistake-all_right = every line is right
puzzle-find_the_mistake-right = what the wrong line should say, if there is one
puzzle-find_the_mistake-why = the mistake that led to it
puzzle-find_the_mistake-no_idea = none: every line is right
puzzle-find_the_mistake-lines = the wrong lines
puzzle-find_the_mistake-ideas = the mistakes that led to them

## What is right

puzzle-find_the_mistake-right_is = It should say { $lines }.
puzzle-find_the_mistake-corrected = { $number } for “{ $line }”
puzzle-find_the_mistake-none_is_wrong = Every line is right.

## Hints

puzzle-find_the_mistake-hint-fu-look = Cover the numbers and count the first line yourself.
puzzle-find_the_mistake-hint-fu-ask = Which line differs from your own count?
puzzle-find_the_mistake-hint-fu-rule = Work from the top down. The sum and the fu depend on the lines above them.
puzzle-find_the_mistake-hint-han-look = Cover the numbers and count the first line yourself.
puzzle-find_the_mistake-hint-han-ask = Which line differs from your own count?
puzzle-find_the_mistake-hint-han-rule = Work from the top down. The sum depends on the lines above it.
puzzle-find_the_mistake-hint-dora-look = Cover the numbers. Start with the tiles the indicators point to.
puzzle-find_the_mistake-hint-dora-ask = Which lines differ from your own count?
puzzle-find_the_mistake-hint-dora-rule = Count the yaku and the dora separately. There can be one mistake in the yaku and another in the dora.
puzzle-find_the_mistake-hint-payment-look = Look at how the deal ended.
puzzle-find_the_mistake-hint-payment-ask = Who pays here, and who is paid?
puzzle-find_the_mistake-hint-payment-rule = Leave out the sticks from the table. Then the gains and losses add up to zero, because what some players gain, the others lose.

## About a wrong line

puzzle-find_the_mistake-wrong-line = Work out each line from the tiles before you compare.
puzzle-find_the_mistake-wrong-right = Work out that line as if nobody had filled it in.
puzzle-find_the_mistake-wrong-lines = Work out each line from the tiles. How many lines come out different?
puzzle-find_the_mistake-wrong-ideas = Take the wrong lines one at a time. Which mistake leads to the number in that line?
puzzle-find_the_mistake-wrong-why = Which of these mistakes leads to the number in that line?

puzzle-find_the_mistake-these_are_right = These lines are right: { $lines }. Count the others yourself.
