### What is wrong, as sentences, for the browser and the terminal: `error-<code>`.
###
### Arguments go by the names of the error's parameters and come formatted: seats ($seat) as players'
### names, dollars ($cash, $unit, $owed) as money, shop types ($shop, $replaces) by their names, lists
### ($known) joined. Others are plain numbers and words.
###
### "De" and "que" would be elided before some names, so no name follows them.

error-unknown-code = Le serveur a refusé cela ({ $code }).

## Setting up a game

error-unknown-edition = Il n’y a pas d’édition « { $edition } ». Il y a : { $known }.
error-needs-newer-rules = { $what } date de la version { $version } des règles, et cette partie suit une version antérieure.
error-first-seat-range = La place { $seat } ne peut pas commencer : il y a { $players } places.
error-unknown-rules = Il n’y a pas de version { $version } des règles, seulement 1 à { $most }.
error-player-count = Le jeu se joue de { $least } à { $most }, pas à { $players }.
error-unknown-variant = Il n’y a pas de variante « { $variant } ». Il y a : { $known }.
error-trade-clock-range = Le temps de négociation se règle de 0 à { $most } minutes, pas { $minutes }.
error-unknown-shop-type = L’édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  } n’a pas de type de commerce « { $shop } ».
error-own-shop-size = Le commerce { $shop } doit avoir la même taille que celui qu’il remplace ({ $replaces }) : { $size }.
error-own-shop-name = « { $shop } » ne convient pas : le nom ou le symbole d’un commerce est vide ou trop long.
error-own-shop-name-twice = Ces noms de commerces ne se distinguent pas : { $shop }.
error-own-shop-replaces-twice = Le commerce { $shop } est remplacé deux fois.
error-not-enough-blank-tiles = Vos commerces maison demandent { $needed } tuiles, mais il n’y en a que { $blank } de vierges.

## Anything in a game

error-unknown-action = Cette action n’existe pas : { $action }.
error-unknown-seat = Il n’y a pas de place { $number }.
error-game-over = La partie est finie.
error-wrong-phase = { $needs ->
    [deal] Possible seulement pendant le choix des cartes. { error-now }
    [trade] Possible seulement pendant la négociation. { error-now }
   *[build] Possible seulement pendant le placement des tuiles. { error-now }
  }
# Part of the sentence before: what goes on now.
error-now = { $phase ->
    [deal] Les joueurs choisissent leurs cartes.
    [trade] Les joueurs négocient.
    [build] Les joueurs placent leurs tuiles.
   *[over] La partie est finie.
  }
error-unknown-building = Il n’y a pas de bâtiment { $building }.
error-text-length = Ce texte est vide, ou dépasse { $most } caractères.

## Choosing cards

error-already-chosen = Vous avez déjà choisi vos cartes.
error-card-not-dealt = Vous n’avez pas reçu la carte { $card }.
error-keep-count = Nombre de cartes à garder : { $keep } ; vous en avez choisi { $chosen }.
error-keep-count-most = Nombre maximal de cartes à garder : { $keep } ; vous en avez choisi { $chosen }.
error-cards-not-kept = À cette table, les cartes refusées ne se gardent pas.
error-card-not-held = Vous n’avez pas la carte { $card }.
error-card-twice = La carte { $building } est nommée deux fois.
error-discard-nothing = Nommez chaque carte à défausser, une seule fois.

## Trading

