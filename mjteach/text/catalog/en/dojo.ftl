### The dojo: one hand after the other, and the end of a set, also on paper.

## After a miss: the count in one line

dojo-count-rounded = { $terms } = { $sum } → { $total } fu.
dojo-count-sum = { $terms } = { $total } fu.
dojo-count-alone = { $terms }, and nothing more: { $total } fu.
dojo-count-han_sum = { $terms } = { $total } han.
dojo-count-number = { $number }
dojo-count-own = ⟦{ $step }⟧
dojo-count-and = { $left } { $right }
dojo-count-yours = Yours: { $yours }.
dojo-count-without = For example, you'd get that without { $parts }.
dojo-count-with = For example, you'd get that with { $parts }.
dojo-count-wrote = You wrote { $parts }.
dojo-count-plain = That's { $sum }, not rounded.
dojo-count-down = That's { $sum }, rounded down.
dojo-count-up = That's { $sum }, rounded up.
dojo-count-points = { $steps }. Paid: { $paid }.
dojo-count-then = { $left }; { $right }
dojo-count-han = { $han } han
dojo-count-fu = { $fu } fu
dojo-count-step-base = doubled { $doublings } times = { $result }
dojo-count-step-aotenjou = doubled { $doublings } times = { $result }
dojo-count-step-yakuman_han = a yakuman as { $each } han
dojo-count-step-cap = no more than mangan = { $result }
dojo-count-step-kiriage = rounded up to mangan = { $result }
dojo-count-step-limit = { NAME("score.limit", $limit) } = { $result }
dojo-count-step-kazoe = counted yakuman × { $count } = { $result }
dojo-count-step-floor = at least { NAME("score.limit", $limit) } = { $result }
dojo-count-step-yakuman = { $count ->
    [1] yakuman = { $result }
   *[other] yakuman × { $count } = { $result }
}
dojo-count-step-han_only = by han alone = { $result }
dojo-count-step-share = { $who ->
    [dealer] the dealer × { $factor } = { $raw }
    [non_dealer] each other player × { $factor } = { $raw }
   *[other] × { $factor } = { $raw }
}{ $rounded ->
    [True] {" "}→ { $result }
   *[False] {""}
}
dojo-count-step-wareme = wareme: { $points } twice = { $result }
dojo-count-step-honba = { $each } for honba
dojo-count-paid-one = { $points }
dojo-count-paid-two = { $points }/{ $dealer }
dojo-count-paid-all = { $points } all

## The working of a dojo in few rows

dojo-row-nothing = Worth 0 fu: { $parts }.
dojo-row-set = { NOTATION($tiles) }
dojo-row-wait = the { NAME("wait", $wait) }
dojo-row-mixed_in = the wait
dojo-row-open_ron = ron with an open hand
dojo-row-pinfu_tsumo = tsumo with pinfu
dojo-row-rinshan = the draw after a kan
dojo-row-items = { $head } { $parts }.
dojo-row-names = { $head }: { $parts }.
dojo-row-name = { NAME("yaku", $yaku) }{ $han ->
    [0] {""}
   *[other] {" "}{ $han }
}

## After a set

dojo-missed = { $count ->
    [one] Not right the first time: hand { $hands }.
   *[other] Not right the first time: hands { $hands }.
}
dojo-time = { $seconds ->
    [one] Half of the hands took you one second or less.
   *[other] Half of the hands took you { $seconds } seconds or less.
}
dojo-pace-quicker = { $seconds ->
    [one] You're quicker now: before, you took one second.
   *[other] You're quicker now: before, you took { $seconds } seconds.
}
dojo-pace-same = { $seconds ->
    [one] That's your usual pace: before, you took one second.
   *[other] That's your usual pace: before, you took { $seconds } seconds.
}
dojo-pace-slower = { $seconds ->
    [one] You're slower this time: before, you took one second.
   *[other] You're slower this time: before, you took { $seconds } seconds.
}
dojo-slow = You're slowest with these: { $what }. Half of them took you up to { $seconds } seconds, and half of the others up to { $others }. These figures are for { $hands } hands.
dojo-wrong = Look at these first: { $what }. You missed { $wrong } of { $of } the first time, and { $others } of the other { $rest }.
dojo-tested = { $more ->
    [0] Tested, and right: { $sure }. Not tested enough yet: { $open }.
   *[other] Tested, and right: { $sure }. Not tested enough yet: { $open }, and { $more } more.
}
dojo-all_tested = Tested, and right: { $sure }. That's everything here, so you can trust your eye.
dojo-climb = You're confident here, and no slower than before. Next step: { $step }.

