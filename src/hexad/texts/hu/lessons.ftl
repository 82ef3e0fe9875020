lesson-A1-title = A tábla
lesson-A1-task-1 = A golyód a sarokban áll. Jelöld meg az összes vele szomszédos mezőt.
lesson-A1-hint-1 = A tábla közepén egy mezőnek hat szomszédja van. A sarokban ennek a fele hiányzik.
lesson-A1-right-1 = A saroknak három szomszédja van, a szélső mezőnek négy, minden másiknak hat. Ezért veszélyes a tábla szélén állni.

lesson-A2-title = A felállás
lesson-A2-task-1 = Így kezdődik a játszma: mindkét oldalon 14 golyó, öt, hat és három golyós sorokban, egymással szemben.
lesson-A2-task-2 = Melyik táblán látod az alapfelállást?
lesson-A2-hint-2 = Nézd a harmadik sort: a három golyója középen áll.
lesson-A2-right-2 = Két teli sor, és a harmadikban a három középső mező. Más felállások is vannak, de ez az alap.
lesson-A2-wrong-2 = Ez nem az alapfelállás: két teli sor, aztán három golyó a harmadik közepén.

lesson-A3-title = Ki kezd
lesson-A3-task-1 = Kezdődik a játszma. Jelöld meg azokat az elöl álló golyókat, amelyek most léphetnek.
lesson-A3-hint-1 = Mindig ugyanaz a szín lép először.
lesson-A3-right-1 = Mindig a fekete kezd. Utána a játékosok felváltva jönnek.

lesson-A4-title = Egyszerre egy dolog
lesson-A4-task-1 = A fekete jön. Melyik szabályos lépés ezek közül?
lesson-A4-hint-1 = Valamit tenned kell, de csak egy dolgot. Az egyik táblán semmi sem történik; egy másikon két különálló golyó akar együtt menni.
lesson-A4-right-1 = Egy golyó egyet lép: ez egyetlen dolog, és már a másik jön.

lesson-A5-title = Egy lépés
lesson-A5-task-1 = Lépj a magányos fekete golyóval úgy, hogy érintse a két társát.
lesson-A5-hint-1 = Válaszd ki az e5 mezőn álló golyót, aztán egy alatta lévő mezőt.
lesson-A5-right-1 = Egy golyó, egy mező, a szomszédos üres helyre: ez a legegyszerűbb lépés.
lesson-A5-task-2 = Jelöld meg az összes mezőt, ahová a fekete golyó léphet.
lesson-A5-hint-2 = Hat szomszéd van, de kettő foglalt.
lesson-A5-right-2 = Mind a hat irány nyitva áll, ha a mező üres. Egyetlen golyó nem tud tolni.

lesson-A6-title = Együtt lépni
lesson-A6-task-1 = Mozdítsd meg három golyódat egyetlen lépésben.
lesson-A6-hint-1 = Válassz ki a sorból három szomszédosat, a negyediket hagyd, és lépj velük egy mezőt.
lesson-A6-right-1 = Három golyó egy vonalban úgy lép, mint egy. Kettő is tudna így, négy soha.
lesson-A6-wrong-1 = Most hárommal próbáld.

lesson-A7-title = Vonalban
lesson-A7-task-1 = Lépj a három fekete golyóval a saját vonaluk mentén.
lesson-A7-hint-1 = Válaszd ki mindhármat, aztán az üres mezőt a vonal egyik végén.
lesson-A7-right-1 = Az egész vonal egy mezővel odébb csúszik, az előtte lévő üres mezőre.
lesson-A7-wrong-1 = Mindháromnak abban a vonalban kell csúsznia, amelyben áll.

