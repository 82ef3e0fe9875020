lesson-A1-title = A tábla
lesson-A1-task-1 = A golyód a sarokban áll. Jelöld meg az összes vele szomszédos mezőt.
lesson-A1-hint-1 = A tábla közepén egy mezőnek hat szomszédja van. A sarokban ennek a fele hiányzik.
lesson-A1-right-1 = A sarokmezőnek három szomszédja van, a szélsőnek négy, minden másiknak hat. Ezért veszélyes a tábla szélén állni.

lesson-A2-title = A felállás
lesson-A2-task-1 = Így kezdődik a játszma: mindkét oldalon 14 golyó, öt, hat és három golyóból álló sorokban, egymással szemben.
lesson-A2-task-2 = Melyik táblán látod az alapfelállást?
lesson-A2-hint-2 = Nézd a harmadik sort: három golyója középen áll.
lesson-A2-right-2 = Két teli sor, és a harmadikban a három középső mező. Más felállások is vannak, de ez az alapfelállás.
lesson-A2-wrong-2 = Ez nem az alapfelállás. Abban két teli sor van, és három golyó a harmadik közepén.

lesson-A3-title = Ki kezd?
lesson-A3-task-1 = Kezdődik a játszma. Jelöld meg azokat az elöl álló golyókat, amelyek most léphetnek.
lesson-A3-hint-1 = Mindig ugyanaz a szín lép először.
lesson-A3-right-1 = Mindig Fekete kezd. Utána a játékosok felváltva lépnek.

lesson-A4-title = Egyszerre csak egyet
lesson-A4-task-1 = Fekete jön. Melyik szabályos lépés ezek közül?
lesson-A4-hint-1 = Valamit lépned kell, de csak egyet. Az egyik táblán semmi sem történik; egy másikon két különálló golyó lépne együtt.
lesson-A4-right-1 = Egy golyó egy mezőt lép: ez egyetlen lépés, és máris az ellenfél jön.

lesson-A5-title = Egy lépés
lesson-A5-task-1 = Lépj a magányos fekete golyóval úgy, hogy érintse a két társát.
lesson-A5-hint-1 = Válaszd ki az e5 mezőn álló golyót, aztán a balra lent szomszédos mezőt.
lesson-A5-right-1 = Egy golyó, egy mező, szomszédos üres helyre: ennél egyszerűbb lépés nincs.
lesson-A5-task-2 = Jelöld meg az összes mezőt, ahová a fekete golyó léphet.
lesson-A5-hint-2 = Hat szomszédja van, de kettő foglalt.
lesson-A5-right-2 = Mind a hat irány nyitva áll, ha a mező üres. Egyetlen golyó nem tud lökni.

lesson-A6-title = Közös lépés
lesson-A6-task-1 = Lépj egyszerre három golyóddal.
lesson-A6-hint-1 = Válassz ki a sorból három szomszédosat, a negyediket hagyd a helyén, és lépj velük egy mezőt.
lesson-A6-right-1 = Három golyó egy vonalban úgy lép, mint egy. Kettő is tudna így, négy soha.
lesson-A6-wrong-1 = Most hárommal próbáld.

lesson-A7-title = Vonalban
lesson-A7-task-1 = Lépj a három fekete golyóval a saját vonaluk mentén.
lesson-A7-hint-1 = Válaszd ki mindhármat, aztán a vonal egyik végénél az üres mezőt.
lesson-A7-right-1 = Az egész vonal egy mezőt lép előre, az előtte lévő üres mezőre.
lesson-A7-wrong-1 = Mindháromnak a saját vonala mentén kell lépnie.

lesson-A8-title = Oldalazva
lesson-A8-task-1 = Most lépj a három fekete golyóval oldalra, egymás mellett.
lesson-A8-hint-1 = Válaszd ki mindhármat, aztán egy üres mezőt a felettük vagy alattuk lévő sorban.
lesson-A8-right-1 = Minden golyó más mezőre lép, ezért mindegyik mezőnek üresnek kell lennie.
lesson-A8-wrong-1 = Mindhárom golyónak együtt kell elhagynia a sorát.
lesson-A8-task-2 = Melyik oldalazó mozgás lehetséges?
lesson-A8-hint-2 = Nézd meg mindegyik mezőt, ahová a három golyó lépne, ne csak a nyílnál lévőt.
lesson-A8-right-2 = Mindhárom mező üres. Egyetlen útban álló golyó, bármilyen színű, már megállítja az oldalazó mozgást.