## What a hand is made of

dojo-part-quad = hands with a quad
dojo-part-closed_triplet = hands with a concealed triplet
dojo-part-open_triplet = hands with an open triplet
dojo-part-pair = hands with a pair that earns fu
dojo-part-wait = hands with a wait that earns fu
dojo-part-tsumo = hands won by tsumo
dojo-part-ron = closed hands won by ron
dojo-part-seven_pairs = seven pairs
dojo-part-noten = hands that aren't tenpai

## What a step is sure of, once it's tested

dojo-about-start = the 20 at the start
dojo-about-closed_ron = closed ron
dojo-about-concealed_triplets = concealed triplets
dojo-about-called_triplets = called triplets
dojo-about-terminals = triplets of terminals and honours
dojo-about-quads = quads
dojo-about-runs = runs
dojo-about-pair = the pair
dojo-about-tsumo = tsumo
dojo-about-seven_pairs = seven pairs
dojo-about-waits = waits
dojo-about-rounding = rounding
dojo-about-open_no_fu = open hands without extra fu
dojo-about-two_readings = hands you can read in two ways
dojo-about-fu = fu
dojo-about-han = han
dojo-about-winds = winds
dojo-about-after_calls = han after a call
dojo-about-three_concealed = three concealed triplets
dojo-about-higher_yaku = yaku that go together
dojo-about-readings_of_yaku = hands you can read in two ways
dojo-about-unseen_yaku = yaku the tiles don't show
dojo-about-riichi = riichi
dojo-about-ippatsu = ippatsu
dojo-about-dora = dora
dojo-about-kan_and_ura_dora = kan dora and ura dora
dojo-about-dealer = the dealer's share
dojo-about-tsumo_shares = the shares of a tsumo
dojo-about-who_pays_ron = who pays a ron
dojo-about-rounding_up = rounding up
dojo-about-doublings = doubling
dojo-about-limits = limits
dojo-about-pinfu_tsumo = pinfu tsumo
dojo-about-row_of_seven_pairs = the row of seven pairs
dojo-about-honba = honba
dojo-about-sticks = sticks
dojo-about-value_first = what you say first
dojo-about-tenpai = tenpai or not
dojo-about-suits = suits
dojo-about-two_sided = two-sided waits
dojo-about-gaps_and_ends = gaps, and the ends of a suit
dojo-about-two_pairs = hands with two pairs
dojo-about-pair_waits = pair waits
dojo-about-honour_waits = waits for honours
dojo-about-rows = four and five in a row
dojo-about-three_alike = three of the same tile
dojo-about-splits = hands you can split in several ways
dojo-about-names = the names of waits
dojo-about-seven_pair_waits = waits of seven pairs
dojo-about-orphans = thirteen orphans
dojo-about-copies = copies that are left
dojo-about-no_yaku = waits without a yaku
dojo-about-own_discards = your own discards
dojo-about-all_waits = every tile you wait for
dojo-about-others_discards = other players' discards
dojo-about-furiten_tsumo = tsumo in furiten
dojo-about-passing_up = passing up a winning tile
dojo-about-how_long = how long furiten lasts
dojo-about-in_riichi = furiten in riichi
dojo-about-up_to_tenpai = counting up to tenpai
dojo-about-near_seven_pairs = hands near seven pairs
dojo-about-pair_counts = what the pair counts
dojo-about-one_place = one place for each tile
dojo-about-five_groups = five groups and no more
dojo-about-every_split = tiles that help another split

