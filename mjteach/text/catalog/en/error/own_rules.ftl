### Why a rule set of one's own cannot be: options that contradict each other, and files.

error-rules-contradiction-uneven_uma = The bottom places pay what the top places get. So each row of uma and uma_table must add up to 0. With oka folded_into_uma, each row must add up to the oka.
error-rules-contradiction-no_kan_dora_to_open = Without kan dora (kan_dora), there's nothing to turn over after a kan. Set both kan_dora_timing_concealed and kan_dora_timing_open to not_used.
error-rules-contradiction-kan_dora_never_opened = With kan dora (kan_dora), the rules have to say when to turn over the new indicator. Set kan_dora_timing_concealed and kan_dora_timing_open to immediate or after_discard.
error-rules-contradiction-no_kan_ura = For dora under the kan indicators (kan_ura_dora) you need both kan_dora and ura_dora. Turn those on, or turn kan_ura_dora off.
error-rules-contradiction-no_kuikae_to_punish = Every kind of kuikae is allowed, so there's nothing to punish. Set kuikae_penalty to not_applicable, or forbid kuikae_genbutsu or kuikae_suji.
error-rules-contradiction-kuikae_unpunished = Some kinds of kuikae are forbidden, so they must cost something. Set kuikae_penalty to dead_hand or chombo, or allow both kuikae_genbutsu and kuikae_suji.
error-rules-contradiction-riichi_on_last_tile = If you declare riichi with the last discard (riichi_on_last_tile), you have no draw left. Set riichi_without_draw_left to allowed too.
error-rules-contradiction-triple_ron = You've set multiple_ron so that three ron on one discard end the deal. Set abort_sanchahou to True, or choose another multiple_ron.
error-rules-contradiction-all_noten_under_agari_renchan = With renchan set to agari, the dealer stays only after winning. Set all_noten_dealer_repeats to False, or renchan to tenpai.
error-rules-contradiction-start_above_return = With oka, nobody can start above the return score. Make start_points no more than return_points, or set oka to none.
error-rules-contradiction-bust_at_the_start = With tobi set like this, a player who starts with 0 points is bust at once. Set start_points higher, or set tobi to below_zero.
error-rules-contradiction-chombo_costs_nothing = You've set chombo_payment so that a chombo costs points after the game, but chombo_after_game_points is 0. Say how many points, such as 20.
error-rules-contradiction-deposit_of_no_sticks = Players pay a penalty deposit in 1,000-point sticks. Set penalty_deposit to a whole number of thousands, such as 1000, or to 0.
error-rules-contradiction-limits_without_limits = With aotenjou there's no mangan and no other limit. Set kiriage_mangan to False and scoring_method to fu_han, or set aotenjou to off.

## files

error-rules-file-cannot_read = The file “{ $file }” can't be read. Check that it's there and that you've spelled its name right.
error-rules-file-cannot_write = The file “{ $file }” can't be written. Choose another place.
error-rules-file-is_there = There's already a file called “{ $file }”. Choose another name, or write replace=True to replace it.
error-rules-file-no_text = The file “{ $file }” isn't a text file. Give a file that mj.save_rules has written.
error-rules-file-too_long = The file “{ $file }” is too long for a rule set. It can have at most { $most } bytes.
error-rules-file-no_name = The file doesn't name the rules. Add a line such as name = "ourclub".
error-rules-file-no_base = The file doesn't say what the rules are based on. Add a line such as based_on = "club".
error-rules-file-unread = Line { $line } can't be read: “{ $text }”. { $meant ->
    [none] Write an option, an equals sign and its value, such as kuitan = true. Put words in quotation marks.
   *[other] Write: { $meant }
}
error-rules-file-twice = Line { $line } sets { $option } again, after line { $first }. Keep only one of the two.
error-rules-file-part = “{ $part }” starts a part of its own, and rule files don't have parts. Take this line out.
error-rules-file-at_line = Line { $line }: { $why }
