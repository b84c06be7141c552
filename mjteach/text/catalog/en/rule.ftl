### Rule options: a short name, what each one changes, and the names of its values.

## Equipment

rule-red_fives-name = Red fives
rule-red_fives-what = Sets how many fives are red; each red five is worth one han as dora.
rule-red_fives-value-none = no red fives
rule-red_fives-value-three = one in each suit
rule-red_fives-value-four = one each in characters and bamboo, two in circles

## Format

rule-game_length-name = Length of the game
rule-game_length-what = Sets how many wind rounds you play before the final scores count.
rule-game_length-value-east_only = East only (tonpuusen)
rule-game_length-value-hanchan = East and South (hanchan)
rule-game_length-value-full = all four winds

rule-start_points-name = Start score
rule-start_points-what = Sets how many points each player holds when the game starts.

rule-return_points-name = Return score
rule-return_points-what = Sets the score that counts as zero when the game is settled.

rule-oka-name = Oka
rule-oka-what = Decides what happens to the gap between start score and return score.
rule-oka-value-none = no oka
rule-oka-value-to_first = to first place
rule-oka-value-folded_into_uma = already part of the uma

rule-uma-name = Placement bonus (uma)
rule-uma-what = Sets what each place gains or loses at the end, in thousands of points.
rule-uma-value-by_plus_count = by how many players reach the return score
rule-uma-value-none = no uma

rule-uma_table-name = Placement bonus table
rule-uma_table-what = Lists the uma for one, two or three players at or above the return score.

rule-tie_break-name = Equal final scores
rule-tie_break-what = Decides how players with the same final score are ranked.
rule-tie_break-value-seat_order = nearer to the first dealer
rule-tie_break-value-split_uma = tied players share the uma

## Setup

rule-kiicha_dice_rolls-name = Dice rolls for the first dealer
rule-kiicha_dice_rolls-what = Sets how many dice rolls it takes to find the first dealer.

rule-wall_break_rolls-name = Dice rolls for the wall
rule-wall_break_rolls-what = Sets whether one roll finds both wall and break, or a second roll finds the break.

rule-wall_stacks_per_player-name = Stacks in each wall
rule-wall_stacks_per_player-what = Sets how many stacks of two tiles you build in front of you.

rule-dead_wall_tiles-name = Dead wall
rule-dead_wall_tiles-what = Sets how many tiles at the end of the wall stay out of normal play.

## Dora

rule-kan_dora-name = Kan dora
rule-kan_dora-what = Decides whether each kan turns up one more dora indicator.

rule-ura_dora-name = Ura dora
rule-ura_dora-what = Decides whether a riichi winner also uses the tile under the dora indicator.

rule-kan_ura_dora-name = Kan ura dora
rule-kan_ura_dora-what = Decides whether a riichi winner also uses the tiles under the kan dora indicators.

rule-kan_dora_timing_concealed-name = Indicator after a concealed kan
rule-kan_dora_timing_concealed-what = Sets when the new indicator opens after a concealed kan (ankan).
rule-kan_dora_timing_concealed-value-immediate = at once
rule-kan_dora_timing_concealed-value-after_discard = after the next discard, or with the next kan
rule-kan_dora_timing_concealed-value-not_used = no new indicator

rule-kan_dora_timing_open-name = Indicator after an open kan
rule-kan_dora_timing_open-what = Sets when the new indicator opens after an open kan (daiminkan) or added kan (kakan).
rule-kan_dora_timing_open-value-immediate = at once
rule-kan_dora_timing_open-value-after_discard = after the next discard, or with the next kan
rule-kan_dora_timing_open-value-not_used = no new indicator

rule-kan_dora_order-name = Indicator or replacement tile first
rule-kan_dora_order-what = Sets which comes first when the indicator of a kan opens at once.
rule-kan_dora_order-value-flip_then_draw = indicator first, then the draw
rule-kan_dora_order-value-draw_then_flip = draw first, then the indicator

## Tenpai

rule-keishiki_tenpai-name = Formal tenpai (keishiki tenpai)
rule-keishiki_tenpai-what = Decides whether a hand without a yaku counts as tenpai at an exhaustive draw.

rule-own_four_wait-name = Waiting only on tiles you hold
rule-own_four_wait-what = Sets what your hand counts as when you hold every copy of its winning tiles yourself.
rule-own_four_wait-value-noten = not tenpai (noten)
rule-own_four_wait-value-tenpai = tenpai

rule-declare_noten_in_tenpai-name = Claiming noten with a tenpai hand
rule-declare_noten_in_tenpai-what = Decides whether you may hide a tenpai hand at an exhaustive draw, unless you declared riichi.

