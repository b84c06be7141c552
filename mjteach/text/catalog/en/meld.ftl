### Names of the sets on the table. A called set is open; open hands lie face up.

meld-chi-name = called run (chi)
meld-pon-name = called triplet (pon)
meld-daiminkan-name = open quad (daiminkan)
meld-kakan-name = added quad (kakan)
meld-ankan-name = concealed quad (ankan)
