### False rules of point sticks. A nudge points at the place.

mistake-T07-name = mistaking one stick for another
mistake-T07-nudge = Look at the dots again. How much is each stick worth?
mistake-T07-rule = One red dot means 1,000, and eight black dots mean 100. Five red dots mean 5,000.

