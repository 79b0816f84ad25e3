### What `chinatown solve` says.
###
### Money comes formatted ("$10,000"), players by name.

# $phase is build right after trading, else how far the record goes in this round.
solve-title = { $year }, { $edition ->
    [modern] edycja współczesna
    [classic] edycja klasyczna
   *[other] edycja „{ $edition }”
  }, { $phase ->
    [deal] w trakcie wyboru kart
    [trade] w trakcie handlu
   *[build] tuż po handlu
  }

solve-free = Najwyższy dochód jednego właściciela wszystkiego, gdyby kafelki rozłożyć od nowa: { $income }.
solve-fixed = Najwyższy dochód jednego właściciela wszystkiego, gdy sklepy stoją tak jak teraz: { $income }.
solve-apart = Najwyższy łączny dochód graczy, gdy każdy ma tylko własne kafelki i sklepy: { $income }.
solve-seat = Najwyższy dochód gracza { $player }: { $income }.
solve-street = Dostęp do ulicy nie jest tu uwzględniony; z nim przy tym stole może wyjść mniej.

solve-shop = Sklep
solve-buildings = Budynki
solve-size = Rozmiar
solve-pays = Dochód
solve-finished = ukończone
solve-new = Budynki oznaczone + dostają jeden z kafelków jeszcze niewyłożonych.
