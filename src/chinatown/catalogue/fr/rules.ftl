### Les règles dans la page ; voir le fichier anglais.

rules-title = Comment jouer
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien ici ne parle de « { $words } ».
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
rules-contents = Sommaire
rules-this-table = Pour cette table : { $edition }, { $players } joueurs
rules-general = Pour toute table : choisissez une édition et le nombre de joueurs.
rules-variants = Cette table joue aussi avec
rules-players = Joueurs
rules-whole-page = Ouvrir dans une page à part

section-aim = Le but
rule-aim = Vous recevez des bâtiments et des tuiles qui vont rarement ensemble, et les autres aussi. Échangez jusqu’à ce que les vôtres s’accordent : des tuiles voisines d’un même type forment un [commerce](business), et un grand commerce [rapporte](pays) bien plus que des petits.
rule-round = { $years ->
    [yes] Une partie dure six ans. Chaque année a quatre temps :
   *[no] Une partie dure six tours. Chaque tour a quatre temps :
  } les [cartes](deal) apportent bâtiments et tuiles, puis tout le monde [négocie](trade), puis tout le monde [pose](build) ses tuiles, et enfin chaque commerce [rapporte](business).
rule-winner = Qui a le plus d’argent après les derniers revenus gagne. Bâtiments et tuiles ne comptent alors plus. À égalité, qui a le plus de tuiles sur le plan l’emporte ; en cas de nouvelle égalité, la victoire est partagée.

section-things = Le matériel
rule-board = La ville a 85 bâtiments dans six quartiers. Deux bâtiments sont voisins quand ils ont un côté commun. Les coins ne comptent pas, et rien n’est voisin à travers une rue. Ici, les voisins du bâtiment 20 sont marqués.
rule-tiles = Il y a 90 tuiles de 12 types. Chaque type a une taille de 3 à 6 : avec autant de tuiles, son commerce est [terminé](finished). Chaque type compte trois tuiles de plus que sa taille.
rule-owning = Un bâtiment à votre couleur et à votre signe est à vous. Personne ne peut posséder plus de 30 bâtiments.
rule-money = Chacun commence avec { $start }. Les sommes échangées sont des multiples de { $unit }. { $openmoney ->
    [yes] À cette table, l’argent de chacun est public.
   *[no] L’argent de chacun est secret.
}
rule-outlook-cards = Cette édition a neuf cartes conjoncture. Six d’entre elles, tirées au hasard, attendent face cachée : une par tour. Elles versent un [bonus](outlook).
rule-own-shops = Cette table a inventé des types de commerce. Chacun se joue exactement comme le type qu’il remplace, qui a la même taille.

section-deal = Les cartes et les tuiles
rule-deal = Chacun reçoit des cartes bâtiment et en garde une partie en secret ; deux retournent dans la pioche. C’est tout l’enjeu du choix : impossible d’avoir chaque bâtiment, alors vous gardez ceux qui vont ensemble. Quand tous ont choisi, les cartes gardées sont montrées, et leurs bâtiments reviennent à qui les a gardées.
rule-deal-numbers = Voici combien de cartes chacun reçoit et garde, et combien de tuiles il pioche :
rule-deal-why = À garder : des bâtiments côte à côte ou voisins des vôtres, où un commerce peut grandir ; et des bâtiments voisins de ceux des autres, qui les paieront. Un choix fait ne se reprend pas.
rule-keep-fewer = À cette table, vous pouvez garder moins de cartes que le nombre indiqué, et même aucune.
rule-keep-cards = À cette table, les cartes refusées restent en main, cachées. Vous pouvez les échanger ou les défausser, et chaque distribution complète la main. Aucun échange ne peut porter une main au-delà de ce nombre.
rule-draw = Ensuite chacun pioche des tuiles. { $hiddentiles ->
    [yes] À cette table, vous seul voyez les vôtres, jusqu’à leur échange ou leur pose ; leur nombre est public.
   *[no] Elles sont visibles devant chacun.
  } Les tuiles non posées restent à vous, sans limite.
rule-early-outlook = À cette table, la [carte conjoncture](outlook) est retournée avant la pioche des tuiles.

