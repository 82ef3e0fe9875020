## Versenyek papíron: párosítások, eredménylapok, állás, kereszttáblázat és ágrajz.

printout-pairings = Párosítás
printout-standings = Állás
printout-crosstable = Kereszttábla
printout-bracket = Ágrajz

printout-format-swiss = Svájci rendszer
printout-format-round-robin = Körmérkőzés
printout-format-knockout = Kieséses
printout-format-arena = Aréna
printout-format-league = Liga

printout-round = { $number }. forduló
printout-round-of = { $number }. forduló (összesen { $count })
printout-after = { $number }. forduló után
printout-after-of = { $number }. forduló után (összesen { $count })
printout-open-games = { $count } játszma még tart
printout-final = Döntő
printout-semifinals = Elődöntő
printout-quarterfinals = Negyeddöntő
printout-third-place = Mérkőzés a harmadik helyért
printout-page = { $page }. oldal (összesen { $pages })

## Az oszlopok fejlécei

printout-table = Asztal
printout-side-first = Kezd
printout-side-second = Másodikként lép
printout-points = Pont
printout-result = Eredmény
printout-rank = Hely
printout-name = Név
printout-team = Csapat
printout-rating = Értékszám
printout-games = Játszma
printout-match = Párharc
printout-seed = Kiemelés
printout-game = { $number }. játszma

## Játszma nélküli fordulók

printout-without-game = Nem játszik
printout-absence-bye = Szabad forduló
printout-absence-half = Kért szabad forduló
printout-absence-zero = Ebben a fordulóban nem játszik
printout-absence-next-round = Játék nélkül továbbjut

## A kieséses verseny párharcai

printout-decision-bye = Szabad forduló
printout-decision-extra-games = ráadásjátszmákkal
printout-decision-seed = egyenlő: kiemelés
printout-decision-withdrawal = visszalépett

## Eredménylapok

printout-signature = Aláírás
printout-moves-first = kezd

## Holtversenydöntő számítások és jelek

printout-crosstable-all = 1 a győzelem, ½ a döntetlen, 0 a vereség; a + és a − játék nélküli eredmény. A pont még tartó játszma. Az oszlopok fölött a helyezések állnak.
printout-crosstable-swiss = 1 a győzelem, ½ a döntetlen, 0 a vereség; a + és a − játék nélküli eredmény. A pont még tartó játszma. Alatta az ellenfél helyezése áll, előtte a játékos saját színe. A vonal játszma nélküli forduló.
printout-tie-direct-encounter = Egymás elleni eredmény
printout-tie-direct-encounter-short = EE
printout-tie-direct-encounter-meaning = az azonos pontszámú játékosok egymás elleni játszmáiból szerzett pontok.
printout-tie-head-to-head = Mindenkit legyőzött
printout-tie-head-to-head-short = ML
printout-tie-head-to-head-meaning = 1, ha az összes többi azonos pontszámút legyőzte, −1, ha mindegyiktől kikapott.
printout-tie-buchholz = Buchholz
printout-tie-buchholz-short = BH
printout-tie-buchholz-meaning = az összes ellenfél pontszámának összege.
printout-tie-buchholz-cut-1 = Buchholz, 1 törölve
printout-tie-buchholz-cut-1-short = BH−1
printout-tie-buchholz-cut-1-meaning = az összes ellenfél pontszámának összege a legalacsonyabb nélkül.
printout-tie-buchholz-cut-2 = Buchholz, 2 törölve
printout-tie-buchholz-cut-2-short = BH−2
printout-tie-buchholz-cut-2-meaning = az összes ellenfél pontszámának összege a két legalacsonyabb nélkül.
printout-tie-median-buchholz = Medián Buchholz
printout-tie-median-buchholz-short = BH±1
printout-tie-median-buchholz-meaning = az összes ellenfél pontszámának összege a legalacsonyabb és a legmagasabb nélkül.
printout-tie-sonneborn-berger = Sonneborn–Berger
printout-tie-sonneborn-berger-short = SB
printout-tie-sonneborn-berger-meaning = a legyőzött ellenfelek pontszáma, valamint a döntetlent elérők pontszámának a fele.
printout-tie-wins = Győzelmek
printout-tie-wins-short = GY
printout-tie-wins-meaning = az egész pontot hozó fordulók száma, szabad fordulóval vagy játék nélkül is.
printout-tie-games-won = Megnyert játszmák
printout-tie-games-won-short = MJ
printout-tie-games-won-meaning = a ténylegesen lejátszott és megnyert játszmák száma.
printout-tie-second-side-games = Másodikként játszott játszmák
printout-tie-second-side-games-short = 2.
printout-tie-second-side-games-meaning = azoknak a játszmáknak a száma, amelyeket az ellenfél kezdett.
printout-tie-progressive = Progresszív pontszám
printout-tie-progressive-short = PP
printout-tie-progressive-meaning = a fordulók utáni pontszámok összege.
printout-tie-performance = Teljesítmény
printout-tie-performance-short = Telj.
printout-tie-performance-meaning = az az értékszám, amelynél az eredmény a várható lenne.
