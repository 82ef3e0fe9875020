game-kind-abalone = Abalone
game-kind-six = Six
game-side-black = Fekete
game-side-white = Fehér
game-side-red = Piros
game-heading = { $game }: { $players }
game-board-label = Tábla
game-start-label = A kezdőállás
game-side-panel = Lépések és műveletek
game-loading = Felállítjuk a táblát…

game-engine = Gép
game-seat-open = Szabad hely
game-seat-of-four = { $name } ({ $colour })
game-seat-numbered = { $colour } { $number }
game-level = { $level }. szint
game-you = Te
game-partner = A társad
game-partners = A társak nem beszélhetnek a játékról, és jeleket sem adhatnak egymásnak.
game-begins = Kezd
game-to-move-mark = (ő jön)
game-clock-of = { $who } órája
game-reconnecting = Újrakapcsolódás…
game-presence-online = Itt van
game-presence-away = Távol
game-presence-gone = Elment
game-symbols = Jelek
game-spectators =
    { $count ->
        [one] egy néző
       *[other] { $count } néző
    }
game-claim-left = Az ellenfeled elhagyta a játszmát.
game-claim-now = Az ellenfeled elhagyta a játszmát. Lezárhatod:
game-claim-soon =
    { $count ->
        [one] Az ellenfeled elment. Egy másodperc múlva lezárhatod a játszmát.
       *[other] Az ellenfeled elment. { $count } másodperc múlva lezárhatod a játszmát.
    }
game-claim-win = Kérem a győzelmet
game-claim-draw = Legyen döntetlen
game-claim-abort = Megszakítom
game-broken-title = Ez a játszma megsérült
game-broken-text = A szerver nem tudja beolvasni ezt a játszmát ({ $name }). A többi játszmádat ez nem érinti.
game-broken-advice = Kérjük, jelezd a szerver üzemeltetőinek, és add meg a játszma nevét: talán helyre tudják állítani.
game-broken-home = A kezdőlapra
game-set-back =
    { $count ->
        [0] Egy üzemzavar miatt elvesztek a játszma utolsó eseményei. A játék innen folytatódik.
        [one] Egy üzemzavar miatt elveszett az utolsó lépés. A játék innen folytatódik.
       *[other] Egy üzemzavar miatt elveszett az utolsó { $count } lépés. A játék innen folytatódik.
    }

game-your-turn = Te jössz.
game-to-move = { $who } jön.
game-title-your-turn = ● Te jössz
game-title-open = Játékosra várunk
game-no-answer = A szerver nem válaszol. Próbáld újra egy kicsit később.
game-premove-dropped = Az előre megadott lépésed már nem lehetséges.

game-per-move = { $time } lépésenként
game-minutes = { $count } perc
game-seconds = { $count } mp
game-with-increment = { $base } + { $more } mp
game-with-delay = { $base }, { $more } mp késleltetés
game-no-clock = Óra nélkül
game-advanced = Haladó szabályok
game-manual = Bejelentéssel
game-four-players = Négy játékos

game-moves = Lépések
game-no-moves = Még nincs lépés
game-browse = Lapozás a lépések között
game-first = Első állás
game-previous = Előző lépés
game-next = Következő lépés
game-last = Legutóbbi állás
game-replay = Lépések lejátszása
game-pause = Szünet
game-speed = Sebesség: { $speed }
game-times = { $speed }×
game-looking-back = Lépés: { $ply } / { $last }
game-back-to-now = Mostani állás
game-type = Lépés beírása
game-type-abalone = Írj be egy lépést: a1b2
game-type-six = Írj be egy lépést: K12
game-type-play = Lépés megtétele

game-actions = Műveletek
game-declare = Bejelent
game-declare-title = Egy kész alakzat bejelentése, vagy azé, amelyet a következő lépésed befejez
game-takeback = Visszakér
game-takeback-title = Az utolsó lépésed visszakérése
game-draw = Döntetlen
game-draw-title = Döntetlen felajánlása
game-time = +15 mp
game-time-title = 15 másodperc az ellenfélnek
game-abort = Megszakít
game-abort-title = A játszma megszakítása, eredmény nélkül
game-resign = Felad
game-resign-title = A játszma feladása
game-flip = Fordít
game-flip-title = A tábla megfordítása
game-more = Egyéb
game-more-title = Link, hangok és egyebek
game-confirm-question = Lépés: { $move }?
game-confirm = Lépek
game-cancel = Mégse
game-no = Nem
game-resign-question = Feladod a játszmát?
game-resign-yes = Feladom
game-abort-question = Megszakítod a játszmát?
game-abort-yes = Megszakítom
game-draw-question = Legyen döntetlen?
game-draw-yes = Döntetlen
game-accept = Igen
game-decline = Nem
game-withdraw = Visszavonom
game-draw-offered = { $who } döntetlent ajánl
game-draw-waiting = Döntetlent ajánlottál
game-takeback-offered = { $who } visszakér egy lépést
game-takeback-waiting = Visszakérted a lépésedet
game-rematch-offered = { $who } visszavágót kér
game-rematch-waiting = Visszavágót kértél

game-said-takeback = Egy lépést visszavontak.
game-said-time = { $who } { $count } másodpercet ad az ellenfelének.
game-said-time-returned = A szerver megakadt: { $count } másodpercet visszaírtunk az órára.
game-said-clock = { $who } { $time }
game-joined = { $name } leült az asztalhoz.

