### What `chinatown tournament` says.
###
### Money comes formatted ("10.000 $"), other numbers rounded.

tournament-progress = Spiele
tournament-title = { $games ->
    [one] Ein Spiel mit { $players } Plätzen, Ausgabe „{ $edition ->
        [modern] Modern
        [classic] Klassisch
       *[other] { $edition }
      }“
   *[other] { $games } Spiele mit { $players } Plätzen, Ausgabe „{ $edition ->
        [modern] Modern
        [classic] Klassisch
       *[other] { $edition }
      }“
  }
tournament-bot = Bot
tournament-games = Gespielt
tournament-wins = Gewonnen (95 %)
tournament-cash = Ø Geld (95 %)
tournament-place = Platz
tournament-trades = Abschlüsse
tournament-rating = OpenSkill
tournament-time = Ø ms
tournament-p99 = 99 % ms
tournament-slowest = Max. ms
tournament-about = Pro Spiel: { $income } Einkommen, { $trades } Abschlüsse, { $seconds } Sekunden (Median).
tournament-efficiency = Einkommen im Verhältnis zum Maximum, wenn alles einer Person gehört hätte: { $share }, 95 %.
tournament-trading-efficiency = Was nach dem Handel noch zu verdienen war, im Verhältnis zum Maximum wenn die Läden blieben, wo sie sind: { $share }, 95 %.
