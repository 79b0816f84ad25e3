### The drawn board: what it is called, and what is said about each lot.
###
### $building is a number as text, $name a player's name, $shop the name of a shop type, $size and
### $maximum are numbers. Choices ($mine, $finished) are "yes" or "no".

board-map = Stadtplan: 85 Gebäude in sechs Vierteln
board-building = Gebäude { $building }
board-free = frei
board-empty = noch kein Laden
board-owner = { $mine ->
    [yes] gehört dir
   *[no] { $name }
}
board-business = { $shop } { $size } von { $maximum }{ $finished ->
    [yes] , fertig
   *[no] {""}
}

## The shop types beside the board

board-shops = Ladenarten
board-shop-size = { $shop }, fertig bei { $maximum }

## What a lot is marked as

board-mark-dealt = dir ausgeteilt
board-mark-kept = du behältst es
board-mark-legal = hier kannst du bauen
board-mark-planned = { $shop } geplant
board-mark-picked = gewählt
board-mark-offered = angeboten
board-mark-wanted = gewünscht
board-mark-asked = in einem Angebot, das auf dich wartet
board-mark-moved = hat sich gerade geändert

# Names of streets as they are written on the map, where there is room for about 20 letters: made up for this game.
street-main = Eisvogelstraße
street-0 = Pflaumengasse
street-1 = Glockenturmgasse
street-2 = Vorhangstraße
street-3 = Reiherkai
street-4 = Laternengasse
street-5 = Tramberg
