game-kind-abalone = Abalone
game-kind-six = Six
game-side-black = Siyah
game-side-white = Beyaz
game-side-red = Kırmızı
game-heading = { $game }: { $players }
game-board-label = Tahta
game-start-label = Başlangıç konumu
game-side-panel = Hamleler ve işlemler
game-loading = Tahta kuruluyor…

game-engine = Bilgisayar
game-seat-open = Oyuncu bekleniyor
game-seat-of-four = { $name } ({ $colour })
game-seat-numbered = { $colour } { $number }
game-level = Seviye { $level }
game-you = Sen
game-partner = Takım arkadaşın
game-partners = Takım arkadaşlarının oyun hakkında konuşması da işaretleşmesi de yasaktır.
game-begins = Oyuna başlar
game-to-move-mark = (sıra onda)
game-clock-of = Saat: { $who }
game-reconnecting = Yeniden bağlanıyor…
game-presence-online = Çevrimiçi
game-presence-away = Uzakta
game-presence-gone = Ayrıldı
game-symbols = Simgeler
game-spectators =
    { $count ->
        [one] bir izleyici
       *[other] { $count } izleyici
    }
game-claim-left = Rakibin oyundan ayrıldı.
game-claim-now = Rakibin oyundan ayrıldı. Oyunu bitirebilirsin:
game-claim-soon =
    { $count ->
        [one] Rakibin ayrıldı. Oyunu bir saniye sonra bitirebilirsin.
       *[other] Rakibin ayrıldı. Oyunu { $count } saniye sonra bitirebilirsin.
    }
game-claim-win = Galibiyet iste
game-claim-draw = Berabere bitir
game-claim-abort = Oyunu iptal et
game-broken-title = Bu oyunun kaydı bozulmuş
game-broken-text = Sunucu { $name } oyununu okuyamıyor. Diğer oyunların bundan etkilenmedi.
game-broken-advice = Lütfen bu sunucunun yöneticisine haber ver ve oyunun adını da yaz: belki onarabilir.
game-broken-home = Ana sayfaya dön
game-set-back =
    { $count ->
        [0] Sunucu bir kesinti sırasında bu oyunun son olaylarını kaybetti. Oyun buradan devam ediyor.
        [one] Sunucu bir kesinti sırasında son hamleyi kaybetti. Oyun buradan devam ediyor.
       *[other] Sunucu bir kesinti sırasında son { $count } hamleyi kaybetti. Oyun buradan devam ediyor.
    }

game-your-turn = Sıra sende.
game-to-move = Sıra: { $who }.
game-title-your-turn = ● Sıra sende
game-title-open = Oyuncu bekleniyor
game-no-answer = Sunucu yanıt vermiyor. Birazdan yeniden dene.
game-premove-dropped = Ön hamlen artık oynanamıyor.

game-per-move = hamle başına { $time }
game-minutes = { $count } dk
game-seconds = { $count } sn
game-with-increment = { $base } + { $more } sn
game-with-delay = { $base }, { $more } sn gecikme
game-no-clock = Süresiz
game-advanced = Gelişmiş kurallar
game-manual = Şekiller ilan edilir
game-four-players = Dört oyuncu

game-moves = Hamleler
game-no-moves = Henüz hamle yok
game-browse = Hamlelere göz at
game-first = İlk konum
game-previous = Önceki hamle
game-next = Sonraki hamle
game-last = Son konum
game-replay = Hamleleri oynat
game-pause = Duraklat
game-speed = Hız: { $speed } kat
game-times = { $speed }×
game-looking-back = Hamle { $ply }/{ $last }
game-back-to-now = Güncel konuma dön
game-type = Hamle yaz
game-type-abalone = Hamle yaz, örneğin a1b2
game-type-six = Hamle yaz, örneğin K12
game-type-play = Bu hamleyi oyna

game-actions = İşlemler
game-declare = İlan et
game-declare-title = Bir şekil ilan et: masada duranı ya da sıradaki hamlenle tamamlayacağını
game-takeback = Geri al
game-takeback-title = Son hamleni geri almayı iste
game-draw = Beraberlik
game-draw-title = Beraberlik teklif et
game-time = +15 sn
game-time-title = Rakibe 15 saniye ver
game-abort = İptal
game-abort-title = Oyunu iptal et
game-resign = Pes et
game-resign-title = Bu oyunda pes et
game-flip = Çevir
game-flip-title = Diğer taraftan bak
game-more = Diğer
game-more-title = Bağlantı, sesler ve diğerleri
game-confirm-question = { $move } oynansın mı?
game-confirm = Oyna
game-cancel = Vazgeç
game-no = Hayır
game-resign-question = Pes ediyor musun?
game-resign-yes = Pes et
game-abort-question = Oyun iptal edilsin mi?
game-abort-yes = İptal et
game-draw-question = Oyun berabere bitsin mi?
game-draw-yes = Bitsin
game-accept = Evet
game-decline = Hayır
game-withdraw = Geri çek
game-draw-offered = { $who } beraberlik teklif ediyor
game-draw-waiting = Beraberlik teklif ettin
game-takeback-offered = { $who } hamlesini geri almak istiyor
game-takeback-waiting = Hamleni geri almak istedin
game-rematch-offered = { $who } rövanş istiyor
game-rematch-waiting = Rövanş istedin

game-said-takeback = Bir hamle geri alındı.
game-said-time = { $who } rakibine { $count } saniye verdi.
game-said-time-returned = Sunucu bir süre durmuştu: { $count } saniye geri verildi.
game-said-clock = { $who } { $time }
game-joined = { $name } oyuna katıldı.

