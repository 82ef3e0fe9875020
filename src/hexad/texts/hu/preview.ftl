## Amit más oldalak egy belinkelt oldalról mutatnak: a címe és egy-két mondat róla.

preview-home = Abalone és Six: játssz most
preview-home-text = Két hatszöges társasjáték a böngésződben: a gép, egy barát vagy bárki ellen. Nem kell fiók, nincs mit telepíteni.
preview-watch = Nézőtér
preview-watch-text = Abalone- és Six-játszmák, élőben és befejezve.
preview-settings = Beállítások
preview-design = A megjelenés

## Games

preview-guest = Vendég { $tag }
preview-engine = Gép { $level }
preview-open-seat = Szabad hely
preview-players = { $first } – { $second }
preview-team = { $first } és { $second }
preview-invited = { $name } meghív egy játszmára: { $game }
preview-open-text = Foglald el a szabad helyet, és játssz, akár fiók nélkül.
preview-playing = A játszma folyamatban van.
preview-playing-text = A játszma folyamatban van. Nézd élőben.
preview-aborted = A játszmát megszakították.
preview-over-text = { $result }. Nézd végig a játszmát lépésről lépésre.

## Positions

preview-analysis = Elemzés
preview-analysis-of = Elemzés: { $game }
preview-analysis-text = Az Abalone és a Six bármely állása, változatokkal és a gép értékelésével.
preview-analysis-game = A játszma változatokkal és a gép értékelésével.
preview-to-move =
    { $side ->
        [black] Fekete jön.
        [white] Fehér jön.
       *[red] Piros jön.
    }
preview-to-move-text = { $turn } Próbálj ki lépéseket, és kérdezd meg a gépet.
preview-practice = Gyakorlás
preview-practice-text = Több száz Abalone- és Six-feladvány, mindegyiknek pontosan egy megoldása van.
preview-daily = A nap feladványa
preview-puzzle = Feladvány: { $game }
preview-puzzle-text = { $turn } Találd meg az egyetlen jó lépést. Nehézség: { $level } / { $most }.

## Rules and lessons

preview-learn = Tanulj meg játszani
preview-learn-text = Minden szabály egy rövid lecke, élő táblán: nézd meg, próbáld ki, és értsd meg, miért.
preview-learn-game = Tanulás: { $game }
preview-rule = { $game }: { $rule } szabály
preview-ruling = { $game }: a mi döntésünk, { $rule }
preview-glossary = Terminológia
preview-glossary-text = Így nevezik a játékosok azt, amit a táblán látnak, mindegyik valódi állásban.
