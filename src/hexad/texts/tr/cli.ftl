## Oyuncular, kararlar ve sonuçlar

cli-side-black = Siyah
cli-side-white = Beyaz
cli-side-red = Kırmızı
cli-seat = { $side } { $number }
cli-legal = kurala uygun
cli-illegal = kurala aykırı
cli-wins = { $side } kazandı: { $reason }
cli-draw = Berabere: { $reason }

cli-reason-six-pushed-off = altı top tahtadan düştü
cli-reason-line = şerit
cli-reason-triangle = üçgen
cli-reason-ring = halka
cli-reason-five-or-fewer = beş ya da daha az taş kaldı
cli-reason-both-five-or-fewer = iki tarafta da beş ya da daha az taş kaldı
cli-reason-repetition = konum tekrarı
cli-reason-no-legal-move = oynanacak hamle yok
cli-reason-ply-limit = hamle sınırına varıldı
cli-reason-quiet-limit = uzun süre hiç top düşmedi
cli-reason-resignation = rakip pes etti
cli-reason-agreement = anlaşma
cli-reason-time = süre doldu
cli-reason-abandonment = rakip oyundan ayrıldı
cli-reason-no-show = rakip gelmedi

## Tahtanın altında

cli-in-hand = elde { $count } taş
cli-pushed-off = düşürdükleri

## Formasyonlar, sözlük, kurallar

cli-kind = terim
cli-player = taraf
cli-count = sayı
cli-cells = hücreler
cli-both = ikisi
cli-push = { $cells }, { $direction } yönünde itebilir: { $against }
cli-face = { $cells } karşısında { $against }
cli-need = { $cells }, eksik { $missing } ({ $shape })
cli-none = bu tahtada yok: { $kinds }
cli-none-more = { $kinds }, { $kind }
cli-no-names = bu tahtada adı olan bir formasyon yok
cli-no-kind = { $game } oyununda “{ $kind }” yok; şunlardan biri olmalı: { $kinds }
cli-no-term = “{ $term }” diye bir terim yok; şunlardan biri olmalı: { $terms }
cli-no-rule = “{ $rule }” diye bir kural yok: A1–A17, S1–S14, R1–R14 ya da abalone, six, rulings yaz
cli-ours = bizim kararımız

## Masada

cli-play-which = Hangi oyun: Abalone ya da Six?
cli-play-move = { $number }. hamle
cli-play-last = son { $move }
cli-play-advanced = gelişmiş kurallar
cli-play-manual = şekiller ilan edilir
cli-play-free = ilk taş serbest
cli-play-four = dört oyuncu
cli-play-partners = Takım arkadaşlarının oyun hakkında konuşması da işaretleşmesi de yasaktır.
cli-play-legal = Kurala uygun: { $text }
cli-play-illegal = Kurala aykırı: { $text }
cli-play-thinking = { $name } düşünüyor…
cli-play-engine = Hexad, seviye { $level } ({ $name })
cli-play-no-move-of = { $cells } ile oynanacak hamle yok.
cli-play-nothing-found = Bu tahtada bunlardan hiçbiri yok.
cli-play-nothing-to-undo = Geri alınacak hamle yok.
cli-play-undone = { $moves } geri alındı.
cli-play-hint = Bilgisayar { $move } oynardı ({ $score }).
cli-play-win = { $plies } hamlede kazanç
cli-play-loss = { $plies } hamlede kayıp
cli-play-draw-ask = { $who }, beraberliği kabul ediyor musun?
cli-play-draw-no = { $who } oyunu sürdürüyor.
cli-play-resign-ask = { $who }, pes ediyor musun?

# Evet ile hayırın yazılan harfi ve sözcüğü.
cli-play-yes = e evet
cli-play-no = h hayır
cli-play-yes-or-no = [e/h]
cli-play-please = Lütfen evet ya da hayır yaz.

## Oyunu saklamak

