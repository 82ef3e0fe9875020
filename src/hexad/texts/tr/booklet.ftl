booklet-title = Abalone ve Six
booklet-subtitle = Kural kitapçığı
booklet-lead = Altıgenlerle oynanan iki oyun: kural kural, şekil şekil.
booklet-about = Her kuralın bir numarası var: Abalone kuralları A, Six kuralları S ile başlar. R ile başlayanlar bizim kararlarımızdır: basılı kuralların açık bıraktığı noktaları karara bağlar ve geçerli oldukları her yerde belirtilirler. Şekillerin numaraları basılı kurallardakileri izler; her şekil kendi kuralının yanında durduğu için numaralar her zaman sırayla gitmez.
booklet-contents = İçindekiler
booklet-cover = Bir Abalone oyunu ve bir Six oyunu
booklet-figure = Şekil { $number }
booklet-see =
    { $count ->
        [one] bkz. kararımız { $rules }
       *[other] bkz. kararlarımız { $rules }
    }

booklet-page-lead = Oyunların kuralları, şekilleri ve terimleri: okumak ya da yazdırmak için.
booklet-page-pdf = PDF’yi indir
booklet-page-languages = Diller
booklet-page-back = Oyuna dön

booklet-section-abalone-start = Tahta ve diziliş
booklet-section-abalone-moving = Hareket
booklet-section-abalone-sumito = İtmek: sumito
booklet-section-abalone-sumito-lead = 4–6b arasındaki şekiller nasıl itildiğini gösterir. 7a–7d arasındaki şekillerin her biri kendi kuralının yanındadır ve sumitonun mümkün olmadığı bir durumu gösterir.
booklet-section-abalone-winning = Oyunun sonu
booklet-section-abalone-words = Oyunun terimleri
booklet-section-six-start = Taşlar ve başlangıç
booklet-section-six-placing = Taş koymak
booklet-section-six-winning = Kazandıran şekiller
booklet-section-six-moving = Bütün taşlar konunca
booklet-section-six-four = Dört kişilik oyun
booklet-section-six-advanced = Gelişmiş kurallar
booklet-section-six-words = Oyunun terimleri

booklet-figure-abalone-1 = Başlangıç dizilişi: siyah altta, beyaz üstte.
booklet-figure-abalone-2 = Tek çizgide hareket: üç top kendi çizgisi boyunca ilerler.
booklet-figure-abalone-3 = Ok gibi hareket: üç top birlikte yana kayar.
booklet-figure-abalone-4 = Sumito: bire karşı iki.
booklet-figure-abalone-5 = Sumito: bire karşı üç.
booklet-figure-abalone-6a = Sumito: ikiye karşı üç.
booklet-figure-abalone-6b = İkiye karşı dört: üçü iter, dördüncü yerinde kalır.
booklet-figure-abalone-7a = Sumito yok: iki renk aynı çizgide durmuyor.
booklet-figure-abalone-7b = Bir çizgide duran üç top, karşıdan kaç top gelirse gelsin itilemez. Çizgi ancak başka bir yönden bozulabilir.
booklet-figure-abalone-7c = Sumito yok: iki renk arasında boşluk var.
booklet-figure-abalone-7d = Sumito yok: itilecek topların arkasında bir top var.
booklet-figure-abalone-8 = İki top bir topu kenardan düşürüyor: önce ve sonra.
booklet-figure-abalone-9 = Blok: her çizgisinde üç top var.
booklet-figure-abalone-10 = Yay.
booklet-figure-abalone-11 = Üç çeşit üçlü, yukarıdan aşağıya: kalkan, yay ve mızrak.
booklet-figure-six-1 = Siyahın ilk taşı: kırmızıya değip siyaha değmeyen yalnızca bu üç hücre var.
booklet-figure-six-2 = Oyunun ortasında taş konabilecek bütün hücreler.
booklet-figure-six-3 = Sıra kırmızıda: bir taş yerinden kalkar ve yine diğer taşlara değeceği bir yere konur.
booklet-figure-six-4 = Bu taşlar diğerlerini bir arada tutar; oynatılamazlar.
booklet-figure-six-5 = Bir taşı eksik halka (solda). Sıra siyahtaysa siyah kazanır (ortada); sıra kırmızıdaysa kırmızı o hücreyi kapatmalıdır (sağda).
booklet-figure-six-6 = Siyah, işaretli taşı koyar; artık şeridi iki uçtan da tamamlayabilir: çifte tehdit (solda). Kırmızı bir ucu kapatırsa siyah diğer uçta kazanır (sağda).
booklet-figure-six-7 = Taş kaldırılınca diğerleri bölünür: çarpılarla gösterilen küçük grup oyundan çıkar (önce ve sonra).
booklet-figure-six-8 = Kırmızı taşlardan biri kaldırılınca geriye iki eşit grup kalır. Hangisinin çıkacağını kırmızı seçer: sağdaki çıkınca siyaha yalnızca beş taş kalır ve kırmızı kazanır (önce ve sonra).
booklet-figure-six-shapes = Kazandıran üç şekil: üçgen, şerit ve halka.

