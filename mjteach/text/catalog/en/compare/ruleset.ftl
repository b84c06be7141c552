### One rule set told by what its source says, beside the rules of this course.

compare-ruleset-course = Rules of this course. Other rule sets are told by how they differ from these.
compare-ruleset-beside = { $ruleset }, as its source reports it, beside the rules of this course.

compare-ruleset-own = { $count ->
    [0] These are the rules of this course.
    [1] These rules differ from those of this course in one option.
   *[other] These rules differ from those of this course in { $count } options.
}

compare-ruleset-differs = { $count ->
    [0] Nothing that the source states is different here.
    [1] One option differs.
   *[other] { $count } options differ.
}
compare-ruleset-open = { $count ->
    [one] One option is left open. It is played as in this course.
   *[other] { $count } options are left open. They are played as in this course.
}
compare-ruleset-agrees = { $count ->
    [one] One option is stated as in this course.
   *[other] { $count } options are stated as in this course.
}
compare-ruleset-silent = { $count ->
    [one] The source is silent about one option. It is played as in this course.
   *[other] The source is silent about { $count } options. They are played as in this course.
}

compare-ruleset-other = { $option }: { $value }. Here: { $here }.
compare-ruleset-same = { $option }: { $value }.
compare-ruleset-choice = { $option }: { $named }. Here: { $here }.
compare-ruleset-more = { $option }: { $named }; or something else. Here: { $here }.
compare-ruleset-unsaid = { $option }: known, but the source does not say more. Here: { $here }.
compare-ruleset-published = { $option }, as published: { $value }.
compare-ruleset-otherwise = { $option }, as published: { $value }. The source of this rule set says: { $here }. That is what is played here.
compare-ruleset-part = Namely: { $value }.
compare-ruleset-uncertain = Uncertain: the source does not say it. It follows from other rules that the source builds on.
compare-ruleset-or = { $left }; or { $right }

## What was published elsewhere

compare-published-wrc = The association has published more since: World Riichi Championship Rules, rule book of 2015. Nothing is played by it here.
compare-published-mleague = The league has published more: its official rules at m-league.jp, told in English at riichi.wiki. Nothing is played by it here.
compare-published-tenhou = The service has published more: its manual at tenhou.net/man, for hanchan with red fives. Nothing is played by it here.
compare-published-mahjongsoul = The service has published more: the rules in its game, for ranked games of four, told in English at riichi.wiki. Nothing is played by it here.