cli-play-save = Oyun kaydedilsin mi? Enter: { $path } · h: hayır · ya da bir dosya adı:
cli-play-save-where = Nereye kaydedilsin? Bir dosya adı yaz, örneğin: kaydet oyun.hgn
cli-play-saved = Oyun şuraya kaydedildi: { $path }
cli-play-saved-from-now = Oyun şuraya kaydedildi, bundan sonra her hamlede kaydedilecek: { $path }
cli-play-no-name = bu bir dosya adı değil
cli-play-not-saved = Kaydedilmedi: { $reason }.
cli-play-not-kept = Oyun { $path } dosyasına kaydedilemedi: { $reason }.
cli-play-exists = { $path } zaten var, yeni bir ad seç

## Masada söylenebilecekler

cli-help-abalone-line = a1’deki top ve aynı çizgide önünde duranlar b2 yönünde bir adım ilerler
cli-help-abalone-broadside = c3’ten c5’e uzanan çizgi yana kayar, c3’teki top d4’e gelir
cli-help-six-place = elinden o hücreye bir taş koyar: önce sütun, sonra satır
cli-help-six-move = eller boşalınca: taşını ilk hücreden ikinciye taşır
cli-help-six-keep = ve eşit gruplardan bu hücreyi içeren kalır (gelişmiş kurallar)
cli-help-six-declare = ve oluşan şekli ilan eder; tek başına # önceden oluşanı ilan eder (elle ilan)
cli-help-moves = oynanabilecek hamleleri ya da bu hücrelerdekilerin hamlelerini gösterir
cli-help-explain = bir hamlenin kurala uygun olup olmadığını söyler, hamleyi oynamaz
cli-help-formations = sözlükteki formasyonlardan tahtada olanları gösterir
cli-help-board = tahtayı yeniden gösterir
cli-help-flip = tahtayı çevirir
cli-help-undo = son hamleni geri alır
cli-help-hint = bilgisayarın burada ne oynayacağını söyler
cli-help-draw = beraberlik teklif eder
cli-help-resign = pes eder
cli-help-save = oyunu şimdi ve bundan sonra her hamlede o dosyaya kaydeder
cli-help-quit = oyundan çıkar; kaydedilsin mi diye sorar

## Bilgisayarın seviyeleri

cli-level-1 = ilk adımlar
cli-level-2 = acemi
cli-level-3 = öğrenci
cli-level-4 = hobi oyuncusu
cli-level-5 = deneyimli
cli-level-6 = kulüp oyuncusu
cli-level-7 = güçlü kulüp oyuncusu
cli-level-8 = uzman
cli-level-9 = usta
cli-level-10 = tam güç

## Masada yazılan sözcükler; İngilizceleri her zaman anlaşılır

cli-say-help = yardım
cli-say-moves = hamleler [hücreler]
cli-say-explain = açıkla HAMLE
cli-say-formations = formasyonlar [terim]
cli-say-board = tahta
cli-say-flip = çevir
cli-say-undo = geri
cli-say-hint = ipucu
cli-say-draw = berabere
cli-say-resign = pes
cli-say-save = kaydet DOSYA
cli-say-quit = çık

## Bir oyunda ilerlemek: geri ile çıkın yazılan harfi ve sözcüğü

cli-step = hamle { $ply }/{ $last }   Enter: ileri · g: geri · bir sayı: o hamle · ç: çık
cli-step-back = g geri
cli-step-leave = ç çık

## Tablolar ve çubukların anlamı

cli-number = { $number }
cli-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-game = oyun
cli-games = oyun
cli-plies = hamle
cli-results = sonuçlar
cli-no-results = yok
cli-broken = bozuk
cli-layout = diziliş
cli-position = konum
cli-depth = derinlik
cli-nodes = düğüm
cli-seconds = saniye
cli-speed = düğüm/sn
cli-signature = imza
cli-move = hamle
cli-moves = hamle
cli-all = hepsi
cli-bar-analysing = inceleniyor
cli-bar-checking = denetleniyor
cli-bar-converting = çevriliyor
cli-bar-depth = derinlik { $depth }
cli-bar-drawing = çiziliyor
cli-perft-long = { $depth } derinliğini saymak uzun sürer; durdurmak için Ctrl+C
cli-bar-looking = aranıyor: { $number }. oyun
cli-bar-looking-in = aranıyor: { $name }, { $number }. oyun
cli-bar-making = üretiliyor

