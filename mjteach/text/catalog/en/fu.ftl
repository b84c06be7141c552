### Fu, line by line. A set is named by its tiles.

fu-total = This hand has { $fu } fu.
fu-total_unused = This hand has { $fu } fu, but they make no difference to the points.
fu-sum = That's { $fu } fu in all.
fu-rounded = Rounded up to the next ten, that's { $fu } fu.

fu-base = Every win starts with { $fu } fu.
fu-chiitoitsu = Seven pairs always have { $fu } fu. You never round them.
fu-open_no_fu = An open hand with no extra fu gets { $fu } more.

## Sets

fu-set-run = { NOTATION($tiles) }, a run: { $fu } fu.
fu-set-triplet-open-simple = { NOTATION($tiles) }, an open triplet of simples: { $fu } fu.
fu-set-triplet-open-yaochuu = { NOTATION($tiles) }, an open triplet of terminals or honours: { $fu } fu.
fu-by_ron = { $tile } came from another player, so this triplet counts as open.
fu-set-triplet-closed-simple = { NOTATION($tiles) }, a concealed triplet of simples: { $fu } fu.
fu-set-triplet-closed-yaochuu = { NOTATION($tiles) }, a concealed triplet of terminals or honours: { $fu } fu.
fu-set-quad-open-simple = { NOTATION($tiles) }, an open quad of simples: { $fu } fu.
fu-set-quad-open-yaochuu = { NOTATION($tiles) }, an open quad of terminals or honours: { $fu } fu.
fu-set-quad-closed-simple = { NOTATION($tiles) }, a concealed quad of simples: { $fu } fu.
fu-set-quad-closed-yaochuu = { NOTATION($tiles) }, a concealed quad of terminals or honours: { $fu } fu.

## The pair

fu-pair-none = { NOTATION($tiles) }, a pair of number tiles: { $fu } fu.
fu-pair-guest_wind = { NOTATION($tiles) }, a wind pair that's neither yours nor the round's: { $fu } fu.
fu-pair-dragon = { NOTATION($tiles) }, a pair of dragons: { $fu } fu.
fu-pair-seat_wind = { NOTATION($tiles) }, a pair of your seat wind: { $fu } fu.
fu-pair-round_wind = { NOTATION($tiles) }, a pair of the round wind: { $fu } fu.
fu-pair-double_wind = { NOTATION($tiles) }, a wind pair that's both yours and the round's: { $fu } fu.

## The wait

fu-wait-ryanmen = { $tiles } completed a two-sided wait (ryanmen): { $fu } fu.
fu-wait-shanpon = { $tiles } completed a double pair wait (shanpon): { $fu } fu.
fu-wait-kanchan = { $tiles } completed a gap wait (kanchan): { $fu } fu.
fu-wait-penchan = { $tiles } completed an edge wait (penchan): { $fu } fu.
fu-wait-tanki = { $tiles } completed the pair (tanki): { $fu } fu.
fu-wait-mixed_in = You mixed the drawn tile into the hand, so the wait adds nothing: { $fu } fu.

## The win

fu-win-closed_ron = You won by ron with a closed hand: { $fu } fu.
fu-win-open_ron = You won by ron with an open hand: { $fu } fu.
fu-win-tsumo = You won by your own draw (tsumo): { $fu } fu.
fu-win-pinfu_tsumo = With pinfu, your own draw adds nothing: { $fu } fu.
fu-win-rinshan = Under these rules, a draw after a kan adds nothing: { $fu } fu.
