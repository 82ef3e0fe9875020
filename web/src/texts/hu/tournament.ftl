## Egy verseny oldala

tournament-page = Verseny
tournament-all = Minden verseny
tournament-parts = A verseny részei
tournament-part-standings = Állás
tournament-part-pairings = Párosítás
tournament-part-crosstable = Kereszttábla
tournament-part-bracket = Ágrajz
tournament-part-entrants = Résztvevők
tournament-part-log = Napló
tournament-part-organise = Szervezés
tournament-game = Játék
tournament-clock = Gondolkodási idő
tournament-place = Helyszín
tournament-entrants = Résztvevők
tournament-entrant = Résztvevő
tournament-organisers = Szervező:
tournament-places = { $max } helyből { $count } foglalt
tournament-calendar = Naptárba
tournament-more = Továbbiak
tournament-failed = Ez most nem jeleníthető meg.
tournament-next-start = Kezdés
tournament-next-round = Kezdődik: { $round }. forduló
tournament-next-arena-end = Az utolsó párosításokig
tournament-next-window-end = Véget ér: { $round }. forduló
tournament-how-open = Bárki nevezhet, akinek van fiókja.
tournament-how-link = A szervezők linkjével lehet nevezni.
tournament-how-list = A játékosokat a szervezők hívják meg.
tournament-how-tables = A játékosokat a szervezők írják be; ha van fiókod, magad is nevezhetsz.
tournament-ratings-between = { $low } és { $high } közötti értékszámmal.
tournament-ratings-from = Legalább { $low } értékszámmal.
tournament-ratings-to = Legfeljebb { $high } értékszámmal.
tournament-not-open-yet = A nevezés még nem nyílt meg.
tournament-paused = Most nem kezdődik semmi új. A megkezdett játszmák folytatódnak.
tournament-paused-why = Szünetel: { $why }
tournament-cancelled-why = Elmarad: { $why }
tournament-ended-why = Idő előtt véget ért: { $why }
tournament-reason-too-few = Túl kevés résztvevő volt.
tournament-reason-unpairable = Nem volt párosítható több forduló úgy, hogy senki se találkozzon újra ugyanazzal.
tournament-reason-abandoned = Hosszú ideig nem történt semmi.

## Táblázatok

tournament-standings = Állás
tournament-no-standings = Még senki sem vesz részt.
tournament-rank = Hely
tournament-rank-is = { $rank }. hely:
tournament-place-column = Ssz.
tournament-points = Pont
tournament-points-are =
    { $count ->
        [one] { $points } pont
       *[other] { $points } pont
    }
tournament-streak = Sorozat
tournament-games = Játszmák
tournament-podium = A legjobbak
tournament-withdrawn = visszalépett
tournament-withdrawn-no-show = két kihagyott játszma után visszaléptették
tournament-unconfirmed = még nem igazolta vissza
tournament-bye-in = szabad forduló: { $rounds }.
tournament-rating = Értékszám
tournament-no-entrants = Még senki sem nevezett.
tournament-crosstable = Kereszttábla
tournament-crosstable-hint = A kis szám az ellenfél helye ebben a táblázatban. Alá van húzva, ha a játékos kezdett.
tournament-cell = { $opponent } ellen: { $score }
tournament-bracket = Ágrajz
tournament-open-place = még nem dőlt el
tournament-bye = Szabad
tournament-decision-seed = Egyenlő: a jobban kiemelt jut tovább
tournament-decision-withdrawal = Az ellenfél visszalépett
tournament-decision-extra-games = Ráadásjátszmák döntötték el

## Párosítás

tournament-rounds-nav = Fordulók
tournament-no-pairings = Még nincsenek játszmák.
tournament-window = { $from } – { $to }
tournament-board-column = Asztal
tournament-board = { $board }. asztal
tournament-first = Kezdő
tournament-second = Második
tournament-result = Eredmény
tournament-live = zajlik
tournament-game-link = { $first } – { $second }: { $result }. A játszmához
tournament-berserk = fele idővel
tournament-match-game = { $game }. játszma ({ $games } játszmából)
tournament-match-short = { $game }. játszma
tournament-extra-game = Ráadásjátszma
tournament-extra-short = ráadás
tournament-absence-bye = Szabad forduló: 1 pont
tournament-absence-half = Kért szabad forduló: ½ pont
tournament-absence-zero = Távol
tournament-absence-rest = Ebben a fordulóban nem játszik
tournament-absence-free = Játék nélkül továbbjut
tournament-absence-bye-yours = Ebben a fordulóban szabad vagy.
tournament-absence-half-yours = Erre a fordulóra szabad fordulót kértél.

## Játékosok

