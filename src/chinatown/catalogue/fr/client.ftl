### The browser client: pages, buttons, hints.
###
### Names of players come in $name, $other and $names (a list); money formatted in $money; buildings
### formatted in $lots and $lot; shop types in $shop. $count, $number, $size and the like are numbers.
###
### "De" and "que" would be elided before some names, so no name follows them. Buttons are infinitives.

## Everywhere

brand = Chinatown
brand-home = Chinatown : vers mes tables
unofficial = Une adaptation non officielle du jeu de Karsten Hartwig, sans illustration ni texte des éditions parues.
loading = Un instant…
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
copy-failed = Votre navigateur n’a rien copié. Le texte est sélectionné : copiez-le à la main (Ctrl+C, Cmd+C ou un appui long).
save = Enregistrer
details = Détails
you = vous
somebody = quelqu’un
try-again = Réessayer
offline = Pas de connexion – nouvel essai
trouble-title = Un problème est survenu
trouble = Un problème est survenu sur cette page. La partie est en sécurité sur le serveur : rechargez la page pour continuer.
storage-blocked = Votre navigateur ne retient rien pour ce site : les réglages ne durent que tant que cette page est ouverte.
cookies-blocked = Votre navigateur bloque les cookies de ce site. Autorisez-les et rechargez la page : un cookie garde votre place.
too-old = Ce navigateur est trop ancien pour le jeu. Il faut Chrome ou Edge 123, Firefox 120 ou Safari 17.5, ou plus récent.
not-loaded = Le jeu n’a pas pu être chargé.
needs-scripts = Le jeu a besoin de JavaScript.
offline-title = La table est injoignable
outdated = Le jeu a été mis à jour sur le serveur. Rechargez la page pour continuer ; rien n’est perdu.
reload = Recharger
error-no-connection = Le serveur ne répond pas. Est-il en marche ?
error-no-answer = Aucune réponse depuis une demi-minute. Vérifiez si c’est fait avant d’appuyer de nouveau.
error-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
error-server-trouble = Le serveur a des difficultés ({ $status }). Veuillez réessayer.
title-last = • Tout le monde vous attend – { $title }
title-turn = • À vous de jouer – { $title }
title-lobby = Table – { $title }
lost-title = Il n’y a rien ici
lost = Cette adresse ne mène à aucune page ni à aucune table.
shut-title = Accès refusé
to-my-tables = Mes tables

## Home

home-title = Six ans pour bâtir Chinatown
puzzles-title = Problèmes
puzzle-from-home = Le problème du jour : quel échange rapporte le plus ?
banker-from-home = Vous jouez autour d’une vraie table ? Confiez le calcul de vos revenus à un banquier.
home-lead = Piochez des bâtiments et des tuiles, échangez-les avec qui vous voulez contre ce que vous voulez, et bâtissez des commerces qui rapportent. Après six tours, le plus d’argent l’emporte.
play-now = Jouer tout de suite contre trois bots
as-strong-play = Jouer contre trois de votre niveau
watch-bots = Regarder jouer des bots
my-tables = Mes tables
no-tables = Pas encore de table. Un clic suffit pour en créer une.
account = Compte
sign-out = Se déconnecter partout ailleurs
sign-out-about = Seul ce navigateur garde vos places : les autres les perdent, les liens privés sont renouvelés et les copies du cookie de ce navigateur ne valent plus rien.
sign-out-sure = Oui, seulement ici
sign-out-done = C’est fait. Vos places ne sont plus que dans ce navigateur.
your-turn = À vous de jouer
enter-code = Avez-vous reçu un code ?
code-example = ABCD-EFGH-JKMN
open-code = Ouvrir
archive = Ranger
archive-table = Ranger la table avec { $names }
unarchive = Ressortir
unarchive-table = Ressortir la table avec { $names }
archived = { $count ->
    [one] { $count } table rangée
   *[other] { $count } tables rangées
  }
delete = Supprimer
delete-table = Supprimer la table avec { $names }
delete-sure = Oui, supprimer pour de bon
status-lobby = pas encore commencée
status-playing = en cours
status-over = finie

## A new table

