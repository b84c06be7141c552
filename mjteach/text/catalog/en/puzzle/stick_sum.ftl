### stick_sum: what is asked and said about point sticks.

puzzle-stick_sum-name = Pay it in sticks
puzzle-stick_sum-prompt-names = Which stick is worth { $amount } points?
puzzle-stick_sum-prompt-total = These sticks lie there. How many points are they worth?
puzzle-stick_sum-prompt-score = Pay exactly { $amount } points from a starting set.
puzzle-stick_sum-prompt-payment = You owe { $amount } points, and this is all you have. What do you give, and what comes back?
puzzle-stick_sum-prompt-starting_set = A starting set is worth { $amount } points. What is missing here?

## Sticks

puzzle-stick_sum-look-10000 = many dots
puzzle-stick_sum-look-5000 = five red dots
puzzle-stick_sum-look-1000 = one red dot
puzzle-stick_sum-look-500 = eight dots, but another colour of stick
puzzle-stick_sum-look-100 = eight black dots
puzzle-stick_sum-sort = stick of { $value }
puzzle-stick_sum-many = { $count }
puzzle-stick_sum-title-total = What lies there
puzzle-stick_sum-title-score = The starting set
puzzle-stick_sum-title-payment = What you have
puzzle-stick_sum-title-starting_set = What lies there
puzzle-stick_sum-head-look = Look of the stick
puzzle-stick_sum-head-sort = Stick
puzzle-stick_sum-head-many = How many

## The answer

puzzle-stick_sum-stick = the stick
puzzle-stick_sum-total = all together
puzzle-stick_sum-missing = what is missing
puzzle-stick_sum-back = what comes back
puzzle-stick_sum-sticks = sticks of { $value }

## Why it is right

puzzle-stick_sum-so-names = A stick of { $amount } points looks like this: { $look }.
puzzle-stick_sum-so-total = Together they are worth { $total } points.
puzzle-stick_sum-so-score = These sticks make { $amount } points.
puzzle-stick_sum-so-payment = With the fewest sticks you give { $paid } points, and { $back } come back.
puzzle-stick_sum-so-starting_set = { $total } points lie there, so { $left } are missing.
puzzle-stick_sum-line = { $count } × { $value } = { $sum }.
puzzle-stick_sum-five = Many dots 10,000, five red 5,000, one red 1,000, eight black 100.

puzzle-stick_sum-together-score = Together your sticks must make exactly { $amount }, and be among those that lie there. How much do they make?
puzzle-stick_sum-together-payment = Together your sticks must make { $amount } or more, and be among those that lie there. Would one you give come straight back?
puzzle-stick_sum-together-back = What comes back is what you give, less { $amount }.

## Hints

puzzle-stick_sum-hint-names-look = Think of the dots.
puzzle-stick_sum-hint-names-ask = How many dots does it have, and in which colour?
puzzle-stick_sum-hint-names-rule = One red dot is 1,000. Five red dots are 5,000. Eight black dots are 100.
puzzle-stick_sum-hint-total-look = Begin with the stick that is worth most.
puzzle-stick_sum-hint-total-ask = How much is each sort worth, times how many there are?
puzzle-stick_sum-hint-total-rule = One red dot is 1,000. Five red dots are 5,000. Eight black dots are 100.
puzzle-stick_sum-hint-score-look = Begin with the largest stick that fits.
puzzle-stick_sum-hint-score-ask = Take the largest stick that fits. How much is left after it?
puzzle-stick_sum-hint-score-rule = Take the largest stick that fits, and go on with what is left.
puzzle-stick_sum-hint-payment-look = Can you pay it to the point with what you have?
puzzle-stick_sum-hint-payment-ask = Which sticks are enough, with none too many?
puzzle-stick_sum-hint-payment-rule = Give more than you owe, but no stick that would come straight back. What is too much is your change.
puzzle-stick_sum-hint-starting_set-look = Count what lies there, sort by sort.
puzzle-stick_sum-hint-starting_set-ask = How much do these sticks make, and how far is that from the whole?
puzzle-stick_sum-hint-starting_set-rule = What is missing is the whole less what lies there.