lesson-A8-title = Oldalazva
lesson-A8-task-1 = Most lépj a három fekete golyóval oldalra, egymás mellett.
lesson-A8-hint-1 = Válaszd ki mindhármat, aztán egy üres mezőt a felettük vagy alattuk lévő sorban.
lesson-A8-right-1 = Minden golyó más mezőre lép, ezért ezek mindegyikének üresnek kell lennie.
lesson-A8-wrong-1 = Mindháromnak együtt kell elhagynia a sorát.
lesson-A8-task-2 = Melyik oldalazó mozgás lehetséges?
lesson-A8-hint-2 = Nézd meg mindegyik mezőt, ahová a három golyó lépne, ne csak a nyílnál lévőt.
lesson-A8-right-2 = Mindhárom mező üres. Egyetlen golyó az útban, bármilyen színű, már megállítja az oldalazó mozgást.

lesson-A9-title = Szumitó: a tolás
lesson-A9-task-1 = Told el a fehér golyót.
lesson-A9-hint-1 = Válaszd ki mindkét fekete golyót, és lépj velük a fehér felé.
lesson-A9-right-1 = Kettő egy vonalban eltolja az egyet, amely közvetlenül előttük áll. Ez a szumitó.
lesson-A9-wrong-1 = A fehér golyónak is el kell mozdulnia.
lesson-A9-task-2 = Melyik tolás lehetséges?
lesson-A9-hint-2 = A tolók és az eltolt golyó egyetlen egyenes vonalban állnak.
lesson-A9-right-2 = A két szín egy vonalban áll, és a tolás e mentén halad.

lesson-A10-title = A túlerő
lesson-A10-task-1 = Told el a fehér golyót mindhárom golyóddal.
lesson-A10-hint-1 = Válaszd ki az egész vonalat, a hátsó végétől.
lesson-A10-right-1 = Három eltol egyet. Kettő is elég lett volna.
lesson-A10-wrong-1 = Használd mindhármat.
lesson-A10-task-2 = Most két fehér golyó áll előtted. Told el mindkettőt.
lesson-A10-hint-2 = Kettő kettő ellen egyensúly: senki sem tolhat. Neked hány van?
lesson-A10-right-2 = Három eltol kettőt: ennél erősebb tolás nincs.
lesson-A10-wrong-2 = Mindkét fehér golyónak el kell mozdulnia.
lesson-A10-task-3 = Négy golyód van a vonalban. Told el mindkét fehéret.
lesson-A10-hint-3 = Négy sosem lép együtt. A leghátsót hagyd ott, ahol van.
lesson-A10-right-3 = Három eltol kettőt, a negyedik marad: négy kettő ellen sem több, mint három kettő ellen.
lesson-A10-wrong-3 = Mindkét fehér golyónak el kell mozdulnia.
lesson-A10-task-4 = Három golyót egy vonalban szemből senki sem tol el. Törd meg más irányból!
lesson-A10-hint-4 = Lentről két fekete golyó céloz a fehér vonal közepére.
lesson-A10-right-4 = A sor mentén legfeljebb három áll három ellen. Keresztben viszont kettő eltol egyet, és a vonal megtört.
lesson-A10-wrong-4 = A fehér vonalból ki kell tolni egy golyót.

lesson-A11-title = Hézag nélkül
lesson-A11-task-1 = Hézagon át nem lehet tolni. Zárd be mindhárom golyóddal.
lesson-A11-hint-1 = Lépj az egész vonallal egy mezőt a fehér felé.
lesson-A11-right-1 = Ez sima lépés volt: a fehér meg sem mozdult. Most már érintkeznek a színek, és legközelebb tolhatsz.
lesson-A11-wrong-1 = Mindháromnak a fehér golyó mellé kell zárkóznia.

lesson-A12-title = Hely mögötte
lesson-A12-task-1 = A fekete tolni akar. Melyik szumitó lehetséges?
lesson-A12-hint-1 = Három dolog kell: egy vonal, hézag nélkül, és hely mögötte.
lesson-A12-right-1 = Három kettő ellen, egy vonalban, érintkezve, és mögöttük üres a mező.
lesson-A12-task-2 = A sor mentén egy golyó elzárja a tolást. Told el a fehéret másfelé.
lesson-A12-hint-2 = Balról, lentről még két fekete golyó céloz rá.
lesson-A12-right-2 = Ebben az irányban szabad volt a mező a fehér mögött. A sor mentén a saját golyód állt útban.
lesson-A12-wrong-2 = A fehér golyót el kell tolni.

