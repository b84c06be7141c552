### Drawn deals, which end without a winner; drawing a tile is another word. Who shows, who pays, and what an abortive draw changes.

## Exhaustive draw (ryuukyoku): payments

draw-payments = Tenpai: { $tenpai }. The others are noten and pay { $points } points in all.
draw-noten_each = { $players ->
    [one] The noten player pays { $points }.
   *[other] Each of the { $players } noten players pays { $points }.
}
draw-tenpai_each = { $players ->
    [one] The tenpai player receives { $points }.
   *[other] Each of the { $players } tenpai players receives { $points }.
}
draw-neighbours = Two pay two: a noten player pays the tenpai neighbour, the one on the right first.
draw-pays = { $payer } pays { $payee } { $points }.
draw-wareme = { $player } sits before the broken wall: what { $player } pays or receives is double (wareme).
draw-nothing-all_noten = Nobody is tenpai, so nothing is paid.
draw-nothing-all_tenpai = All four players are tenpai, so nothing is paid.
draw-nothing-by_rule = These rules move no points at an exhaustive draw.

## Exhaustive draw: showing

draw-show-order = Tenpai or noten is announced from the dealer on: { $order }.
draw-show-noten = A noten hand may stay hidden.
draw-show-tenpai_choice = A tenpai hand is shown. Without riichi you may say noten instead.
draw-show-tenpai_shown = A tenpai hand is shown.
draw-show-riichi_shown = After riichi the hand must be shown.
draw-show-riichi_hidden = Under these rules even a riichi hand may stay hidden.

## Abortive draws (tochuu ryuukyoku)

draw-abort-kyuushu_kyuuhai-name = nine different terminals and honours (kyuushu kyuuhai)
draw-abort-suufon_renda-name = four winds discarded (suufon renda)
draw-abort-suucha_riichi-name = four riichi (suucha riichi)
draw-abort-suukaikan-name = four kans (suukaikan)
draw-abort-sanchahou-name = three wins at once (sanchahou)
draw-abort-fifth_kan-name = a fifth kan

draw-abort-effect = Abortive draw: { NAME("draw.abort", $abort) }.
draw-abort-no_payment = Nobody pays for being noten.
draw-abort-honba = One honba counter is added.
draw-abort-honba_cleared = Under these rules the honba go back to 0, as the dealer did not win.
draw-abort-deposits = Sticks on the table stay there for the next winner.
draw-abort-deal_stays = The dealer stays dealer.
draw-abort-deal_passes = Under these rules the dealer moves on.
draw-abort-hands_shown = The four hands are shown, to check that each was tenpai.
