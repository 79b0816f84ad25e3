### What the command `chinatown` says.
###
### Money comes formatted ("$10,000"), players by name, numbers as numbers.

## Help

help-chinatown = Chinatown, le jeu de négociation : jouez-y dans le navigateur, ou étudiez-le ici.
help-play = Démarrer un serveur ici et ouvrir le jeu dans le navigateur.
help-serve = Servir des parties aux navigateurs ; affiche l’adresse dès qu’elle est joignable.
help-admin = Lister, terminer et supprimer les tables d’un serveur, oublier ou exclure des personnes et lire leurs signalements, même pendant qu’il fonctionne.
help-backup = Écrire toutes les tables d’un serveur dans un fichier, même pendant qu’il fonctionne.
help-restore = Ajouter les tables d’une sauvegarde qu’un serveur n’a pas, même pendant qu’il fonctionne.
help-import = Faire d’une partie enregistrée une table terminée d’un serveur, même pendant qu’il fonctionne.
help-simulate = Faire jouer beaucoup de parties à des bots, et afficher ce qu’il en ressort.
help-tournament = Faire jouer des bots entre eux à toutes les places, et afficher qui gagne et combien de fois.
help-puzzles = Tirer des problèmes de parties entre bots : des positions où il est prouvé qu’un échange rapporte le plus.
help-income = Calculer ce que rapportent les commerces d’une position : un banquier pour une partie sur une vraie table.
help-convert = Transformer une partie enregistrée de JSON en texte lisible, ou un tel texte en JSON.
help-replay = Dessiner une partie enregistrée, et raconter ce qui s’y est passé.
help-solve = Trouver et dessiner le plus qu’on aurait pu gagner à un tour d’une partie enregistrée.
help-verify = Rejouer une partie enregistrée, et vérifier qu’elle donne ce qui est enregistré.
help-report = Écrire les chiffres d’une partie finie, ou de tout un dossier, en une page lisible hors ligne.

