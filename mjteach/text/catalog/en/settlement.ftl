### From the last points to the final results, one line at a time.

settlement-title = The final results, in thousands of points
settlement-player = player { $seat }
settlement-result = Place { $place }: { $who }, { $amount }
settlement-sum = All four results together: { $amount }

settlement-amount-tenths = { $sign ->
    [plus] +
    [minus] -
   *[none] {""}
}{ $whole }{ $tenths ->
    [0] {""}
   *[other] .{ $tenths }
}
settlement-amount-fraction = { $sign ->
    [minus] -
   *[plus] +
}{ $whole ->
    [0] {""}
   *[other] { $whole }{" "}
}{ $part }/{ $of }

## Places

settlement-step-place = { $points } points: place { $place }.
settlement-step-place-by_seat = { $points } points, the same as { $alike }. In turn order from the first dealer, whoever comes first is placed higher. So this is place { $place }.
settlement-step-place-shared = { $points } points, the same as { $alike }. { $count ->
    [2] Both take
   *[other] All of them take
} place { $place }.

## What a result is made of

settlement-step-sticks-to_first = First place takes { $sticks ->
    [one] the stick
   *[other] the { $sticks } sticks
} left on the table: { $amount }, counted in the next line.
settlement-step-sticks-by_seat = { $sticks ->
    [one] The stick left on the table goes
   *[other] The { $sticks } sticks left on the table go
} to the tied player who's first in turn from the first dealer: { $amount }, counted in the next line.
settlement-step-sticks-stay = { $sticks ->
    [one] One stick stays on the table. Nobody gets it.
   *[other] { $sticks } sticks stay on the table. Nobody gets them.
}
settlement-step-base = { $points } points minus { $zero }: { $amount }.
settlement-step-oka = The return score is { $each } above the start score. First place gets that much for each of the four players (oka): { $amount }.
settlement-step-oka-folded = The uma already includes the oka of { $oka } points.
settlement-step-plus_count = { $count ->
    [one] One player has
   *[other] { $count } players have
} at least { $needed } points. That decides which uma counts.
settlement-step-uma = Uma for place { $place }: { $amount }.
settlement-step-uma-shared = { $count } players share the uma for their places, { $sum } in all: { $amount } each.
settlement-step-yakitori = No wins (yakitori): { $amount }.
settlement-step-chombo = { $count ->
    [one] One chombo costs { $each }
   *[other] { $count } chombo cost { $each } each
}, taken off after the game: { $amount }.