lesson-A9-title = Szumitó: az ellenfél ellökése
lesson-A9-task-1 = Lökd el a fehér golyót.
lesson-A9-hint-1 = Válaszd ki mindkét fekete golyót, és lépj velük a fehér felé.
lesson-A9-right-1 = Két golyó egy vonalban ellöki azt az egyet, amely közvetlenül előttük áll. Ez a szumitó.
lesson-A9-wrong-1 = A fehér golyónak is el kell mozdulnia.
lesson-A9-task-2 = Melyik lökés lehetséges?
lesson-A9-hint-2 = A lökő golyók és az ellökött golyó egyetlen egyenes vonalban állnak.
lesson-A9-right-2 = A két szín egy vonalban áll, és a lökés ennek mentén halad.

lesson-A10-title = A túlerő
lesson-A10-task-1 = Lökd el a fehér golyót mindhárom golyóddal.
lesson-A10-hint-1 = Válaszd ki az egész vonalat, a hátsó végénél kezdve.
lesson-A10-right-1 = Három ellök egyet. Kettő is elég lett volna.
lesson-A10-wrong-1 = Lökj mindhárommal.
lesson-A10-task-2 = Most két fehér golyó áll előtted. Lökd el mindkettőt.
lesson-A10-hint-2 = Kettő kettő ellen egyensúly: senki sem lökhet. Neked hány van?
lesson-A10-right-2 = Három ellök kettőt: ennél erősebb lökés nincs.
lesson-A10-wrong-2 = Mindkét fehér golyónak el kell mozdulnia.
lesson-A10-task-3 = Négy golyód van a vonalban. Lökd el mindkét fehéret.
lesson-A10-hint-3 = Négy sosem lép együtt. A leghátsót hagyd ott, ahol van.
lesson-A10-right-3 = Három ellök kettőt, a negyedik a helyén marad: négy kettő ellen sem több, mint három kettő ellen.
lesson-A10-wrong-3 = Mindkét fehér golyónak el kell mozdulnia.
lesson-A10-task-4 = Három egy vonalban álló golyót szemből senki sem tud ellökni. Törd meg a sort más irányból!
lesson-A10-hint-4 = Alulról két fekete golyó céloz a fehér vonal közepére.
lesson-A10-right-4 = A sor mentén legfeljebb három áll három ellen. Keresztben viszont kettő ellök egyet, és máris megtört a vonal.
lesson-A10-wrong-4 = Egy golyót ki kell lökni a fehér vonalból.

lesson-A11-title = Hézag nélkül
lesson-A11-task-1 = Hézagon át nem lehet lökni. Zárd be a hézagot mindhárom golyóddal.
lesson-A11-hint-1 = Lépj az egész vonallal egy mezőt a fehér golyó felé.
lesson-A11-right-1 = Ez sima lépés volt: a fehér golyó meg sem mozdult. A két szín most már érintkezik, legközelebb lökhetsz.
lesson-A11-wrong-1 = Mindháromnak fel kell zárkóznia a fehér golyóhoz.

lesson-A12-title = Hely a golyók mögött
lesson-A12-task-1 = Fekete lökni akar. Melyik szumitó lehetséges?
lesson-A12-hint-1 = Három dolog kell hozzá: egy vonalban álljanak, ne legyen köztük hézag, és legyen hely mögöttük.
lesson-A12-right-1 = Három kettő ellen, egy vonalban, hézag nélkül, és mögöttük üres a mező.
lesson-A12-task-2 = A sor mentén egy golyó elzárja a lökés útját. Lökd el a fehéret másfelé.
lesson-A12-hint-2 = Balról, alulról még két fekete golyó céloz rá.
lesson-A12-right-2 = Ebben az irányban szabad volt a mező a fehér golyó mögött. A sor mentén a saját golyód állt útban.
lesson-A12-wrong-2 = A fehér golyót el kell lökni.

