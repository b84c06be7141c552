### What is told of answers that are taken away, brought back, or forgotten.

study-taken_out = { $count ->
    [one] One answer is
   *[other] { $count } answers are
} in the file { $file }.
study-taken_in = { $count ->
    [0] Nothing in it was new.
    [one] One answer was new, and is kept now.
   *[other] { $count } answers were new, and are kept now.
}
study-spoilt = { $count ->
    [one] Line { $first } can't be read, and was left out.
   *[other] { $count } lines can't be read, and were left out. The first is line { $first }.
}
study-forgotten = { $count ->
    [one] One answer is
   *[other] { $count } answers are
} forgotten.