error-empty-trade = Il n’y a rien dans cet échange.
error-trade-with-oneself = Vous ne pouvez pas échanger avec vous-même.
error-off-denomination = { $cash } ne peuvent pas changer de mains : il faut un multiple de { $unit }, dans certaines limites.
error-building-twice = Le bâtiment { $building } est nommé deux fois.
error-building-not-owned = Le bâtiment { $building } n’appartient pas à { $seat }.
error-too-many-buildings = { $seat } aurait plus de { $most } bâtiments.
error-tile-not-held = { $seat } n’a pas autant de tuiles { $shop }.
error-too-many-cards = { $seat } aurait plus de { $most } cartes.
error-not-enough-cash = Vous n’avez pas { $cash }.
error-not-a-party = Cette offre ne vous concerne pas.
error-too-many-offers = Vous avez déjà { $most } offres en cours : retirez-en une d’abord.
error-not-your-offer = Seul l’auteur d’une offre peut la modifier.
error-already-refused = { $seat } a déjà refusé cette même offre. Modifiez d’abord quelque chose.
error-offer-seconds = Une offre peut tenir { $most } secondes au plus.
error-unknown-reason = « { $reason } » n’est pas une raison toute faite. Il y a : { $known }.
error-too-many-calls = Vous avez déjà { $most } annonces en cours : mettez d’abord fin à l’une d’elles.
error-empty-call = Dites ce que vous cherchez, ou ce que vous donnez.
error-call-not-complete = Pour une annonce qui va au premier qui accepte, dites ce que vous voulez et ce que vous donnez.
error-call-cash-twice = Une annonce peut demander de l’argent ou en donner, pas les deux.
error-building-is-yours = Le bâtiment { $building } est déjà à vous.
error-no-such-call = Cette annonce n’existe pas.
error-call-closed = { $status ->
    [answered] Cette annonce a trouvé preneur.
    [ended] Cette annonce a été retirée.
    [building-moved] Cette annonce est close : un bâtiment a changé de mains.
    [tiles-moved] Cette annonce est close : les tuiles ne sont plus là.
    [did-not-happen] Cette annonce est close : l’échange n’a pas eu lieu.
   *[trading-ended] Cette annonce est close : la négociation est finie.
  }
error-own-call = C’est votre propre annonce.
error-call-wants-offers = Cette annonce ne va pas au premier qui accepte : répondez-y par une offre.
error-not-your-call = Seul l’auteur d’une annonce peut y mettre fin.
error-call-needs-caller = La réponse à une annonce doit s’adresser à { $seat }.
error-unknown-listener = Personne à la place { $number } ne peut entendre cela.
error-whisper-about-offer = Qui voit une offre lit aussi les remarques à son sujet : vous ne pouvez pas choisir qui les lit.
error-last-offers-alone = La demande des dernières offres va à toute la table, sans texte.
error-phrases-or-words = Parlez soit avec vos propres mots, soit avec des phrases toutes faites.
error-unknown-phrase = « { $phrase } » n’est pas une phrase toute faite. Il y a : { $known }.
error-phrase-field = La phrase « { $phrase } » est incorrecte : vérifiez { $field }.
error-too-many-phrases = { $most } phrases au plus à la fois.
error-too-many-remarks = Vous avez déjà fait { $most } remarques ce tour-ci. C’est assez.
error-unknown-reaction = « { $reaction } » n’est pas une réaction. Il y a : { $known }.
error-counter-shows-secret = Une offre secrète appelle une réponse secrète, entre ceux qui la connaissent.
error-no-such-offer = Cette offre n’existe pas.
error-offer-closed = { $status ->
    [made] Cet échange est conclu.
    [refused] Cette offre a été refusée.
    [withdrawn] Cette offre a été retirée.
    [failed] Cet échange n’a pas eu lieu.
   *[lapsed] { $reason ->
        [building-moved] Cette offre n’est plus valable : un bâtiment a changé de mains.
        [tiles-moved] Cette offre n’est plus valable : les tuiles ne sont plus là.
        [too-many-buildings] Cette offre n’est plus valable : quelqu’un aurait trop de bâtiments.
        [too-many-cards] Cette offre n’est plus valable : quelqu’un aurait trop de cartes.
        [call-ended] Cette offre n’est plus valable : l’annonce a trouvé preneur.
        [expired] Cette offre n’est plus valable : son délai est écoulé.
       *[trading-ended] Cette offre n’est plus valable : la négociation est finie.
      }
  }