## Furiten

rule-temp_furiten_end-name = End of temporary furiten
rule-temp_furiten_end-what = Sets when temporary furiten ends after you let a winning tile pass.
rule-temp_furiten_end-value-own_turn = at your next turn, even by a call
rule-temp_furiten_end-value-own_draw = at your next draw from the wall

rule-temp_furiten_on_yakuless_tile-name = Furiten after passing a tile without a yaku
rule-temp_furiten_on_yakuless_tile-what = Decides whether a tile that completes your hand without a yaku also makes you furiten.

## Riichi

rule-furiten_riichi-name = Riichi while furiten
rule-furiten_riichi-what = Decides whether you may declare riichi while you are furiten.

rule-riichi_below_1000-name = Riichi with fewer than 1,000 points
rule-riichi_below_1000-what = Decides whether you may declare riichi when you cannot pay the deposit.
rule-riichi_below_1000-value-forbidden = forbidden
rule-riichi_below_1000-value-allowed = allowed
rule-riichi_below_1000-value-forbidden_if_tobi = forbidden where a bust ends the game

rule-riichi_without_draw_left-name = Riichi without a draw left
rule-riichi_without_draw_left-what = Decides whether you may declare riichi when fewer than four tiles are left in the wall.
rule-riichi_without_draw_left-value-forbidden = forbidden
rule-riichi_without_draw_left-value-allowed = allowed

rule-riichi_on_last_tile-name = Riichi on the last discard
rule-riichi_on_last_tile-what = Decides whether you may declare riichi after drawing the last tile of the wall.
rule-riichi_on_last_tile-value-forbidden = forbidden
rule-riichi_on_last_tile-value-allowed = allowed

rule-ankan_after_riichi-name = Concealed kan after riichi
rule-ankan_after_riichi-what = Sets which concealed kans (ankan) you may still make after declaring riichi.
rule-ankan_after_riichi-value-forbidden = none
rule-ankan_after_riichi-value-shape_unchanged = only with a triplet that belongs to no other set
rule-ankan_after_riichi-value-wait_unchanged = any that keeps your winning tiles the same

## Calls

rule-chi-name = Chi
rule-chi-what = Decides whether you may take the left player's discard to make a run.

rule-call_last_discard-name = Calling the last discard
rule-call_last_discard-what = Decides whether you may call pon, chi or kan on the last discard of the deal.
rule-call_last_discard-value-forbidden = forbidden
rule-call_last_discard-value-allowed = allowed

rule-kan_on_last_draw-name = Kan with the last draw
rule-kan_on_last_draw-what = Decides whether you may declare a kan after drawing the last tile of the wall.
rule-kan_on_last_draw-value-forbidden = forbidden
rule-kan_on_last_draw-value-allowed = allowed

rule-kakan_with_held_tile-name = Added kan with a tile you kept
rule-kakan_with_held_tile-what = Decides whether an added kan (kakan) may use a tile from an earlier turn.
rule-kakan_with_held_tile-value-allowed = allowed
rule-kakan_with_held_tile-value-drawn_tile_only = only with the tile you drew this turn

rule-fifth_kan-name = Fifth kan
rule-fifth_kan-what = Sets what happens when someone wants to make a fifth kan in one deal.
rule-fifth_kan-value-forbidden = forbidden
rule-fifth_kan-value-abortive_draw = the deal is drawn

rule-kuikae_genbutsu-name = Discarding the tile you called
rule-kuikae_genbutsu-what = Decides whether you may call a tile and discard the same kind in that turn.
rule-kuikae_genbutsu-value-forbidden = forbidden
rule-kuikae_genbutsu-value-allowed = allowed

rule-kuikae_suji-name = Discarding the other end of the run
rule-kuikae_suji-what = Decides whether you may call one end of a run and discard the other end.
rule-kuikae_suji-value-forbidden = forbidden
rule-kuikae_suji-value-allowed = allowed

rule-kuikae_penalty-name = Penalty for swap calling (kuikae)
rule-kuikae_penalty-what = Sets what a forbidden swap discard costs you.
rule-kuikae_penalty-value-dead_hand = dead hand
rule-kuikae_penalty-value-chombo = chombo
rule-kuikae_penalty-value-not_applicable = no penalty, swaps are allowed

## Winning

