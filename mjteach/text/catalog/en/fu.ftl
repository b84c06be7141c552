### Fu, line by line. A set is named by its tiles.

fu-total = This hand has { $fu } fu.
fu-total_unused = This hand has { $fu } fu. Here they change nothing.
fu-sum = Together { $fu } fu.
fu-rounded = Rounded up to the next ten: { $fu } fu.

fu-base = Every win starts with { $fu } fu.
fu-chiitoitsu = Seven pairs always have { $fu } fu, never rounded.
fu-open_no_fu = An open hand without fu gets { $fu } more.

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

fu-pair-none = { NOTATION($tiles) }, a pair of numbers: { $fu } fu.
fu-pair-guest_wind = { NOTATION($tiles) }, a pair of a wind that is not yours: { $fu } fu.
fu-pair-dragon = { NOTATION($tiles) }, a pair of dragons: { $fu } fu.
fu-pair-seat_wind = { NOTATION($tiles) }, a pair of your seat wind: { $fu } fu.
fu-pair-round_wind = { NOTATION($tiles) }, a pair of the round wind: { $fu } fu.
fu-pair-double_wind = { NOTATION($tiles) }, a pair of your seat wind and the round wind at once: { $fu } fu.

## The wait

fu-wait-ryanmen = { $tiles } completed a two-sided wait (ryanmen): { $fu } fu.
fu-wait-shanpon = { $tiles } completed a double pair wait (shanpon): { $fu } fu.
fu-wait-kanchan = { $tiles } completed a gap wait (kanchan): { $fu } fu.
fu-wait-penchan = { $tiles } completed an edge wait (penchan): { $fu } fu.
fu-wait-tanki = { $tiles } completed the pair (tanki): { $fu } fu.
fu-wait-mixed_in = The drawn tile was mixed into the hand, so no wait counts: { $fu } fu.

## The win

fu-win-closed_ron = A closed hand won by ron: { $fu } fu.
fu-win-open_ron = An open hand won by ron: { $fu } fu.
fu-win-tsumo = Won by own draw (tsumo): { $fu } fu.
fu-win-pinfu_tsumo = Pinfu takes no fu for your own draw: { $fu } fu.
fu-win-rinshan = These rules give no fu for a draw after a kan: { $fu } fu.