error-already-agreed = Vous avez déjà accepté.
error-own-offer = C’est votre propre offre : retirez-la plutôt.
error-not-agreed = Vous n’avez pas accepté cette offre.
error-already-done = Vous avez déjà dit avoir terminé.
error-not-done = Vous n’avez pas dit avoir terminé.
error-cannot-ask-turns = À cette table, personne ne peut demander à placer à tour de rôle.
error-turns-already-asked = Quelqu’un a déjà demandé à placer à tour de rôle.
error-agreements-not-in-rules = Cette partie a commencé avant l’arrivée des parts de revenus, des engagements de placement et des choix.
error-immediate-only = À cette table, les échanges se font aussitôt : rien ne peut être convenu pour plus tard.
error-share-of-nothing = Nommez un bâtiment du commerce dont les revenus sont partagés.
error-share-fraction = Une part est une fraction du tout : au plus 1, avec un dénominateur de { $most } au plus.
error-share-limits = Une part ne peut pas être d’au moins { $least } et d’au plus { $most }.
error-outlook-not-played = Il n’y a pas de cartes conjoncture dans l’édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  }.
error-clauses-contradict = Personne ne peut respecter les deux : voyez ce qui est convenu pour le bâtiment { $building }.
error-too-many-choices = Un échange peut laisser { $most } choix ouverts au plus.
error-choice-options = Un choix a { $least } à { $most } options, aucune vide, toutes d’un même joueur à un même autre.
error-choice-chooser = Le choix revient à qui donne ou reçoit ce qui est choisi.
error-own-choice = Vous ne pouvez pas vous réserver un choix : les autres ne sauraient pas ce qu’ils acceptent.
error-choose-option = { $choices ->
    [0] Vous n’avez rien à choisir dans cette offre.
    [one] Choisissez une des options de cette offre.
   *[other] Faites vos { $choices } choix dans cette offre.
  }
error-no-such-promise = Personne ne vous a promis cela.
error-no-trade-clock = Cette table ne limite pas le temps de négociation.

## Building

error-already-built = Vous avez déjà placé vos tuiles.
error-not-your-turn = C’est à { $seat } de jouer.
error-building-occupied = Il y a déjà un commerce sur le bâtiment { $building }.
error-no-street-access = Un commerce sur le bâtiment { $building } ne donnerait sur aucune rue.
error-agreed-to-build = Selon votre accord avec { $seat }, vous devez placer une tuile { $shop } sur le { $building } ce tour-ci : faites-le.
error-agreed-to-leave-empty = Selon votre accord avec { $seat }, vous devez laisser le bâtiment { $building } vide ce tour-ci.
error-agreed-not-to-build = Selon votre accord avec { $seat }, vous ne devez pas placer de tuile { $shop } sur le { $building } ce tour-ci.

## Tables, in the browser