new-table = Nouvelle table
my-name = Votre nom
usual-name = Invité
edition = Édition
edition-modern = Moderne
edition-modern-about = 1965–1970, 50 000 $ au départ
edition-classic = Classique
edition-classic-about = Les années 30, cartes conjoncture, 5 000 $ au départ
players = Joueurs
seat = Place { $number }
seat-unnamed = Joueur { $number }
seat-me = Moi
seat-here = Quelqu’un sur cet appareil
# Names the field for the name of somebody who shares the device.
seat-here-name = Nom du joueur à la place { $number }
here-name = Nom
shares-device = Partage cet appareil
seat-friend = Un ami, par lien
seat-bot = Bot : { $bot }
bot-told = Bot : { $bot }, { $character }
bot-newcomer = débutant
plays-newcomer = Échange pour ce qui rapporte tout de suite et construit sans plan : pour une première partie.
bot-shopkeeper = boutiquier
plays-shopkeeper = Échange pour ce qui rapporte tout de suite, partage les gains à parts égales et construit ce qui rapporte le plus.
bot-merchant = habitué
plays-merchant = Voit aussi ce que des commerces peuvent devenir et partage les gains à parts égales.
bot-tycoon = requin
plays-tycoon = Demande d’abord davantage, marchande et cherche des échanges à trois.
bot-random = aléatoire
plays-random = Choisit, construit et propose au hasard : pour faire des essais.
# Stands where the name of a level stands, for the one that is as strong as the reader.
bot-as-strong = votre égal
as-strong-all = Tous les bots de votre niveau
# $games is at least 3.
as-strong-about = D’après vos { $games } dernières parties contre des bots.
# $bot is the name of a level, such as newcomer.
as-strong-now = Aussi fort que vous, pour l’instant : { $bot }. Le niveau suit les résultats de vos parties contre des bots.
bots-about = Comment jouent ces bots ?
bot-hidden = niveau caché
character = Caractère
character-any = au hasard
character-none = muet
character-hidden = caractère caché
character-generous = généreux
character-hard = intraitable
character-chatty = bavard
character-quiet = discret
character-impatient = impatient
character-loyal = fidèle
create-table = Jouer
usual-table = Réglages habituels
create-and-invite = Créer la table et inviter
variants = Variantes et commerces maison
changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
  }

switch-street-access = Pignon sur rue
switch-street-access-about = Un nouveau commerce s’ouvre sur une rue ; un bâtiment enclavé ne peut qu’agrandir un de vos commerces voisins.
switch-keep-fewer = Garder moins de bâtiments
switch-keep-fewer-about = Parmi les cartes bâtiment reçues, vous en gardez au plus le nombre indiqué, ou aucune.
switch-keep-cards = Garder les cartes
switch-keep-cards-about = Les cartes bâtiment refusées restent en main et peuvent s’échanger.
switch-early-outlook = Conjoncture annoncée
switch-early-outlook-about = La carte conjoncture est retournée avant la pioche des tuiles.
switch-outlook-pays = Revenus de conjoncture
switch-outlook-pays-about = Ce que compte la carte conjoncture.
position-outlook-pays-tile = par tuile
position-outlook-pays-business = par commerce
position-outlook-pays-player = une fois par joueur
switch-placing-tiles = Placement des tuiles
switch-placing-tiles-about = À tour de rôle à partir du premier joueur, ou tous en même temps et en secret.
position-placing-tiles-at-once-unless-asked = simultané, sauf demande
position-placing-tiles-at-once-unless-all-agree = simultané, sauf accord de tous
position-placing-tiles-in-turn = toujours à tour de rôle
position-placing-tiles-at-once = toujours simultané
switch-hidden-tiles = Tuiles cachées
switch-hidden-tiles-about = Vos tuiles ne sont visibles que de vous, jusqu’à leur échange ou leur placement.
switch-open-money = Argent visible
switch-open-money-about = Tout le monde voit l’argent de chacun.
switch-bots-hidden = Bots masqués
switch-bots-hidden-about = Jusqu’à la fin de la partie, seuls les noms des bots sont visibles, pas leur niveau ni leur caractère.
switch-training = Entraînement
switch-training-about = Si vous êtes seul avec des bots : quand les échanges sont terminés, le panneau de construction peut montrer le meilleur échange qui vous était ouvert.
switch-watch-delay = Décalage pour les spectateurs
switch-watch-delay-about = Ceux qui regardent sans avoir de place, ou sur l’écran de télévision, voient la partie avec quelques minutes de retard.
switch-first-player = Marqueur premier joueur
switch-first-seat = Premier joueur
switch-first-seat-about = Qui commence : au sort, ou la dernière personne à avoir visité un Chinatown.
first-seat-drawn = tirage au sort
first-seat-named = { $number } : { $name }
first-seat-free = { $number } : place libre
first-seat-friend = { $number } : un ami
first-seat-number = place { $number }
menu = À propos de cette table
pays-title = Ce que rapporte un commerce à chaque tour, selon son nombre de tuiles (en doré : terminé)
pays-size = Taille
watch-link = Lien pour regarder
switch-first-player-about = Change ou non de joueur après chaque tour.
position-first-player-passes = tourne dans le sens horaire
position-first-player-stays = ne bouge pas
switch-trade-clock = Temps de négociation
switch-trade-clock-about = La négociation s’arrête quand le temps est écoulé.
switch-immediate-only = Échanges immédiats seulement
switch-immediate-only-about = Rien n’est remis à plus tard dans un échange : ni paiement après les revenus, ni part de revenus, ni engagement de placement, ni choix.
position-none = aucun
position-minutes = { $count } min
variant-position = { $what } : { $where }

