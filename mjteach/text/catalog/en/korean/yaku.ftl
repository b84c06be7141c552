### The yaku of Korean mahjong: the name, English first, and why this hand has it.

korean-yaku-kr_menzen-name = Closed hand (menzen)
korean-yaku-kr_menzen-why = { $dealt ->
    [True] You didn't take any other player's discard.
   *[False] You didn't take any other player's discard before the winning tile.
}

korean-yaku-kr_ssumu-name = Self-draw with a closed hand (ssumu)
korean-yaku-kr_ssumu-why = { $dealt ->
    [True] Your hand is closed, and you drew all its tiles yourself.
   *[False] Your hand is closed, and you drew { $tile } yourself.
}

korean-yaku-kr_pinghu-name = All runs (pinghu)
korean-yaku-kr_pinghu-why = { $dealt ->
    [True] You have four runs and a pair that isn't a value tile. With { $tile } as the last tile the wait is two-sided.
   *[False] You have four runs and a pair that isn't a value tile, and { $tile } completed a two-sided wait.
}

korean-yaku-kr_dangyo-name = All simples (dangyo)
korean-yaku-kr_dangyo-why = Every tile is a number from 2 to 8.

korean-yaku-kr_gwolli-name = Value tile set (gwollipae)
korean-yaku-kr_gwolli-why = { $sets } is a set of { $value ->
    [white] white dragons
    [green] green dragons
    [red] red dragons
    [round] the round wind
   *[seat] your seat wind
}.

korean-yaku-kr_ilgitonggwan-name = Full straight (ilgitonggwan)
korean-yaku-kr_ilgitonggwan-why = You have 1 to 9 in one suit: { $sets }.

korean-yaku-kr_honilsaek-name = Half flush (honilsaek)
korean-yaku-kr_honilsaek-why = All the number tiles are in one suit, and the other tiles are honours.

korean-yaku-kr_doldori-name = All triplets (doldori)
korean-yaku-kr_doldori-why = Every set is a triplet or a quad: { $sets }.

korean-yaku-kr_samanko-name = Three concealed triplets (samanko)
korean-yaku-kr_samanko-why = You made three triplets yourself: { $sets }.

korean-yaku-kr_childae-name = Seven pairs (childae)
korean-yaku-kr_childae-why = The hand is seven pairs: { $sets }.{ $four ->
    [True] {" "}Four of the same tile count as two pairs.
   *[False] {""}
}

korean-yaku-kr_sosamwon-name = Little three dragons (sosamwon)
korean-yaku-kr_sosamwon-why = You have sets of two dragons and a pair of the third: { $sets }.

korean-yaku-kr_saanko-name = Four concealed triplets (ssaanko)
korean-yaku-kr_saanko-why = You made all four triplets yourself: { $sets }.

korean-yaku-kr_cheongilsaek-name = Full flush (cheongilsaek)
korean-yaku-kr_cheongilsaek-why = Every tile is in the same suit.

korean-yaku-kr_daesamwon-name = Big three dragons (daesamwon)
korean-yaku-kr_daesamwon-why = You have sets of all three dragons: { $sets }.

korean-yaku-kr_honnodu-name = All terminals and honours (honnodu)
korean-yaku-kr_honnodu-why = Every tile is a terminal or an honour.

korean-yaku-kr_sosahui-name = Little four winds (sosahui)
korean-yaku-kr_sosahui-why = You have sets of three winds and a pair of the fourth: { $sets }.

korean-yaku-kr_daesahui-name = Big four winds (daesahui)
korean-yaku-kr_daesahui-why = You have sets of all four winds: { $sets }.

korean-yaku-kr_jailsaek-name = All honours (jailsaek)
korean-yaku-kr_jailsaek-why = Every tile is an honour.

korean-yaku-kr_cheonhwa-name = Blessing of heaven (cheonhwa)
korean-yaku-kr_cheonhwa-why = You're the dealer, and your first fourteen tiles are a complete hand.

korean-yaku-kr_jihwa-name = Blessing of earth (jihwa)
korean-yaku-kr_jihwa-why = Your first draw, { $tile }, completed the hand before any call.

