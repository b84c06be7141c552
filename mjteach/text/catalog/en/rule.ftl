### Rule options: a short name, what each one changes, and the names of its values.

## Equipment

rule-red_fives-name = Red fives
rule-red_fives-what = Sets how many fives are red; each red five is a dora, worth one han.
rule-red_fives-value-none = no red fives
rule-red_fives-value-three = one in each suit
rule-red_fives-value-four = one in characters, one in bamboo, two in circles

## Format

rule-game_length-name = Length of the game
rule-game_length-what = Sets how many wind rounds a game normally has.
rule-game_length-value-east_only = East only (tonpuusen)
rule-game_length-value-hanchan = East and South (hanchan)
rule-game_length-value-full = all four winds

rule-start_points-name = Start score
rule-start_points-what = Sets how many points each player starts with.

rule-return_points-name = Return score
rule-return_points-what = Sets which score counts as zero when you work out the final results.

rule-oka-name = Oka
rule-oka-what = Decides what happens to the difference between the start score and the return score.
rule-oka-value-none = no oka
rule-oka-value-to_first = goes to first place
rule-oka-value-folded_into_uma = already part of the uma

rule-uma-name = Placement bonus (uma)
rule-uma-what = Sets how much each place gains or loses at the end, in thousands of points.
rule-uma-value-by_plus_count = depends on how many players reach the return score
rule-uma-value-none = no uma

rule-uma_table-name = Placement bonus table
rule-uma_table-what = Lists the uma when one, two or three players reach the return score.

rule-tie_break-name = Equal final scores
rule-tie_break-what = Decides how players with the same final score are ranked.
rule-tie_break-value-seat_order = ranked in turn order from the first dealer
rule-tie_break-value-split_uma = tied players share the uma

## Setup

rule-kiicha_dice_rolls-name = Dice rolls for the first dealer
rule-kiicha_dice_rolls-what = Sets how many times you roll the dice to find the first dealer.

rule-wall_break_rolls-name = Dice rolls for the wall
rule-wall_break_rolls-what = Sets whether one roll decides both the wall and the break, or you roll again for the break.

rule-wall_stacks_per_player-name = Stacks in each wall
rule-wall_stacks_per_player-what = Sets how many stacks of two tiles you build in front of you.

rule-dead_wall_tiles-name = Dead wall
rule-dead_wall_tiles-what = Sets how many tiles at the end of the wall are kept apart as the dead wall.

## Dora

rule-kan_dora-name = Kan dora
rule-kan_dora-what = Decides whether you turn up one more dora indicator for each kan.

rule-ura_dora-name = Ura dora
rule-ura_dora-what = Decides whether the tile under the dora indicator counts too when you win after riichi.

rule-kan_ura_dora-name = Kan ura dora
rule-kan_ura_dora-what = Decides whether the tiles under the kan dora indicators count too when you win after riichi.

rule-kan_dora_timing_concealed-name = Indicator after a concealed kan
rule-kan_dora_timing_concealed-what = Sets when you turn up the new indicator after a concealed kan (ankan).
rule-kan_dora_timing_concealed-value-immediate = at once
rule-kan_dora_timing_concealed-value-after_discard = after the next discard or kan
rule-kan_dora_timing_concealed-value-not_used = no new indicator

rule-kan_dora_timing_open-name = Indicator after an open kan
rule-kan_dora_timing_open-what = Sets when you turn up the new indicator after an open kan (daiminkan) or added kan (kakan).
rule-kan_dora_timing_open-value-immediate = at once
rule-kan_dora_timing_open-value-after_discard = after the next discard or kan
rule-kan_dora_timing_open-value-not_used = no new indicator

rule-kan_dora_order-name = Indicator or replacement tile first
rule-kan_dora_order-what = Sets which comes first when you turn up the indicator at once: the indicator or the replacement tile.
rule-kan_dora_order-value-flip_then_draw = indicator first, then the draw
rule-kan_dora_order-value-draw_then_flip = draw first, then the indicator

## Tenpai

rule-keishiki_tenpai-name = Formal tenpai (keishiki tenpai)
rule-keishiki_tenpai-what = Decides whether a hand without a yaku counts as tenpai at an exhaustive draw.

