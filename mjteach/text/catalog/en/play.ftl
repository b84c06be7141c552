### A seat at the table: a deal that is played.

## What a stage leaves out

play-stage-draw = You draw and discard. Any finished hand wins. There's no riichi, and nobody calls.
play-stage-riichi = You draw, discard and declare riichi. Nobody calls.
play-stage-calls = You can also call chi and pon. There are no kans.
play-stage-kans = You can call kans, too. Only a few rare endings are left out.
play-stage-all = Everything that the rules allow.
play-stage-table = You can break the rules here, and pay for it.
