players-page = Játékosok
players-lead = Keress játékosokat név szerint, és nézd meg, ki vezet az egyes játékokban.
players-search-label = A név egy része
players-search-hint = { $min }–{ $max } karakter; a kis- és nagybetű nem számít.
players-search = Keresés
players-found = Játékosok, akiknek a nevében szerepel: „{ $text }”
players-none = Senkinek a nevében sem szerepel: „{ $text }”. A vendégek nincsenek a listán.
players-failed = Ezt a listát nem sikerült betölteni.
players-again = Próbáld újra
players-more = Továbbiak
players-since = Csatlakozott: { $date }
players-seen = Utoljára itt járt: { $date }

players-leaderboard = Ranglista
players-leaderboard-of = Ranglista: { $game }, { $speed }
players-leaderboard-rule = Megállapodott értékszámú játékosok, akik az utolsó 90 napban játszottak értékelt játszmát.
players-leaderboard-empty = Ezen a ranglistán még nincs senki. Az értékszám körülbelül 14 értékelt játszma után állapodik meg: lehetsz te az első.
players-rank = Helyezés
players-player = Játékos
players-rating = Értékszám
players-games = Játszmák
players-best = Legjobb
players-game = Játék
players-speed = Tempó

players-profile = Profil
players-share = Profil megosztása
players-copied = A link a vágólapon van.
players-to-my-games = Játszmáim
players-results-in = { $game }: { $results }
players-results = { $wins } győzelem, { $draws } döntetlen, { $losses } vereség

players-ratings = Értékszámok
players-no-ratings = { $name } még nem játszott értékelt játszmát.
players-no-ratings-mine = Még nincs értékszámod. Válaszd az „Értékelt” lehetőséget egy új, órával játszott játszmához.
players-rating-of = { $game }, { $speed }
players-rated-games = { $count } értékelt játszma
players-best-rating = legjobb: { $rating }
players-puzzles = feladványok
players-puzzles-tried =
    { $count } megpróbált feladvány
players-provisional = ideiglenes
players-provisional-text = A kérdőjel azt jelzi, hogy az értékszám ideiglenes: csak több játszma után mond sokat. Körülbelül 14 játszma után állapodik meg.
players-graph = Az értékszám alakulása: { $kind }
players-graph-point = { $date }: { $rating }
players-graph-table = Megjelenítés táblázatban
players-date = Dátum

players-running = Folyamatban lévő játszmák
players-finished = Befejezett játszmák
players-filters = Szűrők
players-any-game = Minden játék
players-result = Eredmény
players-any-result = Minden eredmény
players-score-win = Győzelem
players-score-draw = Döntetlen
players-score-loss = Vereség
players-kind = Értékelt vagy barátságos
players-any-kind = Mindkettő
players-rated = Értékelt
players-casual = Barátságos
players-any-speed = Minden tempó
players-opponent = Ellenfél
players-opponent-hint = Bármely ellenfél
players-clear = Szűrők törlése
players-no-games = { $name } még nem fejezett be játszmát.
players-no-games-mine = Még nem fejeztél be játszmát.
players-no-match = Egy játszma sem felel meg a szűrőknek.

players-opponents = Eredmények ellenfelek szerint
players-games-against = Játszmák { $name } ellen
players-no-opponents = Még nincs ellenfél.

players-unknown = Nincs ilyen játékos
players-unknown-text = Ezzel a névvel nincs fiók. Lehet, hogy átnevezték vagy törölték. A vendégeknek nincs profiljuk.
players-find = Játékosok keresése

players-mine-running = Folyamatban
players-mine-running-none = Nincs folyamatban lévő játszmád.
players-mine-play = Játék
players-mine-finished = Befejezett
players-mine-guest = Fiókkal a befejezett játszmáid itt maradnak, minden eszközödön.
players-mine-sign-up = Fiók létrehozása
players-mine-profile = Profilom
players-mine-device = Ezen az eszközön
players-mine-device-text = Az ebben a böngészőben játszott legutóbbi játszmák, az egy táblánál ülő két játékoséi is.
players-mine-device-none = Ebben a böngészőben még nem fejeztek be játszmát.
