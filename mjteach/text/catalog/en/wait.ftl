### Names of waits, English first, then the word the table uses.

wait-ryanmen-name = two-sided wait (ryanmen)
wait-kanchan-name = gap wait (kanchan)
wait-penchan-name = edge wait (penchan)
wait-shanpon-name = double pair wait (shanpon)
wait-tanki-name = pair wait (tanki)
wait-nobetan-name = four-tile straight wait (nobetan)
wait-hadaka_tanki-name = last single tile (hadaka tanki)
wait-three_sided-name = three-sided wait (sanmenchan)
wait-multi_sided-name = multi-sided wait (tamenchan)
wait-orphan-name = wait for the missing orphan
wait-thirteen_sided-name = thirteen-sided wait (juusanmen)
