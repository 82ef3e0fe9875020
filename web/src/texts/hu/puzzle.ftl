practice-daily-title = A nap feladványai
practice-daily-lead = Minden nap újak, és mindenki ugyanazokat kapja.
practice-daily = A nap feladványa
practice-daily-done = megoldva

practice-find =
    { $side ->
        [black] Fekete jön
        [white] Fehér jön
       *[red] Piros jön
    }
practice-goal-ejection =
    { $moves ->
        [1] Lökj ki egy golyót egyetlen lépéssel.
       *[other] Találd meg, hogyan lökhetsz ki egy golyót { $moves } lépésben.
    }
practice-goal-sumito =
    { $moves ->
        [1] Lökj ki egy golyót egyetlen lépéssel.
       *[other] Lökj ki egy golyót { $moves } lépésben. Az első lépés szumitó.
    }
practice-goal-win =
    { $moves ->
        [1] Nyerj egyetlen lépéssel.
       *[other] Kényszerítsd ki a győzelmet { $moves } lépésben.
    }
practice-goal-split = Haladó szabályok: találd meg azt a lapkát, amelynek felemelésével elég másik kerül ki ahhoz, hogy nyerj.
practice-goal-defence =
    { $other ->
        [black] Fekete mindjárt nyer. Találd meg az egyetlen lépést, amely ezt megakadályozza.
       *[red] Piros mindjárt nyer. Találd meg az egyetlen lépést, amely ezt megakadályozza.
    }
