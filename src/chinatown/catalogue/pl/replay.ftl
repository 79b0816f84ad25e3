### Oglądanie zakończonej gry

playback-title = Powtórka
playback-link = Obejrzyj powtórkę
playback-table = Do stołu
playback-lead = Otwórz zapis zakończonej gry i obejrzyj ją jeszcze raz, krok po kroku, oczami dowolnej osoby.
playback-from-home = Masz zapis zakończonej gry? Obejrzyj ją jeszcze raz.
playback-choose = Wybierz plik z zapisem
playback-drop = albo upuść go gdziekolwiek na tej stronie
playback-private = Serwer czyta plik, żeby przygotować powtórkę, i go nie zachowuje.
playback-controls = Poruszanie się po grze
playback-start = Na początek
playback-back = Krok wstecz
playback-play = Odtwarzaj
playback-pause = Wstrzymaj
playback-next = Krok dalej
playback-end = Na koniec
playback-position = Miejsce w grze
playback-step = Krok { $number } z { $count }
playback-eyes = Czyimi oczami
playback-eyes-all = Wszystko
playback-eyes-public = Publiczność
playback-jump = Przejdź do rundy, wymiany lub budowy
playback-copy = Kopiuj link do tej chwili
playback-copied = Link został skopiowany.
playback-missed = Przegapione wymiany
playback-keys = Strzałki w lewo i w prawo przesuwają o krok, Home i End na początek i koniec, spacja odtwarza i wstrzymuje, Page Up i Page Down zmieniają rundę.

## What trades were worth

stories-about = Każda liczba mówi, jak bardzo ta wymiana zmieniła stan gotówki na koniec: pieniądze w niej i wszystkie późniejsze dochody w porównaniu z grą, w której dochodzą do skutku tylko wcześniejsze wymiany tej samej osoby, a wszyscy budują tak jak naprawdę. Razem z tym, co zostaje bez żadnej wymiany, liczby te dają końcową gotówkę.
stories-rest = Bez żadnej wymiany:
