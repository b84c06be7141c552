### The map of the course on the start page.

map-next = Next: “{ $title }”
map-all_done = You've reached the end of the main road.
map-head-chapter = Chapter
map-head-gives = What you learn
map-head-lessons = Lessons
map-chapter-1 = 1. Tiles
map-chapter-2 = 2. A deal
map-chapter-3 = 3. Yaku
map-chapter-4 = 4. Points
map-chapter-5 = 5. Mistakes
map-chapter-9 = To practise
map-gives-1 = to name every tile
map-gives-2 = to play from the first tile to the payment
map-gives-3 = what a hand needs to win
map-gives-4 = what a win pays
map-gives-5 = what a slip costs
map-gives-9 = whatever you choose, for as long as you like
map-mark-begun = begun
map-mark-done = done
map-mark-due = due for review
map-page-today = Today's ten minutes
map-page-table = A seat at the table
map-page-teachers = For teachers