own-shops = Commerces maison
own-shops-about = Remplacez nos types de commerce par les vôtres. Tuiles vierges restantes : { $left } sur { $all }.
own-shop-add = Remplacer un commerce…
own-shop-choice = { $shop } (taille { $size }, prend { $count } tuiles)
own-shop-for = En remplacement : { $shop }
own-shop-symbol = Symbole
own-shop-name = Nom du commerce
own-shop-remove = Remettre { $shop }

## The lobby

lobby-title = Autour de la table
free-seat = Place libre
waits-for-friend = attend un ami
that-is-me = c’est vous
online = en ligne
away = hors ligne
join = S’asseoir
table-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
start = Commencer la partie
start-waits = { $count ->
    [one] Encore un joueur à attendre
   *[other] Encore { $count } joueurs à attendre
  }
waits-for-host = L’hôte lance la partie quand toutes les places sont prises.
# What the server has committed itself to before the game, in six words that are never translated; players may note them.
shuffle-words = Mélange : { $words }.
shuffle-opening = On mélange. La partie commence dans un instant.
shuffle-parts = { $count ->
    [0] Personne n’y a encore de part.
    [one] Un joueur y a sa part.
   *[other] { $count } joueurs y ont leur part.
  }
invite = Inviter des amis
invite-about = Envoyez ce lien. Il permet de prendre une place libre ou de regarder.
code-about = Code à lire à voix haute :
locked = avec mot de passe
password = Mot de passe
password-show = Afficher
password-optional = Mot de passe (facultatif)
password-optional-about = Sans lui, personne ne voit la table ni ne prend place. Il n’est pas dans le lien : donnez-le à vos amis.
invite-locked-about = Envoyez ce lien, et donnez aussi le mot de passe. Avec les deux, on peut prendre une place libre ou regarder.
password-set = Fixer le mot de passe
password-change = Changer le mot de passe
password-change-about = Les personnes qui regardent devront aussi le donner.
password-remove = Supprimer le mot de passe
enter-password = Une table avec mot de passe
enter-password-about = La personne qui vous a envoyé le lien le connaît. Dans ce navigateur, il ne faut le donner qu’une fois.
enter-table = Ouvrir la table
link-local = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, lancez le serveur avec --host 0.0.0.0 ou une adresse publique.
share = Partager…
share-text = Une partie de Chinatown avec moi ?
qr-show = Afficher un code QR
qr-hide = Masquer le code QR
qr = Code QR du lien { $link }
waits-for = attend { $name }
and-host = { $who }, hôte
is-ready = en place
not-ready = pas en place
ready = Je suis en place
ready-done = Vous êtes en place
unready = Pas encore en place : { $names }
start-waits-about = Inutile d’attendre : vous pouvez donner une place libre à un bot, ou jouer à moins.
sit-here = S’asseoir ici
rename = Changer de nom
stand-up = Se lever
hand-over = Nommer hôte
hand-over-to = Confier la table à { $name }
send-away = Faire sortir
ban = Exclure
bans = Personnes exclues
bans-about = Avec ce navigateur, une personne exclue ne peut ni revenir ni regarder. Contre un autre navigateur, un mot de passe aide.
lift-ban = Lever l’exclusion
lift-ban-of = Lever l’exclusion : { $name }
setup = Ce que vous jouez
players-count = { $count } joueurs
players-fewer = Un de moins
players-more = Un de plus
change-setup = Édition et variantes…
apply-setup = Jouer ainsi
apply-setup-about = Tout le monde voit le changement et doit confirmer de nouveau.
again = Rejouer avec les mêmes
again-join = Rejouer : aller à la nouvelle table
browsers = Navigateurs qui gardent votre place
browser-unknown = Un navigateur
browser-here = celui-ci
browser-leave = Quitter la place ici
browser-remove = Retirer
browser-came = Votre place est ouverte dans un autre navigateur : { $browser }. Les deux peuvent y jouer.
browser-fine = C’était moi
renew-link = Renouveler le lien
seats-here = Vos places dans ce navigateur
pass-who = Qui a l’appareil ?
pass-to = Passez l’appareil à { $name }
pass-about = Ce que les autres ont en main et préparent reste caché jusqu’à ce que vous disiez qui vous êtes.
pass-i-am = C’est moi, { $name }
# $count is the number of offers that wait for $name, 0 for none.
pass-on = { $count ->
    [0] Passer à { $name }
    [one] Passer à { $name } : { $count } offre
   *[other] Passer à { $name } : { $count } offres
}
seat-lost-stood-up = Vous n’avez plus de place ici : vous avez quitté la table dans un autre navigateur.
seat-lost-removed = Vous n’avez plus de place ici : l’hôte l’a libérée.
seat-lost-browser-removed = Vous n’avez plus de place ici : un autre de vos navigateurs a retiré celui-ci.
rejoin = Votre lien de retour privé
rejoin-about = Ce lien privé vous ramène à votre place sur n’importe quel appareil. Ne le partagez pas : qui l’a joue pour vous.

