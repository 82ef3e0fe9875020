## Kâğıt üzerinde turnuvalar: eşlendirmeler, sonuç fişleri, sıralamalar, çapraz tablolar ve eleme tabloları.

printout-pairings = Eşlendirmeler
printout-standings = Sıralama
printout-crosstable = Çapraz tablo
printout-bracket = Eleme tablosu

printout-format-swiss = İsviçre sistemi
printout-format-round-robin = Döner sistem
printout-format-knockout = Eleme usulü
printout-format-arena = Arena
printout-format-league = Lig

printout-round = { $number }. tur
printout-round-of = { $number }. tur (toplam { $count })
printout-after = { $number }. turdan sonra
printout-after-of = { $number }. turdan sonra (toplam { $count })
printout-open-games = { $count } oyun henüz bitmedi
printout-final = Final
printout-semifinals = Yarı final
printout-quarterfinals = Çeyrek final
printout-third-place = Üçüncülük karşılaşması
printout-page = Sayfa { $page }/{ $pages }

## Sütun başlıkları

printout-table = Masa
printout-side-first = Başlayan
printout-side-second = İkinci oynayan
printout-points = Puan
printout-result = Sonuç
printout-rank = Sıra
printout-name = Ad
printout-team = Takım
printout-rating = Rating
printout-games = Oyun
printout-match = Karşılaşma
printout-seed = Seri başı
printout-game = { $number }. oyun

## Oyunsuz turlar

printout-without-game = Bu turda oynamayanlar
printout-absence-bye = Bay
printout-absence-half = İstek üzerine bay
printout-absence-zero = Bu turu boş geçiyor
printout-absence-next-round = Oynamadan üst turda

## Eleme karşılaşmaları

printout-decision-bye = Bay
printout-decision-extra-games = ek oyunlarla
printout-decision-seed = berabere: seri başı
printout-decision-withdrawal = çekildi

## Sonuç fişleri

printout-signature = İmza
printout-moves-first = başlar

## Eşitlik bozma ölçütleri ve işaretler

printout-crosstable-all = 1 galibiyet, ½ beraberlik, 0 yenilgi; + ve − hükmen. Nokta, henüz bitmemiş bir oyundur. Sütunların üstündeki sayılar sıralardır.
printout-crosstable-swiss = 1 galibiyet, ½ beraberlik, 0 yenilgi; + ve − hükmen. Nokta, henüz bitmemiş bir oyundur. Altında rakibin sırası, önünde oyuncunun kendi rengi yazar. Çizgi, oyunsuz bir turdur.
printout-tie-direct-encounter = Kendi aralarındaki oyunlar
printout-tie-direct-encounter-short = KA
printout-tie-direct-encounter-meaning = puanı aynı olan oyuncuların kendi aralarındaki oyunlardan aldıkları puanlar.
printout-tie-head-to-head = İkili sonuçlar
printout-tie-head-to-head-short = İS
printout-tie-head-to-head-meaning = puanı aynı olan diğerlerinin hepsini yenen için 1, hepsine kaybeden için −1.
printout-tie-buchholz = Buchholz
printout-tie-buchholz-short = BH
printout-tie-buchholz-meaning = bütün rakiplerin puanlarının toplamı.
printout-tie-buchholz-cut-1 = Buchholz (1 eksik)
printout-tie-buchholz-cut-1-short = BH−1
printout-tie-buchholz-cut-1-meaning = en düşüğü dışında bütün rakiplerin puanlarının toplamı.
printout-tie-buchholz-cut-2 = Buchholz (2 eksik)
printout-tie-buchholz-cut-2-short = BH−2
printout-tie-buchholz-cut-2-meaning = en düşük ikisi dışında bütün rakiplerin puanlarının toplamı.
printout-tie-median-buchholz = Medyan Buchholz
printout-tie-median-buchholz-short = BH±1
printout-tie-median-buchholz-meaning = en düşüğü ve en yükseği dışında bütün rakiplerin puanlarının toplamı.
printout-tie-sonneborn-berger = Sonneborn-Berger
printout-tie-sonneborn-berger-short = SB
printout-tie-sonneborn-berger-meaning = yenilen rakiplerin puanları ile berabere kalınanların puanlarının yarısı.
printout-tie-wins = Galibiyetler
printout-tie-wins-short = G
printout-tie-wins-meaning = tam puan getiren turların sayısı; bay ve hükmen galibiyetler de sayılır.
printout-tie-games-won = Kazanılan oyunlar
printout-tie-games-won-short = KO
printout-tie-games-won-meaning = oynanarak kazanılan oyunların sayısı.
printout-tie-second-side-games = İkinci başlanan oyunlar
printout-tie-second-side-games-short = 2. sıra
printout-tie-second-side-games-meaning = rakibin başladığı oyunların sayısı.
printout-tie-progressive = Artan puan toplamı
printout-tie-progressive-short = AP
printout-tie-progressive-meaning = her turdan sonraki puanların toplamı.
printout-tie-performance = Performans
printout-tie-performance-short = Perf.
printout-tie-performance-meaning = alınan sonucun beklenen sonuç olacağı puan düzeyi.
