### Was Bots von außerhalb des Programms in Simulationen und Turnieren falsch machen.
###
### $bot ist eine Art von Bot, wie sie verlangt wurde, $detail ein Code oder was der Bot geschrieben hat.

outside-illegal = { $bot }: { $count ->
    [one] Eine Aktion war gegen die Regeln
   *[other] { $count } Aktionen waren gegen die Regeln
  }, zuerst in Spiel { $game }, Runde { $round }: { $detail }. Stattdessen geschah das Einfachste.
outside-unreadable = { $bot }: { $count ->
    [one] Eine Antwort war nicht lesbar
   *[other] { $count } Antworten waren nicht lesbar
  }, zuerst in Spiel { $game }, Runde { $round }: { $detail }. Stattdessen geschah das Einfachste.
outside-late = { $bot }: { $count ->
    [one] Eine Antwort kam zu spät
   *[other] { $count } Antworten kamen zu spät
  }, zuerst in Spiel { $game }, Runde { $round }. Stattdessen geschah das Einfachste.
outside-no-action = { $bot }: { $count ->
    [one] Einmal fehlte eine Aktion, auf die das Spiel wartete
   *[other] { $count }-mal fehlte eine Aktion, auf die das Spiel wartete
  }, zuerst in Spiel { $game }, Runde { $round }. Stattdessen geschah das Einfachste.
outside-too-many-actions = { $bot }: { $count ->
    [one] In einer Phase gab es zu viele Aktionen
   *[other] In { $count } Phasen gab es zu viele Aktionen
  }, zuerst in Spiel { $game }, Runde { $round }. Der Platz passte bis zum Ende der Phase.
outside-ended = { $bot }: Das Programm endete vorzeitig in { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
  }, zuerst in Spiel { $game }, Runde { $round }, mit Status { $detail }. Der Platz passte bis zum Ende des Spiels.
outside-flood = { $bot }: Das Programm schrieb zu viel in { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
  }, zuerst in Spiel { $game }, Runde { $round }. Der Platz passte bis zum Ende des Spiels.
outside-given-up = { $bot }: zu viele Fehler in { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
  }, zuerst in Spiel { $game }, Runde { $round }. Der Platz passte bis zum Ende des Spiels.
