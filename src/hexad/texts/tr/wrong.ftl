## Komut satırının kendisi

wrong-usage = { $text } (bkz. { $command } --help)
wrong-no-option = böyle bir seçenek yok: { $option }
wrong-no-option-perhaps = böyle bir seçenek yok: { $option } (belki { $options })
wrong-no-command = “{ $name }” diye bir komut yok
wrong-no-command-perhaps = “{ $name }” diye bir komut yok. Bunu mu demek istedin: { $others }?
wrong-missing-argument = { $metavar } eksik
wrong-missing-option = { $option } seçeneği eksik
wrong-needs-value = { $option } seçeneğine bir değer verilmeli
wrong-takes-no-value = { $option } seçeneği değer almaz
wrong-too-many = fazladan yazılanlar var: { $words }
wrong-value = { $name } değeri anlaşılamadı
wrong-line = komut satırı anlaşılamadı
wrong-language = { $where } “{ $language }” olamaz; şunlardan biri olmalı: { $languages }

## Başka programların iletileri, alıntı olarak

wrong-program-says = { $program } iletisi: “{ $said }”
wrong-system-says = sistemin iletisi: “{ $said }”
wrong-fault = hata yazdığında değil, hexad programında: { $fault } (yerini HEXAD_TRACEBACK=1 gösterir)

## Değerler

wrong-number = { $name } “{ $text }” olamaz; { $least } ile { $most } arasında bir sayı olmalı
wrong-number-least = { $name } “{ $text }” olamaz; en az { $least } olan bir sayı olmalı
wrong-choice = { $name } “{ $text }” olamaz; şunlardan biri olmalı: { $choices }
wrong-seconds = { $name } “{ $text }” olamaz; 0.01 ile { $most } arasında saniye olmalı
wrong-no-game = “{ $game }” diye bir oyun yok; abalone ya da six olmalı
wrong-or = { $one } ya da { $other }

## Oyun nasıl başlar

wrong-other-game = { $option } yalnızca { $game } oyununun seçeneğidir
wrong-two-starts = --fen de --layout da oyunun başlangıcını belirler; yalnızca birini ver
wrong-begins = --begins dört kişilik oyun içindir; --players 4 ekle
wrong-move-number = --moves, { $number }. hamle ({ $move }): { $detail }
wrong-for-records = --game ile --ply oyun kaydı olan dosyalar içindir; { $game } yerine bir dosya ver
wrong-no-game-or-file = “{ $name }” diye bir oyun ya da dosya yok; abalone, six ya da bir oyun kaydı olmalı
wrong-begins-itself = { $file } oyunun nasıl başladığını zaten belirliyor; bunları çıkar: { $options }

## Tahta seçenekleri

wrong-option-unknown = { $title } oyununda böyle bir seçenek yok: { $names }
wrong-option-number = { $name } { $found } olamaz; en az 1 ya da sınırsız için { $off } olmalı
wrong-option-choice = { $name } { $found } olamaz; şunlardan biri olmalı: { $choices }
wrong-option-two-positions = oyun ya bir dizilişle ya da bir konumla başlar, ikisi birden olmaz
wrong-option-begins = begins dört kişilik oyun içindir; iki kişilik oyunda tek bir siyah oyuncu var

## Dosyalar

wrong-empty = { $file } içinde oyun yok; bir oyun kaydı olmalı
wrong-only-one = { $file } içinde { $wanted }. oyun yok, yalnızca bir oyun var
wrong-no-such-game = { $file } içinde { $wanted }. oyun yok; 1 ile { $held } arasında olmalı
wrong-nothing-readable = { $file } içinde okunabilen bir oyun yok
wrong-no-folder = { $file }: böyle bir klasör yok
wrong-past-end = --ply { $ply }, { $number }. oyunun sonunu aşıyor; 0 ile { $last } arasında olmalı
wrong-picture = bu resim terminalde gösterilemez; bir dosya ver ya da çıktıyı başka bir programa yönlendir
wrong-place = { $place }: { $detail }
wrong-file-there = böyle bir dosya ya da klasör yok
wrong-file-allowed = izin yok
wrong-file-folder = bu bir klasör
wrong-file-no-folder = bu bir klasör değil
wrong-file-exists = zaten var
wrong-file-space = diskte yer kalmadı
wrong-file-read-only = diske yazılamıyor, salt okunur
wrong-file-name = dosya adı çok uzun
wrong-file-quota = bu diskteki kotan doldu
wrong-file-disk = diskten okunamıyor ya da diske yazılamıyor
wrong-file-loop = bağlantılar dönüp kendilerine çıkıyor
wrong-file-many = çok fazla dosya açık
wrong-file-in-use = adres zaten kullanılıyor
wrong-file-not-here = bu makinenin böyle bir adresi yok
wrong-file-host = bu adda bir makine yok
wrong-file-refused = bağlantı reddedildi
wrong-file-closed = bağlantı kapandı
wrong-file-unreachable = oraya giden bir ağ yok
wrong-file-late = zamanında yanıt gelmedi

