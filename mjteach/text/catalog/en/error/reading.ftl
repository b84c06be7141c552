### An answer that cannot be read: it is not graded, and the sentence says what can be typed.

error-reading-no_number = “{ $found }” is no number: type one such as 3 or 30.
error-reading-no_whole_number = “{ $found }” is no whole number: type one such as 3 or 30.
error-reading-below_zero = { $found } lies below zero: type a number such as 3 or 30.
error-reading-long_number = “{ $found }” is no number to answer with: type a shorter one such as 3 or 30.
error-reading-no_payment = “{ $found }” is no payment: type one such as 7700, 1300/2600 or 2600 all.
error-reading-half_payment = “{ $found }” lacks the dealer's share: type both, such as 1300/2600.
error-reading-payment_too_long = “{ $found }” has too many numbers. A payment has one or two, such as 1300/2600.
error-reading-no_choice = “{ $found }” is none of the choices. { $nearest ->
    [none] { $choices ->
        [none] Take one of the list, such as { $first }.
       *[other] Choose { ANY($choices) }.
    }
   *[other] Did you mean { ANY($nearest) }?
}
error-reading-several_choices = “{ $found }” fits { $choices ->
    [none] several choices
   *[other] more than one choice: { $choices }
}. Type more.
error-reading-no_action = “{ $found }” is no action here. { $choices ->
    [none] Take some of the list.
   *[other] Choose { ANY($choices) }.
}
error-reading-several_actions = “{ $found }” can be { $choices ->
    [none] said of several tiles
   *[other] { ANY($choices) }
}. Name the tiles too.
error-reading-no_step = There is no step { $found }. Type numbers from 1 to { $most }.
error-reading-step_twice = “{ $found }” stands there twice. Name every step once.
error-reading-not_lying = { $found }, tile { $place } from the left, is not one of these tiles, or not once more. Write each as it lies, such as 5*34m.
error-reading-row_length = “{ $found }” shows { $count ->
    [one] one tile
   *[other] { $count } tiles
}, but { $places } lie there. Write x where one lies face down, such as x11xm.
error-reading-no_such_spot = { $tile } does not lie there. Name a tile that does.
error-reading-several_spots = { $tile } lies there { $count } times. Write { $tile }#1 for the first, { $tile }#2 for the second.
error-reading-no_place_in_row = There is no tile { $found } in this row. It has { $count }.
error-reading-too_few_left = The row has { $count ->
    [0] no { $tile }
    [one] only one { $tile }
   *[other] only { $count } { $tile }
}, but your groups use more.
error-reading-no_name = “{ $found }” names no tile and what it is. Write both, such as 2p and its name.
error-reading-no_answer = “{ $found }” is no answer to this. Type it as a text or a number.
error-reading-no_field = This question has no field “{ $found }”. It has { $known }.