lesson-A13-title = Le a tábláról
lesson-A13-task-1 = Told le a fehér golyót a tábláról.
lesson-A13-hint-1 = A szélen áll, és egy vonalban van vele két golyód.
lesson-A13-right-1 = A tábla széle annyit ér, mint egy üres mező mögötte, és a golyó kiesik a játékból.
lesson-A13-wrong-1 = A szélen álló fehér golyónak le kell esnie.

lesson-A14-title = A saját golyóid
lesson-A14-task-1 = Melyik lépés megengedett?
lesson-A14-hint-1 = A saját lépésed nem dobja le és nem is tolja el a golyóidat.
lesson-A14-right-1 = A vonal a széltől elfelé lép, üres mezőre. A golyóidat csak az ellenfél tolhatja le.

lesson-A15-title = Hattal nyersz
lesson-A15-task-1 = Mindkét fél letolt már ötöt. A fekete jön: nyerj!
lesson-A15-hint-1 = Már csak egy fehér golyó hiányzik. Melyik áll a szélen?
lesson-A15-right-1 = Lent van a hatodik golyó, megnyerted a játszmát.
lesson-A15-wrong-1 = A hatodik fehér golyónak le kell kerülnie a tábláról.

lesson-A16-title = Órával
lesson-A16-task-1 = Órával is lehet játszani: mindenkinek mondjuk tíz vagy tizenöt perce van az összes lépésére. Amíg gondolkodsz, jár az órád. Ha lejár, vesztettél, bármilyen jól állsz is.

lesson-A17-title = A játék szavai
lesson-A17-task-1 = A blokk három hármas sor egymás mellett. Hol látsz ilyet?
lesson-A17-hint-1 = Számold meg a sorokat: mindegyikben három golyó, és egyik sem lóg ki.
lesson-A17-right-1 = Kilenc golyó rombuszban. Minden vonalában három áll, ezért szinte feltörhetetlen.
lesson-A17-wrong-1 = Itt egy golyó nincs a helyén.
lesson-A17-task-2 = Három összetartozó golyó golyóhármas. Melyik az ív?
lesson-A17-hint-2 = Az egy vonalban alak egyenes, a háromszög alak háromszög, az ív hajlított.
lesson-A17-right-2 = A két szélső sem egy vonalban, sem egymás mellett nem áll: ez ív.
lesson-A17-wrong-2 = Ez a golyóhármas nem ív: egyenes vagy háromszög.
lesson-A17-task-3 = Egy vonalban alak, ív és háromszög alak egy táblán. Jelöld meg a háromszög alak három golyóját.
lesson-A17-hint-3 = A háromszög alakban minden golyó érinti a másik kettőt.
lesson-A17-right-3 = Mindhárom érinti egymást: háromszög alak.
lesson-A17-wrong-3 = Ez a golyó az egy vonalban alakhoz vagy az ívhez tartozik.
lesson-A17-task-4 = A det magányos golyó az ellenfél csoportjában. Jelöld meg.
lesson-A17-hint-4 = Legalább négy oldalról ellenfél áll mellette.
lesson-A17-right-4 = Az ellenfelek közt egyedül álló detet nehéz eltolni, és megbontja a vonalaikat.
lesson-A17-wrong-4 = A det az ellenfél golyói közt áll, elvágva a sajátjaitól.
lesson-A17-task-5 = Ha egyenlő számú golyó áll szemben egymással, az egyensúly. Melyik táblán látod?
lesson-A17-hint-5 = Számold meg mindkét színt a vonalban; és érintkezniük is kell.
lesson-A17-right-5 = Kettő kettő ellen: itt senki sem tolhat.
lesson-A17-wrong-5 = Itt nem egyenlő a számuk, vagy nem érintkeznek a színek.

