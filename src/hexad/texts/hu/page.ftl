page-not-found = Az oldal nem található · Hexad
