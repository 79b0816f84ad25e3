### What the command `chinatown` says.
###
### Money comes formatted ("$10,000"), players by name, numbers as numbers.
### Commands, options, file names and the words of records stay in English.

## Help

help-chinatown = Chinatown, gra o handlowaniu: zagraj w przeglądarce albo zbadaj grę tutaj.
help-play = Uruchom tu serwer i otwórz grę w przeglądarce.
help-serve = Udostępniaj gry przeglądarkom; wypisuje adres, gdy serwer jest dostępny.
help-admin = Pokaż, zakończ lub usuń stoły serwera, zapomnij o osobach lub je zablokuj, przeczytaj ich zgłoszenia, także gdy serwer działa.
help-backup = Zapisz wszystkie stoły serwera w jednym pliku, także gdy serwer działa.
help-restore = Dodaj stoły z kopii zapasowej, których serwer nie ma, także gdy działa.
help-import = Zrób z zapisanej gry zakończony stół serwera, także gdy działa.
help-simulate = Niech boty rozegrają wiele partii; wypisz, co z nich wynika.
help-tournament = Niech boty grają ze sobą ze wszystkich miejsc; wypisz, kto jak często wygrywa.
help-puzzles = Twórz zagadki z partii botów: pozycje, w których dowiedziono, że jedna wymiana daje najwięcej.
help-income = Policz, ile płacą przedsiębiorstwa danej pozycji: bankier do gry na prawdziwym stole.
help-convert = Zamień zapis gry z JSON na tekst czytelny dla ludzi albo taki tekst z powrotem na JSON.
help-replay = Narysuj zapisaną grę i opowiedz jej przebieg.
help-solve = Znajdź i narysuj najwyższy dochód możliwy w danej rundzie zapisanej gry.
help-verify = Odtwórz zapisaną grę i sprawdź, czy wychodzi to, co w zapisie.
help-report = Zapisz liczby zakończonej gry, albo całego folderu gier, jako stronę działającą bez sieci.

help-host = Adres, na którym działa serwer; 0.0.0.0 wpuszcza innych z sieci.
help-port = Port serwera; 0 bierze dowolny wolny.
help-play-port = Port serwera; jeśli jest zajęty, używany jest następny wolny.
help-public-url = Adres, pod którym inni znajdą serwer, na przykład https://chinatown.example.org; linki go wtedy zawierają.
help-trusted-proxy = Adres lub sieć proxy, któremu wierzy się co do adresów gości i HTTPS; można podać kilka razy.
help-database = Gdzie przechowywać gry, jako adres bazy danych; domyślnie w twoim własnym pliku.
help-redis = Adres Redisa, na przykład redis://localhost; dzięki niemu kilka serwerów korzysta z jednej bazy PostgreSQL.
help-admin-action = Co zrobić: list, inspect, end, remove, purge, forget, ban, unban, bans, accounts, reports albo close-report.
help-admin-table = Identyfikator stołu, jak w jego linku; przy unban identyfikator blokady, przy reports i close-report identyfikator zgłoszenia.
help-admin-seat = forget, ban: osoba na tym miejscu, licząc od 0.
help-admin-days = purge: stoły, których od tylu dni nikt nie używa.
help-admin-account = forget, ban: osoba, która loguje się pod tą nazwą.
help-admin-address = ban: adres lub sieć, na przykład 203.0.113.0/24.
help-admin-report = ban: osoba, której dotyczy to zgłoszenie.
help-backup-file = Plik do zapisania; czytać może go tylko właściciel.
help-restore-file = Plik zapisany przez chinatown backup.
help-players = Liczba graczy: od 3 do 5.
help-games = Ile partii rozegrać.
help-seed = Źródło wszystkich losowań: to samo ziarno daje te same partie.
help-edition = modern (współczesna) lub classic (klasyczna).
help-variant = Wariant, na przykład street-access lub first-player=stays; powtórz, aby podać więcej.
help-bots = Kto gra, miejsce po miejscu, po przecinkach; jeśli jest ich mniej niż miejsc, powtarzają się. Poziomy albo boty rozmowne, na przykład tycoon/hard lub tycoon/any. Albo własne: moduł:Klasa lub exec:POLECENIE.
help-entrants = Kto gra, po jednym rodzaju bota na miejsce, po przecinkach: od 3 do 5. Albo własne: moduł:Klasa lub exec:POLECENIE.
help-processes = Ile procesów gra jednocześnie.
help-ray = Graj na klastrze Ray pod tym adresem: local, auto, host:port lub ray://host:port.
help-efficiency = Policz też, jaką część możliwego dochodu udało się zdobyć; trwa dłużej.
help-resume = Przechowuj partie w tym pliku i kontynuuj od tych, które już w nim są.
help-csv = Zapisz do tego pliku wiersz na każde miejsce każdej partii.
help-puzzles-number = Ile zagadek utworzyć.
help-puzzles-out = Zapisz je do tego pliku zamiast wypisywać.
help-parquet = Zapisz wiersz na każde miejsce każdej partii do tego pliku Parquet; wymaga pakietu pyarrow.
help-record-dir = Zapisz w tym folderze zapis każdej partii.
help-json = Wypisz JSON.
help-income-file = JSON z edycją, budynkami i opcjonalnie wariantami oraz kartą koniunktury.
help-convert-file = Zapis gry, jako JSON lub tekst; - czyta go ze standardowego wejścia.
help-out = Zapisz do tego pliku zamiast na terminal.
help-replay-file = Zapis gry.
help-report-source = Zapis gry albo folder zapisów; - czyta zapis ze standardowego wejścia.
help-report-out = Strona do zapisania, a dla folderu folder stron; domyślnie o tej samej nazwie, tutaj.
help-force = Nadpisz to, co już istnieje.
help-round = Runda, tuż po jej handlu.
help-seat = Własne kafelki jednego gracza: imię, kolor albo miejsce od 0, jak w zapisie.
help-fixed = Zostaw sklepy na planszy tam, gdzie stoją.
help-to = Zatrzymaj się po działaniu o tym numerze.

