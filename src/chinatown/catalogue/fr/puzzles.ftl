### Problèmes : des positions où il est prouvé qu’un échange rapporte le plus.

puzzles-lead = Des positions tirées de parties entre bots, où tout est visible. Dans chacune, il est prouvé qu’un échange rapporte plus que tous les autres : trouvez-le.
puzzles-today = Le problème du jour
puzzles-number = Problème { $number }
puzzles-all = Tous les problèmes
puzzles-not-there = Il n’y a pas de problème { $number }.
puzzles-solved = Résolu
puzzles-solved-count = { $solved } sur { $count } résolus
puzzles-rating = Difficulté
puzzles-any = Tous
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-open = Seulement les non résolus
puzzles-none = Il ne reste aucun problème ici.
puzzles-task = { $parties ->
    [2] Trouvez l’échange entre deux joueurs qui rapporte le plus à ce tour.
    [3] Trouvez l’échange entre trois joueurs qui rapporte le plus à ce tour.
   *[4] Trouvez l’échange entre quatre joueurs qui rapporte le plus à ce tour.
}
puzzles-about = On compte de combien l’échange augmente ce que les commerces rapportent à ce tour, quand chacun construit ensuite ce qui rapporte le plus. L’argent ne joue aucun rôle.
puzzles-alone = { $money } sans échange
puzzles-tiles = Tuiles de { $name }
puzzles-trade = Votre échange
puzzles-how = Choisissez des bâtiments sur le plan et des tuiles ici, puis la personne qui les reçoit. Touchez de nouveau une chose pour la reprendre.
puzzles-back = Reprendre : { $thing }, de { $name } à { $other }
puzzles-give = Qui reçoit ce qui est choisi
puzzles-give-to = Donner à { $name }
puzzles-pick = Donner à :
puzzles-picked = { $count ->
    [one] 1 chose choisie. Donner à :
   *[other] { $count } choses choisies. Donner à :
}
puzzles-check = Vérifier
puzzles-clear = Recommencer
puzzles-too-many = { $parties ->
    [2] Deux joueurs au plus peuvent participer ; votre échange en compte { $count }.
    [3] Trois joueurs au plus peuvent participer ; votre échange en compte { $count }.
   *[4] Quatre joueurs au plus peuvent participer ; votre échange en compte { $count }.
}
puzzles-overfull = { $name } aurait plus de 30 bâtiments, et personne n’a plus de jetons.
# Both are amounts such as +$30,000.
puzzles-result = { $gain } sur { $best }.
puzzles-right = Résolu : aucun autre échange ne rapporte autant.
puzzles-wrong = Il y a mieux.
puzzles-income = { $name } : { $after } au lieu de { $before }
puzzles-show = Voir la solution
puzzles-hide = Revenir à mon échange
puzzles-next = Problème suivant
# $gain is an amount such as +$30,000.
puzzles-solution = La solution : { $gain }
puzzles-prices = Prix équitables
# $same is “yes” where $low is $high.
puzzles-price-pays = { $same ->
    [yes] { $name } paie { $low }
   *[no] { $name } paie de { $low } à { $high }
}
puzzles-price-gets = { $same ->
    [yes] { $name } reçoit { $low }
   *[no] { $name } reçoit de { $low } à { $high }
}
puzzles-price-either = { $name } paie jusqu’à { $low } ou reçoit jusqu’à { $high }
puzzles-prices-about = Ce que chacun paie ou reçoit au total, de sorte que personne dans l’échange, seul ou avec une partie des autres, ne gagnerait davantage à ce tour sans le reste.
puzzles-shares = Si toute la table échangeait
puzzles-share = { $same ->
    [yes] { $name } gagne { $low }
   *[no] { $name } gagne de { $low } à { $high }
}
puzzles-shares-about = Ce que chacun peut gagner à ce tour si tout le gain possible est partagé de sorte qu’aucun groupe ne ferait mieux de son côté : le cœur.
puzzles-missed = Combien de fois les bots l’ont manqué
puzzles-missed-by = { $bot } : { $missed } sur { $attempts }
