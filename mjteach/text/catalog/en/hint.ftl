### Words of the hints that every kind shares.

hint-one_of_two = It's one of these two: { ANY($choices) }.
hint-example = Here's another case, worked through to the end.
