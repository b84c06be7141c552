### A game from deal to deal.

match-hand = { NAME("match.wind", $wind) } { $number }{ $honba ->
    [0] {""}
   *[other] , { $honba } honba
}

match-wind-1z-name = East
match-wind-2z-name = South
match-wind-3z-name = West
match-wind-4z-name = North

match-goes_on = The next deal is { $hand }.
match-over = The game ends after { $hand }.
match-stopped = The dealer ends the game after { $hand }.

## Honba and sticks of the next deal

match-honba-dealer_won = The dealer won and deals again. That adds one honba, which makes { $honba }.
match-honba-other_won = Another player won, so the dealer moves on. The honba count goes back to { $honba }.
match-honba-draw = A draw adds one honba, which makes { $honba }.
match-honba-abort = An abortive draw adds one honba, which makes { $honba }.
match-honba-no_dealer_win = Under these rules, the honba count goes back to { $honba } when the dealer doesn't win.
match-honba-void = A void deal doesn't change the honba count. It stays at { $honba }.
match-deposits = { $sticks ->
    [one] One stick stays on the table for the next winner.
   *[other] { $sticks } sticks stay on the table for the next winner.
}
