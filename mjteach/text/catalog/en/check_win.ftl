### Whether a finished hand may be declared.

check-win-yaku-no = The hand has no yaku, and a win needs one. Dora are no yaku.
check-win-min_han-no = The yaku give { $han } han. These rules ask for { $least }, without dora.
check-win-shibari-no = The yaku give { $han } han. From five honba counters on, these rules ask for { $least }.
check-win-robs_ankan-no = { $tile } was shown in a concealed kan. Only thirteen orphans may take it, and only where the rules say so.
