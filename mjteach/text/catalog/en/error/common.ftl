### What went wrong, where, and how to put it right.

## notation: text that cannot be read as tiles

error-notation-character = “{ $found }” at place { PLACE($position) } of “{ $text }” is no part of a tile. Write digits and the letters m, p, s and z, such as 258m.
error-notation-number_missing = The letter { $letter } at place { PLACE($position) } of “{ $text }” has no number. Write the numbers before it, such as 3{ $letter }.
error-notation-letter_missing = The { $found } at place { PLACE($position) } of “{ $text }” has no suit. Put m, p, s or z after the numbers, such as 258m.
error-notation-no_such_red = “{ $text }” names a red tile that does not exist. Only fives come in red, such as a red 5 of bamboo.
error-notation-no_tile_words = “{ $text }” cannot be read as tiles. Name a number and its suit, such as 3 of bamboo, or write 3s.
error-notation-no_such_tile = There is no tile { $tile } (place { PLACE($position) } of “{ $text }”). Suits go from 1 to 9, with 0 for a red five; honours from 1z to 7z.
error-notation-not_one_tile = “{ $text }” names { $count ->
    [0] no tile
   *[other] { $count } tiles
}. Write exactly one, such as 5p.
error-notation-too_long = This text has { $count } characters. Write { $most } at most.
error-notation-meld_kind = “{ $found }” is no kind of set. Begin “{ $text }” with chi, pon, daiminkan, ankan or kakan.
error-notation-meld_empty = “{ $text }” names no tiles. Write them after the kind, such as pon 555z.
error-notation-meld_star = The star at place { PLACE($position) } of “{ $text }” follows no tile of the set. Put it right after the called tile, as in pon 55*5z.

## hand: tiles that are no possible hand

error-hand-tile_not_in_hand = { $tile } is not among the tiles { NOTATION($tiles) }. Choose one of these.
error-hand-wrong_count = { $count ->
    [one] { $count } concealed tile
   *[other] { $count } concealed tiles
} and { $melds ->
    [0] no set on the table
    [1] { $melds } set on the table
   *[other] { $melds } sets on the table
} make no hand. A full hand has 13 tiles, a set counting as three.
error-hand-five_copies = { $tile } appears { $count } times, but only four of each tile exist. Change one of them.
error-hand-too_many_red = { $tile } appears { $count } times. At most one 0m, two 0p and one 0s exist. Write an ordinary five as 5.
error-hand-not_complete = { NOTATION($tiles) } is no finished hand. { $shanten ->
    [0] One tile does not fit.
   *[other] More than one tile does not fit.
} Check { $winning_tile } first, the tile that should complete it.
error-hand-no_winning_tile = The tiles { NOTATION($tiles) } have no winning tile. Name it, or write it as the fourteenth tile.
error-hand-flower = { $tile } is a flower, and riichi mahjong has none. Leave it out.
error-hand-no_run = { NOTATION($tiles) } is no { NAME("meld", $kind) }. It needs three tiles of one suit in a row, such as 345m.
error-hand-no_triplet = { NOTATION($tiles) } is no { NAME("meld", $kind) }. It needs three tiles of one kind, such as 555z.
error-hand-no_quad = { NOTATION($tiles) } is no { NAME("meld", $kind) }. It needs four tiles of one kind, such as 5555z.
error-hand-chi_source = A chi takes only the discard of the player on your left. Put the star after the first tile, as in chi 4*35m.
error-hand-called_not_in_meld = The called tile { $called } is not in the { NAME("meld", $kind) } { NOTATION($tiles) }. Name a tile of the set.

## rules: options and rule sets that do not exist

