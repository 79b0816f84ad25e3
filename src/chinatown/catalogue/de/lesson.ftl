### Das begleitete erste Spiel; siehe die englische Datei.

lesson-title = Dein erstes Spiel
lesson-step = Schritt { $step } von { $count }
lesson-do = Mach es für mich
lesson-end = Anleitung beenden
lesson-hide = Weniger zeigen
lesson-show = Mehr zeigen

lesson-keep = Behalte { $lots }
lesson-keep-how = Alle bekommen sieben Karten und behalten fünf. Drück auf diese Karten oder auf dieselben Gebäude auf dem Plan, dann auf „{ $press }“. Zwei davon liegen nebeneinander, und { $mine } liegt dort, wo { $trader } bauen will.
lesson-look = Sieh dir Gebäude { $lot } an
lesson-look-how = Jetzt siehst du, wem was gehört. Zeig auf dem Plan auf { $lot }, tipp es an oder geh mit den Pfeiltasten hin: Es gehört { $neighbour } und liegt neben deinen. Ein Laden braucht Nachbarn seiner Art, also wirst du es haben wollen.
lesson-answer = Stimm dem Angebot von { $trader } zu
lesson-answer-how = { $trader } gibt dir { $gets } für dein Plättchen { $gives }. Drei Plättchen { $gets } sind ein fertiges Geschäft, und das wäre dein zweites. Beim Angebot steht, was es für dich ändert: noch nichts, weil das dritte fehlt. Drück auf „{ $press }“.
lesson-make = Biete { $neighbour } ein Plättchen { $gives } für { $gets }
lesson-make-how = Drück auf „{ $press }“ und wähle { $neighbour }. Drück dann unter deinen Plättchen auf { $gives }, unter denen von { $neighbour } auf { $gets } und zuletzt auf „{ $send }“.
lesson-counter = Antworte { $trader } mit einem Gegenangebot
lesson-counter-how = { $trader } gibt { $low } für dein Plättchen { $gives }, braucht es aber dringend: Verlang { $price }. Drück auf „{ $press }“, leg { $low } zu dem, was { $trader } gibt, und drück auf „{ $send }“.
lesson-chain = Lass drei Gebäude im Kreis gehen
lesson-chain-how = { $said ->
    [yes] Einen Moment: { $trader } und { $neighbour } denken über dein Angebot nach.
   *[no] Du gibst { $mine } an { $trader }, { $trader } gibt { $theirs } an { $neighbour }, und { $neighbour } gibt dir { $lot }. Keine zwei von euch würden das allein tun. Drück auf „{ $press }“, wähle beide, drück auf dem Plan auf die drei Gebäude, wähle am Pfeil neben jedem, wer es bekommt, und drück auf „{ $send }“.
  }
lesson-done = Sag, dass du fertig bist
lesson-done-how = Beim Handel ist niemand an der Reihe. Er endet, wenn niemand mehr handeln will. { $said ->
    [yes] Einen Moment: Die anderen handeln noch.
   *[no] Drück auf „{ $press }“, und noch einmal, wenn du danach doch noch handelst.
  }
lesson-build = Bau dreimal { $shop } nebeneinander
lesson-build-how = { $said ->
    [yes] Einen Moment: Die anderen bauen noch. Danach bekommen alle ihr Einkommen.
   *[no] Drück unter deinen Plättchen auf { $shop }, dann nacheinander auf die markierten Gebäude { $lots }. Bau die anderen Plättchen, wo du magst, denn jeder Laden bringt Geld. Bestätige dann.
  }
lesson-over = Du bekommst { $income }
lesson-over-how = Das war ein ganzes Jahr. Ein fertiges Geschäft bringt weit mehr als einzelne Läden, und zu einem fertigen Geschäft kommst du durch Handeln. Fünf solche Jahre kämen noch. Mehr brauchst du nicht zu wissen.
lesson-next = Gegen zwei Neulinge spielen
lesson-go-on = Dieses Spiel fortsetzen
