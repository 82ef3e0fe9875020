lesson-A1-title = Tahta
lesson-A1-task-1 = Topun bir köşede duruyor. Hemen yanındaki bütün yuvaları işaretle.
lesson-A1-hint-1 = Tahtanın ortasındaki bir yuvanın altı komşusu vardır. Köşede bunların yarısı eksiktir.
lesson-A1-right-1 = Köşenin üç, kenarın dört, öbür yuvaların altı komşusu vardır. Bu yüzden kenardaki toplar tehlikededir.

lesson-A2-title = Diziliş
lesson-A2-task-1 = Oyun böyle başlar: her tarafta 14 top, beş, altı ve üç topluk sıralar hâlinde, karşı karşıya.
lesson-A2-task-2 = Bu tahtalardan hangisi standart diziliş?
lesson-A2-hint-2 = Üçüncü sıraya bak: üç top ortada durur.
lesson-A2-right-2 = İki dolu sıra ve üçüncü sıranın ortasındaki üç yuva. Başka dizilişler de var, ama standart olan bu.
lesson-A2-wrong-2 = Bu standart diziliş değil: iki dolu sıra, sonra üçüncü sıranın ortasında üç top.

lesson-A3-title = Kim başlar
lesson-A3-task-1 = Oyun başlıyor. En öndeki toplardan şimdi oynayabilecek olanları işaretle.
lesson-A3-hint-1 = İlk hamle her zaman aynı rengindir.
lesson-A3-right-1 = Her zaman siyah başlar. Sonra oyuncular sırayla oynar.

lesson-A4-title = Her sırada tek iş
lesson-A4-task-1 = Sıra siyahta. Bunlardan hangisi geçerli bir hamle?
lesson-A4-hint-1 = Bir şey yapmak zorundasın, ama yalnızca bir şey. Tahtaların birinde hiçbir şey olmuyor; birinde ayrı duran iki top birlikte gitmek istiyor.
lesson-A4-right-1 = Bir top bir adım atar: bu tek bir iştir ve sıra öbür oyuncuya geçer.

lesson-A5-title = Bir adım
lesson-A5-task-1 = Yalnız duran siyah topu iki arkadaşına değecek şekilde oynat.
lesson-A5-hint-1 = e5’teki topu, sonra altındaki bir yuvayı seç.
lesson-A5-right-1 = Bir top, bir yuva, yandaki boş yere: hamlelerin en basiti.
lesson-A5-task-2 = Siyah topun gidebileceği bütün yuvaları işaretle.
lesson-A5-hint-2 = Altı komşu var, ama ikisi dolu.
lesson-A5-right-2 = Yuva boş olduğu sürece altı yön de açıktır. Tek bir top itemez.

lesson-A6-title = Birlikte hareket
lesson-A6-task-1 = Tek hamlede üç topunu oynat.
lesson-A6-hint-1 = Sıradan yan yana üç top seç, dördüncüyü yerinde bırak ve onları bir yuva oynat.
lesson-A6-right-1 = Tek çizgideki üç top tek top gibi oynar. İki top da oynayabilirdi, dört top asla.
lesson-A6-wrong-1 = Şimdi bunu üç topla yap.

lesson-A7-title = Tek çizgide
lesson-A7-task-1 = Üç siyah topu kendi çizgileri boyunca oynat.
lesson-A7-hint-1 = Üçünü de seç, sonra çizginin bir ucundaki boş yuvayı seç.
lesson-A7-right-1 = Bütün çizgi bir yuva kayar, öndeki boş yuvaya girer.
lesson-A7-wrong-1 = Üçü de durdukları çizgi boyunca kaymalı.

lesson-A8-title = Ok gibi hareket
lesson-A8-task-1 = Şimdi üç siyah topu yan yana, yana doğru oynat.
lesson-A8-hint-1 = Üçünü de seç, sonra üstteki ya da alttaki sıradan boş bir yuva seç.
lesson-A8-right-1 = Her top ayrı bir yuvaya girer, bu yüzden bu yuvaların hepsi boş olmalıdır.
lesson-A8-wrong-1 = Üçü birlikte sıralarından çıkmalı.
lesson-A8-task-2 = Bu ok gibi hareketlerden hangisi yapılabilir?
lesson-A8-hint-2 = Yalnızca okun gösterdiği yuvaya değil, üç topun gireceği her yuvaya bak.
lesson-A8-right-2 = Üç yuva da boş. Yolda duran tek bir top, rengi ne olursa olsun, ok gibi hareketi durdurur.

