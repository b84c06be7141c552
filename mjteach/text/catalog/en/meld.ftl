### Names of the sets on the table. A called set is open; open hands lie face up.

meld-chi-name = called run (chi)
meld-pon-name = called triplet (pon)
meld-daiminkan-name = open kan (daiminkan)
meld-kakan-name = added kan (kakan)
meld-ankan-name = concealed kan (ankan)
