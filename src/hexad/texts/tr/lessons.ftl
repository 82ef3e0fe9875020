lesson-A1-title = Tahta
lesson-A1-task-1 = Topun bir köşede duruyor. Hemen yanındaki bütün hücreleri işaretle.
lesson-A1-hint-1 = Tahtanın ortasındaki bir hücrenin altı komşusu vardır. Köşede bunların yarısı eksiktir.
lesson-A1-right-1 = Köşedeki hücrenin üç, kenardaki hücrenin dört, diğer hücrelerin altı komşusu vardır. Bu yüzden kenardaki toplar tehlikededir.

lesson-A2-title = Diziliş
lesson-A2-task-1 = Oyun böyle başlar: iki tarafın da beş, altı ve üç topluk sıralar hâlinde dizilmiş 14 topu karşı karşıya durur.
lesson-A2-task-2 = Bu tahtalardan hangisi standart diziliş?
lesson-A2-hint-2 = Üçüncü sıraya bak: üç top tam ortada durmalı.
lesson-A2-right-2 = İki dolu sıra ve üçüncü sıranın ortasındaki üç hücre. Başka dizilişler de var, ama standart olan bu.
lesson-A2-wrong-2 = Bu standart diziliş değil: iki sıra dolu, üçüncü sıranın ortasında da üç top olmalı.

lesson-A3-title = Kim başlar?
lesson-A3-task-1 = Oyun başlıyor. En öndeki toplardan şimdi oynayabilecek olanları işaretle.
lesson-A3-hint-1 = İlk hamleyi her zaman aynı renk yapar.
lesson-A3-right-1 = Her zaman siyah başlar. Sonra oyuncular sırayla oynar.

lesson-A4-title = Her turda tek hamle
lesson-A4-task-1 = Sıra siyahta. Bunlardan hangisi geçerli bir hamle?
lesson-A4-hint-1 = Bir hamle yapmak zorundasın, ama yalnızca bir hamle. Tahtalardan birinde hiçbir şey olmuyor; bir diğerinde birbirinden ayrı duran iki top birlikte gitmek istiyor.
lesson-A4-right-1 = Bir top bir adım atar: bu tek bir hamledir ve sıra rakibe geçer.

lesson-A5-title = Bir adım
lesson-A5-task-1 = Yalnız duran siyah topu, diğer iki siyah topun ikisine de değecek şekilde oynat.
lesson-A5-hint-1 = e5’teki topu, sonra sol altındaki hücreyi seç.
lesson-A5-right-1 = Bir top, bir adım, yandaki boş hücreye: hamlelerin en basiti.
lesson-A5-task-2 = Siyah topun gidebileceği bütün hücreleri işaretle.
lesson-A5-hint-2 = Altı komşu var, ama ikisi dolu.
lesson-A5-right-2 = Hücre boş olduğu sürece altı yön de açıktır. Tek bir top itemez.

lesson-A6-title = Birlikte hareket
lesson-A6-task-1 = Tek hamlede üç topunu oynat.
lesson-A6-hint-1 = Sıradan yan yana üç top seç, dördüncüyü yerinde bırak ve onları bir hücre ilerlet.
lesson-A6-right-1 = Tek çizgideki üç top tek top gibi hareket eder. İki topla da olurdu, dört topla asla.
lesson-A6-wrong-1 = Şimdi bunu üç topla yap.

lesson-A7-title = Tek çizgide
lesson-A7-task-1 = Üç siyah topu kendi çizgileri boyunca oynat.
lesson-A7-hint-1 = Üçünü de seç, sonra çizginin bir ucundaki boş hücreyi seç.
lesson-A7-right-1 = Bütün çizgi bir hücre kayar, öndeki boş hücreye girer.
lesson-A7-wrong-1 = Üçü de durdukları çizgi boyunca kaymalı.

lesson-A8-title = Ok gibi hareket
lesson-A8-task-1 = Şimdi üç siyah topu birlikte yana doğru oynat.
lesson-A8-hint-1 = Üçünü de seç, sonra üstteki ya da alttaki sıradan boş bir hücre seç.
lesson-A8-right-1 = Her top ayrı bir hücreye girer, bu yüzden bu hücrelerin hepsi boş olmalıdır.
lesson-A8-wrong-1 = Üçü birlikte, durdukları sıradan yana çıkmalı.
lesson-A8-task-2 = Bu ok gibi hareketlerden hangisi yapılabilir?
lesson-A8-hint-2 = Yalnızca okun gösterdiği hücreye değil, üç topun gireceği her hücreye bak.
lesson-A8-right-2 = Üç hücre de boş. Yolda duran tek bir top, rengi ne olursa olsun, ok gibi hareketi engeller.

