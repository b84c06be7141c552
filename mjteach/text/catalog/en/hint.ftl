### Words of the hints that every kind shares.

hint-example = Here's another case, worked through to the end.
