### Words of the still pages in a lesson.

sheet-part = Part
sheet-why = What it is
sheet-fu = Fu
sheet-sum = The sum
sheet-total = The fu that count
sheet-discard-plain = { TILE($tile) }
sheet-discard-riichi = { TILE($tile) }, sideways: riichi
sheet-discard-called = { TILE($tile) }, called away
sheet-set = Set
sheet-set-open = Open
sheet-set-closed = Concealed
sheet-set-triplet-simple = Triplet of 2 to 8
sheet-set-triplet-yaochuu = Triplet of 1, 9 or honours
sheet-set-quad-simple = Quad of 2 to 8
sheet-set-quad-yaochuu = Quad of 1, 9 or honours