## Kayıtlar, bulmacalar, sunucu

cli-converted = { $file }: { $games } oyun
cli-converted-broken = { $converted }, { $broken } oyun atlandı
cli-puzzle-difficulty = zorluk { $grade }/{ $hardest }
cli-puzzle-defence = { $side } oynar: kesin kayba götürmeyen tek hamle hangisi?
cli-puzzle-push =
    { $side } oynar, hiç top kaybetmeden { $moves ->
        [one] tek hamlede
       *[other] { $moves } hamlede
    } bir top düşürür
cli-puzzle-win =
    { $side } oynar, { $moves ->
        [one] tek hamlede
       *[other] { $moves } hamlede
    } kazanır
cli-puzzle-split =
    { $side } oynar, grubu bölerek { $moves ->
        [one] tek hamlede
       *[other] { $moves } hamlede
    } kazanır
cli-puzzles = { $count } bulmaca
cli-puzzles-broken = { $puzzles }, { $broken } bozuk
cli-serve-at = Hexad şu adreste çalışıyor: { $address }
cli-serve-others = Bu ağdaki başka cihazlar şuradan açabilir:
cli-serve-plain = Başka cihazlardaki tarayıcılar yalnızca HTTPS üzerinden ekranı açık tutar, bağlantısız çalışır ve bildirim gösterir: --tls ekle.
cli-serve-trust = Her cihaza bir kez { $address } dosyasını sertifika yetkilisi olarak kur. Gösterilen parmak izi (SHA-256) şu olmalı:
cli-serve-stop = Ctrl+C sunucuyu durdurur; sunucu yeniden başlatılınca oyunlar sürer.
cli-admin-none = Karantinada oyun yok.
cli-admin-name = ad
cli-admin-game = oyun
cli-admin-status = durum
cli-admin-created = oluşturulma
cli-admin-fault = neden
cli-admin-open = açık
cli-admin-playing = sürüyor
cli-admin-over = bitti
cli-admin-aborted = sonuçsuz
cli-admin-again = Yeniden okunabiliyor: hexad admin repair onu geri getirir.
cli-admin-readable = { $all } olaydan { $readable } tanesi okunabiliyor.
cli-admin-released = { $name } oyunu yeniden okunabildi, karantinadan çıktı.
cli-admin-healthy = { $name } oyunu okunabiliyor: onarılacak bir şey yok.
cli-admin-advice =
    --truncate okunabilen olayları saklar; oyun oradan sürer.
    --call-off da bu olayları saklar, ama oyunu sonuçsuz bitirir.
cli-admin-backup = Oyunun ilk olayı bile okunamıyor: yalnızca bir yedek işe yarar.
cli-admin-plan = { $name } oyununun { $kept } olayı saklanacak, { $removed } olayı removed_events tablosuna taşınacak.
cli-admin-plan-call-off = Ardından oyun sonuçsuz bitirilecek.
cli-admin-ask = Onaylamak için { $name } yaz:
cli-admin-repaired = { $name } oyunu onarıldı.
cli-admin-unrated =
    Bu puanlı oyunun sonucu kayboldu. hexad admin rerate ile yeniden hesaplanana kadar oyuncuların puanlarında bu sonuç
    da yer alır.
