### etiquette_quiz: what is asked and said about manners at the table.

puzzle-etiquette_quiz-name = Considerate or not?
puzzle-etiquette_quiz-prompt-1 = Is this considerate? If not, what's wrong with it?
puzzle-etiquette_quiz-prompt-2 = What's the considerate thing to do here?
puzzle-etiquette_quiz-good = considerate?
puzzle-etiquette_quiz-choose = the considerate thing to do
puzzle-etiquette_quiz-why = what's wrong with it
puzzle-etiquette_quiz-why-confuses = it confuses others
puzzle-etiquette_quiz-why-tells = it gives something away
puzzle-etiquette_quiz-why-harms = it can damage tiles or sticks
puzzle-etiquette_quiz-why-slows = it makes others wait
puzzle-etiquette_quiz-why-final = it can't be undone
puzzle-etiquette_quiz-why-nothing = nothing

## What is said after the answer; way is one of the ways to behave below.

puzzle-etiquette_quiz-so-confuses = { $way } That confuses others.
puzzle-etiquette_quiz-so-tells = { $way } That gives something away.
puzzle-etiquette_quiz-so-harms = { $way } That can damage tiles or sticks.
puzzle-etiquette_quiz-so-slows = { $way } That makes others wait.
puzzle-etiquette_quiz-so-final = { $way } That can't be undone.
puzzle-etiquette_quiz-considerate = { $way } That's considerate.
puzzle-etiquette_quiz-rather = { $way } That would be considerate.

## Questions to think about

puzzle-etiquette_quiz-ask-confuses = Can the others still tell what's going on?
puzzle-etiquette_quiz-ask-tells = What can the others learn from this?
puzzle-etiquette_quiz-ask-harms = What does this do to the tiles and sticks?
puzzle-etiquette_quiz-ask-slows = Who has to wait, and for what?
puzzle-etiquette_quiz-ask-final = Can the game go on as if this hadn't happened?
puzzle-etiquette_quiz-ask-nothing = Does this bother anybody at all?
puzzle-etiquette_quiz-hint-look = Put yourself in the place of the other three players.
puzzle-etiquette_quiz-hint-ask = What do they see, learn, wait for, or lose?
puzzle-etiquette_quiz-hint-rule = Considerate players keep the game clear, quick and fair. They don't damage the tiles.

## Moments: what happens, three ways to behave, and the rule

puzzle-etiquette_quiz-wall_up = The walls come up out of the table, and the others can hardly reach yours.
puzzle-etiquette_quiz-wall_up-good = You push it in a little, diagonally to the right.
puzzle-etiquette_quiz-wall_up-stay = You leave it there, so the others have to stretch.
puzzle-etiquette_quiz-wall_up-shove = You shove it hard with both arms.
puzzle-etiquette_quiz-wall_up-rule = Everybody must be able to reach the wall.

puzzle-etiquette_quiz-last_two = You're the dealer. You still have to take your last two tiles.
puzzle-etiquette_quiz-last_two-good = You take both together.
puzzle-etiquette_quiz-last_two-forget = You discard without taking the fourteenth tile.
puzzle-etiquette_quiz-last_two-chat = You take one, tell a story, and then take the other.
puzzle-etiquette_quiz-last_two-rule = When the dealing ends, the dealer takes the last two tiles together.

puzzle-etiquette_quiz-reach = The player before you is still thinking.
puzzle-etiquette_quiz-reach-good = You wait for the discard, then reach for the wall.
puzzle-etiquette_quiz-reach-draw = You draw your tile early and look at it.
puzzle-etiquette_quiz-reach-urge = You drum on the table and count aloud.
puzzle-etiquette_quiz-reach-rule = Don't reach for the wall until the player before you has discarded.

puzzle-etiquette_quiz-rest = The deal is over. You'd like to know which tiles were next.
puzzle-etiquette_quiz-rest-good = You leave the rest of the wall as it is.
puzzle-etiquette_quiz-rest-turn = You turn over the next tiles, one by one.
puzzle-etiquette_quiz-rest-ura = You look under the dora indicator, though you didn't declare riichi.
puzzle-etiquette_quiz-rest-rule = After a deal, leave the wall and the indicators alone.

puzzle-etiquette_quiz-discard = You're glad to get rid of a tile, and you discard it.
puzzle-etiquette_quiz-discard-good = You lay it down quietly.
puzzle-etiquette_quiz-discard-slam = You slam it on the table.
puzzle-etiquette_quiz-discard-drag = You drag it along the edge of the table.
puzzle-etiquette_quiz-discard-rule = Lay your tiles down gently. Slamming or dragging damages them.

