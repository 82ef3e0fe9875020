## Yardım sayfasının bölümleri

help-usage = Kullanım:
help-arguments = Argümanlar
help-options = Seçenekler
help-commands = Komutlar
help-required = gerekli
help-help = Bu yardımı gösterir.
help-version = Sürümü gösterir.
help-language = Bu dilde yazar.

## Bir değerin yerini tutan sözcükler

help-word-options = SEÇENEKLER
help-word-command = KOMUT
help-word-args = ARGÜMANLAR
help-word-address = ADRES
help-word-cells = HÜCRELER
help-word-colour = RENK
help-word-depth = DERİNLİK
help-word-file = DOSYA
help-word-folder = KLASÖR
help-word-game = OYUN
help-word-graph = GRAFİK
help-word-kind = TERİM
help-word-list = LİSTE
help-word-move = HAMLE
help-word-name = AD
help-word-number = SAYI
help-word-out = HEDEF
help-word-plies = HAMLE
help-word-points = PUAN
help-word-record = KAYIT
help-word-size = BOYUT
help-word-spec = OYUNCU
help-word-term = TERİM
help-word-text = METİN
help-word-time = SÜRE
help-word-value = DEĞER
help-word-where = NEREYE

## Komutlar: bir satır, bilinmesi gerekenler, bir örnek

help-hexad =
    Abalone ve Six oyunlarını oynatır, gösterir, açıklar, denetler.

    Örnek: hexad play abalone --layout belgian-daisy

help-play =
    Başkalarıyla ya da bilgisayara karşı bir oyun oynatır.

    Oyun sırasında neler yazabileceğini “yardım” sözcüğü gösterir. Standart girdi bir terminal değilse her satırdan bir
    hamle ya da sözcük okunur; bunlardan biri kabul edilmezse çıkış kodu 1 olur. Girdi oyundan önce biterse oyun
    kaydedilir ve nereye kaydedildiği son satırda yazar.

    Örnekler: hexad play abalone --layout belgian-daisy --clock 15+10
              hexad play six --level 3 --side kırmızı
              hexad play six --players 4 --save aksam.hgn

help-serve =
    Tarayıcıda, başkalarıyla ya da bilgisayara karşı oynatır.

    Oyunlar kullanıcının veri klasöründe tutulur. Ctrl+C sunucuyu durdurur; sunucu yeniden başlatılınca oyunlar sürer.

    Örnek: hexad serve --port 8080

help-show =
    Bir konumu terminalde ya da resim olarak gösterir.

    --animate ile bütün bir oyun hareketli resim olur.

    Örnekler: hexad show abalone --layout belgian-daisy --png papatya.png
              hexad show final.hgn --ply 40 --formations sumito
              hexad show final.hgn --animate -o final.gif

help-moves =
    Bir konumda oynanabilecek hamleleri listeler.

    Hamleler adlarına göre sıralanır; çıktıyı bir program okuyorsa her satırda bir hamle olur.

    Örnek: hexad moves abalone --from c3,c4

help-explain =
    Bir hamlenin kurala uygun olup olmadığını ve nedenini söyler.

    Çıkış kodu kurala uygun hamlede 0, kurala aykırı hamlede 1 olur.

    Örnekler: hexad explain abalone c3d4
              hexad explain abalone --cells c3,c4 --to NE
              hexad explain six 2,-1

help-formations =
    Sözlükteki formasyonları bir tahtada bulur.

    Bunlar Abalone oyununda blok, sumito, denge ve diğerleri, Six oyununda tehditler ile bağlantı taşlarıdır. Tahtada
    istenen formasyonlar gösterilir; --kind verilmezse en çok göze çarpanlar. Uzun listeler terminalde kısaltılır.

    Örnek: hexad formations abalone --layout domination --kind sumito

help-glossary =
    Oyun terimlerinin ne anlama geldiğini söyler.

    Terimler Türkçe adlarıyla da İngilizce adlarıyla da bulunur.

    Örnek: hexad glossary mızrak

help-rules =
    Kuralların hepsini ya da birini yazar.

    Basılı kuralların açık bıraktığı noktaları R1–R14 kararları belirler; bu kararlar bizimdir.

    Örnek: hexad rules A12

help-rulebook =
    Kural kitapçığını PDF olarak yazar: kurallar, şekiller, sözlük.

    Örnek: hexad rulebook --out kurallar.pdf

help-layouts =
    Abalone oyununun başlangıç dizilişlerini adlarıyla gösterir.

    Örnek: hexad layouts

