### What happened, as sentences, for the browser and the terminal: `event-<kind>`.
###
### Arguments come formatted for the language: names of players in $name (who acted), $other and
### $others; buildings in $lots ("19 et 20"); tiles in $tiles ("2 tuiles Dim Sum"); a whole trade in
### $trade (made of the `trade-...` messages below); money in $money, $bonus and $left.
### $count is a number. Choices are words: "yes" or "no" unless said otherwise.
### $year comes from `year-<year>`, with the year as the edition writes it.
###
### "De" and "que" would be elided before some names, so no name follows them.

## Rounds

year-1965 = 1965, année du Serpent
year-1966 = 1966, année du Cheval
year-1967 = 1967, année de la Chèvre
year-1968 = 1968, année du Singe
year-1969 = 1969, année du Coq
year-1970 = 1970, année du Chien
year-1 = Tour 1
year-2 = Tour 2
year-3 = Tour 3
year-4 = Tour 4
year-5 = Tour 5
year-6 = Tour 6

## Parts of a trade

# $count buildings without shops, in $lots. The parts stand after "donne à Anna".
trade-buildings = { $count ->
    [one] le bâtiment { $lots }
   *[other] les bâtiments { $lots }
  }
# A building with its shop: $shop is the shop type's name, $lot the number.
trade-shop = le commerce { $shop } sur le { $lot }
# $count tiles of one type.
trade-tiles = { $count ->
    [one] une tuile { $shop }
   *[other] { $count } tuiles { $shop }
  }
trade-cash = { $money }
trade-due = { $money } après les revenus
# $count building cards, in $lots.
trade-cards = { $count ->
    [one] la carte { $lots }
   *[other] les cartes { $lots }
  }
# A share of what businesses pay: $fraction is a word, or "other" for $parts of $whole; $lots are
# the $count buildings of the businesses; $limits tells which of $least and $most there are.
trade-share = { $fraction ->
    [all] la totalité
    [half] la moitié
    [third] un tiers
    [two-thirds] les deux tiers
    [quarter] un quart
    [three-quarters] les trois quarts
   *[other] { $parts }/{ $whole }
  } { $of ->
    [bonus] du bonus de conjoncture
    [with-bonus] des revenus et du bonus de conjoncture
   *[income] des revenus
  } { $count ->
    [one] du bâtiment { $lots }
   *[other] des bâtiments { $lots }
  } ce tour-ci{ $limits ->
   *[none] { "" }
    [least] , au moins { $least }
    [most] , au plus { $most }
    [both] , au moins { $least } et au plus { $most }
  }
# What somebody is bound to build or not to build this round.
trade-builds = l’engagement de placer une tuile { $shop } sur le { $lot }
trade-leaves-empty = l’engagement de laisser le { $lot } vide
trade-builds-not = l’engagement de ne pas placer de tuile { $shop } sur le { $lot }
trade-nothing = rien
# $items is a list of the above.
trade-gives = { $name } donne à { $other } { $items }
# One of the $options goes from $name to $other; $chooser says which.
trade-choice = { $name } donne à { $other }, au choix ({ $chooser } décide), { $options }
# One of the $options, in an offer that says to whom it goes.
trade-one-of = au choix : { $options }
# $text is what was promised, in the promiser's own words.
trade-promise = { $name } promet à { $other } : « { $text } »

## Events

event-round-began = { $year }. Premier joueur : { $name }.
event-cards-dealt = Cartes bâtiment reçues par { $name } : { $lots } ({ $count } à garder).
event-cards-chosen = { $name } a choisi.
# $count buildings, in $lots.
event-cards-revealed = { $count ->
    [0] { $name } ne prend aucun bâtiment.
    [one] { $name } prend le bâtiment { $lots }.
   *[other] { $name } prend les bâtiments { $lots }.
  }
# $sizes lists the maximum sizes that the card names, $count says how many.
event-outlook-turned = { $count ->
    [0] Conjoncture : pas de revenus supplémentaires.
   *[other] Conjoncture : revenus supplémentaires pour les tuiles de taille { $sizes }.
  }
# $shown tells whether the tiles may be seen.
event-tiles-drawn = { $shown ->
   *[yes] { $name } pioche { $tiles }.
    [no] { $count ->
        [one] { $name } pioche une tuile.
       *[other] { $name } pioche { $count } tuiles.
      }
  }
