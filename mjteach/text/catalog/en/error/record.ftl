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
error-record-header = At the top of the file, before the deals: { $problem }

## record: text that cannot be read

error-record-no_json = From character { $column } on, this isn't JSON: “{ $found }”. Repair the line, or take a fresh copy of the file.
error-record-no_xml = From character { $column } of line { $line } on, this isn't XML. Take a fresh copy of the file.
error-record-no_text = The file isn't text in UTF-8. Save it as UTF-8, or take a fresh copy.
error-record-document_type = The file defines names of its own, and logs don't do that. Take a fresh copy of the log.
error-record-other_document = This is a { $found }, not a { $wanted }. Choose a Tenhou log.
error-record-line_too_long = The text has { $found } characters, but only { $most } can be read. Check that it's a record of one game.
error-record-text_too_long = The file has more than { $most } characters. Check that it's a record of one game.
error-record-too_deep = There are too many lists inside lists. Check that this is a record of a game.
error-record-number_too_long = One number has thousands of digits. Put in the right number.
error-record-no_finite_number = { $found } isn't a number. Put in a whole number.
error-record-name_twice = “{ $field }” appears twice. Keep only one of the two.
error-record-breaks_off = The record breaks off here. Take a complete copy, or go on with what could be read.

## record: files

error-record-no_file = { $why ->
    [missing] There's no “{ $path }”.
    [folder] “{ $path }” is a folder, but you need a file.
   *[name] A file can't be called “{ $path }”.
} Check the file's name and its folder.
error-record-file_there = There's already a file called “{ $path }”. Choose another name, or write replace=True to replace it.
error-record-no_round = { $found ->
    [none] There's nothing to save. Give a record, or deals.
   *[other] This isn't a deal: { $found }. Give a record, or deals one after another.
}
error-record-no_regular_file = “{ $path }” is a device or a pipe. Choose a file.
error-record-no_room = There's no room left to write “{ $path }”. Make room, or choose another place.
error-record-no_access = You aren't allowed to open “{ $path }”. Choose another place, or ask for access.
error-record-file_fails = “{ $path }” couldn't be read or written (“{ $cause }”). Try again, or choose another place.
error-record-broken_gzip = This is a compressed file (gzip), and from here on it can't be read. Save or download it again.
error-record-empty_file = The file is empty. Save or download it again.
error-record-no_such_format = This doesn't start like any record the course knows: “{ $found }”. Give one of this course's records, mjai events, a Tenhou log, or a link with a log in it.
error-record-tenhou_link = This game is on Tenhou's server, but the course doesn't download games. Open { $link } in a browser, save the page as a file, and open that file here.
error-record-soul_link = This game is on Mahjong Soul's server, but the course doesn't download games. Use a converter that turns Mahjong Soul games into Tenhou's JSON, and open what it saves.
error-record-server_file = This is a game in { $whose ->
    [soul] Mahjong Soul's
    [city] Riichi City's
   *[majiang] Majiang's (電脳麻将)
} own format, which can't be read here. Use a converter that turns such games into Tenhou's JSON, and open what it saves.
error-record-link = This is a link, but the course doesn't download games. Open it in a browser, save the game as a file there, and open that file here.
error-record-web_page = This is a web page, and there's no game in it. Does the page let you save the game as a file? Then save it, and open that file here.
error-record-archive = This is an archive, such as a zip file. Extract its files, and open the one with your game.
error-record-picture = This is a picture or a printed page, so no game can be read from it. Save the game as a file in the program you played with, and open that.
error-record-own_rules = This record already has its rules in it. Open it without naming any.

## record: fields

error-record-field_missing = “{ $field }” is missing. Add it.
error-record-no_such_field = There's no “{ $field }” here. Choose { ANY($known) }.
error-record-no_number = “{ $field }” is { $found }. Put in a whole number from { $least } to { $most }.
error-record-other_number = “{ $field }” is { $found }, but it must be { $wanted }. Change it, or add what's missing before it.
error-record-no_whole_number = “{ $field }” has “{ $found }” where a whole number belongs. Put in the number.
error-record-no_truth = “{ $field }” is { $found }. Put in true or false.
error-record-no_list = “{ $field }” is { $found }. Put in a list, in square brackets.
error-record-list_length = “{ $field }” has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, but it needs { $count }.
error-record-list_too_long = “{ $field }” has { $found } entries, but it can have at most { $most }. Take some out.
error-record-no_fields = “{ $field }” is { $found }. Put in names and values, in curly brackets.
error-record-no_word = “{ $field }” is { $found }. Put in a word, in quotation marks.
error-record-no_such_word = “{ $field }” can't be { $found }. Choose { ANY($known) }.

## record: tiles

error-record-no_tile = “{ $field }” has { $found } in it, which isn't a tile. Tiles look like { $example }.
error-record-no_tiles = “{ $field }” can't be read from character { PLACE($position) } on: “{ $found }”. Tiles look like 123m or 5p.
error-record-no_single_tile = “{ $found }” is more than one tile. Name only one.
error-record-hidden_tile = A tile in “{ $field }” is hidden. A record can be played again only if it shows every player's tiles.
error-record-tile_used_up = There's one { $tile } too many: this game has { $count ->
    [0] none
    [1] only { $count }
   *[other] only { $count }
}. Check the tiles, and the red fives in the rules.
error-record-hand_size = A hand has { $found } tiles, but each player is dealt { $count }. Put in the missing tiles, or take some out.
error-record-red_fives = No rules have { $found } red fives in characters, circles and bamboo. Use none, 1-1-1 or 1-2-1.
error-record-wall_or_seed = A deal needs its wall or a seed, but not both. Give one of the two.
error-record-wall_empty = { $tile } is drawn, but the wall has run out. Take this draw out.
error-record-no_replacement = There are only { $count } replacement tiles. Take out the extra draws after kans.
error-record-no_indicator = There are only { $count } dora indicators. Take out the extra ones.
error-record-no_first_indicator = The deal has no dora indicator. Add the first one.
error-record-dora_without_kan = The indicator { $tile } is turned over, but there's no kan that it belongs to. Take the indicator out, or add the kan.
error-record-ura_differ = The ura indicator is { $tile } for one winner and { $before } for another. Make them the same.

