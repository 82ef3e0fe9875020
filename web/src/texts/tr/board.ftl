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
