### What a class got wrong, and the file that a pupil hands in.

report-handed = { $count ->
    [one] One answer
   *[other] { $count } answers
} to the set “{ $word }” { $count ->
    [one] is
   *[other] are
} in the file “{ $file }”. Give it to your teacher.
report-handed_first = A file holds { $most } answers at most. Your last { $left ->
    [one] answer isn't
   *[other] { $left } answers aren't
} in it.
report-nameless = Nothing in it says who you are.
report-named = It says that your name is “{ $name }”.
report-sittings = { $count ->
    [one] Everything in it was answered in one sitting.
   *[other] It was answered in { $count } sittings, which began at { $begun }. Did somebody else answer here too? Then open the set with your own name in its line: name="Zoe". Answer it, and hand it in with that name.
}

report-heading = The set “{ $word }”: { $count ->
    [one] one pupil
   *[other] { $count } pupils
}.
report-nobody = No file counts.
report-no_error = No error was seen that has a name.
report-unknown = { $count ->
    [one] One pupil errs
   *[other] { $count } pupils err
} in a way that no known error explains.

report-made_pupil = made pupil { $number }

## The errors

report-errors = What goes wrong
report-error = { $has } of { $met }: { $what }
report-errors-more = { $count ->
    [one] One more error
   *[other] { $count } more errors
}
report-error-what = Error
report-error-has = Pupils
report-error-sure = Sure
report-error-example = For example
report-error-who = Who
report-of = { $has } of { $met }
report-sure_note = “Sure” counts pupils with at least three answers that fit and nothing that speaks against it. The second number of a pair counts those who met a question that can show the error.

report-example = Question { $number }
report-example-given = { $place }: { $given } in place of { $right }
report-blank = nothing

## The questions

report-asked = Which questions went wrong
report-asked-number = Question
report-asked-wrong = Wrong at once
report-asked-code = Code
report-asked-forms = { $count } parallel forms

## What a teacher can check

report-checkable = What you can check
report-checkable-note = Each pupil's own computer writes these figures, and somebody who programs can make them up. Does one look odd? Ask that pupil to count one hand aloud.
report-checkable-who = Pupil
report-checkable-begun = First answer
report-checkable-ended = Last answer
report-checkable-seconds = Usual time for a question
report-checkable-each = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
report-checkable-right = Right at the first try
report-checkable-order = Order
report-checkable-in_order = in order
report-checkable-mixed = not in order
report-checkable-form = Form
report-checkable-model = same for all
report-checkable-line = { $who }: { $begun } to { $ended }, usually { $seconds } a question, { $right } right at the first try, { $order }{ $has_forms ->
    [True] , { $form }
   *[False] {""}
}

## The files

report-left_out = { $count ->
    [one] One file does not count
   *[other] { $count } files do not count
}
report-left_out-file = “{ $file }”: { $why }

report-foreign = { $count ->
    [one] One answer does not belong to this set, and is not counted
   *[other] { $count } answers do not belong to this set, and are not counted
}
report-foreign-file = “{ $file }”: { $count ->
    [one] question
   *[other] questions
} { $numbers }

## The lesson after it

report-lesson = Five hands for the lesson after “{ $word }”
report-lesson-shows = shows the error: { $what }
report-lesson-also = also shows: { $what }