help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines du réseau.
help-port = Port d’écoute ; 0 prend n’importe quel port libre.
help-play-port = Port d’écoute ; s’il est pris, le premier port libre suivant est utilisé.
help-public-url = Adresse à laquelle les autres trouvent le serveur, comme https://chinatown.example.org ; elle figure alors dans les liens.
help-trusted-proxy = Adresse ou réseau d’un proxy que l’on croit sur l’adresse des visiteurs et sur HTTPS ; peut être répété.
help-database = Où les parties sont conservées, comme URL de base de données ; par défaut, dans un fichier à vous.
help-redis = Adresse d’un Redis, comme redis://localhost ; plusieurs serveurs partagent alors une base de données PostgreSQL.
help-admin-action = Que faire : list, inspect, end, remove, purge, forget, ban, unban, bans, accounts, reports ou close-report.
help-admin-table = L’identifiant de la table, comme dans son lien ; pour unban, celui de l’exclusion ; pour reports et close-report, celui d’un signalement.
help-admin-seat = forget, ban : la personne qui occupe cette place, à partir de 0.
help-admin-days = purge : les tables que personne n’a utilisées depuis ce nombre de jours.
help-admin-account = forget, ban : la personne qui se connecte sous ce nom.
help-admin-address = ban : une adresse ou un réseau, comme 203.0.113.0/24.
help-admin-report = ban : la personne visée par ce signalement.
help-backup-file = Le fichier à écrire ; seul son propriétaire peut le lire.
help-restore-file = Un fichier écrit par chinatown backup.
help-players = Nombre de joueurs : 3 à 5.
help-games = Nombre de parties à jouer.
help-seed = Source de tout le hasard : la même graine donne les mêmes parties.
help-edition = modern (moderne) ou classic (classique).
help-variant = Une variante comme street-access ou first-player=stays ; à répéter pour en prendre plusieurs.
help-bots = Qui joue, place par place, séparés par des virgules ; s’il y en a moins que de places, la liste se répète. Des niveaux, ou des bots qui parlent, comme tycoon/hard ou tycoon/any. Ou les vôtres : module:Classe, ou exec:COMMANDE.
help-entrants = Qui joue, une sorte de bot par place, séparées par des virgules : 3 à 5. Ou les vôtres : module:Classe, ou exec:COMMANDE.
help-processes = Nombre de processus qui jouent des parties en même temps.
help-ray = Jouer sur la grappe Ray à cette adresse : local, auto, hôte:port ou ray://hôte:port.
help-efficiency = Calculer aussi quelle part des gains possibles a été gagnée ; prend plus de temps.
help-resume = Conserver les parties dans ce fichier, et continuer à partir de celles qui s’y trouvent.
help-csv = Écrire dans ce fichier une ligne par place et par partie.
help-puzzles-number = Nombre de problèmes à créer.
help-puzzles-out = Les écrire dans ce fichier au lieu de les afficher.
help-parquet = Écrire une ligne par place de chaque partie dans ce fichier Parquet ; demande le paquet pyarrow.
help-record-dir = Écrire dans ce dossier un enregistrement de chaque partie.
help-json = Afficher du JSON.
help-income-file = JSON avec une édition, des bâtiments et, si on veut, des variantes et une carte conjoncture.
help-convert-file = Une partie enregistrée, en JSON ou en texte ; - la lit sur l’entrée standard.
help-out = Écrire dans ce fichier et non dans le terminal.
help-replay-file = Une partie enregistrée.
help-report-source = Une partie enregistrée, ou un dossier de parties ; - en lit une sur l’entrée standard.
help-report-out = La page à écrire ou, pour un dossier, un dossier de pages ; par défaut, du même nom, ici.
help-force = Remplacer ce qui est déjà là.
help-round = Le tour, juste après sa négociation.
help-seat = Les tuiles d’un seul joueur : son nom, sa couleur, ou sa place à partir de 0 comme dans l’enregistrement.
help-fixed = Laisser les commerces du plateau où ils sont.
help-to = S’arrêter après l’action qui porte ce numéro.

help-version = Afficher la version.

## Examples, at the end of each command’s help; their lines are kept as they stand

examples-chinatown =
    Exemples :
      chinatown play                      démarrer ici et ouvrir le navigateur
      chinatown income position.json      un banquier pour une partie sur une vraie table
      chinatown verify game.json          rejouer une partie enregistrée et la vérifier
      chinatown income -h                 l’aide d’une commande
      chinatown --install-completion      laisser le shell compléter les commandes
examples-play =
    Exemples :
      chinatown play
      chinatown play --host 0.0.0.0       laisser entrer les autres machines du réseau
examples-serve =
    Exemples :
      chinatown serve --port 8080
      chinatown serve --port 0 --database-url sqlite:///games.sqlite3
      chinatown serve --database-url postgresql://games@localhost/games --redis-url redis://localhost
examples-admin =
    Exemples :
      chinatown admin list                     les tables, les dernières utilisées d’abord
      chinatown admin inspect abcdefghjkmn     qui s’y trouve, et à quoi on y joue
      chinatown admin end abcdefghjkmn         terminer une partie comme d’un commun accord
      chinatown admin remove abcdefghjkmn      supprimer une table pour tout le monde
      chinatown admin purge --days 90          supprimer ce que personne n’utilise depuis longtemps
      chinatown admin forget abcdefghjkmn --seat 2
                                               oublier une personne à toutes les tables
      chinatown admin forget --account Anna    oublier une personne par le nom de son compte
      chinatown admin ban abcdefghjkmn --seat 2
                                               exclure une personne du serveur
      chinatown admin ban --address 203.0.113.0/24
                                               exclure un réseau
examples-backup =
    Exemples :
      chinatown backup games.backup
      chinatown backup games.backup --database-url postgresql://games@localhost/games
examples-restore =
    Exemples :
      chinatown restore games.backup --database-url sqlite:///games.sqlite3
examples-import =
    Exemples :
      chinatown import game.json