lesson-A9-title = Sumito: itmek
lesson-A9-task-1 = Beyaz topu it.
lesson-A9-hint-1 = İki siyah topu da seç ve beyaza doğru oynat.
lesson-A9-right-1 = Tek çizgideki iki top, hemen önlerindeki tek topu iter. Sumito işte budur.
lesson-A9-wrong-1 = Beyaz top da yerinden oynamalı.
lesson-A9-task-2 = Bu itişlerden hangisi yapılabilir?
lesson-A9-hint-2 = İten toplarla itilen top aynı düz çizgide durmalı.
lesson-A9-right-2 = İki renk aynı çizgide duruyor, itiş de bu çizgi boyunca yapılıyor.

lesson-A10-title = Sayı üstünlüğü
lesson-A10-task-1 = Beyaz topu üç topunla birden it.
lesson-A10-hint-1 = Çizginin tamamını, en arkadan başlayarak seç.
lesson-A10-right-1 = Üç top bir topu iter. Burada iki top da yeterdi.
lesson-A10-wrong-1 = Üç topu da kullan.
lesson-A10-task-2 = Şimdi önünde iki beyaz top var. İkisini de it.
lesson-A10-hint-2 = İkiye karşı iki, dengedir: kimse itemez. Senin kaç topun var?
lesson-A10-right-2 = Üç top iki topu iter: bundan güçlü bir itiş yoktur.
lesson-A10-wrong-2 = İki beyaz top da yerinden oynamalı.
lesson-A10-task-3 = Çizgide dört topun var. İki beyaz topu da it.
lesson-A10-hint-3 = Dört top asla birlikte hareket etmez. En arkadakini yerinde bırak.
lesson-A10-right-3 = Üç top iki topu iter, dördüncü yerinde kalır: ikiye karşı dört, ikiye karşı üçten güçlü değildir.
lesson-A10-wrong-3 = İki beyaz top da yerinden oynamalı.
lesson-A10-task-4 = Bir çizgide duran üç topu karşıdan kimse itemez. Çizgiyi başka bir yönden boz!
lesson-A10-hint-4 = Aşağıdaki iki siyah top, beyaz çizginin ortasını hedef alıyor.
lesson-A10-right-4 = Sıra boyunca en iyi ihtimalle üçe karşı üç olursun. Diğer yönden ise iki top bir topu iter ve çizgi bozulur.
lesson-A10-wrong-4 = Beyaz çizgiden bir top dışarı itilmeli.

lesson-A11-title = Arada boşluk olmaz
lesson-A11-task-1 = Arada boşluk varken itemezsin. Üç topunla boşluğu kapat.
lesson-A11-hint-1 = Bütün çizgiyi beyaza doğru bir hücre ilerlet.
lesson-A11-right-1 = Bu sıradan bir hamleydi: beyaz kıpırdamadı. Artık renkler birbirine değiyor, bir sonraki hamlende itebilirsin.
lesson-A11-wrong-1 = Üç top da beyaz topun yanına kadar ilerlemeli.

lesson-A12-title = Arkada yer
lesson-A12-task-1 = Siyah itmek istiyor. Bu sumitolardan hangisi yapılabilir?
lesson-A12-hint-1 = Üç koşul var: toplar tek çizgide durmalı, arada boşluk olmamalı, arkada yer olmalı.
lesson-A12-right-1 = İkiye karşı üç, tek çizgide, birbirine değiyor ve arkadaki hücre boş.
lesson-A12-task-2 = Sıra boyunca itişini bir top engelliyor. Beyaz topu başka bir yönden it.
lesson-A12-hint-2 = Sol altta, beyaz topla aynı çizgide iki siyah top daha var.
lesson-A12-right-2 = Bu yönde beyaz topun arkasındaki hücre boştu. Sıra boyunca ise kendi topun yolu kapatıyordu.
lesson-A12-wrong-2 = Beyaz top itilmeli.

