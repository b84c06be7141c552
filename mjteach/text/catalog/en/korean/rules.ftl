### The options of Korean mahjong: what each is called, what it changes, and its values.

korean-ruleset-korean_nagari = Korean mahjong, Nagari table
korean-ruleset-korean_samsik = Korean mahjong, Samsik table
korean-ruleset-korean_coffee = Korean mahjong, Coffee table

korean-values-base = What base yaku are worth
korean-values-bonus = What bonus yaku are worth
korean-values-han = { NAME("korean.yaku", $yaku) }: { $han } han.
korean-values-per_tile = { NAME("korean.yaku", $yaku) }: { $han } han for each tile.
korean-values-per_set = { NAME("korean.yaku", $yaku) }: { $han } han for each set.
korean-values-doubled = { NAME("korean.yaku", $yaku) }: doubles the han.
korean-values-unknown = { NAME("korean.yaku", $yaku) }: the source doesn't give a value.
korean-values-not_in_table = { NAME("korean.yaku", $yaku) }: not in this table.
korean-values-regional = { NAME("korean.yaku", $yaku) }: as agreed, wherever it's played.
korean-options = How it's played
korean-option-stated = { NAME("korean.rule", $option) }: { $value }.
korean-option-varies = { NAME("korean.rule", $option) }: { $value }. Also possible: { ANY($other) }.
korean-option-agreed = { NAME("korean.rule", $option) }: { $value }. The players at the table decide.
korean-agreed = { NAME("korean.yaku", $yaku) } for { $han } han
korean-value-yes = yes
korean-value-no = no

## Tiles and wall

korean-rule-tile_set-name = Tile set
korean-rule-tile_set-what = Sets which tiles are in play.
korean-rule-tile_set-value-korean_104-name = characters, circles, honours and four flowers
korean-rule-wall_stacks_per_player-name = Wall length
korean-rule-wall_stacks_per_player-what = Sets how many stacks of two tiles each wall has.
korean-rule-dead_wall_tiles-name = Dead wall
korean-rule-dead_wall_tiles-what = Sets how many tiles are never drawn.
korean-rule-kan_dora-name = Kan dora
korean-rule-kan_dora-what = Decides whether you turn up another dora indicator after a kan.
korean-rule-ura_dora-name = Ura dora
korean-rule-ura_dora-what = Decides whether the tiles under the dora indicators count as indicators too.
korean-rule-kan_ura_dora-name = Kan ura dora
korean-rule-kan_ura_dora-what = Decides whether the tiles under the kan dora indicators count as indicators too.

## Declarations and calls

korean-rule-ankan_after_riichi-name = Kan after eopeo
korean-rule-ankan_after_riichi-what = Decides whether you can declare a kan after eopeo.
korean-rule-ankan_after_riichi-value-forbidden-name = not allowed
korean-rule-chi-name = Chi
korean-rule-chi-what = Decides whether you can take a discard to make a run.
korean-rule-bulleo_after_eopeo-name = Bulleo after another player's eopeo
korean-rule-bulleo_after_eopeo-what = Decides whether you can answer an eopeo with bulleo.
korean-rule-bulleo_after_eopeo-value-forbidden-name = not allowed
korean-rule-bulleo_after_eopeo-value-allowed-name = allowed
korean-rule-furiten_bulleo-name = Bulleo while furiten
korean-rule-furiten_bulleo-what = Decides whether you can declare bulleo after discarding one of your winning tiles.
korean-rule-furiten_bulleo-value-forbidden-name = not allowed
korean-rule-furiten_bulleo-value-allowed-name = allowed

## What counts

