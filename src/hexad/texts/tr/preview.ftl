## Başka sitelerin, bağlantısı verilen bir sayfa için gösterdikleri: sayfanın başlığı ve bir iki cümle.

preview-home = Abalone ve Six oyna
preview-home-text = Tarayıcında altıgenlerle oynanan iki masa oyunu: bilgisayara, bir arkadaşına ya da herhangi birine karşı. Hesap açmadan, bir şey kurmadan.
preview-watch = İzle
preview-watch-text = Abalone ve Six oyunları, canlı ya da bitmiş.
preview-settings = Ayarlar
preview-design = Tasarım

## Games

preview-guest = Konuk { $tag }
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
preview-puzzle-text = { $turn } Tek doğru hamleyi bul. Zorluk: { $level } / { $most }.

## Rules and lessons

preview-learn = Oynamayı öğren
preview-learn-text = Her kural, canlı bir tahta üzerinde kısa bir ders: bak, dene, nedenini gör.
preview-learn-game = { $game } öğren
preview-rule = { $game }: kural { $rule }
preview-ruling = { $game }: bizim kararımız, { $rule }
preview-glossary = Sözlük
preview-glossary-text = Oyuncuların tahtada gördüklerine verdiği adlar, her biri gerçek bir konumda.