## Kayıtlar, hatanın koduna göre

wrong-record-played = “{ $move }” burada oynanamaz. { $why }
wrong-record-setup = hiçbir oyun böyle başlamaz ({ $detail })
wrong-record-after-result = “{ $found }” sonuçtan sonra geliyor; kayıt sonuçla bitmeli.
wrong-record-annotation = “{ $found }” bir hamle işareti değil; $ ile 0 ile 255 arasında bir sayı olmalı.
wrong-record-begins = Begins etiketi dört kişilik oyun içindir; [Players "4"] ekle.
wrong-record-brace = Bu süslü ayraç hiçbir yorumu kapatmıyor.
wrong-record-bracket = Bu ayraç hiçbir devam yolunu kapatmıyor; burada bir hamle, bir yorum ya da sonuç olmalı.
wrong-record-breaks-off = Kayıt yarıda kesiliyor; sonunda bir sonuç olmalı (1-0, 0-1, 1/2-1/2 ya da *).
wrong-record-choice = { $tag } etiketi “{ $found }” olamaz; şunlardan biri olmalı: { $choices }.
wrong-record-empty = Burada oyun yok.
wrong-record-encoding = Bu, UTF-8 metni değil ({ $character }).
wrong-record-first-variation = Bu devam yolundan önce hamle yok; önce bir hamle olmalı.
wrong-record-layout = “{ $found }” diye bir başlangıç dizilişi yok; şunlardan biri olmalı: { $choices }.
wrong-record-like-nacre = “{ $found }” burada oynanamaz. Nacre gösterimine benziyor. { wrong-record-nacre }
wrong-record-line-encoding = Bu satır { $encoding } metni değil.
wrong-record-nacre = Nacre gösterimi okunmaz: ilk topun nereden geldiğini ve son topun nereye gittiğini yazar. Aba-Pro, yana hareket eden grubun iki ucunu yazar (Nacre’deki c3d6, c3c5d4 olur).
wrong-record-no-game = Kayıtta hangi oyun olduğu yazmıyor; [Game "abalone"] ya da [Game "six"] olmalı.
wrong-record-no-tag = “{ $found }” bir etiket değil; [Black "ad"] gibi olmalı.
wrong-record-number = { $tag } etiketi “{ $found }” olamaz; en az 1 olan bir sayı ya da “off” olmalı.
wrong-record-open-comment = Bu yorum kapatılmamış; sonunda “{"}"}” olmalı.
wrong-record-open-variation = Bu devam yolu kapatılmamış; sonunda “)” olmalı.
wrong-record-other-result = Kayıt { $found } ile bitiyor; Result etiketindeki gibi { $result } olmalı.
wrong-record-result-inside = { $found } sonucu bir devam yolunun içinde; burada bir hamle ya da “)” olmalı.
wrong-record-size = Bu kayıt { $max } karakterden uzun.
wrong-record-stray = “{ $found }” hamlelerin arasında bulunamaz; burada bir hamle, bir yorum, bir devam yolu ya da sonuç olmalı.
wrong-record-tag-twice = { $tag } etiketi burada ikinci kez geçiyor.
wrong-record-two-starts = Layout ile FEN etiketleri iki ayrı konum veriyor; yalnızca biri olmalı.
wrong-record-unknown-game = “{ $found }” diye bir oyun yok; [Game "abalone"] ya da [Game "six"] olmalı.
wrong-record-unknown-notation = “{ $found }” gösterimi bilinmiyor; “1” ya da “Aba-Pro” olmalı.
wrong-record-variation-start = “{ $found }” bir devam yolunun başında; burada bir hamle olmalı.