korean-rule-min_han-name = Minimum han
korean-rule-min_han-what = Sets how many han of base yaku you need to win.
korean-rule-scoring_method-name = Counting
korean-rule-scoring_method-what = Sets what you count to find out what a hand is worth.
korean-rule-scoring_method-value-han_only-name = only the han
korean-rule-lower_yaku_accumulate-name = Adding lower yaku
korean-rule-lower_yaku_accumulate-what = Decides whether you also count the smaller yaku that a bigger one contains.
korean-rule-pinfu_with_tsumo-name = Pinghu with ssumu
korean-rule-pinfu_with_tsumo-what = Decides whether pinghu also counts when you draw the winning tile yourself.
korean-rule-pinfu_with_tsumo-value-both-name = both count
korean-rule-pinfu_with_tsumo-value-exclusive-name = only one of the two counts
korean-rule-chiitoitsu_four_of_a_kind-name = Four of the same tile as two pairs
korean-rule-chiitoitsu_four_of_a_kind-what = Decides whether all four copies of a tile can be two of the seven pairs.
korean-rule-chuuren_suits-name = Suits for nine gates
korean-rule-chuuren_suits-what = Sets which suits guryeonbodeung can be made in.
korean-rule-chuuren_suits-value-any-name = any suit
korean-rule-chuuren_suits-value-manzu_only-name = characters only
korean-rule-chuuren_forms-name = Waits for nine gates
korean-rule-chuuren_forms-what = Sets which waits make guryeonbodeung. With any other wait, the hand is cheongilsaek.
korean-rule-chuuren_forms-value-all-name = every wait
korean-rule-chuuren_forms-value-nine_sided_only-name = only the wait on all nine numbers
korean-rule-chuuren_furiten_allowed-name = Nine gates while furiten
korean-rule-chuuren_furiten_allowed-what = Decides whether guryeonbodeung counts after you've discarded a tile of its suit.
korean-rule-furiten_ssumu-name = Drawing the last tile of nine gates while furiten
korean-rule-furiten_ssumu-what = Decides whether that draw wins as cheongilsaek or is a jeompeu.
korean-rule-furiten_ssumu-value-allowed-name = it wins
korean-rule-furiten_ssumu-value-forbidden-name = it's a jeompeu
korean-rule-flower_tiles-name = Flower tiles
korean-rule-flower_tiles-what = Sets how many flowers are in play; each is worth one bonus han.
korean-rule-gensho-name = Winning-tile bonus (gensho)
korean-rule-gensho-what = Sets which copies of the winning tile are worth a bonus han.
korean-rule-gensho-value-off-name = none
korean-rule-gensho-value-count_with_winning_tile-name = all of them
korean-rule-gensho-value-count_without_winning_tile-name = all but the winning tile itself

## Values

korean-rule-han_table-name = Table of values
korean-rule-han_table-what = Sets which of the three tables gives the han for each yaku.
korean-rule-han_table-value-nagari-name = Nagari
korean-rule-han_table-value-samsik-name = Samsik
korean-rule-han_table-value-coffee-name = Coffee
korean-rule-agreed_han-name = Agreed values
korean-rule-agreed_han-what = Sets the han that the players agree on before play, instead of those in the table.
korean-rule-first_turn_yaku-name = Yaku of the first turn
korean-rule-first_turn_yaku-what = Sets whether cheonhwa, jihwa and inhwa count towards the minimum.
korean-rule-first_turn_yaku-value-base-name = base yaku
korean-rule-first_turn_yaku-value-bonus-name = bonus yaku
korean-rule-haitei_ssoa_tile-name = Last discard with a bonus of its own
korean-rule-haitei_ssoa_tile-what = Sets which circles tile gives haitei 9-tong ssoa when it's the last discard.
korean-rule-haitei_ssoa_tile-value-9p-name = 9p
korean-rule-haitei_ssoa_tile-value-1p-name = 1p
korean-rule-samkkang-name = Three quads (samkkang)
korean-rule-samkkang-what = Decides whether three quads are worth anything.
korean-rule-samkkang-value-not_played-name = not played
korean-rule-samkkang-value-doubles-name = the han are doubled

## Where the source contradicts itself

korean-rule-honnodu_total-name = Total of honnodu
korean-rule-honnodu_total-what = Decides whether doldori or childae is added to honnodu.
korean-rule-honnodu_total-value-by_addition-name = added
korean-rule-honnodu_total-value-as_stated-name = already included
korean-rule-hwamangwan_value-name = Value of hwamangwan
korean-rule-hwamangwan_value-what = Sets what all four flowers are worth, on top of one han for each.
korean-rule-hwamangwan_value-value-table-name = as in the table
korean-rule-hwamangwan_value-value-8_han-name = 8 han
korean-rule-bulleo_value-name = Value of bulleo
korean-rule-bulleo_value-what = Sets what bulleo is worth, on top of eopeo.
korean-rule-bulleo_value-value-table-name = as in the table
korean-rule-bulleo_value-value-2_han-name = 2 han
