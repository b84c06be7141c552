### tile_name: what is asked and said about the names of tiles.

puzzle-tile_name-name = What is this tile called?
puzzle-tile_name-prompt-see = What is this tile called?
puzzle-tile_name-prompt-hear = Pick this tile: { TILE($tile) }.
puzzle-tile_name-prompt-read = What is { $tile }?
puzzle-tile_name-prompt-heap = Pick these five tiles: { TILE($tile) }.

## The answer

puzzle-tile_name-name_of = the name
puzzle-tile_name-tiles = the tiles
puzzle-tile_name-no_tile = There's no such tile

## Why it is right

puzzle-tile_name-all = The short form is { $codes }.
puzzle-tile_name-is = { CAPITAL(TILE($tile)) }: the short form is { $code }.
puzzle-tile_name-family-characters = Characters have a number above a red symbol. Their letter is m.
puzzle-tile_name-family-circles = For circles, count the rings. Their letter is p.
puzzle-tile_name-family-bamboo = For bamboo, count the sticks. The letter is s.
puzzle-tile_name-family-bird = The bird is the 1 of bamboo.
puzzle-tile_name-family-red = A red five is a five of its suit. You write it with a 0.
puzzle-tile_name-family-winds = The winds are East, South, West and North: 1 to 4 with the letter z.
puzzle-tile_name-family-dragons = The dragons are white, green and red: 5 to 7 with the letter z.

puzzle-tile_name-wrong-heap = You chose the { TILE($tile) }. The question doesn't ask for that one.
puzzle-tile_name-wrong-name = { CAPITAL(TILE($tile)) } looks like this: { $tile }.
puzzle-tile_name-wrong-read = { CAPITAL(TILE($tile)) } is written { $code }.
puzzle-tile_name-wrong-tiles = The one you picked is called { TILE($tile) }.

## Hints

puzzle-tile_name-hint-characters-look = Look at the symbol above the red one. It's the number.
puzzle-tile_name-hint-characters-ask = How many strokes does the number have? One, two and three strokes are 1, 2 and 3.
puzzle-tile_name-hint-characters-rule = From 4 upwards each number has a symbol of its own, and the 4 looks like a box. The letter for characters is m.
puzzle-tile_name-hint-circles-look = Look at the rings.
puzzle-tile_name-hint-circles-ask = How many rings are there?
puzzle-tile_name-hint-circles-rule = Circles go from 1 to 9. Their letter is p.
puzzle-tile_name-hint-bamboo-look = Look at the sticks.
puzzle-tile_name-hint-bamboo-ask = How many sticks are there?
puzzle-tile_name-hint-bamboo-rule = Bamboo goes from 1 to 9. Its letter is s.
puzzle-tile_name-hint-bird-look = In one suit, one tile looks different from all the others.
puzzle-tile_name-hint-bird-ask = Which suit starts with a bird?
puzzle-tile_name-hint-bird-rule = The 1 of bamboo shows a bird. The sticks start at 2.
puzzle-tile_name-hint-red-look = Find out which suit this five belongs to.
puzzle-tile_name-hint-red-ask = Which suit is it? And is it the red five?
puzzle-tile_name-hint-red-rule = A red five has red pictures, but it still counts as a five.
puzzle-tile_name-hint-winds-look = This tile has no number.
puzzle-tile_name-hint-winds-ask = Which of the four winds is it?
puzzle-tile_name-hint-winds-rule = The winds go East, South, West, North. In the short form, East is 1.
puzzle-tile_name-hint-dragons-look = This tile has no number.
puzzle-tile_name-hint-dragons-ask = What colour is it?
puzzle-tile_name-hint-dragons-rule = The dragons go white, green, red. In the short form, white is 5.
puzzle-tile_name-row-characters = These are the characters from 1 to 9: { $tiles }.
puzzle-tile_name-row-circles = These are the circles from 1 to 9: { $tiles }.
puzzle-tile_name-row-bamboo = This is bamboo from 1 to 9: { $tiles }.
puzzle-tile_name-row-winds = These are East, South, West and North: { $tiles }.
puzzle-tile_name-row-dragons = These are the white, the green and the red dragon: { $tiles }.
puzzle-tile_name-row-red_fives = These are the fives, first the red ones and then the others: { $tiles }.
puzzle-tile_name-hint-heap-look = Take the tiles one at a time.
puzzle-tile_name-hint-heap-ask = Which suit is it, and which number? Or is it an honour?
puzzle-tile_name-hint-heap-rule = In the short form, number tiles end in m, p or s. Honours are the numbers 1 to 7 with z.
