### What must hold before a penalty is due.

check-penalty-question = Is there a penalty for { NAME("penalty", $offence) }?

check-penalty-in_play-yes = It happened during play, after the dealer’s first discard.
check-penalty-in_play-no = Penalties start with the dealer’s first discard and end with a win or a draw.
check-penalty-no_win-yes = No other player won at that moment.
check-penalty-no_win-no = Another player won at that moment. The win counts first.
check-penalty-forbidden-yes = { $option ->
    [none] It is against the rules at this table.
   *[other] It is against the rules at this table. The option “{ $option }” decides what it costs.
}
check-penalty-forbidden-no = { $option ->
    [none] It costs nothing at this table.
   *[other] It costs nothing at this table. That follows from the option “{ $option }”.
}
check-penalty-comes_to_light-yes = { $reveal ->
    [at_once] It counts as soon as somebody notices.
   *[other] It has come to light.
}
check-penalty-comes_to_light-no = { $end ->
    [offender_wins] The deal ended with a win, so nobody looks.
    [other_wins] Another player won, so nobody looks.
    [other_abort] After this kind of draw no hands are shown.
   *[other] No win showed it, so nobody objects.
}