rule-own_four_wait-name = Waiting only on tiles you hold yourself
rule-own_four_wait-what = Decides whether your hand is tenpai when you already hold every copy of the tiles it's waiting for.
rule-own_four_wait-value-noten = not tenpai (noten)
rule-own_four_wait-value-tenpai = tenpai

rule-declare_noten_in_tenpai-name = Claiming noten with a tenpai hand
rule-declare_noten_in_tenpai-what = Decides whether you can hide a tenpai hand at an exhaustive draw if you haven't declared riichi.

## Furiten

rule-temp_furiten_end-name = End of temporary furiten
rule-temp_furiten_end-what = Sets when temporary furiten ends after you pass up a winning tile.
rule-temp_furiten_end-value-own_turn = at your next turn, even one you get by calling
rule-temp_furiten_end-value-own_draw = at your next draw from the wall

rule-temp_furiten_on_yakuless_tile-name = Furiten after passing up a tile that gives no yaku
rule-temp_furiten_on_yakuless_tile-what = Decides whether you become furiten after passing up a tile that would complete your hand without a yaku.

## Riichi

rule-furiten_riichi-name = Riichi while furiten
rule-furiten_riichi-what = Decides whether you can declare riichi while you're furiten.

rule-riichi_below_1000-name = Riichi with fewer than 1,000 points
rule-riichi_below_1000-what = Decides whether you can declare riichi when you can't pay the deposit.
rule-riichi_below_1000-value-forbidden = forbidden
rule-riichi_below_1000-value-allowed = allowed
rule-riichi_below_1000-value-forbidden_if_tobi = forbidden if a bust ends the game

rule-riichi_without_draw_left-name = Riichi without a draw left
rule-riichi_without_draw_left-what = Decides whether you can declare riichi when fewer than four tiles are left in the wall.
rule-riichi_without_draw_left-value-forbidden = forbidden
rule-riichi_without_draw_left-value-allowed = allowed

rule-riichi_on_last_tile-name = Riichi on the last discard
rule-riichi_on_last_tile-what = Decides whether you can declare riichi after drawing the last tile of the wall.
rule-riichi_on_last_tile-value-forbidden = forbidden
rule-riichi_on_last_tile-value-allowed = allowed

rule-ankan_after_riichi-name = Concealed kan after riichi
rule-ankan_after_riichi-what = Sets which concealed kans (ankan) you can still make after declaring riichi.
rule-ankan_after_riichi-value-forbidden = none
rule-ankan_after_riichi-value-shape_unchanged = only with a triplet whose tiles fit no other set
rule-ankan_after_riichi-value-wait_unchanged = any that leaves your winning tiles the same

## Calls

rule-chi-name = Chi
rule-chi-what = Decides whether you can take the left player's discard to make a run.

rule-call_last_discard-name = Calling the last discard
rule-call_last_discard-what = Decides whether you can call pon, chi or kan on the last discard of the deal.
rule-call_last_discard-value-forbidden = forbidden
rule-call_last_discard-value-allowed = allowed

rule-kan_on_last_draw-name = Kan after the last draw
rule-kan_on_last_draw-what = Decides whether you can declare a kan after drawing the last tile of the wall.
rule-kan_on_last_draw-value-forbidden = forbidden
rule-kan_on_last_draw-value-allowed = allowed

rule-kakan_with_held_tile-name = Added kan with a tile you kept
rule-kakan_with_held_tile-what = Decides whether you can make an added kan (kakan) with a tile you drew in an earlier turn.
rule-kakan_with_held_tile-value-allowed = allowed
rule-kakan_with_held_tile-value-drawn_tile_only = only with the tile you drew this turn

rule-fifth_kan-name = Fifth kan
rule-fifth_kan-what = Sets what happens when somebody wants to make a fifth kan in one deal.
rule-fifth_kan-value-forbidden = forbidden
rule-fifth_kan-value-abortive_draw = the deal ends in a draw

rule-kuikae_genbutsu-name = Discarding the tile you called
rule-kuikae_genbutsu-what = Decides whether you can call a tile and discard another like it in the same turn.
rule-kuikae_genbutsu-value-forbidden = forbidden
rule-kuikae_genbutsu-value-allowed = allowed

