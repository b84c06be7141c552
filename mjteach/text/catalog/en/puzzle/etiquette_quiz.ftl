### etiquette_quiz: what is asked and said about manners at the table.

puzzle-etiquette_quiz-name = Considerate or not
puzzle-etiquette_quiz-prompt-1 = Is this considerate, and what would speak against it?
puzzle-etiquette_quiz-prompt-2 = What is considerate here?
puzzle-etiquette_quiz-good = considerate?
puzzle-etiquette_quiz-choose = considerate is
puzzle-etiquette_quiz-why = what speaks against it
puzzle-etiquette_quiz-why-confuses = it confuses others
puzzle-etiquette_quiz-why-tells = it gives something away
puzzle-etiquette_quiz-why-harms = it harms tiles or sticks
puzzle-etiquette_quiz-why-slows = it makes others wait
puzzle-etiquette_quiz-why-final = it cannot be undone
puzzle-etiquette_quiz-why-nothing = nothing

## What is said after the answer; way is one of the ways to behave below.

puzzle-etiquette_quiz-so-confuses = { $way } That confuses others.
puzzle-etiquette_quiz-so-tells = { $way } That gives something away.
puzzle-etiquette_quiz-so-harms = { $way } That harms tiles or sticks.
puzzle-etiquette_quiz-so-slows = { $way } That makes others wait.
puzzle-etiquette_quiz-so-final = { $way } That cannot be undone.
puzzle-etiquette_quiz-considerate = This is considerate: { $way }
puzzle-etiquette_quiz-rather = This would be considerate: { $way }

## Questions to think about

puzzle-etiquette_quiz-ask-confuses = Do the others still know where they are?
puzzle-etiquette_quiz-ask-tells = What do the others learn from it?
puzzle-etiquette_quiz-ask-harms = How do tiles and sticks fare?
puzzle-etiquette_quiz-ask-slows = Who has to wait, and for what?
puzzle-etiquette_quiz-ask-final = Can the table go on as if it had not happened?
puzzle-etiquette_quiz-ask-nothing = Is anybody disturbed by it at all?
puzzle-etiquette_quiz-hint-look = Put yourself in the place of the other three.
puzzle-etiquette_quiz-hint-ask = What do they see, learn, wait for, or lose?
puzzle-etiquette_quiz-hint-rule = Considerate is what keeps a game clear, quick and fair, and the tiles whole.

## Moments: what happens, three ways to behave, and the rule

puzzle-etiquette_quiz-wall_up = The walls come up, and yours is far away from the others.
puzzle-etiquette_quiz-wall_up-good = You push it a little towards the right-hand diagonal.
puzzle-etiquette_quiz-wall_up-stay = You leave it there, and the others stretch.
puzzle-etiquette_quiz-wall_up-shove = You shove it hard with both arms.
puzzle-etiquette_quiz-wall_up-rule = Everybody must be able to reach the wall.

puzzle-etiquette_quiz-last_two = You are the dealer. Your last two tiles are still to be taken.
puzzle-etiquette_quiz-last_two-good = You take both together.
puzzle-etiquette_quiz-last_two-forget = You discard without the fourteenth tile.
puzzle-etiquette_quiz-last_two-chat = You take one, tell a story, and take the other.
puzzle-etiquette_quiz-last_two-rule = The dealer takes the last two tiles of the deal together.

puzzle-etiquette_quiz-reach = The player before you is still thinking.
puzzle-etiquette_quiz-reach-good = You wait for the discard, then reach for the wall.
puzzle-etiquette_quiz-reach-draw = You draw already, and look at the tile.
puzzle-etiquette_quiz-reach-urge = You drum on the table and count aloud.
puzzle-etiquette_quiz-reach-rule = Reach for the wall only after the discard before you.

puzzle-etiquette_quiz-rest = The deal is over. You would like to know what came next.
puzzle-etiquette_quiz-rest-good = You leave the rest of the wall as it lies.
puzzle-etiquette_quiz-rest-turn = You turn over the next tiles, one by one.
puzzle-etiquette_quiz-rest-ura = Without riichi you look under the dora indicator.
puzzle-etiquette_quiz-rest-rule = After a deal the wall and the indicators are left alone.

puzzle-etiquette_quiz-discard = You discard a tile that you are glad to lose.
puzzle-etiquette_quiz-discard-good = You lay it down quietly.
puzzle-etiquette_quiz-discard-slam = You slam it on the table.
puzzle-etiquette_quiz-discard-drag = You drag it along the edge of the table.
puzzle-etiquette_quiz-discard-rule = Tiles are laid down. Slamming and dragging damage them.

