### What is told where answers cannot be kept or read.

error-study-no_answer = “{ $found }” is no line of answers. Give a file that this course has written.
error-study-newer_schema = Your answers were kept by a newer version of this course. Update it; until then nothing new is kept.
error-study-newer_answers = { $count ->
    [one] One answer was saved by a newer version of this course, so it isn't shown. Update the course to see it again.
   *[other] { $count } answers were saved by a newer version of this course, so they aren't shown. Update the course to see them again.
}
error-study-locked = Another program is using the file with your answers. Close it, and they'll be saved.
error-study-full = The disk is full. Make some space, and your answers will be saved.
error-study-read_only = Your answers can't be written into their folder. Check that you're allowed to write there.
error-study-broken = The file with your answers is damaged. Start the course again, and it saves what it can.
error-study-unwritable = Your answers can't be saved right now. The course keeps trying.
error-study-moved = The file of your answers was moved away while the course was open. Start the course again.
error-study-unreachable = The database with your answers can't be reached right now. The course keeps trying.
error-study-nameless = Your answers are kept under the name “{ $name }”, but that name couldn't be saved on this computer. Write it down: with MJTEACH_LEARNER set to it, the course finds them again.
error-study-made_up = Your answers are kept under a name that was made up for this computer: “{ $name }”. Have you answered here before? Then set MJTEACH_LEARNER to the name from before, and you'll see those answers again.
error-study-of_another = { $count ->
    [one] One answer is kept here under another name, so it isn't yours to take in.
   *[other] { $count } answers are kept here under another name, so they aren't yours to take in.
}
error-study-odd_name = The name in MJTEACH_LEARNER is too long, or has signs in it that can't be shown. So your answers are kept under “{ $name }”. Set it to a shorter name. If you've answered here before, set it to “{ $before }”, and you'll see those answers again.
error-study-not_whole = MJTEACH_STUDY is only “{ $found }”, so your answers are kept in “{ $folder }”. Set it to the whole path.{ $before ->
    [none] {""}
   *[other] {" "}Answers from before are in “{ $before }”.
}
error-study-begins = A new record of your answers begins in “{ $folder }”. Are your answers on a stick or on another drive? Then plug it in, and start the course again.
error-study-fewer = The database with your answers had { $before } entries of yours, and now it has { $count }. Have you forgotten them on another computer? If not, tell whoever looks after it.
error-study-no_database = MJTEACH_DATABASE names no database that can be opened: { $cause } Nothing is kept.
error-study-no_moment = MJTEACH_CLOCK names no moment: “{ $found }”. Write one such as 2026-11-23T09:00.
error-study-not_kept = Nothing is kept here. Start the course with python3 -m mjteach, and it remembers.
error-study-damaged = The file with your answers was damaged. { $count ->
    [0] None of them could be read.
    [one] One answer was saved
   *[other] { $count } answers were saved
}{ $count ->
    [0] {""}
   *[other] { $restored ->
        [0] .
        [one] , one of them from a copy.
       *[other] , { $restored } of them from a copy.
    }
}{ $lost ->
    [0] {""}
    [unknown] { $count ->
        [0] {""}
       *[other] {" "}Some may be lost.
    }
    [one] {" "}At least one answer is lost.
   *[other] {" "}At least { $lost } answers are lost.
} The damaged file is still there, as { $file }.
error-study-lost = { $count ->
    [0] Answers are missing from the file, and no copy has them.
    [one] One answer was missing from the file, and came back from a copy.
   *[other] { $count } answers were missing from the file, and came back from a copy.
}{ $lost ->
    [0] {""}
    [unknown] {" "}Some may be lost.
    [one] {" "}At least one answer is lost.
   *[other] {" "}At least { $lost } answers are lost.
}
error-study-spoilt = { $count ->
    [one] One of your answers is
   *[other] { $count } of your answers are
} damaged and can't be read.
error-study-unsaved = { $count ->
    [one] One answer isn't saved yet. It'll be lost if you close the course now.
   *[other] { $count } answers aren't saved yet. They'll be lost if you close the course now.
} { $cause }