error-unknown-table = Cette table n’existe pas.
error-table-unreadable = Cette table ne peut plus être lue. Vos autres tables ne sont pas touchées ; la raison figure dans le journal du serveur.
error-unknown-page = Cette page n’existe pas.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $known }.
error-unknown-character = Il n’y a pas de caractère « { $character } ». Il y a : { $known }.
error-two-seats-for-me = Vous ne pouvez prendre qu’une place.
error-sharing-needs-own-seat = Prenez aussi une place vous-même : les autres partagent votre appareil avec vous.
error-no-free-seat = Cette table n’a pas de place libre.
error-name-empty = Il faut un nom pour jouer.
error-name-too-long = Un nom peut avoir { $most } caractères au plus.
error-name-taken = Quelqu’un à cette table s’appelle déjà { $player }.
error-bad-text = « { $field } » contient des caractères qui ne peuvent pas s’afficher.
error-already-started = La partie a déjà commencé.
error-no-part-wanted = On n’attend pas de cette place une part du mélange en ce moment.
error-part-wrong = Ce n’est pas la part du mélange à laquelle cette place s’était engagée.
error-not-started = La partie n’a pas encore commencé.
error-game-not-over = La partie n’est pas encore finie.
error-replay-unreadable = Ce fichier n’est pas l’enregistrement d’une partie que l’on peut revoir.
error-not-host = Seul l’hôte peut faire cela.
error-seat-taken = Cette place est prise.
error-public-tables-off = Ce serveur ne tient pas de liste de tables publiques.
error-too-many-people = { $people } personnes ont une place : c’est trop pour une table de { $players }.
error-no-player-there = Personne ne joue à cette place.
error-others-play-there = D’autres jouent à cette table. Rangez-la plutôt : elle disparaîtra quand tous en auront fait autant.
error-accounts-off = Ce serveur ne crée pas de nouveaux comptes. Vous pouvez jouer sans compte.
error-account-name-taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-already-signed-in = Un compte est déjà ouvert dans ce navigateur. Déconnectez-vous d’abord.
error-not-signed-in = Votre session est terminée. Reconnectez-vous.
error-sign-in-wrong = Le nom ou le mot de passe est faux. Vérifiez les majuscules du mot de passe.
error-own-password-wrong = Ce n’est pas votre mot de passe. Vérifiez les majuscules.
error-recovery-wrong = Le nom ou le code de secours est faux. Chaque code ne sert qu’une fois.
error-unknown-session = Ce navigateur est déjà déconnecté.
error-unknown-account = Il n’y a pas de compte de ce nom.
error-too-many-new-accounts = Trop de comptes ont été demandés d’ici ces derniers temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-alerts-off = Ce serveur n’envoie pas d’alertes de ce genre.
error-alert-address-refused = Le serveur ne peut rien envoyer là. Donnez une adresse https publique qui répond.
error-mail-address-wrong = Ce n’est pas une adresse e-mail.
error-mail-not-sent = Le message n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
error-mail-code-wrong = Ce n’est pas le code, ou il a expiré. Vérifiez-le ou demandez-en un autre.
error-unknown-alert-way = Cette alerte est déjà retirée.
error-too-many-alert-ways = Vous avez déjà choisi assez d’alertes. Retirez-en d’abord une.
error-too-many-alerts = Vous avez changé ou essayé vos alertes trop souvent. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-password-needed = Cette table a un mot de passe. La personne qui vous a envoyé le lien le connaît.
error-password-wrong = Ce n’est pas le mot de passe de cette table. Vérifiez les majuscules, ou demandez-le à la personne qui vous a envoyé le lien.
error-password-short = Un mot de passe doit avoir { $least } caractères au moins.
error-too-many-tries = Trop d’essais pour ce mot de passe. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-banned = L’hôte de cette table vous en a fermé l’accès.
error-banned-here = Ce serveur vous est fermé.
error-unknown-ban = Cette exclusion n’existe pas.
error-ban-oneself = Vous ne pouvez pas vous exclure de la table.
error-report-oneself = Vous ne pouvez pas vous signaler vous-même.
error-unknown-report = Ce signalement n’existe pas.
error-too-many-reports = Vous avez signalé des personnes très souvent ces derniers temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-unknown-link = Ce lien ne mène à aucune place. Il a peut-être été renouvelé.
error-unknown-browser = Ce navigateur ne garde plus votre place.
error-last-browser = C’est le seul navigateur qui garde votre place.
error-too-many-browsers = Une place peut être gardée par { $most } navigateurs au plus. Retirez-en un d’abord.
error-seat-not-held = Ce navigateur ne garde pas cette place.
error-training-off = Les échanges manqués ne sont montrés qu’aux tables d’entraînement, à qui y joue seul avec des bots.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-clock-only = Seule l’horloge peut faire cela.
error-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
error-too-many-tables = Vous avez { $most } tables en cours. Rangez-en ou supprimez-en d’abord.
error-message-too-large = Ce message était trop long.
error-message-binary = Un message doit être du texte.
error-message-not-json = Ce message n’était pas du JSON.
error-message-unknown = Type de message inconnu.
error-message-wrong = « { $field } » a une valeur incorrecte.
error-client-not-built = Les pages du jeu n’ont pas été construites : lancez make setup.
error-foreign-origin = Cette page n’appartient pas au serveur.
error-internal = Un problème est survenu sur le serveur. Rien n’est perdu : réessayez.
error-database-unavailable = Le serveur ne peut pas utiliser sa base de données pour le moment. Rien n’a été fait ; réessayez bientôt.

## Files in JSON; lines and columns count from 1