error-rules-no_such_option = There is no option “{ $option }”. { $nearest ->
    [none] mjw.show({ $lists }) lists them all.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_such_rule = There is no rule “{ $id }”. { $nearest ->
    [none] An id looks like { $example }; the page rulebook.md has them all.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_rule_but_section = “{ $id }” is a section, not a single rule. Choose one from { $first } to { $last }.
error-rules-no_such_value = The option { $option } cannot be { $value }. Choose { ANY($allowed) }.
error-rules-no_such_amount = The option { $option } cannot be { $value }. Choose a whole number from { $least } to { $most }, in steps of { $step }, and write digits only.
error-rules-no_list = The option { $option } cannot be { $value }. Give a list such as { $example }, of { ANY($allowed) }.
error-rules-not_four_numbers = The option { $option } cannot be { $value }. Give four whole numbers, one for each place from first to last, such as { $example }.
error-rules-not_three_rows = The option { $option } cannot be { $value }. Give three rows of four numbers, for one, two or three players in plus.
error-rules-uma_table_missing = The option uma is by_plus_count, but uma_table is empty. Give uma_table three rows of four numbers.
error-rules-uma_sum = The option { $option } cannot be { $value }: it adds up to { $found }. What the first places get, the last ones pay, so it has to add up to 0.
error-rules-no_name = “{ $found }” is no name for a rule set. Give a word, such as "ourclub".
error-rules-name_taken = “{ $name }” is the name of a rule set that is here already. Choose another name.
error-rules-no_such_short = A code spells no option “{ $short }”. { $nearest ->
    [none] Compare it with the code you were given.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_such_rule_set = There is no rule set “{ $ruleset }”. { $nearest ->
    [none] Choose { ANY($known) }.
   *[other] Did you mean { ANY($nearest) }?
} One of your own is given without quotation marks, or spelled out as in its codes, such as "ourclub.club+rpfu=4".

## situation: circumstances that contradict each other

error-situation-no_such_flag = There is no circumstance “{ $flag }”. Choose { ANY($known) }.
error-situation-no_equal_starts = These points { $count ->
    [0] add
   *[other] and the sticks on the table add
} up to { $found }. Four equal start scores in hundreds do not give that. Look at the points again.
error-situation-no_whole_points = “{ $found }” is no whole number of points. Write it like 25000.
error-situation-no_four_points = “{ $found }” are not the points of four players. Write four numbers, such as (25000, 25000, 25000, 25000).
error-situation-no_hundreds = Points end in two zeros; { $found } does not. Look at it again.
error-situation-no_count = “{ $found }” cannot be the number of { $fact ->
    [dora_count] dora
    [ura_count] ura dora
    [honba] honba
    [deposits] sticks on the table
   *[wins_in_row] wins in a row
}. Write a whole number, { $least } or more.
error-situation-player_twice = Player { $player } is named twice. Name everybody once.
error-situation-own_discard = Player { $player } discarded the tile and cannot win on it. Name others.
error-situation-too_few_rons = { $count ->
    [0] Nobody is named who says ron.
   *[other] Only one player is named who says ron.
} Name two or three.
error-situation-asked_already = This question is complete. Leave { $named } out; “presets” names the rule sets.
error-situation-flag_and_win = A win with { $flag } is always by { $by ->
    [ron] tsumo, but this one is by ron
   *[tsumo] ron, but this one is by tsumo
}. Change one of the two.
error-situation-tenhou_not_dealer = Tenhou belongs to the dealer, but this player is not East. Make the seat wind East, or leave tenhou out.
error-situation-first_turn_dealer = The dealer cannot win with { $flag }. Change the seat wind, or leave { $flag } out.
error-situation-no_wind = “{ $tile }” is no wind, so it cannot be the { $place ->
    [seat] seat wind
   *[round] round wind
}. Write E, S, W or N, or 1z to 4z.
error-situation-no_such_discard = { $count ->
    [0] No discard was called away, as the river is empty. Write the river first.
    [one] There is no discard number { $found }: the river has one tile. Choose 1.
   *[other] There is no discard number { $found }: the river has { $count } tiles. Choose 1 to { $count }.
}
error-situation-no_yes_or_no = “{ $found }” is no answer to { $fact }. Write True or False.
error-situation-no_robbed_kan = “{ $found }” is no kan that can be robbed. Choose { ANY($known) }.
error-situation-no_liability = “{ $found }” is no liability. Name what for and which player, such as (daisangen, toimen). What for is { ANY($known) }.
error-situation-robbed_tile_elsewhere = The robbed kan has all four { $tile }, but one more lies elsewhere. Change one of the two.
error-situation-too_many_indicators = { $count } indicators are too many. There is one, and one more for each of at most four kans. Leave some out.
error-situation-too_many_ura = Every ura indicator lies below a dora indicator, but { $below } lie below { $above }. Give as many dora indicators.
error-situation-ippatsu_on_last_tile = The turn after a double riichi is far from the last tile. Leave out ippatsu or the last tile.
error-situation-first_turn_and_later = On the first turn nobody draws the last tile or robs a kan. Leave out the one or the other.
error-situation-riichi_open_hand = Riichi needs a closed hand, but this one has a called set. Leave out riichi or the call.
error-situation-no_riichi_declared = Double riichi and open riichi are riichi too. Set riichi as well.
error-situation-ippatsu_without_riichi = Ippatsu needs riichi. Add riichi, or leave ippatsu out.
error-situation-rinshan_without_kan = A win on a replacement tile (rinshan) needs a kan in your hand. Add the kan, or leave rinshan out.
error-situation-ippatsu_after_kan = A kan ends ippatsu, so ippatsu and rinshan cannot come together. Leave one of them out.
error-situation-chankan_on_last_discard = No kan follows the last tile, so chankan and houtei cannot come together. Leave one of them out.
error-situation-first_turn_after_call = A win on the first turn comes before any riichi, call or kan. Leave out the one or the other.
error-situation-no_such_player = There is no player “{ $found }” at this table. Choose { ANY($known) }.
error-situation-no_such_win = There is no win by “{ $found }”. Choose { ANY($known) }.
error-situation-not_last_discard = Event { PLACE($event) } calls { $tile } from your river, but it is not your last discard. Put the call right after the discard.

## Puzzles: codes that cannot be opened, questions that cannot be made

error-puzzle-no_such_kind = There is no puzzle called “{ $kind }”. { $nearest ->
    [none] Choose { ANY($known) }.
   *[other] Did you mean { ANY($nearest) }?
}
error-puzzle-no_such_dojo = There is no dojo “{ $found }”. Choose { ANY($known) }.
error-puzzle-not_in_dojo = A dojo has no “{ $found }”: it takes step, clock, exam, seed, name and rules. For a set of your own use mjw.practice, such as mjw.practice("fu_count", level=4, n=5).
error-puzzle-no_such_step = There is no step “{ $found }”. Choose { ANY($known) }, or count them from 1.
error-puzzle-no_such_level = The puzzle { $kind } has no level { $level }. Choose { ANY($levels) }.
error-puzzle-level_no_number = “{ $level }” is no level. Write a plain number without quotes: { ANY($levels) }.
error-puzzle-no_such_topic = The puzzle { $kind } has no topic “{ $topic }” at level { $level }. { $topics ->
    [none] It has none at all there.
   *[other] Choose { ANY($topics) }.
}
error-puzzle-no_topic_under = “{ $ruleset }” has no questions on the topic { $topic } of { $kind }.{ $options ->
    [none] { "" }
   *[other] { " " }They depend on a rule that is different there: { $options }.
} { $topics ->
    [none] Choose another rule set.
   *[other] Choose { ANY($topics) }, or another rule set.
}
error-puzzle-no_level_under = “{ $ruleset }” has no questions of level { $level } of { $kind }.{ $options ->
    [none] { "" }
   *[other] { " " }They depend on a rule that is different there: { $options }.
} { $levels ->
    [none] Choose another rule set.
   *[other] Choose level { ANY($levels) }, or another rule set.
}
error-puzzle-no_sheet = “{ $found }” is no set of questions. Give one, such as mjw.class_set("fu_count", "tuesday").
error-puzzle-no_questions = A set has 1 to { $most } questions, not “{ $found }”. Write a plain number such as 10.
error-puzzle-no_pupils = A class has 1 to { $most } pupils, not “{ $found }”. Write a plain number such as 30.
error-puzzle-no_such_lesson = There is no lesson “{ $lesson }” with older questions. Choose { ANY($known) }.
error-puzzle-no_such_mix = There is no mix “{ $found }”. Choose { ANY($known) }.
error-puzzle-no_mix_of_kind = As at real tables nearly every answer to { $kind } would be the same. Choose { ANY($known) }.
error-puzzle-not_to_be_asked = You can't set { $kind } questions yourself; the course deals them. You can set { ANY($known) }.
error-puzzle-no_such_fact = { $kind } has nothing called “{ $fact }”. It can be told: { ANY($known) }.
error-puzzle-no_such_number = “{ $found }” is no number for { $fact }. Write a plain number such as 2.
error-puzzle-too_many_yakuman = No hand is { $count } yakuman at once. Write 1 to { $most }, such as yakuman=2.
error-puzzle-no_han_and_fu = No win by { $by ->
    [tsumo] tsumo
   *[ron] ron
} has { $han } han and { $fu } fu. Write both, such as han=3, fu=40.
error-puzzle-no_wait = The hand does not wait for { $tile }. Ask about one of its winning tiles.
error-puzzle-no_win = This hand cannot win like this. { $why }{ $riichi ->
    [none] {""}
   *[other] {" "}If the player was in riichi, add flags="{ $riichi }".
}
error-puzzle-one_tile_too_many = Thirteen tiles wait for one, and this hand has drawn { $tile } already. Leave a tile away.
error-puzzle-not_at_this_level = { $kind } cannot ask about this at level { $level }. { $levels ->
    [0] No other level can either.
   *[other] Choose level { ANY($levels) }.
}
error-puzzle-not_to_be_dealt = No deal was found that ends with this win.
error-puzzle-no_such_seed = “{ $seed }” is no seed. Use small letters and digits, such as 81k2.
error-code-no_code = “{ $code }” is no code of a puzzle. A code looks like wait_finder-2-81k2.
error-code-older_version = The puzzle of { $code } has changed since (version { $version }, now { $current }). A new one of the same level: { $offer }.
error-code-newer_version = { $code } comes from a newer version of this course ({ $version }, here { $current }). Update it, or take { $offer }.
error-generation-attempts = No “{ $what }” was found in { $attempts } attempts. That is a fault of the course; please report it.
error-generation-not_left = Too few of { $tiles } are left in the wall. That is a fault of the course; please report it.
error-generation-nothing_found = No question { $kind } of level { $level } came from seed { $seed } under { $ruleset }. { $cause } Or try another seed.
