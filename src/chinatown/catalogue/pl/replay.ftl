### Oglądanie zakończonej gry

replay-title = Powtórka
replay-link = Obejrzyj powtórkę
replay-lead = Otwórz zapis zakończonej gry i obejrzyj ją jeszcze raz, ruch po ruchu, oczami dowolnej osoby.
replay-choose = Wybierz plik z zapisem
replay-drop = albo upuść go gdziekolwiek na tej stronie
replay-private = Plik jest czytany tylko na potrzeby tej strony; nic z niego nie zostaje zachowane.
replay-controls = Poruszanie się po grze
replay-start = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok dalej
replay-end = Na koniec
replay-position = Miejsce w grze
replay-step = Krok { $number } z { $count }
replay-eyes = Czyimi oczami
replay-eyes-all = Wszystko
replay-eyes-public = Publiczność
replay-jump = Przejdź do
replay-jump-none = Runda, wymiana lub budowa…
replay-copy = Kopiuj link do tej chwili
replay-copied = Link został skopiowany.
replay-keys = Strzałki przesuwają o krok, Home i End na początek i koniec, spacja odtwarza i wstrzymuje, Page Up i Page Down zmieniają rundę.
