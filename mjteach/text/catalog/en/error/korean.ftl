### Errors: Korean mahjong.

error-hand-not_korean_tile = { $tile } cannot be in a hand of Korean mahjong. It has characters, circles and honours, no bamboo and no red fives.
error-hand-no_chi_in_korean = { NOTATION($tiles) } is a chi, and Korean mahjong has none. Leave it out.
error-hand-five_with_discards = { $tile } appears { $count } times in your hand and your discards together, but only four of each tile exist. Change one of them.
error-rules-no_agreed_han = The option { $option } cannot have { $value }. Give yaku such as kr_chanta, each with its han from 0 to { $most }.
error-rules-korean_walls = { $tiles } tiles do not fill four walls of { $stacks } stacks. Play with four flowers.
error-situation-flower = { $tile } cannot be set aside. { $most ->
    [0] These rules have no flowers.
   *[other] Name each of the flowers 1f to { $most }f at most once.
}
error-situation-korean = { $problem ->
    [no_eopeo] Bulleo and bujibu eopeo are eopeo too. Set eopeo as well.
    [open_eopeo] Eopeo needs a closed hand, but this one has a called set. Leave out eopeo or the call.
    [kkang_olla_by_ssoa] A win after a kan is always by ssumu. Change the way of winning, or leave the kan out.
    [kan_after_eopeo] After eopeo there is no kan, so a win after a kan is impossible. Leave out the one or the other.
    [kkang_olla_without_kan] A win after a kan needs a kan in your hand. Add the kan, or leave kkang olla out.
    [kkang_ssoa_by_ssumu] A win on a robbed kan is always by ssoa. Change the way of winning, or leave the robbed kan out.
    [kkang_ssoa_on_last_discard] The tile of a robbed kan is no discard. Leave out the last tile or the robbed kan.
    [kkang_ssoa_tile_held] The robbed kan has all four of its kind, but your hand holds one too. Change the winning tile.
    [kkang_ssoa_tile_discarded] The robbed kan has all four of its kind. At most one of them can be your discard, called for the triplet. Leave out the others.
    [first_turn_after_call] A win on the first turn comes before any discard, eopeo, call or kan. Leave out the one or the other.
    [first_turn_and_later] A win on the first turn is neither on the last tile nor on a robbed kan. Leave out the one or the other.
    [not_the_first_turn] The first turn comes before any call and before your first discard. Leave out the one or the other.
   *[dealer_before_first_draw] The dealer draws first, so nobody discards before. Change the seat wind or the way of winning.
}
