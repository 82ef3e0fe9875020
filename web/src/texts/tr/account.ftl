## Giriş yapmak ve hesap açmak

account-title = Hesap
account-sign-in = Giriş yap
account-sign-up = Hesap aç
account-sign-up-lead = Bir hesapla oyunlarına her cihazdan ulaşabilirsin. Burada konuk olarak oynadığın oyunlar sende kalır.
account-login = Kullanıcı adı
account-login-hint = { $min } ile { $max } karakter arası, boşluksuz. Onu yalnızca sen görürsün.
account-password = Parola
account-password-hint = { $min } ile { $max } karakter arası.
account-keep-games = Oyunlarım bende kalsın
account-keep-games-hint = Burada konuk olarak oynadığın oyunlar hesabına geçer.
account-forgot = Parolanı mı unuttun?
account-none-yet = Henüz hesabın yok mu?
account-have = Zaten hesabın var mı?
account-welcome = Hoş geldin, { $name }.
account-created = Hesabın hazır. Diğerleri seni { $name } olarak görür.

## Hesap sayfası

account-lead = { $login } olarak giriş yaptın.
account-guest = Bu cihazda konuksun. Bir hesapla oyunlarına her cihazdan ulaşabilirsin.
account-sign-out = Çıkış yap
account-sign-out-everywhere = Tüm cihazlardan çıkış yap
account-signed-out = Çıkış yaptın.
account-signed-out-everywhere = Tüm cihazlardan çıkış yaptın.
account-name = Ad
account-name-label = Adın
account-name-hint = Diğer oyuncular seni bu adla görür. { $min } ile { $max } karakter arası.
account-save = Kaydet
account-saved = Kaydedildi.
account-password-change = Parolayı değiştir
account-password-ends = Yeni parolayla diğer bütün oturumların kapanır ve bütün belirteçler silinir.
account-password-now = Şimdiki parola
account-password-new = Yeni parola
account-password-confirm = Parolan
account-password-changed = Parolan değişti. Diğer bütün oturumların kapandı.
account-email = E-posta adresi
account-email-label = E-posta adresin
account-email-hint = Örneğin: ad@example.org
account-email-why = İsteğe bağlı. Parolanı unutursan onunla yenisini belirleyebilir, istersen yazışmalı oyunlar için hatırlatma alabilirsin. Senden başka kimse görmez.
account-email-save = Adresi kaydet
account-email-open = { $email } henüz doğrulanmadı. E-postadaki bağlantıyı bir gün içinde aç.
account-email-confirmed = { $email } doğrulandı.
account-email-again = E-postayı yeniden gönder
account-email-sent = E-posta yolda. İçindeki bağlantıyı aç.
account-email-remove = Adresi kaldır
account-email-removed = Adres kaldırıldı.
account-no-mail = Bu sunucu e-posta göndermiyor. Parolanı unutursan sana yalnızca sunucuyu işletenler yardım edebilir.
account-ask = Kime sorabilirsin:
account-sessions = Açık oturumların
account-session-here = Bu tarayıcı
account-session-other = Başka bir tarayıcı
account-session-created = giriş: { $date }
account-session-seen = giriş: { $date }, son kullanım: { $seen }
account-session-end = Oturumu kapat
account-session-ended = O tarayıcıdaki oturum kapatıldı.
account-tokens = Belirteçler
account-tokens-lead = Belirteci olan bir program senin adınla oynar. Hesabını değiştiremez.
account-token-label = Ne için?
account-token-hint = Kendine bir not, { $min } ile { $max } karakter arası.
account-token-create = Belirteç oluştur
account-token-new = Belirteci şimdi kopyala: yalnızca bir kez gösterilir.
account-token-since = oluşturuldu: { $date }
account-token-delete = Sil
account-token-delete-named = { $label } belirtecini sil
account-token-deleted = Belirteç silindi.
account-privacy = Gizlilik
account-seen = Son ziyaretimi gizle
account-seen-hint = Diğerleri son olarak hangi gün burada olduğunu görmez. O zaman bu bilgi saklanmaz da.
account-export = Verilerimi indir
account-export-hint = Bu sunucunun senin hakkında sakladığı her şey, bütün oyunlarınla birlikte, JSON dosyası olarak.
account-privacy-page = Neler saklanıyor ve kim görüyor
account-delete = Hesabı sil
account-delete-text = Adın bütün oyunlardan silinir; oyunlar rakiplerinde kalır. Bitmemiş oyunlar iptal edilir, ikinci hamleden sonra ise pes etmiş sayılırsın. Bu geri alınamaz.
account-delete-for-good = Kalıcı olarak sil
account-deleted = Hesabın silindi. Burada artık yeni bir konuksun.

## E-postalardaki bağlantılar

account-reset-lead = Hesabının doğrulanmış e-posta adresini gir. Yeni bir parola belirleyebileceğin bir bağlantı alırsın.
account-reset-send = Bağlantıyı gönder
account-reset-sent = Doğrulanmış adresi { $email } olan bir hesap varsa e-posta yolda. İçindeki bağlantı 30 dakika geçerli.
account-reset-unconfirmed = E-posta gelmedi mi? İstenmeyen posta klasörüne bak. Hiç doğrulanmamış bir adres kullanılamaz.
account-reset-choose = Yeni bir parola belirle
account-reset-for = { $login } hesabı için.
account-reset-save = Parolayı kaydet
account-reset-ends = Tüm cihazlardaki oturumların kapanır ve bütün belirteçler silinir.
account-reset-done = Yeni parolan kaydedildi. Onunla giriş yap.
account-reset-again = Yeni bağlantı iste
account-link-bad = Bu bağlantı çalışmıyor
account-confirm-done = Adres doğrulandı
account-confirm-text = Parolanı unutursan { $email } ile yenisini belirleyebilirsin.

account-correspondence = Yazışmalı oyunlar
account-zone = Saat dilimi
account-zone-hint = Hafta sonların ve hatırlatmalardaki saatler buna göre belirlenir.
account-zone-saved = Saat dilimin kaydedildi.
account-vacation = Tatil, gün olarak
account-vacation-begin = Şimdi başlat
account-vacation-end = Tatili bitir
account-vacation-begun = Tatilin başladı.
account-vacation-ended = Tatilin bitti.
account-vacation-until = Şu zamana kadar tatildesin: { $until }.
account-vacation-day = İlk gün (boşsa hemen)
account-vacation-plan = Tatili planla
account-vacation-planned = Tatilin planlandı.
account-vacation-from = Tatilin: { $from } – { $until }.
account-vacation-cancel = Tatili iptal et
account-vacation-cancelled = Tatilin iptal edildi.
account-vacation-hint =
    { $days ->
        [0] Tatildeyken bütün yazışmalı oyunlarında süren durur. Hiç günün kalmadı.
       *[other] Tatildeyken bütün yazışmalı oyunlarında süren durur. { $days } günün kaldı; 365 günde 30 gün hakkın var.
    }
account-reminders = E-postayla hatırlatma
account-reminders-hint = Sıra sana geldiğinde ve süren dolmadan önce: hamle başına en çok iki tane.
account-reminders-address = Bunun için doğrulanmış bir e-posta adresi gerekir.
account-reminders-on = Hatırlatma alacaksın.
account-reminders-off = Artık hatırlatma almayacaksın.
account-stop-title = Hatırlatmalar durdurulsun mu?
account-stop-text = Yazışmalı oyunların için artık e-posta almayacaksın. Hesap sayfasında yeniden açabilirsin.
account-stop = Hatırlatmaları durdur
account-stop-done = Hesap sayfasında yeniden açabilirsin.
