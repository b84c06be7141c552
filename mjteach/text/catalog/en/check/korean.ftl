### Korean mahjong: eopeo, bulleo, and whether a finished hand may be declared.

check-korean-eopeo-question = May you declare eopeo with this hand?
check-korean-bulleo-question = May you declare bulleo with this hand?
check-korean-kan-question = May you declare a kan of { $tile }?

check-korean-closed-yes = Your hand is closed.
check-korean-closed-no = Your hand has called sets: { $melds }. A declaration needs a closed hand.

check-korean-tenpai-yes = Your hand is tenpai. It waits on { $waits }.
check-korean-tenpai-no = Your hand is not tenpai, and a declaration needs that.

check-korean-every_wait-yes = With every winning tile, { $waits }, the base yaku reach { $least } han.
check-korean-every_wait-no = With { $short } the base yaku stay below { $least } han. Every winning tile must reach the minimum.
check-korean-every_wait-moot = What the winning tiles give does not matter here.

check-korean-bulleo_furiten-yes = You are not furiten, or these rules do not mind it.
check-korean-bulleo_furiten-no = You discarded { $tiles } yourself, so you are furiten. These rules allow no bulleo then.
check-korean-bulleo_furiten-moot = Whether you are furiten does not matter here.

check-korean-bulleo_open-yes = Another player has declared eopeo. These rules allow bulleo all the same.
check-korean-bulleo_open-no = Another player has declared eopeo and can no longer choose discards. These rules allow no bulleo then.

check-korean-kan_before_eopeo-yes = You have not declared eopeo, so a kan is possible.
check-korean-kan_before_eopeo-no = You have declared eopeo. After it there is no kan at all.

## Whether a finished hand may be declared

check-korean-win-min_han-no = The base yaku give { $han } han. These rules ask for { $least }. Bonus yaku do not help.
check-korean-win-furiten-no = You discarded { $tiles } of this suit, so you are furiten. Nine gates cannot win by ssoa then.
check-korean-win-furiten_ssumu-no = You discarded { $tiles } of this suit, so you are furiten. Here even your own draw is a jeompeu.
