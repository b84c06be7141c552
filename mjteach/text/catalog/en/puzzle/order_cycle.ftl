### order_cycle: what is asked and said about rows that begin again.

puzzle-order_cycle-name = What comes next?
puzzle-order_cycle-prompt-next = What comes after the { $what }?
puzzle-order_cycle-prompt-before = What comes before the { $what }?
puzzle-order_cycle-prompt-order-numbers = Put the tiles in order. Start with the { $what }.
puzzle-order_cycle-prompt-order-winds = Put the winds in order. Start with the { $what }.
puzzle-order_cycle-prompt-order-dragons = Put the dragons in order. Start with the { $what }.
puzzle-order_cycle-prompt-order-turns = In what order do the players take turns? Start with { $what }.

## The answer

puzzle-order_cycle-order = the order
puzzle-order_cycle-next = after the { $what }
puzzle-order_cycle-before = before the { $what }
puzzle-order_cycle-nothing = Nothing

## Why it is right

puzzle-order_cycle-comes_next = After the { $what } comes the { $other }.
puzzle-order_cycle-comes_before = Before the { $what } comes the { $other }.
puzzle-order_cycle-order-so = This is the order: { $items }.
puzzle-order_cycle-circle-numbers = This is the full order: { $items }. Then it starts again at 1.
puzzle-order_cycle-circle-winds = This is the full order: { $items }. Then it starts again with East.
puzzle-order_cycle-circle-dragons = This is the full order: { $items }. Then it starts again with white.
puzzle-order_cycle-circle-turns = Turns go to the right, round and round: { $items }.
puzzle-order_cycle-again-numbers = After 9, the suit starts again at 1.
puzzle-order_cycle-again-winds = After North, the winds start again with East.
puzzle-order_cycle-again-dragons = After red, the dragons start again with white.
puzzle-order_cycle-again-turns = After the player on the left comes the player at the bottom.

## Hints

puzzle-order_cycle-hint-numbers-look = Stay in the same suit.
puzzle-order_cycle-hint-numbers-ask = Is this the end of the suit? Where does it start again?
puzzle-order_cycle-hint-numbers-rule = The numbers go from 1 to 9, then start again at 1.
puzzle-order_cycle-hint-winds-look = Think only of the winds.
puzzle-order_cycle-hint-winds-ask = Say the four winds in order. Which one comes first?
puzzle-order_cycle-hint-winds-rule = The order is East, South, West, North, then East again.
puzzle-order_cycle-hint-dragons-look = Think only of the dragons.
puzzle-order_cycle-hint-dragons-ask = Say the three dragons in order. Which one comes first?
puzzle-order_cycle-hint-dragons-rule = The order is white, green, red, then white again.
puzzle-order_cycle-hint-turns-look = Imagine you're in the first player's chair.
puzzle-order_cycle-hint-turns-ask = Who is on your right?
puzzle-order_cycle-hint-turns-rule = Turns go to the right: anticlockwise, seen from above.