lesson-A9-title = Sumito: itmek
lesson-A9-task-1 = Beyaz topu it.
lesson-A9-hint-1 = İki siyah topu da seç ve beyaza doğru oynat.
lesson-A9-right-1 = Tek çizgideki iki top, hemen önlerindeki tek topu iter. İşte sumito budur.
lesson-A9-wrong-1 = Beyaz top da yerinden oynamalı.
lesson-A9-task-2 = Bu itişlerden hangisi yapılabilir?
lesson-A9-hint-2 = İtenlerle itilen aynı düz çizgide durur.
lesson-A9-right-2 = İki renk aynı çizgide ve itiş bu çizgi boyunca.

lesson-A10-title = Sayı üstünlüğü
lesson-A10-task-1 = Beyaz topu üç topunla birden it.
lesson-A10-hint-1 = Çizginin tamamını, en arkadan başlayarak seç.
lesson-A10-right-1 = Üç top bir topu iter. İkisi de yeterdi.
lesson-A10-wrong-1 = Üçünü de kullan.
lesson-A10-task-2 = Şimdi önünde iki beyaz top var. İkisini de it.
lesson-A10-hint-2 = İkiye karşı iki dengedir: kimse itemez. Senin kaç topun var?
lesson-A10-right-2 = Üç top iki topu iter: daha güçlü bir itiş yoktur.
lesson-A10-wrong-2 = İki beyaz top da yerinden oynamalı.
lesson-A10-task-3 = Çizgide dört topun var. İki beyaz topu da it.
lesson-A10-hint-3 = Dört top asla birlikte oynamaz. En arkadakini yerinde bırak.
lesson-A10-right-3 = Üç top iki topu iter, dördüncü kalır: ikiye karşı dört, ikiye karşı üçten fazlası değildir.
lesson-A10-wrong-3 = İki beyaz top da yerinden oynamalı.
lesson-A10-task-4 = Üçlü bir çizgiyi karşıdan kimse itemez. Başka bir yandan boz!
lesson-A10-hint-4 = Aşağıdaki iki siyah top, beyaz çizginin ortasını hedef alıyor.
lesson-A10-right-4 = Sıra boyunca en iyi hâlde üçe karşı üç var. Öbür yönden ise iki top bir topu iter ve çizgi bozulur.
lesson-A10-wrong-4 = Beyaz çizgiden bir top dışarı itilmeli.

lesson-A11-title = Boşluk olmaz
lesson-A11-task-1 = Boşluğun üzerinden itemezsin. Üç topunla boşluğu kapat.
lesson-A11-hint-1 = Bütün çizgiyi beyaza doğru bir yuva oynat.
lesson-A11-right-1 = Bu düz bir hamleydi: beyaz kıpırdamadı. Artık renkler birbirine değiyor, gelecek sırada itebilirsin.
lesson-A11-wrong-1 = Üçü de beyaz topun yanına gelmeli.

lesson-A12-title = Arkada yer
lesson-A12-task-1 = Siyah itmek istiyor. Bu sumitolardan hangisi yapılabilir?
lesson-A12-hint-1 = Üç şey gerekir: tek çizgi, arada boşluk olmaması ve arkada yer.
lesson-A12-right-1 = İkiye karşı üç, tek çizgide, birbirine değiyor ve arkadaki yuva boş.
lesson-A12-task-2 = Sıra boyunca bir top itişini engelliyor. Beyaz topu başka yönden it.
lesson-A12-hint-2 = Sol alttan iki siyah top daha ona doğru bakıyor.
lesson-A12-right-2 = Bu yönde beyaz topun arkasındaki yuva boştu. Sıra boyunca ise kendi topun yolu kapatıyordu.
lesson-A12-wrong-2 = Beyaz top itilmeli.

lesson-A13-title = Kenardan aşağı
lesson-A13-task-1 = Beyaz topu tahtadan düşür.
lesson-A13-hint-1 = Kenarda duruyor, aynı çizgide senin iki topun var.
lesson-A13-right-1 = Kenar, arkadaki boş bir yuva gibidir; düşen top oyundan çıkar.
lesson-A13-wrong-1 = Kenardaki beyaz top düşmeli.

