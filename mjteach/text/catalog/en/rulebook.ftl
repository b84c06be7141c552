### A rule of the rulebook by its id. The rule itself is in mjteach/rulebook.md.

rulebook-rule = { $id }: { $section }
rulebook-text = { $text }
rulebook-source = You'll find it in { NAME("rulebook.source", $sources) }.
rulebook-derived = It follows from what you'll find in { NAME("rulebook.source", $sources) }.
rulebook-ours = No source says this: it's how this course plays.
rulebook-source-handbook-name = the handbook of the Korean Mahjong League
rulebook-source-wikipedia-name = Korean Wikipedia
rulebook-source-club-name = a club's rulebook
rulebook-source-namuwiki-name = Namuwiki
rulebook-source-korean-name = an article on Korean mahjong
rulebook-settled = Where sources disagree ({ $id }): { $text }
rulebook-here = Here: { $text }
rulebook-about = It's about { $rules }.