lesson-R1-title = Harmadszor ugyanaz
lesson-R1-task-1 = Mindkét játékos oda-vissza lépett. A fehér jön: állítsd elő harmadszor is ugyanazt az állást.
lesson-R1-hint-1 = Vond vissza a fehér utolsó lépését: az f6 mezőn álló golyó hazamegy, és vele a vonala.
lesson-R1-right-1 = Ugyanaz az állás, ugyanaz jön, harmadszor: döntetlen.
lesson-R1-wrong-1 = Ez új állás, a játszma megy tovább.

lesson-R2-title = Nincs hová lépni
lesson-R2-task-1 = A feketének egyetlen golyója maradt, a sarokban. A fehér jön: zárd be.
lesson-R2-hint-1 = A sarok egyik szomszédja még üres.
lesson-R2-right-1 = A feketének nincs szabályos lépése. Passzolni nem lehet, ezért a játszma döntetlen.
lesson-R2-wrong-1 = A fekete golyó még ki tud jönni.

lesson-R3-title = Lépéskorlát
lesson-R3-task-1 = Ebben a játszmában három lépés letolt golyó nélkül döntetlen, és kettő már elment. Tartsd életben a játszmát!
lesson-R3-hint-1 = Ha letolsz egy golyót, a számolás elölről kezdődik.
lesson-R3-right-1 = Lekerült egy golyó, a számolás újraindul.
lesson-R3-wrong-1 = Ez lenne a harmadik csendes lépés: döntetlen.

lesson-R4-title = Ha lejár az idő
lesson-R4-task-1 = Óra nélkül senki sem veszít idővel. Órával a másik játékos nyer, amint lejár az időd, bármi áll is a táblán.

lesson-R13-title = Det a tábla szélén
lesson-R13-task-1 = Három fehér golyó áll magányosan a feketék között, mindhárom a tábla szélén. Jelöld meg azt a kettőt, amelyik det.
lesson-R13-hint-1 = A szélen álló golyónak hatnál kevesebb oldala van. A det négy oldalán, vagy az összesen, amennyi van neki, fekete golyó áll.
lesson-R13-right-1 = A sarokban elég három fekete golyó, mert negyedik oldal nincs; a szélen négy kell. A harmadik fehér golyónak még szabad az egyik oldala.
lesson-R13-wrong-1 = Ez nem det: szabad az egyik oldala a táblán, vagy nem magányos az ellenfél golyói között.

lesson-R14-title = Mekkora a blokk
lesson-R14-task-1 = Melyik táblán látsz blokkot?
lesson-R14-hint-1 = Egyetlen hármas sor csak egy vonalban alak, és két sor sem blokk még.
lesson-R14-right-1 = Három hármas sor egymás mellett: bármelyik vonala mentén nézed, három golyó tart össze.
lesson-R14-wrong-1 = Ez nem blokk: a blokk három hármas sor.

lesson-S1-title = A lapkák
lesson-S1-task-1 = 42 lapka, fele fekete, fele piros, és tábla nincs: a csoport arra nő, amerre szeretnétek. Húzd az asztalt, ha körül akarsz nézni.

lesson-S2-title = A kezdet
lesson-S2-task-1 = Melyik asztalon kezdődik épp egy játszma?
lesson-S2-hint-1 = Mindkét félnek egy lapkája van az asztalon és 20 a kezében.
lesson-S2-right-1 = Egy fekete és egy piros lapka, él az él mellett. A többi még kézben van.
lesson-S2-wrong-1 = Itt már raktak le lapkát.

lesson-S3-title = A fekete első lapkája
lesson-S3-task-1 = Jelöld meg azt a három helyet, ahová a fekete első lapkája kerülhet.
lesson-S3-hint-1 = Érintenie kell a pirosat, a feketétől viszont távol kell maradnia.
lesson-S3-right-1 = Ez a három hely érinti a piros lapkát, a feketét nem.

