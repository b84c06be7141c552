### seat_label: what is asked and said about seats and winds.

puzzle-seat_label-name = Who sits where
puzzle-seat_label-prompt-1-shimocha = Who plays after { $who }?
puzzle-seat_label-prompt-1-toimen = Who sits across from { $who }?
puzzle-seat_label-prompt-1-kamicha = Who plays before { $who }?
puzzle-seat_label-prompt-drawn = Four players have drawn winds for their seats. In which order do they sit, from East on to the right?
puzzle-seat_label-prompt-2 = The marker shows the dealer. Which wind is each player?
puzzle-seat_label-prompt-3 = The picture shows the first of two deals, and who deals it. Both are over. Which wind is each player now?
puzzle-seat_label-prompt-4 = Which winds are worth a han to { $who }?

## The answer

puzzle-seat_label-neighbour = the player
puzzle-seat_label-wind = { $who }
puzzle-seat_label-value = winds that are worth a han
puzzle-seat_label-double = the wind that is worth two
puzzle-seat_label-around = the players, East first
puzzle-seat_label-player = Player { $number }
puzzle-seat_label-no_wind = None

## Why it is right

puzzle-seat_label-sits-shimocha = Turns go to the right. After { $of } comes { $who }.
puzzle-seat_label-sits-toimen = Two seats on from { $of } sits { $who }.
puzzle-seat_label-sits-kamicha = Turns go to the right. Before { $of } comes { $who }.
puzzle-seat_label-sit_down = East sits down first. To the right of East follow South, West and North.
puzzle-seat_label-winds = East is the dealer, { $who }. The other winds follow to the right.
puzzle-seat_label-deal-stays = After deal { $number }, { $who } deals again.
puzzle-seat_label-deal-moves = After deal { $number }, the next dealer is { $who }.
puzzle-seat_label-is-east = East, the dealer: { $who }.
puzzle-seat_label-is-next = { NAME("seat", $wind) }, one seat further to the right: { $who }.
puzzle-seat_label-worth-two = The seat wind { NAME("seat", $own) } and the round wind { NAME("seat", $wind) } are worth a han each.
puzzle-seat_label-worth-double = { NAME("seat", $own) } is the seat wind and the round wind, so it is worth two han.

## Hints

puzzle-seat_label-hint-drawn-look = Look for the player who drew East.
puzzle-seat_label-hint-drawn-ask = Which wind sits to the right of East?
puzzle-seat_label-hint-drawn-rule = The winds sit in the order East, South, West, North, each to the right of the last.
puzzle-seat_label-hint-1-look = Put yourself on that player's chair.
puzzle-seat_label-hint-1-ask = Who sits at the right hand, and who at the left?
puzzle-seat_label-hint-1-rule = Turns go to the right, against the clock as you look down on the table.
puzzle-seat_label-hint-2-look = Look for the dealer's marker.
puzzle-seat_label-hint-2-ask = Who is East? And who sits to the right of East?
puzzle-seat_label-hint-2-rule = The dealer is East. To the right follow South, West and North.
puzzle-seat_label-hint-3-look = Start with the marker, and take one deal after the other.
puzzle-seat_label-hint-3-ask = Did the dealer win, or stay one tile from winning at the draw?
puzzle-seat_label-hint-3-rule = A dealer who wins, or is tenpai at a draw, deals again. Otherwise the deal moves to the right.
puzzle-seat_label-hint-4-look = Look at the middle of the table, and at the marker.
puzzle-seat_label-hint-4-ask = Which wind is the round? Which wind is this player?
puzzle-seat_label-hint-4-rule = The wind of the round counts for everybody. Each player's own wind counts for that player.
