### kan_choice: what is asked, shown and said. In general: never which kan may be declared before checking.

puzzle-kan_choice-name = Which kan, and may you
puzzle-kan_choice-prompt-1 = { $tile ->
    [none] It is your turn. Which kans may you declare now?
   *[other] { NAME("seat", $wind) } discards { SAID($tile) }. Which kans may you declare now?
}
puzzle-kan_choice-prompt-2 = You declare a kan of { SAID($tile) }. Of which kind is it? Is your hand closed afterwards?
puzzle-kan_choice-prompt-3 = You think of a concealed kan of { SAID($tile) }. May you declare it now?
puzzle-kan_choice-prompt-4 = You are in riichi and think of a concealed kan of { SAID($tile) }. What does it do to your wait?

## The answer

puzzle-kan_choice-kans = the kans that are possible
puzzle-kan_choice-kind = the kind of kan
puzzle-kan_choice-closed = closed afterwards?
puzzle-kan_choice-may = allowed?
puzzle-kan_choice-reason = where it fails
puzzle-kan_choice-before = the wait before the kan
puzzle-kan_choice-after = the wait after the kan
puzzle-kan_choice-no_wait = No wait

## Why it is right

puzzle-kan_choice-right-some = This is possible: { $actions }.
puzzle-kan_choice-right-none = None of these kans is possible.
puzzle-kan_choice-right-allowed = Nothing stands against it.
puzzle-kan_choice-right-ankan = All four tiles are your own: a concealed kan. { $closed ->
    [True] The hand stays closed.
   *[False] An earlier call has opened the hand.
}
puzzle-kan_choice-right-kakan = You add your own tile to a pon: an added kan. The pon has opened the hand.
puzzle-kan_choice-right-daiminkan = You take a discard for it: an open kan. It opens the hand.

## Hints

puzzle-kan_choice-line = One of them for you: { $action }.
puzzle-kan_choice-hint-kans-look = Look at four and three alike, and at your pons.
puzzle-kan_choice-hint-kans-ask = Whose turn is it? Where is the fourth tile?
puzzle-kan_choice-hint-kans-rule = In your turn: four in the hand, or one onto a pon. On a discard: three in the hand.
puzzle-kan_choice-hint-kind-look = Look for the four tiles: in the hand, on the table, in a river.
puzzle-kan_choice-hint-kind-ask = Where does the fourth tile come from? Is a set already on the table?
puzzle-kan_choice-hint-kind-rule = Four own tiles: concealed. Onto a pon: added. With a discard: open. Only the first keeps a hand closed.
puzzle-kan_choice-hint-one-look = Look at the drawn tile, at the tiles left, and at the kans on the table.
puzzle-kan_choice-hint-one-ask = Did you draw? Will there be a tile to draw? Are you in riichi?
puzzle-kan_choice-hint-one-rule = A kan follows a draw, and a tile must be left to draw. In riichi the wait may not change.
puzzle-kan_choice-hint-waits-look = Look at the thirteen tiles before the draw.
puzzle-kan_choice-hint-waits-ask = What do you wait for? And what without the four tiles of the kan?
puzzle-kan_choice-hint-waits-rule = Compare the waits. Then see whether the three tiles are a triplet with every wait.
