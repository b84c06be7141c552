### Something of another kind was given than can be used.

error-given-no_tiles = “{ $found }” is no tile. Write tiles as text, such as "258m".
error-given-no_words = “{ $found }” is no list of words. Write words with spaces between, such as "riichi ippatsu".
error-given-no_places = “{ $found }” is no list of places in a row of discards. Give numbers, such as 2 for the second discard.
error-given-no_events = “{ $found }” is no list of what happened at the table. Leave it out, or give events one by one.
error-given-no_win = “{ $found }” is no finished hand. Give what mj.value(...) returned.
error-given-no_deal = “{ $found }” is no deal. Begin one with mj.start_deal().
error-given-no_position = “{ $found }” is no position. Write one as text, such as "A: 123m456p789s1122z 3z".
error-given-no_action = “{ $found }” is no action. Write it as text, such as "A discard 5p".
error-given-no_seed = “{ $found }” is no name for a wall. Give a word or a number, such as "monday".
error-given-no_path = “{ $found }” is no name of a file. Write it as text, such as "game.jsonl".
error-given-no_reasons = “{ $found }” has no reasons to tell. Give a result, such as mj.waits("23m").
error-given-no_comparison = “{ $found }” compares nothing. Give what mj.compare(...) returned.
error-given-no_number = “{ $found }” is no number. Give one, such as 30.
error-given-no_rule = “{ $found }” is no id of a rule. Write it as text, such as "{ $example }".
error-given-no_picture = “{ $found }” cannot be drawn. Give tiles, a hand or a result, such as "258m".
error-given-too_many = No set has { $count } tiles. Show at most { $most } at once.
error-given-no_discard = There is no discard { $place }. This row has { $count ->
    [one] one
   *[other] { $count }
}.
error-given-no_states = { $text ->
    [none] There is nothing to step through. Give the states of a deal, such as mj.recorded_deal("first").
   *[other] “{ $text }” has to be opened first. Write mjw.step_through(mj.open_record(…)) around it.
}
error-given-other_viewer = { $viewer ->
    [none] This table shows all four hands. Leave the seat out.
   *[other] This table is seen by { $viewer }. Name { $viewer }, or leave the seat out.
}
error-given-nobody_asks = { $seat ->
    [none] Nobody asks here. Step through a deal as one player, such as "A".
   *[other] Only { $seat } can ask here, in a deal whose states are known.
}
error-given-no_column = “{ $found }” is no column of this table. Choose { ANY($known) }.
error-given-no_filter = “{ $found }” decides nothing here. { $count ->
    [0] No option does.
   *[other] Choose { ANY($known) }.
}
error-given-no_play = Nobody here plays “{ $found }” for { $option }. Choose { ANY($known) }.
error-given-no_language = There are no words in “{ $found }”. Choose { ANY($known) }.
error-given-no_prediction = “{ $found }” cannot be asked for. Give yes or no, a number, tiles, or one of the choices.
error-given-no_choices = “{ $found }” is no list of choices. Give two or more, such as ("left", "right").
error-given-same_choices = “{ $found }” is there twice. Give each choice once.
error-given-no_option = “{ $found }” is none of the choices. Choose { ANY($known) }.
error-given-no_chart = There is no chart “{ $found }”. Choose { ANY($known) }.
error-given-no_report = “{ $found }” is no report. Give what mjw.report() has returned.

## calls that do not fit what a function takes

error-given-not_taken = { $name } takes no “{ $found }”. { $near ->
    [none] It takes { ANY($known) }.
   *[other] Did you mean { ANY($near) }?
}
error-given-given_twice = { $found } is given to { $name } twice. Give it once.
error-given-too_much = { $order ->
    [none] Nothing goes into { $name } without its name.
   *[other] Into { $name } you can put { $order } without a name.
} { $by_name ->
    [none] Leave the rest out.
   *[other] Write the name before whatever else you give, such as { $by_name }=…
}
error-given-left_out = { $name } needs { $found }. Write { $name }({ $call }).
