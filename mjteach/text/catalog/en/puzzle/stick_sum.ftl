### stick_sum: what is asked and said about point sticks.

puzzle-stick_sum-name = Pay it in sticks
puzzle-stick_sum-prompt-names = Which stick is worth { $amount } points?
puzzle-stick_sum-prompt-total = Here are some sticks. How many points are they worth?
puzzle-stick_sum-prompt-score = Pay exactly { $amount } points from a starting set.
puzzle-stick_sum-prompt-payment = You owe { $amount } points, and this is all you have. What do you give, and what do you get back?
puzzle-stick_sum-prompt-starting_set = A starting set is worth { $amount } points. What's missing here?

## Sticks

puzzle-stick_sum-look-10000 = many dots
puzzle-stick_sum-look-5000 = five red dots
puzzle-stick_sum-look-1000 = one red dot
puzzle-stick_sum-look-500 = eight dots, but on a stick of another colour
puzzle-stick_sum-look-100 = eight black dots
puzzle-stick_sum-sort = { $value }-point stick
puzzle-stick_sum-many = { $count }
puzzle-stick_sum-title-total = The sticks
puzzle-stick_sum-title-score = The starting set
puzzle-stick_sum-title-payment = What you have
puzzle-stick_sum-title-starting_set = What's here
puzzle-stick_sum-head-look = What it looks like
puzzle-stick_sum-head-sort = Stick
puzzle-stick_sum-head-many = How many

## The answer

puzzle-stick_sum-stick = the stick
puzzle-stick_sum-total = the total
puzzle-stick_sum-missing = what's missing
puzzle-stick_sum-back = what you get back
puzzle-stick_sum-sticks = { $value }-point sticks

## Why it is right

puzzle-stick_sum-so-names = A { $amount }-point stick looks like this: { $look }.
puzzle-stick_sum-so-total = Together they're worth { $total } points.
puzzle-stick_sum-so-score = These sticks make { $amount } points.
puzzle-stick_sum-so-payment = If you use the fewest sticks, you give { $paid } points and get { $back } back.
puzzle-stick_sum-so-starting_set = There are { $total } points here, so { $left } are missing.
puzzle-stick_sum-line = { $count } × { $value } = { $sum }.
puzzle-stick_sum-term = { $count } × { $value }
puzzle-stick_sum-count = { $terms } = { $total }.
puzzle-stick_sum-five = Many dots mean 10,000. Five red dots mean 5,000. One red dot means 1,000. Eight black dots mean 100.

puzzle-stick_sum-together-score = Use only the sticks shown, and pay exactly { $amount }. How much do your sticks make together?
puzzle-stick_sum-together-payment = Use only the sticks shown, and pay { $amount } or more. Would you get one of your own sticks straight back as change?
puzzle-stick_sum-together-back = Take { $amount } away from what you give. You get back what's left.

## Hints

puzzle-stick_sum-hint-names-look = Think about the dots.
puzzle-stick_sum-hint-names-ask = How many dots does the stick have, and what colour are they?
puzzle-stick_sum-hint-names-rule = One red dot means 1,000. Five red dots mean 5,000. Eight black dots mean 100.
puzzle-stick_sum-hint-total-look = Start with the stick that's worth most.
puzzle-stick_sum-hint-total-ask = How many sticks of each kind are there, and how much are they worth together?
puzzle-stick_sum-hint-total-rule = One red dot means 1,000. Five red dots mean 5,000. Eight black dots mean 100.
puzzle-stick_sum-hint-score-look = Start with the largest stick that isn't worth more than you owe.
puzzle-stick_sum-hint-score-ask = Take the largest stick that isn't worth more than you owe. How much is left to pay?
puzzle-stick_sum-hint-score-rule = Take the largest stick that isn't worth more than you owe. Then do the same with what's left.
puzzle-stick_sum-hint-payment-look = Can you pay the exact amount with what you have?
puzzle-stick_sum-hint-payment-ask = Which sticks are enough to pay the amount? Do you need all of them?
puzzle-stick_sum-hint-payment-rule = Give more than you owe. Leave out any stick you'd get straight back. You get the extra back as change.
puzzle-stick_sum-hint-starting_set-look = Count the sticks here, one kind at a time.
puzzle-stick_sum-hint-starting_set-ask = How much do these sticks make, and how far is that from a whole set?
puzzle-stick_sum-hint-starting_set-rule = Take what's here away from a whole set. The sticks left over are the missing ones.
