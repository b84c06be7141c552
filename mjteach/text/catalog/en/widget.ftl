### The frame around every puzzle: buttons, labels, keys.

## Buttons

widget-check = Check
widget-hint = Hint
widget-skip = Skip
widget-sure = I'm sure
widget-guess = I'm guessing
widget-afresh = Start over
widget-why = Why
widget-next = Next
widget-more = More like this
widget-show_me = Show me
widget-continue = Continue
widget-finish = See your result
widget-review = Go through the ones you missed
widget-new_set = Another set
widget-text_view = In words
widget-keys = Keys

## Frame

widget-progress = Question { $number } of { $of }
widget-older = From an earlier lesson:
widget-review_progress = Again: { $number } of { $of }
widget-house = { $ruleset }, with a house rule
widget-ruleset = Rules: { $ruleset }
widget-about = About this question
widget-code = Code
widget-copy_code = Copy the code
widget-copy_code_by_hand = The code is selected. Now you can copy it yourself.
widget-optional = optional
widget-silent = The lesson hasn't answered yet. Wait a moment, then try again.
widget-stopped = The lesson has stopped. Your answer is still here, but it can't be checked now.
widget-start_again = Start the lesson again
widget-asleep = The questions on this page are asleep.
widget-wake_up = Wake up
widget-starting_again = The lesson is starting again.
widget-start_by_menu = In the menu, choose “Run”, then “Run All Cells”.
widget-trouble = Something went wrong on our side. Your question and your answer are still here. You can go on.
widget-details = Details of what went wrong
widget-copy_details = Copy the details
widget-copied = Copied.
widget-copy_by_hand = The details are selected below. Copy them from there.
widget-scene_in_words = The scene in words
widget-open_here = Open the lesson and run it to answer here.
widget-example = An example
widget-by_table = { NAME("korean.rule.han_table.value", $table) } table: { $said }

## A question before its answer

widget-predict-answer = Your answer
widget-predict-right = Right.
widget-predict-partly = Partly right: { TILE($tiles) }. The answer:
widget-predict-too_many = { $count ->
    [one] One doesn't belong: { TILE($tiles) }.
   *[other] These don't belong: { TILE($tiles) }.
}
widget-predict-wrong = Not quite. The answer:
widget-predict-shown = The answer:
widget-number = { $number }

## Tiles

widget-whole_row = { $row } ({ $tiles })
widget-tile_at = tile { $number }, { $tile }
widget-tile_lying = { $tile } ({ $how })
widget-face_down = face down
widget-sideways = sideways
widget-called_away = called by another player
widget-stacked = on top
widget-missing = a missing tile
widget-winning = the winning tile
widget-labelled = { $tile }: { $label }
widget-yes = Yes.
widget-table_cell = { $column }: { $value }

## Answer fields

widget-typed = Type the tiles
widget-typed_example = 1m 9p Wh
widget-typed_one = 9p
widget-pad = Tiles to choose from
widget-pad_here = Choose tiles here
widget-suit-m = Characters
widget-suit-p = Circles
widget-suit-s = Bamboo
widget-suit-z = Honours
widget-show_suit = Show: { $suit }
widget-chosen = Chosen: { $tiles }
widget-unknown_tile = I don't know a tile called “{ $text }”. Write what you see in a tile's corner, such as 9p or Wh.
widget-chosen_once = Chosen: { $tiles }. Each tile counts once here.
widget-payment-one = One player pays { $points }.
widget-payment-two = The dealer pays { $dealer }, and the others pay { $others } each.
widget-payment-all = Each of the others pays { $points }.
widget-nothing_chosen = Nothing chosen yet
widget-none = None of them
widget-given = already filled in
widget-typed_choice = Type or pick
widget-typed_place = Type a place
widget-places_listed = The same places as a list
widget-in_order = In order
widget-not_in_order = Not in order yet
widget-move_up = Move earlier: { $name }
widget-move_down = Move later: { $name }
widget-take_out = Take out: { $name }
widget-step_of = { $name }: step { $place } of { $of }
widget-parts_bar = Parts of the question
widget-part_of = Part { $number } of { $of }
widget-part_done = filled in
widget-part_open = still empty
widget-next_part = Next part
widget-still_empty = Still empty: { $parts }
widget-check_anyway = To check anyway, press Check again.
widget-no_more_hints = No more hints
widget-answer_below = Answer below ↓
widget-by_parts = One part at a time
widget-all_parts = All parts at once
widget-pick_first = First choose some tiles above.
widget-tap_above = Choose from the tiles in the picture.
widget-or_type = Or type one: 7s.
widget-no_such_tile = There's no { $tile } to choose here.
widget-choose = choose
widget-empty_is_zero = Fill in what counts. An empty line counts as 0.
widget-group = Make a group
widget-group_name = Group { $name }
widget-in_group = in group { $name }
widget-ungroup = Take group { $name } apart
widget-groups_none = No groups yet. Choose tiles, then press “Make a group”.

## Signs beside a part

widget-part-right = correct
widget-part-look = look here
widget-part-partly = partly correct
widget-part-wrong = not correct
widget-part-blank = left empty
widget-mark-look = look here
widget-mark-finished = finished
widget-mark-right = correct
widget-mark-missed = missed
widget-mark-extra = too many

## Keys

widget-key-digits = number, then m p s z
widget-key-digits-what = add tiles: 258m
widget-key-honours = E S W N, Wh Gr Rd
widget-key-honours-what = type a wind or a dragon in the box
widget-key-back = Backspace, Esc
widget-key-back-what = take back your last choice, clear the part you're in
widget-key-arrows = arrows, Space
widget-key-arrows-what = move between the tiles, choose one or take it back
widget-key-tab = Tab
widget-key-tab-what = next box or button
widget-key-yes_no = y, n
widget-key-yes_no-what = yes, no
widget-key-numbered = 1, 2, 3 …
widget-key-numbered-what = choose the answer in that place
widget-key-order = 1, 2, 3 …
widget-key-order-what = put the one with that number next
widget-key-group = g
widget-key-group-what = make a group of the marked tiles
widget-key-enter = Enter
widget-key-enter-what = choose what you're on; check, if it's already chosen or you're typing; go on, after a right answer
widget-key-on = Enter
widget-key-on-what = choose what you're on; check, if it's already chosen or you're typing; then go to the next hand
widget-key-next_hand = Enter
widget-key-next_hand-what = next hand
widget-key-guess = q
widget-key-guess-what = check as a guess
widget-key-flag = f
widget-key-flag-what = fu don't matter here (press f before you type a number)
widget-key-parts = o
widget-key-parts-what = one part at a time, or all at once
widget-key-leave = Esc
widget-key-leave-what = leave a text box or a list, so that letters work as keys again; in a number box, clear it
widget-key-letters = h, w, n, k
widget-key-letters-what = hint, why or show me, next, skip
widget-key-skip = k
widget-key-skip-what = skip
widget-key-step = u
widget-key-step-what = the next step, once it's offered
widget-key-print = p
widget-key-print-what = print a set that's over
widget-key-choose = c
widget-key-choose-what = choose what to practise
widget-key-text = t, ?
widget-key-text-what = the scene in words, these keys
