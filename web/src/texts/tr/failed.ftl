shell-page-failed = Bu sayfa yüklenemedi.
shell-again = Yeniden dene