error-json-empty = Il n’y a rien dans ce fichier.
error-json-encoding = Ligne { $line }, colonne { $column } : ni UTF-8, ni UTF-16 avec indicateur d’ordre des octets.
error-json-syntax = Ligne { $line }, colonne { $column } : ce n’est pas du JSON : « { $found } » n’a rien à faire ici.
error-json-ends = Ligne { $line }, colonne { $column } : ce n’est pas du JSON : la fin arrive trop tôt.
error-json-key-twice = Ligne { $line }, colonne { $column } : « { $key } » apparaît deux fois.
error-json-number = Ligne { $line }, colonne { $column } : le nombre { $found } est trop grand.
error-json-surrogate = Ligne { $line }, colonne { $column } : ce texte contient une moitié de caractère.
error-json-too-deep = Ligne { $line }, colonne { $column } : plus de { $most } niveaux de crochets.

## Records

error-record-not-json = Ce n’est pas une partie enregistrée : ce n’est pas du JSON ({ $problem }).
error-record-format = Cette partie est enregistrée au format { $found } ; seuls les formats 1 à { $known } peuvent être lus.
# $line is 0 where the place is not known.
error-record-missing-field = { $line ->
    [0] Ce n’est pas une partie enregistrée
   *[other] Ligne { $line }, colonne { $column } : ce n’est pas une partie enregistrée
  } : « { $where } » manque.
error-record-unknown-field = { $line ->
    [0] Ce n’est pas une partie enregistrée
   *[other] Ligne { $line }, colonne { $column } : ce n’est pas une partie enregistrée
  } : « { $where } » n’est pas un champ connu.
error-record-unknown-action = { $line ->
    [0] Ce n’est pas une partie enregistrée
   *[other] Ligne { $line }, colonne { $column } : ce n’est pas une partie enregistrée
  } : « { $where } » n’est pas une action connue.
error-record-bad-value = { $line ->
    [0] Ce n’est pas une partie enregistrée
   *[other] Ligne { $line }, colonne { $column } : ce n’est pas une partie enregistrée
  } : « { $where } » a une valeur incorrecte ({ $problem }).
error-record-numbers = Les actions doivent être numérotées une à une : { $expected } attendu, { $found } trouvé.
# $reason is the sentence for what is wrong with the action.
error-record-illegal-action = L’action { $number } n’est pas permise : { $reason }

error-round-not-played = Le tour { $round } n’est pas dans cet enregistrement ; le dernier est le tour { $last }.

## Transcripts; $reason is the sentence for what is wrong in the line

error-transcript-line = La ligne { $line } n’est pas une action, comme « 7. red is done », et n’appartient pas à l’en-tête.
error-transcript-wrong-line = Ligne { $line } : { $reason }
error-transcript-number = Ligne { $line } : les actions doivent être numérotées une à une : { $expected } attendu, { $found } trouvé.
error-transcript-twice = Ligne { $line } : « { $word } » apparaît deux fois.
error-transcript-missing = Ce n’est ni une partie enregistrée ni sa transcription : il n’y a pas de ligne « { $word } … ».

## The notation of trades; $position counts characters from 1

error-notation-player = Caractère { $position } : aucun joueur ne s’appelle « { $player } ».
error-notation-shop = Caractère { $position } : il n’y a pas de type de commerce « { $shop } ».
error-notation-item = Caractère { $position } : un bâtiment, des tuiles, une carte ou de l’argent devraient se trouver ici.
error-notation-number = Caractère { $position } : un nombre devrait se trouver ici.
error-notation-count = Caractère { $position } : { $count } n’est pas un nombre de tuiles possible.
error-notation-expected = Caractère { $position } : « { $expected } » devrait se trouver ici.
error-notation-more = Caractère { $position } : rien ne devrait suivre, et pourtant il y a « { $text } ».
error-notation-quote = Caractère { $position } : ce texte entre guillemets est mal formé ou ne se termine pas.
error-notation-verb = Caractère { $position } : ce que fait le joueur devrait se trouver ici.
error-notation-id = Caractère { $position } : le nom d’une offre ou d’une promesse devrait se trouver ici.

## The command line