section-trade = Le négoce
rule-trade = Il n’y a pas de tour de parole. Tous négocient avec tous, aussi souvent qu’ils veulent, et un échange peut se faire à plus de deux.
rule-goods = S’échangent des bâtiments, vides ou avec la tuile qui s’y trouve, des tuiles non posées et de l’argent, dans n’importe quel mélange. Un bâtiment part avec sa tuile. Les cadeaux sont permis. Chacun de ceux qui donnent ou reçoivent doit accepter.
rule-whole = Un échange se fait en un seul instant, en entier ou pas du tout. Si une de ses parts n’est plus là, rien ne se fait.
rule-cash = Vous ne payez qu’avec l’argent que vous avez avant l’échange. L’argent des autres reste secret même alors : s’il manque, vous apprenez seulement que l’échange ne s’est pas fait. De même pour les tuiles et les cartes que vous ne voyez pas.
rule-offers = Une offre tient jusqu’à ce que toutes ses parties l’acceptent, qu’une la refuse, qu’elle soit retirée ou visiblement impossible ; vous pouvez aussi lui fixer un délai. Elle indique ce qu’elle [changerait pour vous](gains). Au plus 20 de vos offres tiennent à la fois. À qui a refusé une offre ce tour-ci, on ne peut pas refaire la même : modifiez d’abord quelque chose.
rule-counter = À une offre, on répond oui, non, ou ce qu’on préférerait : une contre-offre est une offre à vous qui répond à la leur.
rule-three = À trois ou plus, on peut échanger d’un seul coup, chacun avec chacun. Ainsi tournent des bâtiments que personne n’échangerait à deux : ici, chacun arrive là où l’on en a besoin.
rule-calls = Une annonce dit à toute la table ce que vous cherchez et ce que vous donnez. Les autres répondent par des offres, et vous choisissez. Une annonce peut aussi aller au premier qui accepte. Au plus 5 de vos annonces tiennent à la fois.
rule-secret = Une offre secrète n’est vue que de ses parties. Une fois conclue, les autres voient les bâtiments et les tuiles qui changent de mains, mais pas l’argent. On n’y répond qu’en secret, entre ceux qui la connaissent.
rule-talk = Dites ce que vous voulez, à tous, à certains, ou à propos d’une offre à ceux qui la connaissent. Les paroles ne changent rien au jeu.
rule-agreements = Ce que vous convenez pour { $years ->
    [yes] cette année
   *[no] ce tour
  } engage, comme part d’un échange : un paiement juste après les revenus ; une part de ce que rapportent certains bâtiments ; ou qu’une tuile sera posée sur un bâtiment, ou qu’il restera vide ou sans ce type. Vous ne pouvez alors ni poser ce que vous avez exclu, ni finir sans avoir posé ce qui est convenu. Ce qui est devenu impossible tombe, et vous l’apprenez.
rule-choices = Un échange peut laisser une ou deux choses au choix : « 20 et au choix 2 Dim Sum ou Photo ». C’est qui accepte qui choisit ; personne ne peut donc se réserver un choix dans sa propre offre. Un choix a deux à six options, toutes d’un même joueur à un même autre.
rule-promises = Les promesses pour plus tard n’engagent pas. Elles sont notées là où les voient tous ceux qui peuvent connaître l’échange, et qui en a reçu une dit si elle a été tenue.
rule-immediate-only = À cette table, tout échange se fait aussitôt tel qu’il est offert : ni paiement après les revenus, ni part de revenus, ni engagement de pose, ni choix.
rule-done = Le négoce prend fin quand tous ont dit qu’ils ont terminé. Tant qu’il dure, vous pouvez revenir là-dessus, et un échange ou une offre publique de votre part le fait pour vous.
rule-trade-clock = À cette table, le négoce prend fin après { $minutes } minutes, même si l’on parle encore.

section-build = La pose
rule-build = Posez autant de vos tuiles que vous voulez, ou aucune, sur des bâtiments vides à vous, une sur chacun. Ce qui est posé reste : une tuile n’est jamais déplacée ni retirée, seul son bâtiment peut changer de mains.
rule-placing = { $placing ->
    [in-turn] Chacun pose à son tour, dans le sens horaire à partir du premier joueur, et une seule fois dans cette phase.
    [at-once] Tous choisissent en cachette ce qu’ils posent, et tout est révélé en même temps.
    [at-once-unless-all-agree] Tous choisissent en cachette ce qu’ils posent, et tout est révélé en même temps, sauf si tous demandent à poser à tour de rôle. On peut le demander du début du négoce jusqu’à ce qu’on ait fixé ses tuiles.
   *[at-once-unless-asked] Tous choisissent en cachette ce qu’ils posent, et tout est révélé en même temps, sauf si quelqu’un demande à poser à tour de rôle. On peut le demander du début du négoce jusqu’à ce qu’on ait fixé ses tuiles.
}
rule-street = À cette table, un nouveau commerce commence sur un bâtiment qui donne sur une rue. Sur les bâtiments hachurés, vous ne pouvez qu’agrandir un de vos commerces depuis une tuile voisine du même type, s’il atteint une rue.

section-income = Les revenus
rule-business = Des tuiles voisines d’un même type sur les bâtiments d’un même joueur sont un commerce. Celles des autres ne comptent jamais avec les vôtres, même côte à côte.
rule-pays = Chaque commerce rapporte une fois par { $years ->
    [yes] année
   *[no] tour
  }, selon sa taille. Le dernier palier de chaque ligne est celui du commerce terminé. Tuiles non posées et bâtiments vides ne rapportent rien.