tournament-your-part = A részvételed
tournament-your-game = A te játszmád
tournament-your-game-in = A te játszmád · { $round }
tournament-against = Ellenfél:
tournament-you-first = Te kezdesz.
tournament-you-second = Az ellenfél kezd.
tournament-to-board = A táblához
tournament-result-is = Eredmény: { $result }
tournament-begins-in = Kezdésig:
tournament-ready = Készen állok
tournament-not-ready = Mégsem állok készen
tournament-ready-hint = A játszma akkor kezdődik, ha 15 percen belül mindketten megnyomjátok.
tournament-you-ready = Készen állsz. Ha 15 percen belül az ellenfeled is, kezdődik a játszma.
tournament-other-ready = { $name } készen áll, és rád vár.
tournament-you-play = Részt veszel.
tournament-waits-for-partner = A társadnak még vissza kell igazolnia.
tournament-asked = Meghívtak a versenyre.
tournament-confirm = Elfogadom
tournament-decline = Nem veszek részt
tournament-enter = Nevezek
tournament-withdraw = Visszalépek
tournament-withdraw-sure = Ezután nem kapsz több ellenfelet.
tournament-stay = Maradok
tournament-you-withdrew = Már nem veszel részt.
tournament-no-shows = Két játszmára nem jöttél el.
tournament-organisers-withdrew = A szervezők léptettek vissza. Fordulj hozzájuk.
tournament-return = Újra részt veszek
tournament-full = Minden hely foglalt.
tournament-guests = A részvételhez fiók kell.
tournament-sign-up = Fiók létrehozása
tournament-needs-link = Csak a szervezők linkjével lehet nevezni.
tournament-partner = Társ
tournament-partner-hint = Egy fiókkal rendelkező játékos neve, akinek vissza kell igazolnia.
tournament-partner-needed = Add meg a társadat.
tournament-team-name = A csapat neve
tournament-team-name-hint = Ha szeretnétek. Legfeljebb { $max } karakter.
tournament-byes = Forduló kihagyása
tournament-byes-requested = Szabad forduló: { $rounds }.
tournament-byes-hint =
    { $count ->
        [one] A kihagyott fordulóért fél pontot kapsz. Ezt egyszer teheted meg.
       *[other] A kihagyott fordulóért fél pontot kapsz. Ezt { $count } alkalommal teheted meg.
    }

## Szervezők

tournament-next-step = A következő lépés
tournament-draft-hint = Ezt a piszkozatot csak a szervezők látják.
tournament-announced-hint = A versenyt mindenki látja. Nevezni még nem lehet.
tournament-open = Nevezés megnyitása
tournament-announce = Csak közzététel
tournament-registration-hint =
    { $count ->
        [one] 1 résztvevő áll készen.
       *[other] { $count } résztvevő áll készen.
    }
tournament-start = Verseny indítása
tournament-paused-hint = A verseny szünetel.
tournament-resume = Folytatás
tournament-pause = Szünet
tournament-round-over =
    { $left ->
        [one] A forduló véget ért. Még egy van hátra.
       *[other] A forduló véget ért. Még { $left } van hátra.
    }
tournament-begins-after = A játszmák kezdete
tournament-minutes =
    { $minutes ->
        [0] azonnal
       *[other] { $minutes } perc múlva
    }
tournament-pair = Párosítás: { $round }
tournament-games-open =
    { $count ->
        [one] 1 játszma még tart.
       *[other] { $count } játszma még tart.
    }
tournament-to-games = A játszmákhoz
tournament-to-results = Eredmények beírása
tournament-server-works = A következő lépést a szerver magától teszi meg.
tournament-over-hint = A verseny véget ért. Az eredmények a párosításnál még javíthatók.
tournament-settings = Beállítások
tournament-finish = Lezárás most
tournament-finish-text = Az állás a mostani formájában lesz végleges.
tournament-cancel = Verseny lemondása
tournament-cancel-text = A verseny eredmény nélkül ér véget. Ez nem vonható vissza.
tournament-reason = Indok
tournament-reason-hint = A naplóban mindenki elolvashatja. Legfeljebb { $max } karakter.
tournament-reason-needed = Adj meg egy indokot.
tournament-add = Résztvevők hozzáadása
tournament-invite = Játékosok meghívása
tournament-names = Nevek, soronként egy
tournament-names-hint = Egy név legfeljebb { $max } karakter. Értékszámot is írhatsz: Ada Winter, 1650
tournament-names-teams = Soronként két név, egyenként legfeljebb { $max } karakter: Ada / Bea. Értékszámot is írhatsz: Ada / Bea, 1650
tournament-names-wrong = { $line }. sor: nem olvasható.
tournament-add-count =
    { $count ->
        [0] Hozzáadás
       *[other] { $count } hozzáadása
    }
tournament-added =
    { $count ->
        [one] 1 résztvevő került a listára.
       *[other] { $count } résztvevő került a listára.
    }
