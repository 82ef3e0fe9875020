language-choice = Language
