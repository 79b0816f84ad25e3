### Revoir une partie finie

replay-title = Revoir une partie
replay-link = Revoir la partie
replay-lead = Ouvrez l’enregistrement d’une partie finie et revoyez-la coup par coup, avec les yeux de qui vous voulez.
replay-choose = Choisir un enregistrement
replay-drop = ou déposez le fichier n’importe où sur cette page
replay-private = Le fichier n’est lu que pour cette page ; rien n’en est conservé.
replay-controls = Se déplacer dans la partie
replay-start = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Mettre en pause
replay-next = Un pas en avant
replay-end = À la fin
replay-position = Moment de la partie
replay-step = Étape { $number } sur { $count }
replay-eyes = Avec les yeux de
replay-eyes-all = Tout voir
replay-eyes-public = Public
replay-jump = Aller à
replay-jump-none = Un tour, un échange ou une pose…
replay-copy = Copier un lien vers ce moment
replay-copied = Le lien est copié.
replay-keys = Les flèches avancent ou reculent d’un pas, Origine et Fin vont aux extrémités, la barre d’espace lit et met en pause, Page préc. et Page suiv. changent de tour.