lesson-A13-title = Kilökés a tábláról
lesson-A13-task-1 = Lökd ki a fehér golyót a tábláról.
lesson-A13-hint-1 = A szélen áll, és két golyód egy vonalban van vele.
lesson-A13-right-1 = A tábla széle annyit ér, mint egy üres mező a golyó mögött. A kilökött golyó kiesik a játékból.
lesson-A13-wrong-1 = A szélen álló fehér golyót kell kilökni.

lesson-A14-title = A saját golyóid
lesson-A14-task-1 = Melyik lépés megengedett?
lesson-A14-hint-1 = A saját lépésed nem löki el a golyóidat, és le sem viszi őket a tábláról.
lesson-A14-right-1 = A vonal a tábla szélétől befelé lép, üres mezőre. A golyóidat csak az ellenfél lökheti ki.

lesson-A15-title = Hattal nyersz
lesson-A15-task-1 = Mindkét fél kilökött már öt golyót. Fekete jön: nyerj!
lesson-A15-hint-1 = Már csak egy fehér golyó hiányzik. Melyiket tudod kilökni a tábla széléről?
lesson-A15-right-1 = Kilökted a hatodik golyót, megnyerted a játszmát.
lesson-A15-wrong-1 = Ki kell lökni a hatodik fehér golyót.

lesson-A16-title = Órával
lesson-A16-task-1 = Órával is lehet játszani: mindkét játékosnak előre meghatározott ideje van az egész játszmára, például tíz vagy tizenöt perc. Amíg gondolkodsz, jár az órád. Ha lejár az időd, vesztettél, bármilyen jól állsz is. A versenyeken mindig órával játszanak.

lesson-A17-title = Terminológia
lesson-A17-task-1 = A blokk három hármas sor egymás mellett. Melyik táblán látsz ilyet?
lesson-A17-hint-1 = Számold meg a sorokat: mindegyikben három golyó áll, és egyik sem lóg ki.
lesson-A17-right-1 = Kilenc golyó rombusz alakban. Minden vonalában három áll, ezért szinte feltörhetetlen.
lesson-A17-wrong-1 = Itt egy golyó nincs a helyén.
lesson-A17-task-2 = Három összetartozó golyó neve golyóhármas. Melyik az ív?
lesson-A17-hint-2 = Az egy vonalban alak egyenes, a háromszög alakban mindhárom golyó összeér, az ív hajlított.
lesson-A17-right-2 = A két szélső sem egy vonalban, sem egymás mellett nem áll: ez ív.
lesson-A17-wrong-2 = Ez a golyóhármas nem ív: egyenes vagy háromszög.
lesson-A17-task-3 = Egy vonalban alak, ív és háromszög alak egy táblán. Jelöld meg a háromszög alak három golyóját.
lesson-A17-hint-3 = A háromszög alakban minden golyó érinti a másik kettőt.
lesson-A17-right-3 = Mindegyik érinti a másik kettőt: ez a háromszög alak.
lesson-A17-wrong-3 = Ez a golyó az egy vonalban alakhoz vagy az ívhez tartozik.
lesson-A17-task-4 = A det magányos golyó az ellenfél csoportjának belsejében. Jelöld meg.
lesson-A17-hint-4 = Legalább négy oldalán az ellenfél golyója áll (a mi döntésünk: R13).
lesson-A17-right-4 = Az ellenfél golyói közt álló detet nehéz ellökni, és megbontja az ellenfél vonalait.
lesson-A17-wrong-4 = A det az ellenfél golyói közt áll, elvágva a sajátjaitól.
lesson-A17-task-5 = Ha egyenlő számú golyó áll szemben egymással, az egyensúly. Melyik táblán látod?
lesson-A17-hint-5 = Számold meg mindkét szín golyóit a vonalban; érintkezniük is kell.
lesson-A17-right-5 = Kettő kettő ellen: itt senki sem lökhet.
lesson-A17-wrong-5 = Itt a két szín nem egyforma erős, vagy nem érintkezik.
lesson-A17-task-6 = A magányos golyónak nincs saját színű szomszédja. Jelöld meg a két fekete magányos golyót.
lesson-A17-hint-6 = A fehér szomszéd nem számít: olyan fekete golyót keress, amely egyetlen másik feketét sem érint.
lesson-A17-right-6 = Egyikük sem érint másik fekete golyót. A magányos golyó nem tud lökni, és nincs mellette, aki segítsen.
lesson-A17-wrong-6 = Ennek a golyónak van saját színű szomszédja.
lesson-A17-task-7 = A golyópár két szomszédos, egyszínű golyó. Jelöld meg a fekete golyópárt.
lesson-A17-hint-7 = Két fekete golyó érinti egymást; a többi egyedül áll.
lesson-A17-right-7 = Ketten együtt: a golyópár egy golyót már el tud lökni.
lesson-A17-wrong-7 = Ez a golyó egyetlen másik saját színűt sem érint.
lesson-A17-task-8 = Melyik golyóhármas egy vonalban alak?
lesson-A17-hint-8 = Az egy vonalban alak egyenes, a három irány bármelyikében.
lesson-A17-right-8 = Három golyó egy egyenes vonalban: nincs nála erősebb csoport, amely együtt léphet.
lesson-A17-wrong-8 = Ez a golyóhármas nem egyenes: hajlított vagy háromszög.
lesson-A17-task-9 = Az összefüggő, egyszínű golyók golyócsoportot alkotnak, akárhányan vannak, és akármilyen alakban állnak. Jelöld meg a legnagyobb fekete golyócsoportot.
lesson-A17-hint-9 = Haladj fekete golyóról szomszédos fekete golyóra, ameddig csak tudsz. Az alsó három nem érinti a többit.
lesson-A17-right-9 = Öt golyó függ össze; az alakjuk nem számít.
lesson-A17-wrong-9 = Ez a golyó nem a legnagyobb csoporthoz tartozik.