# $secret, and $counter: whether the offer answers another one.
event-offered = { $secret ->
    [yes] { $counter ->
        [yes] { $name } fait une contre-offre secrète : { $trade }.
       *[no] { $name } fait une offre secrète : { $trade }.
      }
   *[no] { $counter ->
        [yes] { $name } fait une contre-offre : { $trade }.
       *[no] { $name } fait une offre : { $trade }.
      }
  }
# $other made the offer.
event-agreed = { $name } accepte l’offre faite par { $other }.
# $other called, seeks $seeks and gives $gives.
call-taken = { $name } accepte l’annonce passée par { $other } : { $seeks } contre { $gives }.
event-agreement-taken-back = { $name } n’accepte plus l’offre faite par { $other }.
# $given tells whether a reason was given in own words ($reason) or is ready-made ($because).
event-refused = { $given ->
    [words] { $name } refuse l’offre faite par { $other } : « { $reason } »
    [ready] { $name } refuse l’offre faite par { $other } : { $because }
   *[no] { $name } refuse l’offre faite par { $other }.
  }
reason-too-little = C’est trop peu.
reason-too-dear = C’est trop cher pour moi.
reason-need-it = J’en ai besoin moi-même.
reason-helps-you-more = Vous y gagnez plus que moi.
reason-no-cash = Je ne peux pas payer cela.
reason-better-offer = J’ai une meilleure offre.
reason-not-now = Pas maintenant.
reason-lack-it = Je n’ai pas cela.
reason-helps-you-win = Cela vous aiderait à gagner, vous, pas moi.
event-withdrawn = { $name } retire une offre.
# $name made the offer; $why is a word; $lots or $shop name what moved, $shop as in `trade-tiles`.
event-lapsed = { $why ->
    [building-moved] L’offre faite par { $name } n’est plus valable : le bâtiment { $lots } a changé de mains.
    [tiles-moved] L’offre faite par { $name } n’est plus valable : il manque { $shop }.
    [too-many-buildings] L’offre faite par { $name } n’est plus valable : quelqu’un aurait plus de 30 bâtiments.
    [too-many-cards] L’offre faite par { $name } n’est plus valable : quelqu’un aurait trop de cartes.
    [call-ended] L’offre faite par { $name } n’est plus valable : l’annonce a trouvé preneur.
    [expired] L’offre faite par { $name } n’est plus valable : son délai est écoulé.
   *[trading-ended] L’offre faite par { $name } n’est plus valable : la négociation est finie.
  }
# $seeks and $gives are lists of things, "yes" in $seeking and $giving where there are any.
event-called = { $seeking ->
    [yes] { $giving ->
        [yes] { $name } cherche { $seeks } et donne { $gives }.
       *[no] { $name } cherche { $seeks }.
      }
   *[no] { $giving ->
        [yes] { $name } propose { $gives }.
       *[no] { $name } passe une annonce.
      }
  }{ $words ->
    [yes] { " " }« { $text } »
   *[no] { "" }
  }
event-call-ended = { $why ->
    [answered] L’annonce passée par { $name } a trouvé preneur.
    [ended] { $name } retire une annonce.
    [building-moved] L’annonce passée par { $name } est close : un bâtiment a changé de mains.
    [tiles-moved] L’annonce passée par { $name } est close : les tuiles ne sont plus là.
    [did-not-happen] L’annonce passée par { $name } est close : l’échange n’a pas eu lieu.
   *[trading-ended] L’annonce passée par { $name } est close : la négociation est finie.
  }
# $kind: words, whisper ($others hear it), remark (about the offer of $other), reaction, last-offers.
event-said = { $kind ->
    [whisper] { $name } à { $others } : { $text }
    [remark] { $name }, sur l’offre faite par { $other } : { $text }
    [last-offers] { $name } demande les dernières offres.
   *[words] { $name } : { $text }
  }
event-trade-made = { $secret ->
    [yes] Échange secret : { $trade }.
   *[no] Échange : { $trade }.
  }