lesson-A13-title = Kenardan dışarı
lesson-A13-task-1 = Beyaz topu tahtadan düşür.
lesson-A13-hint-1 = Kenarda duruyor, aynı çizgide senin iki topun var.
lesson-A13-right-1 = Tahtanın kenarı, arkadaki boş bir hücre gibidir; düşen top oyundan çıkar.
lesson-A13-wrong-1 = Kenardaki beyaz top düşmeli.

lesson-A14-title = Kendi topların
lesson-A14-task-1 = Bu hamlelerden hangisine izin var?
lesson-A14-hint-1 = Kendi hamlen, toplarını ne tahtadan düşürebilir ne de itebilir.
lesson-A14-right-1 = Çizgi kenardan uzaklaşıp boş bir hücreye gidiyor. Toplarını yalnızca rakip düşürebilir.

lesson-A15-title = Altı top kazandırır
lesson-A15-task-1 = İki taraf da beşer top düşürdü. Sıra siyahta: kazan!
lesson-A15-hint-1 = Bir beyaz top daha yeter. Kenardakilerden hangisini itebilirsin?
lesson-A15-right-1 = Altıncı top düştü, oyunu kazandın.
lesson-A15-wrong-1 = Altıncı beyaz top tahtadan düşmeli.

lesson-A16-title = Saate karşı
lesson-A16-task-1 = Oyun süreli oynanabilir: her oyuncunun bütün hamleleri için 10 ya da 15 dakikası olur. Sen düşünürken saatin işler. Süren dolarsa, konumun ne kadar iyi olursa olsun kaybedersin. Turnuvalar ve yarışmalar her zaman süreli oynanır.

lesson-A17-title = Oyunun terimleri
lesson-A17-task-1 = Blok, her birinde üç top bulunan, yan yana üç sıradır. Hangi tahtada blok var?
lesson-A17-hint-1 = Sıraları say: her birinde üç top olmalı, hiçbiri kaymış olmamalı.
lesson-A17-right-1 = Dokuz top bir eşkenar dörtgen oluşturuyor. Her çizgisinde üç top olduğu için bozulması neredeyse olanaksız.
lesson-A17-wrong-1 = Burada bir top yerinde değil.
lesson-A17-task-2 = Bitişik duran üç top bir üçlüdür. Hangisi yay?
lesson-A17-hint-2 = Mızrak düzdür, kalkan üçgendir, yay büküktür.
lesson-A17-right-2 = Uçtaki iki top ne ortadakiyle düz bir çizgi oluşturuyor ne de birbirine değiyor: bu bir yay.
lesson-A17-wrong-2 = Bu üçlü bir yay değil: ya düz ya da üçgen.
lesson-A17-task-3 = Mızrak, yay ve kalkan aynı tahtada. Kalkanın üç topunu işaretle.
lesson-A17-hint-3 = Kalkanda her top diğer ikisine değer.
lesson-A17-right-3 = Üçü de birbirine değiyor: bu bir kalkan.
lesson-A17-wrong-3 = Bu top mızrağa ya da yaya ait.
lesson-A17-task-4 = Rakip grubun içinde tek başına kalmış topu işaretle.
lesson-A17-hint-4 = En az dört yanında rakip toplar var.
lesson-A17-right-4 = Rakiplerin arasında tek başına duran topu itmek zordur; üstelik onların çizgilerini böler.
lesson-A17-wrong-4 = Aradığın top, kendi renginden kopmuş, rakip topların arasında duruyor.
lesson-A17-task-5 = Eşit sayıda topun karşı karşıya durmasına denge denir. Hangi tahtada denge var?
lesson-A17-hint-5 = Çizgideki iki rengi de say; iki renk birbirine değmeli de.
lesson-A17-right-5 = İkiye karşı iki: burada kimse itemez.
lesson-A17-wrong-5 = Burada sayılar eşit değil ya da renkler birbirine değmiyor.
lesson-A17-task-6 = Tekli, komşuları arasında kendi renginden top bulunmayan toptur. İki siyah tekliyi işaretle.
lesson-A17-hint-6 = Beyaz komşular sayılmaz: başka hiçbir siyah topa değmeyen siyah topları ara.
lesson-A17-right-6 = İkisi de başka bir siyah topa değmiyor. Tek bir top itemez.
lesson-A17-wrong-6 = Bu topun kendi renginden bir komşusu var.
lesson-A17-task-7 = İkili, aynı renkten yan yana iki toptur. Siyah ikiliyi işaretle.
lesson-A17-hint-7 = İki siyah top birbirine değiyor; diğerleri yalnız duruyor.
lesson-A17-right-7 = Yan yana iki top: bir ikili, tek bir topu itebilir.
lesson-A17-wrong-7 = Bu top kendi renginden başka bir topa değmiyor.
lesson-A17-task-8 = Bu üçlülerden hangisi mızrak?
lesson-A17-hint-8 = Mızrak düzdür; üç eksenden herhangi birinde durabilir.
lesson-A17-right-8 = Düz bir çizgide üç top: mızrak, birlikte hareket edebilen en güçlü gruptur.
lesson-A17-wrong-8 = Bu üçlü mızrak değil: ya bükük ya da üçgen.
lesson-A17-task-9 = Aynı renkten, birbirine bağlı toplar, sayıları ve biçimleri ne olursa olsun bir çoklu oluşturur. En büyük siyah çokluyu işaretle.
lesson-A17-hint-9 = Bir toptan siyah komşusuna geçe geçe gidebildiğin kadar git. Alttaki üç top diğerlerine değmiyor.
lesson-A17-right-9 = Beş top birbirine bağlı; biçimi önemli değil.
lesson-A17-wrong-9 = Bu top en büyük çoklunun parçası değil.