host-link = Votre lien de retour privé d’hôte
host-link-about = Ce lien privé fait de vous l’hôte sur n’importe quel appareil. Ne le partagez pas : qui l’a devient hôte aussi.
host-browser-came = Vous êtes l’hôte dans un autre navigateur aussi : { $browser }.
seat-lost-host-removed = Vous n’êtes plus l’hôte ici : un autre de vos navigateurs a retiré celui-ci.
host-browsers = Navigateurs dans lesquels vous êtes l’hôte
make-link = Créer un lien
host-link-title = Être l’hôte ici ?
host-link-take-about = C’est le lien privé de l’hôte, qui regarde sans place à la table. Si vous l’utilisez, ce navigateur sera aussi celui de l’hôte, et ses autres navigateurs en seront avertis.
host-link-held = Ce navigateur est déjà celui de l’hôte.
host-link-take = Être l’hôte
host-passed = L’hôte est maintenant { $name }.
host-passed-you = L’hôte, c’est maintenant vous.

seat-link-title = Jouer ici pour { $name } ?
seat-link-with = avec { $names }
seat-link-about = C’est le lien privé vers la place prise par { $name }. Si vous l’utilisez, ce navigateur joue pour { $name }, et les autres navigateurs qui gardent la place en sont avertis.
seat-link-held = Ce navigateur garde déjà la place prise par { $name }.
seat-link-plays = Dans ce navigateur, vous jouez aussi pour { $name }. Vous gardez cette place et pouvez passer de l’une à l’autre.
seat-link-take = Jouer pour { $name }
seat-link-look = Regarder seulement

## The table

round-of = { $round } sur 6
phase = Phase
phase-deal = Cartes
phase-trade = Négoce
phase-build = Pose
phase-over = Fin
closes-short = Fin dans { $count } s
waits-closing = La négociation va se terminer
# $last: whether all others wait for me alone.
prompt-deal = { $last ->
    [yes] On n’attend que vous : choisissez vos cartes
   *[no] Choisissez vos cartes
  }
prompt-build = { $last ->
    [yes] On n’attend que vous : placez vos tuiles
   *[no] Placez vos tuiles, ou passez
  }
# $count offers wait for me.
prompt-offers = { $count ->
    [one] Une offre vous attend
   *[other] { $count } offres vous attendent
  }
prompt-done = { $count ->
    [0] On n’attend que vous : appuyez sur Terminer
    [one] On n’attend que vous : une offre, ou Terminer
   *[other] On n’attend que vous : { $count } offres, ou Terminer
  }
waits-trade = En négociation : { $names }
waits-paused = En pause
waits-others = On attend { $names }
waits-over = La partie est finie
my-cash = Votre argent
cash = Argent
spectating = Vous regardez
spectators = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
clock-left = Temps de négociation restant
outlook-down = Conjoncture : { $left } à venir
outlook-now = Conjoncture : bonus taille { $sizes }
outlook-none = Conjoncture : aucun bonus
outlook-about = Cartes conjoncture encore face cachée : { $left }.
first-player = Premier joueur
side-panel = Que faire
sheet-open = Ouvrir le panneau
sheet-close = Fermer le panneau
log = Ce qui s’est passé

mark-chosen = choisi
mark-done = terminé
mark-built = placé
mark-building = place…
buildings-count = { $count ->
    [one] { $count } bât.
   *[other] { $count } bât.
  }
income-a-round = Revenus par tour
tiles-count = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
tiles-more = { $count ->
    [one] +{ $count } cachée
   *[other] +{ $count } cachées
  }
tiles-of = { $count ->
    [one] { $shop }
   *[other] { $count } { $shop }
  }
ask-for-tile = Demander à { $name } une tuile { $shop }
my-tiles = Vos tuiles
my-cards = Vos cartes
no-tiles = Aucune tuile
finished-at = Terminé à la taille { $size }
offer-tile = Proposer une tuile { $shop }
card = Carte bâtiment { $lot }
discard = Défausser…
discard-these = Défausser { $count }

