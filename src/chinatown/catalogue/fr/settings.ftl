### How a browser shows the game, first of all in which language.

# The language's own name, as people who speak it expect it in a list.
language-name = Français
# Which way the language is written: ltr or rtl.
text-direction = ltr

settings = Réglages
settings-language = Langue
settings-language-failed = La langue n’a pas pu être chargée. Veuillez réessayer.

settings-theme = Couleurs
settings-theme-system = Celles du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé

## Whether things move: as the system wants it (settings-theme-system), or never
settings-motion = Animations
settings-motion-none = Aucune

# A choice that is ticked: the board in plain colours, not as a drawn quarter of a town.
settings-plain-board = Plateau épuré, sans le décor du quartier
# A link to the page of both.
settings-account = Compte et alertes

# A bot at the table, with its level and character in $bot.
bot-at-table = { $name } – { $bot }
