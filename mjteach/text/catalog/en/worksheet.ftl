### Sets on paper.

worksheet-title = Sheet for the set “{ $word }”: { $count ->
    [one] one question
   *[other] { $count } questions
}
worksheet-title_one = Sheet for one question: { $kind }
worksheet-head = “{ $word }” · { $kind }, level { $level } · { $ruleset }
worksheet-head_one = { $kind }, level { $level } · { $ruleset }
worksheet-key = Answer key
worksheet-saved = The sheet is in the file { $file }.
worksheet-ring = ring them in the picture
worksheet-ring_one = ring it in the picture
worksheet-tiles = write the tiles
worksheet-name = Name
worksheet-question = Question { $number }