## Dealing

keep-cards = Garder { $count } sur { $all }
keep-cards-fewer = Garder { $count } au plus sur { $all }
keep-fewer-left = { $count ->
    [one] Choisissez-en encore une, ou gardez ce qui est choisi
   *[other] Choisissez-en jusqu’à { $count } de plus, ou gardez ce qui est choisi
  }
keep-fewer-sure = Vous pouvez encore garder { $count ->
    [one] une carte
   *[other] { $count } cartes
  }. { $chosen ->
    [0] N’en garder aucune ?
    [one] Ne garder que celle-ci ?
   *[other] Ne garder que ces { $chosen } cartes ?
  }
keep-fewer-confirm = { $chosen ->
    [0] Oui, n’en garder aucune
   *[other] Oui, en garder { $chosen }
  }
keep-left = { $count ->
    [one] Encore un bâtiment à choisir
   *[other] Encore { $count } bâtiments à choisir
  }
keep-ready = Appuyez sur Garder pour confirmer
keep-confirm = Garder
keep-hint = Les bâtiments sont marqués sur le plan : choisissez là ou ici. Personne ne voit votre choix avant que tous aient choisi.
kept = { $count ->
    [0] Vous ne gardez aucune carte.
   *[other] Vous gardez { $lots }.
  }
deal-watching = Chacun choisit les bâtiments qu’il garde.
card-beside-own = touche { $lots }, à vous
card-beside-dealt = touche { $lots }, aussi dans vos cartes
card-beside-others = voisins : { $names }

## Trading

compose = Nouvelle offre
done = Terminer
not-done = Reprendre
still-trading = Négocient encore : { $names }
all-others-done = Tous les autres ont terminé
trade-hint = Choisissez des bâtiments sur le plan, ou des tuiles, pour les mettre sur la balance. Tout est permis : à deux ou plus, cadeaux compris.
trade-done-hint = Vous avez terminé. Si vous faites tout de même un échange, vous négociez de nouveau.
notices = Nouvelles
offer-again = Proposer de nouveau
# After a refusal that names a price.
counter-at-price = Contre-offre à ce prix
show-offers = { $count ->
    [one] { $count } offre vous attend : l’afficher
   *[other] { $count } offres vous attendent : les afficher
  }
offers-wait = { $count ->
    [one] { $count } offre vous attend.
   *[other] { $count } offres vous attendent.
  }
trading-closes = { $count ->
    [one] La négociation se termine dans { $count } seconde
   *[other] La négociation se termine dans { $count } secondes
  }
new-offers = { $count ->
    [one] { $count } nouvelle offre
   *[other] { $count } nouvelles offres
  }
offers-for-me = À vous de répondre
offers-i-wait-for = En attente de réponse
offers-of-others = Offres entre d’autres ({ $count })
offers-past = Terminées ({ $count })
offer-by = { $name } propose
offer-mine = Votre offre
secret = secrète
counter = contre-offre
# $name is what `you` says where it is me.
counter-to = { $name ->
    [vous] vous répond
   *[other] répond à { $name }
  }
you-give = Vous donnez
you-get = Vous recevez
you-get-from = { $name } vous donne
gives = { $name } donne
gets = { $name } reçoit
answer-waiting = { $me ->
    [yes] votre réponse ?
   *[no] on attend { $name }
  }
answer-agrees = { $me ->
    [yes] vous acceptez
   *[no] { $name } accepte
  }
answer-refuses = { $me ->
    [yes] vous refusez
   *[no] { $name } refuse
  }
offer-made = Échange conclu
offer-withdrawn = Retirée
offer-replaced = Remplacée par une offre plus récente
offer-lapsed-building-moved = Caduque : un bâtiment a changé de mains
offer-lapsed-tiles-moved = Caduque : les tuiles ne sont plus là
offer-lapsed-too-many-buildings = Caduque : trop de bâtiments
offer-lapsed-too-many-cards = Caduque : trop de cartes
offer-lapsed-call-ended = Caduque : l’annonce a trouvé preneur
offer-lapsed-expired = Caduque : son délai est écoulé
offer-lapsed-trading-ended = Caduque : la négociation est finie
offer-failed-did-not-happen = N’a pas eu lieu : rien n’a changé de mains
offer-failed-not-enough-cash = N’a pas eu lieu : vous n’avez pas l’argent
offer-failed-tile-not-held = N’a pas eu lieu : vous n’avez pas les tuiles
offer-failed-card-not-held = N’a pas eu lieu : vous n’avez pas la carte
offer-failed-clauses-contradict = N’a pas eu lieu : un autre accord vous engage déjà
agree = Accepter
# $money is what I lose by the table's own figure.
agree-sure = Oui, et perdre { $money }
refuse = Refuser
make-counter = Contre-offre
withdraw = Retirer
take-back = Se rétracter
reason = Ajouter une raison (facultatif)
reasons = Raisons