error-unknown-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
error-unknown-command = Il n’y a pas de commande « { $text } ». Il y a : { $known }.
# $reason is a sentence that ends here.
error-did-you-mean = { $reason } Vouliez-vous dire « { $near } » ?
error-report-unfinished = Cette partie n’est pas finie : son enregistrement s’arrête à l’action { $number }.
error-record-differs = À partir de l’action { $number }, la partie ne donne pas ce qui est enregistré ; chinatown verify en dit plus.
error-record-not-verified = { $file } n’a pas été importé. { $reason }
error-no-records = Aucun enregistrement dans { $folder } : aucun de ses fichiers ne finit par .json.
# $reason is a sentence that ends here.
error-in-record = { $file } : { $reason }
error-parquet-missing = Pour écrire du Parquet, il faut le paquet « pyarrow » : pip install "chinatown[parquet]".
error-player-unknown = Personne dans cet enregistrement ne s’appelle « { $text } ». Les joueurs sont : { $known }.
error-file-missing = Le fichier { $file } n’existe pas.
error-file-unreadable = Impossible de lire { $file } : { $problem }.
error-file-too-large = { $file } dépasse { $most } Mo, c’est trop pour un enregistrement ou une position.
error-output-failed = Impossible d’écrire la sortie : { $problem }.
error-out-of-memory = La mémoire ne suffit pas.
error-unexpected = Une erreur inattendue est survenue ({ $problem }). Définissez CHINATOWN_TRACEBACK=1 pour voir où.
error-folder-unwritable = Impossible d’écrire dans { $folder } : { $problem }.
error-output-exists = { $file } existe déjà. Avec --force, il est remplacé.
error-port-taken = Impossible d’utiliser le port { $port } sur { $host } : { $problem }.
error-bad-accounts = CHINATOWN_ACCOUNTS contient { $words } ; il faut open ou none.
error-bad-alerts = { $variable } ne contient pas ce qu’il faut pour les alertes ; docs/alerts.md dit ce que c’est.
error-alerts-need-package = Ces alertes demandent un autre paquet : pip install "chinatown[{ $extra }]".
error-bad-limits = CHINATOWN_LIMITS contient { $words } ; il faut off ou quelque chose de cette forme : sockets-per-guest=50
error-bad-proxy = { $address } n’est ni une adresse ni un réseau de cette forme : 172.18.0.0/16
error-bad-public-url = { $address } n’est pas une adresse de cette forme : https://chinatown.example.org
error-no-port = Aucun des ports { $first } à { $last } n’est libre sur { $host }.
error-too-many-bots = { $count } bots, c’est trop pour { $players } places.
error-database-unusable = Impossible de conserver des parties dans { $database } : { $problem }.
error-database-in-use = Un autre serveur utilise déjà la base de données { $database }. Utilisez-le ou arrêtez-le d’abord.
error-redis-unusable = Impossible d’utiliser Redis à l’adresse { $redis } : { $problem }.
error-redis-needs-postgresql = Plusieurs serveurs ne peuvent partager qu’une base de données PostgreSQL, ce que { $database } n’est pas. Omettez --redis-url ou indiquez-en une.
error-admin-needs-table = chinatown admin { $action } demande l’identifiant d’une table.
error-admin-needs-days = chinatown admin { $action } demande --days, un nombre de jours.
error-admin-needs-whom = chinatown admin ban demande une table avec --seat, ou --account, --report ou --address.
error-admin-needs-person = chinatown admin forget demande une table avec --seat, ou --account.
error-admin-needs-ban = chinatown admin unban demande l’identifiant d’une exclusion ; chinatown admin bans les liste.
error-admin-needs-report = chinatown admin close-report a besoin de l’identifiant d’un signalement ; chinatown admin reports en donne la liste.
error-bad-network = { $address } n’est ni une adresse ni un réseau comme 203.0.113.0/24.
error-backup-damaged = { $file } n’est pas une sauvegarde complète ; rien n’a été restauré.
error-backup-other-version = Cette sauvegarde est de la version { $version }, que ce programme ne peut pas lire. Restaurez-la avec la version qui l’a écrite.