## play

wrong-nothing-chosen = oyun seçilmedi; abalone ya da six seç
wrong-clock = “{ $clock }” bir süre değil; dakika olmalı, örneğin 10, 15+10 ya da 15d5
wrong-level = { $level } diye bir seviye yok; 1 ile { $most } arasında olmalı
wrong-side = { $side } diye bir taraf yok; { $sides } olmalı
wrong-side-alone = --side bilgisayara karşı tarafını belirler; --level N ekle
wrong-save-exists = { $file } zaten var; yeni bir ad ver ya da --resume { $file } ile sürdür
wrong-resume-format = { $file } bir .hgn dosyası değil; sürdürülecek oyun için --save DOSYA ekle
wrong-resume-start = { $file } oyunun nasıl başladığını zaten belirliyor; --resume ile OYUN ya da konum verme
wrong-resume-several = { $file } içinde birden çok oyun var; sürdürülecek tek bir oyun olmalı
wrong-resume-none = { $file } içinde oyun yok; sürdürülecek bir oyun olmalı
wrong-over = oyun bitmiş: { $where } ({ $ending }); bitmemiş bir oyun seç
wrong-this-position = bu konum

## Öteki komutlar

wrong-explain = bir hamle ya da --cells ile --to ver (bkz. hexad explain --help)
wrong-format = { $what } bir biçim değil; --to hgn ya da --to jsonl olmalı
wrong-divide = --divide her hamleden sonrasını ayrı sayar; derinlik en az 1 olmalı
wrong-one-stream = standart çıktıya yalnızca bir resim yazılabilir; --svg ya da --png için bir dosya ver
wrong-for-pictures = --theme ile --width resimler içindir; --svg ya da --png ekle
wrong-show-output = { $file } bir resim değil; adı .svg ya da .png ile, --animate ile birlikte .gif ya da .webp ile bitmeli
wrong-show-no-output = hareketli resim için bir dosya gerekir; -o oyun.gif ya da -o oyun.webp ekle
wrong-show-animate = --seconds ile --plies hareketli resimler içindir; --animate ekle
wrong-show-animate-with = { $option } ile --animate birlikte kullanılamaz
wrong-show-plies = --plies “{ $text }” olamaz; 0 ile { $last } arasında iki hamle olmalı, örneğin 10-40
wrong-graph-games = --svg tek bir oyunu çizer, burada { $count } oyun var; birini --game N ile seç
wrong-same-place = kayıt ile grafik aynı yere yazılamaz; --svg ya da -o için başka bir yer ver
wrong-replay-one = --ply, --boards, --step ve --check birlikte kullanılamaz; yalnızca birini ver
wrong-replay-step = --step yanıtlarını standart girdiden okur; kayıt için bir dosya ver
wrong-replay-check = --check bütün oyunları okur; --game seçeneğini çıkar
wrong-engine-json = motor JSON ile çalışır; --json ekle (UGI için: hexad ugi)
wrong-rulebook-game = “{ $game }” diye bir oyun yok; abalone ya da six olmalı
wrong-rulebook-paper = “{ $paper }” diye bir kâğıt boyutu yok; a4 ya da letter olmalı
wrong-no-typst = typst kurulu değil; kurmak için: pip install "hexad[print]"
wrong-puzzle-game = { $place }: bu bir { $game } bulmacası, dosya ise { $wanted } için
wrong-puzzle-twin = bu konum bir başkasıyla aynı, yalnızca döndürülmüş ya da yansıtılmış: { $place }
wrong-puzzle-id = { $file } içinde “{ $name }” diye bir bulmaca yok; { $example } gibi bir kimlik olmalı
wrong-match-even = --games { $number } olamaz; her açılış iki kez oynandığı için çift bir sayı olmalı
wrong-match-option = { $name } “{ $text }” olamaz; ad ve değer olmalı, örneğin Hash=64
wrong-match-twice = { $name } { $option } iki kez verilmiş; tek bir değer ver
wrong-match-points = { $name } “{ $text }” olamaz; puan ve hamle olmalı, örneğin 600,8
wrong-match-sprt = --sprt “{ $text }” olamaz; iki sayı olmalı, örneğin 0,10
wrong-match-sprt-order = --sprt “{ $text }” olamaz; önce küçük sayı gelmeli, ikisi de -1000 ile 1000 arasında olmalı
wrong-match-clock = --clock “{ $text }” olamaz; saniye ya da saniye ile ek süre olmalı, örneğin 10 ya da 10+0.1
wrong-match-player = “{ $text }” bir oyuncu değil; şunlardan biri olmalı: { $choices }
wrong-match-player-option = “{ $player }” bir oyuncu değil; “{ $text }” yerine şunlardan biri olmalı: { $choices }
wrong-match-player-level = “{ $player }” bir oyuncu değil; level { $level } olamaz, 1 ile { $max } arasında olmalı
wrong-match-player-zero = “{ $player }” bir oyuncu değil; { $name } 0 olamaz, en az 1 olmalı
wrong-match-not-program = “{ $text }” bir program değil; seçeneklerini engine:level=3,hash=64 gibi yaz
wrong-match-no-program = ugi: sonrasında komut yok; ugi:./program --option gibi olmalı
wrong-match-open-quote = “{ $text }” okunamıyor; bir tırnak kapatılmamış ya da metin ters eğik çizgiyle bitiyor
wrong-match-unsendable = “{ $text }” bir programa gönderilemez; Hash=64 gibi sözcükler olmalı
wrong-match-api = “{ $text }” bir sunucudaki oyuncunun adresi değil; https://example.org/@/Fox gibi olmalı
wrong-match-api-clock = { $text } için süre gerekir, çünkü sunucudaki oyunlar sürelidir; --clock olmalı, örneğin 60+1
wrong-match-opening = “{ $name }” bir açılış değil; şunlardan biri ya da openings.hgn gibi bir dosya olmalı: { $choices }
wrong-match-no-openings = { $file } içinde oyun yok; açılışlar olmalı
wrong-match-opening-game = { $file }: { $number }. oyun bir açılış değil; iki kişilik, bitmemiş bir { $game } oyunu olmalı
wrong-match-opening-move = { $file }: { $number }. oyun bir açılış değil; karşılaşmanın kuralları { $move } hamlesine izin vermiyor
wrong-match-opening-over = { $file }: { $number }. oyun bir açılış değil; karşılaşmanın kurallarına göre oyun bitmiş
wrong-match-no-random-plies =
    { $plies ->
        [one] { $opening } açılışından sonra rastgele bir hamle oyunu hep bitiriyor; --random-plies için daha küçük bir sayı ver
       *[other] { $opening } açılışından sonra rastgele { $plies } hamle oyunu hep bitiriyor; --random-plies için daha küçük bir sayı ver
    }