lesson-S4-title = Lapkák lerakása
lesson-S4-task-1 = Jelöld meg az összes helyet, ahová a következő lapka kerülhet.
lesson-S4-hint-1 = Járd körbe a csoportot: minden üres hely jó, amelynek közös éle van egy lapkával.
lesson-S4-right-1 = Egyetlen közös él is elég, és a szomszéd színe nem számít.

lesson-S5-title = A három alakzat
lesson-S5-task-1 = A fekete jön: fejezd be a gyűrűt, és nyerj.
lesson-S5-hint-1 = Öt fekete lapka fekszik egy hely körül. Hol a rés?
lesson-S5-right-1 = Hat lapka egy hely körül gyűrű. Hogy mi van középen, nem számít.
lesson-S5-wrong-1 = A gyűrűn még ott a rés.
lesson-S5-task-2 = Ugyanaz a gyűrű, de most te vagy a piros. Állítsd meg!
lesson-S5-hint-2 = Csak egy hely hiányzik. Foglald el te.
lesson-S5-right-2 = A résben másik színű lapka van, és oda a gyűrű.
lesson-S5-wrong-2 = Akkor a fekete befejezi a gyűrűt, és nyer.
lesson-S5-task-3 = A fekete egyszerre két helyen fenyeget sorral. Jelöld meg mindkettőt.
lesson-S5-hint-3 = Öt egy vonalban, és mindkét vége nyitott.
lesson-S5-right-3 = A piros csak az egyiket zárhatja el: a kettős fenyegetés nyer.
lesson-S5-wrong-3 = Ide tett fekete lapkából nem lenne hatos sor.
lesson-S5-task-4 = A fekete jön: fejezd be a háromszöget.
lesson-S5-hint-4 = Három, kettő és egy lapka soronként.
lesson-S5-right-4 = Három, kettő, egy: a háromszög nyer.
lesson-S5-wrong-4 = A háromszög még nincs kész.
lesson-S5-task-5 = Melyik asztalon nyert a fekete?
lesson-S5-hint-5 = Sor, háromszög vagy gyűrű egy színből, és semmi más.
lesson-S5-right-5 = Hat fekete lapkából gyűrű, közepén egy pirossal.
lesson-S5-wrong-5 = Hat fekete lapka, de se nem sor, se nem háromszög, se nem gyűrű.
lesson-S5-task-6 = A fekete jön: tegyél le egy lapkát úgy, hogy egyszerre két helyen fenyegessen sor.
lesson-S5-hint-6 = Négy fekszik egy vonalban. Az ötödiket úgy tedd le, hogy mindkét vége nyitott maradjon.
lesson-S5-right-6 = Öt egy vonalban, és mindkét vége nyitott: a piros csak az egyiket zárhatja el. Így jön létre a kettős fenyegetés.
lesson-S5-wrong-6 = E lépés után a piros egyetlen lapkával még megakadályozhatja a sort.

lesson-S6-title = Bejelentés
lesson-S6-task-1 = Ebben a játszmában be kell jelenteni az alakzatot. Fejezd be a sort, és jelentsd be.
lesson-S6-hint-1 = Tedd a hatodik lapkát a nyitott végre. Az asztal majd megkérdez.
lesson-S6-right-1 = Kirakva és bejelentve: csak a kettő együtt nyer.
lesson-S6-wrong-1 = Ez nem nyer: a sornak késznek kell lennie, és be is kell jelenteni.

lesson-S7-title = Elnézve
lesson-S7-task-1 = A feketének az előző lépése óta hat van egy vonalban, és senki sem vette észre. A fekete jön: nyerj!
lesson-S7-hint-1 = Nem kell lapka. Az asztal alatt bejelentheted.
lesson-S7-right-1 = Az alakzat még ott volt, és a piros közben nem nyert: tehát számít.
lesson-S7-wrong-1 = Nem kell semmit lerakni: jelentsd be a sort, amely ott fekszik.

