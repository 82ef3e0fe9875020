## Bejelentkezés és új fiók

account-title = Fiók
account-sign-in = Bejelentkezés
account-sign-up = Fiók létrehozása
account-sign-up-lead = Fiókkal bármelyik eszközön megtalálod a játszmáidat. Amit itt vendégként játszottál, megmarad.
account-login = Felhasználónév
account-login-hint = { $min }–{ $max } karakter, szóköz nélkül. Csak te látod.
account-password = Jelszó
account-password-hint = { $min }–{ $max } karakter.
account-keep-games = A játszmáim megtartása
account-keep-games-hint = Az itt vendégként játszott játszmáid a fiókodhoz kerülnek.
account-forgot = Elfelejtetted a jelszavad?
account-none-yet = Még nincs fiókod?
account-have = Van már fiókod?
account-welcome = Üdv, { $name }!
account-created = Elkészült a fiókod. A többiek így látnak: { $name }.

## A fiók oldala

account-lead = { $login } néven vagy bejelentkezve.
account-guest = Ezen az eszközön vendég vagy. Fiókkal bármelyik eszközön megtalálod a játszmáidat.
account-sign-out = Kijelentkezés
account-sign-out-everywhere = Kijelentkezés mindenhol
account-signed-out = Kijelentkeztél.
account-signed-out-everywhere = Minden eszközön kijelentkeztél.
account-name = Név
account-name-label = A neved
account-name-hint = A többi játékos ezt a nevet látja. { $min }–{ $max } karakter.
account-save = Mentés
account-saved = Mentve.
account-password-change = Jelszó módosítása
account-password-ends = Az új jelszóval minden más helyen kijelentkeztetünk, és minden token törlődik.
account-password-now = Jelenlegi jelszó
account-password-new = Új jelszó
account-password-confirm = A jelszavad
account-password-changed = Megváltozott a jelszavad. Minden más helyen kijelentkeztettünk.
account-email = E-mail-cím
account-email-label = Az e-mail-címed
account-email-hint = Például: nev@example.org
account-email-why = Nem kötelező. Ezzel választhatsz új jelszót, ha a régit elfelejted, és ha bekapcsolod, ide küldjük a levelezési játszmák emlékeztetőit. Rajtad kívül senki sem látja.
account-email-save = Cím mentése
account-email-open = Még nincs megerősítve: { $email }. Nyisd meg egy napon belül a levélben lévő linket.
account-email-confirmed = Megerősítve: { $email }.
account-email-again = Levél küldése újra
account-email-sent = Elküldtük a levelet. Nyisd meg a benne lévő linket.
account-email-remove = Cím eltávolítása
account-email-removed = A címet eltávolítottuk.
account-no-mail = Ez a szerver nem küld leveleket. Ha elfelejted a jelszavad, csak az üzemeltetői tudnak segíteni.
account-ask = Akit megkérdezhetsz:
account-sessions = Itt vagy bejelentkezve
account-session-here = Ez a böngésző
account-session-other = Egy másik böngésző
account-session-created = bejelentkezés: { $date }
account-session-seen = bejelentkezés: { $date }, utolsó használat: { $seen }
account-session-end = Kijelentkeztetés
account-session-ended = A másik böngészőben kijelentkeztettünk.
account-tokens = Tokenek
account-tokens-lead = A tokennel egy program a te neveden játszik. A fiókodat nem módosíthatja.
account-token-label = Mire való?
account-token-hint = Megjegyzés magadnak, { $min }–{ $max } karakter.
account-token-create = Token létrehozása
account-token-new = Most másold ki a tokent: csak egyszer látható.
account-token-since = létrehozva: { $date }
account-token-delete = Törlés
account-token-delete-named = Token törlése: { $label }
account-token-deleted = A token törölve.
account-privacy = Adatvédelem
account-seen = Utolsó látogatásom elrejtése
account-seen-hint = A többiek nem látják, melyik napon jártál itt utoljára. Ilyenkor nem is tároljuk.
account-export = Adataim letöltése
account-export-hint = Minden, amit ez a szerver rólad tárol, az összes játszmáddal együtt, JSON-fájlban.
account-privacy-page = Mit tárolunk, és ki látja
account-delete = Fiók törlése
account-delete-text = A nevedet minden játszmából eltávolítjuk; az ellenfeleidnél a játszmák megmaradnak. A folyamatban lévő játszmákat megszakítjuk; a második lépés után feladottnak számítanak. Ezt nem lehet visszavonni.
account-delete-for-good = Végleges törlés
account-deleted = A fiókodat töröltük. Itt most új vendég vagy.

## Linkek a levelekben

account-reset-lead = Add meg a fiókod megerősített e-mail-címét. Kapsz egy linket, amellyel új jelszót választhatsz.
account-reset-send = Link küldése
account-reset-sent = Ha van fiók ezzel a megerősített címmel: { $email }, elküldtük a levelet. A benne lévő link 30 percig érvényes.
account-reset-unconfirmed = Nem jött levél? Nézd meg a levélszemét mappát. A sosem megerősített cím nem használható.
account-reset-choose = Új jelszó választása
account-reset-for = Ehhez a fiókhoz: { $login }.
account-reset-save = Jelszó mentése
account-reset-ends = Minden eszközön kijelentkeztetünk, és minden token törlődik.
account-reset-done = Elmentettük az új jelszavad. Jelentkezz be vele.
account-reset-again = Új link kérése
account-link-bad = Ez a link nem működik
account-confirm-done = A cím megerősítve
account-confirm-text = Ha elfelejted a jelszavad, ezzel a címmel választhatsz újat: { $email }.

account-correspondence = Levelezési játszmák
account-zone = Időzóna
account-zone-hint = Ehhez igazodnak a hétvégéid és az emlékeztetők időpontjai.
account-zone-saved = Az időzónád el van mentve.
account-vacation = Szabadság, napokban
account-vacation-begin = Kezdés most
account-vacation-end = Szabadság befejezése
account-vacation-begun = A szabadságod elkezdődött.
account-vacation-ended = A szabadságod véget ért.
account-vacation-until = Szabadságon vagy eddig: { $until }.
account-vacation-day = Első nap (üresen: most)
account-vacation-plan = Szabadság tervezése
account-vacation-planned = A szabadságodat felvettük.
account-vacation-from = A szabadságod: { $from } – { $until }.
account-vacation-cancel = Szabadság lemondása
account-vacation-cancelled = A szabadságodat lemondtad.
account-vacation-hint =
    { $days ->
        [0] A szabadságod alatt minden levelezési játszmádban áll az időd. Nem maradt több napod.
       *[other] A szabadságod alatt minden levelezési játszmádban áll az időd. Még { $days } napod van; 365 nap alatt 30 jár.
    }
account-reminders = Emlékeztetők e-mailben
account-reminders-hint = Amikor te következel, és mielőtt lejár az időd: lépésenként legfeljebb kettő.
account-reminders-address = Ehhez megerősített e-mail-cím kell.
account-reminders-on = Kapsz emlékeztetőket.
account-reminders-off = Nem kapsz több emlékeztetőt.
account-stop-title = Leállítod az emlékeztetőket?
account-stop-text = Nem kapsz több levelet a levelezési játszmáidról. A fiók oldalán újra bekapcsolhatod őket.
account-stop = Emlékeztetők leállítása
account-stop-done = A fiók oldalán újra bekapcsolhatod őket.
