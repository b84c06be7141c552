### why_not: what is asked and said. In general: never the condition before checking.

puzzle-why_not-name = Why is that no yaku
puzzle-why_not-prompt = This hand nearly has { NAME("yaku", $yaku) }. What alone keeps it away?

## The answer

puzzle-why_not-reason = what keeps it away
puzzle-why_not-tiles = the tiles it is about, in the hand or missing from it
puzzle-why_not-no_tiles = no tiles

## Hints

puzzle-why_not-hint-look = Read the name of the yaku, and say what it asks for, word by word.
puzzle-why_not-hint-ask = Go down the list. Is this so in the hand, and does this yaku mind it?
puzzle-why_not-hint-rule = All conditions of a yaku must hold. Here one does not, and all the others do.

## About a wrong line

puzzle-why_not-wrong-reason = “{ NAME("near", $reason) }”: is it so in this hand? And does { NAME("yaku", $yaku) } mind it?
puzzle-why_not-wrong-tiles = Which tiles make it so, or are missing for { NAME("yaku", $yaku) }?