lesson-R1-title = Üçüncü tekrar
lesson-R1-task-1 = İki oyuncu da aynı hamlelerle gidip geldi. Sıra beyazda: aynı konumu üçüncü kez oluştur.
lesson-R1-hint-1 = Beyazın bir önceki hamlesini tersine oyna: f6’daki top çizgisiyle birlikte yerine döner.
lesson-R1-right-1 = Aynı konum, sıra aynı oyuncuda, üçüncü kez: berabere.
lesson-R1-wrong-1 = Bu yeni bir konum, oyun sürer.

lesson-R2-title = Hamle kalmayınca
lesson-R2-task-1 = Siyahın köşede tek topu kaldı. Sıra beyazda: onu kapana kıstır.
lesson-R2-hint-1 = Köşedeki hücrenin komşularından biri hâlâ boş.
lesson-R2-right-1 = Siyahın yapabileceği hamle kalmadı, pas da geçilmez: oyun berabere.
lesson-R2-wrong-1 = Siyah top hâlâ çıkabiliyor.

lesson-R3-title = Hamle sınırı
lesson-R3-task-1 = Bu oyun, üst üste üç hamlede top düşmezse berabere bitecek; iki hamle geçti bile. Oyunu sürdür!
lesson-R3-hint-1 = Bir topu tahtadan düşürürsen sayım baştan başlar.
lesson-R3-right-1 = Bir top düştü, sayım baştan başladı.
lesson-R3-wrong-1 = Bu, top düşmeden geçen üçüncü hamle olurdu: berabere.

lesson-R4-title = Süre dolunca
lesson-R4-task-1 = Saat yoksa kimse süreden kaybetmez. Saat varsa, konum ne olursa olsun, süren dolar dolmaz rakibin kazanır.

lesson-R13-title = Kenarda tek başına
lesson-R13-task-1 = Kenarda üç beyaz top, siyah topların arasında birbirinden ayrı duruyor. “Tek başına” sayılan ikisini işaretle.
lesson-R13-hint-1 = Kenardaki topun altıdan az yanı vardır. “Tek başına” sayılan topun en az dört yanında ya da bütün yanlarında siyah top durur.
lesson-R13-right-1 = Köşede üç siyah top yeter, çünkü başka yan yoktur; kenarda dört top gerekir. Üçüncü beyaz topun bir yanı hâlâ boş.
lesson-R13-wrong-1 = Bu top “tek başına” sayılmaz: ya tahtadaki yanlarından biri boş ya da rakip topların arasında değil.

