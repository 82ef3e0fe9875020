## Bir konum metninde yanlış olanlar; { $text } orada yazandır

## Abalone

position-abalone-fields = Konumda { $count } bölüm var: altı bölüm olmalı (sıralar, siyahın düşürdüğü toplar, beyazın düşürdüğü toplar, hamle sırası, son düşen toptan beri oynanan hamleler, hamle numarası).
position-abalone-row = { $row } sırası “{ $text }”: “S” (siyah), “s” (beyaz) ve boş hücreler için rakamlar olmalı.
position-abalone-row-length = { $row } sırasında { $count } hücre var: { $expected } hücre olmalı.
position-abalone-rows =
    { $count ->
        [10] Tahtada dokuzdan çok sıra var: i’den a’ya kadar dokuz sıra olmalı, “/” ile ayrılmış.
       *[other] Tahtada { $count } sıra var: i’den a’ya kadar dokuz sıra olmalı, “/” ile ayrılmış.
    }
position-abalone-number =
    { $field ->
        [black-score] Siyahın düşürdüğü top sayısı “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
        [white-score] Beyazın düşürdüğü top sayısı “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
        [quiet-plies] Son düşen toptan beri oynanan hamle sayısı “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
        [move-number-zero] Hamle numarası 0: ilk hamlenin numarası 1’dir.
       *[move-number] Hamle numarası “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
    }
position-abalone-turn = Hamle sırası “{ $text }”: “b” ya da “w” olmalı.
position-abalone-too-many-marbles =
    { $player ->
        [white] Beyazın tahtada { $count } topu var, { $lost } topu da düşmüş: bir tarafın toplam 14 topu olur.
       *[black] Siyahın tahtada { $count } topu var, { $lost } topu da düşmüş: bir tarafın toplam 14 topu olur.
    }
position-abalone-both-won = İki taraf da altı top düşürmüş: ilk düşüren oyunu çoktan kazanmış olurdu.

## Six

position-six-fields = Konumda { $count } bölüm var: altı bölüm olmalı (taşlar, siyahın eli, kırmızının eli, hamle sırası, kurallar, hamle numarası).
position-six-corner =
    { $part ->
        [tiles] Taşlar “{ $text }”: önce sıralar, sonra @ ve sol üst köşe yazılmalı, örneğin BR@0,0.
       *[corner] Köşe “{ $text }”: q,r biçiminde, ikisi de -{ $max } ile { $max } arasında olmalı.
    }
position-six-rows = Taşlar “{ $text }”: “B”, “R” ve boşluklar için sayılardan oluşan, “/” ile ayrılmış sıralar olmalı.
position-six-apart = Taşlar tek bir grup oluşturmuyor.
position-six-hands =
    { $fault ->
        [seats] Eller birbirine uymuyor: bir tarafta iki oyuncunun, diğer tarafta bir oyuncunun eli var.
       *[turn] Eller hamle sırasına uymuyor: siyah başlar, taraflar sırayla birer taş koyar.
    }
position-six-number =
    { $field ->
        [hand] Eldeki taş sayısı “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
        [move-number-zero] Hamle numarası 0: ilk hamlenin numarası 1’dir.
       *[move-number] Hamle numarası “{ $text }”: 0 ile { $max } arasında bir sayı olmalı.
    }
position-six-turn =
    { $seats ->
        [4] Hamle sırası “{ $text }”: “b1”, “r1”, “b2” ya da “r2” olmalı.
       *[2] Hamle sırası “{ $text }”: “b” ya da “r” olmalı.
    }
position-six-rules = Kurallar “{ $text }”: “basic” ya da “advanced” olmalı.
position-six-no-tiles = Masada taş yok: ilk iki taş oyunun başından beri masadadır.
position-six-too-many-tiles =
    { $player ->
        [red] Kırmızının masada { $count }, elinde { $held } taşı var: bir tarafın toplam 21 taşı olur.
       *[black] Siyahın masada { $count }, elinde { $held } taşı var: bir tarafın toplam 21 taşı olur.
    }
position-six-both-won = İki tarafın da kazandıran bir şekli var: ilk oluşturan oyunu çoktan kazanmış olurdu.
position-six-rules-differ = Konum metninde kurallar “{ $found }”, seçenekte “{ $option }”.
position-six-players-differ = Konum metni { $found } oyunculu, seçenekte ise { $option } oyuncu var.