puzzle-etiquette_quiz-river = It's time for your seventh discard.
puzzle-etiquette_quiz-river-good = You start a second row below the first.
puzzle-etiquette_quiz-river-long = You put it at the end of the first row.
puzzle-etiquette_quiz-river-anywhere = You drop it somewhere in the middle.
puzzle-etiquette_quiz-river-rule = Lay your discards in neat rows of six, so that everybody can read them.

puzzle-etiquette_quiz-hand = It's your turn.
puzzle-etiquette_quiz-hand-good = You draw with one hand and discard with the same hand.
puzzle-etiquette_quiz-hand-both = You draw with your left hand and discard with your right at the same time.
puzzle-etiquette_quiz-hand-feel = After you draw, you rub the tile for a while before you look at it.
puzzle-etiquette_quiz-hand-rule = Use only one hand to draw and discard.

puzzle-etiquette_quiz-regret = Your discard is on the table. Another tile would have been better.
puzzle-etiquette_quiz-regret-good = You leave it there and play on.
puzzle-etiquette_quiz-regret-take = You take it back and discard the other tile.
puzzle-etiquette_quiz-regret-sigh = You sigh: “I needed that one.”
puzzle-etiquette_quiz-regret-rule = Once a tile has touched the table, it stays there.

puzzle-etiquette_quiz-comment = You're tenpai, and nobody knows.
puzzle-etiquette_quiz-comment-good = You say nothing about your tiles.
puzzle-etiquette_quiz-comment-far = You say: “My hand is going nowhere.”
puzzle-etiquette_quiz-comment-near = You say: “One more turn, and I've got it.”
puzzle-etiquette_quiz-comment-rule = Don't comment on your own tiles, truthfully or not.

puzzle-etiquette_quiz-phone = Your phone rings, and it's urgent.
puzzle-etiquette_quiz-phone-good = You ask the others to excuse you for a moment.
puzzle-etiquette_quiz-phone-write = You write a message every time it's your turn.
puzzle-etiquette_quiz-phone-talk = You talk on the phone and play when you remember to.
puzzle-etiquette_quiz-phone-rule = No phones during the game. If you really must answer, ask the others first.

puzzle-etiquette_quiz-touched = You've touched the wall to draw. Now you notice that you could have called pon.
puzzle-etiquette_quiz-touched-good = You draw and let the pon go.
puzzle-etiquette_quiz-touched-pon = You take your hand off the wall and say “pon”.
puzzle-etiquette_quiz-touched-missed = You say: “I had a pair of those.”
puzzle-etiquette_quiz-touched-rule = Once you've touched the wall, you can't call the discard.

puzzle-etiquette_quiz-won = You draw your winning tile.
puzzle-etiquette_quiz-won-good = You say “tsumo”, show your hand, then say how many points it's worth.
puzzle-etiquette_quiz-won-silent = You show your hand and wait until somebody notices.
puzzle-etiquette_quiz-won-mix = You put the tile in with the others, then say “tsumo”.
puzzle-etiquette_quiz-won-rule = First say the word, then show your hand, then say the points.

puzzle-etiquette_quiz-wall_out = The wall has run out. You're tenpai, and it's your turn to say tenpai or noten.
puzzle-etiquette_quiz-wall_out-good = You say “tenpai” and show your hand.
puzzle-etiquette_quiz-wall_out-down = You lay your hand face down, then turn it face up again.
puzzle-etiquette_quiz-wall_out-leave = You sort your sticks first.
puzzle-etiquette_quiz-wall_out-rule = Laying your hand face down means noten. Do it only if you really are noten.

puzzle-etiquette_quiz-asked = There's no score display. Somebody asks for your score.
puzzle-etiquette_quiz-asked-good = You tell them.
puzzle-etiquette_quiz-asked-guess = You say: “Take a guess.”
puzzle-etiquette_quiz-asked-fewer = You tell them a lower score than you really have.
puzzle-etiquette_quiz-asked-rule = If somebody asks for your score, tell them, and get it right.

puzzle-etiquette_quiz-last_deal = The last deal is about to begin.
puzzle-etiquette_quiz-last_deal-good = You all count your points and check that they add up.
puzzle-etiquette_quiz-last_deal-begin = You start playing and leave the counting for afterwards.
puzzle-etiquette_quiz-last_deal-trust = Somebody says “It'll be fine”, and you all play on.
puzzle-etiquette_quiz-last_deal-rule = Before the last deal, everybody counts their points and checks that they add up.

puzzle-etiquette_quiz-pay = You owe 3,900 points.
puzzle-etiquette_quiz-pay-good = You lay the sticks down at the winner's corner of the table.
puzzle-etiquette_quiz-pay-throw = You throw the sticks across the table.
puzzle-etiquette_quiz-pay-heap = You push a heap of sticks across to the winner, who has to count them.
puzzle-etiquette_quiz-pay-rule = Count your sticks and lay them down gently in front of the player you're paying.