lesson-R14-title = Blok ne kadar büyük?
lesson-R14-task-1 = Hangi tahtada blok var?
lesson-R14-hint-1 = Tek bir sıradaki üç top mızraktır; basılı Türkçe kurallar buna blok der. Burada iki sıra bile blok sayılmaz.
lesson-R14-right-1 = Yan yana üç sıra, her birinde üç top: hangi çizgi boyunca bakarsan bak, üç top bir arada duruyor.
lesson-R14-wrong-1 = Bu blok değil: blokta yan yana üç sıra, her sırada üç top olmalı.

lesson-S1-title = Taşlar
lesson-S1-task-1 = 42 taş, yarısı siyah, yarısı kırmızı. Tahta yok: grup istediğin yöne büyüyebilir. Çevreye bakmak için masayı sürükle.

lesson-S2-title = Başlangıç
lesson-S2-task-1 = Bu masalardan hangisi oyunun başlangıcını gösteriyor?
lesson-S2-hint-1 = Her tarafın masada bir, elinde 20 taşı var.
lesson-S2-right-1 = Bir siyah, bir kırmızı taş, kenar kenara. Diğerlerinin hepsi henüz elde.
lesson-S2-wrong-1 = Burada oyun başlamış bile: masaya taş konmuş.

lesson-S3-title = Siyahın ilk taşı
lesson-S3-task-1 = Siyahın ilk taşını koyabileceği üç hücreyi işaretle.
lesson-S3-hint-1 = Kırmızı taşa değmeli, siyah taşa değmemeli.
lesson-S3-right-1 = Bu üç hücre kırmızı taşa değiyor, siyah taşa değmiyor.

lesson-S4-title = Taş koymak
lesson-S4-task-1 = Sıradaki taşın konabileceği bütün hücreleri işaretle.
lesson-S4-hint-1 = Grubun çevresini dolaş: bir taşa kenar kenara değen her boş hücre olur.
lesson-S4-right-1 = Tek bir kenarın değmesi yeter, komşunun rengi önemli değil.

lesson-S5-title = Üç şekil
lesson-S5-task-1 = Sıra siyahta: halkayı tamamla ve kazan.
lesson-S5-hint-1 = Bir hücrenin çevresinde beş siyah taş var. Boşluk nerede?
lesson-S5-right-1 = Bir hücrenin çevresindeki altı taş halkadır. Ortasının boş ya da dolu olması fark etmez.
lesson-S5-wrong-1 = Halkadaki boşluk hâlâ duruyor.
lesson-S5-task-2 = Aynı halka, ama bu kez kırmızısın. Durdur onu!
lesson-S5-hint-2 = Halkanın tek bir hücresi eksik. Orayı sen al.
lesson-S5-right-2 = Boşlukta artık diğer renkten bir taş var: bu halka tamamlanamaz.
lesson-S5-wrong-2 = O zaman siyah halkayı tamamlar ve kazanır.
lesson-S5-task-3 = Siyah, iki hücreden hangisine taş koysa şeridini tamamlar. İki hücreyi de işaretle.
lesson-S5-hint-3 = Yan yana dizili beş taşın iki ucu da açık.
lesson-S5-right-3 = Kırmızı bunlardan yalnızca birini kapatabilir: çifte tehdit kazandırır.
lesson-S5-wrong-3 = Buraya konan siyah taş şeridi tamamlamaz.
lesson-S5-task-4 = Sıra siyahta: üçgeni tamamla.
lesson-S5-hint-4 = Üç, iki ve bir taşlık sıralar.
lesson-S5-right-4 = Üç, iki, bir: üçgen kazandırır.
lesson-S5-wrong-4 = Üçgen henüz tamamlanmadı.
lesson-S5-task-5 = Siyah hangi masada kazandı?
lesson-S5-hint-5 = Tek renkten bir şerit, üçgen ya da halka; başka şekil yok.
lesson-S5-right-5 = Altı siyah taştan bir halka, ortasında kırmızı bir taş.
lesson-S5-wrong-5 = Altı siyah taş var, ama ne şerit ne üçgen ne de halka.
lesson-S5-task-6 = Sıra siyahta: öyle bir taş koy ki bir sonraki hamlende şeridi iki ayrı hücreden tamamlayabilesin.
lesson-S5-hint-6 = Yan yana dizili dört taş var. Beşinciyi, iki uç da açık kalacak biçimde koy.
lesson-S5-right-6 = Yan yana dizili beş taşın iki ucu da açık: kırmızı yalnızca birini kapatabilir. Çifte tehdit böyle kurulur.
lesson-S5-wrong-6 = Bu hamleden sonra kırmızı, şeridi tek taşla hâlâ engelleyebilir.

