### Why a rule set of one's own cannot be: options that contradict each other, and files.

error-rules-contradiction-uneven_uma = What the first places get in the uma, the last ones pay: make each row of uma and uma_table 0 in all. With oka folded_into_uma it is the oka in all.
error-rules-contradiction-no_kan_dora_to_open = Without kan dora (kan_dora) there is nothing to open after a kan. Set both kan_dora_timing_concealed and kan_dora_timing_open to not_used.
error-rules-contradiction-kan_dora_never_opened = With kan dora (kan_dora) the new indicator has to be opened at some time. Set kan_dora_timing_concealed and kan_dora_timing_open to immediate or after_discard.
error-rules-contradiction-no_kan_ura = Dora under the indicators of kans (kan_ura_dora) need both kan_dora and ura_dora. Turn those on, or kan_ura_dora off.
error-rules-contradiction-no_kuikae_to_punish = Every kuikae is allowed, so there is nothing to punish. Set kuikae_penalty to not_applicable, or forbid kuikae_genbutsu or kuikae_suji.
error-rules-contradiction-kuikae_unpunished = Some kuikae is forbidden, so it has to cost something. Set kuikae_penalty to dead_hand or chombo, or allow both kuikae_genbutsu and kuikae_suji.
error-rules-contradiction-riichi_on_last_tile = Whoever may declare riichi with the last discard (riichi_on_last_tile) has no draw left. Set riichi_without_draw_left to allowed, too.
error-rules-contradiction-triple_ron = By multiple_ron three ron on one discard end the deal. Set abort_sanchahou to True, or choose another multiple_ron.
error-rules-contradiction-all_noten_under_agari_renchan = With renchan agari only a win keeps the deal. Set all_noten_dealer_repeats to False, or renchan to tenpai.
error-rules-contradiction-start_above_return = With oka, nobody can start above the return score. Make start_points no more than return_points, or set oka to none.
error-rules-contradiction-bust_at_the_start = Whoever starts with 0 points is bust at once by tobi. Give start_points more, or set tobi to below_zero.
error-rules-contradiction-chombo_costs_nothing = A chombo is to cost points after the game (chombo_payment), but chombo_after_game_points is 0. Say how many, such as 20.
error-rules-contradiction-deposit_of_no_sticks = A penalty deposit is paid in sticks of 1,000 points. Set penalty_deposit to full thousands, or to 0.
error-rules-contradiction-limits_without_limits = With aotenjou there is no mangan and no other limit. Set kiriage_mangan to False and scoring_method to fu_han, or aotenjou to off.

## files

error-rules-file-cannot_read = The file “{ $file }” cannot be read. Check that it's there and that its name is spelled like this.
error-rules-file-cannot_write = The file “{ $file }” cannot be written. Name another place.
error-rules-file-is_there = There's already a file called “{ $file }”. Choose another name, or write replace=True to replace it.
error-rules-file-no_text = The file “{ $file }” isn't a text file. Give a file that mj.save_rules has written.
error-rules-file-too_long = The file “{ $file }” is too long for a rule set: it may have { $most } bytes.
error-rules-file-no_name = The file does not name the rules. Add a line such as name = "ourclub".
error-rules-file-no_base = The file does not say what the rules are based on. Add a line such as based_on = "club".
error-rules-file-unread = Line { $line } cannot be read: “{ $text }”. { $meant ->
    [none] Write an option, an equals sign and its value, such as kuitan = true; words stand in quotation marks.
   *[other] Write: { $meant }
}
error-rules-file-twice = Line { $line } sets { $option } again, after line { $first }. Keep one of the two.
error-rules-file-part = “{ $part }” makes a part of its own, which no rule file has. Take this line out.
error-rules-file-at_line = Line { $line }: { $why }
