### tile_sort: what is asked and said about suits, simples, terminals and honours.

puzzle-tile_sort-name = Sort these tiles
puzzle-tile_sort-prompt-pick = Pick all the { $what }.
puzzle-tile_sort-prompt-count = Pick all the { $what }. Then think of the { TILE($tile) }. If these are all the tiles you see, how many copies are still hidden?
puzzle-tile_sort-prompt-left = You see these tiles. How many copies of the { TILE($tile) } are still hidden?

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
puzzle-tile_sort-not_korean = tiles that Korean mahjong doesn't use

## The answer

puzzle-tile_sort-left = copies of the { TILE($tile) } that are still hidden
puzzle-tile_sort-no_tile = None of these

## Why it is right

puzzle-tile_sort-are = { $count ->
    [one] One tile is in this group: { TILE($tiles) }.
   *[other] { $count } tiles are in this group: { TILE($tiles) }.
}
puzzle-tile_sort-means-characters = Characters have a number above a red symbol.
puzzle-tile_sort-means-circles = Circles show rings.
puzzle-tile_sort-means-bamboo = Bamboo tiles show sticks, but the 1 shows a bird.
puzzle-tile_sort-means-winds = The winds are East, South, West and North.
puzzle-tile_sort-means-dragons = The dragons are white, green and red.
puzzle-tile_sort-means-simples = Simples are the numbers from 2 to 8.
puzzle-tile_sort-means-terminals = Terminals are the 1s and 9s.
puzzle-tile_sort-means-honours = Honours are the winds and the dragons.
puzzle-tile_sort-means-ends = Terminals are the 1s and 9s. Honours are winds and dragons.
puzzle-tile_sort-means-not_korean = Korean mahjong is played without bamboo.
puzzle-tile_sort-still = { $count ->
    [0] All four are in sight.
    [one] One is still hidden.
   *[other] { $count } are still hidden.
}
puzzle-tile_sort-of_four = { $count ->
    [0] { CAPITAL(TILE($tile)) }: there are four copies, and none of them is here.
    [one] { CAPITAL(TILE($tile)) }: there are four copies, and one of them is here.
   *[other] { CAPITAL(TILE($tile)) }: there are four copies, and { $count } of them are here.
}

## Hints

puzzle-tile_sort-hint-characters-look = Look for the red symbol at the bottom.
puzzle-tile_sort-hint-characters-ask = Which tiles have a number above it?
puzzle-tile_sort-hint-characters-rule = The lower symbol is red, and it's the same on every characters tile.
puzzle-tile_sort-hint-circles-look = Look for rings.
puzzle-tile_sort-hint-circles-ask = Which tiles show rings, and which show sticks?
puzzle-tile_sort-hint-circles-rule = A circles tile shows as many rings as its number.
puzzle-tile_sort-hint-bamboo-look = Look for sticks.
puzzle-tile_sort-hint-bamboo-ask = What picture is on the 1 of bamboo?
puzzle-tile_sort-hint-bamboo-rule = The 1 of bamboo shows a bird. The others show sticks.
puzzle-tile_sort-hint-winds-look = Look for tiles without a number.
puzzle-tile_sort-hint-winds-ask = Which tiles are named after a direction?
puzzle-tile_sort-hint-winds-rule = Each wind shows one black symbol and no number.
puzzle-tile_sort-hint-dragons-look = Look for tiles without a number.
puzzle-tile_sort-hint-dragons-ask = Which tiles are named after a colour?
puzzle-tile_sort-hint-dragons-rule = One dragon is green, one is red, and one shows an empty frame.
puzzle-tile_sort-hint-simples-look = Look at the numbers.
puzzle-tile_sort-hint-simples-ask = Which numbers are neither the first nor the last in their suit?
puzzle-tile_sort-hint-simples-rule = Leave out every 1, every 9 and every tile without a number.
puzzle-tile_sort-hint-terminals-look = Look at the numbers.
puzzle-tile_sort-hint-terminals-ask = Which numbers come first and last in a suit?
puzzle-tile_sort-hint-terminals-rule = Terminals are the 1s and 9s. Honours have no number.
puzzle-tile_sort-hint-honours-look = Look for tiles without a number.
puzzle-tile_sort-hint-honours-ask = Are there winds? Are there dragons?
puzzle-tile_sort-hint-honours-rule = Every tile without a number belongs here.
puzzle-tile_sort-hint-ends-look = Look at the ends of the suits, then at the rest.
puzzle-tile_sort-hint-ends-ask = Do honours belong here too?
puzzle-tile_sort-hint-ends-rule = Every 1, every 9 and every tile without a number belongs here.
puzzle-tile_sort-hint-left-look = Look for every copy of the tile you're asked about.
puzzle-tile_sort-hint-left-ask = There are four copies of every tile. How many copies of this tile are here?
puzzle-tile_sort-hint-left-rule = There are four copies of every tile. Take away the ones you can see.
puzzle-tile_sort-hint-not_korean-look = Look at the suits.
puzzle-tile_sort-hint-not_korean-ask = Which suit isn't used in Korean mahjong?
puzzle-tile_sort-hint-not_korean-rule = Korean mahjong has characters, circles and honours, but no bamboo.
