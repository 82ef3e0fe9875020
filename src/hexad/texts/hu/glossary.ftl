## Abalone

term-marble = golyó
term-marble-meaning = A játék alapeleme: golyó az egyik fél színében. Mindkét félnek tizennégy van.
term-single = magányos golyó
term-single-meaning = Olyan golyó, amelynek nincs saját színű szomszédja.
term-pair = golyópár
term-pair-meaning = Két szomszédos, egyszínű golyó.
term-triple = golyóhármas
term-triple-meaning = Három összeérő, egyszínű golyó: egy vonalban alak, ív vagy háromszög alak.
term-lance = egy vonalban alak
term-lance-meaning = Egy egyenes vonalban álló golyóhármas.
term-bow = ív
term-bow-meaning = Ívbe hajló golyóhármas: a két szélső se nem egy vonalban, se nem egymás mellett áll.
term-shield = háromszög alak
term-shield-meaning = Olyan golyóhármas, amelyben mindegyik golyó érinti a másik kettőt: háromszög.
term-multi = golyócsoport
term-multi-meaning = Bármely összefüggő, egyszínű csoport, akármekkora és akármilyen alakú.
term-block = blokk
term-block-meaning = Három egyszínű hármas sor egymás mellett: kilenc golyóból álló rombusz (a mi döntésünk: R14). Szinte feltörhetetlen, mert minden vonalában három golyó áll.
term-det = det
term-det-meaning = Magányos golyó az ellenfél csoportjának belsejében, elvágva a sajátjaitól; a gazdájának előny. A mi döntésünk (R13), hogy akkor det, ha legalább négy oldalán, a tábla szélén pedig minden meglévő oldalán az ellenfél golyója áll.
term-pac = egyensúly
term-pac-meaning = A két színből ugyanannyi golyó áll szemben egymással egy vonalban, egy-egy, két-két vagy három-három: egyik fél sem lökhet.
term-sumito = szumitó
term-sumito-meaning = Túlerő szemtől szemben egy vonalban: kettő egy ellen, három egy ellen vagy három kettő ellen. A több ellöki a kevesebbet.
term-in-line = vonalban mozgás
term-in-line-meaning = A csoport a saját vonala mentén lép, az előtte lévő üres mezőre.
term-broadside = oldalazó mozgás
term-broadside-meaning = A csoport oldalra lép, változatlan sorrendben, csupa üres mezőre. Soha nem lök.

## Six

term-tile = lapka
    .also = hatszög
term-tile-meaning = Hatszögletű lapka az egyik fél színében. Összesen 42 van, 21 fekete és 21 piros.
term-hand = kéz
term-hand-meaning = Azok a lapkák, amelyeket a játékos még nem tett le.
term-group = csoport
term-group-meaning = Élükkel összefüggő lapkák, bármilyen színűek.
term-line = sor
term-line-meaning = Hat egyszínű lapka egy egyenes vonalban: nyerő alakzat.
term-triangle = háromszög
term-triangle-meaning = Hat egyszínű lapka, soronként három, kettő és egy: nyerő alakzat.
term-ring = gyűrű
term-ring-meaning = Hat egyszínű lapka egy hely körül, bármi van is középen: nyerő alakzat.
term-threat = fenyegetés
term-threat-meaning = Nyerő alakzat, amelyből már csak egy lapka hiányzik: a következő ilyen színű lapka befejezheti.
term-double-threat = kettős fenyegetés
term-double-threat-meaning = Két hely, amelyek bármelyikén befejezhető egy alakzat: az egyiket elzárni nem elég.
term-holding = összetartó lapka
term-holding-meaning = Olyan lapka, amely nélkül a többi több csoportra esne szét.
term-split = szétválasztás
term-split-meaning = A haladó szabályokban olyan lépés, amelytől a többi lapka szétválik: a legnagyobbat kivéve minden csoport kikerül a játékból.
term-declaration = bejelentés
term-declaration-meaning = Annak kimondása, hogy kész az alakzat. Vagy magától megtörténik, vagy a játékosokra van bízva.
