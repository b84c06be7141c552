### Something of another kind was given than can be used.

error-given-no_language = There are no words in “{ $found }”. Choose { ANY($known) }.