lesson-S8-title = Lapkák áthelyezése
lesson-S8-task-1 = Minden lapka lent van, a piros jön. Tegyél át egy piros lapkát máshová.
lesson-S8-hint-1 = Válassz ki egy szélső piros lapkát, aztán egy helyet, ahol érinti a többit.
lesson-S8-right-1 = Egy saját lapka, bárhová, ahol érint egy másikat.
lesson-S8-task-2 = A fekete jön: nyerj egy lapka áthelyezésével.
lesson-S8-hint-2 = Öt fekszik egy vonalban, és egy mellettük.
lesson-S8-right-2 = Az áthelyezéssel kirakott alakzat ugyanúgy nyer, mint bármelyik másik.
lesson-S8-wrong-2 = A sor még nincs kész.

lesson-S9-title = Ami összetart
lesson-S9-task-1 = Jelöld meg azt a négy lapkát, amelyet nem lehet áthelyezni, bárkié is.
lesson-S9-hint-1 = Gondolj el egyet a helyéről. A többi még egy csoport?
lesson-S9-right-1 = Bármelyik nélkül szétesne a csoport, ezért maradnak.
lesson-S9-wrong-1 = E nélkül a lapka nélkül is együtt marad a többi: áthelyezhető.

lesson-S10-title = Kettő kettő ellen
lesson-S10-task-1 = Négy játékos, két csapat. Te vagy a fekete második játékosa: nyerj a csapatodnak.
lesson-S10-hint-1 = A társad lapkái is számítanak: öt fekszik egy vonalban.
lesson-S10-right-1 = A csapat színe számít, bárki rakta is le.
lesson-S10-wrong-1 = A csapatod sora még nincs kész.

lesson-S11-title = A csoport szétválasztása
lesson-S11-task-1 = Haladó szabályok: lépj úgy, hogy négy lapka kikerüljön a játékból.
lesson-S11-hint-1 = A bal oldali kis csoportot egyetlen fekete lapka tartja a nagynál. Emeld fel.
lesson-S11-right-1 = A kisebb csoport lekerül az asztalról. A lapkád a nagyobbal folytatja.
lesson-S11-wrong-1 = Négy lapkának kell kikerülnie.

lesson-S12-title = Egyenlő felek
lesson-S12-task-1 = Haladó szabályok, a piros jön: válaszd szét a csoportot két egyenlő félre, döntsd el, melyik kerüljön ki, és nyerj.
lesson-S12-hint-1 = Emeld fel a középső piros lapkát. Számold meg a fekete lapkákat mindkét oldalon: balra csak öt van. Tedd oda a lapkádat, és a jobb oldali fél kikerül.
lesson-S12-right-1 = A két fél egyenlő volt, ezért te választhattál. A jobb oldali kikerült, a feketének öt lapkája maradt, és öt már kevés (S13).
lesson-S12-wrong-1 = Azt a lapkát emeld fel, amely a két felet összeköti, és az a fél kerüljön ki, amelyikben több a fekete lapka.

lesson-S13-title = Öt már kevés
lesson-S13-task-1 = Nyerj úgy, hogy a pirosnak túl kevés lapkája maradjon.
lesson-S13-hint-1 = A pirosnak hat lapkája van. Ha akár egy is kikerül, vége.
lesson-S13-right-1 = A pirosnak öt maradt. Öt lapkából már nem lehet alakzat, ezért a piros vesztett.
lesson-S13-wrong-1 = A pirosnak még hat lapkája van.

lesson-S14-title = Mindkettőnek kevés
lesson-S14-task-1 = A feketének és a pirosnak is hat lapkája van. Keress lépést, amely után egyiknek sincs elég.
lesson-S14-hint-1 = Balra egy fekete és egy piros lapka egyetlen lapkán függ.
lesson-S14-right-1 = Egyszerre mindkettőnek öt maradt: döntetlen.
lesson-S14-wrong-1 = A játszma megy tovább: egyszerre kell mindkettőnek ötre fogynia.

