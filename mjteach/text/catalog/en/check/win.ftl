### Whether a finished hand may be declared.

check-win-yaku-no = The hand has no yaku, and you can't win without one. Dora don't count as yaku.
check-win-min_han-no = The yaku give { $han } han. These rules ask for { $least }, not counting dora.
check-win-shibari-no = The yaku give { $han } han. With five or more honba counters, these rules ask for { $least }.
check-win-robs_ankan-no = { $tile } was shown in a concealed kan. You can rob it only to complete thirteen orphans, and only if the rules allow it.

## Where the yaku must be certain before the winning tile comes

check-win-every_wait_has_yaku-no = { $tiles } would complete the hand but give it no yaku. These rules ask for a yaku with every winning tile.
check-win-first_call_secures-no = Your first call, { NOTATION($tiles) }, isn't part of a yaku. These rules say it must be.