lesson-A14-title = Kendi topların
lesson-A14-task-1 = Bu hamlelerden hangisine izin var?
lesson-A14-hint-1 = Kendi hamlen kendi toplarını ne tahtadan düşürür ne de iter.
lesson-A14-right-1 = Çizgi kenardan uzaklaşıp boş bir yuvaya gidiyor. Toplarını yalnızca rakip düşürebilir.

lesson-A15-title = Altı top kazandırır
lesson-A15-task-1 = İki taraf da beşer top düşürdü. Sıra siyahta: kazan!
lesson-A15-hint-1 = Bir beyaz top daha yeter. Hangisi kenarda?
lesson-A15-right-1 = Altıncı top düştü, oyun kazanıldı.
lesson-A15-wrong-1 = Altıncı beyaz top tahtadan düşmeli.

lesson-A16-title = Saate karşı
lesson-A16-task-1 = Oyun süreli oynanabilir: her oyuncunun bütün hamleleri için örneğin on ya da on beş dakikası olur. Sen düşünürken saatin işler. Süren dolarsa, konumun ne kadar iyi olursa olsun kaybedersin.

lesson-A17-title = Oyunun sözcükleri
lesson-A17-task-1 = Blok, yan yana üç sırada üçer toptur. Hangi tahtada var?
lesson-A17-hint-1 = Sıraları say: her birinde üç top olmalı, hiçbiri yerinden kaymamalı.
lesson-A17-right-1 = Dokuz top bir eşkenar dörtgen oluşturuyor. Her çizgisinde üç top var, bu yüzden neredeyse bozulamaz.
lesson-A17-wrong-1 = Burada bir top yerinde değil.
lesson-A17-task-2 = Bir arada duran üç top bir üçlüdür. Hangisi yay?
lesson-A17-hint-2 = Mızrak düzdür, kalkan üçgendir, yay kıvrıktır.
lesson-A17-right-2 = Uçtaki iki top ne aynı çizgide ne de yan yana: bu bir yay.
lesson-A17-wrong-2 = Bu üçlü yay değil: ya düz ya da üçgen.
lesson-A17-task-3 = Mızrak, yay ve kalkan aynı tahtada. Kalkanın üç topunu işaretle.
lesson-A17-hint-3 = Kalkanda her top öbür ikisine değer.
lesson-A17-right-3 = Üçü de birbirine değiyor: kalkan.
lesson-A17-wrong-3 = Bu top mızrağa ya da yaya ait.
lesson-A17-task-4 = Rakip grubun içinde tek başına kalmış topu işaretle.
lesson-A17-hint-4 = En az dört yanında rakip toplar var.
lesson-A17-right-4 = Rakiplerin arasında tek başına duran top zor itilir ve onların çizgilerini bozar.
lesson-A17-wrong-4 = Aranan top, kendi renginden kopuk, rakiplerin arasında durur.
lesson-A17-task-5 = Eşit sayıda topun karşı karşıya durması dengedir. Hangi tahtada var?
lesson-A17-hint-5 = Çizgideki iki rengi de say; üstelik birbirlerine değmeliler.
lesson-A17-right-5 = İkiye karşı iki: burada kimse itemez.
lesson-A17-wrong-5 = Burada sayılar eşit değil ya da renkler birbirine değmiyor.

lesson-R1-title = Üçüncü kez aynı
lesson-R1-task-1 = İki oyuncu da gidip geldi. Sıra beyazda: aynı konumu üçüncü kez oluştur.
lesson-R1-hint-1 = Beyazın son hamlesini geri al: f6’daki top çizgisiyle birlikte yerine döner.
lesson-R1-right-1 = Aynı konum, sıra aynı oyuncuda, üçüncü kez: berabere.
lesson-R1-wrong-1 = Bu yeni bir konum, oyun sürer.

lesson-R2-title = Oynayacak yer yok
lesson-R2-task-1 = Siyahın köşede tek topu kaldı. Sıra beyazda: onu kapana kıstır.
lesson-R2-hint-1 = Köşenin bir komşusu hâlâ boş.
lesson-R2-right-1 = Siyahın yapabileceği hamle kalmadı. Pas geçmek de yok, oyun berabere.
lesson-R2-wrong-1 = Siyah top hâlâ çıkabilir.