help-version = Wypisz wersję.

## Examples, at the end of each command’s help; their lines are kept as they stand

examples-chinatown =
    Przykłady:
      chinatown play                      uruchom tutaj i otwórz przeglądarkę
      chinatown income position.json      bankier do gry na prawdziwym stole
      chinatown verify game.json          odtwórz zapisaną grę i sprawdź ją
      chinatown income -h                 pomoc do jednego polecenia
      chinatown --install-completion      niech powłoka uzupełnia polecenia
examples-play =
    Przykłady:
      chinatown play
      chinatown play --host 0.0.0.0       wpuść innych z sieci
examples-serve =
    Przykłady:
      chinatown serve --port 8080
      chinatown serve --port 0 --database-url sqlite:///games.sqlite3
      chinatown serve --database-url postgresql://games@localhost/games --redis-url redis://localhost
examples-admin =
    Przykłady:
      chinatown admin list                     stoły, od ostatnio używanych
      chinatown admin inspect abcdefghjkmn     kto tam siedzi i w co się gra
      chinatown admin end abcdefghjkmn         zakończ grę, jak za zgodą wszystkich
      chinatown admin remove abcdefghjkmn      usuń stół dla wszystkich
      chinatown admin purge --days 90          usuń to, czego od dawna nikt nie używa
      chinatown admin forget abcdefghjkmn --seat 2
                                               zapomnij o osobie przy wszystkich stołach
      chinatown admin forget --account Anna    zapomnij o osobie po nazwie konta
      chinatown admin ban abcdefghjkmn --seat 2
                                               zablokuj osobę na serwerze
      chinatown admin ban --address 203.0.113.0/24
                                               zablokuj sieć
examples-backup =
    Przykłady:
      chinatown backup games.backup
      chinatown backup games.backup --database-url postgresql://games@localhost/games
examples-restore =
    Przykłady:
      chinatown restore games.backup --database-url sqlite:///games.sqlite3
examples-import =
    Przykłady:
      chinatown import game.json
examples-simulate =
    Przykłady:
      chinatown simulate --players 5 --games 20 --bots tycoon,merchant
      chinatown simulate --edition classic --variant street-access --json
      chinatown simulate --games 3 --record-dir games
