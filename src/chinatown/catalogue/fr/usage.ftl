### How the command `chinatown` is called: the frame of its help, and what is wrong with a call.
###
### $option, $name, $value, $words and $near stand as they are typed.

frame-lang = Langue de tous les textes et nombres, parmi { $known } ; par défaut, celle du système.
frame-help = Afficher cette aide.
frame-install-completion = Permettre au shell de compléter commandes et options.
frame-show-completion = Afficher de quoi permettre au shell de les compléter, à enregistrer où vous voulez.

# At the beginning of the line that shows how a command is called.
frame-line = Utilisation :
frame-arguments = Arguments
frame-options = Options
frame-commands = Commandes
frame-required = obligatoire
frame-default = par défaut : { $value }

## What is wrong, without a full stop at the end

# $count is 0 where no option is like it.
wrong-option = { $count ->
    [0] Option inconnue : { $option }
   *[other] Option inconnue : { $option } (vouliez-vous dire { $near } ?)
  }
wrong-missing = Il manque { $name }
# $ranged tells whether there are bounds; $range is as in 1-5 or ≥ 1.
wrong-number = { $ranged ->
    [no] { $name } attend un nombre entier
   *[yes] { $name } attend un nombre entier, { $range }
  }
wrong-value = { $takes ->
    [no] { $option } ne prend pas de valeur
   *[yes] { $option } attend une valeur
  }
wrong-extra = En trop : { $words }

## The colours of the seats, by which a record names them

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-purple = violet
