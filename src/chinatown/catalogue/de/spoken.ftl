### Playing by typing and listening: the line for commands, its answers, and the board in words.
###
### $name is a player's name, or “du” in its place in a list; $lots are numbers of buildings in words; $money, $income, $before,
### $after and $change are amounts in words.

spoken-title = Durch Tippen spielen
spoken-open = Durch Tippen und Zuhören spielen
spoken-close = Schließen
spoken-line = Befehl
spoken-hint = Tippe „Hilfe“, um zu hören, was verstanden wird. Enter allein liest noch einmal vor, was passiert ist.
spoken-try = Tippe „Hilfe“
spoken-answer = Antwort
spoken-board = Plan in Worten

## The board in words

spoken-board-title = Der Plan, Viertel für Viertel
spoken-board-close = Zurück zum Spiel
spoken-board-open = Der Plan in Worten ist offen. Escape führt zurück zum Spiel.
spoken-column-lot = Gebäude
spoken-column-owner = Gehört
spoken-column-shop = Laden
spoken-column-beside = Daneben
spoken-go = Zu Gebäude { $lot }

## What is answered

spoken-ok = Erledigt.
spoken-confirm = Enter oder „ja“ führt es aus, „nein“ lässt es bleiben.
spoken-left = Es bleibt, wie es ist.
spoken-nothing-asked = Es gibt nichts zu bestätigen. Tippe „Hilfe“, um zu hören, was verstanden wird.
spoken-not-now = Das geht jetzt nicht.
spoken-watching = Du siehst diesem Spiel nur zu.
# $count: how many sentences came before those that are read.
spoken-left-out = { $count ->
    [one] Ein weiteres Ereignis steht im Protokoll.
   *[other] { $count } weitere Ereignisse stehen im Protokoll.
}
spoken-none = nichts
spoken-hidden = verdeckt

spoken-status = { $year }, Runde { $round } von { $rounds }: { $phase }.
spoken-cards = Deine Karten: { $lots }.
spoken-no-cards = Du hast keine Karten zur Wahl.
# $count: how many cards are kept.
spoken-keep = { $count ->
    [one] Behalte eine: Tippe „behalte“ und ihre Nummer.
   *[other] Behalte { $count }: Tippe „behalte“ und ihre Nummern.
}
spoken-keep-fewer = Du würdest nur { $count } von { $all } behalten.

spoken-cash = { $name }: Geld { $money }.
spoken-tiles = Plättchen: { $tiles }.
spoken-tile-count = { $count }
spoken-business = { $shop }, { $size } von { $maximum }, auf { $lots }: { $money } pro Runde.
spoken-empty = Ohne Laden: { $lots }.

spoken-number = Füge die Nummer eines Gebäudes hinzu, von 1 bis 85.
spoken-no-lot = Es gibt kein Gebäude { $lot }.
# $street: “yes” for a building on a street.
spoken-in-district = In Viertel { $district }{ $street ->
    [yes] , an der Straße
   *[no] {""}
}.
# $count: how many neighbours.
spoken-beside = Neben { $lot }: { $lots }.
spoken-no-district = Es gibt sechs Viertel: Tippe „Viertel 1“ bis „Viertel 6“.
# $count: how many buildings.
spoken-district = Viertel { $district }, { $count } Gebäude
spoken-owner = { $name }: { $lots }.
spoken-free = Frei: { $lots }.
spoken-lot-shop = { $lot } mit { $shop }

