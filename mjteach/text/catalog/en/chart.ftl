### Charts: a question, what the picture shows, and the words in it.

chart-yaku_frequency-question = Which yaku win real hands?
chart-yaku_frequency-finding = Of 100 wins, riichi is in { $riichi } and value tiles are in { $yakuhai }. Menzen tsumo is in { $menzen_tsumo }, tanyao in { $tanyao } and pinfu in { $pinfu }. Every other yaku is in fewer than { $below }.
chart-yaku-riichi = Riichi
chart-yaku-yakuhai = Value tiles
chart-yaku-menzen_tsumo = Menzen tsumo
chart-yaku-tanyao = Tanyao
chart-yaku-pinfu = Pinfu
chart-yaku-honitsu = Half flush
chart-yaku-chiitoitsu = Seven pairs
chart-yaku-toitoi = All triplets
chart-yaku-others = Each of the other yaku: below { $below }

chart-score_curve-question = When do points stop doubling?
chart-score_curve-finding = Points double with each han until { $base } base points. Then they rise in five steps. Mangan is at { $mangan } han, haneman at { $haneman } and baiman at { $baiman }. Sanbaiman is at { $sanbaiman } and a counted yakuman at { $kazoe_yakuman }.

chart-twelve_cells-question = Which cells must you know?
chart-twelve_cells-finding = Of 100 wins below five han, { $seven } fall into seven cells: 1 to 4 han at 30 fu, and 1 to 3 han at 40 fu. With 4 han at 40 fu it is { $eight }. With twelve cells it is { $twelve }.

chart-fu_frequency-question = How far do you have to count?
chart-fu_frequency-finding = Of 100 wins, { $fu30 } have 30 fu and { $fu40 } have 40. { $fu20 } have 20 fu, { $fu25 } have 25 and { $fu50 } have 50. 60 fu or more are in { $fu60 }.

chart-wait_frequency-question = How often does a wait earn fu?
chart-wait_frequency-finding = Of 100 wins, { $ryanmen } end on a two-sided wait and { $shanpon } on a double pair wait. Neither earns fu. A gap wait ends { $kanchan }, a pair wait { $tanki } and an edge wait { $penchan }. These three earn fu: { $fu } of 100.

chart-place_steps-question = What is a place worth?
chart-place_steps-finding = The result rises by 0.1 for every 100 points. It jumps by { $jump1 } from fourth to third place. From third to second it jumps by { $jump2 }, and from second to first by { $jump3 }. That is uma and oka.

chart-class_errors-question = What goes wrong in this class?
chart-class_errors-finding = The commonest error: { $what }. It was seen in { $has } of the { $met } who met it.
chart-class_errors-pupils = Pupils

chart-progress_days-question = How many are right at once?
chart-progress_days-finding = On your last day { $right } of { $of } were right at once. On the days before it was { $before } of { $asked }.
chart-progress_seconds-question = Do you get quicker?
chart-progress_seconds-finding =
    “{ $what }”: on the first of these days a right answer took { $first ->
        [one] one second,
       *[other] { $first } seconds,
    } and on the last { $last }.
chart-progress_lines-question = How sure is each line of the fu?
chart-progress_lines-finding =
    { $wrong ->
        [0] You were right every time on the lines you were asked about often.
       *[other] Right least often: { $what }, { $right } times of { $of }.
    }
chart-progress_waits-question = How sure is each wait?
chart-progress_waits-finding =
    { $wrong ->
        [0] You were right every time on the waits you were asked about often.
       *[other] Right least often: { $what }, { $right } times of { $of }.
    }
chart-progress_fu-question = Have you met the fu that real hands have?
chart-progress_fu-finding = Commonest at real tables: { $what }, in { $real } of 100 wins. Of 100 hands you met it was in { $met }.
chart-progress_han-question = Have you met the han that real hands have?
chart-progress_han-finding = Commonest at real tables: { $what }, in { $real } of 100 wins. Of 100 hands you met it was in { $met }.
chart-progress_yaku-question = Have you met the yaku that win real hands?
chart-progress_yaku-finding = Commonest at real tables: { $what }, in { $real } of 100 wins. Of 100 hands you met it was in { $met }.
chart-progress_wait-question = Have you met the waits that win real hands?
chart-progress_wait-finding = Commonest at real tables: { $what }, in { $real } of 100 wins. Of 100 hands you met it was in { $met }.

chart-per_hundred = Of 100 wins
chart-fu = { $fu } fu
chart-fu_more = { $fu } fu and more
chart-han = { $han } han
chart-points = { $points } points
chart-result = Result
chart-axis-han = han
chart-axis-points = own points
chart-number = { $number }
chart-figures = The figures
chart-counted = Counted in { $wins } recorded wins.
