### Whether a finished hand may be declared.

check-win-yaku-no = The hand has no yaku, and a win needs one. Dora are no yaku.
check-win-min_han-no = The yaku give { $han } han. These rules ask for { $least }, without dora.
check-win-shibari-no = The yaku give { $han } han. From five honba counters on, these rules ask for { $least }.
check-win-robs_ankan-no = { $tile } was shown in a concealed kan. Only thirteen orphans may take it, and only where the rules say so.

## Where the yaku must be certain before the winning tile comes

check-win-every_wait_has_yaku-no = { $tiles } would complete the hand without a yaku. These rules ask for a yaku on every wait.
check-win-first_call_secures-no = Your first call, { NOTATION($tiles) }, belongs to no yaku. These rules ask that it does.
