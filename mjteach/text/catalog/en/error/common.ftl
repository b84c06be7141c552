### What went wrong, where, and how to put it right.

## notation: text that cannot be read as tiles

error-notation-character = I can't read “{ $text }”. At place { PLACE($position) }, “{ $found }” isn't part of a tile. Write numbers with m, p, s or z: 258m, or 6z for the green dragon.
error-notation-number_missing = The letter { $letter } at place { PLACE($position) } of “{ $text }” has no number before it. Write the number first, such as 3{ $letter }{ $letter ->
    [s] , or South for the wind
   *[other] {""}
}.
error-notation-letter_missing = The { $found } at place { PLACE($position) } of “{ $text }” has no suit. Put m, p, s or z after the numbers, such as 258m.
error-notation-no_such_red = “{ $text }” asks for a red tile that doesn't exist. Only a five can be red, such as the red 5 of bamboo.
error-notation-no_tile_words = I can't read “{ $text }” as tiles. Name a number and its suit, such as 3 of bamboo, or write 3s.
error-notation-no_such_tile = There's no tile { $tile } (place { PLACE($position) } of “{ $text }”). Suits go from 1 to 9, with 0 for a red five. Honours go from 1z to 7z.
error-notation-not_one_tile = “{ $text }” { $count ->
    [0] doesn't name a tile
   *[other] names { $count } tiles
}. Write exactly one, such as 5p.
error-notation-too_long = This text has { $count } characters. Write no more than { $most }.
error-notation-meld_kind = “{ $found }” isn't a kind of set. Begin “{ $text }” with chi, pon, daiminkan, ankan or kakan.
error-notation-meld_empty = “{ $text }” doesn't name any tiles. Write them after the kind of set, as in pon 555z.
error-notation-meld_star = The star at place { PLACE($position) } of “{ $text }” doesn't follow a tile of the set. Put it right after the called tile, as in pon 55*5z.

## hand: tiles that are no possible hand

error-hand-tile_not_in_hand = { $tile } isn't one of the tiles { NOTATION($tiles) }. Choose one of those.
error-hand-wrong_count = { $count ->
    [one] { $count } concealed tile
   *[other] { $count } concealed tiles
} and { $melds ->
    [0] no sets on the table
    [1] { $melds } set on the table
   *[other] { $melds } sets on the table
} don't make a hand. A full hand has 13 tiles, and each set counts as three.
error-hand-five_copies = { $tile } appears { $count } times, but only four of each tile exist. Change one of them.
error-hand-too_many_red = { $tile } appears { $count } times. There can be at most one 0m, two 0p and one 0s. Write an ordinary five as 5.
error-hand-not_complete = { NOTATION($tiles) } isn't a finished hand. { $shanten ->
    [0] One tile doesn't fit.
   *[other] More than one tile doesn't fit.
} First check { $winning_tile }, the tile that should complete it.
error-hand-no_winning_tile = You haven't named the winning tile for the hand { NOTATION($tiles) }. Name it, or write it as the fourteenth tile.
error-hand-flower = { $tile } is a flower, and riichi mahjong has no flowers. Leave it out.
error-hand-no_run = { NOTATION($tiles) } isn't a { NAME("meld", $kind) }. You need three tiles of one suit in a row, such as 345m.
error-hand-no_triplet = { NOTATION($tiles) } isn't a { NAME("meld", $kind) }. You need three tiles of one kind, such as 555z.
error-hand-no_quad = { NOTATION($tiles) } isn't { $kind ->
    [ankan] a
    [daiminkan] an
   *[kakan] an
} { NAME("meld", $kind) }. You need four tiles of one kind, such as 5555z.
error-hand-chi_source = You can call chi only on a discard from the player on your left. Put the star after the first tile, as in chi 4*35m.
error-hand-called_not_in_meld = The called tile { $called } isn't in the { NAME("meld", $kind) } { NOTATION($tiles) }. Name one of the tiles in the set.

## rules: options and rule sets that do not exist