wrong-match-file = { $file } içinde hiçbir karşılaşmaya ait olmayan bir oyun var; yeni bir dosya ver
wrong-match-other = { $file } içinde “{ $found }” karşılaşması var; “{ $match }” ya da yeni bir dosya olmalı
wrong-match-tags = { $file }: { $number }. oyunda karşılaşmanın etiketleri yok
wrong-match-round = { $file }: { $number }. oyunun turu { $round } olamaz; 3.2 gibi olmalı

## Bulmacadaki yanlışlar

wrong-puzzle-json = { $column }. sütundan sonrası JSON değil; tek satırda nesne olarak bir bulmaca olmalı
wrong-puzzle-object = { $found } bir bulmaca değil; bir nesne olmalı
wrong-puzzle-missing = { $name } eksik; şu olmalı: { $expected }
wrong-puzzle-field = { $name } { $found } olamaz; şu olmalı: { $expected }
wrong-puzzle-unknown-field = { $name } bulmacanın bir alanı değil; şunlar olabilir: { $fields }
wrong-puzzle-expected-text = bir metin
wrong-puzzle-expected-position = metin olarak bir konum
wrong-puzzle-expected-options = tahta seçeneklerini içeren bir nesne
wrong-puzzle-expected-number = 1 ile { $max } arasında bir sayı
wrong-puzzle-expected-line = ilk ve son hamlesi çözenin olan bir hamle listesi
wrong-puzzle-position = konum kurulamıyor: { $why }
wrong-puzzle-over = bu konumda oyun bitmiş; oyunun sürdüğü bir konum olmalı
wrong-puzzle-players = bulmacalar iki kişiliktir, şekiller ilan edilmeden kazandırır
wrong-puzzle-side = side { $found } olamaz; sıradaki taraf olmalı: { $expected }
wrong-puzzle-other-id = id { $found } olamaz; bu konumun kimliği şu: { $expected }
wrong-puzzle-kind = kind { $found } olamaz; { $move } ile başlayan bulmacada şu olmalı: { $expected }
wrong-puzzle-within = within { $found } olamaz; en çok { $max } olabilir, kanıtlar burada daha ileri gitmiyor
wrong-puzzle-length =
    { $count ->
        [one] solution tek hamleden oluşuyor; bu hedef için { $expected } hamle olmalı
       *[other] solution { $count } hamleden oluşuyor; bu hedef için { $expected } hamle olmalı
    }
