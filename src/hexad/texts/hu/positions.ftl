## Mi a hiba egy állás szövegében; { $text } az, ami ott áll

## Abalone

position-abalone-fields = Az állás { $count } részből áll: hat kell (sorok, Fekete pontjai, Fehér pontjai, ki jön, féllépések az utolsó letolás óta, a lépés száma).
position-abalone-row = { $row } sor: „{ $text }”. Csak „S” (Fekete), „s” (Fehér) és az üres mezőket jelölő számjegyek állhatnak benne.
position-abalone-row-length = { $row } sor: { $count } mező van benne, pedig { $expected } kell.
position-abalone-rows =
    { $count ->
        [10] A táblának kilencnél több sora van: i-től a-ig kell leírni őket, „/” jellel elválasztva.
       *[other] A táblának { $count } sora van: kilenc kell, i-től a-ig, „/” jellel elválasztva.
    }
position-abalone-number =
    { $field ->
        [black-score] Fekete pontjai: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [white-score] Fehér pontjai: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [quiet-plies] Az utolsó letolás óta megtett féllépések: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [move-number-zero] A lépés száma 0: az első lépés száma 1.
       *[move-number] A lépés száma: „{ $text }”, pedig 0 és { $max } közötti szám kell.
    }
position-abalone-turn = Az, hogy ki jön, „{ $text }” alakban szerepel: „b” vagy „w” kell.
position-abalone-too-many-marbles =
    { $player ->
        [white] Fehérnek { $count } golyója van a táblán, és { $lost } golyóját letolták: egy félnek összesen 14 van.
       *[black] Feketének { $count } golyója van a táblán, és { $lost } golyóját letolták: egy félnek összesen 14 van.
    }
position-abalone-both-won = Mindkét fél letolt hat golyót: aki elsőként éri ezt el, már nyert.

## Six

position-six-fields = Az állás { $count } részből áll: hat kell (lapkák, Fekete keze, Piros keze, ki jön, szabályok, a lépés száma).
position-six-corner =
    { $part ->
        [tiles] A lapkák: „{ $text }”. Sorok kellenek, utánuk @ és a bal felső sarok, mint ebben: BR@0,0.
       *[corner] A sarok: „{ $text }”. q,r alakban kell, mindkettő -{ $max } és { $max } között.
    }
position-six-rows = A lapkák: „{ $text }”. A sorokban „B”, „R” és a hézagokat jelölő számok állhatnak, „/” jellel elválasztva.
position-six-apart = A lapkák nem függnek össze egyetlen csoportban.
position-six-hands =
    { $fault ->
        [seats] A kezek nem illenek össze: az egyik oldalon két játékosé, a másikon egyé.
       *[turn] A kezek nem illenek ahhoz, hogy ki jön: Fekete kezd, és a felek felváltva tesznek le egy-egy lapkát.
    }
position-six-number =
    { $field ->
        [hand] Egy kéz: „{ $text }”, pedig 0 és { $max } közötti szám kell.
        [move-number-zero] A lépés száma 0: az első lépés száma 1.
       *[move-number] A lépés száma: „{ $text }”, pedig 0 és { $max } közötti szám kell.
    }
position-six-turn =
    { $seats ->
        [4] Az, hogy ki jön, „{ $text }” alakban szerepel: „b1”, „r1”, „b2” vagy „r2” kell.
       *[2] Az, hogy ki jön, „{ $text }” alakban szerepel: „b” vagy „r” kell.
    }
position-six-rules = A szabályok: „{ $text }”, pedig „basic” vagy „advanced” kell.
position-six-no-tiles = Nincs lapka az asztalon: az első kettő kezdettől ott van.
position-six-too-many-tiles =
    { $player ->
        [red] Pirosnak { $count } lapkája van az asztalon és { $held } a kezében: egy félnek összesen 21 van.
       *[black] Feketének { $count } lapkája van az asztalon és { $held } a kezében: egy félnek összesen 21 van.
    }
position-six-both-won = Mindkét félnek nyerő alakzata van: aki elsőként alkotott ilyet, már nyert.
position-six-rules-differ = Az állás szövegében „{ $found }” szabályok szerepelnek, az opcióban „{ $option }”.
position-six-players-differ = Az állás szövege { $found } játékosról szól, az opció { $option } játékosról.