rule-kuikae_suji-name = Discarding the other end of the run
rule-kuikae_suji-what = Decides whether you can call one end of a run and then discard the other end.
rule-kuikae_suji-value-forbidden = forbidden
rule-kuikae_suji-value-allowed = allowed

rule-kuikae_penalty-name = Penalty for swap calling (kuikae)
rule-kuikae_penalty-what = Sets what it costs to discard a tile that's forbidden after your call.
rule-kuikae_penalty-value-dead_hand = dead hand
rule-kuikae_penalty-value-chombo = chombo
rule-kuikae_penalty-value-not_applicable = none, because swaps are allowed

## Winning

rule-multiple_ron-name = Several wins on one discard
rule-multiple_ron-what = Decides who wins when several players call ron on the same tile.
rule-multiple_ron-value-atamahane = only the first in turn order (atamahane)
rule-multiple_ron-value-atamahane_except_yakuman = only the first in turn order, unless a later player has a yakuman
rule-multiple_ron-value-atamahane_double_abort_triple = the first in turn order if two call, a draw if three do
rule-multiple_ron-value-double_wins_triple_aborts = both if two call, a draw if three do
rule-multiple_ron-value-all_win = they all win

rule-multiple_ron_dealer_repeats-name = When the dealer is one of several winners
rule-multiple_ron_dealer_repeats-what = Decides whether the dealer stays after winning together with others.
rule-multiple_ron_dealer_repeats-value-always = the dealer stays
rule-multiple_ron_dealer_repeats-value-only_if_first_in_turn_order = the dealer stays only if first in turn order
rule-multiple_ron_dealer_repeats-value-never = the dealer moves on

rule-multiple_ron_bonus_taker-name = Honba and deposits with several winners
rule-multiple_ron_bonus_taker-what = Decides which winner takes the honba points and the riichi deposits when several win.
rule-multiple_ron_bonus_taker-value-first_in_turn_order = first in turn order

rule-pao_yakuman-name = Yakuman with liability (pao)
rule-pao_yakuman-what = Lists the yakuman you pay for if your discard made them certain.

rule-pao_daiminkan_rinshan-name = Liability after an open kan
rule-pao_daiminkan_rinshan-what = Decides whether you pay when somebody makes a kan with your discard and wins on the replacement tile.

rule-pao_honba-name = Honba when a player is liable (pao)
rule-pao_honba-what = Decides who pays the honba when a player is liable for the yakuman.
rule-pao_honba-value-as_payment = the liable player pays on a tsumo, the discarder on a ron
rule-pao_honba-value-jpml = with several yakuman, the other three players pay on a tsumo, the liable player on a ron

rule-pao_suukantsu_live_tile_only-name = Liability for four quads only if the tile was unseen
rule-pao_suukantsu_live_tile_only-what = Decides whether you're liable for four quads (suukantsu) only if no copy of your discard was in sight before.

## Draws and repeats

rule-tenpai_payment-name = Payment at an exhaustive draw
rule-tenpai_payment-what = Sets how many points the noten players pay in all at an exhaustive draw.

rule-renchan-name = Dealer repeat (renchan)
rule-renchan-what = Sets what a dealer needs in order to stay.
rule-renchan-value-tenpai = a win, or tenpai at an exhaustive draw
rule-renchan-value-agari = a win only

rule-all_noten_dealer_repeats-name = Dealer stays when nobody is tenpai
rule-all_noten_dealer_repeats-what = Decides whether the dealer stays when all four players are noten.

rule-honba_value-name = Value of a honba counter
rule-honba_value-what = Sets how many points each honba counter adds to a win.

rule-honba_reset_when_agari_renchan_fails-name = Honba back to zero when the dealer doesn't win
rule-honba_reset_when_agari_renchan_fails-what = Decides whether a draw takes the honba back to zero if only a win lets the dealer stay.

rule-abort_kyuushu_kyuuhai-name = Nine terminals and honours (kyuushu kyuuhai)
rule-abort_kyuushu_kyuuhai-what = Decides whether you can end the deal with nine kinds of terminals and honours on your first draw.

rule-abort_suufon_renda-name = Four winds discarded (suufon renda)
rule-abort_suufon_renda-what = Decides whether the deal ends when everybody's first discard is the same wind.