wrong-puzzle-defence-length = solution { $count } hamleden oluşuyor; yalnızca bir hamle olmalı, savunma
wrong-puzzle-move = solution: { $move } oynanamaz. { $why }
wrong-puzzle-slow = { $move } çok yavaş; hedefe daha çabuk ulaşan: { $others }
wrong-puzzle-misses = { $move } hedefe zamanında ulaşmıyor; şu olmalı: { $expected }
wrong-puzzle-loses = { $move } zorunlu olarak kaybettiriyor; şu olmalı: { $expected }
wrong-puzzle-wins = burada hemen kazandıran bir hamle var: { $moves }; savunulması gereken bir konum olmalı
wrong-puzzle-tile = accepts tile olarak verilmiş, ama bu hamle çözüm değil: { $moves }; move olmalı
wrong-puzzle-other-solution = { $move } tek çözüm değil; hedefe ulaşan başka hamle var: { $others }
wrong-puzzle-other-defence = { $move } tek çözüm değil; zorunlu olarak kaybettirmeyen başka hamle var: { $others }
wrong-puzzle-no-move = başka bir konum

## Bilgisayar ve resimler

wrong-engine-number = { $name } { $value } olamaz; 1 ile { $max } arasında olmalı
wrong-engine-memory =
    { $tables ->
        [one] { $name } { $value } olamaz; bu makinenin belleği yalnızca { $max } MB
       *[other] { $tables } tablonun her biri için { $name } { $value } olamaz; bu makinenin belleği toplam { $max } MB
    }
wrong-drawing-far = { $cell } taşlardan çizilemeyecek kadar uzak
wrong-drawing-pillow = hareketli resimleri yazan Pillow kurulu değil; kurmak için: pip install "hexad[print]"

## Turnuvalar