lesson-R5-title = Magától bejelentve
lesson-R5-task-1 = Itt nem kell semmit bejelenteni. Fejezd be a sort.
lesson-R5-hint-1 = Öt egy vonalban, és mindkét vége nyitott.
lesson-R5-right-1 = Az alakzatot befejező lépés magától nyer, hacsak nem bejelentésben állapodtatok meg.
lesson-R5-wrong-1 = A sor még nincs kész.

lesson-R6-title = Mi kerül ki
lesson-R6-task-1 = A fekete felemeli a 0,0 lapkát, a kis és a nagy csoport közöttit. Jelöld meg a három lapkát, amely kikerül.
lesson-R6-hint-1 = Nézd az asztalt e nélkül a lapka nélkül. Melyik a kisebb csoport?
lesson-R6-right-1 = A felemelt lapka nélküli csoportok számítanak. Ő maga sosem kerül ki, akkor sem, ha újra összekötné őket.
lesson-R6-wrong-1 = Ez a lapka marad: ez a felemelt, vagy a legnagyobb csoporthoz tartozik.

lesson-R7-title = Előbb ki, aztán nézd
lesson-R7-task-1 = Egy fekete sor közepéről hiányzik egy lapka. Töltsd be a rést, és nyerj, de vigyázz: nem minden lapka jó hozzá.
lesson-R7-hint-1 = A rés fölötti lapka tartja a sor bal végét. Ha elmegy, az a vég kikerül.
lesson-R7-right-1 = A sor akkor is egész, amikor már minden levált lapka kikerült, tehát nyer.
lesson-R7-wrong-1 = E lépés után nincs hatos sor az asztalon.

lesson-R8-title = Döntetlen az asztalon
lesson-R8-task-1 = Két lapka vándorol az asztalon. A piros jön: állítsd elő harmadszor is ugyanazt az állást.
lesson-R8-hint-1 = Mindegy, hol az asztalon: ugord át még egyszer a fekete lapkát.
lesson-R8-right-1 = Ugyanazok a lapkák ugyanúgy: ez ugyanaz az állás, bárhol fekszik is. Döntetlen.
lesson-R8-wrong-1 = A lapkák most másképp fekszenek, a játszma megy tovább.

lesson-R9-title = Vissza nem
lesson-R9-task-1 = A fekete a bal oldali, 0,0 helyen fekvő lapkát helyezi át. Jelöld meg az összes helyet, ahová kerülhet.
lesson-R9-hint-1 = A másik kettő marad. Mellettük minden üres hely jó, csak a régi nem.
lesson-R9-right-1 = A többi mellett bárhová, csak oda nem, ahol volt: az passzolás lenne.

lesson-R10-title = A csapat lapkái
lesson-R10-task-1 = Négy játékos, minden lapka lent van, és a fekete második játékosa jön. Jelöld meg azt a lapkát, amelyet áthelyezhet.
lesson-R10-hint-1 = Bármelyik fekete lapka jó, akárki rakta le; de a kettő közül az egyik összetartja a csoportot.
lesson-R10-right-1 = A csapatod színe, és a többi nélküle is együtt marad.

lesson-R11-title = Szabad első lapka
lesson-R11-task-1 = Ebben a játszmában a fekete első lapkája szabad. Jelöld meg az összes helyet, ahová kerülhet.
lesson-R11-hint-1 = Minden hely jó, amely érinti a két lapka egyikét.
lesson-R11-right-1 = Az első lapka szabálya nélkül mind a nyolc környező hely nyitva áll.

lesson-R12-title = Több mint hat
lesson-R12-task-1 = Három meg három egy vonalban, köztük egy rés. A fekete jön: nyerj.
lesson-R12-hint-1 = Töltsd be a rést: hét egy vonalban.
lesson-R12-right-1 = Hétben is benne van a hatos sor, tehát az is nyer.
lesson-R12-wrong-1 = Még nincs hatos sor.