lesson-S6-title = İlan etmek
lesson-S6-task-1 = Bu oyunda şekiller ilan edilmeli. Şeridi tamamla ve ilan et.
lesson-S6-hint-1 = Altıncı taşı açık uçlardan birine koy. Ardından ilan etmek isteyip istemediğin sorulacak.
lesson-S6-right-1 = Şekil tamamlandı ve ilan edildi: ancak ikisi birlikte kazandırır.
lesson-S6-wrong-1 = Bu kazandırmaz: şerit hem tamamlanmalı hem ilan edilmeli.

lesson-S7-title = Gözden kaçan şekil
lesson-S7-task-1 = Siyahın bir önceki hamlesinden beri yan yana dizili altı taşı var, kimse fark etmedi. Sıra siyahta: kazan!
lesson-S7-hint-1 = Taş koyman gerekmiyor: masanın hemen altındaki “Şekli ilan et” düğmesine bas.
lesson-S7-right-1 = Şekil hâlâ yerindeydi, kırmızı da bu arada kazanmamıştı: demek ki geçerli.
lesson-S7-wrong-1 = Taş koymana gerek yok: masada duran şeridi ilan et.

lesson-S8-title = Taş taşımak
lesson-S8-task-1 = Bütün taşlar kondu, sıra kırmızıda. Kırmızı taşlardan birini başka bir yere taşı.
lesson-S8-hint-1 = Grubun kenarındaki bir kırmızı taşı, sonra diğer taşlara değeceği bir hücreyi seç.
lesson-S8-right-1 = Kendi taşlarından birini, başka bir taşa değeceği herhangi bir yere taşıyabilirsin.
lesson-S8-task-2 = Sıra siyahta: bir taşı taşıyarak kazan.
lesson-S8-hint-2 = Yan yana dizili beş taş var, bir taş da hemen yakınlarında.
lesson-S8-right-2 = Taşıyarak kurulan şekil de diğerleri gibi kazandırır.
lesson-S8-wrong-2 = Şerit henüz tamamlanmadı.

lesson-S9-title = Bağlantı taşları
lesson-S9-task-1 = Rengi ne olursa olsun, oynatılamayacak dört taşı işaretle.
lesson-S9-hint-1 = Bir taşı yok say. Diğerleri hâlâ tek bir grup mu?
lesson-S9-right-1 = Bunlardan biri olmasa grup dağılırdı; bu yüzden yerlerinde kalırlar.
lesson-S9-wrong-1 = Bu taş olmadan da diğerleri bir arada kalır: oynatılabilir.

lesson-S10-title = İkiye karşı iki
lesson-S10-task-1 = Dört oyuncu, iki takım. Sen siyahın ikinci oyuncususun: takımın için kazan.
lesson-S10-hint-1 = Takım arkadaşının taşları da sayılır: yan yana dizili beş taş var.
lesson-S10-right-1 = Taşı kimin koyduğu değil, takımın rengi önemlidir.
lesson-S10-wrong-1 = Takımının şeridi henüz tamamlanmadı.
lesson-S10-task-2 = Takım arkadaşları karşı karşıya oturduğu için masanın çevresinde renkler birbirini izler. Sıra saat yönünde geçer: siyahın birinci, kırmızının birinci, siyahın ikinci, kırmızının ikinci oyuncusu. Her oyuncunun on taşı vardır; oyuna hangi oyuncusunun başlayacağını siyah takım seçer. Takım arkadaşlarının oyun hakkında konuşması da işaretleşmesi de yasaktır.

lesson-S11-title = Grubu bölmek
lesson-S11-task-1 = Gelişmiş kurallar: oyundan dört taş çıkaran bir hamle yap.
lesson-S11-hint-1 = Soldaki küçük grubu büyük gruba bir siyah taş bağlıyor. Onu kaldır.
lesson-S11-right-1 = Küçük grup masadan çıktı. Kaldırdığın taş, büyük grupla birlikte oyunda kaldı.
lesson-S11-wrong-1 = Oyundan dört taş çıkmalı.

