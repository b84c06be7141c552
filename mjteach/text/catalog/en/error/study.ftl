### What is told where answers cannot be kept or read.

error-study-no_answer = “{ $found }” isn't a line from a file of answers. Choose a file that the course has saved.
error-study-newer_schema = Your answers were saved by a newer version of this course. Update the course to see them again. Until you do, your new answers are kept beside them.
error-study-newer_answers = { $count ->
    [one] One answer was saved by a newer version of this course, so it isn't shown. Update the course to see it again.
   *[other] { $count } answers were saved by a newer version of this course, so they aren't shown. Update the course to see them again.
}
error-study-locked = Another program is using the file with your answers. Close that program, and your answers will be saved.
error-study-full = The disk is full. Make some space, and your answers will be saved.
error-study-read_only = Your answers can't be saved in their folder. Check that you're allowed to write to it.
error-study-broken = The file with your answers is damaged. Start the course again, and it will save what it can.
error-study-unwritable = Your answers can't be saved right now. The course will keep trying.
error-study-moved = The file with your answers was moved away while the course was open. Start the course again.
error-study-replaced = The file with your answers was moved or deleted while the course was open, and another one is there now. Your new answers aren't saved. Start the course again.
error-study-unreachable = The database with your answers can't be reached right now. The course will keep trying.
error-study-damaged_database = The database with your answers is damaged. Tell whoever looks after it.
error-study-waits = Your new answers couldn't be sent to the database yet, so they're waiting on this computer. They'll be sent when the course is open here and the database can be reached again. Will this computer be cleared before that? Then hand your set in as a file with mjw.hand_in, or save everything that's waiting to a file with mjw.take_out().
error-study-not_forgotten = The database is slow right now, so some of your answers may not be deleted yet. Wait a minute, then delete them again.
error-study-nameless = Your answers are kept under the name “{ $name }”, but that name couldn't be saved on this computer. Write it down: if you set MJTEACH_LEARNER to it, the course will find your answers again.
error-study-made_up = Your answers are kept under a name that was made up for this computer: “{ $name }”. Have you answered here before? Then set MJTEACH_LEARNER to the name you had, and you'll see those answers again.
error-study-same_name = Somebody may be using the same made-up name as you, “{ $name }”: { $count ->
    [one] one answer under it wasn't given here.
   *[other] { $count } answers under it weren't given here.
} Was it you, on another computer? Then all is well. If not, the folder with your answers was copied, and the two of you share one record. Set MJTEACH_LEARNER to a new name on each computer. What you've both done so far stays under the old name.
error-study-two_names = There are two names in the folder with your answers. Maybe that folder is shared with another computer. You're answering as “{ $name }”. Are your answers missing? Then set MJTEACH_LEARNER to “{ $other }”.
error-study-first_time = This is the first time “{ $name }” has answered here. Have you answered before under another name? Then check the spelling of MJTEACH_LEARNER.
error-study-other_name = You're answering as “{ $name }”, but the answers here used to be kept under another name. If learner.txt and learner.copy came from another computer, put your own files back.
error-study-of_another = { $count ->
    [one] One of these answers is already here under another name, so it can't be added to yours.
   *[other] { $count } of these answers are already here under another name, so they can't be added to yours.
}
error-study-odd_name = The name in MJTEACH_LEARNER is too long, or has characters in it that can't be shown. So your answers are kept under “{ $name }”. Set MJTEACH_LEARNER to a shorter name. If you've answered here before, set it to “{ $before }”, and you'll see those answers again.
error-study-not_whole = MJTEACH_STUDY says only “{ $found }”, so your answers are kept in “{ $folder }”. Set MJTEACH_STUDY to the full path.{ $before ->
    [none] {""}
   *[other] {" "}Your earlier answers are in “{ $before }”.
}
error-study-begins = A new record of your answers begins in “{ $folder }”. Are your answers on a USB stick or another drive? Then plug it in, and start the course again.
error-study-waiting_elsewhere = { $count ->
    [one] One answer was meant for your class and is still waiting in the folder with your answers.
   *[other] { $count } answers were meant for your class and are still waiting in the folder with your answers.
} To hand { $count ->
    [one] it
   *[other] them
} over, set { $database } back to what it was before, and start the course again.
error-study-waiting_for_another = { $count ->
    [one] One of your answers is still waiting on this computer for another database. To send it, set { $database } back to what it was when you gave that answer,
   *[other] { $count } of your answers are still waiting on this computer for another database. To send them, set { $database } back to what it was when you gave those answers,
} and start the course again. If { $count ->
    [one] it was meant for the database the course uses now, run mjw.take_in() to send it there.
   *[other] they were meant for the database the course uses now, run mjw.take_in() to send them there.
}
error-study-inside = There are no answers yet in “{ $folder }”, but there are some in a folder inside it: “{ $inside }”. Are they yours? Then close the course, move what's in that folder one folder up, and start the course again.
error-study-copied = There are answers in “{ $copy }”, too, but the course uses “{ $folder }”. Are they yours? Then close the course, put that file into the second folder as “answers-2.db”, and start the course again.
error-study-fewer = { $before ->
    [one] The database used to have one entry from you, but now it's gone.
   *[other] The database used to have { $before } entries from you, but now { $count ->
        [0] none of them is there.
        [one] only one of them is there.
       *[other] only { $count } of them are there.
    }
} Did you delete something on another computer? If not, tell whoever looks after the database.
error-study-other_database = You had { $before ->
    [one] one entry in another database. It isn't
   *[other] { $before } entries in another database. { $count ->
        [0] None of them is
        [one] Only one of them is
       *[other] Only { $count } of them are
    }
} in the database the course uses now. { $count ->
    [0] Is the new database for another class? Then all is well. If your class has moved to the new database,
   *[other] If your class has moved to the new database,
} tell whoever looks after the database.
error-study-no_database = MJTEACH_DATABASE doesn't name a database that can be opened: { $cause } Your answers won't be saved.
error-study-no_moment = MJTEACH_CLOCK isn't a date and a time: “{ $found }”. Write something like 2026-11-23T09:00.
error-study-not_kept = Your answers aren't saved here. To have them saved, start the course with python3 -m mjteach.
error-study-no_lesson = Your answers to questions like this one aren't saved here. The program you've opened this notebook with doesn't tell the course which lesson this is. To have your answers saved, start the course with python3 -m mjteach.
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
} The damaged file has been kept as { $file }.
error-study-lost = { $count ->
    [0] Answers are missing from the file, and no copy has them.
    [one] One answer was missing from the file and came back from a copy.
   *[other] { $count } answers were missing from the file and came back from a copy.
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
error-study-unread = Some of your answers are in a file that can't be read. It's in “{ $folder }”, and its name begins with “pending”. Check that you're allowed to read it.
error-study-unsaved = { $count ->
    [one] One answer isn't saved yet. It'll be lost if you close the course now.
   *[other] { $count } answers aren't saved yet. They'll be lost if you close the course now.
} { $cause }

## A deal at the table

error-study-deal_elsewhere = This deal went on in another window. Here's where it stands now.
error-study-deal_apart = This deal went on in another window, too, and what you did here isn't saved. Press “Go on here” to keep your deal, or “Go on there” to see the other one.
error-study-deal_twice = { $count ->
    [one] This deal was played on two computers. It goes on where you'd played more of it. The other one has been kept as { $file }.
   *[other] This deal was played on several computers. It goes on where you'd played most of it. The others have been kept as { $file }.
}
error-study-deal_full = The disk is full, so this deal isn't saved. Make some space, and all of it will be saved.
error-study-deal_unwritten = This deal can't be saved right now. The course will keep trying.
error-study-deal_damaged = { $goes_on ->
    [True] Part of this deal can't be read any more. It goes on after the last move that can.
   *[False] This deal can't be read any more, so it begins again.
}{ $file ->
    [none] {""}
   *[other] {" "}The damaged file has been kept as { $file }.
}

## What a class hands in

error-study-nothing_to_hand_in = You haven't answered any questions from this set on this computer. Answer one first.
error-study-damaged_file = The file is damaged. Ask the pupil for it again.
error-study-too_many_answers = There's too much in the file. A file can have at most { $questions } questions and { $answers } answers.
error-study-foreign = This course didn't write this file.
error-study-other_form = A newer version of the course wrote this file. Update your course.
error-study-other_word = The file belongs to another set, “{ $word }”.
error-study-other_sort = The file is from a set with the same word, but the questions are of another kind or level. Give each set a folder of its own.
error-study-same_pupil = The file has answers that are also in “{ $file }”. Each pupil counts only once.
error-study-same_but_other = The file has answers that are also in “{ $file }”, but something in them is different. Ask both pupils.
error-study-not_agreeing = What the file says about question { $number } doesn't fit the answer. Somebody may have changed it.
error-study-not_of_the_set = None of the answers in the file belongs to this set. The pupil may have opened a set with mjw.practice, which gives everybody different questions.
error-study-no_first_answers = The pupil got help with every question in the file before answering.
error-study-other_version = The question “{ $code }” is from another version of the course.
error-study-no_question = “{ $code }” isn't a question from this course.
error-study-nothing_to_show = None of these wrong answers is a mistake the course knows by name. Go through the questions that went wrong.
error-study-no_folder = There's no folder “{ $found }”. Write the name of the folder that has your pupils' files.
error-study-empty_folder = There are no files in the folder “{ $found }”. Put the files your pupils handed in there.
error-study-too_many_files = There are more than { $most } files in this folder. Give the folder of one class.
error-study-packed = The file is a zip file or another archive. Extract its files into the same folder.
error-study-not_downloaded = The file is in iCloud and hasn't been downloaded to this computer. Open the folder, download the file, and make the report again.
error-study-unreadable = This computer can't read the file.
error-study-cannot_write = The file can't be written to “{ $found }”. Choose another place.
error-study-holds_more = There's something else in “{ $found }”, and the course won't overwrite it. Name another file.
error-study-other_file = There's already a different file at “{ $found }”, and the course won't overwrite it. Choose another place with to=.
error-study-holds_others = “{ $found }” has answers by { $name } that aren't kept here, so the course won't overwrite it. Name another file with to=, and give your teacher both files.
error-study-no_name = “{ $found }” isn't a name. Write it as text, such as name="Ann".
error-study-long_name = A name can have at most { $most } letters. Write a shorter one.
error-study-handed_in = “{ $other }” has already handed in these answers. Add your name to the line that opens the set: mjw.class_set("{ $kind }", "{ $word }", name="{ $name }"). Answer the set, and hand it in under that name.
error-study-handed_in_before = The answers to this set were handed in already, and then somebody started the set over. Answer a question first.
error-study-several_names = Several pupils have answered this set here. Say whose answers you're handing in, such as name="{ $first }". Did you give no name? Then put s = in front of the line that opens the set, and run that line. Then write mjw.hand_in(s).
error-study-no_such_pupil = Nobody here has answered this set as “{ $name }”. Write the name as it is after name= in the line that opens the set.{ $unnamed ->
    [like] {" "}There are answers under “{ $like }”. Did you give them? Then hand them in under that name.
    [yes] {" "}Did you give no name there? Then put s = in front of that line, and run it. Then write mjw.hand_in(s, name="{ $name }").
   *[no] {""}
}
error-study-no_set = “{ $found }” isn't a set, or the word of a set. Use the word that's on the board, as in mjw.hand_in("tuesday").

error-study-no_minutes = { $found } can't be the number of minutes. Write a whole number from 1 to { $most }.

## A set for a class

error-study-updated = The course was updated, and this set's questions changed. So the set begins again. { $count ->
    [one] One earlier answer is still saved, but it doesn't
   *[other] { $count } earlier answers are still saved, but they don't
} count here.
error-study-other_length = This set asks more or fewer questions than it used to, so it begins again. { $count ->
    [one] One earlier answer is still saved, but it doesn't
   *[other] { $count } earlier answers are still saved, but they don't
} count here.
error-study-other_set = This isn't the set you answered before with the word “{ $word }”. { $count ->
    [one] One earlier answer is still saved, but it doesn't
   *[other] { $count } earlier answers are still saved, but they don't
} count here. Is it meant to be the same set? Then ask your teacher which line to use.
error-study-unnamed = Somebody who gave no name has answered { $count ->
    [one] one question of the set “{ $word }” here. Is that answer yours? It's still saved, but it doesn't
   *[other] { $count } questions of the set “{ $word }” here. Are those answers yours? They're still saved, but they don't
} count here. To go on from { $count ->
    [one] that answer
   *[other] those answers
}, open the set without a name.
error-study-like_name = Somebody has answered this set here under the name “{ $name }”, and you begin at the first question. Was that you? Then write your name as you did then, and the set goes on where you left it.
error-study-no_word = “{ $found }” can't be the word on the board. Write a word of 1 to { $most } characters, such as "tuesday".
error-study-one_form = Without variants everybody has the same set, so pupil={ $found } makes no difference. Add variants=True, or leave the pupil out.
error-study-no_pupil = Each pupil gets a different version of the set. Write your number or name from the class list, such as pupil=7{ $found ->
    [none] .
   *[other] , not “{ $found }”.
}
error-study-no_browser = The course couldn't find a browser to make the PDF with. Save the sheet as .html, open it, and print it.
error-study-no_sheet_file = “{ $found }” can't be the file for a sheet. Give a name that ends in .html or .pdf.
error-study-no_file = There's no file “{ $found }” that can be read. Write its name as it is in the list of files on the left.
error-study-not_everything = This deletes every answer for good. If you want that, write mjw.forget(everything=True).
error-study-of_everybody = { $count ->
    [one] Some answers here are under the name “{ $name }”, and others under no name. This deletes all of them for good.
   *[other] { $count } pupils have answered here under their names. This deletes all their answers for good.
} If you want that, write mjw.forget(everything=True, everybody=True).
error-study-no_paper = “{ $found }” isn't a paper size the course knows. Write one of: { $known }.
