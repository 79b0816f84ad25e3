### How the command `chinatown` is called: the frame of its help, and what is wrong with a call.
###
### $option, $name, $value, $words and $near stand as they are typed.

frame-lang = Sprache aller Texte und Zahlen: { $known }; sonst die des Systems.
frame-help = Diese Hilfe zeigen.
frame-install-completion = Der Shell beibringen, Befehle und Optionen zu vervollständigen.
frame-show-completion = Ausgeben, was die Shell dafür braucht; speichern kannst du es, wo du willst.

# At the beginning of the line that shows how a command is called.
frame-line = Aufruf:
frame-arguments = Argumente
frame-options = Optionen
frame-commands = Befehle
frame-required = erforderlich
frame-default = Standard: { $value }

## What is wrong, without a full stop at the end

# $count is 0 where no option is like it.
wrong-option = { $count ->
    [0] Die Option { $option } gibt es nicht
   *[other] Die Option { $option } gibt es nicht (meinst du { $near }?)
  }
wrong-missing = Es fehlt: { $name }
# $ranged tells whether there are bounds; $range is as in 1-5 or ≥ 1.
wrong-number = { $ranged ->
    [no] { $name } braucht eine ganze Zahl
   *[yes] { $name } braucht eine ganze Zahl, { $range }
  }
wrong-value = { $takes ->
    [no] { $option } nimmt keinen Wert
   *[yes] { $option } braucht einen Wert
  }
wrong-extra = Zu viel: { $words }

## The colours of the seats, by which a record names them

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-purple = Violett