examples-tournament =
    Przykłady:
      chinatown tournament --entrants tycoon,merchant,shopkeeper --games 30
      chinatown tournament --entrants tycoon,random,random --processes 4 --resume games.jsonl
examples-puzzles =
    Przykłady:
      chinatown puzzles --seed today --number 20 --out puzzles.json
examples-income =
    Przykłady:
      chinatown income position.json
      echo '{"{"}"edition": "modern", "buildings": {"{"}"1": ["Ann", "Photo"]{"}"}{"}"}' | chinatown income -
      chinatown income positions.json --json

    Pozycja to obiekt JSON, plik zawiera jeden obiekt albo ich listę:
      edition     "modern" lub "classic"
      buildings   właściciel i sklep każdego: {"{"}"1": ["Ann", "Photo"], "2": ["Ann", null]{"}"}
      card        rozmiary na karcie koniunktury, np. [3, 4], a w "pays", ile ona płaci
      variants    np. ["outlook-pays=business"]
      own_shops   np. {"{"}"Photo": "Piekarnia"{"}"}
      name        tytuł
examples-replay =
    Przykłady:
      chinatown replay game.json
      chinatown replay game.json --to 40
examples-solve =
    Przykłady:
      chinatown solve game.json --round 3
      chinatown solve game.json --round 3 --seat Ann --json
examples-verify =
    Przykłady:
      chinatown verify game.json && echo autentyczny
examples-convert =
    Przykłady:
      chinatown convert game.json         wypisz grę jako tekst
      chinatown convert game.txt -o game.json
examples-report =
    Przykłady:
      chinatown report game.json            zapisuje game.html
      chinatown report games -o reports     strona na każdą grę i ich lista
      chinatown report games --csv games.csv
      chinatown report game.json --lang de --json
exit-statuses =
    Kod wyjścia:
      0    wykonane
      1    błąd: treść pliku jest zła, wyniku nie można zapisać
      2    złe wywołanie: nieznana opcja, pliku nie można odczytać
      70   błąd w samym programie
      130  przerwane; 141 nikt już nie czyta; 143 polecenie zakończenia

## Ends

standard-input = standardowe wejście
usage-error = { $problem }. Pomoc: { $command } --help

## Serving

serve-address = Chinatown działa pod adresem { $address }
serve-network = Inni w tej sieci znajdą grę pod adresem { $address }
serve-public = Inni znajdą grę pod adresem { $address }
serve-local = Gra działa tylko na tym komputerze. Aby wpuścić innych: chinatown play --host 0.0.0.0
serve-stop = Ctrl+C zatrzymuje serwer; następnym razem wszystkie gry toczą się dalej.
serve-stopped = Serwer zatrzymany. Wszystkie gry są zapisane.

## Simulating

puzzles-progress = Zagadki
simulate-progress = Partie
simulate-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
  }, graczy: { $players }, { $edition ->
    [modern] edycja współczesna
    [classic] edycja klasyczna
   *[other] edycja „{ $edition }”
  }
simulate-bots = Boty
simulate-variants = Warianty
simulate-no-variants = brak
simulate-speed = Partie na sekundę
simulate-actions = Działania
simulate-actions-speed = Działania na sekundę
simulate-cash = Średnia gotówka, miejsce { $seat }
simulate-income = Średni dochód na partię, wszystkie miejsca
simulate-trades = Wymiany na partię
simulate-digest = Skrót kontrolny

## Income

income-untitled = Dochód
income-owner = Właściciel
income-shop = Przedsiębiorstwo
income-buildings = Budynki
income-size = Rozmiar
income-pays = Dochód
income-finished = ukończone
income-bonus = Karta koniunktury
income-total = Razem
income-no-positions = Bez pozycji nie ma dochodu.
income-nothing = Bez sklepów nie ma dochodu.

## Replaying

replay-title = { $edition ->
    [modern] Edycja współczesna
    [classic] Edycja klasyczna
   *[other] Edycja „{ $edition }”
  }, po działaniu { $number } z { $count }