compose-title = Nouvelle offre
counter-title = Contre-offre à { $name }
drop = Abandonner l’offre
with-whom = Avec
goes-to = À qui va { $item } ?
less = { $money } de moins
more = { $money } de plus
take-off = Retirer { $item }
add-tile = Ajouter une tuile { $shop }
add-building = + bâtiment
after-income = après les revenus
add-promise = Promesse
promise-by = Qui promet
promise-from-to = { $name } à { $other }
promise-text = Une promesse pour plus tard
promise-remove = Retirer la promesse
secret-offer = en secret
send-offer = Proposer
send-counter = Proposer plutôt
send-replacing = { $count ->
    [one] Remplacer mon offre
   *[other] Remplacer les { $count }
  }
send-both = { $count ->
    [one] Garder les deux
   *[other] Tout garder
  }
earlier-offer = { $count ->
    [one] Une de vos offres précédentes tient toujours.
   *[other] { $count } de vos offres précédentes tiennent toujours.
  }
draft-party = Choisissez avec qui échanger.
draft-items = Mettez quelque chose sur la balance.
draft-taker = Choisissez qui le reçoit.
draft-words = La promesse est encore vide.
draft-options = Ce qui reste au choix demande deux options.
draft-idle = Un joueur ne donne rien et ne reçoit rien.
draft-summary = Vous donnez : { $give } ; vous recevez : { $get }

## Agreements about this round

term-add = + pour ce tour
term-kind = Ce qui est convenu pour ce tour
term-share = une part des revenus
term-builds = place
term-builds-not = ne place pas
term-leaves-empty = laisse vide
term-fraction = Quelle part
term-whole = tout
term-source = Sur quels revenus
term-business = { $shop } { $lots }
term-all-of = toutes les tuiles { $shop }
term-everything = tout
term-counted = Ce qui compte
term-of-income = revenus
term-of-with-bonus = revenus et conjoncture
term-of-bonus = conjoncture seule
term-least = Minimum
term-no-least = sans minimum
term-at-least = au moins { $money }
term-shop = Type de commerce
term-lot = Bâtiment
term-put = Ajouter
term-close = Fermer sans ajouter
option-any-one = un seul, au choix
option-of = Option dont fait partie { $item }
option-always = toujours
option-or = ou { $letter }
# Above the options of an offer, one of which I choose.
choose-given = Choisissez ce que vous donnez :
choose-taken = Choisissez ce que vous recevez :

debts = À régler après les revenus
debt = { $name } paie { $money } à { $other }
# $money is what $share would come to as the board stands.
debt-share = { $name } paie à { $other } { $share } ({ $money } en l’état du plateau)
clauses = Convenu pour ce tour
# $what is `trade-builds`, `trade-builds-not` or `trade-leaves-empty`.
clause-line = { $name } envers { $other } : { $what }
promises = Promesses ({ $count })
promise-line = { $year } : { $name } à { $other }, « { $text } »
a-promise = une promesse
promise-open = en attente
promise-kept = tenue
promise-broken = rompue
promise-say-kept = Tenue
promise-say-broken = Rompue
ask-turns = Placer à tour de rôle ce tour-ci
ask-turns-about = Sinon, tout le monde place ses tuiles en même temps et en secret.
ask-turns-agree = Je préfère à tour de rôle
ask-turns-agree-about = Les tuiles se placent à tour de rôle si tout le monde est d’accord.
# $names lists who has asked, $left is how many still would have to.
turns-wished = Pour placer à tour de rôle : { $names } ; { $left ->
    [one] il manque un accord.
   *[other] il manque { $left } accords.
  }
turns-asked = Tout le monde place à tour de rôle ce tour-ci.
build-ask-turns-about = Vous voyez ce que placent ceux qui jouent avant vous. Les choix déjà faits sont rendus sans être révélés.

## Building

build-title = Vos placements
build-tile = Choisissez une tuile, puis un bâtiment en surbrillance.
build-lot = { $shop } : choisissez un bâtiment en surbrillance.
build-all-placed = Appuyez sur un bâtiment prévu pour reprendre la tuile.
build-nothing = Vous n’avez rien à placer.
build-sure = Vous pourriez encore placer des tuiles. Passer quand même ?
build-sure-less = Vous pourriez encore placer des tuiles. S’en tenir là ?
build-pass = Passer
build-pass-sure = Oui, passer
build-confirm = { $count ->
    [one] Placer la tuile
   *[other] Placer les { $count }
  }
