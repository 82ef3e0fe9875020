## Miért utasít el valamit a szerver: saját mondatok a kódból és az értékekből

refused-over = A játszmának vége.
refused-not-begun = A játszma még nem kezdődött el.
refused-not-over = A játszma még tart.
refused-not-your-turn = Most nem te jössz.
refused-no-seat = Ebben a játszmában nincs helyed, de nézheted.
refused-not-your-seat = Ez nem a te helyed.
refused-not-open = Minden hely foglalt, de nézheted a játszmát.
refused-already-seated = Már ennél az asztalnál ülsz.
refused-seat-taken = Ez a hely már foglalt.
refused-time-up = Lejárt az idő.
refused-too-late = Megszakítani csak a második lépés előtt lehet. Most már csak feladhatod.
refused-no-clock = Ezt a játszmát óra nélkül játsszátok.
refused-enough-time = Az órán nem lehet egy napnál több idő.
refused-nothing-to-take-back = Nincs visszavonható lépésed.
refused-next-game = A következő játszma már elindult.
refused-nothing-offered = Ez az ajánlat már nem érvényes.
refused-already-offered = Ezt már felajánlottad.
refused-busy = Most nagy a forgalom. Próbáld újra egy kicsit később.
refused-too-fast = Ez túl gyors volt. Várj egy pillanatot.
refused-too-slow = Túl lassú a kapcsolatod. Próbáld újra.
refused-gone = Megszakadt a kapcsolat.
refused-unavailable = A szerver most nem tud menteni. Semmi sem vész el: próbáld újra egy kicsit később.
refused-fault = Hiba történt a szerveren.
refused-engine-lost = A gép nem boldogult ezzel az állással. Próbáld újra később.
refused-elsewhere = Ez most egy másik ablakban fut.
refused-no-analysis = Ezen a szerveren nincs elemzés.
refused-no-game = Nincs ilyen játszma.
refused-broken-game = Ez a játszma megsérült, nem olvasható be. Jelezd a szerver üzemeltetőinek.
refused-unknown-event = A szerver éppen új verzióra vált. Semmi sem vész el: próbáld újra egy perc múlva.
refused-set-back = Egy üzemzavar miatt elvesztek az utolsó lépések. Nézd meg újra az állást.
refused-too-many-games = Túl sok befejezetlen játszmád van. Előbb fejezz be egyet.
refused-quota-games = Az elmúlt órában túl sok játszma indult a hálózatodról. { $minutes } perc múlva kezdhetsz újat.
refused-quota-engine-games = Az elmúlt órában túl sok gép elleni játszma indult a hálózatodról. { $minutes } perc múlva kezdhetsz újat.
refused-quota-analysis = Erre az órára elfogyott az elemzési idő. { $minutes } perc múlva folytathatod; fiókkal több időt kapsz.
refused-quota-reviews = Erre az órára elfogyott a játszmák értékelésére szánt idő. { $minutes } perc múlva folytathatod; fiókkal több időt kapsz.
refused-quota-pictures = Rövid idő alatt túl sok kép készült. Várj egy percet.
refused-quota-downloads = Rövid idő alatt túl sok letöltés történt. Várj egy percet.
refused-quota-replays = Rövid idő alatt túl sok játszmát nyitottál meg. Várj egy percet.
refused-quota-searches = Rövid idő alatt túl sok keresés történt. Várj egy percet.
refused-quota-puzzles = Rövid idő alatt túl sok megoldási kísérlet érkezett. Várj egy percet.
refused-quota-guests = Most túl sok új látogató érkezik a hálózatodról. Várj egy percet.
refused-quota-accounts = Ma túl sok fiókot hoztak létre a hálózatodról. Próbáld újra holnap.
refused-too-many-engine-games = A hálózatodról túl sok játszma folyik a gép ellen. Előbb fejezz be egyet.
refused-too-many-analyses = A hálózatodról túl sok elemzés fut. Várd meg, amíg egy befejeződik, vagy jelentkezz be.
refused-too-many-reviews = A hálózatodról már több játszma értékelése folyik. Várd meg, amíg egy befejeződik, vagy jelentkezz be.
refused-too-many-seconds = Ennyi számítási idő egyszerre túl sok.
refused-too-many = Egyszerre ennyit nem enged a szerver.
refused-guest-engines = A gépet önmaga ellen csak az játszathatja, akinek fiókja van.
refused-too-many-moves = Ennyi lépés egyszerre túl sok.
refused-too-long = Ez túl hosszú.
refused-has-account = Már van fiókod. Jelentkezz be.
refused-login-taken = Ez a felhasználónév foglalt. Válassz másikat.
refused-wrong-login = Hibás felhasználónév vagy jelszó.
refused-bad-login = A felhasználónév { $min }–{ $max } karakterből állhat, szóköz nélkül.
refused-bad-name = A név { $min }–{ $max } karakterből állhat, és legalább az egyiknek láthatónak kell lennie.
refused-bad-password = A jelszó { $min }–{ $max } karakterből állhat.
refused-wrong-password = Hibás jelszó.
refused-name-taken = Ez a név vagy egy megtévesztésig hasonló már egy fiókhoz tartozik. Válassz másikat.
refused-reserved-name = Ezt a nevet össze lehetne téveszteni a gépi ellenféllel vagy az üzemeltetőkkel. Válassz másikat.
refused-session-ended = Már nem vagy bejelentkezve. Jelentkezz be újra.
refused-nobody = A szerver még nem ismer téged. Töltsd be újra az oldalt.
refused-no-account = Vendég vagy, nincs fiókod.
refused-no-session = Ez az eszköz már nincs bejelentkezve.
refused-no-token = Nincs ilyen token.
refused-bad-token = Ez a token érvénytelen.
refused-not-by-token = Tokennel ez nem lehetséges. Jelentkezz be böngészőben.
refused-bad-control = Ilyen óra nem lehetséges. Legfeljebb egynapos időt válassz.
refused-chairs = A játékosok száma nem illik ehhez a játékhoz.
refused-wrong-option = Ebben a játékban nincs ilyen beállítás.
refused-two-positions = Egy játszma vagy felállással, vagy állással kezdődik, a kettő együtt nem adható meg.
refused-not-understood = A szerver ezt a bevitelt nem tudja használni.
refused-bad-record = Ez a szöveg nem olvasható játszma.
refused-bad-position = Ilyen állás nem lehetséges.
refused-not-a-move = Ez nem lépés.
refused-bad-picture = Ez a kép nem rajzolható meg.
refused-not-found = Ilyen nincs.
refused-cross-origin = Ez a kérés egy másik oldalról jött. Nyisd meg ennek a szervernek az oldalát.
refused-not-json = A szerver itt csak JSON-t fogad el.
refused-wrong-method = Ilyet a szerver itt nem kínál.
refused-not-public = Ez csak a szerver üzemeltetőinek szól.
refused-loop-ended = A szerver egyik része leállt. Az üzemeltetőknek újra kell indítaniuk.
refused-no-puzzle-left = Nem maradt ilyen feladvány, amelyet még nem láttál.
refused-wrong-before = Egy korábbi lépés nem része a megoldásnak.
refused-not-a-day = Nincs ilyen nap a naptárban.
refused-other-ply = Közben megváltozott az állás. Nézd meg újra.
refused-unknown = Ez nem sikerült.

## Mező, amelynek a tartalma nem fogadható el

refused-field-fen = Egy állás legfeljebb 400 karakter lehet.
refused-field-moves = Egy lista legfeljebb 2000 lépésből állhat, egy lépés legfeljebb 60 karakterből.
refused-field-text = Ez a szöveg túl hosszú egy játszmához.

## Több lépés egyike, és hogy miért nem lehetséges

refused-move-number = { $number }. lépés ({ $move }): { $why }

## Mi a hiba egy leírt játszmában, és hol

refused-record-place = { $line }. sor, { $column }. oszlop: { $why }
refused-record-encoding = Ez nem UTF-8 szöveg.
refused-record-syntax = A játszma leírása itt hibás.
refused-record-tag = Ez a fejlécsor érvénytelen.
refused-record-notation = Ez az írásmód nem olvasható: a lépések alakja a1b2 vagy 2,-1.
refused-record-setup = A kezdőállás érvénytelen.
refused-record-move = Ez a lépés itt nem lehetséges.
refused-record-result = Az eredmény nem illik a játszmához.
refused-record-empty = Itt nincs játszma.