wrong-tournament-round-robin = döner sistemde { $min } ile { $max } arasında katılımcı olmalı; burada { $found } katılımcı var
wrong-tournament-knockout = eleme turnuvasında en az 2 katılımcı olmalı; burada { $found } katılımcı var
wrong-tournament-swiss = İsviçre sistemiyle eşlendirme yapan py4swiss kurulu değil; kurmak için: pip install "hexad[swiss]"
wrong-tournament-open = { $round }. tur henüz bitmedi; sonraki tur ancak her oyunun sonucu belli olunca eşlendirilebilir
wrong-tournament-rounds = { $rounds }. tur son turdu; başka tur eşlendirilmez
wrong-tournament-unpairable = { $round }. tur eşlendirilemiyor; her eşlendirmede ya iki katılımcı yeniden karşılaşır, ya biri ikinci kez bay geçer ya da birine aynı taraf fazla kez düşer
wrong-tournament-untimed = turnuvalar her zaman süreli oynanır (A16); bir süre, örneğin --clock 10+0.1, ya da hamle başına süre, örneğin --movetime 100, gerekir
wrong-tournament-players = turnuvada { $min } ile { $max } arasında oyuncu olmalı, burada { $found } var
wrong-tournament-swiss-rounds = { $players } oyuncuyla İsviçre sisteminde { $rounds } tur oynanamaz; kimse aynı rakiple iki kez oynamadığı için en çok { $max } olmalı
wrong-tournament-stages = { $name }, --format { $form } ile kullanılamaz; { $other } olmalı
wrong-tournament-name = “{ $text }” bir ad olamaz; 1 ile { $max } arasında harf olmalı
wrong-tournament-player-option = --player-option “{ $text }” olamaz; oyuncunun numarası ve bir seçenek olmalı, örneğin 2:Hash=64
wrong-tournament-file = { $file } içinde hiçbir turnuvaya ait olmayan bir oyun var; yeni bir dosya ver
wrong-tournament-other = { $file } içinde “{ $found }” turnuvası var; “{ $match }” ya da yeni bir dosya olmalı
wrong-tournament-tags = { $file }: { $number }. oyunda bu turnuvanın etiketleri yok
wrong-tournament-round = { $file } içinde bu turnuvada olmayan bir oyun var ({ $round }. tur); başlarken verilen ayarlar ya da yeni bir dosya olmalı
wrong-tournament-trf-empty = burada katılımcı yok; 001 ile başlayan satırlar olmalı
wrong-tournament-trf-code = turnuva raporunda hiçbir satır { $found } ile başlamaz; 001 ya da 012 gibi bir kod olmalı
wrong-tournament-trf-rounds = tur sayısı { $found } olamaz; en az { $min } olmalı
wrong-tournament-trf-number = { $found } bir katılımcı numarası değil; 1 ya da daha büyük bir sayı olmalı
wrong-tournament-trf-twice = { $number } numaralı katılımcı burada ikinci kez geçiyor
wrong-tournament-trf-name = 15 ile 47 arasındaki sütunlarda ad eksik
wrong-tournament-trf-rating = { $found } bir puan değil; bir tam sayı olmalı
wrong-tournament-trf-points = burada { $found } puan yazıyor; turların toplamı { $expected }
wrong-tournament-trf-round = { $found } bir tur değil; rakip, w ya da b ve sonuç olmalı, örneğin '  12 w 1', ya da bay, örneğin '0000 - U'
wrong-tournament-trf-opponent = burada { $number } numaralı bir katılımcı olamaz
wrong-tournament-trf-contradiction = { $number } numaralı katılımcının satırında bu oyun yok ya da sonucu farklı
wrong-tournament-trf-large = bu kadarı fazla; bir raporda en çok 100.000 oyun yeri ve 10.000 yasak eşleşme olabilir
wrong-tournament-csv-empty = burada katılımcı yok; ad içeren bir satır olmalı
wrong-tournament-csv-name = bu satırda ad yok
wrong-tournament-csv-number = { $found } bir katılımcı numarası değil; 1 ile { $max } arasında bir sayı olmalı
wrong-tournament-csv-rating = { $found } bir puan değil; en çok { $max } olan bir tam sayı olmalı ya da boş bırakılmalı
wrong-tournament-csv-twice = { $found } numaralı katılımcı burada ikinci kez geçiyor
wrong-tournament-csv-quote = bu tırnak işareti kapatılmamış ya da yanında yazı var

## serve

wrong-serve-installed = { $name } kurulu değil; sunucuyu kurmak için: pip install "hexad[server]"
wrong-serve-url = { $option } “{ $url }” olamaz; şöyle olmalı: { $expected }
wrong-serve-unreadable = { $option } “{ $url }” okunamıyor; şöyle olmalı: { $expected }
wrong-serve-bus = --bus, aynı PostgreSQL veritabanını kullanan süreçler içindir; --db URL ekle
wrong-serve-workers = --workers { $count } için süreçlerin paylaştığı bir veritabanı ve bir Redis gerekir; --db ve --bus ekle
wrong-serve-no-bus = --bus olmadan --db yalnızca tek süreçli bir sunucu içindir; --bus URL ya da, veritabanını başka sunucu kullanmıyorsa, --single-process ekle
wrong-serve-single = --single-process tek başına çalışan bir süreç içindir; --bus ve --workers seçeneklerini çıkar
wrong-serve-in-use = bu veritabanını başka bir sunucu kullanıyor ve ikisinden biri --single-process ile çalışıyor; önce onu durdur ya da ikisini de aynı --bus URL ile başlat
wrong-serve-fork = --workers { $count }: bu sistemde fork yok; bir vekil sunucunun arkasında birden çok sunucu kullan
wrong-serve-held =
    { $folder } klasöründeki oyunlar başka bir sunucuda (süreç { $process }); onu durdur ya da --data KLASÖR ile başka
    bir klasör ver
