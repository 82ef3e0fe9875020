practice-title = Alıştırma
practice-board = Bulmaca tahtası
practice-task = Bulunacak hamle
practice-answer = Denemelerin
practice-choose = Bulmaca seçimi
practice-no-answer = Sunucu yanıt vermiyor. Birazdan yeniden dene.

practice-streak =
    { $count ->
        [0] Henüz seri yok
       *[other] Üst üste { $count }
    }
practice-best = En iyi: { $count }
practice-day = Günün bulmacası, { $day }
practice-difficulty-of = Zorluk: { $level }/{ $most }

practice-play-it = Bulduğun hamleyi oyna.
practice-go-on = Doğru! Peki şimdi?
practice-solved = Çözdün, harika!
practice-shown = Çözüm bu.
practice-misses = Bu değil: bu hamle amaca ulaşmıyor.
practice-escapes = Tam olmadı: rakibin bu yanıtından sonra çok uzun sürüyor.
practice-loses-abalone = Dikkat: şimdi senin bir topun düşüyor.
practice-loses-six = Dikkat: şimdi karşı taraf kazanıyor.
practice-falls = Bu savunma yetmiyor: karşı taraf artık kesin kazanıyor.
practice-again = Yeniden dene
practice-hint = İpucu
practice-hint-more = Hamleyi göster
practice-hint-marbles = İşaretli toplara bak.
practice-hint-tile = İşaretli taşa bak.
practice-hint-beside = Taş, işaretli taşların yanına gelecek.
practice-hint-move = Hamle bu. Oyna.
practice-solution = Çözüm
practice-skip = Başka bir bulmaca
practice-next = Sonraki bulmaca
practice-see-again = Yeniden izle
practice-study = Analiz et

practice-game = Oyun
practice-abalone = Abalone
practice-six = Six
practice-difficulty = Zorluk
practice-any = Hepsi
practice-count =
    { $count ->
        [0] Henüz çözülen yok
       *[other] { $count } bulmaca çözdün
    }
practice-empty = Bunların hepsini çözdün. Başka bir zorluk seç ya da baştan başla.
practice-begin-again = Baştan başla
practice-idle-none = Şu anda tahtada bulmaca yok. “{ $button }” düğmesini kullan.

practice-rating = Bulmaca puanı
practice-rating-said = Puanın: { $before }, şimdi { $after }.
practice-puzzle-rating = Puan: { $rating }
practice-unrated = · puansız, daha önce denedin
practice-cut-off = Bağlantı yok: bu deneme puanını etkilemez.
practice-theme = Konu
practice-any-theme = Bütün konular
practice-theme-about = Daha fazlası
practice-themes-of = Bu bulmacanın konuları
practice-day-before = Önceki gün
practice-day-after = Sonraki gün
practice-solvers-today =
    { $count ->
        [0] Bugün henüz hiçbir üye çözmedi
       *[other] Bugün { $count } üye çözdü
    }
practice-solvers-then =
    { $count ->
        [0] O gün hiçbir üye çözmedi
       *[other] O gün { $count } üye çözdü
    }

practice-history = Bulmacalarım
practice-history-solve = Bulmaca çöz
practice-history-none = Bu oyunda henüz bulmaca denemedin. Her bulmacada ilk denemen sayılır.
practice-history-guest = Denemelerin ve puanın yalnızca bu tarayıcıda saklanır. Hesap açarsan bütün cihazlarında bulunur ve sonuçların bulmacaların puanlarını da etkiler. Puanın o zaman baştan başlar.
practice-history-count = { $count } bulmacadan { $solved } tanesi çözüldü
practice-attempts = Denemeler
practice-result-solved = Çözüldü
practice-result-failed = Çözülmedi
practice-time-used = Süre:
practice-solved-later = sonra çözüldü
practice-suggest = Neye çalışmalı?
practice-suggest-theme = { $solved }/{ $count } çözüldü, beklenen yaklaşık { $expected }
practice-suggest-none = Sonuçların bütün konularda aşağı yukarı beklendiği gibi.
practice-suggest-rule = Bir konu, en az { $count } bulmacasını deneyip senin ve onların puanlarına göre beklenenden belirgin biçimde az çözdüysen önerilir: bir standart sapmadan fazla.
practice-due = Yeniden dene
practice-due-rule = Çözemediğin bulmaca { $days } gün sonra yeniden sunulur. Bu, puanını değiştirmez.
practice-device = Hesapsız, bu cihazda
practice-device-text = Bu denemeler hesabının puanına sayılmaz, çünkü bir tarayıcının ne sakladığını kimse denetleyemez. Görebilmen için burada kalırlar.

## Tahtadaki formasyonlar

formations-title = Formasyonlar
formations-choose = Gösterilecek formasyonlar
formations-legend = Gösterilenler
formations-there = Tahtadaki formasyonlar
formations-against = { $own }, karşısında { $other }
formations-missing = { $own }, eksik: { $missing }
formations-shown =
    { $count ->
        [0] { $name }: burada yok
       *[other] { $name }: { $count } tane gösteriliyor
    }
formations-hidden = { $name }: gizlendi
formations-glossary = Terimlerin anlamı

## Sözlük

glossary-title = Sözlük
glossary-lead = Oyuncuların tahtada gördüklerine verdiği adlar. Program her birini gerçek bir konumda bulup gösterir.
glossary-abalone = Abalone
glossary-six = Six
glossary-picture = { $term }: { $cells }
glossary-open = Tahtayı aç
glossary-open-term = Tahtayı aç: { $term }
glossary-try-in-line = Üç siyah topu kendi çizgisi boyunca oynat.
glossary-try-broadside = Üç siyah topu yana doğru oynat.
glossary-done = İşte böyle!
glossary-again = Bir daha dene
glossary-other-in-line = Bu kurallara uygun, ama burada üç topun da kendi çizgisi boyunca gitmesi gerekiyor.
glossary-other-broadside = Bu kurallara uygun, ama burada üç topun da yana doğru gitmesi gerekiyor.
glossary-idle = Oldu. Şimdi “{ $button }”.
glossary-message = Tahta iletileri: { $term }
glossary-board = Deneme tahtası: { $term }
glossary-no-answer = Sunucu yanıt vermiyor. Birazdan yeniden dene.
