### Errors: Korean mahjong.

error-hand-not_korean_tile = { $tile } can't be in a hand of Korean mahjong. That game has characters, circles and honours, but no bamboo and no red fives.
error-hand-no_chi_in_korean = { NOTATION($tiles) } is a chi, and there's no chi in Korean mahjong. Leave it out.
error-hand-five_with_discards = { $tile } appears { $count } times in your hand and discards together, but only four of each tile exist. Change one of them.
error-rules-no_agreed_han = The option { $option } can't be { $value }. Give yaku such as kr_chanta, each with its han from 0 to { $most }.
error-rules-korean_walls = { $tiles } tiles don't fill four walls of { $stacks } stacks. Play with four flowers.
error-situation-flower = You can't set { $tile } aside. { $most ->
    [0] These rules have no flowers.
   *[other] Name each of the flowers 1f to { $most }f at most once.
}
error-situation-korean = { $problem ->
    [no_eopeo] Bulleo and bujibu eopeo are kinds of eopeo. Set eopeo as well.
    [open_eopeo] You need a closed hand for eopeo, but this one has a called set. Leave out eopeo or the call.
    [kkang_olla_by_ssoa] A win after a kan is always by ssumu. Change how the hand wins, or leave the kan out.
    [kan_after_eopeo] You can't declare a kan after eopeo, so you can't win after a kan. Leave out eopeo or the kan.
    [kkang_olla_without_kan] To win after a kan, you need a kan in your hand. Add the kan, or leave kkang olla out.
    [kkang_ssoa_by_ssumu] A win on a robbed kan is always by ssoa. Change how the hand wins, or leave the robbed kan out.
    [kkang_ssoa_on_last_discard] The tile you rob from a kan isn't a discard, so it can't be the last discard. Leave out the last tile or the robbed kan.
    [kkang_ssoa_tile_held] All four copies of the winning tile are in the robbed kan, but your hand holds one too. Change the winning tile.
    [kkang_ssoa_tile_discarded] All four copies of the winning tile are in the robbed kan. At most one of them can be your discard: the one that was called for the triplet. Leave the others out of your discards.
    [first_turn_after_call] A win on the first turn comes before any discard, eopeo, call or kan. Leave out one or the other.
    [first_turn_and_later] A win on the first turn can't be on the last tile or on a robbed kan. Leave out one or the other.
    [not_the_first_turn] The first turn comes before any call and before your first discard. Leave out one or the other.
   *[dealer_before_first_draw] The dealer draws first, so nobody has discarded before that. Change the seat wind, or how the hand wins.
}