## The steps

dojo-step-fu_count-1 = every line of the fu
dojo-step-fu_count-3 = the sum, and the fu that count
dojo-step-fu_count-4 = the fu in one number
dojo-step-score_full-4 = from the tiles to the payment
dojo-step-wait_finder-1 = simple waits
dojo-step-wait_finder-2 = waits with their names
dojo-step-wait_finder-3 = shapes that overlap
dojo-step-wait_finder-4 = waits with the whole table in view
dojo-step-wait_finder-5 = hands in one suit
dojo-step-han_count-1 = the han of each yaku
dojo-step-han_count-2 = yaku and dora
dojo-step-han_count-3 = every kind of han, and the limit
dojo-step-han_count-4 = the han in one number
dojo-step-score_lookup-2 = the payment from han and fu
dojo-step-announce-2 = what you say when you win
dojo-step-announce-3 = what you say when there are honba
dojo-step-shanten-1 = how far a hand is from tenpai
dojo-step-shanten-2 = the tiles that help, and how many are left
dojo-step-furiten_judge-1 = your own discards
dojo-step-furiten_judge-2 = the tiles you can still win on
dojo-step-furiten_judge-3 = all kinds of furiten, and how long each lasts
dojo-step-furiten_judge-4 = everything at once

## What can be chosen before the first hand

dojo-choose = Choose what to practise
dojo-choose-start = Start
dojo-choose-step = What's asked
dojo-choose-n = How many
dojo-choose-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
dojo-choose-mix = Which hands
dojo-choose-limits = How big
dojo-choose-only = Only hands with one of these
dojo-choose-with = only with { $parts }
dojo-mix-weak = what you haven't shown yet
dojo-mix-real = as at real tables
dojo-mix-even = each answer equally often
dojo-limits-all = all hands
dojo-limits-below = below mangan
dojo-only-pair = a pair that earns fu
dojo-only-wait = a wait that earns fu
dojo-only-triplets = triplets
dojo-only-quads = quads
dojo-only-tsumo = fu for tsumo
dojo-only-ron = fu for closed ron
dojo-only-seven_pairs = seven pairs
dojo-only-dealer = a win by the dealer
dojo-only-high = 50 fu or more

## The frame

dojo-hand = Hand { $number } of { $of }
dojo-next_ten = Next ten
dojo-next_hands = More hands
dojo-next_exam = Another exam
dojo-next_hand = Next hand
dojo-up = Next step
dojo-balanced = At real tables nearly every answer would be the same. So here each answer comes up about equally often.
dojo-print = Print

## Hand by hand, at the end

dojo-went-right = { $yours }
dojo-went-wrong = You: { $yours }. Right: { $key }.
dojo-went-left = You left it. Right: { $key }.
dojo-went-took = { $seconds } s

## The last sets of a step, side by side

dojo-tens = Your last sets
dojo-tens-set = Set
dojo-tens-right = Right at once
dojo-tens-median = Half of them within
dojo-tens-slowest = Slowest
dojo-tens-of = { $right } of { $count }
dojo-tens-now = this one
dojo-tens-best = your best

## The end of a set on paper

dojo-paper-title = Hand after hand: { $step }
dojo-paper-exam = Exam: { $step }
dojo-paper-name = Name: { $name }
dojo-paper-date = Date: { $date }
dojo-paper-hands = Hands: { $count }
dojo-paper-right = Right: { $right } of { $count }
dojo-paper-time = Time: { $minutes } min { $seconds } s
dojo-paper-look = What to look at
dojo-paper-each = Hand by hand
dojo-paper-number = No.
dojo-paper-hand = Hand
dojo-paper-yours = Your answer
dojo-paper-key = Right answer
dojo-paper-took = Seconds
dojo-paper-code_note = To see a hand again, write mjw.puzzle("…") and put the hand's code between the quotation marks.