lesson-S12-title = Eşit gruplar
lesson-S12-task-1 = Gelişmiş kurallar, sıra kırmızıda: taşları iki eşit gruba ayır, hangisinin çıkacağını seç ve kazan.
lesson-S12-hint-1 = Ortadaki kırmızı taşı kaldır. İki yandaki siyah taşları say: solda yalnızca beş tane var. Taşını sola koyarsan sağdaki grup oyundan çıkar.
lesson-S12-right-1 = Gruplar eşitti, bu yüzden seçim senindi. Sağdaki grup çıktı, siyaha beş taş kaldı; beş taş da yetmez (S13).
lesson-S12-wrong-1 = İki grubu birleştiren taşı kaldır ve siyah taşı çok olan grubun çıkmasını sağla.

lesson-S13-title = Beş taş yetmez
lesson-S13-task-1 = Kırmızıya yeterli taş bırakmayarak kazan.
lesson-S13-hint-1 = Kırmızının altı taşı var. Biri bile oyundan çıksa yeter.
lesson-S13-right-1 = Kırmızıya beş taş kaldı. Beş taşla şekil kurulamaz: kırmızı kaybetti.
lesson-S13-wrong-1 = Kırmızının hâlâ altı taşı var.

lesson-S14-title = İki tarafa da yetmez
lesson-S14-task-1 = Siyahın da kırmızının da altı taşı var. İkisine de yeterli taş bırakmayan bir hamle bul.
lesson-S14-hint-1 = Solda bir siyah ve bir kırmızı taş, gruba tek bir taşla bağlı.
lesson-S14-right-1 = İkisinin de aynı anda beş taşı kaldı: berabere.
lesson-S14-wrong-1 = Oyun sürüyor: ikisinin de aynı anda beş taşı kalmalı.

lesson-R5-title = Kendiliğinden ilan
lesson-R5-task-1 = Burada bir şey ilan etmek gerekmiyor. Şeridi tamamla.
lesson-R5-hint-1 = Yan yana dizili beş taşın iki ucu da açık.
lesson-R5-right-1 = Oyuncular şekilleri ilan etmek üzere anlaşmadıysa, şekli tamamlayan hamle kendiliğinden kazandırır.
lesson-R5-wrong-1 = Şerit henüz tamamlanmadı.

lesson-R6-title = Hangi taşlar çıkar?
lesson-R6-task-1 = Siyah, küçük grupla büyük grubun arasındaki taşı kaldırıyor. Oyundan çıkacak üç taşı işaretle.
lesson-R6-hint-1 = Masaya o taş yokmuş gibi bak. Hangi grup daha küçük?
lesson-R6-right-1 = Gruplar, kaldırılan taş yokmuş gibi sayılır. O taş hiçbir zaman oyundan çıkmaz; grupları yeniden birleştirecek olsa bile bu değişmez.
lesson-R6-wrong-1 = Bu taş kalır: ya kaldırılan taştır ya da en büyük gruptadır.

lesson-R7-title = Önce taşlar çıkar
lesson-R7-task-1 = Siyahın şeridinin ortasında bir taş eksik. Boşluğu doldur ve kazan; ama dikkat, her taş işe yaramaz.
lesson-R7-hint-1 = Boşluğun sol üstündeki siyah taş, şeridin sol ucunu gruba bağlıyor. O giderse o uç da çıkar.
lesson-R7-right-1 = Ayrılan taşlar çıktıktan sonra da şerit tam: demek ki kazandırır.
lesson-R7-wrong-1 = Bu hamleden sonra masada altı taşlık bir şerit kalmıyor.

lesson-R8-title = Masada tekrar
lesson-R8-task-1 = İki taş masada geziniyor. Sıra kırmızıda: aynı konumu üçüncü kez oluştur.
lesson-R8-hint-1 = Masanın neresinde olduğu önemli değil: siyah taşın üzerinden bir kez daha atla.
lesson-R8-right-1 = Aynı taşlar aynı biçimde duruyorsa, masanın neresinde olursa olsun konum aynıdır: berabere.
lesson-R8-wrong-1 = Taşlar şimdi başka türlü duruyor, oyun sürüyor.