build-less-sure = { $count ->
    [one] Oui, la placer
   *[other] Oui, placer les { $count }
  }
build-take-back = Reprendre la tuile du { $lot }
undo = Annuler
build-in-turn = Chacun place à tour de rôle, à partir du premier joueur. Une tuile placée n’est jamais déplacée ni retirée.
build-at-once = Tous placent en même temps et en secret. Tout est révélé quand le dernier a choisi.
build-fixed = Votre choix : { $placements }.
build-fixed-nothing = Vous avez choisi de ne rien placer.

## Income

income-title = Revenus : { $year }
income-close = Continuer
no-business = Pas encore de commerce
outlook-bonus = Carte conjoncture
finished = terminé

## The end

over-title = { $count ->
    [one] { $names } gagne la partie
   *[other] Victoire partagée : { $names }
  }
# While the places are shown one by one, from the last.
over-wait = La partie est finie
over-skip = Afficher toutes les places
over-figures = La partie en chiffres
picture-share = Image à partager
picture-failed = Ce navigateur ne peut pas dessiner l’image.
over-early = Les joueurs ont mis fin à la partie avant son terme. Qui a le plus d’argent l’emporte ; à égalité, qui a le plus de tuiles sur le plateau.
over-rule = Qui a le plus d’argent l’emporte ; à égalité, qui a le plus de tuiles sur le plateau.
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
tiles-on-board = { $count ->
    [one] { $count } tuile placée
   *[other] { $count } tuiles placées
  }
record = Télécharger la partie
record-whispers = Votre fichier contient les messages privés que vous avez lus. Qui n’était pas à la table en reçoit un sans aucun.
seed = Graine de cette partie : { $seed }
# What all who played can compare; chinatown verify prints it for a record.
digest = Empreinte de cette partie : { $digest }, en mots : { $words }. C’est la même pour tous, et pour chaque fichier de la partie.
check-shuffle = Vérifier le mélange

## People at the table

duration-hours = { $hours } h { $minutes }
duration-days = { $days } j { $hours } h
duration-hours-about = { $hours } h
duration-days-about = { $days } j
composing = prépare une offre
gone-for = hors ligne { $time }
stand-in = hors ligne, un bot joue
stand-in-here = un bot joue
time-left = Temps restant : { $time }
played-by-bot = Un bot joue pour vous.
come-back = Me revoilà
paused-by = { $name } a mis la partie en pause. Le temps est suspendu.
resume = Reprendre
ballot-replace = { $name } propose qu’un bot remplace { $other } jusqu’à son retour.
ballot-pause = { $name } propose une pause.
ballot-resume = { $name } propose de reprendre.
ballot-end = { $name } propose de finir la partie maintenant, avec le classement actuel.
ballot-waits = On attend { $names }.
vote-yes = D’accord
vote-no = Non
vote-withdraw = Retirer
keeps-waiting = La table attend { $name } : { $time }
nudge = Relancer
nudged = { $name } vous fait signe : la table vous attend.
replace = Laisser jouer un bot
returned-title = Bon retour
returned-vote = En votre absence, les autres ont laissé un bot jouer pour vous. La place est de nouveau à vous.
returned-away = En votre absence, un bot a joué pour vous. La place est de nouveau à vous.
returned-time = Votre temps était écoulé, un bot a donc joué pour vous. La place est de nouveau à vous.
returned-did = Ce qu’il a fait :
returned-nothing = Il n’a rien eu à faire.
returned-close = Continuer
game-menu = La partie
ask-pause = Pause
ask-end = Finir maintenant
ask-end-sure = Oui, demander la fin
end-about = Toutes les personnes présentes doivent être d’accord. Le classement compte l’argent à ce moment-là.
leave-game = Partir pour de bon
leave-sure = Oui, partir pour de bon
leave-about = Un bot prend votre place, et vous ne pourrez plus y revenir. Vous pourrez regarder.
pace-clock = Temps de réflexion
pace-clock-about = Pour chaque phase, plus une réserve pour toute la partie. Qui l’épuise est remplacé par un bot.
clock-none = sans limite
clock-quick = 3 min, réserve 5 min
clock-calm = 6 min, réserve 15 min
clock-half-day = 12 heures, réserve 1 jour
clock-day = 1 jour, réserve 3 jours
clock-three-days = 3 jours, réserve 1 semaine
pace-takeover = Quand quelqu’un est absent
pace-takeover-about = Après deux minutes, ou le temps d’une phase si elle dure une heure ou plus. Qui revient retrouve sa place aussitôt.
takeover-vote = un bot, sur un vote
takeover-away = un bot, d’office
takeover-never = tout le monde attend
pace-stand-in = Qui joue à sa place
pace-stand-in-about = Un bot de ce niveau.
bot-guide = guide
bot-pass = personne : on passe son tour

