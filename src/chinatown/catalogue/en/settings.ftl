### How a browser shows the game, first of all in which language.

# The language's own name, as people who speak it expect it in a list.
language-name = English
# Which way the language is written: ltr or rtl.
text-direction = ltr

settings = Settings
settings-language = Language
settings-language-failed = The language could not be loaded. Please try again.

settings-theme = Colours
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast

## Whether things move: as the system wants it (settings-theme-system), or never
settings-motion = Motion
settings-motion-none = None

# A choice that is ticked: the board in plain colours, not as a drawn quarter of a town.
settings-plain-board = Plain board, without the quarter around it
# A link to the page of both.
settings-account = Account and alerts

# A bot at the table, with its level and character in $bot.
bot-at-table = { $name } – { $bot }
