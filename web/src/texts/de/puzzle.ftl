practice-daily-title = Aufgaben des Tages
practice-daily-lead = Jeden Tag neu und für alle dieselben.
practice-daily = Aufgabe des Tages
practice-daily-done = gelöst

practice-find =
    { $side ->
        [black] Schwarz am Zug
        [white] Weiß am Zug
       *[red] Rot am Zug
    }
practice-goal-ejection =
    { $moves ->
        [one] Schieb mit einem Zug eine Kugel vom Brett.
       *[other] Schieb in { $moves } Zügen eine Kugel vom Brett.
    }
practice-goal-sumito =
    { $moves ->
        [one] Schieb mit einem Zug eine Kugel vom Brett.
       *[other] Schieb in { $moves } Zügen eine Kugel vom Brett. Es beginnt mit einem Sumito.
    }
practice-goal-win =
    { $moves ->
        [one] Gewinne mit einem Zug.
       *[other] Erzwinge in { $moves } Zügen den Sieg.
    }
practice-goal-split = Profiregeln: Nimm den einen Stein auf, durch den genug andere ausscheiden, und gewinne.
practice-goal-defence =
    { $other ->
        [black] Schwarz steht vor dem Sieg. Finde den einzigen Zug, der das verhindert.
       *[red] Rot steht vor dem Sieg. Finde den einzigen Zug, der das verhindert.
    }
