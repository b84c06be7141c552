### The end of a set of questions. A set here is none of tiles.

practice-review_done = Those were the questions you missed.
practice-regained = You got { $right } of { $of } right this time.
practice-count =
    { $of ->
        [one] { $right ->
            [one] Right the first time.
           *[other] That's this one done.
        }
        [2] { $right ->
            [0] That's both done.
           *[other] You got { $right } of { $of } right the first time.
        }
       *[other] You got { $right } of { $of } right the first time.
    }
practice-all_right = You can trust your eye here.
practice-cleared = Early on you made this mistake: { $what }. Later a question like that came back, and you got it right.
practice-found_later =
    { $count ->
        [one] You got one right on another try or with a hint. That's how it sticks.
       *[other] You got { $count } right on another try or with a hint. That's how it sticks.
    }
practice-other_rules = Where you went wrong, you'd have been right under these rules: { $rulesets }. The difference is this: { $option }.
practice-come_back = Go back to the questions you didn't get right. They'll be easier the second time.

practice-result-first_try = right the first time
practice-result-silent = right result, some lines left empty
practice-result-later = right later, or with a hint
practice-result-other_rules = right under other rules
practice-result-missed = missed
practice-result-skipped = skipped
practice-result-done = gone through again
practice-result-now = this one
practice-result-ahead = still to come
