### tile_name: what is asked and said about the names of tiles.

puzzle-tile_name-name = What is this tile called
puzzle-tile_name-prompt-see = What is this tile called?
puzzle-tile_name-prompt-hear = Pick this tile: { TILE($tile) }.
puzzle-tile_name-prompt-read = What is { $tile }?
puzzle-tile_name-prompt-heap = Pick these five tiles: { TILE($tile) }.

## The answer

puzzle-tile_name-name_of = the name
puzzle-tile_name-tiles = the tiles
puzzle-tile_name-no_tile = There is no such tile

## Why it is right

puzzle-tile_name-all = In the short form: { NOTATION($tiles) }.
puzzle-tile_name-is = { CAPITAL(TILE($tile)) }: the short form is { $code }.
puzzle-tile_name-family-characters = Characters have a number above the red sign. Their letter is m.
puzzle-tile_name-family-circles = Circles: count them. Their letter is p.
puzzle-tile_name-family-bamboo = Bamboo: count the sticks. Their letter is s.
puzzle-tile_name-family-bird = The 1 of bamboo shows a bird. It is the first of the sticks.
puzzle-tile_name-family-red = A red five is a five of its suit. It is written with a 0.
puzzle-tile_name-family-winds = The winds are East, South, West and North: 1 to 4 with the letter z.
puzzle-tile_name-family-dragons = The dragons are white, green and red: 5 to 7 with the letter z.

## Hints

puzzle-tile_name-hint-characters-look = Look at the sign above the red one.
puzzle-tile_name-hint-characters-ask = Which number is it?
puzzle-tile_name-hint-characters-rule = Characters count from 1 to 9. Their letter is m.
puzzle-tile_name-hint-circles-look = Look at the rings.
puzzle-tile_name-hint-circles-ask = How many are there?
puzzle-tile_name-hint-circles-rule = Circles count from 1 to 9. Their letter is p.
puzzle-tile_name-hint-bamboo-look = Look at the sticks.
puzzle-tile_name-hint-bamboo-ask = How many are there?
puzzle-tile_name-hint-bamboo-rule = Bamboo counts from 1 to 9. Its letter is s.
puzzle-tile_name-hint-bird-look = One tile of a suit has a picture of its own.
puzzle-tile_name-hint-bird-ask = Which suit is the bird the first of?
puzzle-tile_name-hint-bird-rule = The 1 of bamboo shows a bird. Sticks begin with 2.
puzzle-tile_name-hint-red-look = The number tells which five it is.
puzzle-tile_name-hint-red-ask = Which suit is it, and is it the red one?
puzzle-tile_name-hint-red-rule = A red five is a five of its suit. It is written with a 0.
puzzle-tile_name-hint-winds-look = This tile has no number.
puzzle-tile_name-hint-winds-ask = Which of the four winds is it?
puzzle-tile_name-hint-winds-rule = East is 1. The others follow in their order.
puzzle-tile_name-hint-dragons-look = This tile has no number.
puzzle-tile_name-hint-dragons-ask = Which colour does it have?
puzzle-tile_name-hint-dragons-rule = White is 5. The others follow in their order.
puzzle-tile_name-hint-heap-look = Take one tile after the other.
puzzle-tile_name-hint-heap-ask = Which suit is it, and which number? Or is it an honour?
puzzle-tile_name-hint-heap-rule = Numbers go with m, p or s. Honours are 1 to 7 with z.
