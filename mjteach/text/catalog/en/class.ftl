### A set for a class.

## The teacher's table

class-set = The set “{ $word }”: { $count ->
    [one] one question
   *[other] { $count } questions
}
class-number = Question
class-shows = Mistakes that can show
class-answer = Answer
class-show_answer = Show
class-code = Code
class-forms = The parallel forms
class-forms-note = Each form has different hands. For each form, the table lists any mistakes that can't show up in it.
class-forms-looking = The course is looking for hands for the forms. { $done } of { $count } forms are ready.
class-form = Form
class-form-pupils = Pupils' numbers on your list
class-form-numbers = { $first }, { $second }, { $third } …
class-form-missing = Mistakes that can't show
class-form-same = none: the same mistakes can show
class-form-lacks = Question { $number }: { $what }
class-form-letter = form { $letter }

## On the wall

class-wall-position = Question { $number } of { $count }
class-wall-next = Next line
class-wall-previous = Previous line
class-wall-working = The working
class-wall-key-next = Space, Enter, right arrow
class-wall-key-next-what = the next line, then the next question
class-wall-key-previous = left arrow
class-wall-key-previous-what = the line before
class-wall-key-question = Page Up, Page Down
class-wall-key-question-what = one question back, one forward