tournament-import = Beolvasás fájlból (CSV, TRF)
tournament-withdraw-short = Visszaléptetés
tournament-withdraw-name = Visszaléptetés: { $name }
tournament-withdraw-really = Biztos? { $name } visszaléptetése
tournament-really = Biztos?
tournament-return-short = Visszavétel
tournament-return-name = Visszavétel: { $name }
tournament-link = Nevezési link
tournament-link-hint = Akinél megvan, az nevezhet.
tournament-organisers-title = Szervezők
tournament-organiser-name = Még egy szervező
tournament-organiser-hint = Egy fiókkal rendelkező játékos neve. A szervezők itt mindent megtehetnek.
tournament-organiser-needed = Írj be egy nevet.
tournament-organiser-add = Szervező hozzáadása
tournament-organiser-remove = Szervező eltávolítása: { $name }
tournament-repair = Párosítás javítása
tournament-repair-hint = Koppints két névre: helyet cserélnek. A bal oldali kezd.
tournament-repair-do = Párosítás javítása
tournament-add-board = Még egy asztal azoknak, akiknek nincs játszmájuk
tournament-without-game = Nem játszik
tournament-results-missing =
    { $count ->
        [one] 1 eredmény hiányzik.
       *[other] { $count } eredmény hiányzik.
    }
tournament-results-complete = Minden eredmény megvan.
tournament-forfeits-of = Valaki nem jött el: { $first } – { $second }
tournament-entered-meanwhile = { $first } – { $second }: valaki más épp most írt be eredményt. Ha módosítani szeretnéd, koppints rá.
tournament-correct-result = Eredmény javítása
tournament-correct-text = { $first } – { $second }: { $result }
tournament-correct-game = { $first } – { $second }: { $result }. Javítás
tournament-correct = Javítás
tournament-new-result = Új eredmény
tournament-no-result = Nincs eredmény
tournament-why-mistake = Téves beírás
tournament-why-wrong-board = Rossz asztal

## Nyomtatványok és fájlok

tournament-downloads = Nyomtatás és letöltés
tournament-print-pairings = { $round }. forduló: párosítás
tournament-print-slips = { $round }. forduló: eredménylapok
tournament-print-standings = Állás
tournament-print-crosstable = Kereszttábla

## A napló

tournament-log = Napló
tournament-log-hint = Minden, ami ezen a versenyen történt, és hogy ki tette. Mindenki elolvashatja.
tournament-log-created = { $who } létrehozta a versenyt.
tournament-log-changed = { $who } módosította a beállításokat.
tournament-log-announced = { $who } közzétette a versenyt.
tournament-log-opened = { $who } megnyitotta a nevezést.
tournament-log-organiser-added = { $who } felvette a szervezők közé: { $name }.
tournament-log-organiser-removed = { $who } kivette a szervezők közül: { $name }.
tournament-log-entered = { $name } nevezett.
tournament-log-added = { $who } beírta: { $name }.
tournament-log-confirmed = { $name } visszaigazolt.
tournament-log-withdrawn = { $name } visszalépett.
tournament-log-withdrawn-by = { $who } visszaléptette: { $name }.
tournament-log-no-show = { $name } két kihagyott játszma után kikerült a versenyből.
tournament-log-returned = { $name } újra részt vesz.
tournament-log-bye-requested = { $name } szabad fordulót kért: { $round }.
tournament-log-bye-cancelled = { $name } mégis játszik: { $round }. forduló.
tournament-log-started =
    { $by ->
        [server] A verseny elkezdődött.
       *[person] { $who } elindította a versenyt.
    }
tournament-log-paused = { $who } szüneteltette a versenyt.
tournament-log-resumed = { $who } folytatta a versenyt.
tournament-log-paired =
    { $count ->
        [one] { $round }. forduló párosítva: 1 játszma.
       *[other] { $round }. forduló párosítva: { $count } játszma.
    }
tournament-log-paired-arena =
    { $count ->
        [one] 1 játszma párosítva.
       *[other] { $count } játszma párosítva.
    }
tournament-log-repaired = { $who } javította a párosítást: { $round }. forduló.
tournament-log-ready = { $name } készen áll.
tournament-log-unready = { $name } már nem áll készen.
tournament-log-recorded =
    { $by ->
        [server] { $first } – { $second } { $result }
       *[person] { $who } beírta: { $first } – { $second } { $result }.
    }
tournament-log-corrected = { $who } javította az eredményt: { $first } – { $second } { $result }.
tournament-log-removed = { $who } törölte az eredményt: { $first } – { $second }.
tournament-log-voided = { $first } – { $second }: nem kezdődhetett el, nem számít.
tournament-log-finished =
    { $by ->
        [server] A verseny véget ért.
       *[person] { $who } lezárta a versenyt, vagy utólag javított benne.
    }
tournament-log-cancelled =
    { $by ->
        [server] A verseny elmarad.
       *[person] { $who } lemondta a versenyt.
    }
tournament-log-anonymised = Egy játékos nevét eltávolították.
