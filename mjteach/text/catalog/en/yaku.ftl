### Yaku: the name, English first, and why this hand has it.

yaku-riichi-name = Riichi
yaku-riichi-why = You declared riichi with a closed hand.

yaku-yakuhai_haku-name = White dragon triplet (yakuhai haku)
yaku-yakuhai_haku-why = { $sets } is a set of white dragons.

yaku-yakuhai_hatsu-name = Green dragon triplet (yakuhai hatsu)
yaku-yakuhai_hatsu-why = { $sets } is a set of green dragons.

yaku-yakuhai_chun-name = Red dragon triplet (yakuhai chun)
yaku-yakuhai_chun-why = { $sets } is a set of red dragons.

yaku-yakuhai_bakaze-name = Round wind triplet (yakuhai bakaze)
yaku-yakuhai_bakaze-why = { $sets } is a set of the round wind.

yaku-yakuhai_jikaze-name = Seat wind triplet (yakuhai jikaze)
yaku-yakuhai_jikaze-why = { $sets } is a set of your seat wind.

yaku-tanyao-name = All simples (tanyao)
yaku-tanyao-why = Every tile is a number from 2 to 8.

yaku-pinfu-name = Pinfu
yaku-pinfu-why = You have four runs and a plain pair, and { $tile } completed a two-sided wait.

yaku-menzen_tsumo-name = Fully concealed hand (menzen tsumo)
yaku-menzen_tsumo-why = Your hand is closed, and you drew { $tile } yourself.

yaku-ippatsu-name = Ippatsu
yaku-ippatsu-why = You won within one turn of your riichi, and nobody called a tile.

yaku-iipeikou-name = Two identical runs (iipeikou)
yaku-iipeikou-why = Two runs are the same: { $sets }.

yaku-haitei-name = Last tile draw (haitei raoyue)
yaku-haitei-why = You drew { $tile }, the last tile of the wall.

yaku-houtei-name = Last tile discard (houtei raoyui)
yaku-houtei-why = You won on { $tile }, the last discard of the deal.

yaku-rinshan-name = After a kan (rinshan kaihou)
yaku-rinshan-why = You drew { $tile } from the dead wall after your kan.

yaku-chankan-name = Robbing a kan (chankan)
yaku-chankan-why = You took { $tile } from a player who was adding it to a triplet.

yaku-double_riichi-name = Double riichi (daburu riichi)
yaku-double_riichi-why = You declared riichi on your first turn, before anybody had called.

yaku-chanta-name = Outside hand (chanta)
yaku-chanta-why = Every set has a terminal or an honour, and so does the pair. The hand has both runs and honours.

yaku-honroutou-name = All terminals and honours (honroutou)
yaku-honroutou-why = Every tile is a terminal or an honour.

yaku-toitoi-name = All triplets (toitoi)
yaku-toitoi-why = Every set is a triplet or a quad: { $sets }.

yaku-sanankou-name = Three concealed triplets (sanankou)
yaku-sanankou-why = You made three triplets yourself: { $sets }.

yaku-ittsuu-name = Full straight (ittsuu)
yaku-ittsuu-why = You have 1 to 9 in one suit: { $sets }.

yaku-sanshoku_doujun-name = Same run in three suits (sanshoku doujun)
yaku-sanshoku_doujun-why = You have the same run in all three suits: { $sets }.

yaku-sanshoku_doukou-name = Same triplet in three suits (sanshoku doukou)
yaku-sanshoku_doukou-why = You have the same triplet in all three suits: { $sets }.

yaku-chiitoitsu-name = Seven pairs (chiitoitsu)
yaku-chiitoitsu-why = The hand is seven pairs: { $sets }.

yaku-shousangen-name = Little three dragons (shousangen)
yaku-shousangen-why = You have sets of two dragons and a pair of the third: { $sets }.

yaku-sankantsu-name = Three quads (sankantsu)
yaku-sankantsu-why = You have three quads: { $sets }.

yaku-junchan-name = Terminals in all sets (junchan)
yaku-junchan-why = Every set has a terminal, and so does the pair. There are no honours.

yaku-honitsu-name = Half flush (honitsu)
yaku-honitsu-why = All the number tiles are in one suit, and the other tiles are honours.

yaku-ryanpeikou-name = Twice two identical runs (ryanpeikou)
yaku-ryanpeikou-why = You have two pairs of identical runs: { $sets }.

yaku-chinitsu-name = Full flush (chinitsu)
yaku-chinitsu-why = Every tile is in the same suit.

yaku-nagashi_mangan-name = Terminal and honour discards (nagashi mangan)
yaku-nagashi_mangan-why = All your discards are terminals and honours, and nobody called any of them.

yaku-dora-name = Dora
yaku-dora-why =
    { $indicator ->
        [none] You gave this number yourself; there's no indicator to look at.
       *[other] The indicator { $indicator } makes { $dora } the dora. { $count ->
            [0] You have none.
            [1] You have one.
           *[other] You have { $count }.
        }
    }

yaku-kan_dora-name = Kan dora
yaku-kan_dora-why =
    The indicator { $indicator }, turned up after a kan, makes { $dora } a dora. { $count ->
        [0] You have none.
        [1] You have one.
       *[other] You have { $count }.
    }