lesson-R1-title = Harmadszor ugyanaz
lesson-R1-task-1 = Mindkét játékos oda-vissza lépett. Fehér jön: állítsd elő harmadszor is ugyanazt az állást.
lesson-R1-hint-1 = Lépj vissza oda, ahonnan Fehér legutóbb jött: az f6 mezőn álló golyó a vonalával együtt visszatér a helyére.
lesson-R1-right-1 = Ugyanaz az állás, ugyanaz a játékos jön, harmadszor: döntetlen.
lesson-R1-wrong-1 = Ez új állás, a játszma megy tovább.

lesson-R2-title = Nincs hová lépni
lesson-R2-task-1 = Feketének egyetlen golyója maradt, a sarokban. Fehér jön: zárd be.
lesson-R2-hint-1 = A sarok egyik szomszédja még üres.
lesson-R2-right-1 = Feketének nincs szabályos lépése. Passzolni nem lehet, ezért a játszma döntetlen.
lesson-R2-wrong-1 = A fekete golyó még ki tud jönni.

lesson-R3-title = Lépéskorlát
lesson-R3-task-1 = Ebben a játszmában három kilökés nélküli lépés döntetlent jelent, és kettő már megvolt. Tartsd életben a játszmát!
lesson-R3-hint-1 = Ha kilöksz egy golyót, a számolás elölről kezdődik.
lesson-R3-right-1 = Kilöktél egy golyót, a számolás elölről kezdődik.
lesson-R3-wrong-1 = Ez a harmadik lépés kilökés nélkül: döntetlen.

lesson-R4-title = Ha lejár az idő
lesson-R4-task-1 = Óra nélkül senki sem veszít időtúllépéssel. Órával a másik játékos nyer, amint lejár az időd, bármi áll is a táblán.

lesson-R13-title = Det a tábla szélén
lesson-R13-task-1 = Három fehér golyó áll magányosan a feketék között, mindhárom a tábla szélén. Jelöld meg közülük a két detet.
lesson-R13-hint-1 = A szélen álló golyónak nincs hat szomszédos mezője. Akkor det, ha négy oldalán, vagy minden meglévő oldalán fekete golyó áll.
lesson-R13-right-1 = A sarokban elég három fekete golyó, mert ott nincs negyedik oldal; a szélen négy kell. A harmadik fehér golyónak még szabad az egyik oldala.
lesson-R13-wrong-1 = Ez nem det: a táblán még szabad az egyik oldala, vagy nem magányosan áll az ellenfél golyói között.

