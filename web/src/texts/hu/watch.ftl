watch-page = Nézőtér
watch-title = Nézőtér
watch-filter = Játékok
watch-any = Mind
watch-abalone = Abalone
watch-six = Six

watch-live = Élőben
watch-live-wait = Játszmákat keresünk…
watch-live-empty = Most senki sem játszik.
watch-live-empty-text = Kezdd te: a gépnek mindig van ideje egy játszmára.
watch-play = Játssz most: { $game }

watch-finished = Befejezett játszmák
watch-finished-wait = Keresünk…
watch-finished-empty = Még nincs befejezett játszma. A tiéd lehet az első.
watch-finished-none = Ezzel a névvel nincs befejezett játszma: „{ $player }”. Pontosan úgy írd be, ahogy a játékosnál szerepel.
watch-finished-failed = A befejezett játszmákat nem sikerült betölteni.
watch-again = Újra
watch-player = Játékos
watch-search = Keresés
watch-clear = Mutasd mind
watch-more = Régebbi játszmák
watch-replay = Lejátszás
watch-replay-game = Lejátszás: { $game }
watch-analyse = Elemzés
watch-analyse-game = Elemzés: { $game }
watch-against = { $black } – { $other }
watch-moves =
    { $count ->
        [one] egy lépés
       *[other] { $count } lépés
    }

watch-won-black = Fekete nyert
watch-won-white = Fehér nyert
watch-won-red = Piros nyert
watch-drawn = Döntetlen
watch-player-hint = Egy játékos neve
watch-player-rule = A név pontosan úgy, ahogy a játékosnál szerepel, legfeljebb { $max } karakter.
# A győztesnél és a vesztesnél is: „Fekete nyert …”, „Vesztett …”
watch-by-six-pushed-off = hat kilökött golyóval
watch-by-five-or-fewer = lapkahiány miatt
watch-by-both-five-or-fewer = mindkét fél lapkahiánya miatt
watch-by-no-legal-move = szabályos lépés híján
watch-by-ply-limit = a lépéskorlát miatt
watch-by-quiet-limit = a lépéskorlát miatt
watch-by-line = sorral
watch-by-triangle = háromszöggel
watch-by-ring = gyűrűvel
watch-by-resignation = feladással
watch-by-time = időtúllépéssel
watch-by-abandonment = az egyik fél távozása miatt
watch-by-no-show = az egyik fél távolmaradása miatt
watch-by-agreement = megegyezéssel
watch-by-repetition = ismétléssel
