### A record that was opened, in words.

record-rounds = { $count ->
    [0] No deal could be read.
    [1] One deal was read.
   *[other] { $count } deals were read.
}
record-round = { $hand }: { $end }
record-unfinished = { $hand }: not played to the end.
record-stopped = Something couldn't be read. { $problem }
record-differs = The points don't match the rules. { $problem }
