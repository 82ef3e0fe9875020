shell-page-failed = Ezt az oldalt nem sikerült betölteni.
shell-again = Újra
