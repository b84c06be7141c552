### Around a lesson in JupyterLab: the bar above it.

room-course = The course
room-map = Map
room-previous = Back: { $lesson }
room-next = Next: { $lesson }
room-code = Show the code
room-code_here = Code
room-all = All of JupyterLab
room-print = To print

## On paper

room-key = Key for teachers
room-for_teachers = For teachers
room-answer = Answer
