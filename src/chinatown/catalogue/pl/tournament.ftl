### What `chinatown tournament` says.
###
### Money comes formatted ("$10,000"), other numbers rounded.

tournament-progress = Partie
tournament-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
  }, graczy: { $players }, { $edition ->
    [modern] edycja współczesna
    [classic] edycja klasyczna
   *[other] edycja „{ $edition }”
  }
tournament-bot = Bot
tournament-games = Partie
tournament-wins = Wygrane (95%)
tournament-cash = Średnia gotówka (95%)
tournament-place = Miejsce
tournament-trades = Wymiany
tournament-rating = OpenSkill
tournament-time = Średnio ms
tournament-p99 = 99% ms
tournament-slowest = Maks. ms
tournament-about = Na partię: dochód { $income }, wymiany: { $trades }, sekundy: { $seconds } (mediana).
tournament-efficiency = Dochód jako część najwyższego możliwego dochodu jednego właściciela wszystkiego: { $share }, 95%.
tournament-trading-efficiency = Dochód osiągalny dla graczy po handlu, jako część najwyższego możliwego przy sklepach w tych miejscach: { $share }, 95%.
