### The map of the course on the start page.

map-next = Next: “{ $title }”
map-all_done = You've been all the way along the main road.
map-head-chapter = Chapter
map-head-gives = What it gives you
map-head-lessons = Lessons
map-chapter-1 = 1. Tiles
map-chapter-2 = 2. A deal
map-chapter-3 = 3. Yaku
map-chapter-4 = 4. Points
map-chapter-5 = 5. Mistakes
map-chapter-9 = To practise
map-gives-1 = you name every tile
map-gives-2 = you play from the first tile to the payment
map-gives-3 = you know what a hand needs to win
map-gives-4 = you know what a win pays
map-gives-5 = you know what a slip costs
map-gives-9 = you choose what to practise, and for how long
map-mark-begun = begun
map-mark-done = done
map-mark-due = due for review
map-page-today = Today's ten minutes
map-page-teachers = For teachers
