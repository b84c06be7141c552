### Drawn deals, which end without a winner; drawing a tile is another word. Who shows, who pays, and what an abortive draw changes.

## Exhaustive draw (ryuukyoku): payments

draw-payments = Tenpai: { $tenpai }. The noten payments come to { $points } points in all.
draw-noten_each = { $players ->
    [one] The noten player pays { $points }.
   *[other] Each of the { $players } noten players pays { $points }.
}
draw-tenpai_each = { $players ->
    [one] The tenpai player gets { $points }.
   *[other] Each of the { $players } tenpai players gets { $points }.
}
draw-neighbours = Two players pay the other two. Each noten player pays a tenpai neighbour, the one on the right if possible.
draw-pays = { $payer } pays { $payee } { $points }.
draw-wareme = { $player } sits in front of the broken wall, so { $player } pays or gets double (wareme).
draw-nothing-all_noten = Nobody is tenpai, so nobody pays anything.
draw-nothing-all_tenpai = All four players are tenpai, so nobody pays anything.
draw-nothing-by_rule = Under these rules, nobody pays anything at an exhaustive draw.

## Exhaustive draw: showing

draw-show-order = The dealer says tenpai or noten first, then the others in turn: { $order }.
draw-show-noten = If you're noten, you can keep your hand hidden.
draw-show-tenpai_choice = If you're tenpai, you show your hand. If you haven't declared riichi, you can say noten instead.
draw-show-tenpai_shown = If you're tenpai, you must show your hand.
draw-show-riichi_shown = After riichi, you must show your hand.
draw-show-riichi_hidden = Under these rules, you can keep even a riichi hand hidden.

## Abortive draws (tochuu ryuukyoku)

draw-abort-kyuushu_kyuuhai-name = nine different terminals and honours (kyuushu kyuuhai)
draw-abort-suufon_renda-name = four winds discarded (suufon renda)
draw-abort-suucha_riichi-name = four riichi (suucha riichi)
draw-abort-suukaikan-name = four kans (suukaikan)
draw-abort-sanchahou-name = three wins at once (sanchahou)
draw-abort-fifth_kan-name = a fifth kan

draw-abort-effect = Abortive draw: { NAME("draw.abort", $abort) }.
draw-abort-no_payment = Nobody pays for being noten.
draw-abort-honba = There's one more honba counter.
draw-abort-honba_cleared = Under these rules, the honba go back to 0 because the dealer didn't win.
draw-abort-deposits = The sticks on the table stay there for the next winner.
draw-abort-deal_stays = The dealer deals again.
draw-abort-deal_passes = Under these rules, the dealer moves on.
draw-abort-hands_shown = All four players show their hands to prove that they were tenpai.
