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

## On paper

room-key = Answer key for teachers
room-answer = Answer