lesson-R3-title = Hamle sınırı
lesson-R3-task-1 = Bu oyunda top düşmeden geçen üç hamle beraberlik demek, ikisi geçti bile. Oyunu sürdür!
lesson-R3-hint-1 = Kenardan bir top düşürmek sayımı baştan başlatır.
lesson-R3-right-1 = Bir top düştü, sayım baştan başlıyor.
lesson-R3-wrong-1 = Bu, topsuz geçen üçüncü hamle olurdu: berabere.

lesson-R4-title = Süre dolunca
lesson-R4-task-1 = Saat yoksa kimse süreden kaybetmez. Saat varsa, tahtada ne durursa dursun, süren dolar dolmaz öbür oyuncu kazanır.

lesson-S1-title = Taşlar
lesson-S1-task-1 = 42 taş, yarısı siyah, yarısı kırmızı; tahta yok: grup istediğiniz yöne büyür. Çevreye bakmak için masayı sürükle.

lesson-S2-title = Başlangıç
lesson-S2-task-1 = Bu masalardan hangisi oyunun başı?
lesson-S2-hint-1 = Her tarafın masada bir, elinde 20 taşı var.
lesson-S2-right-1 = Bir siyah, bir kırmızı taş, kenar kenara. Öbürlerinin hepsi hâlâ elde.
lesson-S2-wrong-1 = Burada taş konmuş bile.

lesson-S3-title = Siyahın ilk taşı
lesson-S3-task-1 = Siyahın ilk taşını koyabileceği üç yeri işaretle.
lesson-S3-hint-1 = Kırmızıya değmeli, siyahtan uzak durmalı.
lesson-S3-right-1 = Bu üç yer kırmızı taşa değiyor, siyaha değmiyor.

lesson-S4-title = Taş koymak
lesson-S4-task-1 = Sıradaki taşın konabileceği bütün yerleri işaretle.
lesson-S4-hint-1 = Grubun çevresini bir dolaş: bir taşla ortak kenarı olan her boş yer.
lesson-S4-right-1 = Tek bir ortak kenar yeter, komşunun rengi önemli değil.

lesson-S5-title = Üç şekil
lesson-S5-task-1 = Sıra siyahta: halkayı tamamla ve kazan.
lesson-S5-hint-1 = Bir yerin çevresinde beş siyah taş var. Boşluk nerede?
lesson-S5-right-1 = Bir yerin çevresindeki altı taş halkadır. Ortada ne olduğu önemli değil.
lesson-S5-wrong-1 = Halkanın boşluğu hâlâ duruyor.
lesson-S5-task-2 = Aynı halka, ama bu kez kırmızısın. Durdur onu!
lesson-S5-hint-2 = Tek bir yer eksik. Orayı sen al.
lesson-S5-right-2 = Boşlukta öbür renkten bir taş var, halka artık olmaz.
lesson-S5-wrong-2 = O zaman siyah halkayı tamamlar ve kazanır.
lesson-S5-task-3 = Siyah aynı anda iki yerde şerit tehdidi yapıyor. İki yeri de işaretle.
lesson-S5-hint-3 = Bir sırada beş taş, iki ucu da açık.
lesson-S5-right-3 = Kırmızı bunlardan yalnızca birini kapatabilir: çifte tehdit kazanır.
lesson-S5-wrong-3 = Buraya konan siyah taş altılı bir şerit yapmaz.
lesson-S5-task-4 = Sıra siyahta: üçgeni tamamla.
lesson-S5-hint-4 = Üç, iki ve bir taşlık sıralar.
lesson-S5-right-4 = Üç, iki, bir: üçgen kazanır.
lesson-S5-wrong-4 = Üçgen daha tamamlanmadı.
lesson-S5-task-5 = Siyah hangi masada kazandı?
lesson-S5-hint-5 = Tek renkten şerit, üçgen ya da halka; başka şekil yok.
lesson-S5-right-5 = Altı siyah taştan bir halka, ortasında kırmızı bir taş.
lesson-S5-wrong-5 = Altı siyah taş var, ama ne şerit ne üçgen ne de halka.