event-items-moved = Échange secret, dont tous voient ceci : { $trade }.
# $name made the offer; $why is a word.
event-trade-failed = { $why ->
    [not-enough-cash] L’échange proposé par { $name } n’a pas eu lieu : vous n’avez pas l’argent.
    [tile-not-held] L’échange proposé par { $name } n’a pas eu lieu : vous n’avez pas les tuiles.
    [card-not-held] L’échange proposé par { $name } n’a pas eu lieu : vous n’avez pas la carte.
    [clauses-contradict] L’échange proposé par { $name } n’a pas eu lieu : un autre accord vous engage déjà.
   *[did-not-happen] L’échange proposé par { $name } n’a pas eu lieu. Rien n’a changé de mains.
  }
event-done-said = { $done ->
   *[yes] { $name } a fini de négocier.
    [no] { $name } négocie de nouveau.
  }
# $agreed tells whether tiles are now placed in turn, $count and $returned whose placements go back to them.
event-turns-asked = { $agreed ->
    [no] { $name } voudrait placer à tour de rôle ; tout le monde doit être d’accord.
   *[yes] { $count ->
        [0] { $name } demande à placer à tour de rôle ce tour-ci.
       *[other] { $name } demande à placer à tour de rôle ce tour-ci. Les placements choisis par { $returned } sont rendus sans être révélés.
      }
  }
# $shown tells whether the cards may be seen, $lots is which.
event-cards-discarded = { $shown ->
   *[yes] Cartes défaussées par { $name } : { $lots }.
    [no] { $count ->
        [one] { $name } défausse une carte.
       *[other] { $name } défausse { $count } cartes.
      }
  }
# $other made the promise, $text is it.
event-promise-judged = { $kept ->
   *[yes] Selon { $name }, { $other } a tenu sa promesse : « { $text } »
    [no] Selon { $name }, { $other } n’a pas tenu sa promesse : « { $text } »
  }
# $clock tells whether time ran out, $turn whether tiles are placed in turn.
event-trading-ended = { $clock ->
    [yes] Le temps est écoulé : la négociation est finie. { $turn ->
        [yes] Les tuiles se placent à tour de rôle.
       *[no] Tous placent leurs tuiles en même temps et en secret.
      }
   *[no] La négociation est finie. { $turn ->
        [yes] Les tuiles se placent à tour de rôle.
       *[no] Tous placent leurs tuiles en même temps et en secret.
      }
  }
# $name had agreed with $other; $what is one of the agreements above, $why is a word.
event-clause-lapsed = { $why ->
    [building-moved] Le bâtiment a changé de mains. { $name } n’a plus à respecter, envers { $other }, { $what }.
    [tiles-moved] La tuile manque. { $name } n’a plus à respecter, envers { $other }, { $what }.
    [no-street-access] Aucune rue n’est accessible. { $name } n’a plus à respecter, envers { $other }, { $what }.
   *[game-ended] La partie est finie. { $name } n’a plus à respecter, envers { $other }, { $what }.
  }
event-placements-fixed = { $name } a choisi ses placements, encore cachés.
# $placements lists $count of `placement`.
event-built = { $count ->
    [0] { $name } ne place rien.
   *[other] { $name } place { $placements }.
  }
placement = une tuile { $shop } sur le { $lot }
# $money is the whole income; $extra tells whether $bonus of it is the outlook card's.
event-income-paid = { $extra ->
    [yes] { $name } gagne { $money }, dont { $bonus } grâce à la conjoncture.
   *[no] { $name } gagne { $money }.
  }
# $share is `trade-share`, of what came to $earned.
event-share-counted = { $name } doit { $money } à { $other } : { $share } (total : { $earned }).
event-share-lapsed = { $why ->
    [creditor-owns] { $name } ne doit plus à { $other } { $share } : tout appartient désormais à { $other }.
   *[game-ended] { $name } ne doit plus à { $other } { $share } : la partie est finie.
  }
# $name pays $other; $rest tells whether $left stays owed.
event-debt-paid = { $rest ->
    [yes] { $name } paie { $money } à { $other } comme convenu ; reste dû : { $left }.
   *[no] { $name } paie { $money } à { $other } comme convenu.
  }
event-debt-dropped = { $name } devait encore { $money } à { $other } : dette effacée en fin de partie.
# $name lists the $count winners, $money is their cash.
event-ended-early = Les joueurs ont mis fin à la partie avant son terme.
event-game-over = { $count ->
    [one] { $name } gagne avec { $money }.
   *[other] Victoire partagée : { $name }, à { $money }.
  }
