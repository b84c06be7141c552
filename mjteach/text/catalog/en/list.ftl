### How several things are joined in a sentence.

list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-apart = { $left }; { $right }
list-none = none
