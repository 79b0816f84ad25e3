### The bargaining table in the browser: offers and calls, talk, what trades bring, their stories.
###
### Names of players come in $name, $other and $names (a list); money in $money, $now and $total;
### shop types in $shop, buildings in $lot. $count is a number; choices are "yes" or "no".

## Offers

title-offers = { $count ->
    [one] • Une offre pour vous – { $title }
   *[other] • { $count } offres pour vous – { $title }
  }
new-version = nouvelle version
offer-time-left = Temps restant pour cette offre
offer-gone-building = Plus possible : le bâtiment { $lot } a changé de mains
offer-gone-tiles = Plus possible : les tuiles { $shop } ne sont plus là
# $by tells whether it is known who refused, $given whether there is a reason.
offer-refused-by = { $by ->
    [yes] Refus : { $name }
   *[no] Offre refusée
  }{ $given ->
    [yes] , « { $reason } »
   *[no] { "" }
  }
change-offer = Modifier
change-title = Nouvelle version de votre offre
send-change = Remplacer l’offre
repeat-to = Refaire à…
time-limit = Durée de validité de l’offre
# $count seconds; 0 is no limit.
limit-seconds = { $count ->
    [0] sans limite
    [one] { $count } seconde
   *[other] { $count } secondes
  }
limit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
item-elsewhere = aussi dans une autre de vos offres
change-added = nouveau :
change-changed = modifié :
change-removed = retiré :
conversation = Offres et contre-offres
conversation-before = Avant ({ $count })
remark = Remarque sur cette offre
remark-text = Remarque à qui voit l’offre

## What a trade brings

# $now is the change of the next income, $total that of all of them and of cash.
# $count rounds are still to be paid; the last of them is this one where it is 1.
effect = { $count ->
    [one] revenus { $now } ; avec l’argent { $total }
   *[other] ce tour { $now } ; sur { $count } tours, avec l’argent, { $total }
  }
effect-none = aucun effet sur les revenus ni l’argent
effects = Afficher les gains
effects-about = La table montre, ou non, l’effet d’une offre sur les revenus.
effects-off = à personne
effects-mine = à chacun les siens
effects-everyone = à tous, ceux de chacun
effects-chip-off = gains cachés
effects-chip-mine = seuls vos gains sont visibles
effects-chip-everyone = gains de tous visibles

## Calls to the table

calls = Annonces à la table
new-call = Passer une annonce
call-title = Annonce à la table
call-drop = Abandonner l’annonce
call-seeks = Je cherche
call-gives = Je donne
call-card-seeks = Cherche
call-card-gives = Donne
call-text = En quelques mots (facultatif)
call-first = Au premier qui accepte
call-first-short = au premier qui accepte
send-call = Annoncer
call-by = { $me ->
    [yes] Votre annonce
   *[no] Annonce : { $name }
  }
end-call = Clore l’annonce
call-over = Cette annonce est close
take-call = Accepter
answer-call = Répondre
answer-title = Réponse à l’annonce : { $name }
answers-to-call = Réponses à votre annonce
add-tile-of = + tuile
last-offers = Dernières offres !
last-offers-about = Prévenir tout le monde que la négociation touche à sa fin

## Talk

chat = Dire quelque chose
open-talk = { $count ->
    [0] Discussion
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
  }
say = Dire
to-all = tous
to-whom = Qui l’entend
say-to-all = Parler à tous
say-or-offer = Parler ou proposer
whisper-to = Message privé : { $names }
whisper = en privé
say-as-offer = Transformer ce texte en offre
offer-hint = Entrée fait d’une offre un brouillon. Rien n’est proposé avant votre confirmation.
which-offer = Laquelle de ces offres ?
say-plainly = Le dire tel quel
characters-left = { $count ->
    [0] Plus aucun caractère
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
  }
reactions = Réactions
react-yes = Oui
react-no = Non
react-thanks = Merci
react-laugh = Drôle
react-wow = Ça alors
react-hurry = Plus vite
react-think = Je réfléchis
react-agreed = Marché conclu
hidden-players = Vous ne voyez pas les messages et les offres de ces joueurs : { $names }.
filter-all = Tout
filter-talk = Chat
filter-happened = Jeu
filter-trades = Échanges
filter-income = Placements et revenus
log-part = Partie du journal
log-of-all = tous
log-times = Indiquer l’heure de chaque événement
mute-about = Joueurs dont vous ne voulez voir ni messages ni offres
mute = Masquer { $name }
unmute = { $name } n’apparaît plus
report-somebody = Signaler quelqu’un
log-earlier = Afficher ce qui précède
keys = Clavier : / pour parler, Ctrl+Entrée pour proposer ce que vous avez écrit, flèches pour passer d’un bâtiment à l’autre sur le plan.
offer-cash = Votre argent : en mettre dans l’offre
ask-before-loss = Demander confirmation si j’accepte un échange perdant, selon le calcul de la table
sound = Jouer un son discret quand une offre m’attend
vibration = Faire vibrer le téléphone quand c’est à moi d’agir
# The sounds of the game, in the menu, and how loud they are.
sounds = Sons du jeu : cartes, tuiles, argent, paroles
volume = Volume

## What was agreed, and what came of it

ledger = Dettes et promesses
# $money has a sign: what a trade brought $name over the rest of the game.
worth = { $name } { $money }
# $then is what it had brought when the round of the trade was over.
worth-then = { $name } { $money } (à la fin du tour { $then })
story-steps = Comment on y est arrivé ({ $count })
show-stories = L’histoire de chaque échange
no-stories = Pas encore d’échange.