error-rules-no_such_option = There's no option “{ $option }”. { $nearest ->
    [none] mjw.show({ $lists }) lists all the options.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_such_rule = There's no rule “{ $id }”. { $nearest ->
    [none] An id looks like { $example }. You'll find all the ids on the page rulebook.md.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_rule_but_section = “{ $id }” is a section, not a single rule. Choose one of its rules, from { $first } to { $last }.
error-rules-no_such_value = The option { $option } can't be { $value }. Choose { ANY($allowed) }.
error-rules-no_such_amount = The option { $option } can't be { $value }. Choose a whole number from { $least } to { $most }, in steps of { $step }, and write digits only.
error-rules-no_list = The option { $option } can't be { $value }. Give a list such as { $example }. Each item can be { ANY($allowed) }.
error-rules-not_four_numbers = The option { $option } can't be { $value }. Give four whole numbers, one for each place from first to last, such as { $example }.
error-rules-not_three_rows = The option { $option } can't be { $value }. Give three rows of four numbers, for when one, two or three players reach the return score.
error-rules-uma_table_missing = You've set uma to by_plus_count, but uma_table is empty. Give uma_table three rows of four numbers.
error-rules-uma_sum = The option { $option } can't be { $value }: it adds up to { $found }. It must add up to 0, because the bottom places pay what the top places get.
error-rules-no_name = “{ $found }” isn't a name for a rule set. Give a word, such as "ourclub".
error-rules-name_taken = There's already a rule set called “{ $name }”. Choose another name.
error-rules-no_such_short = “{ $short }” isn't an option that a code can have. { $nearest ->
    [none] Check it against the code you were given.
   *[other] Did you mean { ANY($nearest) }?
}
error-rules-no_such_rule_set = There's no rule set “{ $ruleset }”. { $nearest ->
    [none] Choose { ANY($known) }.
   *[other] Did you mean { ANY($nearest) }?
} Is it one of your own? Then leave out the quotation marks, or write it as in a code, such as "ourclub.club+rpfu=4".

## situation: circumstances that contradict each other

