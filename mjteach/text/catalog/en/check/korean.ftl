### Korean mahjong: eopeo, bulleo, and whether a finished hand may be declared.

check-korean-eopeo-question = Can you declare eopeo with this hand?
check-korean-bulleo-question = Can you declare bulleo with this hand?
check-korean-kan-question = Can you declare a kan of { $tile }?

check-korean-closed-yes = Your hand is closed.
check-korean-closed-no = You've called sets: { $melds }. You need a closed hand to declare.

check-korean-tenpai-yes = Your hand is tenpai. It's waiting on { $waits }.
check-korean-tenpai-no = Your hand isn't tenpai. You can declare only when it is.

check-korean-every_wait-yes = Your base yaku give at least { $least } han with every winning tile: { $waits }.
check-korean-every_wait-no = With { $short }, your base yaku give fewer than { $least } han. You need at least that many with every winning tile.
check-korean-every_wait-moot = It doesn't matter here how many han the winning tiles give.

check-korean-bulleo_furiten-yes = You aren't furiten, or it doesn't matter under these rules.
check-korean-bulleo_furiten-no = You discarded { $tiles } yourself, so you're furiten. These rules don't let you declare bulleo while you're furiten.
check-korean-bulleo_furiten-moot = It doesn't matter here whether you're furiten.

check-korean-bulleo_open-yes = Another player has declared eopeo. These rules let you declare bulleo all the same.
check-korean-bulleo_open-no = Another player has declared eopeo and can't choose discards any more. After that, these rules don't let you declare bulleo.

check-korean-kan_before_eopeo-yes = You haven't declared eopeo, so you can declare a kan.
check-korean-kan_before_eopeo-no = You've declared eopeo. After that you can't declare a kan at all.

## Whether a finished hand may be declared

check-korean-win-min_han-no = Your base yaku give { $han } han. These rules ask for { $least }, and bonus yaku don't help.
check-korean-win-furiten-no = You discarded { $tiles } in this suit, so you're furiten and can't win by ssoa with nine gates.
check-korean-win-furiten_ssumu-no = You discarded { $tiles } in this suit, so you're furiten. Under these rules even a win by ssumu is a jeompeu.
