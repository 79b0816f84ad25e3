### The figures of a finished game: on the page after the end, and in `chinatown report`.
###
### Money comes formatted ("10 000 $"), shares too ("56 %"), players by name. $round is as the edition
### writes it: "1965", or "1" to "6".

## Both

report-cash = L’argent au fil des tours
report-cash-about = Ce que chacun avait au début et après chaque tour, une fois les revenus et les dettes payés.
report-income = Les revenus de chaque tour
report-income-about = Ce que chacun a touché à la fin du tour : de ses commerces et pour la carte conjoncture. L’argent des échanges n’en fait pas partie.
report-round = Tour
report-start = Début
# The last moment of a game that was ended within a round.
report-end = Fin
report-total = Total
report-point = { $name }, { $round } : { $money }

report-best = Les meilleurs commerces
report-best-about = Le commerce qui a le plus rapporté à chacun pendant la partie, sans les cartes conjoncture. Il reste le même tant qu’un de ses bâtiments en fait partie : des commerces réunis n’en font donc qu’un.
# $rounds is a number.
report-best-line = { $shop } sur { $lots } : { $money } en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
  }
report-best-none = aucun commerce

report-efficiency = À quelle distance du maximum
report-efficiency-about = Ce que tous les commerces ont rapporté, en part du maximum qu’un propriétaire unique de tous les bâtiments et tuiles en jeu aurait pu toucher aux mêmes tours, en replaçant chaque fois toutes les tuiles. Les cartes conjoncture ne comptent pas.
report-efficiency-street = Cette table joue avec Pignon sur rue, dont le maximum ne tient pas compte.
report-efficiency-line = { $paid } sur { $most } : { $share }
report-trading-line = Après les échanges, les joueurs pouvaient toucher { $traded } en construisant au mieux ; un propriétaire unique, sans déplacer les commerces, { $most }. Cela fait { $share }.
report-efficiency-none = Aucun tour n’a été terminé.

report-gains = Qui a aidé qui
report-gains-about = Ce que les échanges avec chacun des autres ont finalement valu, comme dans l’histoire de chaque échange. Un échange à trois ou plus compte à parts égales pour chacun des autres.
# Above the players in whose rows the worth stands; $name is above the column of the other party.
report-gains-of = Valeur pour
report-gains-with = Échanges avec { $name }
report-gains-line = La plus grande aide ({ $name } › { $other }) : des échanges d’une valeur de { $money }.

## The page after the end

report-table = En tableau
# Names the slider with which a round is chosen.
report-round-shown = Tour affiché

## The file

report-of = Après la partie : { $names }
report-edition = { $edition ->
    [modern] Édition moderne
    [classic] Édition classique
   *[other] { $edition }
  }
report-result = Résultat
report-result-about = Qui a le plus d’argent l’emporte ; à égalité, qui a le plus de tuiles sur le plateau.
report-result-early = Les joueurs ont mis fin à la partie avant son terme. Qui a le plus d’argent l’emporte ; à égalité, qui a le plus de tuiles sur le plateau.
report-won = { $name } l’emporte avec { $money } d’avance sur { $other }.
report-won-tiles = { $name } l’emporte : autant d’argent que { $other }, mais plus de tuiles sur le plateau.
report-won-shared = { $names } se partagent la victoire.
report-sources = L’argent, c’est ce qu’on avait au départ, tous les revenus, et ce que les échanges ont rapporté ou coûté :
# $change has its sign: "−$20,000" was paid in trades.
report-source = { $name } : { $start } au départ, { $income } de revenus, { $change } dans les échanges
report-place = Place
report-player = Joueur
report-money = Argent
report-tiles = Tuiles sur le plateau

report-shop = Commerce
report-finished = terminé
report-rounds = Tours
report-paid = Rapporté
report-traded = Possible après les échanges
report-most = Maximum
report-share = Part