lesson-R14-title = Mekkora a blokk?
lesson-R14-task-1 = Melyik táblán látsz blokkot?
lesson-R14-hint-1 = Egyetlen hármas sor csak egy vonalban alak, és két sor sem blokk még.
lesson-R14-right-1 = Három hármas sor egymás mellett: bármelyik vonala mentén nézed, három golyó tart össze.
lesson-R14-wrong-1 = Ez nem blokk: a blokk három hármas sor.

lesson-S1-title = A lapkák
lesson-S1-task-1 = 42 lapka, fele fekete, fele piros, tábla pedig nincs: a csoport arra nő, amerre szeretnétek. Húzd az asztalt, ha körül akarsz nézni.

lesson-S2-title = A kezdés
lesson-S2-task-1 = Melyik asztalon kezdődik épp egy játszma?
lesson-S2-hint-1 = Mindkét félnek egy lapkája van az asztalon és 20 a kezében.
lesson-S2-right-1 = Egy fekete és egy piros lapka, él az él mellett. A többi még kézben van.
lesson-S2-wrong-1 = Itt már tettek le lapkát.

lesson-S3-title = Fekete első lapkája
lesson-S3-task-1 = Jelöld meg azt a három helyet, ahová Fekete első lapkája kerülhet.
lesson-S3-hint-1 = A piros lapkát érintenie kell, a feketét nem érintheti.
lesson-S3-right-1 = Ez a három hely érinti a piros lapkát, a feketét nem.

lesson-S4-title = A lapkák lerakása
lesson-S4-task-1 = Jelöld meg az összes helyet, ahová a következő lapka kerülhet.
lesson-S4-hint-1 = Járd körbe a csoportot: minden olyan üres hely jó, amelynek közös éle van egy lapkával.
lesson-S4-right-1 = Egyetlen közös él is elég, és a szomszéd színe nem számít.

lesson-S5-title = A három alakzat
lesson-S5-task-1 = Fekete jön: fejezd be a gyűrűt, és nyerj.
lesson-S5-hint-1 = Öt fekete lapka fekszik egy hely körül. Hol a rés?
lesson-S5-right-1 = Hat lapka egy hely körül: ez a gyűrű. Hogy mi van középen, nem számít.
lesson-S5-wrong-1 = A gyűrűn még ott a rés.
lesson-S5-task-2 = Ugyanaz a gyűrű, de most te vagy Piros. Állítsd meg!
lesson-S5-hint-2 = Már csak egy hely hiányzik a gyűrűhöz. Foglald el te.
lesson-S5-right-2 = A résben más színű lapka van, és oda a gyűrű.
lesson-S5-wrong-2 = Így Fekete befejezi a gyűrűt, és nyer.
lesson-S5-task-3 = Fekete egyszerre két helyen fenyeget sorral. Jelöld meg mindkettőt.
lesson-S5-hint-3 = Öt lapka egy vonalban, és mindkét vége nyitott.
lesson-S5-right-3 = Piros csak az egyiket zárhatja el: a kettős fenyegetés nyer.
lesson-S5-wrong-3 = Az ide tett fekete lapkával nem lenne kész a hatos sor.
lesson-S5-task-4 = Fekete jön: fejezd be a háromszöget.
lesson-S5-hint-4 = Három, kettő és egy lapka soronként.
lesson-S5-right-4 = Három, kettő, egy: a háromszög nyer.
lesson-S5-wrong-4 = A háromszög még nincs kész.
lesson-S5-task-5 = Melyik asztalon nyert Fekete?
lesson-S5-hint-5 = Sor, háromszög vagy gyűrű, csupa egyszínű lapkából.
lesson-S5-right-5 = Gyűrű hat fekete lapkából, közepén egy pirossal.
lesson-S5-wrong-5 = Hat fekete lapka, de se nem sor, se nem háromszög, se nem gyűrű.
lesson-S5-task-6 = Fekete jön: tegyél le egy lapkát úgy, hogy egyszerre két helyen is sorral fenyegess.
lesson-S5-hint-6 = Négy lapka fekszik egy vonalban. Az ötödiket úgy tedd le, hogy a vonal mindkét vége nyitott maradjon.
lesson-S5-right-6 = Öt lapka egy vonalban, két nyitott véggel: Piros csak az egyiket zárhatja el. Így jön létre a kettős fenyegetés.
lesson-S5-wrong-6 = E lépés után Piros egyetlen lapkával még megakadályozhatja a sort.

