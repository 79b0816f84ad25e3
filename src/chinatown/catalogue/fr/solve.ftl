### What `chinatown solve` says.
###
### Money comes formatted ("$10,000"), players by name.

# $phase is build right after trading, else how far the record goes in this round.
solve-title = { $year }, édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  }, { $phase ->
    [deal] pendant le choix des cartes
    [trade] en pleine négociation
   *[build] juste après la négociation
  }

solve-free = Le plus que pourrait gagner un propriétaire unique, en replaçant toutes les tuiles : { $income }.
solve-fixed = Le plus que pourrait gagner un propriétaire unique, sans déplacer les commerces : { $income }.
solve-apart = Le plus que les joueurs peuvent gagner ensemble, chacun avec ses tuiles et ses commerces : { $income }.
solve-seat = Le plus que peut gagner { $player } : { $income }.
solve-street = La variante Pignon sur rue n’est pas prise en compte : avec elle, cette table peut rester en dessous.

solve-shop = Commerce
solve-buildings = Bâtiments
solve-size = Taille
solve-pays = Rapporte
solve-finished = terminé
solve-new = Les bâtiments marqués + reçoivent une des tuiles qui restent à placer.
