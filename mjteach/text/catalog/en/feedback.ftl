### What a learner hears after an answer, a hint or a question.

## What is right

feedback-right_parts = Right so far: { $places }
feedback-right_count = { $right } of { $of } parts are right.
feedback-some_found = You found { $right } of { $of }.
feedback-all_found =
    { $extra ->
        [one] All of them are there, and one tile too many.
       *[other] All of them are there, and { $extra } tiles too many.
    }
feedback-extra =
    { $extra ->
        [one] One tile does not belong.
       *[other] { $extra } tiles do not belong.
    }

## Where to look

feedback-clash = These parts contradict each other: { $places }
feedback-look = Look here: { $place }
feedback-answer = your answer
feedback-silent =
    { $count ->
        [one] One line does not fit.
       *[other] { $count } lines do not fit.
    }
feedback-bare =
    { $count ->
        [one] One line is still empty.
       *[other] { $count } lines are still empty.
    }
feedback-form = Another way of writing it, and accepted: { $place }

## Why

feedback-either = Two things could lead here.
feedback-found =
    Your answers have this in common: { $what }. { $fits ->
        [one] One of them fits
       *[other] { $fits } of them fit
    }, { $against ->
        [0] none is against.
        [one] one is against.
       *[other] { $against } are against.
    }
feedback-one_share = That is what one of them pays. Name both shares, the smaller one first.
feedback-slip = The parts are right. Check the arithmetic once more.
feedback-rule_difference = Right by these rules: { $rulesets }. Here the rules are: { $ruleset }. What differs: { $option }.
feedback-worked = Here is the whole working. The next one is yours.

## When the course itself fails

feedback-trouble = Something went wrong in the course, not in your answer.
feedback-trouble_next =
    { $action ->
        [check] Your answer is still there. Try once more, or skip this question.
        [hint] There is no hint just now. Your answer is still there.
        [why] The working cannot be shown just now. You can go on.
       *[other] The next question could not be made. Try once more.
    }

## Steps

feedback-again = Once more. Your answer is still there.
feedback-hint = Hint { $number } of { $of }
feedback-why = The working
feedback-not_now =
    { $action ->
        [check] This question is answered. Go on with next.
        [hint] This question is answered. Ask why instead.
        [why] Give an answer first; then you can ask why.
        [again] There is nothing to try again yet.
        [skip] This question is answered. Go on with next.
       *[next] Answer this question first, or skip it.
    }
