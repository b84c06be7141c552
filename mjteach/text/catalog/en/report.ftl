### What a class got wrong, and the file that a pupil hands in.

report-handed = { $count ->
    [one] One answer
   *[other] { $count } answers
} to the set “{ $word }” { $count ->
    [one] is
   *[other] are
} in the file “{ $file }”. Give the file to your teacher.
report-handed_first = A file holds at most { $most } answers. Your last { $left ->
    [one] answer isn't
   *[other] { $left } answers aren't
} in it.
report-handed_before_left_out = { $count ->
    [one] One answer isn't in the file: it was
   *[other] { $count } answers aren't in the file: they were
} handed in already, before somebody started the set over.
report-handed_before_with_others = { $count ->
    [one] One of the answers is
   *[other] { $count } of the answers are
} from before somebody started the set over. Did somebody else answer before that? Then open the set with your own name in its line: name="Zoe". Answer the set and hand it in with that name.
report-handed_updated = { $count ->
    [one] One answer isn't
   *[other] { $count } answers aren't
} in the file: this set's questions changed when the course was updated.
report-handed_under = These answers were given under the name “{ $name }”.
report-handed_of_another = { $count ->
    [one] One answer isn't in the file: it was
   *[other] { $count } answers aren't in the file: they were
} handed in before, under the name “{ $name }”.
report-handed_other_set = { $count ->
    [one] One answer isn't in the file: it belongs
   *[other] { $count } answers aren't in the file: they belong
} to another set with the word “{ $word }”.
report-handed_another = { $count ->
    [one] One answer isn't in the file: it belongs
   *[other] { $count } answers aren't in the file: they belong
} to another set with the word “{ $word }”. To hand that set in too, find its line, mjw.class_set("{ $kind }", "{ $word }"). Write s = in front of the line and run it. Then write mjw.hand_in(s).
report-handed_unnamed = { $count ->
    [one] One answer to a set with this word isn't in the file: it was given without a name. If it's yours, hand it in too.
   *[other] { $count } answers to a set with this word aren't in the file: they were given without a name. If they're yours, hand them in too.
} Find the line that opens the set. Take the name out, put s = in front, and run it. Then write mjw.hand_in(s).
report-nameless = Nothing in the file says who you are.
report-named = The file says that your name is “{ $name }”.
report-sittings = { $count ->
    [one] The answers were given in one sitting.
   *[other] The answers were given in { $count } sittings, which began at { $begun }. If somebody else answered here too, open the set with your own name in its line: name="Zoe". Answer it and hand it in with that name.
}

report-heading = The set “{ $word }”: { $count ->
    [one] one pupil
   *[other] { $count } pupils
}.
report-nobody = None of the files counts.
report-no_error = No answer shows a mistake that the course knows by name.
report-unknown = { $count ->
    [one] One pupil gave wrong answers
   *[other] { $count } pupils gave wrong answers
} that don't fit any mistake the course knows.

report-made_pupil = made-up pupil { $number }

## The errors

report-errors = What goes wrong
report-error = { $has } of { $met }: { $what }
report-errors-more = { $count ->
    [one] One more mistake
   *[other] { $count } more mistakes
}
report-error-what = Mistake
report-error-has = Pupils
report-error-sure = Sure
report-error-example = For example
report-error-who = Who
report-of = { $has } of { $met }
report-sure_note = “Sure” counts pupils with at least three answers that fit the mistake, and at most half as many that don't. “3 of 5” means that 5 pupils met a question that can show the mistake, and 3 made it.

report-example = Question { $number }
report-example-given = { $place }: { $given } instead of { $right }
report-blank = nothing

## The questions

report-asked = Which questions went wrong
report-asked-number = Question
report-asked-wrong = Wrong the first time
report-asked-code = Code
report-asked-forms = { $count } parallel forms

## What a teacher can check

report-checkable = What you can check
report-checkable-note = Each pupil's own computer writes these figures, and anybody who can program could make them up. If a pupil's figures look odd, ask that pupil to count a hand aloud.
report-checkable-who = Pupil
report-checkable-begun = First answer
report-checkable-ended = Last answer
report-checkable-seconds = Usual time for a question
report-checkable-each = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
report-checkable-right = Right the first time
report-checkable-order = Order
report-checkable-in_order = in order
report-checkable-mixed = not in order
report-checkable-form = Form
report-checkable-model = same for all
report-checkable-line = { $who }: { $begun } to { $ended }, usually { $seconds } a question, { $right } right the first time, { $order }{ $has_forms ->
    [True] , { $form }
   *[False] {""}
}

## The files

report-left_out = { $count ->
    [one] One file doesn't count
   *[other] { $count } files don't count
}
report-left_out-file = “{ $file }”: { $why }

report-namesakes = Files that give the same name count as different pupils. They may be from one pupil who used two computers
report-namesakes-files = { $files }

report-foreign = { $count ->
    [one] One answer doesn't belong to this set and isn't counted
   *[other] { $count } answers don't belong to this set and aren't counted
}
report-foreign-file = “{ $file }”: { $count ->
    [one] question
   *[other] questions
} { $numbers }

## The lesson after it

report-lesson = Five hands for the lesson after “{ $word }”
report-lesson-shows = shows the mistake: { $what }
report-lesson-also = also shows: { $what }
