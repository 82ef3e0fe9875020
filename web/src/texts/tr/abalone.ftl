abalone-direction-NE = kuzeydoğu
abalone-direction-E = doğu
abalone-direction-SE = güneydoğu
abalone-direction-SW = güneybatı
abalone-direction-W = batı
abalone-direction-NW = kuzeybatı

abalone-said-move = { $side ->
    [black] Siyah
   *[white] Beyaz
  } { $from } { $count ->
    [1] hücresindeki topu { $way } yönünde { $to } hücresine sürdü.
    [2] hücrelerindeki iki topu { $way } yönünde { $to } hücrelerine sürdü.
   *[3] hücrelerindeki üç topu { $way } yönünde { $to } hücrelerine sürdü.
  }
abalone-said-broadside = { $side ->
    [black] Siyah
   *[white] Beyaz
  } { $from } hücrelerindeki { $count ->
    [2] iki
   *[3] üç
  } topu ok gibi hareketle { $way } yönünde { $to } hücrelerine sürdü.
abalone-said-push = { $side ->
    [black] Siyah
   *[white] Beyaz
  } { $from } hücresinden { $to } hücresine ilerleyip { $count ->
    [1] bir
   *[2] iki
  } { $other ->
    [black] siyah
   *[white] beyaz
  } topu { $way } yönünde itti.
abalone-said-off = { $side ->
    [black] Siyah
   *[white] Beyaz
  } { $from } hücresinden { $to } hücresine ilerleyip { $count ->
    [1] bir
   *[2] iki
  } { $other ->
    [black] siyah
   *[white] beyaz
  } topu { $way } yönünde itti ve { $count ->
    [1] { $edge } hücresinden tahta dışına düşürdü.
   *[2] birini { $edge } hücresinden tahta dışına düşürdü.
  }

abalone-cell-empty = boş
abalone-cell-black = siyah top
abalone-cell-white = beyaz top
abalone-cell-chosen = seçili
abalone-cell-fresh = son oynanan
abalone-cell-target = { $off ->
    [0] { $push ->
        [0] { $count ->
            [1] { $way } yönünde buraya gelir
           *[other] { $count } top { $way } yönünde ilerler
          }
       *[other] { $way } yönünde iter
      }
   *[other] { $way } yönünde bir topu tahtadan düşürür
  }

abalone-chosen-none = Seçili top yok.
abalone-chosen = Seçili: { $cells }. { $count ->
    [0] Buradan hamle yok.
   *[other] Gidebileceği yönler: { $ways }.
  }
abalone-premove-set = Ön hamle: { $cells }, { $way } yönünde.
abalone-premove-cleared = Ön hamle geri alındı.

abalone-help = S tuşunun çevresindeki altı tuş (W E A D Z X) ve ok tuşları hücreden hücreye götürür. Boşluk tuşu top seçer; aynı çizgide en çok üç top seçebilirsin. Shift ile birlikte bir yön tuşu topları oynatır. İşaretli hücrede Enter hamleyi yapar. Escape seçimi kaldırır.
abalone-row = { $row } satırı

abalone-sockets = { $of } { $other ->
    [black] siyah
   *[white] beyaz
  } toptan { $count } tanesi düşürüldü
