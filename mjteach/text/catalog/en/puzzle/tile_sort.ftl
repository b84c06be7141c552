### tile_sort: what is asked and said about suits, simples, terminals and honours.

puzzle-tile_sort-name = Sort these tiles
puzzle-tile_sort-prompt-pick = Pick every tile of this group: { $what }.
puzzle-tile_sort-prompt-count = Pick every tile of this group: { $what }. Then count what can still come.

## The groups

puzzle-tile_sort-characters = characters
puzzle-tile_sort-circles = circles
puzzle-tile_sort-bamboo = bamboo
puzzle-tile_sort-winds = winds
puzzle-tile_sort-dragons = dragons
puzzle-tile_sort-simples = simples
puzzle-tile_sort-terminals = terminals
puzzle-tile_sort-honours = honours
puzzle-tile_sort-ends = terminals and honours
puzzle-tile_sort-not_korean = tiles that Korean mahjong does without

## The answer

puzzle-tile_sort-left = { TILE($tile) }: how many can still come
puzzle-tile_sort-no_tile = None of these

## Why it is right

puzzle-tile_sort-are = { $count ->
    [one] One tile belongs to it: { TILE($tiles) }.
   *[other] { $count } tiles belong to it: { TILE($tiles) }.
}
puzzle-tile_sort-means-characters = Characters have a number above the red sign.
puzzle-tile_sort-means-circles = Circles show rings.
puzzle-tile_sort-means-bamboo = Bamboo shows sticks, and a bird on the 1.
puzzle-tile_sort-means-winds = The winds are East, South, West and North.
puzzle-tile_sort-means-dragons = The dragons are white, green and red.
puzzle-tile_sort-means-simples = Simples are the numbers from 2 to 8.
puzzle-tile_sort-means-terminals = Terminals are the numbers 1 and 9.
puzzle-tile_sort-means-honours = Honours are the winds and the dragons.
puzzle-tile_sort-means-ends = Terminals are 1 and 9. Honours are winds and dragons.
puzzle-tile_sort-means-not_korean = Korean mahjong is played without bamboo.
puzzle-tile_sort-of_four = { $count ->
    [0] { CAPITAL(TILE($tile)) }: there are four, and none lies here.
    [one] { CAPITAL(TILE($tile)) }: there are four, and one lies here.
   *[other] { CAPITAL(TILE($tile)) }: there are four, and { $count } lie here.
}

## Hints

puzzle-tile_sort-hint-characters-look = Look for the red sign at the lower edge.
puzzle-tile_sort-hint-characters-ask = Which tiles have a number above it?
puzzle-tile_sort-hint-characters-rule = The lower sign is red, and the same on all of them.
puzzle-tile_sort-hint-circles-look = Look for rings.
puzzle-tile_sort-hint-circles-ask = Which tiles show rings, and which show sticks?
puzzle-tile_sort-hint-circles-rule = Circles show as many rings as their number.
puzzle-tile_sort-hint-bamboo-look = Look for sticks.
puzzle-tile_sort-hint-bamboo-ask = Which picture stands on the 1 of bamboo?
puzzle-tile_sort-hint-bamboo-rule = The 1 of bamboo shows a bird. The others show sticks.
puzzle-tile_sort-hint-winds-look = Look for tiles without a number.
puzzle-tile_sort-hint-winds-ask = Which tiles are named after a direction?
puzzle-tile_sort-hint-winds-rule = Each wind shows one black sign, and no number.
puzzle-tile_sort-hint-dragons-look = Look for tiles without a number.
puzzle-tile_sort-hint-dragons-ask = Which tiles have a colour for a name?
puzzle-tile_sort-hint-dragons-rule = One is green, one is red, and one is an empty frame.
puzzle-tile_sort-hint-simples-look = Look at the numbers.
puzzle-tile_sort-hint-simples-ask = Which numbers are neither first nor last?
puzzle-tile_sort-hint-simples-rule = Leave out every 1, every 9, and every tile without a number.
puzzle-tile_sort-hint-terminals-look = Look at the numbers.
puzzle-tile_sort-hint-terminals-ask = Which are the first and the last of a suit?
puzzle-tile_sort-hint-terminals-rule = Terminals are the numbers 1 and 9. Honours have no number.
puzzle-tile_sort-hint-honours-look = Look for tiles without a number.
puzzle-tile_sort-hint-honours-ask = Are there winds? Are there dragons?
puzzle-tile_sort-hint-honours-rule = Whatever has no number belongs here.
puzzle-tile_sort-hint-ends-look = Look at the ends of the suits, then at the rest.
puzzle-tile_sort-hint-ends-ask = Do honours belong to it, too?
puzzle-tile_sort-hint-ends-rule = A 1, a 9, or no number at all: it belongs here.
puzzle-tile_sort-hint-left-look = Look for every tile like the one that is asked for.
puzzle-tile_sort-hint-left-ask = There are four of every tile. How many of this one lie here?
puzzle-tile_sort-hint-left-rule = There are four of every tile. Those that you see cannot come any more.
puzzle-tile_sort-hint-not_korean-look = Look at the suits.
puzzle-tile_sort-hint-not_korean-ask = Which suit is not used in Korea?
puzzle-tile_sort-hint-not_korean-rule = Korean mahjong is played with circles, characters and honours.
