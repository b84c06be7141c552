### What is wrong with a record of a game, where, and how to put it right.

## record: where

error-record-line = Line { $line }: { $problem }
error-record-event = Event { $event }: { $problem }
error-record-element = Line { $line }, element { $element }: { $problem }
error-record-round = Deal { $round } of the record: { $problem }
error-record-start = The start of the deal: { $problem }
error-record-at = { $counted ->
    [line] Line { $place }
    [event] Event { $place }
    [element] Element { $place } of the file
   *[move] Move { $place } of the deal
}: { $problem }
error-record-header = Outside the deals, at the head of the file: { $problem }

## record: text that cannot be read

error-record-no_json = No JSON from character { $column } on: “{ $found }”. Repair the line, or take a fresh copy of the file.
error-record-no_xml = No XML from character { $column } of line { $line } on. Take a fresh copy of the file.
error-record-no_text = The file is no text in UTF-8. Save it as UTF-8, or take a fresh copy.
error-record-document_type = The file defines names of its own, which no log needs. Take a fresh copy of the log.
error-record-other_document = This is a { $found }, not a { $wanted }. Choose a log of Tenhou.
error-record-line_too_long = The text has { $found } characters, and at most { $most } are read. Check that this is a record of one game.
error-record-text_too_long = The file has more than { $most } characters. Check that it is a record of one game.
error-record-too_deep = Lists lie inside lists far too often. Check that this is a record of a game.
error-record-number_too_long = A number has thousands of digits. Put in the right one.
error-record-no_finite_number = { $found } is no number. Put in a whole number.
error-record-name_twice = “{ $field }” is there twice. Keep one of the two.
error-record-breaks_off = The record breaks off here. Take a complete copy, or keep what was read.

## record: files

error-record-no_file = { $why ->
    [missing] There is no “{ $path }”.
    [folder] “{ $path }” is a folder, and a file is needed.
   *[name] No file can be called “{ $path }”.
} Look whether the name and its folder are right.
error-record-file_there = There is a file “{ $path }” already. Choose another name, or write replace=True to replace it.
error-record-no_round = { $found ->
    [none] There is nothing to keep. Give a record, or deals.
   *[other] This is no deal: { $found }. Give a record, or deals one after another.
}
error-record-no_regular_file = “{ $path }” is a device or a pipe. Choose a file.
error-record-no_room = There is no room left to write “{ $path }”. Make room, or choose another place.
error-record-no_access = “{ $path }” may not be opened. Choose another place, or ask for access.
error-record-file_fails = “{ $path }” could not be read or written (“{ $cause }”). Try again, or choose another place.
error-record-broken_gzip = The file is packed, and from here on it cannot be unpacked. Take a fresh copy of it.
error-record-empty_file = There is nothing in the file. Take a fresh copy of it.
error-record-no_such_format = This begins like no record known here: “{ $found }”. Give a record of this course, mjai events, a Tenhou log, or a link that holds one.
error-record-tenhou_link = This names a game on Tenhou's server, and the course fetches nothing. Open { $link } in a browser, save the page as a file, and open that file here.
error-record-soul_link = This names a game on Mahjong Soul's server, and the course fetches nothing. Use a converter that turns Mahjong Soul games into Tenhou's JSON, and open what it saves.
error-record-server_file = This is a game as { $whose ->
    [soul] Mahjong Soul
    [city] Riichi City
   *[majiang] Majiang (電脳麻将)
} keeps it, and it can't be read like this. Use a converter that turns such games into Tenhou's JSON, and open what it saves.
error-record-link = This is a link, and the course fetches nothing. Open it in a browser, save the game as a file there, and open that file here.
error-record-web_page = This is a web page, and there's no game in it. Look on the page for a way to save the game as a file, and open that file here.
error-record-archive = This is a packed archive. Unpack it, and open the file of one game.
error-record-picture = This is a picture or a printed page, and no game can be read from it. Save the game as a file in the program you played with, and open that.
error-record-own_rules = This record has its rules with it. Open it without naming any.

## record: fields

error-record-field_missing = “{ $field }” is missing. Add it.
error-record-no_such_field = There is no “{ $field }” here. Choose { ANY($known) }.
error-record-no_number = “{ $field }” is { $found }. Put in a whole number from { $least } to { $most }.
error-record-other_number = “{ $field }” is { $found }, but it must be { $wanted }. Change it, or add what is missing before it.
error-record-no_whole_number = “{ $field }” has “{ $found }” where a whole number belongs. Put in the number.
error-record-no_truth = “{ $field }” is { $found }. Put in true or false.
error-record-no_list = “{ $field }” is { $found }. Put in a list, in square brackets.
error-record-list_length = “{ $field }” has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, but it needs { $count }.
error-record-list_too_long = “{ $field }” has { $found } entries. At most { $most } can be right.
error-record-no_fields = “{ $field }” is { $found }. Put in names with values, in curly brackets.
error-record-no_word = “{ $field }” is { $found }. Put in a word, in quotation marks.
error-record-no_such_word = “{ $field }” cannot be { $found }. Choose { ANY($known) }.

## record: tiles

