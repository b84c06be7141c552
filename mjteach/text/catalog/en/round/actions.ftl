### A deal as it is played: what each action does, and whose answer counts.

round-player = { NAME("seat", $wind) } ({ $seat })

## One sentence for each action

round-action-draw = { NAME("seat", $wind) } draws { $replacing ->
    [True] a replacement tile
   *[False] a tile
}{ $tile ->
    [none] {""}
   *[other] : { $tile }
}.
round-action-discard = { NAME("seat", $wind) } discards { $tile }{ $drawn ->
    [True] , the tile just drawn
   *[False] {""}
}.
round-action-riichi = { NAME("seat", $wind) } declares riichi and discards { $tile }{ $drawn ->
    [True] , the tile just drawn
   *[False] {""}
}.
round-action-open_riichi = { NAME("seat", $wind) } declares open riichi, shows the hand and discards { $tile }{ $drawn ->
    [True] , the tile just drawn
   *[False] {""}
}.
round-action-tsumo = { NAME("seat", $wind) } says tsumo: { $tile } completes the hand.
round-action-ankan = { NAME("seat", $wind) } declares a concealed kan: { NOTATION($using) }.
round-action-kakan = { NAME("seat", $wind) } adds { $tile } to an open triplet and declares a kan.
round-action-kyuushu_kyuuhai = { NAME("seat", $wind) } ends the deal because of nine different terminals and honours.
round-action-ron = { NAME("seat", $wind) } calls ron on { NAME("seat", $by) }'s { $tile }.
round-action-pon = { NAME("seat", $wind) } calls pon on { NAME("seat", $by) }'s { $tile } with { $using }.
round-action-daiminkan = { NAME("seat", $wind) } calls kan on { NAME("seat", $by) }'s { $tile } with { $using }.
round-action-chi = { NAME("seat", $wind) } calls chi on { NAME("seat", $by) }'s { $tile } with { $using }.
round-action-pass = { NAME("seat", $wind) } passes on { $tile }.
round-action-show = { NAME("seat", $wind) } shows a hand{ $waits ->
    [none] {""}
   *[other] : it's waiting on { $waits }
}.
round-action-noten = { NAME("seat", $wind) } says noten and keeps the hand hidden.
round-action-offend = { NAME("seat", $wind) } breaks a rule: { NAME("penalty", $offence) }.

## Several players speak at once

round-call-chi-name = chi
round-call-pon-name = pon
round-call-daiminkan-name = kan
round-call-ron-name = ron

round-overruled-none = Nobody's call was overruled.
round-overruled-some = Several players called the { $tile }. Ron comes first, then pon and kan, then chi.
round-overruled-by_rank = The { NAME("round.call", $by_kind) } by { $by } comes before the { NAME("round.call", $kind) } by { $who }.
round-overruled-atamahane = The ron by { $by } comes before the ron by { $who }, because { $by } is first in turn order (atamahane).{ $except_yakuman ->
    [True] {" "}A second ron would have counted only if it had been a yakuman.
   *[False] {""}
}