lesson-S6-title = Bejelentés
lesson-S6-task-1 = Ebben a játszmában be kell jelenteni az alakzatot. Fejezd be a sort, és jelentsd be.
lesson-S6-hint-1 = Tedd a hatodik lapkát a sor egyik nyitott végére. Ekkor megkérdezzük, bejelented-e.
lesson-S6-right-1 = Kiraktad, és be is jelentetted: csak a kettő együtt nyer.
lesson-S6-wrong-1 = Ez nem nyer: a sornak késznek kell lennie, és be is kell jelenteni.

lesson-S7-title = Az észre nem vett alakzat
lesson-S7-task-1 = Feketének az előző lépése óta hat lapkája fekszik egy vonalban, és senki sem vette észre. Fekete jön: nyerj!
lesson-S7-hint-1 = Nem kell lapka: nyomd meg az asztal alatti „Alakzat bejelentése” gombot.
lesson-S7-right-1 = Az alakzat még ott volt, és Piros közben nem nyert: tehát érvényes.
lesson-S7-wrong-1 = Nem kell semmit letenni: jelentsd be a sort, amely ott fekszik.

lesson-S8-title = A lapkák áthelyezése
lesson-S8-task-1 = Minden lapka az asztalon van. Piros jön: helyezz át egy piros lapkát.
lesson-S8-hint-1 = Válassz ki egy szélső piros lapkát, aztán egy helyet, ahol érinti a többit.
lesson-S8-right-1 = Egy saját lapka bárhová kerülhet, ahol érint egy másikat.
lesson-S8-task-2 = Fekete jön: nyerj egy lapka áthelyezésével.
lesson-S8-hint-2 = Öt lapka fekszik egy vonalban, és egy mellettük.
lesson-S8-right-2 = Az áthelyezéssel kirakott alakzat ugyanúgy nyer, mint bármelyik másik.
lesson-S8-wrong-2 = A sor még nincs kész.

lesson-S9-title = Ami összetart
lesson-S9-task-1 = Jelöld meg azt a négy lapkát, amelyet nem lehet áthelyezni, bármilyen színű is.
lesson-S9-hint-1 = Képzeld el, hogy az egyik lapka nincs ott. A többi még mindig egyetlen csoport?
lesson-S9-right-1 = Bármelyikük nélkül szétesne a csoport, ezért a helyükön maradnak.
lesson-S9-wrong-1 = Nélküle is együtt marad a többi: ez a lapka áthelyezhető.

lesson-S10-title = Kettő kettő ellen
lesson-S10-task-1 = Négy játékos, két csapat. Te vagy a fekete csapat második játékosa: nyerj a csapatodnak.
lesson-S10-hint-1 = A társad lapkái is számítanak: öt fekszik egy vonalban.
lesson-S10-right-1 = A csapat színe számít, bárki rakta is le a lapkákat.
lesson-S10-wrong-1 = A csapatod sora még nincs kész.
lesson-S10-task-2 = A társak egymással szemben ülnek, ezért a színek körben váltakoznak: az óramutató járása szerint Fekete első, Piros első, Fekete második, majd Piros második játékosa következik. Mindenkinek tíz lapkája van, és a fekete csapat dönti el, melyik játékosa kezd. A társak nem beszélhetnek a játékról, és jeleket sem adhatnak egymásnak.

lesson-S11-title = A csoport szétválasztása
lesson-S11-task-1 = Haladó szabályok: lépj úgy, hogy négy lapka kikerüljön a játékból.
lesson-S11-hint-1 = A bal oldali kis csoportot egyetlen fekete lapka tartja a nagynál. Emeld fel.
lesson-S11-right-1 = A kisebb csoport lekerül az asztalról. A lapkád a nagyobbhoz kerül.
lesson-S11-wrong-1 = Négy lapkának kell kikerülnie.

