### One rule set told by what its source says, beside the rules of this course.

compare-ruleset-course = These are the rules of this course. For every other rule set, you see what's different there.
compare-ruleset-beside = { $ruleset }, as its source describes it, compared with the rules of this course.

compare-ruleset-own = { $count ->
    [0] These are the rules of this course.
    [1] These rules differ from this course's in one rule.
   *[other] These rules differ from this course's in { $count } rules.
}

compare-ruleset-differs = { $count ->
    [0] Everything the source states is the same here.
    [1] One rule differs.
   *[other] { $count } rules differ.
}
compare-ruleset-open = { $count ->
    [one] The source leaves one rule open. For that one, you see this course's own rule.
   *[other] The source leaves { $count } rules open. For those, you see this course's own rules.
}
compare-ruleset-agrees = { $count ->
    [one] The source agrees with this course on one rule.
   *[other] The source agrees with this course on { $count } rules.
}
compare-ruleset-silent = { $count ->
    [one] The source says nothing about one rule. For that one, you see this course's own rule.
   *[other] The source says nothing about { $count } rules. For those, you see this course's own rules.
}

compare-ruleset-other = { $option }: { $value }. Here: { $here }.
compare-ruleset-same = { $option }: { $value }.
compare-ruleset-choice = { $option }: { $named }. Here: { $here }.
compare-ruleset-more = { $option }: { $named }; or something else. Here: { $here }.
compare-ruleset-unsaid = { $option }: the source mentions it but says no more about it. Here: { $here }.
compare-ruleset-published = { $option }, as published: { $value }.
compare-ruleset-otherwise = { $option }, as published: { $value }. The source of this rule set says: { $here }. The course follows that source.
compare-ruleset-part = That is: { $value }.
compare-ruleset-uncertain = Uncertain: the source doesn't state it, but it follows from other rules that the source builds on.
compare-ruleset-or = { $left }; or { $right }

## What was published elsewhere

compare-published-wrc = The association has published more since then: the World Riichi Championship Rules, a rule book from 2015. This course doesn't use it.
compare-published-mleague = The league has published more: its official rules at m-league.jp, described in English at riichi.wiki. This course doesn't use them.
compare-published-tenhou = The service has published more: its manual at tenhou.net/man, for hanchan with red fives. This course doesn't use it.
compare-published-mahjongsoul = The service has published more: the rules in its game, for ranked games of four, described in English at riichi.wiki. This course doesn't use them.