error-situation-no_such_flag = There's no flag “{ $flag }”. Choose { ANY($known) }.
error-situation-no_equal_starts = These points { $count ->
    [0] add
   *[other] and the sticks on the table add
} up to { $found }. Four equal starting scores that end in two zeros can't add up to that. Check the points again.
error-situation-no_whole_points = “{ $found }” isn't a whole number of points. Write a number such as 25000.
error-situation-no_four_points = “{ $found }” doesn't give four players' points. Write four numbers, such as (25000, 25000, 25000, 25000).
error-situation-no_hundreds = Points end in two zeros, but { $found } doesn't. Check it again.
error-situation-no_count = “{ $found }” can't be the number of { $fact ->
    [dora_count] dora
    [ura_count] ura dora
    [honba] honba
    [deposits] sticks on the table
   *[wins_in_row] wins in a row
}. Write a whole number, { $least } or more.
error-situation-player_twice = You've named player { $player } twice. Name each player only once.
error-situation-own_discard = Player { $player } discarded the tile and can't win on it. Name other players.
error-situation-too_few_rons = { $count ->
    [0] You haven't named anybody who calls ron.
   *[other] You've named only one player who calls ron.
} Name two or three.
error-situation-asked_already = This question already has everything it needs. Leave { $named } out. To choose rule sets, use “presets”.
error-situation-flag_and_win = A win with { $flag } is always by { $by ->
    [ron] tsumo, but this one is by ron
   *[tsumo] ron, but this one is by tsumo
}. Change one of the two.
error-situation-tenhou_not_dealer = Only the dealer can have tenhou, and this player isn't East. Make the seat wind East, or leave tenhou out.
error-situation-first_turn_dealer = The dealer can't win with { $flag }. Change the seat wind, or leave { $flag } out.
error-situation-no_wind = “{ $tile }” isn't a wind, so it can't be the { $place ->
    [seat] seat wind
   *[round] round wind
}. Write E, S, W or N, or 1z to 4z.
error-situation-no_such_discard = { $count ->
    [0] The river is empty, so nobody can have called a discard from it. Write the river first.
    [one] There's no discard number { $found }: the river has only one tile. Choose 1.
   *[other] There's no discard number { $found }: the river has { $count } tiles. Choose a number from 1 to { $count }.
}
error-situation-no_yes_or_no = { $fact } can't be “{ $found }”. Write True or False.
error-situation-no_robbed_kan = “{ $found }” isn't a kan that can be robbed. Choose { ANY($known) }.
error-situation-no_liability = “{ $found }” isn't a liability. Say what it's for and which player is liable, such as (daisangen, toimen). It can be for { ANY($known) }.
error-situation-robbed_tile_elsewhere = All four copies of { $tile } are in the robbed kan, but there's a fifth somewhere else. Change the kan, or the other tile.
error-situation-too_many_indicators = There can't be { $count } indicators. There's one at the start and one more for each kan, with at most four kans. Leave some out.
error-situation-too_many_ura = Every ura indicator lies under a dora indicator, but you've given { $below } ura and { $above } dora indicators. Add dora indicators, or leave out some ura.
error-situation-ippatsu_on_last_tile = After a double riichi, ippatsu is over long before the last tile. Leave out ippatsu or the last tile.
error-situation-first_turn_and_later = On the first turn, nobody can draw the last tile or rob a kan. Leave out the first turn, or leave out the last tile and the robbed kan.
error-situation-riichi_open_hand = You need a closed hand for riichi, but this one has a called set. Leave out riichi or the call.
error-situation-no_riichi_declared = Double riichi and open riichi are kinds of riichi. Set riichi as well.
error-situation-ippatsu_without_riichi = You can't have ippatsu without riichi. Add riichi, or leave ippatsu out.
error-situation-rinshan_without_kan = To win on a replacement tile (rinshan), you need a kan in your hand. Add the kan, or leave rinshan out.
error-situation-ippatsu_after_kan = A kan ends ippatsu, so you can't have ippatsu and rinshan together. Leave one of them out.
error-situation-chankan_on_last_discard = You can't declare a kan after the last tile, so you can't have chankan and houtei together. Leave one of them out.
error-situation-first_turn_after_call = A win on the first turn comes before any riichi, call or kan. Leave out the first turn, or leave out the riichi, calls and kans.
error-situation-no_such_player = There's no player “{ $found }” at this table. Choose { ANY($known) }.
error-situation-no_such_win = You can't win by “{ $found }”. Choose { ANY($known) }.
error-situation-not_last_discard = In event { PLACE($event) }, somebody calls { $tile } from your river, but it wasn't your last discard. Put the call right after the discard.

## Puzzles: codes that cannot be opened, questions that cannot be made

