## Sunucunun reddettikleri: kod ve değerlerden kendi cümlelerimiz

refused-over = Oyun bitti.
refused-not-begun = Oyun henüz başlamadı.
refused-not-over = Oyun daha bitmedi.
refused-not-your-turn = Sıra sende değil.
refused-no-seat = Bu oyunda yerin yok, ama izleyebilirsin.
refused-not-your-seat = Bu yer senin değil.
refused-not-open = Bütün yerler dolu, ama izleyebilirsin.
refused-already-seated = Bu oyunda zaten yerin var.
refused-seat-taken = Bu yer dolu.
refused-time-up = Süre doldu.
refused-too-late = Oyun ancak ikinci hamleden önce iptal edilebilir. Artık yalnızca pes edebilirsin.
refused-no-clock = Bu oyun süresiz oynanıyor.
refused-enough-time = Saatte en çok bir günlük süre olabilir.
refused-nothing-to-take-back = Geri alabileceğin bir hamle yok.
refused-next-game = Sonraki oyun çoktan kuruldu.
refused-nothing-offered = Bu teklif artık geçerli değil.
refused-already-offered = Bunu zaten teklif ettin.
refused-busy = Sunucu şu anda çok yoğun. Birazdan yeniden dene.
refused-too-fast = Biraz fazla hızlısın. Bir an bekle.
refused-too-slow = Bağlantın çok yavaş. Yeniden dene.
refused-gone = Bağlantı koptu.
refused-unavailable = Sunucu şu anda kayıt yapamıyor. Hiçbir şey kaybolmadı: birazdan yeniden dene.
refused-fault = Sunucuda bir hata oluştu.
refused-engine-lost = Bilgisayar bu konumda takıldı. Daha sonra yeniden dene.
refused-elsewhere = Bunu artık başka bir pencerede yapıyorsun.
refused-no-analysis = Bu sunucu analiz yapmıyor.
refused-no-game = Böyle bir oyun yok.
refused-broken-game = Bu oyunun kaydı bozulmuş, okunamıyor. Sunucunun yöneticisine haber ver.
refused-unknown-event = Sunucu şu anda yeni bir sürüme geçiyor. Hiçbir şey kaybolmaz: birazdan yeniden dene.
refused-set-back = Sunucu bir kesinti sırasında son hamleleri kaybetti. Konuma yeniden bak.
refused-too-many-games = Bitmemiş çok fazla oyunun var. Önce birini bitir.
refused-quota-games = Son bir saatte internet bağlantından çok fazla oyun başlatıldı. { $minutes } dakika sonra yeniden deneyebilirsin.
refused-quota-engine-games = Son bir saatte internet bağlantından bilgisayara karşı çok fazla oyun başlatıldı. { $minutes } dakika sonra yeniden deneyebilirsin.
refused-quota-analysis = Bu saatlik analiz süren doldu. { $minutes } dakika sonra sürdürebilirsin; hesap açarsan süren daha uzun olur.
refused-quota-reviews = Bu saatlik oyun inceleme süren doldu. { $minutes } dakika sonra sürdürebilirsin; hesap açarsan süren daha uzun olur.
refused-quota-pictures = Kısa sürede çok fazla resim istendi. Bir dakika bekle.
refused-quota-downloads = Kısa sürede çok fazla dosya indirildi. Bir dakika bekle.
refused-quota-replays = Kısa sürede çok fazla oyun açıldı. Bir dakika bekle.
refused-quota-searches = Kısa sürede çok fazla arama yapıldı. Bir dakika bekle.
refused-quota-puzzles = Kısa sürede çok fazla deneme yapıldı. Bir dakika bekle.
refused-quota-guests = Şu anda internet bağlantından çok fazla yeni ziyaretçi geliyor. Bir dakika bekle.
refused-quota-accounts = Bugün internet bağlantından çok fazla hesap açıldı. Yarın yeniden dene.
refused-too-many-engine-games = İnternet bağlantından bilgisayara karşı çok fazla oyun sürüyor. Önce birini bitir.
refused-too-many-analyses = İnternet bağlantından çok fazla analiz sürüyor. Birinin bitmesini bekle ya da giriş yap.
refused-too-many-reviews = İnternet bağlantından zaten birkaç oyun inceleniyor. Birinin bitmesini bekle ya da giriş yap.
refused-too-many-seconds = Bu kadar hesaplama süresi tek seferde çok fazla.
refused-too-many = Sunucu aynı anda bu kadarına izin vermiyor.
refused-guest-engines = Bilgisayarı yalnızca hesabı olanlar kendi kendine oynatabilir.
refused-too-many-moves = Bu kadar hamle tek seferde çok fazla.
refused-too-long = Bu çok uzun.
refused-has-account = Zaten bir hesabın var. Giriş yap.
refused-login-taken = Bu kullanıcı adı alınmış. Başka bir kullanıcı adı seç.
refused-wrong-login = Kullanıcı adı ya da parola yanlış.
refused-bad-login = Kullanıcı adı { $min } ile { $max } karakter arasında olmalı, boşluk içermemeli.
refused-bad-name = Ad { $min } ile { $max } karakter arasında olmalı, en az bir karakteri görünür olmalı.
refused-bad-password = Parola { $min } ile { $max } karakter arasında olmalı.
refused-wrong-password = Parola yanlış.
refused-name-taken = Bu ad ya da aynı görünen bir ad başka bir hesaba ait. Başka bir ad seç.
refused-reserved-name = Bu ad bilgisayarla ya da yöneticilerle karıştırılabilir. Başka bir ad seç.
refused-session-ended = Oturumun kapandı. Yeniden giriş yap.
refused-nobody = Sunucu seni henüz tanımıyor. Sayfayı yeniden yükle.
refused-no-account = Konuksun, bir hesabın yok.
refused-no-session = Bu cihazda artık oturum açık değil.
refused-no-token = Böyle bir belirteç yok.
refused-bad-token = Bu belirteç geçersiz.
refused-not-by-token = Bu, belirteçle yapılamaz. Tarayıcıda giriş yap.
refused-bad-control = Bu süre kullanılamaz. En çok bir günlük bir süre seç.
refused-chairs = Oyuncu sayısı bu oyuna uymuyor.
refused-wrong-option = Bu oyunda böyle bir seçenek yok.
refused-two-positions = Oyun ya bir dizilişle ya da bir konumla başlar, ikisi birden olmaz.
refused-not-understood = Sunucu bu girdiyi kullanamadı.
refused-bad-record = Bu metin okunabilir bir oyun kaydı değil.
refused-bad-position = Böyle bir konum olamaz.
refused-not-a-move = Bu bir hamle değil.
refused-bad-picture = Bu resim çizilemiyor.
refused-not-found = Böyle bir şey yok.
refused-cross-origin = Bu istek başka bir siteden geldi. Bu sunucunun sayfasını aç.
refused-not-json = Sunucu burada yalnızca JSON kabul ediyor.
refused-wrong-method = Sunucu burada bunu sunmuyor.
refused-not-public = Bu yalnızca sunucunun yöneticileri için.
refused-loop-ended = Sunucunun bir bölümü durdu. Yöneticilerin onu yeniden başlatması gerekiyor.
refused-no-puzzle-left = Bu türden, görmediğin bulmaca kalmadı.
refused-wrong-before = Önceki hamlelerden biri çözümün parçası değil.
refused-not-a-day = Takvimde böyle bir gün yok.
refused-other-ply = Konum bu arada değişti. Yeniden bak.
refused-unknown = Bu olmadı.

## İçeriği kabul edilmeyen alan

refused-field-fen = Bir konum en çok 400 karakter olabilir.
refused-field-moves = Bir listede en çok 2000 hamle, bir hamlede en çok 60 karakter olabilir.
refused-field-text = Bu metin bir oyun kaydı için çok uzun.

## Birkaç hamleden biri ve reddedilme nedeni

refused-move-number = { $number }. hamle ({ $move }): { $why }

## Oyun kaydında yanlış olan ve yeri

refused-record-place = Satır { $line }, sütun { $column }: { $why }
refused-record-encoding = Bu, UTF-8 metni değil.
refused-record-syntax = Oyun kaydı böyle yazılmaz.
refused-record-tag = Bu etiket geçersiz.
refused-record-notation = Bu yazım okunamıyor: hamleler a1b2 ya da 2,-1 gibi yazılır.
refused-record-setup = Başlangıç konumu geçersiz.
refused-record-move = Bu hamle burada oynanamaz.
refused-record-result = Sonuç oyuna uymuyor.
refused-record-empty = Burada bir oyun yok.
