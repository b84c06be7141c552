### why_not: what is asked and said. In general: never the condition before checking.

puzzle-why_not-name = Why isn't it a yaku?
puzzle-why_not-prompt = This hand nearly has { NAME("yaku", $yaku) }. What's the one thing in the way?

## The answer

puzzle-why_not-reason = what's in the way
puzzle-why_not-tiles = the tiles to blame, in the hand or missing from it
puzzle-why_not-no_tiles = no tiles

## Hints

puzzle-why_not-hint-look = Read the name of the yaku and say what it asks for, word by word.
puzzle-why_not-hint-ask = Go down the list. Is each reason true of this hand, and does it matter for this yaku?
puzzle-why_not-hint-rule = A hand must meet every condition of a yaku. This hand meets them all except one.

## About a wrong line

puzzle-why_not-wrong-reason = “{ NAME("near", $reason) }”: is that so in this hand? And does it matter for { NAME("yaku", $yaku) }?
puzzle-why_not-wrong-tiles = Which tiles get in the way of { NAME("yaku", $yaku) }? If none do, which tiles are missing?