puzzle-etiquette_quiz-river = You lay down your seventh discard.
puzzle-etiquette_quiz-river-good = You begin a second row below the first.
puzzle-etiquette_quiz-river-long = You put it at the end of the first row.
puzzle-etiquette_quiz-river-anywhere = You drop it somewhere in the middle.
puzzle-etiquette_quiz-river-rule = Discards lie in neat rows of six, so that all can read them.

puzzle-etiquette_quiz-hand = It is your turn.
puzzle-etiquette_quiz-hand-good = You draw with one hand, and discard with the same.
puzzle-etiquette_quiz-hand-both = You draw with the left and discard with the right at once.
puzzle-etiquette_quiz-hand-feel = You rub the drawn tile for a while before you look.
puzzle-etiquette_quiz-hand-rule = Draw and discard with one hand only.

puzzle-etiquette_quiz-regret = Your discard lies on the table. Another would have been better.
puzzle-etiquette_quiz-regret-good = You leave it, and go on.
puzzle-etiquette_quiz-regret-take = You take it back and lay down the other.
puzzle-etiquette_quiz-regret-sigh = You sigh: “That one I needed.”
puzzle-etiquette_quiz-regret-rule = A tile that has touched the table stays there.

puzzle-etiquette_quiz-comment = You are tenpai, and nobody knows.
puzzle-etiquette_quiz-comment-good = You say nothing about your tiles.
puzzle-etiquette_quiz-comment-far = You say: “My hand is going nowhere.”
puzzle-etiquette_quiz-comment-near = You say: “One circle, and I have it.”
puzzle-etiquette_quiz-comment-rule = No comments on one's own tiles, true or false.

puzzle-etiquette_quiz-phone = Your phone rings. It is urgent.
puzzle-etiquette_quiz-phone-good = You ask the others to excuse you for a moment.
puzzle-etiquette_quiz-phone-write = You write a message each time it is your turn.
puzzle-etiquette_quiz-phone-talk = You talk, and play on when you think of it.
puzzle-etiquette_quiz-phone-rule = No phone in the game. When it must be, ask for understanding.

puzzle-etiquette_quiz-touched = You have touched the wall for your draw. Now you see a pon.
puzzle-etiquette_quiz-touched-good = You draw, and let the discard go.
puzzle-etiquette_quiz-touched-pon = You let go of the wall and say “pon”.
puzzle-etiquette_quiz-touched-missed = You say: “That was my pair.”
puzzle-etiquette_quiz-touched-rule = After touching the wall there is no call.

puzzle-etiquette_quiz-won = You draw your winning tile.
puzzle-etiquette_quiz-won-good = You say “tsumo”, show the hand, then name the points.
puzzle-etiquette_quiz-won-silent = You open the hand and wait until somebody sees it.
puzzle-etiquette_quiz-won-mix = You put the tile among the others, then say “tsumo”.
puzzle-etiquette_quiz-won-rule = The word comes first, then the hand, then the points.

puzzle-etiquette_quiz-wall_out = The wall has run out. It is your turn to show or not. You are tenpai.
puzzle-etiquette_quiz-wall_out-good = You say “tenpai” and open the hand.
puzzle-etiquette_quiz-wall_out-down = You lay the hand face down, then turn it up again.
puzzle-etiquette_quiz-wall_out-leave = You sort your sticks first.
puzzle-etiquette_quiz-wall_out-rule = A hand laid face down says noten, so only a noten hand is.

puzzle-etiquette_quiz-asked = No display shows the scores. Somebody asks for yours.
puzzle-etiquette_quiz-asked-good = You tell it.
puzzle-etiquette_quiz-asked-guess = You say: “Have a guess.”
puzzle-etiquette_quiz-asked-fewer = You name fewer points than you have.
puzzle-etiquette_quiz-asked-rule = Whoever is asked for the score tells it, and tells it right.

puzzle-etiquette_quiz-last_deal = The last deal is about to begin.
puzzle-etiquette_quiz-last_deal-good = All scores are counted, and they add up.
puzzle-etiquette_quiz-last_deal-begin = You begin. Scores can be counted afterwards.
puzzle-etiquette_quiz-last_deal-trust = Somebody says “that will be right”, and all play.
puzzle-etiquette_quiz-last_deal-rule = Before the last deal all scores are counted, and whether they add up.

puzzle-etiquette_quiz-pay = You owe 3,900 points.
puzzle-etiquette_quiz-pay-good = You lay the sticks at the winner's corner.
puzzle-etiquette_quiz-pay-throw = You throw the sticks across the table.
puzzle-etiquette_quiz-pay-heap = You push over a heap to be counted.
puzzle-etiquette_quiz-pay-rule = Sticks are counted, and laid down gently before the one who receives them.
