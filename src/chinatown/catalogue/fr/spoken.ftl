### Playing by typing and listening: the line for commands, its answers, and the board in words.
###
### $name is a player's name, or “vous” in its place in a list; $lots are numbers of buildings in words; $money, $income, $before,
### $after and $change are amounts in words.

spoken-title = Jouer en tapant
spoken-open = Jouer en tapant et en écoutant
spoken-close = Fermer
spoken-line = Commande
spoken-hint = Tapez « aide » pour savoir ce qui se comprend. Entrée seule relit ce qui vient de se passer.
spoken-try = Tapez « aide »
spoken-answer = Réponse
spoken-board = Plateau en mots

## The board in words

spoken-board-title = Le plateau, quartier par quartier
spoken-board-close = Retour à la partie
spoken-board-open = Le plateau en mots est ouvert. Échap ramène à la partie.
spoken-column-lot = Bâtiment
spoken-column-owner = À qui
spoken-column-shop = Commerce
spoken-column-beside = À côté
spoken-go = Aller au bâtiment { $lot }

## What is answered

spoken-ok = C’est fait.
spoken-confirm = Entrée, ou « oui », pour le faire ; « non » pour y renoncer.
spoken-left = Rien n’est fait.
spoken-nothing-asked = Il n’y a rien à confirmer. Tapez « aide » pour savoir ce qui se comprend.
spoken-not-now = Ce n’est pas possible maintenant.
spoken-watching = Vous regardez seulement cette partie.
# $count: how many sentences came before those that are read.
spoken-left-out = { $count ->
    [one] Un autre événement est dans le journal.
   *[other] { $count } autres événements sont dans le journal.
}
spoken-none = aucun
spoken-hidden = caché

spoken-status = { $year }, tour { $round } sur { $rounds } : { $phase }.
spoken-cards = Vos cartes : { $lots }.
spoken-no-cards = Vous n’avez pas de cartes à choisir.
# $count: how many cards are kept.
spoken-keep = { $count ->
    [one] À garder : une carte. Tapez « garde » et son numéro.
   *[other] À garder : { $count } cartes. Tapez « garde » et leurs numéros.
}
spoken-keep-fewer = Vous n’en garderiez que { $count } sur { $all }.

spoken-cash = { $name } : argent { $money }.
spoken-tiles = Tuiles : { $tiles }.
spoken-tile-count = { $count }
spoken-business = { $shop }, { $size } sur { $maximum }, sur { $lots } : { $money } par tour.
spoken-empty = Sans commerce : { $lots }.

spoken-number = Ajoutez le numéro d’un bâtiment, de 1 à 85.
spoken-no-lot = Il n’y a pas de bâtiment { $lot }.
# $street: “yes” for a building on a street.
spoken-in-district = Dans le quartier { $district }{ $street ->
    [yes] , sur la rue
   *[no] {""}
}.
# $count: how many neighbours.
spoken-beside = À côté du { $lot } : { $lots }.
spoken-no-district = Il y a six quartiers : tapez « quartier 1 » à « quartier 6 ».
# $count: how many buildings.
spoken-district = Quartier { $district }, { $count } bâtiments
spoken-owner = { $name } : { $lots }.
spoken-free = Libres : { $lots }.
spoken-lot-shop = { $lot } avec { $shop }

# $mine: “yes” for my own offer.
spoken-offer = Offre { $number }, { $mine ->
    [yes] la vôtre
   *[no] de { $name }
} : { $trade }.
spoken-waits-for-you = Elle attend votre réponse.
spoken-waits-for = Elle attend la réponse de : { $names }.
spoken-no-offers = Il n’y a pas d’offre en cours.
spoken-no-offer = Il n’y a pas d’offre de ce numéro. Tapez « offres » pour les entendre.
spoken-which-offer = Précisez laquelle en ajoutant son numéro.
spoken-effect = Pour vous : { $effect }.
# $number: of the offer.
spoken-pick = Cette offre vous laisse le choix : tapez « accepte { $number } » et le numéro de votre choix.
spoken-which = Plusieurs sens sont possibles. Tapez le numéro du bon.
spoken-choice = { $number } : { $text }.
# $seeks and $gives: what is looked for and given for it, in words.
spoken-call = Annonce { $number }, { $name } : cherche { $seeks }, donne { $gives }.
spoken-no-calls = Il n’y a pas d’annonce en cours.

spoken-income = { $name } : { $money } par tour.
spoken-paid = Revenu de { $year }, { $name } : { $money }.
# $count: buildings, $tiles: tiles not on the board.
spoken-player = { $name } : argent { $money }, bâtiments { $count }, tuiles { $tiles }, revenu { $income } par tour.
spoken-place = Place { $place } : { $name } avec { $money }.

spoken-where = { $shop } : possible sur { $lots }.
spoken-nowhere = Rien ne peut être placé.
spoken-planned = Prévu : { $placements }.
spoken-plan-income = Revenu { $before }, puis { $after } ({ $change }).
spoken-plan-next = Tapez « fini » pour construire.
# $count: how many tiles are planned.
spoken-build-less = { $count ->
    [0] Vous ne placeriez rien, alors que c’est possible.
    [one] Vous placeriez une tuile, et davantage est possible.
   *[other] Vous placeriez { $count } tuiles, et davantage est possible.
}

# $seeks and $gives: what is sought and given for it, in words; $count how many offers; $state how a promise stands.
spoken-calling = Votre annonce : cherche { $seeks }, donne { $gives }.
spoken-calling-first = Votre annonce, au premier qui accepte : cherche { $seeks }, donne { $gives }.
spoken-instructing = La table acceptera pour vous toute offre de { $seeks } contre { $gives }.
spoken-each = Une offre pour chacun, { $count } en tout. Ce que vous n’avez qu’en un exemplaire va au premier qui accepte.
spoken-discard = Retour dans la pioche : { $lots }.
spoken-promise = Promesse { $number }, { $name } à { $other } : « { $text } », { $state }.
spoken-no-promises = Rien n’a été promis.
spoken-no-promise = Il n’y a pas de promesse de ce numéro. Tapez « promesses » pour les entendre.

# One line each; the words in quotes are commands that are understood.
spoken-help =
    Questions : « état », « qu’est-ce que j’ai », « que possède Anna », « à côté de 22 », « qui possède le 22 », « qui possède le quartier 3 », « plateau », « offres », « offre 1 », « annonces », « revenus », « joueurs », « où construire », « journal », « encore ».
    Cartes : « cartes », « garde 12 40 41 », « défausse 12 ».
    Négoce : « offre à vert 20 contre 2 blanchisserie », « accepte 1 », « refuse 1 trop peu », « contre-offre 1 mon 20 contre ton 22 », « retire l’offre 1 », « prends l’annonce 1 », « offre en secret à vert 20 contre 2 blanchisserie », « offre à tous 20 contre 10k », « offre à chacun Anna et Bo : 20 contre 10k », « annonce 2 blanchisserie contre 20k », « annonce au premier 2 blanchisserie contre 20k », « retire l’annonce 1 », « accepte toute offre d’au moins 60k contre 20 », « fini », « pas fini ».
    Promesses : « promesses », « tenue 1 », « rompue 1 ».
    Pose : « construis blanchisserie 20 », « enlève 20 », « fini ».
    Parler : « dis bonjour », « chuchote à Anna bonjour ».
