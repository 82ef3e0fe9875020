offline-title = Nincs kapcsolat
offline-text = A Hexad nem éri el a szerverét. A játszmák ott biztonságban vannak: amint újra van kapcsolat, minden magától folytatódik.
offline-again = Újra
offline-meanwhile = Ezek kapcsolat nélkül is elérhetők:
shell-update = Új verzió
shell-update-ready = Új verzió érhető el.
shell-update-reload = Újratöltés
