### Ce que les bots extérieurs au programme font mal dans les simulations et les tournois.
###
### $bot est une sorte de bot telle qu’on l’a demandée, $detail un code ou ce que le bot a écrit.

outside-illegal = { $bot } : { $count ->
    [one] une action était contraire aux règles
   *[other] { $count } actions étaient contraires aux règles
  }, d’abord dans la partie { $game }, tour { $round } : { $detail }. L’action la plus simple l’a remplacée.
outside-unreadable = { $bot } : { $count ->
    [one] une réponse était illisible
   *[other] { $count } réponses étaient illisibles
  }, d’abord dans la partie { $game }, tour { $round } : { $detail }. L’action la plus simple l’a remplacée.
outside-late = { $bot } : { $count ->
    [one] une réponse est arrivée trop tard
   *[other] { $count } réponses sont arrivées trop tard
  }, d’abord dans la partie { $game }, tour { $round }. L’action la plus simple l’a remplacée.
outside-no-action = { $bot } : { $count ->
    [one] une fois, il manquait une action que la partie attendait
   *[other] { $count } fois, il manquait une action que la partie attendait
  }, d’abord dans la partie { $game }, tour { $round }. L’action la plus simple l’a remplacée.
outside-too-many-actions = { $bot } : trop d’actions dans { $count ->
    [one] une phase
   *[other] { $count } phases
  }, d’abord dans la partie { $game }, tour { $round }. La place a passé jusqu’à la fin de la phase.
outside-ended = { $bot } : le programme s’est arrêté avant la fin dans { $count ->
    [one] une partie
   *[other] { $count } parties
  }, d’abord dans la partie { $game }, tour { $round }, avec le code { $detail }. La place a passé jusqu’à la fin de la partie.
outside-flood = { $bot } : le programme a trop écrit dans { $count ->
    [one] une partie
   *[other] { $count } parties
  }, d’abord dans la partie { $game }, tour { $round }. La place a passé jusqu’à la fin de la partie.
outside-given-up = { $bot } : trop de fautes dans { $count ->
    [one] une partie
   *[other] { $count } parties
  }, d’abord dans la partie { $game }, tour { $round }. La place a passé jusqu’à la fin de la partie.
