### What went wrong between deals and at the end of a game.

error-situation-hand_result = The end of this deal ({ $kind }) doesn't make sense. { $part ->
    [winners] A win needs a winner, and nothing else has one.
    [abort] An abortive draw needs its name, and nothing else has one.
   *[offenders] A chombo needs an offender, and nothing else has one.
}
error-situation-extension_winds = An extra round can't last { $found } winds. Choose 1 to { $most }.
error-rules-no_uma_name = “{ $text }” isn't an uma. Write two numbers, such as 10-20.
error-rules-not_settled = These rules don't settle this result. { $reason }
