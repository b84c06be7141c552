### Looking back on a deal: what there was at each moment, as its player saw it.

review-deal = { $round }{ $honba ->
    [0] { "" }
    [one] , one honba counter
   *[other] , { $honba } honba counters
}
review-win_let_go = You could have won with { $tile }.
review-refused = { $tile } finished your hand, but you couldn't win with it.
review-furiten = From here on you were furiten.
review-riichi = { $done ->
    [none] You could have declared riichi and discarded { $tiles }.
   *[other] You declared riichi and discarded { $done }.
}
review-call = { $done ->
    [none] You could have called { $tile } ({ $kinds }).
   *[other] You called { $tile } ({ $done }).
}
review-kind-chi = chi
review-kind-pon = pon
review-kind-daiminkan = open kan
review-kan = { $done ->
    [none] You could have declared a kan of { $tiles }.
   *[other] You declared a kan of { $done }.
}
review-own_win = You won with { $tile } and got { $points } points.
review-dealt_in = { $who } won with your { $tile } and got { $points } points.
review-their_win = { $who } won with { $tile } and got { $points } points.
review-mattered-furiten = Your { $tile } made you furiten. If you'd discarded { $better }, you could have won with { $tiles } from anybody.
review-mattered-wait_lost = If you'd discarded { $better } and not { $tile }, you'd have waited for { $tiles }.
review-mattered-no_yaku = After you called { $tile }, every yaku was far away. Without a yaku you can't win.
review-mattered-riichi = You waited for { $tiles } without a yaku. With riichi you could have won from anybody.
review-after = After this discard: { $said }

## Buttons

review-choice_before = Choice before
review-choice_after = Next choice
review-all_deals = All deals
review-noticed = In this deal
review-count_it = Count it
review-ask_me = Ask me

review-key-choices = b, n
review-key-choices-what = your choice before, your next choice
review-key-count = c
review-key-count-what = count the win yourself
