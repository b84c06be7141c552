### A record that was opened, in words.

record-rounds = { $count ->
    [0] No round could be read.
    [one] One round was read.
   *[other] { $count } rounds were read.
}
record-round = { $hand }: { $end }
record-unfinished = { $hand }: not played to its end.
record-stopped = The reading stopped. { $problem }
