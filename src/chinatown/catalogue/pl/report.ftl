### The figures of a finished game: on the page after the end, and in `chinatown report`.
###
### Money comes formatted ("10 000 $"), shares too ("56%"), players by name. $round is as the edition
### writes it: "1965", or "1" to "6".

## Both

report-cash = Gotówka w kolejnych rundach
report-cash-about = Ile każdy ma na początku i po każdej rundzie, po wypłacie dochodów i spłacie długów.
report-income = Dochód w rundach
report-income-about = Ile każdy dostaje na koniec rundy: za swoje przedsiębiorstwa i za kartę koniunktury. Gotówka z wymian się tu nie liczy.
report-round = Runda
report-start = Początek
# The last moment of a game that was ended within a round.
report-end = Koniec
report-total = Razem
report-point = { $name }, { $round }: { $money }

report-best = Najlepsze przedsiębiorstwa
report-best-about = Przedsiębiorstwo, które przez całą grę przyniosło graczowi najwięcej, bez kart koniunktury. Liczy się jako to samo, dopóki zostaje w nim choć jeden jego budynek, więc połączone przedsiębiorstwa są jednym.
# $rounds is a number.
report-best-line = { $shop } (nr { $lots }): { $money } w { $rounds ->
    [one] 1 rundzie
   *[other] { $rounds } rundach
  }
report-best-none = bez przedsiębiorstw

report-efficiency = Jak blisko maksimum
report-efficiency-about = Dochód wszystkich przedsiębiorstw jako część największego, jaki w tych samych rundach miałby jeden właściciel wszystkich budynków i kafelków w grze, gdyby za każdym razem rozłożyć kafelki od nowa. Karty koniunktury się tu nie liczą.
report-efficiency-street = Przy tym stole obowiązuje dostęp do ulicy; maksimum go nie uwzględnia.
report-efficiency-line = { $paid } z { $most }: { $share }
report-trading-line = Po handlu gracze mogli przy najlepszej budowie dostać { $traded }; jeden właściciel wszystkiego, przy sklepach na swoich miejscach, { $most }. To { $share }.
report-efficiency-none = Żadna runda nie dobiegła końca.

report-gains = Kto komu pomógł
report-gains-about = Ile ostatecznie dały graczowi wymiany z każdym z pozostałych, jak w historii każdej wymiany. Wymiana w trzy osoby lub więcej liczy się po równo na każdą z pozostałych.
# Above the players in whose rows the worth stands; $name is above the column of the other party.
report-gains-of = Wartość dla
report-gains-with = Wymiany z graczem { $name }
report-gains-line = Największa pomoc ({ $name } › { $other }): wymiany warte { $money }.

## The page after the end

report-table = Jako tabela
# Names the slider with which a round is chosen.
report-round-shown = Pokazana runda

## The file

report-of = Po grze: { $names }
report-edition = { $edition ->
    [modern] Edycja współczesna
    [classic] Edycja klasyczna
   *[other] { $edition }
  }
report-result = Wynik
report-result-about = Wygrywa, kto ma najwięcej gotówki, a przy remisie, kto ma więcej kafelków na planszy.
report-result-early = Gracze zakończyli grę przed czasem. Wygrywa, kto ma najwięcej gotówki, a przy remisie, kto ma więcej kafelków na planszy.
report-won = Wygrywa { $name } z przewagą { $money } nad: { $other }.
report-won-tiles = Wygrywa { $name }: { $other } ma tyle samo gotówki, ale mniej kafelków na planszy.
report-won-shared = Wspólna wygrana: { $names }.
report-sources = Gotówka to stan początkowy, wszystkie dochody i to, co przyniosły lub kosztowały wymiany:
# $change has its sign: "−$20,000" was paid in trades.
report-source = { $name }: na początku { $start }, dochody { $income }, wymiany { $change }
report-place = Miejsce
report-player = Gracz
report-money = Gotówka
report-tiles = Kafelki na planszy

report-shop = Przedsiębiorstwo
report-finished = ukończone
report-rounds = Rundy
report-paid = Dochód
report-traded = Możliwe po handlu
report-most = Maksimum
report-share = Część

