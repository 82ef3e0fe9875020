## Versenyekről szóló szavak, amelyek több oldalon szerepelnek

tournament-format-swiss = Svájci rendszer
tournament-format-round-robin = Körmérkőzés
tournament-format-knockout = Kieséses
tournament-format-arena = Aréna
tournament-format-league = Liga
tournament-format-swiss-hint = Meghatározott számú forduló. Mindegyikben hasonló pontszámú ellenfelet kapsz, és senkivel sem játszol kétszer.
tournament-format-round-robin-hint = Mindenki játszik mindenkivel, egyszer vagy kétszer.
tournament-format-knockout-hint = Aki elveszíti a párharcát, kiesik. Aki a végén marad, az győz.
tournament-format-arena-hint = Amennyi játszma egy megadott időbe belefér: mindegyik után azonnal új ellenfelet kapsz.
tournament-format-league-hint = Mindenki játszik mindenkivel. Egy forduló néhány napig tart, ezalatt egyezteti a két játékos a játszmáját.

tournament-status-draft = Piszkozat
tournament-status-announced = Meghirdetve
tournament-status-registration = Nevezni lehet
tournament-status-running = Zajlik
tournament-status-paused = Szünetel
tournament-status-finished = Véget ért
tournament-status-cancelled = Elmarad

tournament-place-online = Online
tournament-place-tables = Valódi asztaloknál
tournament-entry-open = Bárki nevezhet
tournament-entry-link = Linkkel
tournament-entry-list = Meghívással

tournament-round = { $round }. forduló
tournament-round-of = { $round }. forduló (összesen { $rounds })
tournament-final = Döntő
tournament-semifinal = Elődöntő
tournament-quarterfinal = Negyeddöntő
tournament-third-place = Mérkőzés a harmadik helyért
tournament-rounds = { $rounds } forduló
tournament-players = { $count } résztvevő
tournament-teams = { $count } csapat
tournament-cycles = mindenki mindenkivel kétszer
tournament-matches = { $games } játszmás párharcok

tournament-won = { $name } nyert
tournament-drawn = Döntetlen
tournament-forfeited = { $name } játék nélkül nyert
tournament-both-forfeited = Mindkét fél játék nélkül vesztett
tournament-not-played = Még nem játszották le

tournament-control-increment = { $base }, lépésenként további { $bonus }
tournament-control-delay = { $base }, { $bonus } késleltetéssel
tournament-control-per-move = lépésenként { $base }

tournament-tie-direct-encounter = Egymás elleni eredmény
tournament-tie-direct-encounter-short = EE
tournament-tie-direct-encounter-hint = Az azonos pontszámú játékosok egymás elleni játszmáiból szerzett pontok.
tournament-tie-head-to-head = Mindenkit legyőzött
tournament-tie-head-to-head-short = ML
tournament-tie-head-to-head-hint = Aki az összes többi azonos pontszámút legyőzte, megelőzi őket. Aki mindegyiktől kikapott, mögéjük kerül.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-hint = Az összes ellenfél pontszámának összege. Az erős ellenfeleket jutalmazza.
tournament-tie-buchholz-cut-1 = Buchholz, 1 törölve
tournament-tie-buchholz-cut-1-short = BH−1
tournament-tie-buchholz-cut-1-hint = Az összes ellenfél pontszámának összege a legalacsonyabb nélkül.
tournament-tie-buchholz-cut-2 = Buchholz, 2 törölve
tournament-tie-buchholz-cut-2-short = BH−2
tournament-tie-buchholz-cut-2-hint = Az összes ellenfél pontszámának összege a két legalacsonyabb nélkül.
tournament-tie-median-buchholz = Medián Buchholz
tournament-tie-median-buchholz-short = BH±1
tournament-tie-median-buchholz-hint = Az összes ellenfél pontszámának összege a legalacsonyabb és a legmagasabb nélkül.
tournament-tie-sonneborn-berger = Sonneborn–Berger
tournament-tie-sonneborn-berger-short = SB
tournament-tie-sonneborn-berger-hint = A legyőzött ellenfelek pontszáma, valamint azok pontszámának a fele, akikkel döntetlent játszottál.
tournament-tie-wins = Győzelmek
tournament-tie-wins-short = GY
tournament-tie-wins-hint = Azoknak a fordulóknak a száma, amelyek egész pontot hoztak, szabad fordulóval vagy játék nélkül is.
tournament-tie-games-won = Megnyert játszmák
tournament-tie-games-won-short = MJ
tournament-tie-games-won-hint = A ténylegesen lejátszott és megnyert játszmák száma.
tournament-tie-second-side-games = Másodikként játszott játszmák
tournament-tie-second-side-games-short = 2.
tournament-tie-second-side-games-hint = Azoknak a játszmáknak a száma, amelyeket az ellenfél kezdett: ezekkel ugyanannyi pont többet ér.
tournament-tie-progressive = Progresszív pontszám
tournament-tie-progressive-short = PP
tournament-tie-progressive-hint = A fordulók utáni pontszámaid összege. A korán szerzett pontokat jutalmazza.
tournament-tie-performance = Teljesítmény
tournament-tie-performance-short = Telj.
tournament-tie-performance-hint = Az az értékszám, amelynél az eredményed a várható lenne.

## Listák és érmek

tournament-no-start = Még nincs időpontja
tournament-list-all = Az összes verseny
tournament-medal-1 = Első hely
tournament-medal-2 = Második hely
tournament-medal-3 = Harmadik hely
tournament-final-rank = { $rank }. hely
tournament-trophies = Érmek
tournament-organises = Szervező
tournament-all-of-player = Az összes megjelenítése ({ $count })
