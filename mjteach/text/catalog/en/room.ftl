### Around a lesson in JupyterLab: the bar above it.

room-course = The course
room-map = Map
room-previous = Back: { $lesson }
room-next = Next: { $lesson }
room-whole = Show the whole lesson
room-by_steps = Show it step by step
room-code = Show the code
room-code_here = Code
room-run = Run
room-all = All of JupyterLab
room-print = To print

room-minutes = { $minutes } min
room-detours = Detours
room-welcome = Welcome back
room-today = Today's ten minutes

## One step after another

room-progress = How far you are in this lesson
room-step = Step { $step } of { $of }
room-done = Done: { $lesson }
room-right_first = You got { $right } of { $of } right the first time.
room-missed = Worth another look
room-missed_one = Back to question { $number }: { $asked }
room-next_lesson = Next lesson: { $lesson } · { $minutes } min
room-next_page = Next lesson: { $lesson }
room-detour = Detour: { $lesson }

## When something takes a while, or goes wrong

room-moment = One moment…
room-closed = The course was closed. Start it again with the same command.

## On a plain page, in a browser alone

room-save_answers = Save my answers to a file
room-bring_file = Bring in a file
room-take_along = You've worked on { $sets } sets of questions. A browser can lose what it keeps, so put your answers into a file.
room-not_now = Not now
room-hide = OK
room-file_here = { $file } is here now. Code on this page can open it.
room-whose_answers = In { $file }: { $count } answers, from { $first } to { $last }. Are they yours?
room-whose_answer = In { $file }: one answer, of { $first }. Is it yours?
room-whose_answers_day = In { $file }: { $count } answers, all of { $first }. Are they yours?
room-another_copy = another copy of the course in this browser
room-adopted = What you did there is here now.
room-left_out = Nothing of { $file } was added.
room-mine = Yes, add to mine
room-not_mine = No
room-passed = You'd already got past that one, so it isn't counted. Here's where you left off.
room-stays_here = Your answers stay in the browser of this computer. To go on at another one, save them to a file and bring it in there.
room-may_forget = This browser may throw your answers away. A private window does so when you close it. Save them to a file now and then.
room-loading = You can read on. Checking answers will work soon: { $done } of { $of } MB are here.
room-unkept = This browser isn't keeping your answers. Save them to a file before you close the page.
room-unkept_deal = This browser isn't keeping your deal at the table. You'll lose it when you close the page.
room-unerased = This browser couldn't delete your answers. Delete what it keeps for this page in its settings.
room-thrown_away = This browser has lost { $lost } of the answers you gave here. That can happen when the disk is full. Did you save them to a file? Then bring it in.
room-no_python = Answers can't be checked in this browser right now.
room-reload = Load the page again
room-new_version = There's a newer version of the course.
room-take_version = Use it now

## On paper

room-key = Answer key for teachers
room-answer = Answer