rule-abort_suukaikan-name = Four kans (suukaikan)
rule-abort_suukaikan-what = Decides whether the deal ends when two or more players have made four kans between them.

rule-abort_suucha_riichi-name = Four riichi (suucha riichi)
rule-abort_suucha_riichi-what = Decides whether the deal ends when all four players are in riichi.

rule-abort_sanchahou-name = Three wins at once (sanchahou)
rule-abort_sanchahou-what = Decides whether the deal ends in a draw when three players call ron on one discard.

rule-abort_dealer_keeps_deal-name = Dealer after an abortive draw
rule-abort_dealer_keeps_deal-what = Decides whether the dealer stays after an abortive draw.
rule-abort_dealer_keeps_deal-value-always = the dealer stays
rule-abort_dealer_keeps_deal-value-passes_on_suufon_and_kyuushu = the dealer stays, but not after four winds or nine terminals and honours

rule-suukaikan_timing-name = When four kans end the deal
rule-suukaikan_timing-what = Sets when four kans end the deal, and so whether somebody can still win first.
rule-suukaikan_timing-value-on_declaration = when the fourth kan is declared
rule-suukaikan_timing-value-after_safe_discard = after the next discard, if nobody wins

rule-nagashi_mangan-name = Terminal and honour discards (nagashi mangan)
rule-nagashi_mangan-what = Decides whether you're paid at an exhaustive draw for discarding only terminals and honours.

rule-nagashi_mangan_needs_menzen-name = Nagashi mangan only with a closed hand
rule-nagashi_mangan_needs_menzen-what = Decides whether you lose nagashi mangan by calling a tile yourself.

rule-deposit_at_game_end-name = Deposits left at the end
rule-deposit_at_game_end-what = Decides who gets the riichi deposits still on the table when the game ends.
rule-deposit_at_game_end-value-to_first = first place
rule-deposit_at_game_end-value-stays = nobody

## End of the game

rule-agari_yame-name = Stopping after a win (agari yame)
rule-agari_yame-what = Decides whether a leading dealer can end the game after winning the last deal.

rule-tenpai_yame-name = Stopping when tenpai (tenpai yame)
rule-tenpai_yame-what = Decides whether a leading dealer who's tenpai at a draw in the last deal can end the game.

rule-tobi-name = Bust (tobi)
rule-tobi-what = Sets how low a score must be to end the game early.
rule-tobi-value-off = the game goes on
rule-tobi-value-below_zero = below zero
rule-tobi-value-zero_or_below = zero or below

rule-extension-name = Extra round
rule-extension-what = Decides whether you play on when nobody has reached the return score.
rule-extension-value-none = the game ends
rule-extension-value-sudden_death = play on until somebody reaches the return score

## Yaku

rule-min_han-name = Minimum han
rule-min_han-what = Sets how many han you need from yaku to win; dora don't count.

rule-kuitan-name = Open all simples (kuitan)
rule-kuitan-what = Decides whether all simples (tanyao) still counts after you've called a tile.

rule-atozuke-name = Late yaku (atozuke)
rule-atozuke-what = Decides whether you can win with a yaku that your first call didn't make certain.

rule-ippatsu-name = Ippatsu
rule-ippatsu-what = Decides whether winning within one turn of your riichi adds one han.

rule-pinfu_with_tsumo-name = Pinfu with a self-draw
rule-pinfu_with_tsumo-what = Decides whether pinfu also counts when you draw the winning tile yourself.
rule-pinfu_with_tsumo-value-both = pinfu and the self-draw both count
rule-pinfu_with_tsumo-value-exclusive = only one of the two counts

rule-rinshan_with_haitei-name = Counting “After a kan” and “Last tile” together
rule-rinshan_with_haitei-what = Decides whether “After a kan” (rinshan kaihou) and “Last tile” (haitei) can count in the same win.

rule-chankan_with_ippatsu-name = Robbing a kan and ippatsu together
rule-chankan_with_ippatsu-what = Decides whether robbing a kan (chankan) and ippatsu can count in the same win.

rule-kokushi_robs_ankan-name = Robbing a concealed kan for thirteen orphans
rule-kokushi_robs_ankan-what = Decides whether you can rob a concealed kan to complete thirteen orphans (kokushi musou).