yaku-ura_dora-name = Ura dora
yaku-ura_dora-why =
    { $indicator ->
        [none] You gave this number yourself; there's no indicator to look at.
       *[other] The indicator { $indicator } was underneath, and you won with riichi, so { $dora } is a dora. { $count ->
            [0] You have none.
            [1] You have one.
           *[other] You have { $count }.
        }
    }

yaku-aka_dora-name = Red five (aka dora)
yaku-aka_dora-why =
    { $count ->
        [one] One five is red.
       *[other] { $count } fives are red.
    }

yaku-kazoe_yakuman-name = Counted yakuman (kazoe yakuman)
yaku-kazoe_yakuman-why = Yaku and dora together add up to at least 13 han.

yaku-suuankou-name = Four concealed triplets (suuankou)
yaku-suuankou-why = You made four triplets yourself: { $sets }.

yaku-suuankou_tanki-name = Four concealed triplets, pair wait (suuankou tanki)
yaku-suuankou_tanki-why = You made four triplets yourself and were waiting for the pair: { $sets }.

yaku-daisangen-name = Big three dragons (daisangen)
yaku-daisangen-why = You have sets of all three dragons: { $sets }.

yaku-kokushi-name = Thirteen orphans (kokushi musou)
yaku-kokushi-why = You have one of each terminal and honour, and a second copy of one of them.

yaku-kokushi_13-name = Thirteen orphans, thirteen-sided (kokushi musou juusanmen)
yaku-kokushi_13-why = You had one of each terminal and honour, so any of the thirteen would have completed the hand.

yaku-tsuuiisou-name = All honours (tsuuiisou)
yaku-tsuuiisou-why = Every tile is an honour.

yaku-shousuushii-name = Little four winds (shousuushii)
yaku-shousuushii-why = You have sets of three winds and a pair of the fourth: { $sets }.

yaku-daisuushii-name = Big four winds (daisuushii)
yaku-daisuushii-why = You have sets of all four winds: { $sets }.

yaku-chinroutou-name = All terminals (chinroutou)
yaku-chinroutou-why = Every tile is a terminal.

yaku-chuuren-name = Nine gates (chuuren poutou)
yaku-chuuren-why = The hand is all in one suit: 1112345678999 and one more tile.

yaku-junsei_chuuren-name = Pure nine gates (junsei chuuren poutou)
yaku-junsei_chuuren-why = You held exactly 1112345678999, so any tile of the suit would have completed the hand.

yaku-ryuuiisou-name = All green (ryuuiisou)
yaku-ryuuiisou-why = Every tile is green: the 2, 3, 4, 6 and 8 of bamboo, and the green dragon.

yaku-suukantsu-name = Four quads (suukantsu)
yaku-suukantsu-why = All four sets are quads: { $sets }.

yaku-tenhou-name = Blessing of heaven (tenhou)
yaku-tenhou-why = You're the dealer, and your first fourteen tiles are a complete hand.

yaku-chiihou-name = Blessing of earth (chiihou)
yaku-chiihou-why = You drew { $tile } on your first turn, before anybody had called.

yaku-renhou-name = Blessing of man (renhou)
yaku-renhou-why = You won on { $tile } before your first turn, and nobody had called.

yaku-open_riichi-name = Open riichi
yaku-open_riichi-why = You declared riichi and showed your wait.

yaku-daisharin-name = Big wheels (daisharin)
yaku-daisharin-why = The hand has two of every number from 2 to 8, all in one suit.

yaku-paarenchan-name = Eight wins in a row (paarenchan)
yaku-paarenchan-why = You've now won { $wins } deals in a row.

yaku-shiisanputou-name = Thirteen unconnected tiles (shiisanputou)
yaku-shiisanputou-why = Your first fourteen tiles have one pair, and no other tiles connect.

## Yaku the hand shows that do not count

yaku-dropped-superseded = { NAME("yaku", $yaku) } doesn't count. It's part of { NAME("yaku", $by) }.
yaku-dropped-switched_off = { NAME("yaku", $yaku) } doesn't count. { $why }
yaku-dropped-not_closed = { NAME("yaku", $yaku) } doesn't count. It needs a closed hand, and you called a tile.
yaku-dropped-mixed_in = { NAME("yaku", $yaku) } doesn't count. It depends on the wait, and you mixed the drawn tile into the hand.
yaku-dropped-beside_yakuman = { NAME("yaku", $yaku) } doesn't count. With { NAME("yaku", $by) }, only other yakuman count.

## What a table asks of a yaku, by the option that decides

yaku-here = { $by ->
    [kuitan] At this table it needs a closed hand, and you called a tile.
    [pinfu_with_tsumo] At this table it isn't added when you draw the winning tile yourself.
    [chankan_with_ippatsu] At this table it isn't added to robbing a kan (chankan).
    [rinshan_with_haitei] At this table it isn't added to a win after a kan (rinshan kaihou).
    [ryuuiisou_needs_hatsu] At this table it needs green dragons.
    [chuuren_suits] At this table it counts only in characters.
    [chuuren_forms] At this table it counts only if you were waiting on all nine numbers.
    [chuuren_furiten_allowed] At this table it doesn't count while you're furiten.
   *[other] This table doesn't play it.
}