help-replay =
    Bir kayıttaki oyunları yazar ya da hepsini denetler.

    Her hamle kurallara göre denetlenir. Bozuk bir oyun, satırı ve sütunuyla standart hataya yazılır; diğerleri yine
    okunur ve çıkış kodu 1 olur.

    Örnekler: hexad replay final.hgn --boards
              hexad replay oyunlar.apgn --check

help-convert =
    Oyun kayıtlarını .hgn biçimine ya da JSON satırlarına çevirir.

    Bir JSON satırında ana devam yolu bulunur: number, game, tags, fen, moves, clocks (saniyenin yüzde biri), result,
    end. Bozuk bir oyun standart hataya yazılıp atlanır, diğerleri yine yazılır ve çıkış kodu 1 olur.

    Örnekler: hexad convert oyunlar.apgn -o oyunlar.hgn
              hexad convert oyunlar.hgn -o - --to jsonl

help-perft =
    Hamlelerle ulaşılan konumları sayar, sayma hızını ölçer.

    Bu tür sayımlarda âdet olduğu üzere tekrardan ve hamle sınırından doğan beraberlikler hesaba katılmaz.

    Örnek: hexad perft abalone 5 --layout belgian-daisy

help-analyse =
    Oyunlara değerlendirmeleri ve hataları işler.

    Her hamleye siyahın bakış açısından değerlendirmesi eklenir. Bir şey kaybettiren hamle şüpheli ($6), hata ($2) ya da
    vahim hata ($4) olarak işaretlenir, daha iyi devam yolu yanına yazılır. Bozuk bir oyun standart hataya yazılıp
    atlanır ve çıkış kodu 1 olur.

    Örnek: hexad analyse final.hgn -o yorumlu.hgn --svg grafik.svg

help-ugi =
    Oyun motorunu başka programlara UGI ile açar.

    Komutlar standart girdiden satır satır okunur ve motor düşünürken bile standart çıktıdan yanıtlanır. `ugi`
    seçenekleri listeler; `quit` ya da girdinin sonu programı bitirir.

    Örnek: echo go depth 8 | hexad ugi abalone

# Süslü ayraçlar JSON’un, Fluent’in değil.
help-engine =
    Oyun motorunu başka programlara JSON ile açar.

    Standart girdinin her satırı bir istektir: id, game, isteğe bağlı olarak fen, options, moves; time (saniye), nodes,
    depth, remaining, increment; level, lines, partial. {"{"}"cancel": ID{"}"} bir isteği erken bitirir.

    Standart çıktının her satırı bir yanıttır: id, partial, move, depth, nodes, seconds, hash_full, lines (rank, points,
    win_in, chances, moves), gerektiğinde result, reason, cancelled; ya da id ile error.

    Örnek: echo '{"{"}"id": 1, "game": "six", "depth": 6{"}"}' | hexad engine --json

help-bench =
    Oyun motorunun taradığı düğümleri sayar.

    İmza, iki oyunun belirli konumlarında tek iş parçacığıyla belirli derinliklere kadar taranan düğümlerin sayısıdır.
    Her makinede aynıdır; yalnızca motorun düşünme biçimi değişirse değişir.

    Örnek: hexad bench

help-match =
    İki oyuncudan hangisinin daha güçlü olduğunu ölçer.

    Oyuncu engine, engine:level=3 (1–10; ayrıca depth, nodes, movetime, threads, hash), random, greedy, UGI
    kullanan bir program için ugi:KOMUT ya da sunucudaki bir bot için api:ADRES olur, örneğin
    api:https://example.org/@/Fox. Her açılış, taraflar değişerek iki kez oynanır. Çöken, geciken, kurala
    aykırı oynayan, yanıtı okunamayan ya da başlamayan taraf o oyunu kaybeder; bunlar sayılır ve çıkış kodu 1 olur.

    Örnekler: hexad match six --first engine:level=5 --second engine:level=4
              hexad match abalone --first engine --second "ugi:./other"

help-tournament =
    Programlar arasında turnuva düzenler.

    Oyuncular hexad match komutundakilerdir; başına ad yazılabilir: "Tilki=ugi:./tilki". Döner sistemde (round-robin) herkes
    herkesle, gauntlet biçiminde ilk oyuncu bütün diğerleriyle, İsviçre sisteminde (swiss) puanı eşit olanlar
    birbiriyle oynar. Olağan iki devrenin iki oyunu, taraflar değişerek aynı açılıştan başlar. Programlar
    karşılaşmadaki gibi denetlenir.

    Turnuvalar her zaman süreli oynanır (A16): --clock ya da --movetime gerekir. --save verilirse, ne zaman kesilirse
    kesilsin, aynı komut turnuvayı sürdürür.

    Tabloda her oyuncunun Elo puanı ve %95 hata payı vardır. İsviçre sisteminde bir tur rakip, taraf ve sonuç olarak
    yazılır, örneğin 3b1; + bay demektir.

    Örnekler: hexad tournament six --player engine:level=3 --player greedy
                --player "Tilki=ugi:./tilki" --clock 10+0.1 --save games.hgn

