### An answer that cannot be read: it is not graded, and the sentence says what can be typed.

error-reading-no_number = I can't read “{ $found }” as a number. Type digits, such as 3 or 30.
error-reading-no_whole_number = “{ $found }” isn't a whole number. Type one such as 3 or 30.
error-reading-below_zero = { $found } is below zero. Type the number here without a minus.
error-reading-long_number = “{ $found }” is too long to be the answer. Type a shorter number, such as 3 or 30.
error-reading-no_payment = “{ $found }” isn't a payment. Type one such as 7700, 1300/2600 or 2600 all.
error-reading-half_payment = “{ $found }” leaves out the dealer's share. Type both shares, such as 1300/2600.
error-reading-payment_too_long = “{ $found }” has too many numbers. A payment has one or two, such as 1300/2600.
error-reading-no_choice = “{ $found }” isn't one of the choices. { $nearest ->
    [none] { $choices ->
        [none] Choose one from the list, such as { $first }.
       *[other] Choose { ANY($choices) }.
    }
   *[other] Did you mean { ANY($nearest) }?
}
error-reading-several_choices = “{ $found }” fits { $choices ->
    [none] several choices
   *[other] more than one choice: { $choices }
}. Type more.
error-reading-no_action = “{ $found }” isn't among the choices here. { $choices ->
    [none] Choose from the list, or type “none”.
   *[other] There's { ANY($choices) }, or “none” alone.
}
error-reading-several_actions = “{ $found }” { $choices ->
    [none] fits more than one tile
   *[other] could be { ANY($choices) }
}. Name the tiles too.
error-reading-no_step = There's no step { $found }. Type numbers from 1 to { $most }.
error-reading-step_twice = You've named “{ $found }” twice. Name every step once.
error-reading-not_lying = You wrote { $found } at place { $place } from the left. It isn't one of these tiles, or you've already used it. Write each tile as it lies, such as 5*34m.
error-reading-row_length = “{ $found }” shows { $count ->
    [one] one tile
   *[other] { $count } tiles
}, but there are { $places } in the row. Write x for a tile that's face down, as in x11xm.
error-reading-no_such_spot = { $tile } isn't one of these tiles. Name one that is.
error-reading-several_spots = There are { $count } copies of { $tile } here, so say which one you mean. Write { $tile }#1 for the first, { $tile }#2 for the second.
error-reading-no_place_in_row = There's no place { $found } among these tiles. There are only { $count }.
error-reading-too_few_left = The row has { $count ->
    [0] no { $tile }, but your groups use it.
    [one] only one { $tile }, but your groups use more.
   *[other] only { $count } copies of { $tile }, but your groups use more.
}
error-reading-no_name = “{ $found }” doesn't give a tile and its name. Write the tile first, such as 2p, then a space and the name.
error-reading-no_answer = “{ $found }” can't be an answer here. Type text or a number.
error-reading-no_field = This question has no field “{ $found }”. It has { $known }.