error-not-a-position = Il faut un objet avec « edition » et « buildings », ou une liste de tels objets.
error-position-missing = « { $key } » manque.
error-position-value = « { $key } » a une valeur incorrecte.
# $number is 0 where there is only one position.
error-in-position = { $number ->
    [0] Ligne { $line }, colonne { $column } : { $reason }
   *[other] Position { $number }, ligne { $line }, colonne { $column } : { $reason }
  }
error-key-unknown = « { $key } » n’est pas une clé de cet objet. Ses clés sont : { $known }.
error-keys-contradict = { $key ->
    [pays] « pays » apparaît deux fois, avec des valeurs différentes.
   *[other] « { $key } » et « { $other } » veulent dire la même chose. Gardez l’un des deux.
  }
error-variant-twice = La variante « { $variant } » est réglée deux fois.
error-owners-alike = Les propriétaires « { $player } » et « { $other } » se ressemblent trop. Écrivez un même nom toujours de la même façon.
error-owner-unknown = « { $player } » ne possède rien ici. Les propriétaires sont : { $known }.
error-not-as-expected = Ce que reçoit { $player } n’est pas ce qu’indique « { $key } ».
error-not-a-building = « { $building } » n’est pas un bâtiment : ils sont numérotés de 1 à { $most }.
error-not-owned-by-one = Le bâtiment { $building } demande un propriétaire et un type de commerce, comme ["red", "Photo"].
error-too-many-tiles = Il y a { $count } tuiles { $shop } sur le plateau, mais seulement { $most } de ce type.
error-too-many-owners = Il y a { $count } propriétaires ; on joue à { $most } au plus.
error-no-outlook-cards = L’édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  } n’a pas de cartes conjoncture.
error-not-a-card = Une carte conjoncture est une liste de tailles maximales, chacune une seule fois, comme [3, 4].

## Simulations

error-game-count = Impossible de jouer { $games } parties : jouez-en au moins une.
error-no-bots = Personne ne joue : nommez au moins une sorte de bot.
error-bots-stuck = Les bots ne finissent jamais leur partie ; elle est bloquée au tour { $round }.
error-bot-command = « { $bot } » ne désigne aucun bot. Écrivez module:Classe pour une classe à vous, ou exec:COMMANDE pour un programme.
error-bot-not-found = Impossible de lancer le programme de « { $bot } » : { $problem }. Vérifiez la commande et le dossier où vous la lancez.
error-bot-not-importable = Impossible d’importer le module de « { $bot } » : { $problem }. Il est cherché dans le dossier courant et parmi les paquets installés.
error-bot-class-missing = Le module de « { $bot } » n’a pas de classe { $problem }.
error-bot-not-made = « { $bot } » ne peut pas être créé à partir d’une place et d’une graine, ou n’a pas de méthode decide : { $problem }.
error-bot-ended = « { $bot } » s’est arrêté avec le code { $status } avant d’être prêt. Ses derniers mots : { $problem }
error-bot-silent = « { $bot } » n’était pas prêt au bout de { $seconds } secondes. Il doit répondre aussitôt à la première ligne et vider son tampon de sortie (flush).
error-bot-not-ready = « { $bot } » a commencé par autre chose que sa ligne « ready » : { $line } La sortie stdout ne sert qu’aux réponses ; écrivez tout le reste sur stderr.
error-bot-version = « { $bot } » parle la version { $version } du protocole des bots ; ce programme parle la version { $known }. Mettez le bot à jour, ou utilisez le programme pour lequel il a été écrit.
error-entrant-count = Nommez { $least } à { $most } sortes de bots, une par place, pas { $count }.
error-other-tournament = { $file } contient autre chose que des parties de ce tournoi.
error-ray-missing = Pour jouer sur une grappe de machines, il faut le paquet « ray » : pip install "chinatown[ray]".
error-ray-unreachable = Il n’y a pas de grappe Ray à { $address } : { $problem }
error-file-unwritable = Impossible d’écrire dans { $file } : { $problem }.

## The bargaining table at the server

