learn-title = Tanulj meg játszani
learn-lead = Minden szabály egy rövid lecke, élő táblán: nézd meg, próbáld ki, és értsd meg, miért.
learn-all-rules = Az összes szabály
learn-course-abalone = Abalone
learn-course-six = Six
learn-done = { $all } leckéből { $done } kész
learn-begin = Kezdjük
learn-go-on = Tovább
learn-all-done = Minden lecke kész. Szép munka!
learn-rulings = A mi döntéseink
learn-beyond = A szabályokon túl
learn-lesson-done = kész
learn-part = { $solved }/{ $all }
learn-figure = { $figure }. ábra
learn-task = { $number }. feladat ({ $all } közül)
learn-task-solved = { $number }. feladat ({ $all } közül), megoldva
learn-tasks = Feladatok
learn-found = Megvan: { $found }/{ $wanted }
learn-turns = { $turn }. lépés ({ $turns } közül)
learn-hint = Segítség
learn-show = Mutasd meg
learn-right = Helyes!
learn-not-asked = Ez szabályos, de itt most más a feladat.
learn-not-this = Nem ez az. Nézd meg még egyszer.
learn-trouble = Ez most nem sikerült. Próbáld újra egy kicsit később.
learn-next-task = Következő feladat
learn-next-lesson = Következő lecke
learn-finish = Vissza a leckékhez
learn-again = Újra
learn-declare = Alakzat bejelentése
learn-nav = Szomszédos leckék
learn-before = Előző
learn-after = Következő
learn-back = Minden lecke
learn-lesson = Próbáld ki
learn-lesson-of = Próbáld ki: az { $rule } szabály leckéje
learn-board = A lecke táblája: { $game }
learn-choice = { $number }. tábla
learn-arrow = A kipróbált lépés innen: { $from }, ide: { $to }
learn-standing-black = Fekete: { $cells }
learn-standing-white = Fehér: { $cells }
learn-standing-red = Piros: { $cells }
learn-cell =
    { $cell }, { $piece ->
        [black] fekete
        [white] fehér
        [red] piros
       *[none] üres
    }{ $state ->
        [right] , jó
        [wrong] , nem jó
        [shown] , ez is köztük van
       *[open] { "" }
    }
learn-print = Nyomtatható szabálykönyv
