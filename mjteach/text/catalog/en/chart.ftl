### Charts: a question, what the picture shows, and the words in it.

chart-yaku_frequency-question = Which yaku win real hands?
chart-yaku_frequency-finding = Out of 100 wins, { $riichi } have riichi and { $yakuhai } have value tiles. Menzen tsumo is in { $menzen_tsumo }, tanyao in { $tanyao } and pinfu in { $pinfu }. Every other yaku is in fewer than { $below }.
chart-yaku-riichi = Riichi
chart-yaku-yakuhai = Value tiles
chart-yaku-menzen_tsumo = Menzen tsumo
chart-yaku-tanyao = Tanyao
chart-yaku-pinfu = Pinfu
chart-yaku-honitsu = Half flush
chart-yaku-chiitoitsu = Seven pairs
chart-yaku-toitoi = All triplets
chart-yaku-others = Every other yaku: fewer than { $below }

chart-score_curve-question = When do points stop doubling?
chart-score_curve-finding = Points double with each han until the basic points reach { $base }. After that they rise in five steps. Mangan starts at { $mangan } han, haneman at { $haneman } and baiman at { $baiman }. Sanbaiman starts at { $sanbaiman } and a counted yakuman at { $kazoe_yakuman }.

chart-twelve_cells-question = Which cells do you need to know?
chart-twelve_cells-finding = Out of 100 wins below five han, { $seven } fall into seven cells: 1 to 4 han at 30 fu, and 1 to 3 han at 40 fu. Add 4 han at 40 fu, and you cover { $eight }. The twelve commonest cells cover { $twelve }.

chart-fu_frequency-question = How many fu do winning hands have?
chart-fu_frequency-finding =
    Out of 100 wins, { $fu30 } have 30 fu and { $fu40 } have 40. Another { $fu20 } have 20 fu, { $fu25 } have 25 and { $fu50 } have 50. { $fu60 ->
        [one] Only one has 60 fu or more.
       *[other] And { $fu60 } have 60 fu or more.
    }

chart-wait_frequency-question = How often does a wait earn fu?
chart-wait_frequency-finding = Out of 100 wins, { $ryanmen } end on a two-sided wait and { $shanpon } on a double pair wait. Neither earns fu. Another { $kanchan } end on a gap wait, { $tanki } on a pair wait and { $penchan } on an edge wait. These three do earn fu: that's { $fu } wins out of 100.

chart-place_steps-question = How much is each place worth?
chart-place_steps-finding = Your result rises by 0.1 for every 100 points. It jumps by { $jump1 } from fourth to third place. From third to second it jumps by { $jump2 }, and from second to first by { $jump3 }. Those jumps are the uma and oka.

chart-class_errors-question = What goes wrong in this class?
chart-class_errors-finding = The most common mistake: { $what }. Of the { $met } pupils who could have made it, { $has } did.
chart-class_errors-pupils = Pupils

chart-progress_days-question = How often are you right the first time?
chart-progress_days-finding = “{ $what }”: on your most recent day, you got { $right } of { $of } right the first time. On the days before that, you got { $before } of { $asked }.
chart-progress_seconds-question = Are you getting quicker?
chart-progress_seconds-finding =
    “{ $what }”: on the first of these days, a right answer took you { $first ->
        [one] one second.
       *[other] { $first } seconds.
    } On the last day, it took { $last }.
chart-progress_lines-question = How sure are you of each line of the fu?
chart-progress_lines-finding =
    { $wrong ->
        [0] On the lines you've been asked about often, you were right every time.
       *[other] You were right least often on this one: { $what }, { $right } times out of { $of }.
    }
chart-progress_waits-question = How sure are you of each wait?
chart-progress_waits-finding =
    { $wrong ->
        [0] On the waits you've been asked about often, you were right every time.
       *[other] You were right least often on this one: { $what }, { $right } times out of { $of }.
    }
chart-progress_fu-question = Does each number of fu come up as often in the hands you've met as at real tables?
chart-progress_fu-finding = The most common number of fu at real tables: { $what }. It comes up in { $real } of 100 wins. In the hands you've met, it came up { $met } times in 100.
chart-progress_han-question = Does each number of han come up as often in the hands you've met as at real tables?
chart-progress_han-finding = The most common number of han at real tables: { $what }. It comes up in { $real } of 100 wins. In the hands you've met, it came up { $met } times in 100.
chart-progress_yaku-question = Does each yaku come up as often in the hands you've met as at real tables?
chart-progress_yaku-finding = The most common yaku at real tables: { $what }. It comes up in { $real } of 100 wins. In the hands you've met, it came up { $met } times in 100.
chart-progress_wait-question = Does each sort of wait come up as often in the hands you've met as at real tables?
chart-progress_wait-finding = The most common wait at real tables: { $what }. It comes up in { $real } of 100 wins. In the hands you've met, it came up { $met } times in 100.

chart-per_hundred = Out of 100 wins
chart-fu = { $fu } fu
chart-fu_more = { $fu } fu or more
chart-han = { $han } han
chart-points = { $points } points
chart-result = Result
chart-axis-han = han
chart-axis-points = your points
chart-number = { $number }
chart-figures = The figures
chart-counted = Counted in { $wins } recorded wins.
