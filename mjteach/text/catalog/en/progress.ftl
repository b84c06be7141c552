### How far a learner has come: sentences with their evidence, no marks.

progress-title = What your answers show
progress-empty = Nothing is kept yet. Answer a few questions, and this page will fill.
progress-off = Nothing is remembered here. Start the course with python3 -m mjteach, and it remembers.
progress-due =
    { $count ->
        [0] Nothing is due today.
        [one] One rule is due. mjw.today() asks about it.
       *[other] { $count } rules are due. mjw.today() asks about them.
    }

progress-area-tiles = Chapter 1: tiles and seats
progress-area-hands = Chapter 2: the finished hand
progress-area-waits = Chapter 2: waits
progress-area-dora = Chapter 2: dora
progress-area-furiten = Chapter 2: furiten
progress-area-riichi = Chapter 2: riichi
progress-area-calls = Chapter 2: calls
progress-area-kans = Chapter 2: kans
progress-area-rounds = Chapter 2: how a deal ends, and what comes next
progress-area-yaku = Chapter 3: yaku
progress-area-fu = Chapter 4: fu
progress-area-payments = Chapter 4: payments
progress-area-korean = Chapter 7: Korean mahjong

progress-coverage = { $known } of { $of } mistakes ruled out.
progress-no_longer =
    { $missed ->
        [one] { $sentence } One answer of yours had it otherwise. Since then it was right { $streak } times in a row.
       *[other] { $sentence } { $missed } answers of yours had it otherwise. Since then it was right { $streak } times in a row.
    }
progress-known =
    { $count ->
        [one] One never showed, though it could have.
       *[other] { $count } never showed, though they could have.
    }
progress-known-one = { $sentence } Right { $streak } times in a row.
progress-suspected =
    { $streak ->
        [0] In doubt: { $what }. So in { $missed } of { $met } answers, { $days ->
            [0] last today.
            [1] last yesterday.
           *[other] last { $days } days ago.
        }
        [one] In doubt: { $what }. So in { $missed } of { $met } answers, right once since.
       *[other] In doubt: { $what }. So in { $missed } of { $met } answers, right { $streak } times since.
    }
progress-untested =
    { $count ->
        [one] One is not tested yet, or not often enough.
       *[other] { $count } are not tested yet, or not often enough.
    }
progress-ahead = Not tested yet, or not often enough:

## Pictures

progress-pictures = In pictures
progress-no_pictures = Pictures need matplotlib, which is not installed here.
progress-chart-right = Right at once
progress-chart-asked = Asked
progress-chart-met = Of 100 hands you met
progress-chart-real = Of 100 wins at real tables
progress-chart-seconds = Seconds
progress-chart-step = { $what }, level { $level }
progress-chart-day = { $day }.{ $month }.
progress-chart-han_more = { $han } han and more
progress-line-set = Sets
progress-line-pair = Pair
progress-line-wait = Wait
progress-line-win = Way of winning
progress-line-sum = Sum
progress-line-total = Fu that count
