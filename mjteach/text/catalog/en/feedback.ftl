### What a learner hears after an answer, a hint or a question.

## What is right

feedback-right_parts = Right so far: { $places }
feedback-right_count =
    { $right ->
        [one] { $right } of { $of } parts is right.
       *[other] { $right } of { $of } parts are right.
    }
feedback-some_found = You found { $right } of { $of }.
feedback-all_found =
    { $extra ->
        [one] You found all of them, and one tile too many. Choose a tile again to take it off.
       *[other] You found all of them, and { $extra } tiles too many. Choose a tile again to take it off.
    }
feedback-extra =
    { $extra ->
        [one] One tile doesn't belong in your answer.
       *[other] { $extra } tiles don't belong in your answer.
    }

## Where to look

feedback-clash = These parts don't go together: { $places }
feedback-look = Look here: { $place }
feedback-answer = your answer
feedback-silent =
    { $count ->
        [one] One line isn't right.
       *[other] { $count } lines aren't right.
    }
feedback-bare =
    { $count ->
        [one] One line is still empty.
       *[other] { $count } lines are still empty.
    }
feedback-form = You wrote this line in another way, and that's right too: { $place }

## Why

feedback-found =
    Your answers point to this mistake: { $what }. { $fits ->
        [one] One of them fits the mistake
       *[other] { $fits } of them fit the mistake
    }, { $against ->
        [0] and none of them contradicts it.
        [one] and one contradicts it.
       *[other] and { $against } contradict it.
    }
feedback-one_share = That's what one player pays. Write down both shares, the smaller one first.
feedback-missing_minus = { $change ->
    [True] The number is right, but the second hand has less. Put a minus in front of the number.
   *[False] { $result ->
        [True] The number is right, but the result is below zero. Put a minus in front of it.
       *[False] The amount is right. It's a loss, so put a minus in front of it.
    }
}
feedback-slip = The parts are right. Check the arithmetic again.
feedback-rule_difference = At this table that's not right, because of one rule: { $option }. It would be right under these rules: { $rulesets }. For that rule, this table follows: { $ruleset }.
feedback-all_zero = Is every line 0? Then write a 0 in one of them.
feedback-elsewhere = Some tables play by another rule ({ $option }). There your answer would be right: { $rulesets }.
feedback-worked = Here's the whole working. The next question is yours.

## When the course itself fails

feedback-trouble = Something went wrong in the course, not in your answer.
feedback-trouble_next =
    { $action ->
        [check] Your answer is still there. Try again, or skip this question.
        [hint] There's no hint right now. Your answer is still there.
        [why] The working can't be shown right now. You can go on.
       *[other] The next question couldn't be made. Try again.
    }

## One line of why

feedback-because = { $what } { $why }
feedback-plus = { $left } + { $right }
feedback-before = The last question: { $why }

## Steps

feedback-again = Try again. Your answer is still there.
feedback-hint = Hint { $number } of { $of }
feedback-why = The working
feedback-not_now =
    { $action ->
        [check] You've answered this question. Press Next to go on.
        [hint] You've answered this question. Press Why instead.
        [why] Answer first. Then you can ask why.
        [again] There's nothing to try again yet.
        [skip] You've answered this question. Press Next to go on.
       *[next] Answer this question first, or skip it.
    }