wrong-serve-held-unknown =
    { $folder } klasöründeki oyunlar başka bir sunucuda; onu durdur ya da --data KLASÖR ile başka bir klasör ver
wrong-serve-port = { $host } adresinde { $port } numaralı bağlantı noktası dinlenemiyor: { $detail }
wrong-serve-folder = { $folder } klasörüne yazılamıyor ({ $why }); boş yeri olan, sana ait bir klasör ver: --data KLASÖR
wrong-serve-database = veritabanı kullanılamıyor: { $why }
wrong-serve-log = sunucu başlamadı; nedeni önceki satırlarda
wrong-tls-both = --tls-certificate ile --tls-key birlikte verilir: ikisini de yaz
wrong-tls-twice = --tls bir sertifika oluşturur: ya onu ya da --tls-certificate ile --tls-key seçeneklerini çıkar
wrong-tls-file = { $file } okunamıyor: { $why }
wrong-tls-certificate = { $file } bir sertifika değil: -----BEGIN CERTIFICATE----- ile başlayan bir PEM dosyası olmalı
wrong-tls-key = { $file } bir özel anahtar değil: -----BEGIN PRIVATE KEY----- ile başlayan bir PEM dosyası olmalı
wrong-tls-encrypted = { $file } dosyasındaki özel anahtar şifreli: parolasız bir anahtar olmalı
wrong-tls-match = { $file } dosyasındaki anahtar { $certificate } dosyasındaki sertifikaya ait değil
wrong-tls-ended = { $file } dosyasındaki sertifikanın süresi { $date } tarihinde doldu: geçerli bir sertifika olmalı
wrong-tls-damaged = { $file } bozuk: sil, bir sonraki başlatmada yenisi oluşturulur
wrong-limits-json = { $variable } bir JSON nesnesi değil; adlarıyla sınırlar olmalı, örneğin {"{"}"games_per_player": 50{"}"}
wrong-limits-name = { $variable }: “{ $name }” diye bir sınır yok; şunlardan biri olmalı: { $choices }
wrong-limits-number = { $variable }: { $name } { $found } olamaz; 0 üstünde bir sayı olmalı
wrong-limits-whole = { $variable }: { $name } { $found } olamaz; 0 üstünde bir tam sayı olmalı
wrong-networks-json = { $variable } bir JSON nesnesi değil; ağlara göre çarpanlar olmalı, örneğin {"{"}"192.0.2.0/24": 20{"}"}
wrong-networks-name = { $variable }: “{ $name }” bir ağ değil; 192.0.2.0/24 gibi olmalı
wrong-networks-host = { $variable }: “{ $name }” ağ içindeki bir adres; ağın kendisi olmalı: { $network }
wrong-networks-factor = { $variable }: { $name } çarpanı { $found } olamaz; 0 üstünde, en çok { $max } olmalı
wrong-secret-short = { $source } içindeki gizli anahtar { $count } bayt; en az { $min } olmalı, örneğin: openssl rand -hex 32
wrong-mail-server = { $variable } bir posta sunucusunun adresi değil; smtps://kullanıcı:parola@sunucu ya da smtp://kullanıcı:parola@sunucu?starttls olmalı
wrong-mail-plain = { $variable } kullanıcıyı ve parolayı şifrelemeden gönderirdi; smtps:// kullan ya da sonuna ?starttls ekle
wrong-mail-site = { $variable } bu sitenin adresi değil; e-postalardaki bağlantılar için gerekli, örneğin https://example.org
wrong-mail-from = { $variable } bir e-posta adresi değil; e-postaların göndereni için gerekli, örneğin hexad@example.org

## Veritabanı; { $why } veritabanından alıntı

