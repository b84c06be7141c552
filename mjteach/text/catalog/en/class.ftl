### A set for a class.

## The teacher's table

class-set = The set “{ $word }”: { $count ->
    [one] one question
   *[other] { $count } questions
}
class-number = Question
class-shows = Errors that can show
class-answer = Answer
class-show_answer = Show
class-code = Code
class-forms = The parallel forms
class-forms-note = Each form has other hands. What cannot show in a form is named here.
class-forms-looking = Hands for the forms are looked for. { $done } of { $count } forms are ready.
class-form = Form
class-form-pupils = Numbers on the list
class-form-numbers = { $first }, { $second }, { $third } …
class-form-missing = Cannot show there
class-form-same = nothing: the same errors can show
class-form-lacks = Question { $number }: { $what }
class-form-letter = form { $letter }

## On the wall

class-wall-position = Question { $number } of { $count }
class-wall-next = Next line
class-wall-previous = One line back
class-wall-working = The working
class-wall-key-next = Space, Enter, right
class-wall-key-next-what = the next line, then the next question
class-wall-key-previous = left
class-wall-key-previous-what = one line back
class-wall-key-question = Page Up, Page Down
class-wall-key-question-what = one question back, one on