game-you-won = Kazandın!
game-you-lost = Kaybettin.
game-drawn = Berabere.
game-side-won = { $side } kazandı.
game-aborted = Oyun iptal edildi.
game-aborted-idle = Oyun iptal edildi: bir saat boyunca kimse hamle yapmadı.
game-aborted-left = Oyun iptal edildi: taraflardan biri ayrılmıştı.
game-aborted-decided = Oyun iptal edildi: sonucuna turnuvayı düzenleyenler karar verdi.
game-aborted-declined = Meydan okuma reddedildi.
game-reason-six-pushed-off = { $winner } altı topu tahtadan düşürdü.
game-reason-line = { $winner } altı taşlık bir şerit kurdu.
game-reason-triangle = { $winner } bir üçgen kurdu.
game-reason-ring = { $winner } bir halka kurdu.
game-reason-five-or-fewer = { $loser } beş ya da daha az taşla kaldı.
game-reason-both-five-or-fewer = İki taraf da beş ya da daha az taşla kaldı.
game-reason-repetition = Aynı konum üçüncü kez oluştu.
game-reason-no-legal-move = Oynanacak hamle kalmadı.
game-reason-ply-limit = Oyun hamle sınırına ulaştı.
game-reason-quiet-limit = Uzun süre hiçbir top tahtadan düşmedi.
game-reason-resignation = { $loser } pes etti.
game-reason-agreement = İki taraf anlaştı.
game-reason-time = { $loser } süreden kaybetti.
game-reason-abandonment = { $loser } oyundan ayrıldı.
game-reason-abandonment-draw = Taraflardan biri oyundan ayrılmıştı.
game-reason-no-show = { $loser } oyuna gelmedi.
game-rematch = Rövanş
game-analyse = Analiz et
game-new = Yeni oyun
game-next-game = Sonraki oyuna geç

game-waiting =
    { $count ->
        [one] Rakibin bekleniyor
       *[other] { $count } oyuncu daha bekleniyor
    }
game-invited = { $name } seni { $game } oynamaya davet ediyor
game-take-seat = Buraya otur
game-invite-link = Bu bağlantıyı bir arkadaşına gönder. O katılınca oyun başlar.
game-challenge-waiting = Bu yere yalnızca meydan okuduğun oyuncu oturabilir.
game-invite-listed = Lobideki herkes bu oyunu görüyor. Bağlantıyı bir arkadaşına da gönderebilirsin.
game-private = yalnızca bağlantıyla
game-private-note = Bu oyunu yalnızca bağlantısı olanlar görebilir.
game-call-off = İptal et
game-link = Bu oyunun bağlantısı
game-share-title = Oyunu paylaş
game-animation = Hareketli resim
game-animation-drawing = Çiziliyor…
game-qr = Bu oyunun bağlantısını içeren kare kod
game-qr-hint = Ya da arkadaşın bu kodu telefonuyla okutsun.

game-set-sounds = Sesler
game-set-confirm = Hamleleri onayla
game-set-confirm-hint = Hamle önce gösterilir, sen onaylayınca oynanır.
game-set-coordinates = Koordinatlar
game-set-threats = Tehditler
game-set-threats-hint = Bir şekli tamamlayacak hücreler işaretlenir.
game-set-zen = Zen modu
game-set-zen-hint = Yalnızca tahta ve oyuncular.
game-set-zen-key = “O” tuşuyla da açılıp kapanır.
game-leave-zen = Zen modundan çık
game-keys = Klavye kısayolları
game-rated = puanlı
game-ratings = Puan değişimleri
game-rating-change = { $before } → { $after }
game-rating-sign-up = Bu oyun puanlı: oynamak için hesabın olmalı.
game-sign-up = Hesap aç

game-deadline =
    { $mine ->
        [yes] Hamlen için son zaman: { $deadline }.
       *[no] { $who } için son zaman: { $deadline }.
    }
game-deadline-weekends = Hafta sonları sayılmaz (saat dilimi: { $who }).
game-pause-vacation =
    { $mine ->
        [yes] Tatildesin, süre şu zamana kadar durdu: { $until }.
       *[no] { $who } tatilde, süre şu zamana kadar durdu: { $until }.
    }
game-pause-weekend = Hafta sonu, süre şu zamana kadar durdu: { $until }.

game-conditional-open = Yanıt hazırla
game-conditional-title = Koşullu hamleler
game-conditional-lead = Tahtada önce beklediğin hamleyi, sonra kendi yanıtını oyna ve böyle sürdür. Oyun böyle giderse yanıtın hemen oynanır. Bunu senden başka kimse göremez.
game-conditional-expected = Beklediğin hamleyi oyna.
game-conditional-answer = Şimdi yanıtını oyna.
game-conditional-save = Diziyi kaydet
game-conditional-back = Bir hamle geri
game-conditional-none = Henüz hazırlanmış bir şey yok.
game-conditional-drop = Sil: { $moves }
game-conditional-saved = Dizi kaydedildi.
game-conditional-close = Oyuna dön

## Turnuvalar

game-of-round = { $title }, { $round }. tur
game-to-tournament = Turnuvaya dön
game-to-arena = Arenaya dön
game-berserk = Berserk
game-berserk-title = Sürenin yarısından vazgeç: kazanırsan bir puan fazla alırsın
game-berserk-mark = yarı süre
game-said-berserk = { $who } sürenin yarısından vazgeçti.
game-device-note = Bu oyun yalnızca bu cihazda saklanıyor. Onu başka kimse göremez.
game-device-broken = Bu oyun cihazında saklanıyor, ama kaydı bozulmuş. Onu oyun listenden silebilirsin; diğer oyunların etkilenmedi.
