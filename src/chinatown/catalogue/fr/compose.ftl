### Composer un échange : ce qui est sur la balance, ce que chacun reçoit, les offres en lignes.

## What lies on the scale

money-of = { $me ->
    [yes] Argent que vous donnez
   *[no] Argent donné par { $name }
  }
more-terms = Plus
more-terms-of = { $me ->
    [yes] Ce que vous pouvez donner d’autre
   *[no] Ce que { $name } peut donner d’autre
  }
goes-to-whom = { $me ->
    [yes] pour vous
   *[no] pour { $name }
  }
# What each party gets, with what it changes.
# $now is the change of the next income, $total that of all of them and of cash.
effect-short = revenus { $now } · en tout { $total }
effect-short-none = aucun effet
effect-short-last = en tout { $total }

## Offers and the log in rows

# The word before a trade in chips; the sign of whoever does it stands before it.
row-offer = propose
row-counter = contre-propose
row-secret-offer = propose en secret
row-secret-counter = contre-propose en secret
row-trade = Échange
row-secret-trade = Échange secret
row-promise = promet « { $text } »

## Standing instructions

instructions = Vos consignes
instruction-title = Consigne
instruction-about = La table accepte à votre place toute offre de ce tour qui vaut au moins cela. Personne d’autre ne le voit.
instruction-gives = Je donne au plus
instruction-seeks = Je reçois au moins
instruction-send = Accepter de telles offres
instruction-at-least = pour { $money } ou plus
instruction-at-most = pour { $money } ou moins
instruction-agreed = vous acceptez

## Asking

what-for = Contre quoi ?
what-for-about = Demander à tous, par une annonce, ce qu’il faudrait donner en échange
ask-all = À tous
ask-all-about = En faire une annonce à toute la table, à laquelle chacun peut répondre

## Who could help

helpers-ask = Qui pourrait aider ?
helpers-about = Chercher des échanges à deux ou à trois qui vous apportent cela et profitent à tous
helpers-searching = Recherche…
helpers-title = Qui pourrait aider
helpers-use = Mettre sur la balance ; rien n’est encore proposé
helpers-gain = environ { $money }
helpers-none = Aucun échange à deux ou à trois en vue qui profite à tous.

## Keys

keys-title = Raccourcis
keys-on = Touches seules actives
keys-about = Elles ne font rien pendant la saisie. Désactivez-les si elles gênent un lecteur d’écran ou la commande vocale.
key-new = Nouvelle offre
key-done = Terminer, ou continuer à négocier
key-next = Offre suivante qui vous attend
key-agree = Accepter l’offre où vous êtes
key-counter = Y répondre par une contre-offre
key-refuse = La refuser
key-undo = Annuler le dernier changement de l’offre en cours
key-say = Dire quelque chose
key-help = Menu et raccourcis

## The same to several players

# $count: how many players get it, two or more.
same-to = La même à
same-to-about = Une offre pour chacun. Ce que vous n’avez qu’en un exemplaire va au premier qui accepte.
send-several = Proposer à { $count }

## Les bâtiments à choisir sans le plan

lots-of-district = Quartier { $district }
lot-beside = { $mine ->
    [yes] { $count ->
        [one] à côté de votre { $lots }
       *[other] à côté de vos { $lots }
      }
   *[no] à côté de { $lots } ({ $name })
  }
