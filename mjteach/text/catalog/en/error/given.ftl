### Something of another kind was given than can be used.

error-given-no_tiles = “{ $found }” is no tile. Write tiles as text, such as "258m".
error-given-no_words = “{ $found }” is no list of words. Write words with spaces between, such as "riichi ippatsu".
error-given-no_places = “{ $found }” is no list of places in a row of discards. Give numbers, such as 2 for the second discard.
error-given-no_events = “{ $found }” is no list of what happened at the table. Leave it out, or give events one by one.
error-given-no_win = “{ $found }” is no finished hand. Give what mj.value(...) returned.
error-given-no_deal = “{ $found }” is no deal. Begin one with mj.start_deal().
error-given-no_action = “{ $found }” is no action. Write it as text, such as "A discard 5p".
error-given-no_seed = “{ $found }” is no name for a wall. Give a word or a number, such as "monday".
error-given-no_path = “{ $found }” is no name of a file. Write it as text, such as "game.jsonl".
error-given-no_reasons = “{ $found }” has no reasons to tell. Give a result, such as mj.waits("23m").
error-given-no_language = There are no words in “{ $found }”. Choose { ANY($known) }.
