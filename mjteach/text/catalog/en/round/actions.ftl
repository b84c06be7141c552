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
    [True] , the tile drawn
   *[False] {""}
}.
round-action-riichi = { NAME("seat", $wind) } declares riichi and discards { $tile }{ $drawn ->
    [True] , the tile drawn
   *[False] {""}
}.
round-action-open_riichi = { NAME("seat", $wind) } declares open riichi, shows the hand and discards { $tile }{ $drawn ->
    [True] , the tile drawn
   *[False] {""}
}.
round-action-tsumo = { NAME("seat", $wind) } says tsumo: { $tile } completes the hand.
round-action-ankan = { NAME("seat", $wind) } declares a concealed kan: { NOTATION($using) }.
round-action-kakan = { NAME("seat", $wind) } adds { $tile } to the open triplet and declares a kan.
round-action-kyuushu_kyuuhai = { NAME("seat", $wind) } ends the deal for nine different terminals and honours.
round-action-ron = { NAME("seat", $wind) } says ron on { $tile } from { NAME("seat", $by) }.
round-action-pon = { NAME("seat", $wind) } calls pon on { $tile } from { NAME("seat", $by) }, with { $using }.
round-action-daiminkan = { NAME("seat", $wind) } calls kan on { $tile } from { NAME("seat", $by) }, with { $using }.
round-action-chi = { NAME("seat", $wind) } calls chi on { $tile } from { NAME("seat", $by) }, with { $using }.
round-action-pass = { NAME("seat", $wind) } lets { $tile } go.
round-action-show = { NAME("seat", $wind) } shows the hand{ $waits ->
    [none] {""}
   *[other] : it waits on { $waits }
}.
round-action-noten = { NAME("seat", $wind) } says noten and keeps the hand hidden.
round-action-offend = { NAME("seat", $wind) } breaks a rule: { NAME("penalty", $offence) }.

## Several players speak at once

round-call-chi-name = chi
round-call-pon-name = pon
round-call-daiminkan-name = kan
round-call-ron-name = ron

round-overruled-none = No answer gave way to another.
round-overruled-some = Several players spoke on { $tile }. Ron comes first, then pon and kan, then chi.
round-overruled-by_rank = The { NAME("round.call", $kind) } of { NAME("seat", $wind) } gives way to the { NAME("round.call", $by_kind) } of { NAME("seat", $by) }.
round-overruled-atamahane = The ron of { NAME("seat", $wind) } gives way to that of { NAME("seat", $by) }, who comes first in turn order (atamahane).{ $except_yakuman ->
    [True] {" "}Only a yakuman would have been paid as well.
   *[False] {""}
}
