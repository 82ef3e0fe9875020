analysis-title = Elemzés
analysis-tools = Ez az elemzés
analysis-edit = Szerkesztés
analysis-tool-new = Új
analysis-tool-import = Beolvasás
analysis-tool-share = Megosztás
analysis-tool-play = Folytatás
analysis-board = Elemzőtábla: { $game }
analysis-abalone = Abalone
analysis-six = Six
analysis-side-black = Fekete
analysis-side-white = Fehér
analysis-side-red = Piros
analysis-no-answer = A szerver nem válaszol. Próbáld meg újra.
analysis-instead = Más elemzése
analysis-at-start = Kezdőállás

analysis-to-move = { $side } jön
analysis-declare-now = Alakzat bejelentése

analysis-moves = Lépések
analysis-no-moves = Lépj egyet a táblán, és kezdődhet az elemzés.
analysis-steps = Lapozás a játszmában
analysis-first = Az elejére
analysis-back = Egy lépést vissza
analysis-forth = Egy lépést előre
analysis-last = A végére
analysis-flip = Tábla megfordítása
analysis-menu = Műveletek ezzel a lépéssel
analysis-marks = Jelek
analysis-mark-1 = Jó lépés
analysis-mark-2 = Hiba
analysis-mark-4 = Durva hiba
analysis-mark-5 = Érdekes lépés
analysis-mark-6 = Kétes lépés
analysis-comment = Megjegyzés
analysis-comment-rule = Legfeljebb { $max } karakter.
analysis-promote = Legyen ez a főváltozat
analysis-delete = Törlés innentől

analysis-engine = Gépi elemzés
analysis-lines = Változatok száma
analysis-lines-count = { $count } változat
analysis-threads = Szálak
analysis-engine-replaced = A gépi elemzés leállt, ezért újraindult.
analysis-engine-failed = A gépi elemzés most nem indul el.
analysis-engine-again = Próbáld újra
analysis-depth = Mélység: { $depth }
analysis-speed = { $nodes } állás/mp
analysis-thinking = Gondolkodik…
analysis-resting = Megvárja az értékelés végét
analysis-over-here = Ebben az állásban a játszmának már vége.
analysis-no-help = Ezt a játszmát te játszod, ezért a gép a végéig hallgat. Sok sikert!
analysis-play-line =
    { $count ->
        [one] Lépés: { $move }
       *[other] { $count } lépés, az utolsó: { $move }
    }
analysis-bar = Nyerési esélyek:
analysis-bar-draw = Döntetlen
analysis-worth-even = Kiegyenlített
analysis-worth-slightly = { $side } kicsit jobban áll
analysis-worth-better = { $side } jobban áll
analysis-worth-winning = { $side } nyerésre áll
analysis-worth-wins = { $side } { $moves } lépésben nyer

analysis-review = A játszma értékelése
analysis-review-hint = Nézd meg, mikor ki állt jobban, és melyik lépést érdemes újra átgondolni.
analysis-review-again = Értékelés újra
analysis-reviewing = Az értékelés állása
analysis-review-failed = A gépi elemzés többször leállt, ezért az értékelés hiányos.
analysis-stop = Leállítás
analysis-next-mistake = Következő hiba
analysis-better = Jobb lett volna: { $move }.
analysis-show-better = Mutasd a változatot
analysis-tally = { $side }: { $blunders } durva hiba, { $mistakes } hiba, { $dubious } kétes lépés
analysis-graph = A játszma menete
analysis-graph-ply =
    { $ply ->
        [0] Kezdés
       *[other] { $ply }. lépés után
    }
analysis-graph-off = Mellékváltozatban

analysis-editor = Állás beállítása
analysis-editor-board = Beállítható tábla
analysis-editor-help = Válaszd ki, mi kerüljön a táblára, majd válassz mezőket. Ha egy mezőt újra kiválasztasz, üres lesz.
analysis-idle-empty = Ez a mező már üres.
analysis-idle-beside = Itt nincs mező: válassz egy mezőt.
analysis-cell = { $cell }, { $piece }
analysis-empty = üres
analysis-brush = Mit teszel a táblára?
analysis-erase = Radír
analysis-turn = Ki jön?
analysis-pushed-off = Ennyi golyót lökött ki
analysis-in-hand = Lapkák kézben
analysis-count = Kiszámolás
analysis-count-rule = Mindegyik 0 és { $max } között.
analysis-count-wrong = 0 és { $max } között.
analysis-rules = Szabályok
analysis-rules-basic = Alap
analysis-rules-advanced = Haladó
analysis-clear = Ürítés
analysis-start-position = Kezdőállás
analysis-use = Elemzés innen
analysis-cancel = Mégse

analysis-new = Új elemzés
analysis-game = Játék
analysis-layout = Felállás
analysis-players = Játékosok
analysis-players-2 = Kettő
analysis-players-4 = Négy
analysis-declare = A kész alakzat
analysis-declare-auto = Rögtön nyer
analysis-declare-manual = Be kell jelenteni
analysis-first-move = Fekete első lapkája
analysis-first-restricted = Csak a pirosat érinti
analysis-first-free = Bárhová kerülhet
analysis-begin = Kezdés

analysis-import = Beolvasás
analysis-import-hint = Illessz be egy állást, egy játszmát vagy lépések listáját, vagy húzz ide egy fájlt.
analysis-import-file = Vagy válassz egy fájlt
analysis-import-nothing = Még nincs mit beolvasni: illessz be egy állást, egy játszmát vagy lépéseket.
analysis-open = Megnyitás

analysis-share = Megosztás
analysis-link = Link
analysis-position = Állás
analysis-record = Játszma leírása
analysis-picture = Kép
analysis-hgn = .hgn letöltése
analysis-copy = Másolás
analysis-copy-what = Másolás: { $what }
analysis-copied = Vágólapra másolva
analysis-not-copied = A böngésző nem engedte a másolást. Jelöld ki a szöveget, és másold ki kézzel.

analysis-play = Folytatás innen
analysis-against = Kivel játszol?
analysis-against-engine = Géppel
analysis-against-friend = Baráttal
analysis-against-myself = Egy eszközön
analysis-colour = A te színed
analysis-play-go = Kezdés
