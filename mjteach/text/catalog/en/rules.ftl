### A rule set option by option: as a sheet for a club, and as a file.

rules-value = { $value }

rules-own = { $name ->
    [none] { $count ->
        [one] { $base }, with one change
       *[other] { $base }, with { $count } changes
    }
   *[other] { $count ->
        [0] “{ $name }” ({ $base })
        [one] “{ $name }” ({ $base }, with one change)
       *[other] “{ $name }” ({ $base }, with { $count } changes)
    }
}

## topics

rules-topic-equipment = Tiles
rules-topic-format = The game and its final result
rules-topic-setup = Seats and wall
rules-topic-dora = Dora
rules-topic-tenpai = Tenpai
rules-topic-furiten = Furiten
rules-topic-riichi = Riichi
rules-topic-calls = Calls and kans
rules-topic-winning = Winning
rules-topic-draws = Draws and repeats
rules-topic-game_end = The last deal
rules-topic-yaku = Yaku
rules-topic-scoring = Fu and points
rules-topic-penalties = Penalties
rules-topic-house = House rules
rules-topic-korean = Korean mahjong

## a file

rules-file-head = A rule set for mj.load_rules. Any rule without a line here is the same as in “{ $id }” ({ $base }).
rules-file-topic = { $topic }
rules-file-option = { $name }. { $what }
rules-file-base = Without this line: { $value }.
rules-file-amount = It can be a number from { $least } to { $most }, in steps of { $step }.
rules-file-choices = It can be { ANY($choices) }.
rules-file-more = To change more rules, add a line for each of them. mjw.show(mj.load_rules(…)) lists them all.

## a sheet

rules-sheet-option = Rule
rules-sheet-value = Here
rules-sheet-source = Where it comes from
rules-sheet-from-own = our own
rules-sheet-from-base = { $base }
rules-sheet-from-course = this course
rules-sheet-before = { $base }: { $value }
rules-sheet-based = Based on: { $base }. { $count ->
    [0] Nothing is different.
    [one] One rule is different.
   *[other] { $count } rules are different.
}
rules-sheet-code = To use these rules on another computer: { $code }
rules-sheet-note = “This course” means that { $base } says nothing, or leaves the choice open. Then you see the rule that the lessons use.
