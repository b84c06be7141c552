### Today's set: why each question came. None of it gives away what the answer is.

today-missed =
    { $days ->
        [0] You missed the rule behind this today. Here is another hand.
        [1] You missed the rule behind this yesterday. Here is another hand.
       *[other] You missed the rule behind this { $days } days ago. Here is another hand.
    }
today-surely_missed =
    { $days ->
        [0] You were sure of a rule behind this today, and it was another.
        [1] You were sure of a rule behind this yesterday, and it was another.
       *[other] You were sure of a rule behind this { $days } days ago, and it was another.
    }
today-unsure =
    { $days ->
        [0] You met the rule behind this today, and it was not quite settled.
        [1] You met the rule behind this yesterday, and it was not quite settled.
       *[other] You met the rule behind this { $days } days ago, and it was not quite settled.
    }
today-due =
    { $days ->
        [0] You knew the rule behind this today.
        [1] You knew the rule behind this yesterday. Is it still there?
       *[other] You knew the rule behind this { $days } days ago. Is it still there?
    }
today-suspected = One of your last answers left a doubt. This hand can settle it.
today-newest = This is from your newest lesson, { $lesson }.
today-surprise =
    { $days ->
        [0] A surprise: you met this earlier today.
        [1] A surprise: you last met this yesterday.
       *[other] A surprise: you last met this { $days } days ago.
    }
today-first = This set is from the first lessons. From tomorrow on it asks what you missed.
today-unkept = Nothing is remembered here, so this set is from the first lessons.
