### Ce qui enseigne à la table ; voir le fichier anglais.

## Les types de commerce à côté du plan

hint-legend = Revenus par tour et par taille, en milliers
hint-shop-pays = { $shop }, terminé à la taille { $maximum }. Rapporte selon la taille : { $money }

## Un bâtiment sur le plan

hint-pays = { $more ->
    [yes] rapporte { $money } par tour, et { $next } avec une tuile de plus
   *[no] rapporte { $money } par tour
}
hint-no-street = sans accès à la rue : seulement pour agrandir un de vos commerces voisins
hint-lot = { $kind ->
    [grows] { $shop } { $was } → { $size } : jusqu’à { $now } par tour
    [earns] jusqu’à { $now } par tour
   *[hope] vaut environ { $total } d’ici la fin
}

## Les cartes à garder

hint-card-closed = Sans rue : seulement pour agrandir un commerce voisin
hint-why-keep = Pourquoi { $keep } sur { $all } ?

## Les liens vers les règles

hint-rules = Règles
hint-why = pourquoi ce refus
hint-rules-about = Règles : { $about }

## La première partie, sur la première page

hint-lesson = Apprendre en jouant
hint-lesson-about = Une première partie guidée : une dizaine de minutes, à interrompre et à reprendre quand vous voulez.
hint-lesson-start = Commencer la première partie
hint-lesson-resume = Reprendre la première partie
hint-lesson-rules = Lire les règles
