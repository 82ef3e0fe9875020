shell-page-failed = Diese Seite ließ sich nicht laden.
shell-again = Noch einmal versuchen
