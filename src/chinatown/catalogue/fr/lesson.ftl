### La première partie guidée ; voir le fichier anglais.

lesson-title = Votre première partie
lesson-step = Étape { $step } sur { $count }
lesson-do = Le faire pour moi
lesson-end = Quitter la leçon
lesson-hide = Montrer moins
lesson-show = Montrer plus

lesson-keep = Gardez { $lots }
lesson-keep-how = Chacun reçoit sept cartes et en garde cinq. Appuyez sur ces cartes, ou sur ces bâtiments du plan, puis sur « { $press } ». Deux sont côte à côte, et le { $mine } se trouve là où { $trader } voudra construire.
lesson-look = Regardez le bâtiment { $lot }
lesson-look-how = On voit maintenant à qui sont les bâtiments. Pointez le { $lot } sur le plan, touchez-le ou allez-y avec les flèches : il est à { $neighbour } et voisin des vôtres. Une tuile a besoin de voisines de son type, ce bâtiment vous sera donc utile.
lesson-answer = Acceptez l’offre de { $trader }
lesson-answer-how = { $trader } vous donne { $gets } contre votre tuile { $gives }. Trois tuiles { $gets } font un commerce terminé, et celle-ci serait votre deuxième. Sous l’offre, vous voyez ce qu’elle change pour vous : rien encore, car il manque la troisième. Appuyez sur « { $press } ».
lesson-make = Proposez à { $neighbour } votre tuile { $gives } contre { $gets }
lesson-make-how = Appuyez sur « { $press } » et choisissez { $neighbour }. Appuyez ensuite sur { $gives } parmi vos tuiles, puis sur { $gets } parmi celles de { $neighbour }, et enfin sur « { $send } ».
lesson-counter = Répondez à { $trader } par une contre-offre
lesson-counter-how = { $trader } donne { $low } contre votre tuile { $gives }, mais en a grand besoin : demandez { $price }. Appuyez sur « { $press } », ajoutez { $low } à ce que donne { $trader }, puis appuyez sur « { $send } ».
lesson-chain = Faites tourner trois bâtiments
lesson-chain-how = { $said ->
    [yes] Un instant : { $trader } et { $neighbour } réfléchissent à votre offre.
   *[no] Vous donnez le { $mine } à { $trader }, { $trader } donne le { $theirs } à { $neighbour }, et { $neighbour } vous donne le { $lot }. À deux, personne ne le ferait. Appuyez sur « { $press } », choisissez les deux joueurs, touchez les trois bâtiments sur le plan, choisissez à la flèche de chacun qui le reçoit, puis appuyez sur « { $send } ».
  }
lesson-done = Dites que vous avez terminé
lesson-done-how = Pour négocier, on ne joue pas à tour de rôle. La phase prend fin quand plus personne ne veut négocier. { $said ->
    [yes] Un instant : les autres négocient encore.
   *[no] Appuyez sur « { $press } », et de nouveau si vous concluez encore un échange après.
  }
lesson-build = Posez trois tuiles { $shop } côte à côte
lesson-build-how = { $said ->
    [yes] Un instant : les autres posent encore leurs tuiles. Ensuite, chacun touche ses revenus.
   *[no] Appuyez sur { $shop } parmi vos tuiles, puis l’un après l’autre sur les bâtiments marqués { $lots }. Posez vos autres tuiles où vous voulez, car chacune rapporte. Confirmez ensuite.
  }
lesson-over = Vous recevez { $income }
lesson-over-how = C’était une année entière. Un commerce terminé rapporte bien plus que des tuiles isolées, et c’est en négociant qu’on y arrive. Cinq autres années suivraient. Vous savez tout ce qu’il faut.
lesson-next = Jouer contre deux débutants
lesson-go-on = Continuer cette partie