wrong-database-full = veritabanı için yer kalmadı ({ $why })
wrong-database-read-only = veritabanı salt okunur ({ $why })
wrong-database-disk = veritabanının diski çalışmıyor ({ $why })
wrong-database-open = veritabanı açılamıyor ({ $why })
wrong-database-locked = veritabanını başka bir program kilitlemiş ({ $why })
wrong-database-damaged = veritabanı bozulmuş; bir yedekten geri yükle ({ $why })
wrong-database-damaged-file = { $file } bozulmuş ({ $why }); bir yedekten geri yükle ya da okunabileni şöyle kurtar: { $command }
wrong-database-foreign = { $file } bir SQLite veritabanı değil; onu taşı, bir yedekten geri yükle ya da okunabileni şöyle kurtar: { $command }
wrong-database-unreadable = { $file } okunamıyor: { $why }
wrong-database-unreachable = { $address } adresindeki veritabanı sunucusuna ulaşılamıyor: { $why }
wrong-database-starting = veritabanı sunucusu şu anda açılıyor ya da kapanıyor ({ $why })
wrong-database-connections = veritabanı sunucusunun çok fazla bağlantısı var ({ $why })
wrong-database-login = veritabanı sunucusu --db içindeki kullanıcıyı ya da parolayı kabul etmiyor ({ $why })
wrong-database-missing = --db içindeki veritabanı yok ({ $why })
wrong-database-rights = --db içindeki kullanıcının buna izni yok ({ $why })
wrong-database-fails = veritabanı çalışmıyor ({ $why })
wrong-database-newer = şeması { $found }, bu programın şemasından ({ $newest }) daha yeni; daha yeni bir hexad ya da veritabanının önceki bir kopyası gerekir
wrong-database-table = içinde hexad programına ait olmayan bir tablo var: { $table }; boş bir veritabanı olmalı
wrong-database-gone = { $file } dosyası sunucu çalışırken silinmiş ya da taşınmış
wrong-database-replaced = { $file } dosyası sunucu çalışırken başkasıyla değiştirilmiş
wrong-database-lock-gone = { $file } dosyası sunucu çalışırken silinmiş ya da taşınmış; bu klasörü başka bir sunucu kullanıyor olabilir
wrong-database-lock-replaced = { $file } dosyası sunucu çalışırken başkasıyla değiştirilmiş; bu klasörü başka bir sunucu kullanıyor olabilir

## admin

wrong-admin-both = --truncate ile --call-off birlikte kullanılamaz; yalnızca birini ver
wrong-admin-game = { $name } adlı bir oyun yok
wrong-admin-database = burada veritabanı yok: { $detail }; bir sunucunun --data KLASÖR ya da --db URL seçeneğini ver
wrong-admin-nothing = { $name } oyununun hiçbir olayı okunamıyor; oyunu bir yedekten geri yükle
wrong-admin-over = { $name } oyununun okunabilen bölümünde oyun bitmiş; --truncate kullan
wrong-admin-yes = onay istenecek bir terminal yok; --yes ekle
wrong-admin-unconfirmed = hiçbir şey değiştirilmedi; { $name } yazmadın
wrong-admin-changed = { $name } oyunu bu arada değişti; komutu yeniden ver
wrong-admin-report = { $number } numaralı bir şikâyet yok
wrong-admin-closed = { $number } numaralı şikâyet zaten kapatılmış
wrong-admin-player = { $name } adlı bir oyuncu yok
wrong-admin-guest = { $name } bir konuk; kapatılacak ya da açılacak bir hesabı yok
wrong-admin-account-closed = { $name } adlı hesap zaten kapatılmış
wrong-admin-account-open = { $name } adlı hesap kapatılmış değil
wrong-database-rated = puanlı { $name } oyununun sonucu okunamıyor, hiçbir şey değiştirilmedi; önce oyunu onar

## Kayıtlı bir oyun neden okunamıyor

wrong-event-none = oyunun hiç olayı yok
wrong-event-missing = { $version }. olay eksik; sonraki olayın sürümü { $next }
wrong-event-unreadable = { $version }. olay okunamıyor ({ $why })
wrong-event-created = { $version }. olay oyunu ikinci kez oluşturuyor
wrong-event-seat = { $version }. olayda geçen yer yok: { $seat }
wrong-event-first = ilk olay { $kind }; oyunun oluşturulması olmalı
wrong-event-impossible = { $version }. olay burada olamaz: { $why }