rule-chiitoitsu_four_of_a_kind-name = Four of the same tile in seven pairs
rule-chiitoitsu_four_of_a_kind-what = Decides whether all four copies of a tile count as two of the seven pairs (chiitoitsu).

rule-ryuuiisou_needs_hatsu-name = All green needs green dragons
rule-ryuuiisou_needs_hatsu-what = Decides whether all green (ryuuiisou) must contain green dragons.

rule-chuuren_suits-name = Suits for nine gates
rule-chuuren_suits-what = Sets the suits in which nine gates (chuuren poutou) counts.
rule-chuuren_suits-value-any = every suit
rule-chuuren_suits-value-manzu_only = characters only

rule-chuuren_forms-name = Waits for nine gates
rule-chuuren_forms-what = Sets which waits count for nine gates (chuuren poutou).
rule-chuuren_forms-value-all = every wait
rule-chuuren_forms-value-nine_sided_only = only the wait on all nine numbers

rule-chuuren_furiten_allowed-name = Nine gates while furiten
rule-chuuren_furiten_allowed-what = Decides whether you can win with nine gates (chuuren poutou) by self-draw while furiten.

rule-renhou-name = Blessing of man (renhou)
rule-renhou-what = Sets what a ron before your first draw is worth when nobody has called.
rule-renhou-value-none = nothing
rule-renhou-value-mangan = mangan
rule-renhou-value-baiman = baiman
rule-renhou-value-yakuman = yakuman

rule-open_riichi-name = Open riichi
rule-open_riichi-what = Decides whether you can show your waits when you declare riichi, for one extra han.
rule-open_riichi-value-off = not used
rule-open_riichi-value-2_han = 2 han

rule-daisharin-name = Big wheels (daisharin)
rule-daisharin-what = Decides whether the seven pairs from 2 to 8 in one suit are a yakuman.
rule-daisharin-value-off = not used
rule-daisharin-value-pinzu = in circles
rule-daisharin-value-any_suit = in any suit

rule-paarenchan-name = Eight wins in a row (paarenchan)
rule-paarenchan-what = Decides whether your eighth win in a row is a yakuman.
rule-paarenchan-value-off = not used
rule-paarenchan-value-yakuman = yakuman

rule-shiisanputou-name = Thirteen unconnected tiles (shiisanputou)
rule-shiisanputou-what = Decides whether one pair and twelve unconnected tiles on your first draw make a yakuman.
rule-shiisanputou-value-off = not used
rule-shiisanputou-value-yakuman = yakuman

## Scoring

rule-scoring_method-name = Scoring method
rule-scoring_method-what = Decides whether you count fu and han, or only han.
rule-scoring_method-value-fu_han = fu and han
rule-scoring_method-value-han_only = han only

rule-renpuu_pair_fu-name = Fu for a double-wind pair
rule-renpuu_pair_fu-what = Sets the fu for a pair that's both your seat wind and the round wind.

rule-rinshan_tsumo_fu-name = Self-draw fu after a kan
rule-rinshan_tsumo_fu-what = Sets how many fu you get for the self-draw when you win on a replacement tile.

rule-open_no_fu_hand-name = Open hand with no extra fu
rule-open_no_fu_hand-what = Sets the fu of an open hand that wins by ron with only the base fu.

rule-kiriage_mangan-name = Rounding up to mangan (kiriage mangan)
rule-kiriage_mangan-what = Decides whether 4 han 30 fu and 3 han 60 fu are rounded up to mangan.

rule-kazoe_yakuman-name = Counted yakuman (kazoe yakuman)
rule-kazoe_yakuman-what = Decides whether 13 or more han from ordinary yaku and dora make a yakuman.

rule-kazoe_yakuman_stacking-name = Counted yakuman more than once
rule-kazoe_yakuman_stacking-what = Decides whether every 13 han make another counted yakuman, so that 26 han count as two.

rule-yakuman_stacking-name = Several yakuman in one hand
rule-yakuman_stacking-what = Decides whether you're paid for each yakuman when one hand has several.

rule-double_yakuman_hands-name = Double yakuman
rule-double_yakuman_hands-what = Lists the hands that are paid as two yakuman.