examples-simulate =
    Exemples :
      chinatown simulate --players 5 --games 20 --bots tycoon,merchant
      chinatown simulate --edition classic --variant street-access --json
      chinatown simulate --games 3 --record-dir games
examples-tournament =
    Exemples :
      chinatown tournament --entrants tycoon,merchant,shopkeeper --games 30
      chinatown tournament --entrants tycoon,random,random --processes 4 --resume games.jsonl
examples-puzzles =
    Exemples :
      chinatown puzzles --seed today --number 20 --out puzzles.json
examples-income =
    Exemples :
      chinatown income position.json
      echo '{"{"}"edition": "modern", "buildings": {"{"}"1": ["Ann", "Photo"]{"}"}{"}"}' | chinatown income -
      chinatown income positions.json --json

    Une position est un objet JSON ; un fichier en contient une, ou une liste :
      edition     "modern" ou "classic"
      buildings   le propriétaire et le commerce de chacun : {"{"}"1": ["Ann", "Photo"], "2": ["Ann", null]{"}"}
      card        les tailles de la carte conjoncture, comme [3, 4], avec "pays" pour ce qu’elle rapporte
      variants    comme ["outlook-pays=business"]
      own_shops   comme {"{"}"Photo": "Boulangerie"{"}"}
      name        un titre
examples-replay =
    Exemples :
      chinatown replay game.json
      chinatown replay game.json --to 40
examples-solve =
    Exemples :
      chinatown solve game.json --round 3
      chinatown solve game.json --round 3 --seat Ann --json
examples-verify =
    Exemples :
      chinatown verify game.json && echo authentique
examples-convert =
    Exemples :
      chinatown convert game.json         afficher la partie en texte
      chinatown convert game.txt -o game.json
examples-report =
    Exemples :
      chinatown report game.json            écrire game.html
      chinatown report games -o reports     une page par partie, et leur liste
      chinatown report games --csv games.csv
      chinatown report game.json --lang de --json
exit-statuses =
    Code de sortie :
      0    fait
      1    échec : le contenu d’un fichier est incorrect, la sortie ne peut pas être écrite
      2    mauvais appel : une option inconnue, un fichier illisible
      70   une erreur du programme lui-même
      130  interruption ; 141 plus personne ne lit ; 143 arrêt demandé

## Ends

standard-input = entrée standard
usage-error = { $problem }. Pour de l’aide : { $command } --help

## Serving

serve-address = Chinatown est à l’adresse { $address }
serve-network = Les autres machines du réseau le trouvent à l’adresse { $address }
serve-public = Les autres le trouvent à l’adresse { $address }
serve-local = Seule cette machine peut y accéder. Pour laisser entrer les autres : chinatown play --host 0.0.0.0
serve-stop = Ctrl+C pour arrêter ; chaque partie reprendra la prochaine fois.
serve-stopped = Arrêté. Toutes les parties sont enregistrées.

## Simulating

puzzles-progress = Problèmes
simulate-progress = Parties
simulate-title = { $games ->
    [one] { $games } partie à { $players } joueurs, édition { $edition ->
        [modern] moderne
        [classic] classique
       *[other] { $edition }
      }
   *[other] { $games } parties à { $players } joueurs, édition { $edition ->
        [modern] moderne
        [classic] classique
       *[other] { $edition }
      }
  }
simulate-bots = Bots
simulate-variants = Variantes
simulate-no-variants = aucune
simulate-speed = Parties par seconde
simulate-actions = Actions
simulate-actions-speed = Actions par seconde
simulate-cash = Argent moyen de la place { $seat }
simulate-income = Revenus moyens par partie, toutes places
simulate-trades = Échanges par partie
simulate-digest = Empreinte

## Income

income-untitled = Revenus
income-owner = Propriétaire
income-shop = Commerce
income-buildings = Bâtiments
income-size = Taille
income-pays = Rapporte
income-finished = terminé
income-bonus = Carte conjoncture
income-total = Total
income-no-positions = Pas de position, pas de revenus.
income-nothing = Pas de commerce, pas de revenus.

