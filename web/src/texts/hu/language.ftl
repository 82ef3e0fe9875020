language-choice = Nyelv