rule-aotenjou-name = No limit (aotenjou)
rule-aotenjou-what = Decides whether points keep doubling with every han, without a limit.
rule-aotenjou-value-off = limits apply
rule-aotenjou-value-on = no limits

## Penalties

rule-penalty_deposit-name = Penalty deposit
rule-penalty_deposit-what = Sets how many points you put on the table for a small mistake.

rule-chombo_payment-name = Paying for a chombo
rule-chombo_payment-what = Sets how you pay for a chombo, the most serious kind of mistake.
rule-chombo_payment-value-mangan = a mangan tsumo in reverse
rule-chombo_payment-value-3000_all = 3,000 points to each of the others
rule-chombo_payment-value-2000_all = 2,000 points to each of the others
rule-chombo_payment-value-after_game_deduction = taken off after the game

rule-chombo_after_game_points-name = Deduction after the game
rule-chombo_after_game_points-what = Sets how much a chombo takes off your final result, in thousands of points.

rule-wrong_call_voice_only-name = Wrong call, nothing shown
rule-wrong_call_voice_only-what = Sets what a mistaken call of pon, chi or kan costs when you show no tiles.
rule-wrong_call_voice_only-value-deposit_1000 = a penalty deposit
rule-wrong_call_voice_only-value-dead_hand = dead hand

rule-wrong_call_exposed-name = Wrong call, tiles shown
rule-wrong_call_exposed-what = Sets what a mistaken call costs once you've shown tiles and taken the discard.
rule-wrong_call_exposed-value-dead_hand = dead hand
rule-wrong_call_exposed-value-chombo = chombo

rule-false_win_voice_only-name = False win, hand not shown
rule-false_win_voice_only-what = Sets what a mistaken ron or tsumo costs if you don't show your hand.
rule-false_win_voice_only-value-dead_hand = dead hand
rule-false_win_voice_only-value-chombo = chombo

rule-tahai-name = Too many tiles (tahai)
rule-tahai-what = Sets what it costs to hold too many tiles after your discard.
rule-tahai-value-dead_hand = dead hand
rule-tahai-value-chombo = chombo

rule-shouhai-name = Too few tiles (shouhai)
rule-shouhai-what = Sets what it costs to hold too few tiles after your discard.
rule-shouhai-value-dead_hand = dead hand
rule-shouhai-value-chombo = chombo

rule-wall_collapse_chombo_tiles-name = Turning up wall tiles: how many make a chombo
rule-wall_collapse_chombo_tiles-what = Sets how many tiles of the wall you have to turn up for it to be a chombo.

rule-noten_riichi-name = Riichi without tenpai (noten riichi)
rule-noten_riichi-what = Sets what happens at an exhaustive draw if you declared riichi but aren't tenpai.
rule-noten_riichi-value-chombo_at_draw = chombo
rule-noten_riichi-value-none = nothing

rule-all_noten_riichi_unpunished-name = No chombo when all four declared riichi and all are noten
rule-all_noten_riichi_unpunished-what = Decides whether everybody is let off the chombo when all four declared riichi and all are noten.

rule-riichi_then_dead_hand-name = Dead hand after riichi
rule-riichi_then_dead_hand-what = Sets what happens at an exhaustive draw if your riichi hand is dead.
rule-riichi_then_dead_hand-value-chombo_at_draw = chombo
rule-riichi_then_dead_hand-value-noten_only = the hand counts as noten

## House rules

rule-wareme-name = Double points at the broken wall (wareme)
rule-wareme-what = Decides whether the player whose wall was broken pays and receives double.
rule-wareme-value-off = not used
rule-wareme-value-on = used

rule-yakitori-name = Penalty for never winning (yakitori)
rule-yakitori-what = Decides whether you pay a penalty if you never win in a game.
rule-yakitori-value-off = not used
rule-yakitori-value-on = used

rule-ryanhan_shibari-name = Two-han minimum (ryanhan shibari)
rule-ryanhan_shibari-what = Decides whether you need two han, not counting dora, once there are many honba counters.
rule-ryanhan_shibari-value-off = not used
rule-ryanhan_shibari-value-from_5_honba = from five honba upwards