lesson-R9-title = Eski yerine dönmek yok
lesson-R9-task-1 = Siyah, soldaki taşı taşıyor. Gidebileceği bütün hücreleri işaretle.
lesson-R9-hint-1 = Diğer iki taş yerinde kalır. Onların yanındaki her boş hücre olur, taşın eski yeri olmaz.
lesson-R9-right-1 = Diğer taşların yanındaki her hücre olur, yalnızca eski yeri olmaz: bu, pas geçmek olurdu.

lesson-R10-title = Takımın taşları
lesson-R10-task-1 = Dört oyuncu var, bütün taşlar kondu, sıra siyahın ikinci oyuncusunda. Oynatılabilecek taşı işaretle.
lesson-R10-hint-1 = Kim koymuş olursa olsun, siyah taşların hepsi senin; ama ikisinden biri grubu bir arada tutuyor.
lesson-R10-right-1 = Bu taş takımının renginde ve diğerleri o olmadan da bir arada kalıyor.

lesson-R11-title = İlk taş serbestse
lesson-R11-task-1 = Bu oyunda siyahın ilk taşı serbest. Konabileceği bütün hücreleri işaretle.
lesson-R11-hint-1 = İki taştan birine değen her hücre olur.
lesson-R11-right-1 = İlk taş kuralı uygulanmayınca çevredeki sekiz hücrenin hepsi açıktır.

lesson-R12-title = Altıdan fazla
lesson-R12-task-1 = Aynı sırada üçer siyah taş, aralarında bir boşluk. Sıra siyahta: kazan!
lesson-R12-hint-1 = Boşluğu doldur: yan yana dizili yedi taş olur.
lesson-R12-right-1 = Yedi taşlık bir sıranın içinde altı taşlık bir şerit vardır; o da kazandırır.
lesson-R12-wrong-1 = Henüz altı taşlık bir şerit yok.

lesson-pairing-title = Üçgen ve halka neden zorla kurulamaz
lesson-pairing-task-1 = Siyahsın: saldır! Sekiz taş koy ve bir üçgen ya da halka kurmaya çalış. Kırmızı, her yatay diziyi ikişer hücrelik çiftlere ayırır ve taşını koyduğun çiftin diğer hücresine koyarak karşılık verir.
lesson-pairing-hint-1 = İstediğin üçgeni ya da halkayı dene: hücrelerinden ikisi mutlaka bir çift oluşturur ve birini kırmızı alır.
lesson-pairing-right-1 = Ne üçgen oldu ne halka. Nerede ve hangi yönde olursa olsun her üçgende ve her halkada tam bir çift vardır; girdiğin her çiftin diğer yarısını da kırmızı alır. Bu karşılığa her zaman izin vardır, çünkü senin taşına değer. Demek ki taşlar konurken bu iki şekil zorla kurulamaz.
lesson-pairing-wrong-1 = Bu bir şerit; çiftler şeritlere karşı işe yaramaz, nedenini sonraki görevde göreceksin. Üçgen ya da halka kurmayı dene.
lesson-pairing-task-2 = Aynı savunma, ama bu kez bir şerit kuruyorsun. Sıra siyahta: kazan.
lesson-pairing-hint-2 = Beş siyah taş beş ayrı yatay dizide, her biri kırmızı eşinin yanında. Uçlardan birinden devam et.
lesson-pairing-right-2 = Yatay dizileri kesen bir şerit, altı çiftin her birinden tek bir hücre alır; bu yüzden içinde tam bir çift yoktur. Yalnızca yatay şeritte vardır. Diğer iki yönde kırmızı zamanında kapatmak zorundadır.
lesson-pairing-wrong-2 = Şerit henüz tamamlanmadı.
lesson-pairing-task-3 = Bütün taşlar kondu ve az önce kırmızı bir taş çiftinden ayrıldı. Sıra siyahta: üçgeni tamamla.
lesson-pairing-hint-3 = Üçgenin bir hücresi yeniden boşaldı. Üçgende yeri olmayan bir taşı oraya taşı.
lesson-pairing-right-3 = Taşlar taşınmaya başlayınca çiftler bozulur ve savunma işe yaramaz olur. Bu savunma, taşlar konurken üçgene ve halkaya karşı yeter; şeritleri ve taşıma aşamasını kapsamaz.
lesson-pairing-wrong-3 = Üçgen henüz tamamlanmadı.
