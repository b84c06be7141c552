### rule_compare: what is asked, shown and said. Never which line of the sheet decides.

puzzle-rule_compare-name = Compare the rules
puzzle-rule_compare-prompt-1 = Here's the same hand under two rule sets. Which rule set pays more, and which rule makes the difference?
puzzle-rule_compare-prompt-2 = Here's the same hand under three rule sets. Which of them pay most, and which rule makes the difference?
puzzle-rule_compare-prompt-3 = { $question } Which of these rule sets say yes, and which rule makes the difference?

## What is asked of the table

puzzle-rule_compare-ask-pays = How much is this hand worth?
puzzle-rule_compare-ask-kan = Can you declare a concealed kan with the tile you drew?
puzzle-rule_compare-ask-nagashi = Does this river earn nagashi mangan?
puzzle-rule_compare-ask-late_riichi = Can you declare riichi and discard the tile you drew?
puzzle-rule_compare-ask-swap_discard = You called the last set of this hand. Can you discard this tile now?
puzzle-rule_compare-ask-shared_ron = You say ron, and so do others. Do you win?
puzzle-rule_compare-ask-nine_kinds = Can you end the deal with this first draw?
puzzle-rule_compare-ask-four_discards = Do these first discards end the deal in a draw?

## The tiles

puzzle-rule_compare-row-hand = The hand
puzzle-rule_compare-row-dora = Dora indicator
puzzle-rule_compare-row-kan_dora = { $count ->
    [one] Indicator turned over for the kan
   *[other] Indicators turned over for the kans
}
puzzle-rule_compare-row-ura = Ura dora indicator, below the first
puzzle-rule_compare-row-kan_ura = { $count ->
    [one] Below the kan's indicator
   *[other] Below the kans' indicators
}
puzzle-rule_compare-row-asked = The tile in question
puzzle-rule_compare-row-discards = Each player's first discard
puzzle-rule_compare-row-river = The river when the wall has run out

## The circumstances

puzzle-rule_compare-in_riichi = In riichi
puzzle-rule_compare-left = { $left ->
    [0] You drew the last tile of the wall
    [1] One tile is left in the wall after your draw
   *[other] { $left } tiles are left in the wall after your draw
}
puzzle-rule_compare-before_you = { $count ->
    [0] Nobody between the discarder and you says ron
    [1] One player between the discarder and you says ron
   *[other] { $count } players between the discarder and you say ron
}
puzzle-rule_compare-after_you = { $count ->
    [0] Nobody after you says ron
    [1] One player after you says ron
   *[other] { $count } players after you say ron
}
puzzle-rule_compare-first_draw = It's your first draw, and nobody has called
puzzle-rule_compare-no_call = Nobody has called, and nobody says ron
puzzle-rule_compare-wall_is_out = The deal ends without a win
puzzle-rule_compare-closed_hand = Your hand is closed
puzzle-rule_compare-yaku = By this course's rules: { NAME("yaku", $yaku) }
puzzle-rule_compare-count = By this course's rules: { $han } han including dora, { $sum } fu{ $rounded ->
    [True] , counted as { $fu }
   *[False] {""}
}

## The rule sheets, as far as they differ

puzzle-rule_compare-sheets = What their rules say
puzzle-rule_compare-sheet_option = Rule
puzzle-rule_compare-uncertain = { $value }, uncertain
puzzle-rule_compare-not_said = the source doesn't say

## The answer

puzzle-rule_compare-best-points = the rule set that pays most
puzzle-rule_compare-best-verdict = where the answer is yes
puzzle-rule_compare-best-some = { $rulesets }
puzzle-rule_compare-best-none = Under none of them
puzzle-rule_compare-best-points-all = { $count ->
    [2] Both pay the same
   *[other] All { $count } pay the same
}
puzzle-rule_compare-best-verdict-all = Under all of them
puzzle-rule_compare-option = the rule that makes the difference
puzzle-rule_compare-option-none = None: they all agree here

## Why it is right

puzzle-rule_compare-right-points = This line makes the difference: { $option }. The hand is worth { $most } points or { $least }, depending on the rule set.
puzzle-rule_compare-right-points-same = No line on the sheet changes the points. The hand is worth { $points } points everywhere.
puzzle-rule_compare-right-verdict = This line makes the difference here: { $option }. The other lines don't change the answer.
puzzle-rule_compare-right-verdict-same = No line on the sheet changes the answer here. The rule sets all agree.

## Hints

puzzle-rule_compare-hint-points-look = Go through the rule sheet line by line. Which lines have to do with this hand?
puzzle-rule_compare-hint-points-ask = Take a line that has to do with this hand. Count the han and fu with that rule, then without it.
puzzle-rule_compare-hint-points-rule = A line makes a difference only if it changes the points. You round fu up to the next ten. Within a limit, one more han may change nothing.
puzzle-rule_compare-hint-verdict-look = Go through the rule sheet line by line. Which lines are about this situation?
puzzle-rule_compare-hint-verdict-ask = Take a line about this situation. Does that line apply here? Check the tiles one by one.
puzzle-rule_compare-hint-verdict-rule = A line makes a difference only if the case it describes has come up. Otherwise it changes nothing.
puzzle-rule_compare-hint-line = Here's one line for you. { $ruleset }: { $says }.

## The working

puzzle-rule_compare-idle = { $option }: this changes nothing here.
puzzle-rule_compare-idle-moves = { $option }: this changes only the working, not the answer.
