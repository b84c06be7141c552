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

feedback-look = Look here: { $place }
feedback-answer = your answer
feedback-silent = One line does not fit, although the result does. Look here: { $place }
feedback-form = Another way of writing it, and accepted: { $place }

## Why, where no single cause is known

feedback-ambiguous = More than one slip leads to this answer. The next hand will tell them apart.
feedback-slip = The method looks right. Check the arithmetic once more.
feedback-unexplained = Take this one place first, and go through it step by step.
feedback-rule_difference = { $option }: correct by the rules of { $rulesets }. Here you play { $ruleset }.
feedback-rule_difference_elsewhere = { $option }: correct where this rule is played otherwise. Here you play { $ruleset }.
feedback-worked = Here is the whole working. The next one is yours.

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