error-mute-oneself = Vous ne pouvez pas vous masquer vous-même.
error-muted-by = { $seat } ne veut ni offres ni messages privés de votre part.
error-too-many-new-offers = Vous pouvez faire { $most } nouvelles offres par minute au plus : la prochaine dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-talking-too-fast = Vous pouvez faire { $most } remarques par minute au plus : la prochaine dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-instruction-wrong-phase = Les consignes valent pendant la négociation.
error-instruction-money = Une consigne fixe une seule somme, en billets entiers de { $unit }.
error-instruction-empty = Précisez de quel bâtiment ou de quelle tuile il s’agit.
error-instruction-yours = Le bâtiment { $building } est déjà à vous.
error-instruction-not-yours = Le bâtiment { $building } n’est pas à vous.
error-too-many-instructions = Au plus { $most } consignes à la fois.
error-no-such-instruction = Cette consigne ne vaut plus.

## Waiting for people

error-paused = La partie est en pause.
error-already-paused = La partie est déjà en pause.
error-not-paused = La partie n’est pas en pause.
error-vote-closed = Il n’y a plus rien à voter.
error-already-voted = Vous avez déjà voté.
error-asked-lately = Les autres viennent de dire non. Redemandez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-takeover-off = À cette table, aucun bot ne remplace les absents.
error-vote-oneself = Vous ne pouvez pas voter à votre propre sujet.
error-seat-is-bot = Un bot joue déjà pour { $seat }.
error-seat-is-here = { $seat } est là.
error-gone-too-short = { $seat } peut revenir d’un moment à l’autre. Demandez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-nudge-too-soon = Vous venez de relancer. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-not-waited-for = La table n’attend pas { $seat }.

## Words that should become an offer

error-draft-no-offer = Ce texte n’est pas une offre.
error-draft-unclear = On ne voit pas bien ce qui doit changer de mains. Écrivez par exemple « mon 20 et 10k contre ton 22 ».
error-draft-nothing = Rien ne changerait de mains.
error-draft-whom = Dites à qui vous parlez : ce texte ne le montre pas.
error-draft-unknown-word = Rien ici ne s’appelle « { $word } ».
error-draft-unknown-word-near = Rien ici ne s’appelle « { $word } ». Vouliez-vous dire « { $near } » ?
error-draft-unknown-player = Personne ici ne s’appelle « { $player } ».
error-draft-unknown-player-near = Personne ici ne s’appelle « { $player } ». Vouliez-vous dire { $near } ?
error-draft-not-there = { $seat } n’a pas de tuile { $shop }, ni en réserve ni sur un bâtiment.
error-draft-nobody-has = Personne d’autre n’a autant de tuiles { $shop }.
error-draft-not-standing = Il n’y a pas de tuile { $shop } sur le bâtiment { $building }.
error-draft-building-free = Le bâtiment { $building } n’appartient à personne.
error-command-unknown = Ce n’est pas une commande. Tapez « aide » pour savoir ce qui se comprend.
error-command-placement = Dites quel commerce va sur quel bâtiment : « construis blanchisserie 20 ».
error-command-call = Dites ce qui est cherché et ce qui est donné en échange : « annonce 2 blanchisserie contre 20k ».
error-draft-lacks-cash = { $seat } n’a pas { $cash }.
error-draft-no-tiles = { $seat } n’a aucune tuile.
error-draft-promise = C’est une promesse. Écrivez-la comme telle : je promets « { $promise } ».
error-draft-which-way = Précisez qui paie davantage, vous ou { $seat } : « j’ajoute 20k » ou « tu ajoutes 20k ».

## Too much at a time, or within a time

error-server-full = Le serveur est complet pour l’instant. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-connections = Trop de connexions viennent de votre réseau. Fermez des fenêtres ou réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-windows = Le jeu est déjà ouvert dans { $most } de vos fenêtres. Fermez-en une et réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-watchers = Cette table est déjà ouverte dans { $most } fenêtres, c’est le maximum. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-bot-tables = Les bots jouent à { $most } tables à la fois au plus pour votre réseau. Fermez des tables ou réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-requests = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-new-tables = Trop de tables ont été créées d’ici ces derniers temps. Vous pourrez créer la prochaine dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-request-too-slow = La demande a mis trop de temps à arriver. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-changing-too-fast = Vous pouvez changer d’avis { $most } fois par minute au plus : de nouveau dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