## record: what happens

error-record-no_such_line = “{ $found }” isn't a line of a record. A line starts a deal, ends it, or has an action in quotation marks.
error-record-no_action = This doesn't say what { $seat } does. Write the action after the player, such as { $seat } discard 5p.
error-record-no_such_element = There's no element “{ $found }” in a log like this. Take it out.
error-record-no_mark = “{ $found }” isn't a draw or a discard in a log like this. Calls look like c171618, and discards like 17, 60 or r60.
error-record-no_call = { $found } doesn't stand for any call. Take a fresh copy of the log.
error-record-outside_round = There's no deal going on here. Put “{ $needed }” before this.
error-record-after_round = The deal is already over. Take this out, or start the next deal first.
error-record-after_end = The record has already ended. Take out what follows.
error-record-second_game = A second game starts here. Save each game in a file of its own.
error-record-round_without_end = The deal ends without a result. Add the result.
error-record-round_parts = The deal has { $found } parts, but it needs { $count }.
error-record-too_many_actions = The deal has more than { $most } actions, and no deal can have that many. Take out what doesn't belong there.
error-record-too_many_offences = The deal has more than { $most } offences, and no deal can have that many. Take out what doesn't belong there.
error-record-too_many_rounds = The game has more than { $most } deals. Check that this is one game.
error-record-not_last_tile = { $tile } is called, but it isn't the last tile { $seat } put down. Put the call right after the discard.
error-record-riichi_by_other = { $seat } says riichi, but { $found } discards. Put { $seat }'s discard right after the riichi.
error-record-riichi_without_discard = { $seat } says riichi, but no discard follows. Put { $seat }'s discard right after the riichi.
error-record-accepted_without_riichi = { $seat } pays for a riichi without declaring it first. Add { $seat }'s riichi, or take this out.
error-record-turns_stuck = After { $count } moves nobody can go on, but there are still moves in the lists. Check { $seat }'s lists first.
error-record-other_dealer = In a deal with this number, { $seat } is the dealer, but the record names somebody else. Change one of them.
error-record-nothing_to_win = There's no tile to win on. Put the discard or the draw before the win.
error-record-other_winning_tile = The win is on { $tile }, but the last tile was { $last }. Change one of them.
error-record-other_tile_won = The win is on { $tile }, but the tile just before it is a different one. Change one of the two.
error-record-wins_twice = { $seat } wins twice in this deal. Take one of the wins out.
error-record-win_parts = A win needs to say how the points change and what the hand was. Add what's missing.
error-record-no_worth = “{ $found }” doesn't say how many points. Write it like 30符2飜2000点.
error-record-no_yaku_words = “{ $found }” isn't a yaku with its han. Write it like 平和(1飜).
error-record-abort_before_draw = The deal ends before anybody has drawn a tile. Put the draw first.

## record: played again

error-record-other_format = This is a record in the format { $found }, not { $wanted }. Check the first line.
error-record-other_version = The record has version { $found }, but the course reads version { $known }. Update the course, or save the record again.
error-record-other_tile_drawn = The record says { $tile }, but the wall gives { $drawn }. Change the wall or the draw.
error-record-other_end = In the result, “{ $field }” is { $found }, but playing the deal again gives { $played }. Change one of them.
error-record-other_result = { $what ->
    [changes] The points change by { $found }, but under these rules they should change by { $played }.
   *[points] The points here are { $found }, but under these rules they should be { $played }.
} Check the rules, or the points.
error-record-end_not_reached = The record ends the deal here, but under these rules it should go on. Check the rules, or add the missing actions.
error-record-over_before = Under these rules, the deal is already over before this. Check the rules, or take out what follows.
error-record-does_not_follow = “{ $field }” is { $found }, but after the previous deal it must be { $wanted }. Change it, or leave out extension_winds.
error-record-game_over_before = Under these rules, the game is already over before this deal. Check the rules, or leave out extension_winds.
error-record-other_rules = Deal { $round } was played under different rules from the rest of the game. Give every deal of the game the same rules.
error-record-surplus_in_action = In deal { $round }, the action “{ $action }” has more in it than it should. Give the action in words, such as A discard 5p.
error-record-set_up = This deal was set up as a position, so it has no beginning to record. Save the text of the position instead.
error-record-not_reproduced = When deal { $round } is played again, it ends differently, so it can't be saved. Please report this.

## record: what other formats cannot say

error-record-three_players = This is a three-player game, which can't be read here. Choose a four-player game.
error-record-open_riichi = Logs for other programs can't show that a riichi was open. Use this course's own record format instead.
error-record-wareme = With wareme it matters whose wall was broken, and logs for other programs can't show that. Use this course's own record format instead.
error-record-four_winds = A Tenhou log can't show that a game goes through four winds. Use mjai events, or this course's own record format.
error-record-offences = Logs for other programs can't show that somebody broke a rule. Use this course's own record format instead.
error-record-no_such_draw = Logs for other programs have no word for this draw: { NAME("draw.abort", $abort) }. Use this course's own record format instead.