report-trades = Co dały wymiany
report-trades-about = Każda liczba mówi, jak bardzo wymiana zmieniła stan gotówki gracza: pieniądze w niej i wszystkie późniejsze dochody w porównaniu z grą, w której dochodzą do skutku tylko wcześniejsze wymiany tej samej osoby, a wszyscy budują tak jak naprawdę. Raz liczy się to na koniec rundy wymiany, raz na koniec gry.
report-trades-none = Nikt nie handlował.
# $count trades are left out.
report-trades-cut = { $count ->
    [one] Pominięto tu wymianę, która zmieniła najmniej, żeby plik był mały.
    [few] Pominięto tu { $count } wymiany, które zmieniły najmniej, żeby plik był mały.
   *[other] Pominięto tu { $count } wymian, które zmieniły najmniej, żeby plik był mały.
  }
report-then = Na koniec rundy
report-in-the-end = Na koniec gry
report-sums = Od wymian do gotówki
report-sums-about = Wszystkie wymiany gracza i to, co zostałoby bez żadnej z nich, dają razem gotówkę na koniec gry.
report-sum-trades = Wszystkie wymiany
report-sum-rest = Bez żadnej wymiany
report-made = Plik programu chinatown { $version } na podstawie zapisu gry. Ziarno losowości: { $seed }

report-index = Zakończone gry
report-index-about = Gotówka to wynik zwycięzców; część to dochód wszystkich przedsiębiorstw w stosunku do największego, jaki miałby jeden właściciel wszystkiego.
report-game = Gra
report-winners = Zwycięzcy
report-left-out = Pominięte

## What the command says

# A game of many: $names won.
report-line = { $file }: { $names }, { $money }
report-written = Zapisano: { $file }

## The check of the shuffle, on the page after the end

check-good = Wszystko, co można tu sprawdzić, jest w porządku.
check-bad = Coś jest nie tak. Zapisz tę grę i porównaj ją z zapisami innych.
check-unreadable = Tego zapisu nie da się odczytać, więc niczego nie sprawdzono.
check-none = Gracze nie mieli udziału w tym tasowaniu: serwer wylosował je sam. Tak jest w grach sprzed wprowadzenia tego sprawdzania i w pierwszych grach.
check-secret = Sekret serwera jest tym, do którego serwer zobowiązał się przy tworzeniu stołu.
check-secret-wrong = Sekret serwera nie jest tym, do którego serwer zobowiązał się przy tworzeniu stołu.
check-parts = { $opened ->
    [0] Nikt nie dodał własnej części; te, które liczą się zamiast nich, ustalono przy tworzeniu stołu.
    [one] Własną część dodał jeden gracz z { $seats } i jest to ta, do której się zobowiązano. Pozostałe części ustalono przy tworzeniu stołu.
    [few] Własną część dodało { $opened } graczy z { $seats } i każda jest tą, do której się zobowiązano. Wszelkie inne części ustalono przy tworzeniu stołu.
   *[other] Własną część dodało { $opened } graczy z { $seats } i każda jest tą, do której się zobowiązano. Wszelkie inne części ustalono przy tworzeniu stołu.
  }
check-parts-wrong = Pewna część tasowania nie jest tą, do której zobowiązano się przed grą.
check-seed = Ziarno gry wynika z sekretu i wszystkich części.
check-seed-wrong = Ziarno gry nie wynika z sekretu i części.
check-noted = Wszystkie te zobowiązania są tymi, które ta przeglądarka zanotowała przed grą.
check-noted-wrong = Te zobowiązania nie są tymi, które ta przeglądarka zanotowała przed grą.
check-mine = Część dodana przez tę przeglądarkę została użyta.
check-mine-wrong = Część dodana przez tę przeglądarkę nie została użyta: tej przeglądarki nie było, spóźniła się albo serwer ją pominął.
check-cards = { $rounds ->
    [one] Karty pierwszej rundy są tymi, które rozdaje ziarno.
    [few] Karty wszystkich { $rounds } rund są tymi, które rozdaje ziarno.
   *[other] Karty wszystkich { $rounds } rund są tymi, które rozdaje ziarno.
  }
check-cards-wrong = W rundzie { $rounds } ktoś zatrzymał kartę, której ziarno mu nie rozdaje.
check-whole = Od czasu zapisania nic w zapisie nie zostało zmienione.
check-whole-wrong = Zapis zmieniono po jego utworzeniu albo nie ma on skrótów kontrolnych.
check-digest = Sześć słów i skrót kontrolny, które porównują gracze, należą do tego zapisu.
check-digest-wrong = Sześć słów i skrót kontrolny, które porównują gracze, nie należą do tego zapisu.
check-limits = Ta strona też pochodzi z serwera. Kto mu nie ufa, sprawdza zapis poleceniem „chinatown verify” albo własnym krótkim programem i porównuje sześć słów z innymi graczami.
