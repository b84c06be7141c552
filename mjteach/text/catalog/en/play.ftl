### A seat at the table: a deal that is played.

## What a stage leaves out

play-stage-first = You take a tile and throw one away. Nothing else happens here.
play-stage-draw = You draw and discard. Any finished hand wins, and nobody calls.
play-stage-riichi = You draw, discard and declare riichi. Nobody calls.
play-stage-calls = You can also call chi and pon. There are no kans.
play-stage-kans = You can call kans, too. Only a few rare endings are left out.
play-stage-all = Everything that the rules allow.
play-stage-table = You can break the rules here, but you'll pay for it.

## What is going on

play-who-0 = You
play-who-1 = Right
play-who-2 = Across
play-who-3 = Left

play-left = { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
play-round = { $round } · { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}{ $wall ->
    [none] { "" }
   *[other] { " · " }wall “{ $wall }”
}
play-turn = Your turn. Which tile goes?
play-win = You can win with the tile you drew.
play-drew = drew
play-ron = { $who } discards { $tile }. You can win with it.
play-finished = The tile you drew finishes your hand.
play-finishes = { $who } discards { $tile }. It would finish your hand.
play-refused = You can't win with { $tile }. Let it pass.
play-asked = { $who } discards { $tile }. Do you want it?
play-over = The deal is over.
play-pass = Pass

## Buttons

play-word-back = Take it back
play-word-help = Help
play-word-more_help = More help
play-word-next = Next deal
play-word-again = Play it again
play-word-another = Another deal
play-word-look = Look back
play-word-mattered = What mattered
play-word-look_here = Look
play-word-ask_me = Ask me
play-word-what_if = What if?
play-word-beside = What if
play-word-paid = With sticks
play-word-next_stick = Next payment
play-word-count = How it adds up
play-word-count_it = Count it
play-word-show_count = Show how it adds up
play-word-own_result = How your result adds up, in thousands
play-word-final_place = Place
play-word-final_who = Player
play-word-final_points = Points
play-word-final_result = Result
play-word-log = Since your last choice
play-word-hand = Your tiles
play-word-skip = Skip this deal
play-word-go_on_here = Go on here
play-word-go_on_there = Go on there

play-key-tile = 5p, E
play-key-tile-what = let that tile go
play-key-arrows = left, right
play-key-arrows-what = from tile to tile
play-key-enter = Enter
play-key-enter-what = let go of the tile you're on, or press the blue button
play-key-pass = Space
play-key-pass-what = pass
play-declare_with = Now choose the tile to discard: { $tiles }.
play-key-riichi = r
play-key-riichi-what = riichi: then choose the tile
play-key-calls = p, c, k
play-key-calls-what = pon, chi, kan
play-key-tools = h, w, t
play-key-tools-what = help, why can't I, the table in words
play-key-back = Backspace
play-key-back-what = take it back

## Hands that are shown when nobody wins

play-shown-tenpai = { $you ->
    [True] You're waiting for { ANY($tiles) }.
   *[False] { $who } is waiting for { ANY($tiles) }.
}
play-shown-noten = Not tenpai: { $players }. { $count ->
    [one] That costs { $points } points.
   *[other] Together they pay { $points } points.
}

## The end of a game

play-final = The game is over. { $place ->
    [1] You're first!
    [2] You're second.
    [3] You're third.
   *[other] You're fourth.
}

## Another choice beside what happened

play-beside-first = First: { $did }
play-beside-now = Now: { $did }
play-beside-did = { $tile ->
    [none] { $word }
   *[other] { $word } { $tile }
}
play-beside-end = { $way ->
    [got] In the end you got { $points } points.
    [paid] In the end you paid { $points } points.
   *[none] In the end you got nothing and paid nothing.
}

## Who pays with which sticks

play-paid-pays = { $you ->
    [True] You lay down { $points } points.
   *[False] { $who } lays down { $points } points.
}
play-paid-takes = { $you ->
    [True] You take { $points } points.
   *[False] { $who } takes { $points } points.
}

## Help, one thing after the other

play-help-win = You can win now.
play-help-tenpai = One tile is missing.
play-help-far = { $count } tiles are missing. { $left ->
    [0] No tile that's left brings you closer.
    [one] One tile brings you closer.
   *[other] { $left } tiles bring you closer.
}
play-help-useful = { $count ->
    [0] All tiles that would help lie on the table or in your hand.
   *[other] These help: { $tiles }.
}
play-help-goes = { $count ->
    [one] { $tiles } helps you least.
   *[other] { $tiles } help you least.
} { $left ->
    [one] Without it, one tile brings you closer.
   *[other] Without { $count ->
        [one] it
       *[other] one of them
    }, { $left } tiles bring you closer.
}
play-help-fewer = Without { $tile }, { $left ->
    [one] it's only one.
   *[other] it's only { $left }.
}
play-help-further = Without { $tile }, you'd be a step further away.
play-help-waits = You win with { $waits }.
play-help-waits_without = Without { $tile }, you win with { $waits }.
play-help-left = { $tile } ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
})
play-help-without = Without { $tile }: { $said }
play-help-worth = { $ron ->
    [none] { $tsumo ->
        [none] { $tile } would finish your hand, but you couldn't win.
       *[other] { $tile } is worth { $tsumo } points if you draw it. You can't take it from another player.
    }
   *[other] { $tile } is worth { $ron } points from another player, and { $tsumo } if you draw it.
}

