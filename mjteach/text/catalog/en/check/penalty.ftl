### What must hold before a penalty is due.

check-penalty-question = Is there a penalty for { NAME("penalty", $offence) }?

check-penalty-in_play-yes = The mistake happened during play, after the dealer's first discard.
check-penalty-in_play-no = There are penalties only from the dealer's first discard until a win or a draw.
check-penalty-no_win-yes = No other player won at that moment.
check-penalty-no_win-no = Another player won at that moment, and the win comes first.
check-penalty-forbidden-yes = { $option ->
    [none] It's against the rules at this table.
   *[other] It's against the rules at this table. The rule “{ $option }” decides what it costs.
}
check-penalty-forbidden-no = { $option ->
    [none] It costs nothing at this table.
   *[other] It costs nothing at this table. The rule “{ $option }” says so.
}
check-penalty-comes_to_light-yes = { $reveal ->
    [at_once] It counts as soon as somebody notices.
   *[other] It has come to light.
}
check-penalty-comes_to_light-no = { $end ->
    [offender_wins] The deal ended with a win, so nobody checks.
    [other_wins] Another player won, so nobody checks.
    [other_abort] Nobody shows their hand after this kind of draw.
   *[other] No win brought it to light, so nobody objects.
}
