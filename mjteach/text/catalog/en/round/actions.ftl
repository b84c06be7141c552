### A deal as it is played: what each action does, and whose answer counts.

round-player = { NAME("match.wind", $wind) } ({ $seat })

## One sentence for each action

round-action-draw = { NAME("match.wind", $wind) } draws { $replacing ->
    [True] a replacement tile
   *[False] a tile
}{ $tile ->
    [none] {""}
   *[other] : { $tile }
}.
round-action-discard = { NAME("match.wind", $wind) } discards { $tile }{ $drawn ->
    [True] , the tile drawn
   *[False] {""}
}.
round-action-riichi = { NAME("match.wind", $wind) } declares riichi and discards { $tile }{ $drawn ->
    [True] , the tile drawn
   *[False] {""}
}.
round-action-open_riichi = { NAME("match.wind", $wind) } declares open riichi, shows the hand and discards { $tile }{ $drawn ->
    [True] , the tile drawn
   *[False] {""}
}.
round-action-tsumo = { NAME("match.wind", $wind) } says tsumo: { $tile } completes the hand.
round-action-ankan = { NAME("match.wind", $wind) } declares a concealed kan: { NOTATION($using) }.
round-action-kakan = { NAME("match.wind", $wind) } adds { $tile } to the open triplet and declares a kan.
round-action-kyuushu_kyuuhai = { NAME("match.wind", $wind) } ends the deal for nine different terminals and honours.
round-action-ron = { NAME("match.wind", $wind) } says ron on { $tile } from { NAME("match.wind", $by) }.
round-action-pon = { NAME("match.wind", $wind) } calls pon on { $tile } from { NAME("match.wind", $by) }, with { $using }.
round-action-daiminkan = { NAME("match.wind", $wind) } calls kan on { $tile } from { NAME("match.wind", $by) }, with { $using }.
round-action-chi = { NAME("match.wind", $wind) } calls chi on { $tile } from { NAME("match.wind", $by) }, with { $using }.
round-action-pass = { NAME("match.wind", $wind) } lets { $tile } go.
round-action-show = { NAME("match.wind", $wind) } shows the hand{ $waits ->
    [none] {""}
   *[other] : it waits on { $waits }
}.
round-action-noten = { NAME("match.wind", $wind) } says noten and keeps the hand hidden.
round-action-offend = { NAME("match.wind", $wind) } breaks a rule: { NAME("penalty", $offence) }.

## Several players speak at once

round-call-chi-name = chi
round-call-pon-name = pon
round-call-daiminkan-name = kan
round-call-ron-name = ron

round-overruled-none = No answer gave way to another.
round-overruled-some = Several players spoke on { $tile }. Ron comes first, then pon and kan, then chi.
round-overruled-by_rank = { NAME("match.wind", $wind) }’s { NAME("round.call", $kind) } gives way to { NAME("match.wind", $by) }’s { NAME("round.call", $by_kind) }.
round-overruled-atamahane = { NAME("match.wind", $wind) }’s ron gives way to { NAME("match.wind", $by) }’s, who comes first in turn order (atamahane).{ $except_yakuman ->
    [True] {" "}Only a yakuman would have been paid as well.
   *[False] {""}
}