# $mine: “yes” for my own offer.
spoken-offer = Angebot { $number }, { $mine ->
    [yes] deins
   *[no] von { $name }
}: { $trade }.
spoken-waits-for-you = Es wartet auf dich.
spoken-waits-for = Es wartet auf { $names }.
spoken-no-offers = Es gibt keine offenen Angebote.
spoken-no-offer = Es gibt kein Angebot mit dieser Nummer. Tippe „Angebote“, um sie zu hören.
spoken-which-offer = Sag, welches: Füge die Nummer des Angebots hinzu.
spoken-effect = Für dich: { $effect }.
# $number: of the offer.
spoken-pick = Dieses Angebot lässt dir die Wahl: Tippe „stimme { $number } zu“ und die Nummer deiner Wahl.
spoken-which = Das kann mehreres heißen. Tippe die Nummer dessen, was du meinst.
spoken-choice = { $number }: { $text }.
# $seeks and $gives: what is looked for and given for it, in words.
spoken-call = Aufruf { $number }, { $name }: sucht { $seeks }, gibt { $gives }.
spoken-no-calls = Es gibt keine offenen Aufrufe.

spoken-income = { $name }: { $money } pro Runde.
spoken-paid = Einkommen { $year }, { $name }: { $money }.
# $count: buildings, $tiles: tiles not on the board.
spoken-player = { $name }: Geld { $money }, Gebäude { $count }, Plättchen { $tiles }, Einkommen { $income } pro Runde.
spoken-place = Platz { $place }: { $name } mit { $money }.

spoken-where = { $shop }: möglich auf { $lots }.
spoken-nowhere = Es kann nichts gelegt werden.
spoken-planned = Geplant: { $placements }.
spoken-plan-income = Einkommen { $before }, dann { $after } ({ $change }).
spoken-plan-next = Tippe „fertig“, um zu bauen.
# $count: how many tiles are planned.
spoken-build-less = { $count ->
    [0] Du würdest nichts bauen, obwohl es ginge.
    [one] Du würdest ein Plättchen bauen und könntest mehr.
   *[other] Du würdest { $count } Plättchen bauen und könntest mehr.
}

# $seeks and $gives: what is sought and given for it, in words; $count how many offers; $state how a promise stands.
spoken-calling = Dein Aufruf: Du suchst { $seeks } und gibst { $gives }.
spoken-calling-first = Dein Aufruf, und wer zuerst zusagt, bekommt es: Du suchst { $seeks } und gibst { $gives }.
spoken-instructing = Der Tisch stimmt für dich jedem Angebot zu, in dem du für { $gives } mindestens { $seeks } bekommst.
spoken-each = Alle bekommen ein eigenes Angebot, zusammen { $count }. Was du nur einmal hast, bekommt, wer zuerst zusagt.
spoken-discard = Zurück in den Stapel: { $lots }.
spoken-promise = Versprechen { $number }, { $name } an { $other }: „{ $text }“, { $state }.
spoken-no-promises = Es ist nichts versprochen.
spoken-no-promise = Es gibt kein Versprechen mit dieser Nummer. Tippe „Versprechen“, um sie zu hören.

# One line each; the words in quotes are commands that are understood.
spoken-help =
    Fragen: „Stand“, „was habe ich“, „was hat Anna“, „was ist neben 22“, „wem gehört 22“, „wem gehört Viertel 3“, „Plan“, „Angebote“, „Angebot 1“, „Aufrufe“, „Einkommen“, „Spieler“, „wo kann ich bauen“, „Protokoll“, „noch mal“.
    Karten: „Karten“, „behalte 12 40 41“, „abwerfen 12“.
    Handel: „biete Grün 20 für 2 Wäscherei“, „stimme 1 zu“, „lehne 1 ab zu wenig“, „Gegenangebot 1 meine 20 für deine 22“, „ziehe 1 zurück“, „nimm Aufruf 1“, „biete geheim Grün 20 für 2 Wäscherei“, „biete allen 20 für 10k“, „biete jedem Anna und Bo: 20 für 10k“, „Aufruf 2 Wäscherei für 20k“, „Aufruf zuerst 2 Wäscherei für 20k“, „Aufruf zurückziehen 1“, „immer zustimmen 60k für 20“, „fertig“, „noch nicht fertig“.
    Versprechen: „Versprechen“, „gehalten 1“, „gebrochen 1“.
    Bau: „baue Wäscherei 20“, „entferne 20“, „fertig“.
    Reden: „sag hallo“, „flüstere Anna hallo“.
