### Today's set: why each question came. None of it gives away what the answer is.

today-missed =
    { $days ->
        [0] You missed the rule behind this today. Here's another hand.
        [1] You missed the rule behind this yesterday. Here's another hand.
       *[other] You missed the rule behind this { $days } days ago. Here's another hand.
    }
today-surely_missed =
    { $days ->
        [0] You were sure about the rule behind this today, but it works differently.
        [1] You were sure about the rule behind this yesterday, but it works differently.
       *[other] You were sure about the rule behind this { $days } days ago, but it works differently.
    }
today-unsure =
    { $days ->
        [0] You met the rule behind this today, but it hasn't quite stuck yet.
        [1] You met the rule behind this yesterday, but it hadn't quite stuck yet.
       *[other] You met the rule behind this { $days } days ago, but it hadn't quite stuck yet.
    }
today-due =
    { $days ->
        [0] You knew the rule behind this today.
        [1] You knew the rule behind this yesterday. Do you still know it?
       *[other] You knew the rule behind this { $days } days ago. Do you still know it?
    }
today-suspected = One of your recent answers didn't show for sure whether you know a rule. This hand will.
today-newest = This is from your newest lesson, { $lesson }.
today-surprise =
    { $days ->
        [0] A surprise: you met this earlier today.
        [1] A surprise: you last met this yesterday.
       *[other] A surprise: you last met this { $days } days ago.
    }
today-idle = Nothing is due today. Here's one surprise. After it, go on with “{ $lesson }”, play today's deal, or practise in the dojo: mjw.dojo("fu").
today-idle_dojo = Nothing is due today. Here's one surprise. After it, you can play today's deal, or practise in the dojo: mjw.dojo("fu").
today-first = Today's questions come from the first lessons. From tomorrow on, you'll get questions about what you missed.
today-unkept = Your answers aren't saved here, so these questions come from the first lessons.