lesson-S12-title = Két egyforma csoport
lesson-S12-task-1 = Haladó szabályok, Piros jön: válaszd szét a lapkákat két egyforma nagy csoportra, döntsd el, melyik kerüljön ki, és nyerj.
lesson-S12-hint-1 = Emeld fel a középső piros lapkát, és számold meg a fekete lapkákat mindkét oldalon: balra csak öt van. Oda tedd le a lapkádat, és a jobb oldali csoport kikerül.
lesson-S12-right-1 = A két csoport egyforma nagy volt, ezért te dönthettél. A jobb oldali kikerült, Feketének öt lapkája maradt, és öt már kevés (S13).
lesson-S12-wrong-1 = Azt a lapkát emeld fel, amely a két csoportot összeköti, és az a csoport kerüljön ki, amelyikben több a fekete lapka.

lesson-S13-title = Öt már kevés
lesson-S13-task-1 = Nyerj úgy, hogy Pirosnak túl kevés lapkája maradjon.
lesson-S13-hint-1 = Pirosnak hat lapkája van. Ha akár egy is kikerül, vége.
lesson-S13-right-1 = Pirosnak öt lapkája maradt. Ötből már nem lehet alakzat, ezért Piros vesztett.
lesson-S13-wrong-1 = Pirosnak még hat lapkája van.

lesson-S14-title = Mindkettőnek kevés
lesson-S14-task-1 = Feketének és Pirosnak is hat lapkája van. Keress olyan lépést, amely után egyiknek sincs elég.
lesson-S14-hint-1 = Balra egy fekete és egy piros lapka egyetlen lapkán függ.
lesson-S14-right-1 = Egyszerre mindkettőnek öt maradt: döntetlen.
lesson-S14-wrong-1 = A játszma megy tovább: mindkét félnek egyszerre kell ötre fogynia.

lesson-R5-title = Bejelentés nélkül
lesson-R5-task-1 = Itt nem kell semmit bejelenteni. Fejezd be a sort.
lesson-R5-hint-1 = Öt lapka egy vonalban, és mindkét vége nyitott.
lesson-R5-right-1 = Az alakzatot befejező lépés rögtön nyer, hacsak nem bejelentéses játszmában állapodtatok meg.
lesson-R5-wrong-1 = A sor még nincs kész.

lesson-R6-title = Mi kerül ki?
lesson-R6-task-1 = Fekete felemeli a kis és a nagy csoportot összekötő lapkát. Jelöld meg azt a három lapkát, amely kikerül.
lesson-R6-hint-1 = Nézd az asztalt e nélkül a lapka nélkül. Melyik a kisebb csoport?
lesson-R6-right-1 = A felemelt lapka nélküli csoportok számítanak. Maga a felemelt lapka sosem kerül ki, akkor sem, ha újra összekötné őket.
lesson-R6-wrong-1 = Ez a lapka marad: vagy ez a felemelt, vagy a legnagyobb csoporthoz tartozik.

lesson-R7-title = Alakzat a kikerülés után
lesson-R7-task-1 = Egy fekete sor közepéről hiányzik egy lapka. Töltsd be a rést, és nyerj, de vigyázz: nem minden lapka jó hozzá.
lesson-R7-hint-1 = A réstől balra fent fekvő fekete lapka tartja a sor bal végét. Ha elveszed, az a vég kikerül.
lesson-R7-right-1 = A sor akkor is egész, amikor már minden levált lapka kikerült, tehát nyer.
lesson-R7-wrong-1 = E lépés után nincs hatos sor az asztalon.

lesson-R8-title = Ugyanaz az állás máshol
lesson-R8-task-1 = Két lapka vándorol az asztalon. Piros jön: állítsd elő harmadszor is ugyanazt az állást.
lesson-R8-hint-1 = Mindegy, hol az asztalon: ugord át még egyszer a fekete lapkát.
lesson-R8-right-1 = Ugyanazok a lapkák ugyanúgy: ez ugyanaz az állás, bárhol fekszik is. Döntetlen.
lesson-R8-wrong-1 = A lapkák most másképp fekszenek, a játszma megy tovább.

