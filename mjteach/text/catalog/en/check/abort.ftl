### Abortive draws: what must hold before a deal ends early.

check-abort-question = Does the deal end early by { NAME("draw.abort", $abort) }?

## Kyuushu kyuuhai

check-abort-kyuushu-played-yes = These rules let you end the deal for nine different terminals and honours.
check-abort-kyuushu-played-no = These rules do not end a deal for nine different terminals and honours.
check-abort-kyuushu-first_draw-yes = This is your first draw.
check-abort-kyuushu-first_draw-no = This is not your first draw.
check-abort-kyuushu-no_call-yes = Nobody has called a tile or declared a kan.
check-abort-kyuushu-no_call-no = { $calls ->
    [one] There was a call or a kan before. A concealed kan counts as well.
   *[other] There were { $calls } calls or kans before. Concealed kans count as well.
}
check-abort-kyuushu-kinds-yes = You hold { $count } different terminals and honours: { $kinds }. Nine are enough.
check-abort-kyuushu-kinds-no = { $count ->
    [0] You hold no terminals and no honours.
    [1] You hold one terminal or honour: { $kinds }.
   *[other] You hold only { $count } different terminals and honours: { $kinds }.
} Nine are needed.

## Suufon renda

check-abort-suufon-played-yes = These rules end a deal when all four first discards are the same wind.
check-abort-suufon-played-no = These rules do not end a deal for four equal winds.
check-abort-suufon-four-yes = All four players have made their first discard: { SAID($tiles) }.
check-abort-suufon-four-no = First discards so far: { $count }. All four players must have discarded.
check-abort-suufon-no_call-yes = Nobody has called a tile or declared a kan.
check-abort-suufon-no_call-no = { $calls ->
    [one] There was a call or a kan in between. A concealed kan counts as well.
   *[other] There were { $calls } calls or kans in between. Concealed kans count as well.
}
check-abort-suufon-same_wind-yes = The discards are the same wind: { SAID($tiles) }.
check-abort-suufon-same_wind-no = The discards are not one and the same wind: { SAID($tiles) }.
check-abort-suufon-passes-yes = Nobody wins on the last of these discards.
check-abort-suufon-passes-no = Somebody wins on the last of these discards, and a win comes first.

## Suucha riichi

check-abort-suucha-played-yes = These rules end a deal when all four players are in riichi.
check-abort-suucha-played-no = These rules do not end a deal for four riichi.
check-abort-suucha-four-yes = All four players are in riichi.
check-abort-suucha-four-no = Players in riichi: { $count }. All four are needed.
check-abort-suucha-passes-yes = Nobody wins on the tile of the fourth riichi.
check-abort-suucha-passes-no = Somebody wins on the tile of the fourth riichi, so that riichi never counted.

## Suukaikan

check-abort-suukaikan-played-yes = These rules end a deal when several players have made four kans together.
check-abort-suukaikan-played-no = These rules do not end a deal for four kans.
check-abort-suukaikan-four-yes = Four kans were made: { $tiles }.
check-abort-suukaikan-four-no = Kans so far: { $count }. Four are needed.
check-abort-suukaikan-by_two-yes = They belong to several players: { $players }.
check-abort-suukaikan-by_two-no = { $count ->
    [0] Nobody has made a kan.
   *[other] All of them belong to { $players }. One player alone may still go for four kans as a hand.
}
check-abort-suukaikan-time-yes = { $timing ->
    [on_declaration] The fourth kan ends the deal at once.
   *[after_safe_discard] The discard after the fourth kan has been made.
}
check-abort-suukaikan-time-no = After the fourth kan, its player still draws and discards first.
check-abort-suukaikan-passes-yes = Nobody wins before that.
check-abort-suukaikan-passes-no = Somebody wins first, and a win ends the deal.

## Sanchahou

check-abort-sanchahou-played-yes = These rules end a deal when three players win on one tile.
check-abort-sanchahou-played-no = These rules do not end a deal for three wins at once.
check-abort-sanchahou-three-yes = Three players say ron on the same tile: { $players }.
check-abort-sanchahou-three-no = Players who say ron on the tile: { $count }. Three are needed.

## Fifth kan

check-abort-fifth_kan-played-yes = These rules end a deal when a fifth kan is declared.
check-abort-fifth_kan-played-no = With four kans made nobody may declare another. These rules do not end a deal for it.
check-abort-fifth_kan-four-yes = Four kans were made before: { $tiles }.
check-abort-fifth_kan-four-no = Kans before this one: { $count }. There must be four.