## The deals of lessons: what they are for, and what is said at the end

play-deal-first = Finish your hand: four sets and a pair.
play-deal-first-met = You've won your first deal.
play-deal-first-open = Your hand isn't finished this time. Try another deal?

play-deal-table = Play this deal to its end. Four sets and a pair win.
play-deal-table-met = You've won, and you've played a whole deal at the table.
play-deal-table-open = You didn't win this time. Try another deal?

play-deal-furiten = Three turns are over. Look at your river: it can stop you later.
play-deal-furiten-met = You were furiten: you couldn't take a discard that would finish your hand.
play-deal-furiten-open = Your river didn't stop you this time. Try another deal?

play-deal-riichi = In this deal you can declare riichi. Do it as soon as one tile is missing.
play-deal-riichi-met = You declared riichi, and you've seen what follows from it.
play-deal-riichi-open = You didn't declare riichi this time. Try another deal?

play-deal-calls = In this deal you can call chi and pon. Which yaku will your hand have then?
play-deal-calls-met = You called a set, and you've seen how the deal goes on from there.
play-deal-calls-open = You didn't call a set this time. Try another deal?

play-deal-kans = Play this deal to its end. Declare a kan when you can.
play-deal-kans-met = You declared a kan: you turned over an indicator and drew a replacement.
play-deal-kans-open = You didn't declare a kan this time. Try another deal?

play-deal-draws = The wall is almost empty. Can you be tenpai when it ends?
play-deal-draws-met = The wall ran out, and nobody won. You've seen who pays whom.
play-deal-draws-open = The wall didn't run out this time. Try another deal?

play-deal-next = Two deals, and you deal the first. Win it, and you deal again.
play-deal-next-met = The dealer has moved on: there was no win by the dealer, and no tenpai at a draw.
play-deal-next-open = After two deals you're still the dealer. Play two others?

play-deal-penalties = You can break the rules here, as at a real table. Look before you say “riichi” or “ron”.
play-deal-penalties-met = { $own ->
    [True] You broke a rule, and you've paid for it. Play it again without a mistake, and see who makes one.
   *[False] You kept to the rules. The player across from you didn't, and had to pay.
}
play-deal-penalties-open = Nobody paid for a mistake this time. Try another deal?

play-deal-final = It's the last deal. You're third, only 100 points behind. Can you catch up?
play-deal-final-met = That's how a game ends. Your points and your place make your result.
play-deal-final-open = The dealer goes on, so the game isn't over. Try another last deal?

## Before a learner knows the words of the game

play-plain-win = I win
play-plain-wins = win
play-plain-draw = You drew the { TILE($tile) }.
play-plain-discard = { $you ->
    [True] You put down the { TILE($tile) }.
   *[False] { $who } puts down the { TILE($tile) }.
}
play-plain-tsumo = You win.

## A line of help with each choice

play-guide-win = Your hand is finished, so press “I win”.
play-guide-far = { $count } tiles are missing. { $number ->
    [one] { $goes } helps you least.
   *[other] { $goes } help you least.
}
play-guide-wait = Let go of { $first }. Then only one tile is missing: { ANY($tiles) }.