rule-finished = Un commerce qui a autant de tuiles que la taille de son type est terminé et atteint le dernier palier. Rien de ce qu’on pose à côté ne peut le défaire.
rule-larger = Plus de tuiles que la taille font deux commerces : un terminé, et un autre du reste. { $regroup ->
    [yes] Chaque part doit être d’un seul tenant, et vous pouvez partager au mieux ; la table trouve le meilleur partage.
   *[no] Seul le nombre compte, quelle que soit la forme.
}
rule-outlook = Avant les revenus, on retourne la carte conjoncture { $years ->
    [yes] de l’année
   *[no] du tour
  }. Elle nomme des tailles, ou rien, et verse { $unit } { $outlookpays ->
    [business] pour chaque commerce d’une telle taille
    [player] une fois à chaque joueur qui a une tuile d’une telle taille
   *[tile] pour chaque tuile d’une telle taille, terminée ou non
}.
rule-debts = Ensuite les paiements convenus se font, tous au même instant. Les dettes qui tournent en rond s’annulent. Ce qui manque reste dû et se paie d’abord sur les revenus suivants ; à la fin de la partie, la dette est effacée.

section-end = Le tour suivant et la fin
rule-next = { $firstplayer ->
    [stays] Le premier joueur reste le même à chaque tour.
   *[passes] La carte de premier joueur passe dans le sens horaire.
  } Cela ne compte que là où l’on pioche et pose à tour de rôle.
rule-first = Le premier joueur est { $firstseat ->
    [drawn] tiré au sort
   *[named] désigné par la table
  }. Après { $years ->
    [yes] la sixième année
   *[no] le sixième tour
  }, la partie est finie et tout est public : argent, offres secrètes, cartes.
rule-early-end = Les joueurs peuvent s’entendre à tout moment pour mettre fin à la partie. Elle s’arrête telle quelle : plus rien n’est posé ni payé.

section-browser = À la table dans le navigateur
rule-seats = L’hôte crée la table, la règle et commence quand toutes les places sont prises. Une place appartient aux navigateurs qui ont son lien privé, huit au plus. Les noms d’une table doivent différer. Une table dont on n’a plus besoin se range ou se supprime.
rule-away = Si quelqu’un s’absente, les autres peuvent voter pour qu’un bot prenne sa place, ou pour une pause ; certaines tables ont des horloges. Qui revient reprend sa place au premier geste.
rule-gains = Sous une offre figure ce qu’elle changerait pour vous : les prochains revenus, vos tuiles posées au mieux, et, sur tous les tours à venir, ces revenus avec l’argent qui change de mains. Cela compte ce qui est sur le plan et devant vous, pas ce qui peut encore venir ; ce qu’un bâtiment ou une carte rapporterait d’ici la fin n’est qu’une estimation. L’hôte règle qui voit ces gains : personne, chacun les siens, ou tous ceux de tous, ceux des autres dans la limite de ce que chacun peut savoir.
rule-instructions = Une consigne accepte à votre place toute offre de { $years ->
    [yes] cette année
   *[no] ce tour
  } qui ne vous prend pas plus et ne vous apporte pas moins que ce que vous avez dit, sauf si elle laisse un choix ou vous engage pour plus tard. Personne d’autre ne le sait. Elle prend fin avec le premier échange qu’elle conclut, à la fin du négoce, ou quand vous la retirez.
rule-limits = Pour que la table reste agréable, le nombre de nouvelles offres et de remarques par minute est limité, et vous pouvez rendre un joueur muet : vous ne voyez plus ses offres ni ses paroles. Qui insulte, menace ou triche peut être signalé, dans le menu, à la personne qui gère le serveur.
rule-typing = Vous pouvez écrire vos offres, dans chacune des quatre langues : « mon 20 et 10k contre ton 22 ». Ce que la table a compris s’affiche d’abord, et rien ne part avant que vous l’envoyiez.
rule-trouble = Si la liaison se rompt, la page se reconnecte seule et rien n’est perdu. Une commande refusée n’a rien changé.

section-keys = Les touches
rule-keys = Tab va d’une partie à l’autre, Entrée et Espace appuient. Sur le plan, les flèches vont d’un bâtiment à l’autre. Échap ferme. Le point d’interrogation ouvre ces règles.

## Les tableaux

rules-numbers = { $players } joueurs
rules-dealt = cartes reçues
rules-kept = cartes gardées
rules-drawn = tuiles piochées

## Ce que montrent les images

picture-neighbours = Le bâtiment 20 a quatre voisins : 17, 19, 21 et 23.
picture-chain = Vous donnez 34, que B veut à côté de 35. B donne 49 à C, à côté de son 45. C vous donne 43, à côté de votre 47.
picture-street = 7 n’a pas d’accès à la rue, mais agrandit le commerce de 6. Sur 12, rien ne peut encore être posé.
picture-business = Trois tuiles, en haut, sont un commerce à vous. Celle du bas est seule, et la quatrième, au milieu, est à B.
picture-finished = Le vôtre est terminé avec trois tuiles. Il en manque une à celui de B.
picture-larger = Quatre tuiles en ligne : un commerce terminé de trois, et un autre qui commence.