lesson-R9-title = Vissza nem kerülhet
lesson-R9-task-1 = Fekete áthelyezi a bal oldali lapkát. Jelöld meg az összes helyet, ahová kerülhet.
lesson-R9-hint-1 = A másik kettő marad. Mellettük minden üres hely jó, csak a régi nem.
lesson-R9-right-1 = A többi mellett bárhová, csak oda nem, ahol volt: az passzolás lenne.

lesson-R10-title = A csapat lapkái
lesson-R10-task-1 = Négy játékos, minden lapka az asztalon van, és a fekete csapat második játékosa jön. Jelöld meg azt a lapkát, amelyet áthelyezhet.
lesson-R10-hint-1 = Bármelyik fekete lapka jó, akárki rakta le; de a kettő közül az egyik összetartja a csoportot.
lesson-R10-right-1 = A csapatod színe, és a többi nélküle is együtt marad.

lesson-R11-title = Szabad első lapka
lesson-R11-task-1 = Ebben a játszmában Fekete első lapkája szabad. Jelöld meg az összes helyet, ahová kerülhet.
lesson-R11-hint-1 = Minden hely jó, amely érinti a két lapka valamelyikét.
lesson-R11-right-1 = Az első lapka szabálya nélkül mind a nyolc környező hely nyitva áll.

lesson-R12-title = Több mint hat
lesson-R12-task-1 = Három meg három lapka egy vonalban, köztük egy rés. Fekete jön: nyerj.
lesson-R12-hint-1 = Töltsd be a rést: hét lesz egy vonalban.
lesson-R12-right-1 = A hétben is benne van a hatos sor, tehát ez is nyer.
lesson-R12-wrong-1 = Még nincs hatos sor.

lesson-pairing-title = Miért nem lehet kikényszeríteni háromszöget vagy gyűrűt?
lesson-pairing-task-1 = Te vagy Fekete: támadj! Tegyél le nyolc lapkát, és próbálj háromszöget vagy gyűrűt kirakni. Piros minden vízszintes vonal helyeit párokba rendezi, és mindig annak a párnak a másik helyére tesz lapkát, amelyikbe te tettél.
lesson-pairing-hint-1 = Próbálj ki bármilyen háromszöget vagy gyűrűt: a helyei között mindig van egy teljes pár, és annak az egyik helyét Piros foglalja el.
lesson-pairing-right-1 = Se háromszög, se gyűrű. Bárhol és bármilyen irányban legyenek is, mindig van bennük egy teljes pár, és amelyik párba lapkát teszel, annak a másik helyét Piros foglalja el. Ez a válasz mindig szabályos, mert a lapkája érinti a tiédet. A lapkák lerakása közben tehát egyik alakzat sem kényszeríthető ki.
lesson-pairing-wrong-1 = Ez sor, és a sorok ellen a párok nem védenek: a következő feladatból kiderül, miért. Háromszöggel vagy gyűrűvel próbálkozz.
lesson-pairing-task-2 = Piros ugyanígy védekezett, de ezúttal sort építettél. Fekete jön: nyerj.
lesson-pairing-hint-2 = Az öt fekete lapka öt különböző vízszintes vonalban fekszik, mindegyik a piros párja mellett. Folytasd az egyik végén.
lesson-pairing-right-2 = A vízszintes vonalakat keresztező sor hat párból foglal el egy-egy helyet, ezért egyetlen teljes pár sincs benne; csak a vízszintes sorban van. A másik két irányban Pirosnak időben el kell zárnia a sort.
lesson-pairing-wrong-2 = A sor még nincs kész.
lesson-pairing-task-3 = Minden lapka az asztalon van, és egy piros lapka épp most hagyta el a párját. Fekete jön: fejezd be a háromszöget.
lesson-pairing-hint-3 = A háromszög egyik helye újra üres. Tegyél oda egy olyan lapkát, amelyre a háromszögben nincs szükség.
lesson-pairing-right-3 = Amint áthelyezitek a lapkákat, a párok felbomlanak, és ez a védelem már nem működik. A lerakás közben véd a háromszög és a gyűrű ellen; a sorok ellen és az áthelyezések szakaszában nem.
lesson-pairing-wrong-3 = A háromszög még nincs kész.