report-trades = Ce que les échanges ont rapporté
report-trades-about = Chaque chiffre dit combien un échange a changé ce que l’on possède : l’argent échangé et tous les revenus depuis, comparés à une partie où seuls les échanges précédents de la même personne ont lieu et où tout le monde construit comme il l’a fait. On compte une fois à la fin du tour de l’échange, une fois à la fin de la partie.
report-trades-none = Personne n’a échangé.
# $count trades are left out.
report-trades-cut = { $count ->
    [one] L’échange qui a le moins changé n’est pas repris ici, pour que le fichier reste léger.
   *[other] Les { $count } échanges qui ont le moins changé ne sont pas repris ici, pour que le fichier reste léger.
  }
report-then = À la fin du tour
report-in-the-end = À la fin de la partie
report-sums = Des échanges à l’argent final
report-sums-about = Tous les échanges d’un joueur, et ce qui resterait sans aucun échange, donnent ensemble son argent final.
report-sum-trades = Tous les échanges
report-sum-rest = Sans aucun échange
report-made = Fait par chinatown { $version } à partir de l’enregistrement de la partie. Graine : { $seed }

report-index = Parties terminées
report-index-about = L’argent est celui des gagnants ; la part est ce que tous les commerces ont rapporté, sur le maximum d’un propriétaire unique de tout.
report-game = Partie
report-winners = Gagnants
report-left-out = Non reprises

## What the command says

# A game of many: $names won.
report-line = { $file } : { $names }, { $money }
report-written = Écrit : { $file }

## The check of the shuffle, on the page after the end

check-good = Tout ce qui peut être vérifié ici est en ordre.
check-bad = Quelque chose n’est pas en ordre. Enregistrez la partie et comparez-la avec celle des autres.
check-unreadable = Cet enregistrement est illisible, rien n’a donc pu être vérifié.
check-none = Les joueurs n’ont pas eu de part dans ce mélange : le serveur l’a tiré seul. C’est le cas des parties d’avant cette vérification et des premières parties.
check-secret = Le secret du serveur est celui auquel il s’était engagé à la création de la table.
check-secret-wrong = Le secret du serveur n’est pas celui auquel il s’était engagé à la création de la table.
check-parts = { $opened ->
    [0] Personne n’a ajouté de part ; celles qui comptent à la place étaient fixées à la création de la table.
    [one] Un joueur sur { $seats } a ajouté sa part, et c’est celle de son engagement. Les autres parts étaient fixées à la création de la table.
   *[other] { $opened } joueurs sur { $seats } ont ajouté leur part, et chacune est celle de son engagement. Toute autre part était fixée à la création de la table.
  }
check-parts-wrong = Une part du mélange n’est pas celle de l’engagement pris avant la partie.
check-seed = La graine de la partie découle du secret et de toutes les parts.
check-seed-wrong = La graine de la partie ne découle pas du secret et des parts.
check-noted = Tous ces engagements sont ceux que ce navigateur avait notés avant la partie.
check-noted-wrong = Ces engagements ne sont pas ceux que ce navigateur avait notés avant la partie.
check-mine = La part ajoutée par ce navigateur a été utilisée.
check-mine-wrong = La part ajoutée par ce navigateur n’a pas été utilisée : ce navigateur était absent ou trop lent, ou le serveur l’a écartée.
check-cards = { $rounds ->
    [one] Les cartes du premier tour sont celles que donne la graine.
   *[other] Les cartes des { $rounds } tours sont celles que donne la graine.
  }
check-cards-wrong = Au tour { $rounds }, quelqu’un a gardé une carte que la graine ne lui donne pas.
check-whole = Rien n’a été changé dans l’enregistrement depuis son écriture.
check-whole-wrong = L’enregistrement a été changé après son écriture, ou n’a pas d’empreintes.
check-digest = Les six mots et l’empreinte que comparent les joueurs sont ceux de cet enregistrement.
check-digest-wrong = Les six mots et l’empreinte que comparent les joueurs ne sont pas ceux de cet enregistrement.
check-limits = Cette page vient elle aussi du serveur. Si vous vous en méfiez, vérifiez l’enregistrement avec « chinatown verify » ou avec un petit programme à vous, et comparez les six mots avec les autres joueurs.
