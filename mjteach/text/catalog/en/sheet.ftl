### Words of the still pages in a lesson.

sheet-part = Part
sheet-why = What it is
sheet-fu = Fu
sheet-sum = The sum
sheet-total = The fu that count
sheet-discard-plain = { TILE($tile) }
sheet-discard-riichi = { TILE($tile) }, sideways: riichi
sheet-discard-called = { TILE($tile) }, called away