lesson-S6-title = Bildirmek
lesson-S6-task-1 = Bu oyunda şekiller bildirilmeli. Şeridi tamamla ve bildir.
lesson-S6-hint-1 = Altıncı taşı açık uca koy. Masa sana soracak.
lesson-S6-right-1 = Yapıldı ve bildirildi: ancak ikisi birlikte kazandırır.
lesson-S6-wrong-1 = Bu kazandırmaz: şerit hem tamamlanmalı hem bildirilmeli.

lesson-S7-title = Gözden kaçan
lesson-S7-task-1 = Siyahın geçen sıradan beri bir sırada altı taşı var, kimse fark etmedi. Sıra siyahta: kazan!
lesson-S7-hint-1 = Taş koyman gerekmiyor. Masanın altından bildirebilirsin.
lesson-S7-right-1 = Şekil hâlâ oradaydı, kırmızı da bu arada kazanmamıştı: demek ki geçerli.
lesson-S7-wrong-1 = Bir şey koymana gerek yok: masada duran şeridi bildir.

lesson-S8-title = Taş taşımak
lesson-S8-task-1 = Bütün taşlar kondu. Siyah taşlardan birini başka bir yere taşı.
lesson-S8-hint-1 = Kıyıdaki bir siyah taşı, sonra öbürlerine değeceği bir yeri seç.
lesson-S8-right-1 = Kendi taşlarından biri, başka bir taşa değdiği herhangi bir yere.
lesson-S8-task-2 = Sıra siyahta: bir taşı taşıyarak kazan.
lesson-S8-hint-2 = Bir sırada beş taş var, biri de yanlarında duruyor.
lesson-S8-right-2 = Taşıyarak yapılan şekil de öbürleri gibi kazanır.
lesson-S8-wrong-2 = Şerit daha tamamlanmadı.

lesson-S9-title = Bir arada tutanlar
lesson-S9-task-1 = Kimin olursa olsun, oynatılamayacak dört taşı işaretle.
lesson-S9-hint-1 = Bir taşı yok say. Öbürleri hâlâ tek grup mu?
lesson-S9-right-1 = Bunlardan biri olmasa grup dağılırdı, o yüzden yerlerinde kalırlar.
lesson-S9-wrong-1 = Bu taş olmadan da öbürleri bir arada kalır: oynatılabilir.

lesson-S10-title = İkiye karşı iki
lesson-S10-task-1 = Dört oyuncu, iki takım. Siyahın ikinci oyuncususun: takımın için kazan.
lesson-S10-hint-1 = Ortağının taşları da sayılır: bir sırada beş taş var.
lesson-S10-right-1 = Kimin koyduğu değil, takımın rengi önemlidir.
lesson-S10-wrong-1 = Takımının şeridi daha tamamlanmadı.

lesson-S11-title = Grubu bölmek
lesson-S11-task-1 = İleri kurallar: oyundan dört taş çıkaran bir hamle yap.
lesson-S11-hint-1 = Soldaki küçük grubu büyüğe bir siyah taş bağlıyor. Onu kaldır.
lesson-S11-right-1 = Küçük grup masadan çıkar. Taşın büyük grupla yoluna devam eder.
lesson-S11-wrong-1 = Oyundan dört taş çıkmalı.

lesson-S12-title = Eşit yarılar
lesson-S12-task-1 = Grubu iki eşit yarıya böl, iyi seç ve kazan.
lesson-S12-hint-1 = Ortadaki taşı kaldır. Sağda bir sırada beş siyah taş var: o yarıyı tut.
lesson-S12-right-1 = Yarılar eşitti, seçim senindi; kalan yarıda da şeridin tamamlandı.
lesson-S12-wrong-1 = İki yarıyı birleştiren taşla kazan ve şeridini tamamladığı yarıyı tut.

lesson-S13-title = Beş taş yetmez
lesson-S13-task-1 = Kırmızıya yeterli taş bırakmayarak kazan.
lesson-S13-hint-1 = Kırmızının altı taşı var. Biri bile çıksa oyun biter.
lesson-S13-right-1 = Kırmızıya beş taş kaldı. Beş taşla bir daha şekil yapılamaz, kırmızı kaybetti.
lesson-S13-wrong-1 = Kırmızının hâlâ altı taşı var.

