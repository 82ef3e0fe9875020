page-not-found = Sayfa bulunamadı · Hexad
