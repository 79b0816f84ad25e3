### How a browser shows the game, first of all in which language.

# The language's own name, as people who speak it expect it in a list.
language-name = Polski
# Which way the language is written: ltr or rtl.
text-direction = ltr

settings = Ustawienia
settings-language = Język
settings-language-failed = Nie udało się wczytać języka. Spróbuj ponownie.

settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-theme-contrast = Wysoki kontrast

## Whether things move: as the system wants it (settings-theme-system), or never
settings-motion = Ruch
settings-motion-none = Brak

# A choice that is ticked: the board in plain colours, not as a drawn quarter of a town.
settings-plain-board = Prosta plansza, bez rysunku dzielnicy
# A link to the page of both.
settings-account = Konto i powiadomienia

# A bot at the table, with its level and character in $bot.
bot-at-table = { $name } – { $bot }
