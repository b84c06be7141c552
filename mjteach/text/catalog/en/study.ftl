### What is told of answers that are taken away, brought back, or forgotten.

study-taken_out = { $count ->
    [one] One answer is
   *[other] { $count } answers are
} in the file { $file }.
study-taken_in = { $count ->
    [0] Nothing in it was new.
    [one] One new answer was added.
   *[other] { $count } new answers were added.
}
study-spoilt = { $count ->
    [one] Line { $first } couldn't be read and was left out.
   *[other] { $count } lines couldn't be read and were left out. The first is line { $first }.
}
study-forgotten = { $count ->
    [one] One answer has
   *[other] { $count } answers have
} been forgotten.
