### Revoir une partie finie

playback-title = Revoir une partie
playback-link = Revoir la partie
playback-table = Aller à la table
playback-lead = Ouvrez l’enregistrement d’une partie finie et revoyez-la étape par étape, du point de vue de qui vous voulez.
playback-from-home = Vous avez l’enregistrement d’une partie finie ? Revoyez-la.
playback-choose = Choisir un enregistrement
playback-drop = ou déposez le fichier n’importe où sur cette page
playback-private = Le serveur lit le fichier pour préparer la rediffusion et ne le conserve pas.
playback-controls = Se déplacer dans la partie
playback-start = Au début
playback-back = Une étape en arrière
playback-play = Lire
playback-pause = Mettre en pause
playback-next = Une étape en avant
playback-end = À la fin
playback-position = Moment de la partie
playback-step = Étape { $number } sur { $count }
playback-eyes = Point de vue
playback-eyes-all = Tout
playback-eyes-public = Public
playback-jump = Aller à un tour, un échange ou une pose
playback-copy = Copier un lien vers ce moment
playback-copied = Le lien est copié.
playback-missed = Échanges manqués
playback-keys = Les flèches gauche et droite avancent ou reculent d’une étape, Origine et Fin vont au début et à la fin, la barre d’espace lance et suspend la lecture, Page préc. et Page suiv. changent de tour.

## What trades were worth

stories-about = Chaque chiffre dit combien cet échange a changé ce que l’on possède à la fin : l’argent échangé et tous les revenus depuis, comparés à une partie où seuls les échanges précédents de la même personne ont lieu et où tout le monde construit comme il l’a fait. Avec ce qui reste sans aucun échange, la somme des chiffres donne l’argent final.
stories-rest = Sans aucun échange :
