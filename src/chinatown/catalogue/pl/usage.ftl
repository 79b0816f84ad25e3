### How the command `chinatown` is called: the frame of its help, and what is wrong with a call.
###
### $option, $name, $value, $words and $near stand as they are typed.

frame-lang = Język wszystkich tekstów i liczb: { $known }; domyślnie język systemu.
frame-help = Pokaż tę pomoc.
frame-install-completion = Włącz w tej powłoce uzupełnianie poleceń i opcji.
frame-show-completion = Wypisz skrypt uzupełniania do zapisania w dowolnym miejscu.

# At the beginning of the line that shows how a command is called.
frame-line = Użycie:
frame-arguments = Argumenty
frame-options = Opcje
frame-commands = Polecenia
frame-required = wymagane
frame-default = domyślnie: { $value }

## What is wrong, without a full stop at the end

# $count is 0 where no option is like it.
wrong-option = { $count ->
    [0] Nie ma opcji { $option }
   *[other] Nie ma opcji { $option } (może { $near }?)
  }
wrong-missing = Brakuje: { $name }
# $ranged tells whether there are bounds; $range is as in 1-5 or ≥ 1.
wrong-number = { $ranged ->
    [no] { $name } wymaga liczby całkowitej
   *[yes] { $name } wymaga liczby całkowitej, { $range }
  }
wrong-value = { $takes ->
    [no] { $option } nie przyjmuje wartości
   *[yes] { $option } wymaga wartości
  }
wrong-extra = Niepotrzebne: { $words }

## The colours of the seats, by which a record names them

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-white = biały
colour-purple = fioletowy
