### The drawn board: what it is called, and what is said about each lot.
###
### $building is a number as text, $name a player's name, $shop the name of a shop type, $size and
### $maximum are numbers. Choices ($mine, $finished) are "yes" or "no".

board-map = Plan de la ville : 85 bâtiments en six quartiers
board-building = Bâtiment { $building }
board-free = libre
board-empty = sans commerce
board-owner = { $mine ->
    [yes] à vous
   *[no] { $name }
}
# A business ("commerce") is finished, not the shop type, whose gender varies.
board-business = { $shop }, taille { $size } sur { $maximum }{ $finished ->
    [yes] , commerce terminé
   *[no] {""}
}

## The shop types beside the board

board-shops = Types de commerce
board-shop-size = { $shop }, taille maximale { $maximum }

## What a lot is marked as

board-mark-dealt = parmi vos cartes
board-mark-kept = vous le gardez
board-mark-legal = vous pouvez placer ici
board-mark-planned = tuile { $shop } prévue
board-mark-picked = choisi
board-mark-offered = proposé
board-mark-wanted = demandé
board-mark-asked = dans une offre qui vous attend
board-mark-moved = vient de changer

# Names of streets as they are written on the map, where there is room for about 20 letters: made up for this game.
street-main = Rue du Martin-Pêcheur
street-0 = Rue des Pruniers
street-1 = Ruelle du Beffroi
street-2 = Rue du Rideau
street-3 = Quai du Héron
street-4 = Rue des Lanternes
street-5 = Côte du Tram
