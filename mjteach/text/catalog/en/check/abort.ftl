### Abortive draws: what must hold before a deal ends early.

check-abort-question = Does the deal end early because of { NAME("draw.abort", $abort) }?

## Kyuushu kyuuhai

check-abort-kyuushu-played-yes = These rules let you end the deal when you hold nine different terminals and honours.
check-abort-kyuushu-played-no = These rules don't let you end the deal for nine different terminals and honours.
check-abort-kyuushu-first_draw-yes = This is your first draw.
check-abort-kyuushu-first_draw-no = This isn't your first draw.
check-abort-kyuushu-no_call-yes = Nobody has called a tile or declared a kan.
check-abort-kyuushu-no_call-no = { $calls ->
    [one] Somebody has already called a tile or declared a kan. Concealed kans count too.
   *[other] There have already been { $calls } calls or kans. Concealed kans count too.
}
check-abort-kyuushu-kinds-yes = You hold { $count } different terminals and honours: { $kinds }. You need at least nine.
check-abort-kyuushu-kinds-no = { $count ->
    [0] You don't hold any terminals or honours.
    [1] You hold only one terminal or honour: { $kinds }.
   *[other] You hold only { $count } different terminals and honours: { $kinds }.
} You need at least nine.

## Suufon renda

check-abort-suufon-played-yes = These rules end the deal when all four first discards are the same wind.
check-abort-suufon-played-no = These rules don't end the deal when all four first discards are the same wind.
check-abort-suufon-four-yes = All four players have made their first discard: { SAID($tiles) }.
check-abort-suufon-four-no = { $count ->
    [0] Nobody has discarded yet.
    [one] Only one player has discarded so far.
   *[other] Only { $count } players have discarded so far.
} All four must have made their first discard.
check-abort-suufon-no_call-yes = Nobody has called a tile or declared a kan.
check-abort-suufon-no_call-no = { $calls ->
    [one] Somebody called a tile or declared a kan in between. Concealed kans count too.
   *[other] There were { $calls } calls or kans in between. Concealed kans count too.
}
check-abort-suufon-same_wind-yes = All of these discards are the same wind: { SAID($tiles) }.
check-abort-suufon-same_wind-no = The discards aren't all the same wind: { SAID($tiles) }.
check-abort-suufon-passes-yes = Nobody wins on the last of these discards.
check-abort-suufon-passes-no = Somebody wins on the last of these discards, and a win comes first.

## Suucha riichi

check-abort-suucha-played-yes = These rules end the deal when all four players are in riichi.
check-abort-suucha-played-no = These rules don't end the deal when all four players are in riichi.
check-abort-suucha-four-yes = All four players are in riichi.
check-abort-suucha-four-no = { $count ->
    [0] Nobody is in riichi.
    [one] Only one player is in riichi.
   *[other] Only { $count } players are in riichi.
} All four must be.
check-abort-suucha-passes-yes = Nobody wins on the tile discarded for the fourth riichi.
check-abort-suucha-passes-no = Somebody wins on the tile discarded for the fourth riichi, so that riichi doesn't count.

## Suukaikan

check-abort-suukaikan-played-yes = These rules end the deal when two or more players have made four kans between them.
check-abort-suukaikan-played-no = These rules don't end the deal after four kans.
check-abort-suukaikan-four-yes = Four kans have been made: { $tiles }.
check-abort-suukaikan-four-no = { $count ->
    [0] Nobody has made a kan.
    [one] Only one kan has been made.
   *[other] Only { $count } kans have been made.
} There must be four.
check-abort-suukaikan-by_two-yes = More than one player made the kans: { $players }.
check-abort-suukaikan-by_two-no = { $count ->
    [0] Nobody has made a kan.
   *[other] { $players } made all of them. A single player can still go for the yakuman with four kans.
}
check-abort-suukaikan-time-yes = { $timing ->
    [on_declaration] The fourth kan ends the deal at once.
   *[after_safe_discard] The discard after the fourth kan has been made.
}
check-abort-suukaikan-time-no = The player who made the fourth kan still has to draw and discard first.
check-abort-suukaikan-passes-yes = Nobody wins before the deal ends.
check-abort-suukaikan-passes-no = Somebody wins first, and a win ends the deal.

## Sanchahou

check-abort-sanchahou-played-yes = These rules end the deal when three players call ron on the same tile.
check-abort-sanchahou-played-no = These rules don't end the deal when three players win at once.
check-abort-sanchahou-three-yes = Three players call ron on the same tile: { $players }.
check-abort-sanchahou-three-no = { $count ->
    [0] Nobody calls ron on this tile.
    [one] Only one player calls ron on this tile.
   *[other] Only { $count } players call ron on this tile.
} It takes three.

## Fifth kan

check-abort-fifth_kan-played-yes = These rules end the deal when a fifth kan is declared.
check-abort-fifth_kan-played-no = Under these rules nobody can declare a fifth kan, so it can't end the deal.
check-abort-fifth_kan-four-yes = Four kans have already been made: { $tiles }.
check-abort-fifth_kan-four-no = { $count ->
    [0] No kans were made before this one.
    [one] Only one kan was made before this one.
   *[other] Only { $count } kans were made before this one.
} There must be four.
