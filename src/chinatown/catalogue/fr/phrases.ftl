### Ready-made sentences of players, bots above all: `phrase-<code>`, spoken by one to the others.
###
### $shop is a shop type, $lots numbers of buildings ("22 and 23"), $homes how many they are, $tiles
### how many tiles, $wares all of it in words ("22 and 2 Photo"); $size the size of a business;
### $money an amount ("$30,000"), $count for how many years; $name a player.
###
### "De", "que" and "le" would be elided before some names, so no name follows them.

# How often an amount comes: part of the sentences below, after the amount.
phrase-years = { $count ->
    [one] cette année
   *[other] par an pendant { $count } ans
  }
# What would come to somebody, after "avec"; the tiles are of the type it is about.
phrase-things = { $homes ->
    [0] { $tiles ->
        [one] une tuile de plus
       *[other] { $tiles } tuiles de plus
      }
    [one] { $tiles ->
        [0] le bâtiment { $lots }
        [one] le bâtiment { $lots } et une tuile de plus
       *[other] le bâtiment { $lots } et { $tiles } tuiles de plus
      }
   *[other] { $tiles ->
        [0] les bâtiments { $lots }
        [one] les bâtiments { $lots } et une tuile de plus
       *[other] les bâtiments { $lots } et { $tiles } tuiles de plus
      }
  }
# $homes buildings, before their numbers.
phrase-lie = { $homes ->
    [one] Le bâtiment
   *[other] Les bâtiments
  }
# The end of a list.
phrase-and = { $first } et { $last }

## What a trade does for me

phrase-finishes-mine = Avec { phrase-things }, mon commerce { $shop } serait terminé : { $money } de plus { phrase-years }.
phrase-grows-mine = Avec { phrase-things }, mon commerce { $shop } passerait à la taille { $size } : { $money } de plus { phrase-years }.
phrase-starts-mine = Avec { phrase-things }, j’aurais { $size } tuiles { $shop } côte à côte : { $money } de plus { phrase-years }.
phrase-earns-me = Cela me rapporte { $money } de plus { phrase-years }.
phrase-collects-mine = Je collectionne les tuiles { $shop }.
phrase-beside-mine = { phrase-lie } { $lots } : juste à côté des miens.
phrase-spare = Je peux céder { $wares }.

## What it does for you

phrase-finishes-yours = Avec { phrase-things }, votre commerce { $shop } serait terminé : { $money } de plus { phrase-years }.
phrase-grows-yours = Avec { phrase-things }, votre commerce { $shop } passerait à la taille { $size } : { $money } de plus { phrase-years }.
phrase-starts-yours = Avec { phrase-things }, vous auriez { $size } tuiles { $shop } côte à côte : { $money } de plus { phrase-years }.
phrase-earns-you = Cela vous rapporte { $money } de plus { phrase-years }.
phrase-collects-yours = Vous collectionnez les tuiles { $shop }.
phrase-beside-yours = { phrase-lie } { $lots } : juste à côté des vôtres.
phrase-costs-you-nothing = Cela ne vous coûte aucun revenu.
phrase-favour = Rendez-moi ce service : cela ne vous coûte rien.

## Against it, and the price

phrase-costs-me = Cela me coûterait { $money } { phrase-years }.
phrase-brings-me = Cela ne me rapporte que { $money } { phrase-years }.
phrase-unproved = Je croirai à vos promesses quand vous en aurez tenu une.
phrase-wants = J’en veux au moins { $money }.
phrase-pays = Je paierai { $money } au plus.
phrase-better = Ajoutez { $money } et marché conclu.

## Answers to what somebody said

phrase-as-asked = Vous demandez mon prix : le voici.
phrase-would-give = Voilà ce que j’en donnerais.
phrase-as-you-say = Cela me convient.
phrase-lowered = Bon, je fais un geste.
phrase-offer-stands = Mon offre tient toujours.
phrase-last-price = C’est mon dernier prix.
phrase-offers-first = Répondez d’abord aux offres que je vous ai faites.
phrase-make-offer = Faites-moi une offre.
phrase-have-none = Je n’ai pas cela : { $wares }.
phrase-keeps = Je garde { $wares }.
phrase-no-use = Je n’ai que faire de { $wares }.
phrase-too-little = C’est trop peu.
phrase-too-dear = C’est trop cher pour moi.
phrase-helps-you = Vous y gagnez plus que moi.
phrase-helps-you-win = Cela vous aiderait à gagner, vous, pas moi.
phrase-cannot-pay = Je ne peux pas payer cela.
phrase-not-swayed = Les menaces ne changent pas mon prix.
phrase-welcome = Je vous en prie.

## To the table

phrase-hello = Bonjour tout le monde.
phrase-good-luck = Bonne chance à toute la table.
phrase-let-us-trade = Venez d’abord me voir : je suis là pour négocier.
phrase-thanks = Merci, { $name }.
phrase-fair-trade = Un échange équitable, { $name }.
phrase-helps-both = C’est tout bénéfice pour nous deux, { $name }.
phrase-pleasure = C’est toujours un plaisir de faire affaire avec vous, { $name }.
phrase-well-traded = Bien négocié, { $name }.
phrase-praise = { $name } gagne maintenant { $money } par an. C’est à surveiller.
phrase-proud = Mes commerces rapportent maintenant { $money } par an.
phrase-waiting = Nous vous attendons, { $name }.
phrase-nothing-left = Je n’ai plus rien à gagner.