cli-admin-rerate = Oyunlar ve denemeler okunuyor
cli-admin-rerate-equal = Puanlı oyunlar: { $games }. Bütün puanlar doğru.
cli-admin-rerate-differs = Puanlı oyunlar: { $games }. Farklı puanlar: { $ratings }; oyunlardaki farklı değişimler: { $changes }.
cli-admin-rerate-corrected = Puanlı oyunlar: { $games }. Düzeltilen puanlar: { $ratings }; oyunlarda düzeltilen değişimler: { $changes }.
cli-admin-rerate-puzzles-equal = Puanlı bulmaca denemeleri: { $games }. Bütün puanlar doğru.
cli-admin-rerate-puzzles-differs = Puanlı bulmaca denemeleri: { $games }. Farklı puanlar: { $ratings }; denemelerdeki farklı değişimler: { $changes }.
cli-admin-rerate-puzzles-corrected = Puanlı bulmaca denemeleri: { $games }. Düzeltilen puanlar: { $ratings }; denemelerde düzeltilen değişimler: { $changes }.
cli-admin-no-reports = Açık şikâyet yok.
cli-admin-no-audit = Yöneticiler henüz bir işlem yapmadı.
cli-admin-number = numara
cli-admin-time = zaman
cli-admin-player = oyuncu
cli-admin-reporter = şikâyet eden
cli-admin-report-game = oyun
cli-admin-category = konu
cli-admin-report-text = metin
cli-admin-note = not
cli-admin-who = kim
cli-admin-action = işlem
cli-admin-subject = oyuncu veya oyun
cli-admin-reason = neden
cli-admin-deleted = silinmiş hesap
cli-admin-report-open = açık
cli-admin-report-closed = kapalı
cli-admin-closed-at = Kapatıldı: { $time }
cli-admin-category-insult = hakaret
cli-admin-category-name = kaba ad
cli-admin-category-cheating = hile
cli-admin-category-leaving = oyunu bırakıp gitme
cli-admin-category-other = başka
cli-admin-action-close-report = { $number } numaralı şikâyeti kapattı
cli-admin-action-close-account = hesabı kapattı
cli-admin-action-reopen-account = hesabı yeniden açtı
cli-admin-action-hide-name = adı gizledi
cli-admin-action-release-game = oyunu geri getirdi
cli-admin-action-truncate-game = okunamayan olayları çıkardı
cli-admin-action-call-off-game = oyunu sonuçsuz bitirdi
cli-admin-action-rerate = bütün puanları yeniden hesapladı
cli-admin-closed-report = { $number } numaralı şikâyet kapatıldı.
cli-admin-account-closed = { $name } adlı hesap kapatıldı.
cli-admin-account-reopened = { $name } adlı hesap yeniden açıldı.
cli-admin-name-hidden = { $name } adı gizlendi. Yeni adı: { $shown }

## Bir karşılaşmanın sonucu

cli-match-player = oyuncu
cli-match-points = puan
cli-match-won = galibiyet
cli-match-drawn = beraberlik
cli-match-lost = yenilgi
cli-match-moving-first = ilk oynarken
cli-match-moving-second = ikinci oynarken
cli-match-failed = hata
cli-match-games-of = { $played }/{ $planned }
cli-match-elo = Elo
cli-match-elo-for = { $name } için { $elo }, çiftler: { $pairs }
cli-match-unknown = bilinmiyor
cli-match-at-most = en çok { $elo }
cli-match-at-least = en az { $elo }
cli-match-sprt = SPRT
cli-match-sprt-of = { $ratio }, sınırlar { $low } … { $high }, Elo { $elo0 } ya da { $elo1 }
cli-match-endings = bitişler
cli-match-none = yok
cli-match-count = { $what } { $count }
cli-match-failures = hatalar
cli-match-first-failure = ilk hata
cli-match-stopped = durduruldu
cli-match-stopped-start = { $name } başlamıyor
cli-match-stopped-sprt = sınamanın kararı: { $decision }
cli-match-no-start = başlamıyor
cli-match-crash = çökme
cli-match-time-out = süre aşımı
cli-match-illegal-move = kurala aykırı hamle
cli-match-unreadable-answer = okunamayan yanıt
cli-match-adjudicated-win = iki oyuncunun değerlendirmesine göre galibiyet
cli-match-adjudicated-draw = iki oyuncunun değerlendirmesine göre beraberlik

## Programlar arasında turnuva

cli-tournament-sonneborn-berger = SB
cli-tournament-buchholz = Buchholz
cli-tournament-interrupted = kesildi; --save verilmediği için oyunlar saklanmadı
cli-tournament-continues = kesildi; aynı komut turnuvayı sürdürür