## What a class hands in

error-study-nothing_to_hand_in = No answers of this set are kept here. Answer a question first, on this computer.
error-study-damaged_file = The file is damaged. Ask for it again.
error-study-too_many_answers = It holds too much. A file can have at most { $questions } questions and { $answers } answers.
error-study-foreign = It is no file that this course has written.
error-study-other_form = It was written by a newer course. Update this one.
error-study-other_word = It belongs to another set, “{ $word }”.
error-study-other_sort = It has the same word, but questions of another kind or level. Give each set a folder of its own.
error-study-same_pupil = It holds answers that are in “{ $file }” too. Each pupil counts once.
error-study-same_but_other = It holds answers that are in “{ $file }” too, but says something else in them. Ask both pupils.
error-study-not_agreeing = What it says of question { $number } is not so. Somebody may have changed it.
error-study-not_of_the_set = None of its answers belongs to this set. The pupil may have opened a set with mjw.practice, which asks everybody something else.
error-study-no_first_answers = It holds no answer that was given without a hint.
error-study-other_version = “{ $code }” is a question of another version of the course.
error-study-no_question = “{ $code }” is no question of this course.
error-study-nothing_to_show = None of these wrong answers is a mistake the course knows by name. Go through the questions that went wrong.
error-study-no_folder = There is no folder “{ $found }”. Write the name of the folder with the files of your pupils.
error-study-empty_folder = There is no file in the folder “{ $found }”. Put the files that were handed in there.
error-study-too_many_files = There are more than { $most } files in this folder. Give the folder of one class.
error-study-packed = The files in it are packed. Unpack it in this folder.
error-study-unreadable = The file cannot be read on this computer.
error-study-cannot_write = The file cannot be written to “{ $found }”. Name another place.
error-study-holds_more = “{ $found }” holds something else, and it stays as it is. Name another file.
error-study-other_file = “{ $found }” is another file, and it stays as it is. Name another place with to=.
error-study-holds_others = “{ $found }” has answers by { $name } that aren't kept here, so it stays as it is. Name another file with to=, and give your teacher both.
error-study-no_name = “{ $found }” is no name. Write it as a text, such as name="Ann".
error-study-long_name = A name can have at most { $most } letters. Write a shorter one.
error-study-handed_in = “{ $other }” has already handed in these answers. Add your name to the line of the set: mjw.class_set("{ $kind }", "{ $word }", name="{ $name }"). Answer it, and hand it in with that name.
error-study-several_names = Several pupils have answered this set here. Write whose answers you hand in, such as name="{ $first }".
error-study-no_such_pupil = Nobody here has answered this set as “{ $name }”. Write the name as it stands in the line of the set, after name=.
error-study-no_set = “{ $found }” is no set and no word of one. Write the word on the board, such as mjw.hand_in("tuesday").

error-study-no_minutes = Write the minutes as a whole number from 1 to { $most }. { $found } is none.

## A set for a class

error-study-no_word = “{ $found }” is no word for a board. Write one of 1 to { $most } characters, such as "tuesday".
error-study-one_form = Without forms everybody has the same set, so pupil={ $found } changes nothing. Add variants=True, or leave the pupil out.
error-study-no_pupil = Each pupil has a form of their own. Write your number or name on the list, such as pupil=7{ $found ->
    [none] .
   *[other] , not “{ $found }”.
}
error-study-no_browser = No browser was found that can make a PDF. Save the sheet as .html, open it, and print it.
error-study-no_sheet_file = “{ $found }” is no file for a sheet. Give a name that ends in .html or .pdf.
error-study-no_file = There is no file “{ $found }” that can be read. Write its name as it stands in the list of files on the left.
error-study-not_everything = This forgets every answer for good. If you want that, write mjw.forget(everything=True).
error-study-no_paper = “{ $found }” is no paper size here. Write one of: { $known }.