rule-multiple_ron-name = Several wins on one discard
rule-multiple_ron-what = Decides who wins when several players call ron on the same tile.
rule-multiple_ron-value-atamahane = first in turn order only (atamahane)
rule-multiple_ron-value-atamahane_except_yakuman = first in turn order, unless a later player has a yakuman
rule-multiple_ron-value-atamahane_double_abort_triple = of two the first in turn order, three make a draw
rule-multiple_ron-value-double_wins_triple_aborts = two win, three make a draw
rule-multiple_ron-value-all_win = everyone wins

rule-multiple_ron_dealer_repeats-name = Dealer among several winners
rule-multiple_ron_dealer_repeats-what = Decides whether the dealer repeats after winning together with others.
rule-multiple_ron_dealer_repeats-value-always = the dealer repeats
rule-multiple_ron_dealer_repeats-value-only_if_first_in_turn_order = the dealer repeats only as first in turn order
rule-multiple_ron_dealer_repeats-value-never = the dealer moves on

rule-multiple_ron_bonus_taker-name = Honba and deposits with several winners
rule-multiple_ron_bonus_taker-what = Decides which of several winners takes the honba points and the riichi deposits.
rule-multiple_ron_bonus_taker-value-first_in_turn_order = first in turn order

rule-pao_yakuman-name = Yakuman with liability (pao)
rule-pao_yakuman-what = Lists the yakuman that you pay for after giving the set that makes them certain.

rule-pao_daiminkan_rinshan-name = Liability after an open kan
rule-pao_daiminkan_rinshan-what = Decides whether you pay a win that comes straight from a kan on your discard.

rule-pao_honba-name = Honba of a win with liability
rule-pao_honba-what = Decides who pays the honba when a player is liable for the yakuman.
rule-pao_honba-value-as_payment = the liable player by own draw, the discarder by ron
rule-pao_honba-value-jpml = with several yakuman all three by own draw, the liable player by ron

rule-pao_suukantsu_live_tile_only-name = Liability for four quads only with an unseen tile
rule-pao_suukantsu_live_tile_only-what = Decides whether you are liable for four quads (suukantsu) only if the tile was unseen before.

## Draws and repeats

rule-tenpai_payment-name = Payment at an exhaustive draw
rule-tenpai_payment-what = Sets how many points noten players together pay to tenpai players at an exhaustive draw.

rule-renchan-name = Dealer repeat (renchan)
rule-renchan-what = Sets what lets the dealer stay dealer.
rule-renchan-value-tenpai = a win, or tenpai at an exhaustive draw
rule-renchan-value-agari = a win only

rule-all_noten_dealer_repeats-name = Dealer repeats when nobody is tenpai
rule-all_noten_dealer_repeats-what = Decides whether the dealer stays when all four players are noten.

rule-honba_value-name = Value of a honba counter
rule-honba_value-what = Sets how many points each honba counter adds to a win.

rule-honba_reset_when_agari_renchan_fails-name = Honba back to zero when the dealer does not win
rule-honba_reset_when_agari_renchan_fails-what = Decides whether a draw clears the honba where the dealer stays only after a win.

rule-abort_kyuushu_kyuuhai-name = Nine terminals and honours (kyuushu kyuuhai)
rule-abort_kyuushu_kyuuhai-what = Decides whether nine kinds of terminals and honours at your first draw may end the deal.

rule-abort_suufon_renda-name = Four equal winds (suufon renda)
rule-abort_suufon_renda-what = Decides whether the deal ends when all four players first discard the same wind.

rule-abort_suukaikan-name = Four kans (suukaikan)
rule-abort_suukaikan-what = Decides whether four kans by two or more players end the deal.

rule-abort_suucha_riichi-name = Four riichi (suucha riichi)
rule-abort_suucha_riichi-what = Decides whether the deal ends when all four players are in riichi.

rule-abort_sanchahou-name = Three wins at once (sanchahou)
rule-abort_sanchahou-what = Decides whether three calls of ron on one discard end the deal as a draw.

rule-abort_dealer_keeps_deal-name = Dealer after an abortive draw
rule-abort_dealer_keeps_deal-what = Decides whether the dealer stays dealer after an abortive draw.
rule-abort_dealer_keeps_deal-value-always = the dealer stays
rule-abort_dealer_keeps_deal-value-passes_on_suufon_and_kyuushu = the dealer stays, but not after four winds or nine terminals and honours

rule-suukaikan_timing-name = Moment of the four-kan draw
rule-suukaikan_timing-what = Sets when four kans end the deal, and so whether someone can still win first.
rule-suukaikan_timing-value-on_declaration = when the fourth kan is declared
rule-suukaikan_timing-value-after_safe_discard = after the next discard passes

