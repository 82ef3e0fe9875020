## Amit más oldalak egy belinkelt oldalról mutatnak: a címe és egy-két mondat róla.

preview-home = Abalone és Six: játssz most
preview-home-text = Két hatszöges társasjáték a böngésződben: a gép, egy barát vagy bárki ellen. Nem kell fiók, nincs mit telepíteni.
preview-watch = Nézőtér
preview-watch-text = Abalone- és Six-játszmák, élőben és befejezve.
preview-clock = Óra
preview-clock-text = Óra két játékosnak igazi táblához, egyetlen telefonon, táblagépen vagy laptopon. Kapcsolat nélkül is működik.
preview-settings = Beállítások
preview-design = A megjelenés
preview-sign-in = Bejelentkezés
preview-sign-up = Fiók létrehozása
preview-account = Fiók
preview-reset = Új jelszó választása
preview-confirm = E-mail-cím megerősítése
preview-unsubscribe = Emlékeztetők leállítása
preview-privacy = Adatvédelem
preview-privacy-text = Mit tárol ez a szerver, meddig, és ki látja.
preview-my-games = Játszmáim

## Players

preview-people = Játékosok
preview-people-text = Keress játékosokat név szerint, és nézd meg, ki vezet az Abalone-ban és a Sixben.
preview-player = Profil
preview-player-new = Abalone-t és Sixet játszik a Hexadon.
preview-player-rating =
    { $game }, { $speed ->
        [bullet] bullet
        [blitz] villám
        [rapid] rapid
        [classical] klasszikus
       *[correspondence] levelezési
    }: { $rating }
preview-leaderboard =
    Ranglista: { $game }, { $speed ->
        [bullet] bullet
        [blitz] villám
        [rapid] rapid
        [classical] klasszikus
       *[correspondence] levelezési
    }
preview-leaderboard-text = A legmagasabb értékszámú játékosok.

## Games

preview-guest = Vendég { $tag }
preview-hidden-player = Játékos { $tag }
preview-deleted-player = Törölt játékos
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
preview-imported-text = { $result }. A játszmát egy eszközön játszották, és onnan töltötték fel. Nézd végig lépésről lépésre.

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
preview-puzzle-history = Feladványaim
preview-theme = { $game }: { $theme }
preview-theme-text = { $meaning } { $count } feladvány, mindegyiknek pontosan egy megoldása van.

## Rules and lessons

preview-learn = Tanulj meg játszani
preview-learn-text = Minden szabály egy rövid lecke, élő táblán: nézd meg, próbáld ki, és értsd meg, miért.
preview-learn-game = Tanulás: { $game }
preview-rule = { $game }: { $rule } szabály
preview-ruling = { $game }: a mi döntésünk, { $rule }
preview-glossary = Terminológia
preview-glossary-text = Így nevezik a játékosok a formációkat; mindegyiket valódi álláson mutatjuk be.

## Versenyek

preview-tournaments = Versenyek
preview-tournaments-text = Abalone- és Six-versenyek online és valódi asztaloknál: vegyél részt, nézz bele, vagy szervezz sajátot.
preview-tournament-new = Új verseny
preview-tournament = Verseny
preview-tournament-text =
    { $format ->
        [swiss] { $game }, svájci rendszerű verseny.
        [round-robin] { $game }, körmérkőzés.
        [knockout] { $game }, kieséses verseny.
        [arena] { $game }, aréna.
       *[league] { $game }, liga.
    }
