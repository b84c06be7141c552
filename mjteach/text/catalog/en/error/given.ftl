### Something of another kind was given than can be used.

error-given-no_tiles = “{ $found }” isn't a tile. Write tiles as text, such as "258m".
error-given-no_words = “{ $found }” isn't a list of words. Write words with spaces between them, such as "riichi ippatsu".
error-given-no_places = “{ $found }” doesn't say which discards you mean. Give numbers, such as 2 for the second discard.
error-given-no_events = “{ $found }” isn't a list of what happened at the table. Leave it out, or give the events one by one.
error-given-no_win = “{ $found }” isn't a finished hand. Give what mj.value(...) returned.
error-given-no_deal = “{ $found }” isn't a deal. Start one with mj.start_deal().
error-given-no_position = “{ $found }” isn't a position. Write one as text, such as "A: 123m456p789s1122z 3z".
error-given-no_action = “{ $found }” isn't an action. Write it as text, such as "A discard 5p".
error-given-no_seed = “{ $found }” can't be the name of a wall. Give a word or a number, such as "monday".
error-given-no_such_tool = “{ $found }” can't be left out at a table. Choose { ANY($known) }.
error-given-no_path = “{ $found }” isn't the name of a file. Write it as text, such as "game.jsonl".
error-given-no_reasons = There's nothing to explain about “{ $found }”. Give a result, such as mj.waits("23m").
error-given-no_comparison = “{ $found }” isn't a comparison. Give what mj.compare(...) returned.
error-given-no_number = “{ $found }” isn't a number. Give one, such as 30.
error-given-no_rule = “{ $found }” isn't the id of a rule. Write it as text, such as "{ $example }".
error-given-no_picture = There's no picture of “{ $found }”. Give tiles, a hand or a result, such as "258m".
error-given-too_many = { $count } tiles are too many to show. Show at most { $most } at once.
error-given-no_discard = There's no discard { $place }. This row has { $count ->
    [one] only one
   *[other] { $count }
}.
error-given-no_states = { $text ->
    [none] There's nothing to step through. Give a whole deal, such as mj.recorded_deal("first").
   *[other] You have to open “{ $text }” first. Put its name in place of the dots: mjw.step_through(mj.open_record(…)).
}
error-given-other_viewer = { $viewer ->
    [none] This table shows all four hands. Leave the seat out.
   *[other] You're seeing this table as { $viewer }. Name { $viewer }, or leave the seat out.
}
error-given-nobody_asks = { $seat ->
    [none] Nobody can ask here. Step through a deal as one player, such as "A".
   *[other] Only { $seat } can ask here, and only if the course knows the whole deal.
}
error-given-no_column = “{ $found }” isn't a column of this table. Choose { ANY($known) }.
error-given-no_filter = “{ $found }” doesn't make a difference here. { $count ->
    [0] No option does.
   *[other] Choose { ANY($known) }.
}
error-given-no_play = No rule set here has “{ $found }” for { $option }. Choose { ANY($known) }.
error-given-no_language = The course doesn't come in “{ $found }”. Choose { ANY($known) }.
error-given-no_prediction = “{ $found }” can't be the answer to a question here. Give yes or no, a number, tiles, or one of the choices.
error-given-no_choices = “{ $found }” isn't a list of choices. Give two or more, such as ("left", "right").
error-given-same_choices = You've given “{ $found }” twice. Give each choice once.
error-given-no_option = “{ $found }” isn't one of the choices. Choose { ANY($known) }.
error-given-no_chart = There's no chart “{ $found }”. Choose { ANY($known) }.
error-given-no_report = “{ $found }” isn't a report. Give what mjw.report() returned.

## calls that do not fit what a function takes

error-given-not_taken = { $name } doesn't take “{ $found }”. { $near ->
    [none] { $known ->
        [none] It takes nothing.
       *[other] It takes { ANY($known) }.
    }
   *[other] Did you mean { ANY($near) }?
}
error-given-given_twice = You've given { $found } to { $name } twice. Give it once.
error-given-too_much = { $order ->
    [none] { $name } can't take anything without a name.
   *[other] { $name } can take { $order } without a name.
} { $by_name ->
    [none] Leave the rest out.
   *[other] Put a name in front of anything else you give, such as { $by_name }=…
}
error-given-left_out = { $name } needs { $found }. Write { $name }({ $call }).