rule-nagashi_mangan-name = Terminal and honour discards (nagashi mangan)
rule-nagashi_mangan-what = Decides whether discarding only terminals and honours pays you at an exhaustive draw.

rule-nagashi_mangan_needs_menzen-name = Nagashi mangan with a closed hand only
rule-nagashi_mangan_needs_menzen-what = Decides whether your own calls cost you nagashi mangan.

rule-deposit_at_game_end-name = Deposits left at the end
rule-deposit_at_game_end-what = Decides who gets the riichi deposits still on the table when the game ends.
rule-deposit_at_game_end-value-to_first = first place
rule-deposit_at_game_end-value-stays = nobody

## End of the game

rule-agari_yame-name = Stopping after a win (agari yame)
rule-agari_yame-what = Decides whether a leading dealer may end the game after winning the last deal.

rule-tenpai_yame-name = Stopping when tenpai (tenpai yame)
rule-tenpai_yame-what = Decides whether a leading dealer may end the game after a tenpai draw in the last deal.

rule-tobi-name = Bust (tobi)
rule-tobi-what = Sets how few points a player must have for the game to end early.
rule-tobi-value-off = the game goes on
rule-tobi-value-below_zero = below zero
rule-tobi-value-zero_or_below = zero or below

rule-extension-name = Extra round
rule-extension-what = Decides whether you play on when nobody has reached the return score.
rule-extension-value-none = the game ends
rule-extension-value-sudden_death = play on until someone reaches the return score

## Yaku

rule-min_han-name = Minimum han
rule-min_han-what = Sets how many han you need from yaku to win; dora do not count.

rule-kuitan-name = Open all simples (kuitan)
rule-kuitan-what = Decides whether all simples (tanyao) counts after you have called a tile.

rule-atozuke-name = Late yaku (atozuke)
rule-atozuke-what = Decides whether you may win with a yaku that your first call did not secure.

rule-ippatsu-name = Ippatsu
rule-ippatsu-what = Decides whether winning within one turn of your riichi adds one han.

rule-pinfu_with_tsumo-name = Pinfu with a self-draw
rule-pinfu_with_tsumo-what = Decides whether pinfu counts when you draw the winning tile yourself.
rule-pinfu_with_tsumo-value-both = both count
rule-pinfu_with_tsumo-value-exclusive = only one of them counts

rule-rinshan_with_haitei-name = Counting “After a kan” and “Last tile” together
rule-rinshan_with_haitei-what = Decides whether rinshan kaihou and haitei may count in the same win.

rule-chankan_with_ippatsu-name = Robbing a kan and ippatsu together
rule-chankan_with_ippatsu-what = Decides whether robbing a kan (chankan) and ippatsu may count in the same win.

rule-kokushi_robs_ankan-name = Thirteen orphans on a concealed kan
rule-kokushi_robs_ankan-what = Decides whether thirteen orphans (kokushi musou) may win on a tile of a concealed kan.

rule-chiitoitsu_four_of_a_kind-name = Four equal tiles in seven pairs
rule-chiitoitsu_four_of_a_kind-what = Decides whether four equal tiles count as two of the seven pairs (chiitoitsu).

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
rule-chuuren_furiten_allowed-what = Decides whether nine gates (chuuren poutou) counts by self-draw while you are furiten.

rule-renhou-name = Blessing of man (renhou)
rule-renhou-what = Sets what a ron before your first draw is worth when nobody has called.
rule-renhou-value-none = nothing
rule-renhou-value-mangan = mangan
rule-renhou-value-baiman = baiman
rule-renhou-value-yakuman = yakuman

rule-open_riichi-name = Open riichi
rule-open_riichi-what = Decides whether you may show your waits with riichi for one han more.
rule-open_riichi-value-off = not used
rule-open_riichi-value-2_han = 2 han

rule-daisharin-name = Big wheels (daisharin)
rule-daisharin-what = Decides whether seven pairs from 2 to 8 of one suit are a yakuman.
rule-daisharin-value-off = not used
rule-daisharin-value-pinzu = in circles
rule-daisharin-value-any_suit = in any suit

rule-paarenchan-name = Eight wins in a row (paarenchan)
rule-paarenchan-what = Decides whether your eighth win in a row is a yakuman.
rule-paarenchan-value-off = not used
rule-paarenchan-value-yakuman = yakuman

rule-shiisanputou-name = Thirteen unconnected tiles (shiisanputou)
rule-shiisanputou-what = Decides whether a first draw with one pair and no connected tiles is a yakuman.
rule-shiisanputou-value-off = not used
rule-shiisanputou-value-yakuman = yakuman

## Scoring

