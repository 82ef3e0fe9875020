## Mi a hiba egy állás szövegében; { $text } az, ami ott áll

## Abalone

position-abalone-fields = Az állás { $count } részből áll: hat kell (sorok, Fekete pontjai, Fehér pontjai, ki jön, féllépések az utolsó kilökés óta, a lépés száma).
position-abalone-row = { $row } jelű sor: „{ $text }”. Csak „S” (Fekete), „s” (Fehér) és az üres mezőket jelölő számjegyek állhatnak benne.
position-abalone-row-length = { $row } jelű sor: { $count } mező van benne, pedig { $expected } kell.
position-abalone-rows =
    { $count ->
        [10] A táblának kilencnél több sora van: i-től a-ig kell leírni őket, „/” jellel elválasztva.
       *[other] A táblának { $count } sora van: kilenc kell, i-től a-ig, „/” jellel elválasztva.
    }
position-abalone-number =
    { $field ->
        [black-score] Fekete pontjai: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [white-score] Fehér pontjai: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [quiet-plies] Az utolsó kilökés óta megtett féllépések: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [move-number-zero] A lépés száma 0, pedig az első lépés száma 1.
       *[move-number] A lépés száma: „{ $text }”, pedig 0 és { $max } közötti szám kell.
    }
position-abalone-turn = A soron lévő játékos jele „{ $text }”: „b” vagy „w” kell.
position-abalone-too-many-marbles =
    { $player ->
        [white] Fehérnek { $count } golyója van a táblán, és { $lost } golyóját kilökték: egy félnek összesen 14 van.
       *[black] Feketének { $count } golyója van a táblán, és { $lost } golyóját kilökték: egy félnek összesen 14 van.
    }
position-abalone-both-won = Mindkét fél kilökött hat golyót, pedig aki ezt elsőként eléri, már nyert.

## Six

position-six-fields = Az állás { $count } részből áll: hat kell (lapkák, Fekete keze, Piros keze, ki jön, szabályok, a lépés száma).
position-six-corner =
    { $part ->
        [tiles] A lapkák: „{ $text }”. Sorok kellenek, utánuk @ és a bal felső sarok, például BR@0,0.
       *[corner] A sarok: „{ $text }”. q,r alakban kell, mindkettő -{ $max } és { $max } között.
    }
position-six-rows = A lapkák: „{ $text }”. A sorokban „B”, „R” és a hézagokat jelölő számok állhatnak, „/” jellel elválasztva.
position-six-apart = A lapkák nem alkotnak egyetlen összefüggő csoportot.
position-six-hands =
    { $fault ->
        [seats] A kezek nem illenek össze: az egyik oldalon két játékosé, a másikon egyé.
       *[turn] A kezek nem illenek ahhoz, hogy ki jön: Fekete kezd, és a felek felváltva tesznek le egy-egy lapkát.
    }
position-six-number =
    { $field ->
        [hand] Egy kéz: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [move-number-zero] A lépés száma 0, pedig az első lépés száma 1.
       *[move-number] A lépés száma: „{ $text }”, pedig 0 és { $max } közötti szám kell.
    }
position-six-turn =
    { $seats ->
        [4] A soron lévő játékos jele „{ $text }”: „b1”, „r1”, „b2” vagy „r2” kell.
       *[2] A soron lévő játékos jele „{ $text }”: „b” vagy „r” kell.
    }
position-six-rules = A szabályok: „{ $text }”, pedig „basic” vagy „advanced” kell.
position-six-no-tiles = Nincs lapka az asztalon, pedig az első kettő kezdettől fogva ott van.
position-six-too-many-tiles =
    { $player ->
        [red] Pirosnak { $count } lapkája van az asztalon és { $held } a kezében: egy félnek összesen 21 van.
       *[black] Feketének { $count } lapkája van az asztalon és { $held } a kezében: egy félnek összesen 21 van.
    }
position-six-both-won = Mindkét félnek nyerő alakzata van, pedig aki elsőként rak ki ilyet, már nyert.
position-six-rules-differ = Az állás szövege szerint „{ $found }” szabályok érvényesek, a beállítás szerint „{ $option }”.
position-six-players-differ = Az állás szövege { $found } játékosról szól, a beállítás { $option } játékosról.
