### What `chinatown tournament` says.
###
### Money comes formatted ("$10,000"), other numbers rounded.

tournament-progress = Parties
tournament-title = { $games ->
    [one] { $games } partie à { $players } joueurs, édition { $edition ->
        [modern] moderne
        [classic] classique
       *[other] { $edition }
      }
   *[other] { $games } parties à { $players } joueurs, édition { $edition ->
        [modern] moderne
        [classic] classique
       *[other] { $edition }
      }
  }
tournament-bot = Bot
tournament-games = Jouées
tournament-wins = Gagnées (95 %)
tournament-cash = Argent moyen (95 %)
tournament-place = Rang
tournament-trades = Échanges
tournament-rating = OpenSkill
tournament-time = ms en moyenne
tournament-p99 = ms (99 %)
tournament-slowest = ms au plus
tournament-about = Par partie : { $income } de revenus, { $trades } échanges, { $seconds } secondes (médiane).
tournament-efficiency = Revenus, en part du maximum qu’un propriétaire unique aurait pu gagner : { $share }, 95 %.
tournament-trading-efficiency = Ce que les joueurs pouvaient gagner après négociation, en part du maximum sans déplacer les commerces : { $share }, 95 %.