help-admin =
    Oyunları onarır, puanları hesaplar, şikâyetleri yönetir.

    Örnek: hexad admin games

help-admin-games =
    Karantinadaki oyunları nedenleriyle listeler.

    Sunucunun okuyamadığı oyun karantinaya alınır: oyunun sayfasında bu yazar, diğer bütün oyunlar sürer.

    Örnek: hexad admin games --data /srv/hexad

help-admin-show =
    Bir oyunun olaylarını gösterir, okunamayanları işaretler.

    Okunamayan olay varsa çıkış kodu 1 olur.

    Örnek: hexad admin show kY3xQ9vTbW2m --data /srv/hexad

help-admin-repair =
    Sunucunun okuyamadığı bir oyunu onarır.

    Oyun yeniden okunur; okunabiliyorsa, örneğin bir güncellemeden sonra, karantinadan çıkar. Okunamıyorsa --truncate ya
    da --call-off okunabilen olayları saklar. Çıkarılan olaylar removed_events tablosunda tutulur. SQLite kullanan
    sunucu önce durdurulmalıdır; PostgreSQL kullanan sunucular çalışırken de onarılabilir.

    Örnek: hexad admin repair kY3xQ9vTbW2m --truncate

help-admin-rerate =
    Bütün puanları oyun ve bulmacalardan yeniden hesaplar.

    Sonuçtan farklı olan puanlar düzeltilir. --check ile hiçbir şey değişmez; farklı bir puan varsa çıkış kodu 1 olur.
    SQLite kullanan sunucu, --check dışında, önce durdurulmalıdır; PostgreSQL kullanan sunucular çalışabilir.

    Örnek: hexad admin rerate --check --data /srv/hexad

help-admin-reports =
    Oyuncuların başkaları hakkındaki şikâyetlerini listeler.

    --all verilmezse yalnızca açık şikâyetler listelenir. Birini hexad admin report gösterir.

    Örnek: hexad admin reports --data /srv/hexad

help-admin-report =
    Bir şikâyeti gösterir ya da bir notla kapatır.

    Şikâyet edilen oyuncunun oyunda yazdıkları, sonradan silinmiş olsa bile gösterilir.

    Örnekler: hexad admin report 7
              hexad admin report 7 --close "e-postayla uyarıldı"

help-admin-close-account =
    Bir hesabı kapatır: bu hesapla kimse giriş yapamaz.

    Oturumları kapanır, belirteçleri silinir; çalışan sunucular bağlantılarını hemen keser. Oyunları kalır.

    Örnek: hexad admin close-account Zaphod --reason "hakaret, şikâyet 7"

help-admin-reopen-account =
    Kapatılmış bir hesabı yeniden açar.

    Örnek: hexad admin reopen-account Zaphod --reason "görüşüldü"

help-admin-hide-name =
    Bir oyuncunun adını tarafsız bir adla değiştirir.

    Ad, bitmiş oyunlar da içinde olmak üzere her yerde değişir: çalışan sunucularda hemen, diğerlerinde açılınca. O adı
    bir daha kimse alamaz. Konuklar, hexad admin reports çıktısındaki kimlikle belirtilir.

    Örnek: hexad admin hide-name Zaphod --reason "kaba ad"

help-admin-audit =
    Yöneticilerin neyi, ne zaman, neden yaptığını listeler.

    Örnek: hexad admin audit --data /srv/hexad

help-puzzles =
    Bulmaca üretir, denetler ve gösterir: hamleyi bul.

    Örnek: hexad puzzles show

help-puzzles-make =
    Motorun kendi oyunlarından ya da kayıtlardan bulmaca üretir.

    Her bulmacanın çözümü yazılmadan önce kanıtlanır. Komut yarıda kesilirse yeniden verildiğinde kaldığı yerden sürer.

    Örnek: hexad puzzles make --game six --count 50 --out six.jsonl

help-puzzles-check =
    Her bulmacayı yeniden kanıtlar: çözüm doğru ve tek mi?

    Hatalı bulmaca, dosyası ve satırıyla yazılır ve çıkış kodu 1 olur.

    Örnek: hexad puzzles check six.jsonl

help-puzzles-show =
    Günün bulmacasını ya da bir başkasını gösterir.

    Örnek: hexad puzzles show --game abalone --solution
