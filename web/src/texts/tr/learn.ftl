learn-title = Oynamayı öğren
learn-lead = Her kural, canlı bir tahta üzerinde kısa bir ders: bak, dene, nedenini gör.
learn-all-rules = Bütün kurallar
learn-course-abalone = Abalone
learn-course-six = Six
learn-done = { $all } dersten { $done } tanesi tamam
learn-begin = Başla
learn-go-on = Devam et
learn-all-done = Bütün dersler tamam. Tebrikler!
learn-rulings = Bizim kararlarımız
learn-beyond = Kuralların ötesinde
learn-lesson-done = tamam
learn-part = { $solved }/{ $all }
learn-figure = Şekil { $figure }
learn-task = Görev { $number }/{ $all }
learn-task-solved = Görev { $number }/{ $all }, çözüldü
learn-tasks = Görevler
learn-found = Bulunan: { $found }/{ $wanted }
learn-turns = Hamle { $turn }/{ $turns }
learn-hint = İpucu
learn-show = Göster
learn-right = Doğru!
learn-not-asked = Bu hamle kurala uygun, ama burada başka bir şey isteniyor.
learn-not-this = Bu değil. Bir daha bak.
learn-trouble = Bu olmadı. Birazdan yeniden dene.
learn-next-task = Sonraki görev
learn-next-lesson = Sonraki ders
learn-finish = Derslere dön
learn-again = Yeniden dene
learn-declare = Şekli ilan et
learn-nav = Önceki ve sonraki ders
learn-before = Önceki
learn-after = Sonraki
learn-back = Bütün dersler
learn-lesson = Dene
learn-lesson-of = Dene: { $rule } kuralının dersi
learn-board = Bu dersin tahtası: { $game }
learn-choice = Tahta { $number }
learn-arrow = Denenen hamle: { $from } hücresinden { $to } hücresine
learn-standing-black = Siyah: { $cells }
learn-standing-white = Beyaz: { $cells }
learn-standing-red = Kırmızı: { $cells }
learn-cell =
    { $cell }, { $piece ->
        [black] siyah
        [white] beyaz
        [red] kırmızı
       *[none] boş
    }{ $state ->
        [right] , doğru
        [wrong] , yanlış
        [shown] , aranan hücrelerden biri
       *[open] { "" }
    }
learn-print = Yazdırılabilir kural kitapçığı
