### What went wrong between deals and at the end of a game.

error-situation-hand_result = The end of this deal ({ $kind }) doesn't make sense. { $part ->
    [winners] A win needs a winner, and no other ending has one.
    [abort] An abortive draw needs its name, and no other ending has one.
   *[offenders] A chombo needs an offender, and no other ending has one.
}
error-situation-extension_winds = There can't be { $found } extra rounds. Choose a number from 1 to { $most }.
error-rules-no_uma_name = “{ $text }” isn't an uma. Write two numbers, such as 10-20.
error-rules-not_settled = These rules don't settle this result. { $reason }
