### Rule sets side by side as a table: its columns, its filters, and how it is shown.

comparison-caption = Each rule set with its answer, and the rules that make the difference
comparison-explanation = The full explanation

## What is compared, for those who hear it

comparison-about-hand = { $tiles }, won by { NAME("way", $by) } on { TILE($tile) }.
comparison-about-draw = Is this hand tenpai at an exhaustive draw: { $tiles }?

## The circumstances of a win

comparison-win-first_turn = On the first turn, before any call
comparison-win-furiten = Furiten
comparison-win-seat = Seat: { TILE($wind) }
comparison-win-round = Round: { TILE($wind) }
comparison-win-indicators = Dora indicators: { $tiles }
comparison-win-ura_indicators = Ura dora indicators: { $tiles }
comparison-win-dora_count = Dora: { $count }
comparison-win-ura_count = Ura dora: { $count }
comparison-win-honba = Honba counters: { $count }
comparison-win-deposits = Riichi sticks on the table: { $count }
comparison-win-wins_in_row = Wins in a row: { $count }

## Columns

comparison-ruleset = Rule set
comparison-source = Its source
comparison-answer = The answer
comparison-options = What makes the difference
comparison-details = In detail
comparison-fact-win = Can win
comparison-fact-complete = Complete
comparison-fact-points = Points
comparison-fact-limit = Limit
comparison-fact-yakuman = Yakuman
comparison-fact-han = Han
comparison-fact-fu = Fu
comparison-fact-yaku = Yaku
comparison-fact-dora = Dora
comparison-fact-payments = Payments
comparison-fact-ron = Ron possible
comparison-fact-kinds = Furiten
comparison-fact-until = No ron until
comparison-fact-riichi = Riichi allowed
comparison-fact-kan = Kan allowed
comparison-fact-action = Allowed
comparison-fact-winners = Winners
comparison-fact-drawn = Ends in a draw
comparison-fact-tenpai = Tenpai
comparison-fact-nagashi = Nagashi mangan
comparison-fact-changes = Change of points
comparison-fact-after_game = After the game, in thousands
comparison-fact-abort = Ends in a draw
comparison-fact-dealer_stays = Dealer stays
comparison-fact-category = Penalty
comparison-fact-deposit = Points on the table
comparison-fact-game_over = Game over
comparison-fact-next_hand = Next deal
comparison-fact-may_stop = Dealer can end the game
comparison-fact-settled = Result settled
comparison-fact-results = Results
comparison-fact-places = Places

## Cells

comparison-list = { $items }
comparison-absent = doesn't apply
comparison-settles = settles the question
comparison-doubted = uncertain about { $options }
comparison-rests = says too little about { $options }
comparison-said-states = stated
comparison-said-uncertain = uncertain
comparison-said-open = left open
comparison-said-silent = not stated
comparison-said-rests = filled in from this course
comparison-star = Filled in from this course, or an answer that depends on something filled in.

## Filters and order

comparison-open = Open the table
comparison-only = Only the differences
comparison-settled = Only where the source gives a clear answer
comparison-option = Rule
comparison-any_option = all rules
comparison-value = How it's played
comparison-any_value = any
comparison-with_count = { $value } ({ $count })
comparison-reset = Reset
comparison-sort = Sort by
comparison-shown = Rule sets shown: { $shown } of { $of }.
comparison-sorted-up = Sorted by { $column }, in ascending order.
comparison-sorted-down = Sorted by { $column }, in descending order.
comparison-none_left = No rule set matches these filters.
comparison-more = Scroll sideways for more columns.
