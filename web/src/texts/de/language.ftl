language-choice = Sprache
