### How a browser shows the game, first of all in which language.

# The language's own name, as people who speak it expect it in a list.
language-name = Deutsch
# Which way the language is written: ltr or rtl.
text-direction = ltr

settings = Einstellungen
settings-language = Sprache
settings-language-failed = Die Sprache konnte nicht geladen werden. Bitte versuch es noch einmal.

settings-theme = Farben
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast

## Whether things move: as the system wants it (settings-theme-system), or never
settings-motion = Bewegung
settings-motion-none = Keine

# A choice that is ticked: the board in plain colours, not as a drawn quarter of a town.
settings-plain-board = Schlichter Spielplan ohne gezeichnetes Viertel
# A link to the page of both.
settings-account = Konto und Benachrichtigungen

# A bot at the table, with its level and character in $bot.
bot-at-table = { $name } – { $bot }