error-puzzle-no_such_kind = There's no puzzle called “{ $kind }”. { $nearest ->
    [none] Choose { ANY($known) }.
   *[other] Did you mean { ANY($nearest) }?
}
error-puzzle-no_such_dojo = There's no dojo “{ $found }”. Choose { ANY($known) }.
error-puzzle-not_in_dojo = You can't set “{ $found }” for a dojo. You can set step, clock, exam, seed, name, rules, n, mix, only and limits. For a set of your own, use mjw.practice, such as mjw.practice("fu_count", level=4, n=5).
error-puzzle-only_of_fu = “{ $found }” is for fu. Use it with mjw.dojo("fu").
error-puzzle-no_such_part = “{ $found }” isn't something a hand can be chosen by. Choose { ANY($known) }.
error-puzzle-none_so_narrow = There are hardly any such hands. Ask for more in only, or leave limits out.
error-puzzle-no_such_step = There's no step “{ $found }”. Choose { ANY($known) }, or give the step's number, counting from 1.
error-puzzle-no_such_level = The puzzle { $kind } has no level { $level }. Choose { ANY($levels) }.
error-puzzle-level_no_number = “{ $level }” isn't a level. Write a plain number without quotation marks: { ANY($levels) }.
error-puzzle-no_such_topic = The puzzle { $kind } has no topic “{ $topic }” at level { $level }. { $topics ->
    [none] That level has no topics at all.
   *[other] Choose { ANY($topics) }.
}
error-puzzle-no_topic_under = Under “{ $ruleset }” there are no { $kind } questions on the topic { $topic }.{ $options ->
    [none] { "" }
   *[other] { " " }Those questions depend on a rule that's different there: { $options }.
} { $topics ->
    [none] Choose another rule set.
   *[other] Choose { ANY($topics) }, or another rule set.
}
error-puzzle-no_level_under = Under “{ $ruleset }” there are no { $kind } questions at level { $level }.{ $options ->
    [none] { "" }
   *[other] { " " }Those questions depend on a rule that's different there: { $options }.
} { $levels ->
    [none] Choose another rule set.
   *[other] Choose level { ANY($levels) }, or another rule set.
}
error-puzzle-no_sheet = “{ $found }” isn't a set of questions. Give one, such as mjw.class_set("fu_count", "tuesday").
error-puzzle-no_questions = A set has 1 to { $most } questions, not “{ $found }”. Write a plain number such as 10.
error-puzzle-no_pupils = A class has 1 to { $most } pupils, not “{ $found }”. Write a plain number such as 30.
error-puzzle-no_such_lesson = There's no lesson “{ $lesson }” that brings back older questions. Choose { ANY($known) }.
error-puzzle-no_such_mix = There's no mix “{ $found }”. Choose { ANY($known) }.
error-puzzle-no_mix_of_kind = There are no { $kind } questions with that mix, because nearly all would have the same answer. Choose { ANY($known) }.
error-puzzle-not_to_be_asked = You can't set { $kind } questions yourself; the course deals them. You can set { ANY($known) }.
error-puzzle-no_such_fact = { $kind } doesn't take “{ $fact }”. It takes { ANY($known) }.
error-puzzle-no_such_number = “{ $found }” isn't a number for { $fact }. Write a plain number such as 2.
error-puzzle-too_many_yakuman = A hand can't be { $count } yakuman at once. Write 1 to { $most }, such as yakuman=2.
error-puzzle-no_han_and_fu = No win by { $by ->
    [tsumo] tsumo
   *[ron] ron
} has { $han } han and { $fu } fu. Change them, and give both, such as han=3, fu=40.
error-puzzle-no_wait = The hand isn't waiting on { $tile }. Ask about one of its winning tiles.
error-puzzle-no_win = This hand can't win like this. { $why }{ $riichi ->
    [none] {""}
   *[other] {" "}If the player was in riichi, add flags="{ $riichi }".
}
error-puzzle-one_tile_too_many = With { $tile } already drawn, this hand has one tile too many to be waiting. Leave a tile out.
error-puzzle-not_at_this_level = { $kind } can't ask about this at level { $level }. { $levels ->
    [0] No other level can either.
   *[other] Choose level { ANY($levels) }.
}
error-puzzle-not_to_be_dealt = The course couldn't find a deal that ends with this win. Try another win.
error-puzzle-no_such_seed = “{ $seed }” isn't a seed. Use small letters and digits, such as 81k2.
error-code-no_code = “{ $code }” isn't the code of a puzzle. A code looks like wait_finder-2-81k2.
error-code-older_version = This puzzle has changed since { $code } was made (version { $version }, now { $current }). Here's a new one at the same level: { $offer }.
error-code-newer_version = { $code } comes from a newer version of this course (version { $version }; yours is { $current }). Update the course, or try { $offer }.
error-generation-attempts = The course couldn't find “{ $what }” in { $attempts } attempts. That's a fault in the course. Please report it.
error-generation-not_left = There aren't enough { $tiles } left in the wall. That's a fault in the course. Please report it.
error-generation-nothing_found = Seed { $seed } gave no { $kind } question at level { $level } under { $ruleset }. { $cause } Or try another seed.