## The banker, for people who play with the box

banker-title = Le banquier de votre partie sur table
banker-lead = Indiquez à qui est chaque bâtiment et ce qui s’y trouve, et voyez ce que chacun reçoit. Une fois chargée, la page marche sans réseau, et son lien contient tout ce que vous saisissez.
banker-setup = Édition, joueurs et types de commerce
banker-players = Joueurs
banker-player = Nom du joueur { $number }
banker-usual-name = Joueur { $number }
banker-add-player = Ajouter un joueur
banker-remove-player = Retirer { $name }
banker-owner = Propriétaire
banker-nobody = Personne
banker-shop = Commerce
banker-no-shop = Bâtiment seul
banker-hint = Choisissez un propriétaire et un commerce, puis appuyez sur les bâtiments. Un deuxième appui retire le commerce, un troisième le bâtiment.
banker-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
  }
banker-markers-left = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
  }
banker-no-tiles = Toutes les tuiles { $shop } sont sur le plateau.
banker-no-markers = { $name } n’a plus de jetons.
banker-card = Carte conjoncture
banker-card-none = aucune
banker-card-sizes = Tailles { $first } et { $second }
banker-pays = Elle rapporte
banker-incomes = Revenus
banker-nothing = Personne ne possède encore rien.
banker-undo = Annuler
banker-clear = Vider le plateau
banker-link = Lien vers cette position
banker-link-broken = Ce lien ne contient aucune position possible. Vous commencez avec un plateau vide.

## A table on a screen that a room looks at

tv-link = Vue télé
tv-about = Montre la table à toute la pièce : en grand, et sans rien de secret.
tv-leave = Quitter la vue télé
tv-trades = Derniers échanges
tv-no-trades = Personne n’a encore rien échangé.
tv-watch = Scannez pour regarder
tv-join = Scannez pour jouer
tv-ready = c’est bon
tv-all-here = Tout le monde est là. L’hôte lance la partie.

## Public tables

public-tables = Tables publiques
public-tables-none = Personne n’attend de joueurs en ce moment. Créez une table et affichez-la ici.
public-by = La table de { $name }
public-by-nobody = Une table ouverte
public-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
public-watch = Regarder
public-refresh = Actualiser
public-switch = Afficher cette table pour tout le monde
public-switch-about = Sur ce serveur, tout le monde peut s’asseoir ou regarder, et voit le nom de l’hôte. Une table avec mot de passe n’est pas affichée.

## My games

games-title = Mes parties
games-lead = Les parties que vous avez terminées dans ce navigateur, la dernière d’abord. La première partie guidée ne compte pas.
games-none = Pas encore de partie terminée ici.
games-count = Parties
games-wins = Gagnées
games-best = Meilleure fortune
games-average = Place moyenne
games-any-edition = toutes les éditions
games-any-players = peu importe
games-against = Contre
games-against-all = tout le monde
games-against-people = des personnes
games-against-bots = des bots seulement
games-pending = Les parties plus anciennes arrivent…
games-older = Plus anciennes
games-newer = Plus récentes
games-table = Classement et chiffres
games-habits = Votre façon de jouer
games-bought = { $lots ->
    [0] Vous n’avez acheté aucun bâtiment vide contre de l’argent seul.
    [one] Vous avez acheté un bâtiment vide contre de l’argent seul, pour { $money }.
   *[other] Vous avez acheté { $lots } bâtiments vides contre de l’argent seul, pour { $money } chacun en moyenne.
  }
games-sold = { $lots ->
    [0] Vous n’en avez vendu aucun contre de l’argent seul.
    [one] Vous en avez vendu un, pour { $money }.
   *[other] Vous en avez vendu { $lots }, pour { $money } chacun en moyenne.
  }
games-behind = { $games ->
    [one] Ce que le gagnant a eu de plus que vous, dans la partie que vous n’avez pas gagnée
   *[other] Ce que le gagnant a eu de plus que vous, en moyenne des { $games } parties que vous n’avez pas gagnées
  }
games-behind-round = Revenus, tour { $round }
games-behind-trades = Argent des échanges
games-habits-mixed = Choisissez une édition pour voir ce que vous payez les bâtiments et où les gagnants prennent l’avantage.
games-earlier = { $count ->
    [one] Une partie plus ancienne
   *[other] { $count } parties plus anciennes
  }