lesson-S14-title = İkisi de yetersiz
lesson-S14-task-1 = Siyahın da kırmızının da altışar taşı var. Hiçbirine yeterli taş bırakmayan bir hamle bul.
lesson-S14-hint-1 = Solda bir siyah, bir kırmızı taş tek bir taşa bağlı.
lesson-S14-right-1 = İkisi de aynı anda beşe düştü: berabere.
lesson-S14-wrong-1 = Oyun sürer: ikisi de aynı anda beşe düşmeli.

lesson-R5-title = Kendiliğinden bildirim
lesson-R5-task-1 = Burada bir şey bildirmek gerekmiyor. Şeridi tamamla.
lesson-R5-hint-1 = Bir sırada beş taş, iki ucu da açık.
lesson-R5-right-1 = Oyuncular bildirmek üzere anlaşmadıysa, şekli tamamlayan hamle kendiliğinden kazanır.
lesson-R5-wrong-1 = Şerit daha tamamlanmadı.

lesson-R6-title = Neler çıkar
lesson-R6-task-1 = Siyah, küçük grupla büyük grubun arasındaki 0,0 taşını kaldırıyor. Oyundan çıkan üç taşı işaretle.
lesson-R6-hint-1 = Masaya o taş yokmuş gibi bak. Hangi grup daha küçük?
lesson-R6-right-1 = Kaldırılan taş olmadan kalan gruplar sayılır. Grupları yeniden birleştirecek olsa bile o taş hiç çıkmaz.
lesson-R6-wrong-1 = Bu taş kalır: ya kaldırılan taştır ya da en büyük gruptandır.

lesson-R7-title = Önce çıkar, sonra bak
lesson-R7-task-1 = Siyah bir şeridin ortasında bir taş eksik. Boşluğu doldur ve kazan; ama dikkat: her taş işe yaramaz.
lesson-R7-hint-1 = Boşluğun hemen üstündeki taş şeridin sol ucunu tutuyor. O giderse o uç da çıkar.
lesson-R7-right-1 = Ayrılanlar çıktıktan sonra da şerit tam, demek ki kazanır.
lesson-R7-wrong-1 = Bu hamleden sonra masada altılı şerit kalmıyor.

lesson-R8-title = Masada beraberlik
lesson-R8-task-1 = İki taş masada geziniyor. Sıra kırmızıda: aynı konumu üçüncü kez oluştur.
lesson-R8-hint-1 = Masanın neresi olduğu önemli değil: siyah taşın üzerinden bir kez daha atla.
lesson-R8-right-1 = Nerede durursa dursun, aynı biçimde duran aynı taşlar aynı konumdur: berabere.
lesson-R8-wrong-1 = Taşlar şimdi başka duruyor, oyun sürer.

lesson-R9-title = Geri dönüş yok
lesson-R9-task-1 = Siyah, soldaki 0,0 taşını taşıyor. Gidebileceği bütün yerleri işaretle.
lesson-R9-hint-1 = Öbür iki taş yerinde kalır. Onların yanındaki her boş yer olur, eski yeri olmaz.
lesson-R9-right-1 = Öbürlerinin yanında her yer olur, yalnızca eski yeri olmaz: o zaman pas geçmek olurdu.

lesson-R10-title = Takımın taşları
lesson-R10-task-1 = Dört oyuncu, bütün taşlar kondu, sıra siyahın ikinci oyuncusunda. Oynatılabilecek taşı işaretle.
lesson-R10-hint-1 = Kim koymuş olursa olsun her siyah taş olur; ama ikisinden biri grubu bir arada tutuyor.
lesson-R10-right-1 = Takımının renginde, üstelik öbürleri o olmadan da bir arada kalıyor.

lesson-R11-title = Serbest ilk taş
lesson-R11-task-1 = Bu oyunda siyahın ilk taşı serbest. Konabileceği bütün yerleri işaretle.
lesson-R11-hint-1 = İki taştan birine değen her yer.
lesson-R11-right-1 = İlk taş kuralı olmayınca çevredeki sekiz yerin hepsi açıktır.

lesson-R12-title = Altıdan fazla
lesson-R12-task-1 = Bir sırada üç ve üç taş, aralarında bir boşluk. Sıra siyahta: kazan.
lesson-R12-hint-1 = Boşluğu doldur: bir sırada yedi taş.
lesson-R12-right-1 = Bir sırada yedi taş, altılı bir şerit içerir; o da kazanır.
lesson-R12-wrong-1 = Daha altılı bir şerit yok.
