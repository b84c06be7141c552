### False rules of point sticks. A nudge points at the place.

mistake-T07-name = one stick is taken for another
mistake-T07-nudge = Look at the dots again. Which stick is worth which value?
mistake-T07-rule = One red dot is 1,000 and eight black dots are 100; five red dots are 5,000.