## Replaying

replay-title = Édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  }, après l’action { $number } sur { $count }
replay-over = Édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  }, après la dernière action ({ $number })
replay-round = { $year }, { $phase ->
    [deal] choix des cartes
    [trade] négociation
    [build] placement des tuiles
   *[over] la partie est finie
  }
replay-player = Joueur
replay-cash = Argent
replay-owns = Bâtiments
replay-earns = Revenus
replay-tiles = Tuiles

## Verifying

verify-same = { $actions ->
    [one] { $actions } action donne à nouveau ce qui est enregistré.
   *[other] { $actions } actions donnent à nouveau ce qui est enregistré.
  }
verify-total = Tout l’argent ensemble : { $total }.
verify-unfinished = La partie n’est pas finie.
verify-shuffle = Le mélange correspond aux engagements : { $opened ->
    [0] personne n’y a ajouté de part, le serveur seul en a donc décidé
    [one] un joueur sur { $seats } y a ajouté sa part
   *[other] { $opened } joueurs sur { $seats } y ont ajouté leur part
  } ; avant la partie, la table affichait « { $words } ».
verify-whole = Rien n’a été changé dans le fichier depuis son écriture.
verify-no-digests = Le fichier n’a pas d’empreintes, la preuve ne vaut donc que pour le jeu : noms, discussion, raisons et autres textes ont pu être changés.
# What players compare with the digest that the page shows at the end of the game.
verify-digest = Empreinte de la partie : { $digest }.
verify-words = En mots : { $words }.
verify-field-changed = « { $path } » (ligne { $line }, colonne { $column }) a été changé après l’écriture du fichier.
verify-actions-changed = À partir de « { $path } » (ligne { $line }, colonne { $column }), des actions ont été retirées, ajoutées ou déplacées après l’écriture du fichier.
verify-shuffle-seats = Le mélange est faux : il n’a pas une part pour chaque joueur.
verify-shuffle-secret = Le mélange est faux : le secret du serveur n’a pas 64 chiffres hexadécimaux.
verify-shuffle-digits = Le mélange est faux : une valeur de { $player } n’a pas 64 chiffres hexadécimaux.
verify-shuffle-commitment = Le mélange est faux : le secret du serveur n’est pas celui auquel il s’était engagé.
verify-shuffle-part = Le mélange est faux : la part de { $player } n’est pas celle de son engagement.
verify-shuffle-not-fixed = Le mélange est faux : { $player } n’a rien révélé, mais la part retenue n’est pas celle fixée d’avance.
verify-shuffle-seed = Le mélange est faux : la graine de la partie ne découle pas du secret et des parts.
verify-illegal-action = L’action { $number } diffère : elle est enregistrée, mais les règles la refusent. { $reason }
verify-round-cash = L’action { $number } diffère : après le tour { $round }, { $player } a { $found } ; l’enregistrement indique { $expected }.
verify-round-count = Après la dernière action, { $number }, le nombre de tours finis est { $found } ; l’enregistrement indique { $expected }.
verify-over = { $found ->
    [1] Après l’action { $number }, la partie est finie ; l’enregistrement indique qu’elle ne l’est pas.
   *[other] Après la dernière action, { $number }, la partie n’est pas finie ; l’enregistrement indique qu’elle l’est.
  }
verify-cash = Le résultat diffère après l’action { $number } : { $player } a { $found } ; l’enregistrement indique { $expected }.
verify-places = Le résultat diffère après l’action { $number } : { $player } est à la place { $found } ; l’enregistrement indique { $expected }.
verify-tiles = Le résultat diffère après l’action { $number } : { $player } a { $found } tuiles sur le plateau ; l’enregistrement indique { $expected }.
verify-total-differs = Le résultat diffère après l’action { $number } : tout l’argent ensemble fait { $found } ; l’enregistrement indique { $expected }.
