### What is told of answers that are taken away, brought back, or forgotten.

study-taken_out = { $count ->
    [0] What you've done so far is
    [one] One answer is
   *[other] { $count } answers are
} in the file { $file }.
study-downloaded = You'll find it among your browser's downloads.
study-part = Only the answers that are waiting on this computer are in the file. Your other answers are in the database, which can't be read right now. Make the file again later, and it will have those answers too.
study-taken_in = { $count ->
    [0] { $marks ->
        [0] Nothing in the file was new.
       *[other] What you've done so far is here now.
    }
    [one] One new answer was added.
   *[other] { $count } new answers were added.
}
study-taken_in_waiting = { $count ->
    [0] Nothing was waiting on this computer for another database.
    [one] One answer that was waiting for another database is in this one now.
   *[other] { $count } answers that were waiting for another database are in this one now.
}
study-spoilt = { $count ->
    [one] Line { $first } couldn't be read and was left out.
   *[other] { $count } lines couldn't be read and were left out. The first is line { $first }.
}
study-cut = { $count ->
    [one] One line is
   *[other] { $count } lines are
} missing from the file, so the copy isn't complete. Copy the file again, then bring it in again. Keep the answers on the other computer until then.
study-changed = Something in the file was changed after the file was made. Copy the file again, then bring it in again.
study-apart-own = There are also answers here from outside your class. To see them, start the course without MJTEACH_DATABASE.
study-apart-waiting = { $count ->
    [one] One answer is still waiting on this computer for another database.
   *[other] { $count } answers are still waiting on this computer for another database.
}
study-apart-class = Answers for a class were saved from here, too. To see them, set MJTEACH_DATABASE as it was before, and start the course again.
study-forgotten = { $count ->
    [0] What you've done so far has
    [one] One answer has
   *[other] { $count } answers have
} been deleted.