korean-yaku-kr_inhwa-name = Blessing of man (inhwa)
korean-yaku-kr_inhwa-why = You won on { $tile } before your own first draw, and nobody had called.

korean-yaku-kr_guryeonbodeung-name = Nine gates (guryeonbodeung)
korean-yaku-kr_guryeonbodeung-why = The hand is all in one suit: 1112345678999 and one more tile.

korean-yaku-kr_buji_eopeo-name = Closed declaration on the first turn (bujibu eopeo)
korean-yaku-kr_buji_eopeo-why = You made your declaration on your first turn, before any call.

korean-yaku-kr_eopeo-name = Closed declaration (eopeo)
korean-yaku-kr_eopeo-why = { $shown ->
    [True] Bulleo is an eopeo with the hand shown, so eopeo counts too.
   *[False] You declared eopeo and laid your hand face down.
}

korean-yaku-kr_bulleo-name = Open declaration (bulleo)
korean-yaku-kr_bulleo-why = You declared bulleo and showed your hand.

korean-yaku-kr_oeja_bulleo-name = Open declaration on a single tile (oeja bulleo)
korean-yaku-kr_oeja_bulleo-why = You showed a hand that only { $tiles } could complete.

korean-yaku-kr_gensho-name = Winning-tile bonus (gensho)
korean-yaku-kr_gensho-why = { $way ->
    [most_held] No single tile completed the hand, so you count the tile you hold most of: { $copy }.
    [most_held_without] No single tile completed the hand. You count the tile you hold most of, but leave out one copy: { $copy }.
    [robbed] You took { $copy } from a kan, and all four tiles of that kan count.
    [robbed_without] You took { $copy } from a kan. The other three tiles of that kan count.
    [held] Every copy of { $copy } in your hand counts, including the winning tile.
   *[held_without] Every copy of { $copy } in your hand counts, except the winning tile.
}

korean-yaku-kr_hwapae-name = Flower tile (hwapae)
korean-yaku-kr_hwapae-why = You set aside { TILE($tiles) }, and each flower counts.

korean-yaku-kr_hwamangwan-name = All four flowers (hwamangwan)
korean-yaku-kr_hwamangwan-why = You set aside all four flowers. Each flower counts as well.

korean-yaku-kr_kkang_olla-name = After a kan (kkang olla)
korean-yaku-kr_kkang_olla-why = You drew { $tile } as the replacement tile of your kan.

korean-yaku-kr_kkangsang_5tong-name = 5 of circles after a kan (kkangsang 5-tong olla)
korean-yaku-kr_kkangsang_5tong-why = The replacement tile is { $tile }.

korean-yaku-kr_kkang_ssoa-name = Robbing a kan (kkang ssoa)
korean-yaku-kr_kkang_ssoa-why = You took { $tile } from a player who was adding it to a triplet.

korean-yaku-kr_haitei_olla-name = Last tile draw (haitei olla)
korean-yaku-kr_haitei_olla-why = You drew { $tile }, the last tile of the wall.

korean-yaku-kr_haitei_1tong-name = 1 of circles as the last draw (haitei 1-tong olla)
korean-yaku-kr_haitei_1tong-why = The last tile of the wall is { $tile }.

korean-yaku-kr_haitei_ssoa-name = Last tile discard (haitei ssoa)
korean-yaku-kr_haitei_ssoa-why = You won on { $tile }, the last discard of the deal.

korean-yaku-kr_haitei_9tong-name = 9 of circles as the last discard (haitei 9-tong ssoa)
korean-yaku-kr_haitei_9tong-why = The last discard is { $tile }.

korean-yaku-kr_chanta-name = Outside hand (chanta)
korean-yaku-kr_chanta-why = Every set and the pair has a terminal or an honour, and at least one set is a run.

korean-yaku-kr_samkkang-name = Three quads (samkkang)
korean-yaku-kr_samkkang-why = You have three quads or more: { $sets }.{ $adds ->
    [base] {" "}They double the han of the base yaku.
    [bonus] {" "}They double the han of the bonus yaku as well.
   *[none] {""}
}
