### Zagadki: pozycje, w których dowiedziono, że jedna wymiana daje najwięcej.

puzzles-lead = Pozycje z gier botów, w których wszystko jest jawne. W każdej z nich dowiedziono, że jedna wymiana daje najwięcej: znajdź ją.
puzzles-today = Zagadka dnia
puzzles-number = Zagadka { $number }
puzzles-all = Wszystkie zagadki
puzzles-not-there = Nie ma zagadki { $number }.
puzzles-solved = Rozwiązana
puzzles-solved-count = Rozwiązane: { $solved } z { $count }
puzzles-rating = Trudność
puzzles-any = Wszystkie
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzles-open = Tylko nierozwiązane
puzzles-none = Nie ma tu już żadnej zagadki.
puzzles-task = { $parties ->
    [2] Znajdź wymianę między dwoma graczami, która daje w tej rundzie najwięcej.
    [3] Znajdź wymianę między trzema graczami, która daje w tej rundzie najwięcej.
   *[4] Znajdź wymianę między czterema graczami, która daje w tej rundzie najwięcej.
}
puzzles-about = Liczy się, o ile wymiana podnosi to, co przedsiębiorstwa przynoszą w tej rundzie, gdy potem każdy buduje to, co daje najwięcej. Gotówka nie gra roli.
puzzles-alone = { $money } bez wymiany
puzzles-tiles = Kafelki gracza { $name }
puzzles-trade = Twoja wymiana
puzzles-how = Wybierz budynki na planszy i kafelki tutaj, a potem gracza, który je dostaje. Wybierz coś ponownie, żeby to cofnąć.
puzzles-back = Cofnij: { $thing }, { $name } → { $other }
puzzles-give = Kto dostaje to, co wybrane
puzzles-give-to = { $name } dostaje to, co wybrane
puzzles-pick = Daj graczowi:
puzzles-picked = Wybrane: { $count }. Daj graczowi:
puzzles-check = Sprawdź
puzzles-clear = Od nowa
puzzles-too-many = { $parties ->
    [2] Może brać udział najwyżej dwóch graczy; w twojej wymianie jest ich { $count }.
    [3] Może brać udział najwyżej trzech graczy; w twojej wymianie jest ich { $count }.
   *[4] Może brać udział najwyżej czterech graczy; w twojej wymianie jest ich { $count }.
}
puzzles-overfull = { $name }: byłoby ponad 30 budynków, a nikt nie ma więcej znaczników własności.
# Both are amounts such as +$30,000.
puzzles-result = { $gain } z { $best }.
puzzles-right = Rozwiązane: żadna inna wymiana nie daje tyle.
puzzles-wrong = Jest lepsza.
puzzles-income = { $name }: { $after } zamiast { $before }
puzzles-show = Pokaż rozwiązanie
puzzles-hide = Wróć do mojej wymiany
puzzles-next = Następna zagadka
# $gain is an amount such as +$30,000.
puzzles-solution = Rozwiązanie: { $gain }
puzzles-prices = Uczciwe ceny
# $same is “yes” where $low is $high.
puzzles-price-pays = { $same ->
    [yes] { $name } płaci { $low }
   *[no] { $name } płaci od { $low } do { $high }
}
puzzles-price-gets = { $same ->
    [yes] { $name } dostaje { $low }
   *[no] { $name } dostaje od { $low } do { $high }
}
puzzles-price-either = { $name } płaci do { $low } albo dostaje do { $high }
puzzles-prices-about = Ile każdy w sumie płaci albo dostaje, tak żeby nikt w tej wymianie, sam ani z częścią pozostałych, nie zarobił w tej rundzie więcej bez reszty.
puzzles-shares = Gdyby wymieniał się cały stół
puzzles-share = { $same ->
    [yes] { $name } zyskuje { $low }
   *[no] { $name } zyskuje od { $low } do { $high }
}
puzzles-shares-about = Ile każdy może zyskać w tej rundzie, jeśli wszystko, co jest do zyskania, zostanie podzielone tak, że żadna grupa nie wyszłaby lepiej na własną rękę: rdzeń gry.
puzzles-missed = Jak często boty ją przeoczyły
puzzles-missed-by = { $bot }: { $missed } z { $attempts }
