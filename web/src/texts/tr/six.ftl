## Masa

six-help = Six masası. Ok tuşları ya da W, E, A, D, Z ve X komşu hücrelere götürür. N sonraki, P önceki oynanabilir hücreye ya da taşa gider. Enter oynar, Escape vazgeçer. Artı yakınlaştırır, eksi uzaklaştırır, 0 bütün taşları gösterir.
six-cell = { $cell }: { $what }
six-cell-empty = boş
six-cell-black = siyah taş
six-cell-red = kırmızı taş
six-cell-open = oynanabilir
six-cell-lifted = kaldırıldı
six-cell-pinned = oynatılamaz
six-cell-leaving = oyundan çıkar
six-cell-threat = bir şekli tamamlar
six-cell-winning = kazandıran şekilde
six-cell-last = son hamle
six-lifted = { $cell } hücresindeki taş kaldırıldı, { $open } hücre oynanabilir.
six-lifted-leaving = { $count } taş oyundan çıkar.

six-closer = Yakınlaştır
six-farther = Uzaklaştır
six-fit = Bütün taşları göster
six-view = Görünüm

## Sorular

six-ask-group = Hangi grup kalsın?
six-keep =
    { $side ->
        [left] Soldaki
        [right] Sağdaki
        [top] Üstteki
        [bottom] Alttaki
       *[middle] Ortadaki
    } { $count ->
        [one] taş
       *[other] { $count } taş
    } kalsın
six-ask-declare = Bu, bir şekli tamamlıyor.
six-place-declare = Koy ve ilan et
six-place-only = Yalnızca koy
six-move-declare = Taşı ve ilan et
six-move-only = Yalnızca taşı
six-cancel = Vazgeç

## Eldeki taşlar

six-hand =
    { $side ->
        [red] Kırmızının
       *[black] Siyahın
    } elinde { $count ->
        [0] taş yok
       *[other] { $count } taş var
    }

## Sözle hamleler

six-words-places =
    { $side ->
        [red] Kırmızı
       *[black] Siyah
    } { $to } hücresine bir taş koydu
six-words-moves =
    { $side ->
        [red] Kırmızı
       *[black] Siyah
    } { $from } hücresindeki taşı { $to } hücresine taşıdı
six-words-leave =
    ; { $count ->
        [1] bir taşı
        [2] iki taşı
        [3] üç taşı
        [4] dört taşı
        [5] beş taşı
        [6] altı taşı
       *[other] { $count } taşı
    } oyundan çıkardı
six-words-and-declares = {" "}ve bir şekil ilan etti
six-words-declares =
    { $side ->
        [red] Kırmızı
       *[black] Siyah
    } bir şekil ilan etti.
