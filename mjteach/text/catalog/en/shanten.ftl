### How many tiles a hand still misses for tenpai.

shanten-best = { $count ->
    [-1] The hand is finished.
    [0] The hand is tenpai.
    [1] The hand is one tile away from tenpai.
   *[other] The hand is { $count } tiles away from tenpai.
}
shanten-form = { $form ->
    [chiitoi] Seven pairs
    [kokushi] Thirteen orphans
   *[normal] Sets and a pair
}: { $count ->
    [-1] finished.
    [0] tenpai.
    [1] one tile away from tenpai.
   *[other] { $count } tiles away from tenpai.
}
