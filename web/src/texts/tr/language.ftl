language-choice = Dil
