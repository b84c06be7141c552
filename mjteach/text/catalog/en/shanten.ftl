### How many tiles a hand still misses for tenpai.

shanten-best = { $count ->
    [-1] The hand is finished.
    [0] The hand is tenpai.
    [1] One tile is missing for tenpai.
   *[other] { $count } tiles are missing for tenpai.
}
shanten-form = { $form ->
    [chiitoi] Seven pairs
    [kokushi] Thirteen orphans
   *[normal] Sets and a pair
}: { $count ->
    [-1] finished.
    [0] tenpai.
    [1] one tile is missing.
   *[other] { $count } tiles are missing.
}
