### seat_label: what is asked and said about seats and winds.

puzzle-seat_label-name = Who sits where?
puzzle-seat_label-prompt-1-shimocha = Who plays after { $who }?
puzzle-seat_label-prompt-1-toimen = Who sits across from { $who }?
puzzle-seat_label-prompt-1-kamicha = Who plays before { $who }?
puzzle-seat_label-prompt-drawn = Four players have drawn winds for their seats. Start with East and go to the right. In what order do they sit?
puzzle-seat_label-prompt-2 = The marker shows the dealer. Which wind is each player?
puzzle-seat_label-prompt-3 = The picture shows who dealt the first of two deals. Both are over now. Which wind is each player?
puzzle-seat_label-prompt-4 = Which winds are worth a han to { $who }?

## The answer

puzzle-seat_label-neighbour = the player
puzzle-seat_label-wind = { $who }
puzzle-seat_label-value = winds that are worth a han
puzzle-seat_label-double = the wind that's worth two han
puzzle-seat_label-around = the players, starting with East
puzzle-seat_label-player = Player { $number }
puzzle-seat_label-no_wind = None

## Why it is right

puzzle-seat_label-sits-shimocha = Seen from above, turns go anticlockwise. So { $who } plays after { $of }.
puzzle-seat_label-sits-toimen = Go two seats on from { $of }, and you come to { $who }.
puzzle-seat_label-sits-kamicha = Seen from above, turns go anticlockwise. So { $who } plays before { $of }.
puzzle-seat_label-sit_down = East sits down first. South, West and North follow to the right.
puzzle-seat_label-winds = East is the dealer, { $who }. South sits on East's right: { $south }.
puzzle-seat_label-winds-after = { $seats ->
    [0] The deal stays where it was, so East is still { $who }. The other winds follow to the right.
    [1] The deal moves to the player on the dealer's right. In the picture that's { $who }: East now. The other winds follow to the right.
   *[other] The deal moves on { $seats } times, each time to the player on the dealer's right. In the picture, East is now { $who }. The other winds follow to the right.
}
puzzle-seat_label-deal-stays = After deal { $number }, { $who } deals again.
puzzle-seat_label-deal-moves = After deal { $number }, the next dealer is { $who }.
puzzle-seat_label-is-east = East, the dealer: { $who }.
puzzle-seat_label-is-next = { NAME("seat", $wind) }, one seat further to the right: { $who }.
puzzle-seat_label-worth-two = The seat wind, { NAME("seat", $own) }, and the round wind, { NAME("seat", $wind) }, are worth a han each.
puzzle-seat_label-worth-double = { NAME("seat", $own) } is both the seat wind and the round wind, so it's worth two han.

## Hints

puzzle-seat_label-hint-drawn-look = Look for the player who drew East.
puzzle-seat_label-hint-drawn-ask = Which wind sits on East's right?
puzzle-seat_label-hint-drawn-rule = The order is East, South, West, North. Each player sits to the right of the one before.
puzzle-seat_label-hint-1-look = Imagine you're in that player's chair.
puzzle-seat_label-hint-1-ask = Who is on your right, and who is on your left?
puzzle-seat_label-hint-1-rule = Turns go to the right: anticlockwise, seen from above.
puzzle-seat_label-hint-2-look = Look for the dealer's marker.
puzzle-seat_label-hint-2-ask = Who is East? And who sits on East's right?
puzzle-seat_label-hint-2-rule = The dealer is East. South, West and North follow to the right.
puzzle-seat_label-hint-3-look = Start with the marker and take the deals one at a time.
puzzle-seat_label-hint-3-ask = Did the dealer win? If nobody won, was the dealer one tile from winning?
puzzle-seat_label-hint-3-rule = A dealer who wins, or is tenpai at a draw, deals again. Otherwise the deal moves to the right.
puzzle-seat_label-hint-4-look = Look at the middle of the table and at the marker.
puzzle-seat_label-hint-4-ask = What's the round wind? What's this player's seat wind?
puzzle-seat_label-hint-4-rule = The round wind counts for everybody. A seat wind counts only for the player in that seat.
