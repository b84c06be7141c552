### Words of the answer form that every kind shares.

field-yes = Yes
field-no = No
field-nothing_against = nothing
field-unit-fu = fu
field-unit-han = han
field-unit-points = points
field-unit-tiles = tiles