game-you-won = Nyertél!
game-you-lost = Vesztettél.
game-drawn = Döntetlen.
game-side-won = { $side } nyert.
game-aborted = A játszmát megszakították.
game-aborted-idle = A játszmát lezártuk: egy órán át senki sem lépett.
game-aborted-left = A játszmát megszakították: az egyik fél elhagyta.
game-aborted-decided = A játszmát megszakították: az eredményéről a verseny szervezői döntöttek.
game-aborted-declined = A kihívást nem fogadták el.
game-reason-six-pushed-off = { $winner } hat golyót lökött ki a tábláról.
game-reason-line = { $winner } hatos sort rakott ki.
game-reason-triangle = { $winner } háromszöget rakott ki.
game-reason-ring = { $winner } gyűrűt rakott ki.
game-reason-five-or-fewer = { $loser } legfeljebb öt lapkával maradt.
game-reason-both-five-or-fewer = Mindkét félnek legfeljebb öt lapkája maradt.
game-reason-repetition = Harmadszor állt elő ugyanaz az állás.
game-reason-no-legal-move = Nincs több szabályos lépés.
game-reason-ply-limit = A játszma elérte a lépéskorlátot.
game-reason-quiet-limit = Túl régóta nem löktek ki golyót.
game-reason-resignation = { $loser } feladta.
game-reason-agreement = A felek megegyeztek.
game-reason-time = { $loser } kifutott az időből.
game-reason-abandonment = { $loser } elhagyta a játszmát.
game-reason-abandonment-draw = Az egyik fél elhagyta a játszmát.
game-reason-no-show = { $loser } nem jelent meg a játszmán.
game-rematch = Visszavágó
game-analyse = Elemzés
game-new = Új játszma
game-next-game = Tovább a következő játszmához

game-waiting =
    { $count ->
        [one] Várjuk az ellenfeledet
       *[other] Még { $count } játékosra várunk
    }
game-invited = { $name } meghív egy játszmára: { $game }
game-take-seat = Leülök ide
game-invite-link = Küldd el ezt a linket egy barátodnak. A játszma akkor kezdődik, amikor leül az asztalhoz.
game-challenge-waiting = A helyre csak az ülhet, akit kihívtál.
game-invite-listed = A váróban mindenki látja ezt a játszmát. A linket egy barátodnak is elküldheted.
game-private = csak linkkel
game-private-note = Ezt a játszmát csak az látja, akinek megvan a linkje.
game-call-off = Visszavonom
game-link = Link ehhez a játszmához
game-share-title = A játszma megosztása
game-animation = Mozgókép
game-animation-drawing = Rajzolás…
game-qr = QR-kód a játszma linkjével
game-qr-hint = Vagy olvastasd be a kódot egy telefonnal.

game-set-sounds = Hangok
game-set-confirm = Lépések megerősítése
game-set-confirm-hint = Előbb megmutatjuk a lépést, és csak a jóváhagyásod után lépjük meg.
game-set-coordinates = Koordináták
game-set-threats = Fenyegetések
game-set-threats-hint = Megjelöljük a helyeket, ahol egy lapka befejezne egy alakzatot.
game-set-zen = Zen mód
game-set-zen-hint = Csak a tábla és a játékosok.
game-set-zen-key = Az O billentyűvel is kapcsolható.
game-leave-zen = Kilépés a zen módból
game-keys = Billentyűk
game-rated = értékelt
game-ratings = Az értékszámok változása
game-rating-change = { $before } → { $after }
game-rating-sign-up = Ez a játszma értékelt: csak fiókkal játszhatsz.
game-sign-up = Fiók létrehozása

game-deadline =
    { $mine ->
        [yes] Eddig léphetsz: { $deadline }.
       *[no] { $who } eddig léphet: { $deadline }.
    }
game-deadline-weekends = A hétvége nem számít (időzóna: { $who }).
game-pause-vacation =
    { $mine ->
        [yes] Szabadságon vagy, nem telik az idő eddig: { $until }.
       *[no] { $who } szabadságon van, nem telik az idő eddig: { $until }.
    }
game-pause-weekend = Hétvége van, nem telik az idő eddig: { $until }.

game-conditional-open = Válaszok előkészítése
game-conditional-title = Feltételes lépések
game-conditional-lead = Játszd le a táblán a várt lépést, majd a válaszodat, és így tovább. Ha így alakul, a válaszod azonnal megtörténik. Ezt rajtad kívül senki sem látja.
game-conditional-expected = Játszd le a várt lépést.
game-conditional-answer = Most játszd le a válaszodat.
game-conditional-save = Lépéssor mentése
game-conditional-back = Egy lépés vissza
game-conditional-none = Még nincs semmi előkészítve.
game-conditional-drop = Törlés: { $moves }
game-conditional-saved = A lépéssor el van mentve.
game-conditional-close = Vissza a játszmához

## Versenyek

game-of-round = { $title }, { $round }. forduló
game-to-tournament = Vissza a versenyhez
game-to-arena = Vissza az arénába
game-berserk = Berserk
game-berserk-title = Mondj le az időd feléről: a győzelem így eggyel több pontot ér
game-berserk-mark = fele idő
game-said-berserk = { $who } lemondott az idő feléről.
game-device-note = Ez a játszma csak ezen az eszközön van tárolva. Senki más nem láthatja.
game-device-broken = Ez a játszma az eszközödön van tárolva, és az adatai megsérültek. A játszmáid listájában törölheted; a többi játszmát ez nem érinti.