replay-over = { $edition ->
    [modern] Edycja współczesna
    [classic] Edycja klasyczna
   *[other] Edycja „{ $edition }”
  }, po ostatnim działaniu, { $number }
replay-round = { $year }, { $phase ->
    [deal] wybór kart
    [trade] handel
    [build] budowa
   *[over] gra jest skończona
  }
replay-player = Gracz
replay-cash = Gotówka
replay-owns = Budynki
replay-earns = Dochód
replay-tiles = Kafelki

## Verifying

verify-same = { $actions ->
    [one] Jedno działanie odtwarza się zgodnie z zapisem.
    [few] { $actions } działania odtwarzają się zgodnie z zapisem.
   *[other] { $actions } działań odtwarza się zgodnie z zapisem.
  }
verify-total = Cała gotówka razem: { $total }.
verify-unfinished = Gra nie jest skończona.
verify-shuffle = Tasowanie zgadza się ze zobowiązaniami: { $opened ->
    [0] nikt nie dodał własnej części, więc rozstrzygnął je sam serwer
    [one] własną część dodał jeden gracz z { $seats }
    [few] własną część dodało { $opened } graczy z { $seats }
   *[other] własną część dodało { $opened } graczy z { $seats }
  }; przed grą stół pokazywał „{ $words }”.
verify-whole = Od czasu zapisania nic w pliku nie zostało zmienione.
verify-no-digests = Plik nie ma skrótów kontrolnych, więc dowodzi to tylko przebiegu gry: imiona, rozmowy, powody i inne teksty mogły zostać zmienione.
# What players compare with the digest that the page shows at the end of the game.
verify-digest = Skrót kontrolny gry: { $digest }.
verify-words = Słowami: { $words }.
verify-field-changed = „{ $path }” (wiersz { $line }, kolumna { $column }) zmieniono po zapisaniu pliku.
verify-actions-changed = Od „{ $path }” (wiersz { $line }, kolumna { $column }) po zapisaniu pliku usunięto, dodano lub przestawiono działania.
verify-shuffle-seats = Tasowanie jest błędne: nie ma po jednej części dla każdego gracza.
verify-shuffle-secret = Tasowanie jest błędne: sekret serwera nie ma 64 cyfr szesnastkowych.
verify-shuffle-digits = Tasowanie jest błędne: wartość gracza { $player } nie ma 64 cyfr szesnastkowych.
verify-shuffle-commitment = Tasowanie jest błędne: sekret serwera nie jest tym, do którego serwer się zobowiązał.
verify-shuffle-part = Tasowanie jest błędne: część gracza { $player } nie jest tą, do której się zobowiązano.
verify-shuffle-not-fixed = Tasowanie jest błędne: { $player } niczego nie ujawnia, a uwzględniona część nie jest tą ustaloną z góry.
verify-shuffle-seed = Tasowanie jest błędne: ziarno gry nie wynika z sekretu i części graczy.
verify-illegal-action = Działanie { $number } się różni: jest w zapisie, ale zasady na nie nie pozwalają. { $reason }
verify-round-cash = Działanie { $number } się różni: po rundzie { $round } { $player } ma { $found }; w zapisie jest { $expected }.
verify-round-count = Po ostatnim działaniu, { $number }, liczba zakończonych rund to { $found }; w zapisie jest { $expected }.
verify-over = { $found ->
    [1] Po działaniu { $number } gra jest skończona; według zapisu nie jest.
   *[other] Po ostatnim działaniu, { $number }, gra nie jest skończona; według zapisu jest.
  }
verify-cash = Wynik różni się po działaniu { $number }: { $player } ma { $found }; w zapisie jest { $expected }.
verify-places = Wynik różni się po działaniu { $number }: { $player } zajmuje miejsce { $found }; w zapisie jest { $expected }.
verify-tiles = Wynik różni się po działaniu { $number }: { $player } ma na planszy kafelki w liczbie { $found }; w zapisie jest { $expected }.
verify-total-differs = Wynik różni się po działaniu { $number }: cała gotówka razem to { $found }; w zapisie jest { $expected }.
