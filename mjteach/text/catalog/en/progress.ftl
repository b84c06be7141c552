### How far a learner has come: sentences with their evidence, no marks.

progress-title = What your answers show
progress-empty = There's nothing here yet. Answer a few questions, and this page will fill up.
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

progress-coverage = You've ruled out { $known } of { $of } mistakes.
progress-no_longer =
    { $missed ->
        [one] { $sentence } You got this wrong once. Since then you've been right { $streak } times in a row.
       *[other] { $sentence } You got this wrong { $missed } times. Since then you've been right { $streak } times in a row.
    }
progress-known =
    { $count ->
        [one] One mistake has never shown up, though it could have.
       *[other] { $count } mistakes have never shown up, though they could have.
    }
progress-known-one = { $sentence } You were right { $streak } times in a row.
progress-suspected =
    { $streak ->
        [0] In doubt: { $what }. That would explain { $missed } of { $met } answers, { $days ->
            [0] most recently today.
            [1] most recently yesterday.
           *[other] most recently { $days } days ago.
        }
        [one] In doubt: { $what }. That would explain { $missed } of { $met } answers. You've been right once since then.
       *[other] In doubt: { $what }. That would explain { $missed } of { $met } answers. You've been right { $streak } times since then.
    }
progress-found =
    { $streak ->
        [0] Your answers point to this mistake: { $what }. It explains { $missed } of the { $met } answers that could show it, { $days ->
            [0] most recently today.
            [1] most recently yesterday.
           *[other] most recently { $days } days ago.
        }
        [one] Your answers point to this mistake: { $what }. It explains { $missed } of the { $met } answers that could show it. You've been right once since then.
       *[other] Your answers point to this mistake: { $what }. It explains { $missed } of the { $met } answers that could show it. You've been right { $streak } times since then.
    }
progress-untested =
    { $count ->
        [one] One mistake hasn't been tested yet, or not often enough.
       *[other] { $count } mistakes haven't been tested yet, or not often enough.
    }
progress-ahead = Not tested yet, or not often enough:

## Pictures

progress-pictures = In pictures
progress-chart-right = Right the first time
progress-chart-asked = Asked
progress-chart-met = Out of 100 hands you've met
progress-chart-real = Out of 100 wins at real tables
progress-chart-seconds = Seconds
progress-chart-step = { $what } (level { $level })
progress-chart-day = { $day }.{ $month }.
progress-chart-han_more = { $han } han or more
progress-line-set = Sets
progress-line-pair = Pair
progress-line-wait = Wait
progress-line-win = How you win
progress-line-sum = Sum
progress-line-total = Fu that count