rule-scoring_method-name = Scoring method
rule-scoring_method-what = Decides whether you count fu and han, or han alone.
rule-scoring_method-value-fu_han = fu and han
rule-scoring_method-value-han_only = han only

rule-renpuu_pair_fu-name = Fu of a double-wind pair
rule-renpuu_pair_fu-what = Sets the fu for a pair that is both your seat wind and the round wind.

rule-rinshan_tsumo_fu-name = Self-draw fu after a kan
rule-rinshan_tsumo_fu-what = Sets the self-draw fu when you win on the replacement tile of a kan.

rule-open_no_fu_hand-name = Open hand without fu
rule-open_no_fu_hand-what = Sets the fu of an open hand that wins by ron with nothing above the base.

rule-kiriage_mangan-name = Rounding up to mangan (kiriage mangan)
rule-kiriage_mangan-what = Decides whether 4 han 30 fu and 3 han 60 fu are rounded up to mangan.

rule-kazoe_yakuman-name = Counted yakuman (kazoe yakuman)
rule-kazoe_yakuman-what = Decides whether 13 or more han from ordinary yaku and dora are worth a yakuman.

rule-kazoe_yakuman_stacking-name = Counted yakuman more than once
rule-kazoe_yakuman_stacking-what = Decides whether every 13 han count as one more counted yakuman, so that 26 han pay two.

rule-yakuman_stacking-name = Several yakuman in one hand
rule-yakuman_stacking-what = Decides whether several yakuman in one hand are paid together.

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
rule-chombo_payment-what = Sets how you pay for a chombo, the gravest kind of mistake.
rule-chombo_payment-value-mangan = like a mangan, to everyone
rule-chombo_payment-value-3000_all = 3,000 points to everyone
rule-chombo_payment-value-2000_all = 2,000 points to everyone
rule-chombo_payment-value-after_game_deduction = taken off after the game

rule-chombo_after_game_points-name = Deduction after the game
rule-chombo_after_game_points-what = Sets what a chombo takes off your final result, in thousands of points.

rule-wrong_call_voice_only-name = Wrong call, nothing shown
rule-wrong_call_voice_only-what = Sets what a mistaken call of pon, chi or kan costs when you show no tiles.
rule-wrong_call_voice_only-value-deposit_1000 = a penalty deposit
rule-wrong_call_voice_only-value-dead_hand = dead hand

rule-wrong_call_exposed-name = Wrong call, tiles shown
rule-wrong_call_exposed-what = Sets what a mistaken call costs once you show tiles and take the discard.
rule-wrong_call_exposed-value-dead_hand = dead hand
rule-wrong_call_exposed-value-chombo = chombo

rule-false_win_voice_only-name = False win, hand not shown
rule-false_win_voice_only-what = Sets what a mistaken ron or tsumo costs while your hand stays closed.
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

rule-wall_collapse_chombo_tiles-name = Wall tiles shown that make a chombo
rule-wall_collapse_chombo_tiles-what = Sets how many wall tiles must come into view for a chombo.

rule-noten_riichi-name = Riichi without tenpai (noten riichi)
rule-noten_riichi-what = Sets what happens at an exhaustive draw when your riichi hand is not tenpai.
rule-noten_riichi-value-chombo_at_draw = chombo
rule-noten_riichi-value-none = nothing

rule-all_noten_riichi_unpunished-name = All four in noten riichi go unpunished
rule-all_noten_riichi_unpunished-what = Decides whether nobody pays a chombo when all four have declared riichi and none is tenpai.

rule-riichi_then_dead_hand-name = Dead hand after riichi
rule-riichi_then_dead_hand-what = Sets what happens at an exhaustive draw when your riichi hand was ruled dead.
rule-riichi_then_dead_hand-value-chombo_at_draw = chombo
rule-riichi_then_dead_hand-value-noten_only = the hand counts as noten

## House rules

rule-wareme-name = Break-position doubling (wareme)
rule-wareme-what = Decides whether the player at the broken wall pays and receives double.
rule-wareme-value-off = not used
rule-wareme-value-on = used

rule-yakitori-name = Never-won penalty (yakitori)
rule-yakitori-what = Decides whether a player who never wins in a game pays a penalty.
rule-yakitori-value-off = not used
rule-yakitori-value-on = used

rule-ryanhan_shibari-name = Two-han minimum (ryanhan shibari)
rule-ryanhan_shibari-what = Decides whether you need two han without dora once the honba counters pile up.
rule-ryanhan_shibari-value-off = not used
rule-ryanhan_shibari-value-from_5_honba = from five honba on
