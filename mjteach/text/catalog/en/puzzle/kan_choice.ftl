### kan_choice: what is asked, shown and said. In general: never which kan may be declared before checking.

puzzle-kan_choice-name = Which kan can you declare?
puzzle-kan_choice-prompt-1 = { $tile ->
    [none] It's your turn. Which kans can you declare now?
   *[other] { NAME("seat.begins", $by) } discards the { SAID($tile) }. Which kans can you declare now?
}
puzzle-kan_choice-prompt-2 = You declare a kan with the { SAID($tile) }. What kind of kan is it? Is your hand still closed afterwards?
puzzle-kan_choice-prompt-3 = { $riichi ->
    [True] You're in riichi. You want to declare a concealed kan with the { SAID($tile) }. Can you do it now?
   *[False] You want to declare a concealed kan with the { SAID($tile) }. Can you do it now?
}
puzzle-kan_choice-prompt-4 = You're in riichi and want to declare a concealed kan with the { SAID($tile) }. What does the kan do to your wait?

## The answer

puzzle-kan_choice-kans = the kans you can declare
puzzle-kan_choice-kind = the kind of kan
puzzle-kan_choice-closed = is the hand closed afterwards?
puzzle-kan_choice-may = allowed?
puzzle-kan_choice-reason = what stops you
puzzle-kan_choice-against-kakan_pon = you have no open triplet of that tile
puzzle-kan_choice-against-kan_after_draw = you haven't drawn a tile this turn
puzzle-kan_choice-against-kan_limit = there are four kans already
puzzle-kan_choice-against-kan_last_draw = no tile is left to draw after the kan
puzzle-kan_choice-against-ankan_four = you don't hold all four tiles
puzzle-kan_choice-against-kan_in_riichi = this table allows no kan after riichi
puzzle-kan_choice-against-kan_drawn_tile = the tile you've just drawn isn't part of the kan
puzzle-kan_choice-against-kan_keeps_waits = your wait would change
puzzle-kan_choice-against-kan_keeps_shape = the other three tiles needn't be a triplet
puzzle-kan_choice-before = the wait before the kan
puzzle-kan_choice-after = the wait after the kan
puzzle-kan_choice-no_wait = No wait

## Why it is right

puzzle-kan_choice-right-some = Here's what you can do: { $actions }.
puzzle-kan_choice-right-none = You can't declare any of these kans.
puzzle-kan_choice-right-allowed = Nothing stops you.
puzzle-kan_choice-right-ankan = All four tiles are your own, so it's a concealed kan. { $closed ->
    [True] Your hand stays closed.
   *[False] Your hand was open already, because of an earlier call.
}
puzzle-kan_choice-right-kakan = You add your own tile to a pon, so it's an added kan. Your hand was open already, because of the pon.
puzzle-kan_choice-right-daiminkan = You take another player's discard, so it's an open kan. It opens your hand.

## Hints

puzzle-kan_choice-line = Here's one of the answers: { $action }.
puzzle-kan_choice-hint-kans-look = Look for three or four of the same tile, and for your pons.
puzzle-kan_choice-hint-kans-ask = Whose turn is it? Where's the fourth tile?
puzzle-kan_choice-hint-kans-rule = On your turn, you need all four copies in your hand, or the fourth to add to your pon. To take a discard, you need the other three.
puzzle-kan_choice-hint-kind-look = Find the four tiles: in your hand, on the table, or among the discards.
puzzle-kan_choice-hint-kind-ask = Where does the fourth tile come from? Is there a set on the table already?
puzzle-kan_choice-hint-kind-rule = Four tiles of your own make a concealed kan, the only kind that keeps your hand closed. Adding to a pon makes an added kan. A discard makes an open kan.
puzzle-kan_choice-hint-one-look = Look at the tile you've drawn, the tiles left to draw, and the kans on the table.
puzzle-kan_choice-hint-one-ask = Have you drawn a tile? Is there one left to draw? Are you in riichi?
puzzle-kan_choice-hint-one-rule = You must have drawn a tile, and there must be another one left to draw. In riichi, your wait must stay the same.
puzzle-kan_choice-hint-riichi-look = Look at the tile you've drawn and at the three tiles like it.
puzzle-kan_choice-hint-riichi-ask = Does your wait stay the same? And can you read the hand so that those three tiles aren't a triplet?
puzzle-kan_choice-hint-riichi-rule = In riichi, the tile you drew must be part of the kan, and your wait must stay the same. The other three tiles must be a triplet, however you read the hand.
puzzle-kan_choice-hint-waits-look = Look at the thirteen tiles you had before you drew.
puzzle-kan_choice-hint-waits-ask = What are you waiting on? And without the tiles of the kan, what would you be waiting on?
puzzle-kan_choice-hint-waits-rule = Compare the waits. Then check the three tiles of the kan that you already had. They must be a triplet, whichever tile completes your hand.
