### order_cycle: what is asked and said about rows that begin again.

puzzle-order_cycle-name = What comes next
puzzle-order_cycle-prompt-next = What comes after this one: { $what }?
puzzle-order_cycle-prompt-before = What comes before this one: { $what }?
puzzle-order_cycle-prompt-order-numbers = Put them in order. Begin here: { $what }.
puzzle-order_cycle-prompt-order-winds = Put the winds in order. Begin here: { $what }.
puzzle-order_cycle-prompt-order-dragons = Put the dragons in order. Begin here: { $what }.
puzzle-order_cycle-prompt-order-turns = In which order do they play? Begin here: { $what }.

## The answer

puzzle-order_cycle-order = the order
puzzle-order_cycle-next = after: { $what }
puzzle-order_cycle-before = before: { $what }
puzzle-order_cycle-nothing = Nothing

## Why it is right

puzzle-order_cycle-comes_next = After { $what } comes { $other }.
puzzle-order_cycle-comes_before = Before { $what } comes { $other }.
puzzle-order_cycle-order-so = The order is { $items }.
puzzle-order_cycle-circle-numbers = The whole row is { $items }, and then the 1 again.
puzzle-order_cycle-circle-winds = The whole row is { $items }, and then East again.
puzzle-order_cycle-circle-dragons = The whole row is { $items }, and then white again.
puzzle-order_cycle-circle-turns = Turns go to the right, round and round: { $items }.
puzzle-order_cycle-again-numbers = After 9 the suit begins again with 1.
puzzle-order_cycle-again-winds = After North the winds begin again with East.
puzzle-order_cycle-again-dragons = After red the dragons begin again with white.
puzzle-order_cycle-again-turns = After the player on the left it is the turn of the player at the bottom.

## Hints

puzzle-order_cycle-hint-numbers-look = Stay within the suit.
puzzle-order_cycle-hint-numbers-ask = Is it the end of the row? Where does the row begin again?
puzzle-order_cycle-hint-numbers-rule = The numbers go from 1 to 9, and then from 1 again.
puzzle-order_cycle-hint-winds-look = Stay among the winds.
puzzle-order_cycle-hint-winds-ask = Say the four winds in their order. Which one is first?
puzzle-order_cycle-hint-winds-rule = East, South, West, North, and then East again.
puzzle-order_cycle-hint-dragons-look = Stay among the dragons.
puzzle-order_cycle-hint-dragons-ask = Say the three dragons in their order. Which one is first?
puzzle-order_cycle-hint-dragons-rule = White, green, red, and then white again.
puzzle-order_cycle-hint-turns-look = Put yourself on the first player’s chair.
puzzle-order_cycle-hint-turns-ask = Who sits at the right hand?
puzzle-order_cycle-hint-turns-rule = Turns go to the right, against the clock as you look down on the table.
