## Amit az explain() és az elutasított lépések mondanak

verdict-ruling = a mi döntésünk: { $rule }

## Abalone: amit nem lehet

verdict-abalone-nothing-chosen = Egy lépésben legalább egy golyó mozdul: válassz ki egyet, kettőt vagy hármat a sajátjaid közül.
verdict-abalone-empty-cell = Azon a mezőn nincs golyó.
verdict-abalone-not-yours = Az a golyó az ellenfélé, és most nem ő jön.
verdict-abalone-mixed-group = Egy csoport egyszínű: csak a saját golyóid mozoghatnak együtt.
verdict-abalone-too-many = Legfeljebb három golyó mozoghat együtt, négy vagy több nem.
verdict-abalone-not-in-line = A golyók nem állnak egy egyenes vonalban, ezért nem mozoghatnak együtt.
verdict-abalone-group-gap = A golyók nem érnek össze: egy csoportban nincs hézag.
verdict-abalone-too-far = Egy golyó mindig csak egy mezőt léphet.
verdict-abalone-along-line = Az oldalazó mozgás oldalra visz. Ha a vonal mentén lépnél, add meg a leghátsó golyót és a mezőt, ahová lép.
verdict-abalone-off-board = A saját lépésed nem viheti le a saját golyódat a tábláról.
verdict-abalone-own-in-way = A saját golyód áll az útban, és azt nem lehet ellökni.
verdict-abalone-broadside-blocked = Oldalazó mozgásnál minden mezőnek üresnek kell lennie, ahová a csoport lép; az egyiken a saját golyód áll.
verdict-abalone-broadside-push = Az oldalazó mozgás sosem lök, és ahová a csoport lépne, ott az ellenfél golyója áll.
verdict-abalone-pac = Egyenlő számú golyó áll szemben egymással, ez egyensúly: egyik fél sem lökhet.
verdict-abalone-no-majority = Nincs meg a túlerő: több golyó áll szemben, mint ahány lök.
verdict-abalone-behind-blocked = Az ellökendő golyók mögött nincs szabad mező.
verdict-abalone-push-gap = Hézag van a két szín között: csak az egymáshoz érő golyókat lehet ellökni.
verdict-abalone-push-not-in-line = A két szín nem egy vonalban áll: a szumitó csak egyenesen előre lök.
verdict-abalone-game-over = A játszma véget ért.

## Abalone: amit lehet

verdict-abalone-broadside = Oldalazó mozgás: minden mező üres, ahová a csoport lép.
verdict-abalone-ejection = Szumitó, amely kilök egy golyót a tábláról.
verdict-abalone-sumito = Szumitó: a túlerő lök, és az ellökött golyók mögött szabad a mező.
verdict-abalone-in-line = Vonalban mozgás az elöl lévő üres mezőre.
verdict-abalone-step = Egy golyó egy szomszédos üres mezőre lép.

## Abalone: ami nem lépés; { $text } az, amit beírtak

verdict-abalone-not-a-move = „{ $text }” nem lépés: két mezőt (a1b2) vagy hármat (c3c5d4) írj.
verdict-abalone-not-a-cell = „{ $text }” nem mezője a táblának: a mezők a1-től i9-ig tartanak.
verdict-abalone-not-a-direction = „{ $text }” nem irány: E, NE, NW, W, SW vagy SE lehet.
verdict-abalone-no-cell = Ott a táblának nincs mezője.

## Six: amit nem lehet

verdict-six-occupied = Azon a helyen már van lapka.
verdict-six-touches-nothing = A lapkának legalább egy másikat érintenie kell, él az él mellett.
verdict-six-first-away-from-red = Fekete első lapkájának érintenie kell a kezdő piros lapkát.
verdict-six-first-touches-black = Fekete első lapkája nem érintheti a kezdő fekete lapkát.
verdict-six-still-placing = Lapkát csak akkor lehet áthelyezni, ha már mind az asztalon van: tegyél le egyet a kezedből.
verdict-six-nothing-in-hand = Minden lapkád az asztalon van: helyezz át egyet közülük.
verdict-six-no-tile = Azon a helyen nincs lapka, amelyet áthelyezhetnél.
verdict-six-not-yours = Az a lapka a másik félé: csak a sajátjaidat helyezheted át.
verdict-six-too-many-chosen = Egy lépésben csak egy lapkát helyezhetsz át.
verdict-six-splits = Ettől a csoport szétválna: az a lapka tartja össze a többit, ezért nem helyezhető át.
verdict-six-same-place = Az áthelyezett lapka nem kerülhet vissza oda, ahol volt.
verdict-six-loose = A lapkát olyan helyre kell tenni, ahol legalább egy másikat érint.
verdict-six-away-from-group = A lapkát olyan helyre kell tenni, ahol érinti az asztalon maradó csoportot.
verdict-six-choose-group = A legnagyobb csoportok egyforma nagyok: add meg, melyik marad, = jellel és az egyik helyével.
verdict-six-not-largest = Csak a legnagyobb csoportok egyike maradhat: olyan helyet adj meg, ahol annak egy lapkája fekszik.
verdict-six-nothing-to-choose = Ettől a lépéstől nem válik szét a csoport: nincs miből választani.
verdict-six-no-shape = Nincs mit bejelenteni: hat azonos színű lapkád akkor nyer, ha sort, háromszöget vagy gyűrűt alkot.
verdict-six-declare-first = Ez a lépés nem fejez be alakzatot; a korábban elkészültet külön kell bejelenteni, lépés előtt.
verdict-six-declared-by-itself = Ebben a játszmában az alakzatot nem kell bejelenteni: magától nyer, amint elkészül.
verdict-six-game-over = A játszma véget ért.

## Six: amit lehet

verdict-six-declaration = Egy elkészült, de észre nem vett alakzat bejelentése: nyer.
verdict-six-shape = A lapka nyerő alakzatot fejez be.
verdict-six-split = A lépéstől szétválik a csoport: a legnagyobbon kívül minden csoport kikerül a játékból.
verdict-six-move = Egy saját lapka olyan helyre kerül, ahol érint egy másikat.
verdict-six-first-tile = Fekete első lapkája a kezdő piros lapkát érinti, a feketét nem.
verdict-six-placement = A lapka érint egy másikat, él az él mellett.

## Six: ami nem lépés; { $text } az, amit beírtak

verdict-six-not-a-move = „{ $text }” nem lépés: egy helyet (2,-1) adj meg, vagy egy helyet és a lapka új helyét (2,-1>4,0), utána szükség szerint a maradó csoportot (=q,r) és a bejelentést (#).
verdict-six-not-a-cell = „{ $text }” nem hely: q,r alakban írd, például 2,-1.

## Six: ami nem akciója a környezetnek

verdict-six-not-an-action =
    { $fault ->
        [form] A bejelentés nem akció, a maradó csoportot pedig külön akció nevezi meg (=2,-1).
       *[options] Itt nincs ilyen akció: a beállítások kizárják.
    }
verdict-six-outside-window = A lépés kívül esik az ablakon: az ablak középpontja { $centre }, sugara { $radius } hely.
