page-not-found = Seite nicht gefunden · Hexad
