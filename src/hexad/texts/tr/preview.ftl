## Başka sitelerin, bağlantısı verilen bir sayfa için gösterdikleri: sayfanın başlığı ve bir iki cümle.

preview-home = Abalone ve Six oyna
preview-home-text = Tarayıcında altıgenlerle oynanan iki masa oyunu: bilgisayara, bir arkadaşına ya da herhangi birine karşı. Hesap açmadan, bir şey kurmadan.
preview-watch = İzle
preview-watch-text = Abalone ve Six oyunları, canlı ya da bitmiş.
preview-clock = Oyun saati
preview-clock-text = Gerçek tahtada oynayan iki kişi için saat: bir telefonda, tablette ya da dizüstünde. Bağlantı olmadan da çalışır.
preview-settings = Ayarlar
preview-design = Tasarım
preview-sign-in = Giriş yap
preview-sign-up = Hesap aç
preview-account = Hesap
preview-reset = Yeni bir parola belirle
preview-confirm = E-posta adresini doğrula
preview-unsubscribe = Hatırlatmaları durdur
preview-privacy = Gizlilik
preview-privacy-text = Bu sunucu neyi, ne kadar süre saklıyor ve kim görüyor.
preview-my-games = Oyunlarım

## Players

preview-people = Oyuncular
preview-people-text = Oyuncuları adlarıyla ara, Abalone ve Six oyunlarında kimin önde olduğunu gör.
preview-player = Oyuncu
preview-player-new = Hexad’da Abalone ve Six oynuyor.
preview-player-rating =
    { $game }, { $speed ->
        [bullet] bullet
        [blitz] yıldırım
        [rapid] hızlı
        [classical] klasik
       *[correspondence] yazışmalı
    }: { $rating }
preview-leaderboard =
    Sıralama: { $game }, { $speed ->
        [bullet] bullet
        [blitz] yıldırım
        [rapid] hızlı
        [classical] klasik
       *[correspondence] yazışmalı
    }
preview-leaderboard-text = En yüksek puanlı oyuncular.

## Games

preview-guest = Konuk { $tag }
preview-hidden-player = Oyuncu { $tag }
preview-deleted-player = Silinmiş oyuncu
preview-engine = Bilgisayar { $level }
preview-open-seat = Boş yer
preview-players = { $first } – { $second }
preview-team = { $first } ve { $second }
preview-invited = { $name } seni { $game } oynamaya davet ediyor
preview-open-text = Boş yere geç ve hesap açmadan oyna.
preview-playing = Oyun sürüyor.
preview-playing-text = Oyun sürüyor. Canlı izle.
preview-aborted = Oyun iptal edildi.
preview-over-text = { $result }. Oyunu hamle hamle izle.
preview-imported-text = { $result }. Bu oyun bir cihazda oynandı ve sonradan yüklendi. Hamle hamle izle.

## Positions

preview-analysis = Analiz
preview-analysis-of = Analiz: { $game }
preview-analysis-text = Abalone ve Six: her konum, devam yolları ve bilgisayarın değerlendirmesiyle.
preview-analysis-game = Oyun, devam yolları ve bilgisayarın değerlendirmesiyle.
preview-to-move =
    { $side ->
        [black] Sıra siyahta.
        [white] Sıra beyazda.
       *[red] Sıra kırmızıda.
    }
preview-to-move-text = { $turn } Hamleleri dene, bilgisayara sor.
preview-practice = Alıştırma
preview-practice-text = Abalone ve Six için yüzlerce bulmaca, her birinin tek bir çözümü var.
preview-daily = Günün bulmacası
preview-puzzle = Bulmaca: { $game }
preview-puzzle-text = { $turn } Tek doğru hamleyi bul. Zorluk: { $level }/{ $most }.
preview-puzzle-history = Bulmacalarım
preview-theme = { $game }: { $theme }
preview-theme-text = { $meaning } { $count } bulmaca, her birinin tek bir çözümü var.

## Rules and lessons

preview-learn = Oynamayı öğren
preview-learn-text = Her kural, canlı bir tahta üzerinde kısa bir ders: bak, dene, nedenini gör.
preview-learn-game = { $game } öğren
preview-rule = { $game }: kural { $rule }
preview-ruling = { $game }: bizim kararımız, { $rule }
preview-glossary = Sözlük
preview-glossary-text = Oyuncuların tahtada gördüklerine verdiği adlar, her biri gerçek bir konumda.

## Turnuvalar

preview-tournaments = Turnuvalar
preview-tournaments-text = Çevrimiçi ve gerçek masalarda Abalone ve Six turnuvaları: katıl, izle ya da kendin düzenle.
preview-tournament-new = Yeni turnuva
preview-tournament = Turnuva
preview-tournament-text =
    { $format ->
        [swiss] { $game }, İsviçre sistemiyle turnuva.
        [round-robin] { $game }, döner sistemle turnuva.
        [knockout] { $game }, eleme usulü turnuva.
        [arena] { $game }, arena turnuvası.
       *[league] { $game }, lig.
    }
