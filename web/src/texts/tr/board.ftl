## Tahtanın yanındaki iletiler

board-message = Tahta iletileri
board-idle-turn = Sıra henüz sende değil.
board-idle-plan = Sıra henüz sende değil. Bir sonraki hamleni şimdiden seçebilirsin: sıra sana gelince oynanır.
board-idle-past = Bu, oyunun daha önceki bir konumu. Oynamak için güncel konuma dön.
board-idle-over = Oyun bitti.
board-idle-watching = Bu oyunu izliyorsun: hamleleri yalnızca oyuncular yapar.
board-idle-asked = Önce hamleni onayla ya da hamleden vazgeç.
board-idle-sending = Hamlen gönderiliyor.
board-idle-loading = Bir saniye: hamleler yükleniyor.
board-idle-solved = Bu görev çözüldü. Sonrakine geçebilir ya da yeniden deneyebilirsin.
board-idle-read = Burada hamle yapılmaz: bu tahta yalnızca anlatılanı gösteriyor.
board-idle-marked = Bu hücre zaten işaretli.
board-idle-unasked =
    { $asked ->
        [empty] Bu görev yalnızca boş hücreleri soruyor.
        [abalone] Bu görev yalnızca topları soruyor.
        [six] Bu görev yalnızca taşları soruyor.
       *[some] Bu görev burayı sormuyor.
    }
board-idle-wrong = Önce yanlış hamleyi geri al: “{ $button }” düğmesini kullan.
board-idle-puzzle = Bu bulmaca bitti. Sonrakini seç.

## Oyundaki teklifler: teklifi ya da yanıtı kullanıcı verdiyse `mine` yes olur

board-said-draw-offered =
    { $mine ->
        [yes] Beraberlik teklif ettin.
       *[no] { $who } beraberlik teklif ediyor.
    }
board-said-draw-declined =
    { $mine ->
        [yes] Beraberlik teklifini kabul etmedin.
       *[no] { $who } beraberlik teklifini kabul etmedi.
    }
board-said-draw-withdrawn =
    { $mine ->
        [yes] Beraberlik teklifini geri çektin.
       *[no] { $who } beraberlik teklifini geri çekti.
    }
board-said-takeback-asked =
    { $mine ->
        [yes] Hamleni geri almak istedin.
       *[no] { $who } hamlesini geri almak istiyor.
    }
board-said-takeback-declined =
    { $mine ->
        [yes] Kabul etmedin: hamle geri alınmadı.
       *[no] { $who } kabul etmedi: hamle geri alınmadı.
    }
board-said-takeback-withdrawn =
    { $mine ->
        [yes] Hamleni geri almaktan vazgeçtin.
       *[no] { $who } hamlesini geri almaktan vazgeçti.
    }
board-said-rematch-offered =
    { $mine ->
        [yes] Rövanş istedin.
       *[no] { $who } rövanş istiyor.
    }
board-said-rematch-declined =
    { $mine ->
        [yes] Rövanşı kabul etmedin.
       *[no] { $who } rövanşı kabul etmedi.
    }
board-said-rematch-withdrawn =
    { $mine ->
        [yes] Rövanş istemekten vazgeçtin.
       *[no] { $who } rövanş istemekten vazgeçti.
    }

## Bir oyun türünde ilk oyun

board-hints = İlk oyunun
board-hints-close = İpuçlarını kapat
board-hint-abalone-1 = Toplarından birini ya da aynı çizgideki ikisini veya üçünü seç.
board-hint-abalone-2 = Sonra bir ok seç: ok, nereye gideceklerini gösterir.
board-hint-abalone-3 = Sayıca üstün olan iter. Rakibin altı topunu düşüren kazanır.
board-hint-six-1 = Vurgulanan hücrelerden birini seç: taşın oraya konur.
board-hint-six-2 = Altı taşın şerit, üçgen ya da halka oluşturursa kazanırsın.
board-hint-six-3 = Bütün taşlar masadayken her hamlede bir taşını taşırsın.
board-phase-placing = Yerleştirme aşaması
board-phase-moving = Taşıma aşaması

## Hamle listesindeki işaretler

board-legend = Hamle listesindeki işaretler
board-legend-push = iter
board-legend-off = bir topu düşürür

## Abalone

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

## Six: Masa

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

## Six: Sorular

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

## Six: Eldeki taşlar

six-hand =
    { $side ->
        [red] Kırmızının
       *[black] Siyahın
    } elinde { $count ->
        [0] taş yok
       *[other] { $count } taş var
    }

## Six: Sözle hamleler

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