error-record-no_tile = “{ $field }” has { $found }, which is no tile. Tiles look like { $example }.
error-record-no_tiles = “{ $field }” cannot be read from character { PLACE($position) } on: “{ $found }”. Tiles look like 123m or 5p.
error-record-no_single_tile = “{ $found }” is more than one tile. Name one.
error-record-hidden_tile = A tile in “{ $field }” is hidden. Only records that show every player's tiles can be played again.
error-record-tile_used_up = One { $tile } too many: there { $count ->
    [0] is none in this game
    [1] is only { $count }
   *[other] are only { $count }
}. Check the tiles, and the red fives of the rules.
error-record-hand_size = A hand has { $found } tiles, but { $count } are dealt. Put in the missing tiles or take some out.
error-record-red_fives = Red fives { $found } in characters, circles and bamboo: no rules have them so. Use none, 1-1-1 or 1-2-1.
error-record-wall_or_seed = A deal needs its wall or a seed, and not both. Give one of the two.
error-record-wall_empty = { $tile } is drawn, but the wall has run out. Take the draw out.
error-record-no_replacement = There are only { $count } replacement tiles. Take out the draws after further kans.
error-record-no_indicator = There are only { $count } dora indicators. Take out the others.
error-record-no_first_indicator = The deal has no dora indicator. Add the first one.
error-record-dora_without_kan = The indicator { $tile } is turned, but no kan is left to turn one. Take it out, or add the kan.
error-record-ura_differ = The ura indicator is { $tile } for one winner and { $before } for another. Make them the same.

## record: what happens

error-record-no_such_line = “{ $found }” is no line of a record. A line starts a deal, ends it, or has an action in quotation marks.
error-record-no_action = What { $seat } does is missing. Write it behind the player, such as { $seat } discard 5p.
error-record-no_such_element = There is no element “{ $found }” in such a log. Take it out.
error-record-no_mark = “{ $found }” is no draw or discard of such a log. Calls look like c171618, discards like 17, 60 or r60.
error-record-no_call = { $found } stands for no call. Take a fresh copy of the log.
error-record-outside_round = No deal is being played here. Put “{ $needed }” before this.
error-record-after_round = The deal is over already. Take this out, or start the next deal first.
error-record-after_end = The record is at its end already. Take out what follows.
error-record-second_game = A second game begins here. Save each game in a file of its own.
error-record-round_without_end = The deal ends without its result. Add the result.
error-record-round_parts = The deal has { $found } parts, but it needs { $count }.
error-record-too_many_actions = The deal has more than { $most } actions, which no deal can have. Take out what does not belong there.
error-record-too_many_offences = The deal has more than { $most } offences, which no deal can have. Take out what does not belong there.
error-record-too_many_rounds = The game has more than { $most } deals. Check that this is one game.
error-record-not_last_tile = { $tile } is called, but it is not what { $seat } put down last. Put the call right after the discard.
error-record-riichi_by_other = { $seat } says riichi, but { $found } discards. Put the discard of { $seat } right after the riichi.
error-record-riichi_without_discard = { $seat } says riichi, but no discard follows. Put the discard of { $seat } right after the riichi.
error-record-accepted_without_riichi = { $seat } pays for a riichi without a declaration before it. Add the riichi of { $seat }, or take this out.
error-record-turns_stuck = After { $count } moves nobody can go on, and entries are left over. Check the lists of { $seat } first.
error-record-other_dealer = By the number of the deal { $seat } is dealer, but the record names somebody else. Change one of them.
error-record-nothing_to_win = There is no tile to win with. Put the discard or the draw before the win.
error-record-other_winning_tile = The win is with { $tile }, but the last tile was { $last }. Change one of them.
error-record-other_tile_won = The win is with { $tile }, but that is not the last tile. Change one of them.
error-record-wins_twice = { $seat } wins twice in this deal. Take one of the wins out.
error-record-win_parts = A win needs the changes of points and what was won. Add what is missing.
error-record-no_worth = “{ $found }” does not say how many points. Write it like 30符2飜2000点.
error-record-no_yaku_words = “{ $found }” is no yaku with its han. Write it like 平和(1飜).
error-record-abort_before_draw = The deal is ended before anybody drew a tile. Put the draw first.

## record: played again

error-record-other_format = This is a record in the format { $found }, not { $wanted }. Check the first line.
error-record-other_version = The record has version { $found }, and version { $known } can be read. Update the course, or save the record anew.
error-record-other_tile_drawn = The record says { $tile }, but the wall gives { $drawn }. Change the wall or the draw.
error-record-other_end = “{ $field }” of the end is { $found }, but playing the deal again gives { $played }. Change one of them.
error-record-other_result = { $what ->
    [changes] The changes of points are { $found }, but by the rules they are { $played }.
   *[points] The points here are { $found }, but by the rules they are { $played }.
} Check the rules, or the points.
error-record-end_not_reached = The record ends the deal here, but by the rules it goes on. Check the rules, or add the missing actions.
error-record-over_before = By the rules the deal is over before this. Check the rules, or take out what follows.
error-record-does_not_follow = “{ $field }” is { $found }, but after the deal before it must be { $wanted }. Change it, or leave out extension_winds.
error-record-game_over_before = By the rules the game is over before this deal. Check the rules, or leave out extension_winds.
error-record-other_rules = Deal { $round } was played by other rules than the game. Give both the same rules.
error-record-surplus_in_action = Deal { $round } has the action “{ $action }” with more in it than such an action has. Play it with the action in words, such as A discard 5p.
error-record-set_up = This deal was set up as a position, so it has no beginning to record. Keep the text of the position instead.
error-record-not_reproduced = Playing deal { $round } again leads to another end, so it cannot be written. Please report it.

## record: what other formats cannot say

error-record-three_players = This is a game of three players, which cannot be read. Choose a game of four.
error-record-open_riichi = No log can say that a riichi was open. Write our own record.
error-record-wareme = No log can say whose wall was broken, and under wareme that counts. Write our own record.
error-record-four_winds = A log of Tenhou cannot say that a game goes through four winds. Write mjai events, or our own record.
error-record-offences = Logs from other programs can't record that somebody broke a rule. Use this course's own record format instead.
error-record-no_such_draw = No log has a word for the draw { NAME("draw.abort", $abort) }. Write our own record.