booklet-sheet = Sonuçlar
booklet-sheet-date = Tarih
booklet-sheet-winner = Kazanan

booklet-glance = Bir bakışta
booklet-glance-abalone-start = Başlangıç
booklet-glance-abalone-start-text = Her tarafın 14 topu vardır ve siyah başlar. Sırası gelen tek bir hamle yapar: hareket eder ya da iter. Kimse pas geçemez.
booklet-glance-abalone-in-line = Tek çizgide hareket
booklet-glance-abalone-in-line-text = Bir top yanındaki herhangi bir boş hücreye geçer; düz bir çizgideki iki ya da üç top çizgileri boyunca birlikte ilerler.
booklet-glance-abalone-broadside = Ok gibi hareket
booklet-glance-abalone-broadside-text = Düz bir çizgideki iki ya da üç top birlikte yana, boş hücrelere kayar. Böyle hiçbir zaman itiş yapılmaz.
booklet-glance-abalone-push = Sumito
booklet-glance-abalone-push-text = Aynı çizgide sayıca üstün olan, değdiği rakip topları iter: iki top bir topu, üç top bir ya da iki topu.
booklet-glance-abalone-blocked = Sumito yok
booklet-glance-abalone-blocked-text = Eşit sayıda top birbirini durdurur (denge). İtilecek topların arkasındaki top da itişi engeller. Kimse kendi topunu itemez.
booklet-glance-abalone-winning = Kazanmak
booklet-glance-abalone-winning-text = Tahtanın kenarından dışarı itilen top oyundan çıkar. Rakibinin altı topunu ilk düşüren kazanır.
booklet-glance-abalone-time = Süreli oyun
booklet-glance-six-start = Başlangıç
booklet-glance-six-start-text = Her tarafın 21 taşı vardır; birer taş ortada durur. Siyahın ilk taşı kırmızı taşa değmeli, siyah taşa değmemelidir.
booklet-glance-six-placing = Taş koymak
booklet-glance-six-placing-text = Sırası gelen, rengi ne olursa olsun en az bir taşa kenar kenara değecek bir taş koyar.
booklet-glance-six-shapes = Kazanmak
booklet-glance-six-shapes-text = Altı taşın bir üçgen, şerit ya da halka oluşturunca bu şekli ilan ederek kazanırsın: hemen ya da sıra sana yeniden gelince.
booklet-glance-six-moving = Taş taşımak
booklet-glance-six-moving-text = Bütün taşlar konunca, sırası gelen kendi taşlarından birini başka bir taşa değeceği bir yere taşır.
booklet-glance-six-holding = Bağlantı taşı
booklet-glance-six-holding-text = Temel kurallara göre, diğer taşları bir arada tutan bir taş oynatılamaz.
booklet-glance-six-advanced = Gelişmiş kurallar
booklet-glance-six-advanced-text = Bir hamle taşları bölebilir. Yalnızca en büyük grup kalır; gruplar eşitse hamleyi yapan seçer. En çok beş taşı kalan kaybeder; iki taraf da öyleyse oyun berabere biter.
booklet-glance-six-four = Dört kişilik oyun
