### Words of closed sets that stand in sentences.

## How a hand was won

way-ron-name = ron
way-tsumo-name = tsumo
