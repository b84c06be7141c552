### Words of the hints that every kind shares.

hint-example = Here is another case, worked to the end.
