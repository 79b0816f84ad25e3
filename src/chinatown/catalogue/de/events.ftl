### What happened, as sentences, for the browser and the terminal: `event-<kind>`.
###
### Arguments come formatted for the language: names of players in $name (who acted), $other and
### $others; buildings in $lots ("19 und 20"); tiles in $tiles ("2× Dim Sum und Wäscherei"); a whole
### trade in $trade (made of the `trade-...` messages below); money in $money, $bonus and $left.
### $count is a number. Choices are words: "yes" or "no" unless said otherwise.
### $year comes from `year-<year>`, with the year as the edition writes it.

## Rounds

year-1965 = 1965, Jahr der Schlange
year-1966 = 1966, Jahr des Pferdes
year-1967 = 1967, Jahr der Ziege
year-1968 = 1968, Jahr des Affen
year-1969 = 1969, Jahr des Hahns
year-1970 = 1970, Jahr des Hundes
year-1 = Runde 1
year-2 = Runde 2
year-3 = Runde 3
year-4 = Runde 4
year-5 = Runde 5
year-6 = Runde 6

## Parts of a trade: all of them look the same in the nominative and the accusative

# $count buildings without shops, in $lots.
trade-buildings = { $count ->
   *[other] Gebäude { $lots }
  }
# A building with its shop: $shop is the shop type's name, $lot the number.
trade-shop = { $shop } auf { $lot }
# $count tiles of one type.
trade-tiles = { $count ->
    [one] { $shop }
   *[other] { $count }× { $shop }
  }
trade-cash = { $money }
trade-due = { $money } nach dem Einkommen
# $count building cards, in $lots.
trade-cards = { $count ->
    [one] Karte { $lots }
   *[other] Karten { $lots }
  }
# A share of what businesses pay: $fraction is a word, or "other" for $parts of $whole; $lots are
# the $count buildings of the businesses; $limits tells which of $least and $most there are.
trade-share = { $fraction ->
    [all] alle
    [half] die Hälfte der
    [third] ein Drittel der
    [two-thirds] zwei Drittel der
    [quarter] ein Viertel der
    [three-quarters] drei Viertel der
   *[other] { $parts }/{ $whole } der
  } { $of ->
    [bonus] Konjunktureinnahmen von { $lots }
    [with-bonus] Einnahmen mit Konjunkturbonus von { $lots }
   *[income] Einnahmen von { $lots }
  } in dieser Runde{ $limits ->
   *[none] { "" }
    [least] , mindestens { $least }
    [most] , höchstens { $most }
    [both] , mindestens { $least } und höchstens { $most }
  }
# What somebody is bound to build or not to build this round.
trade-builds = die Zusage zum Bau von { $shop } auf { $lot }
trade-leaves-empty = die Zusage zum Freihalten von { $lot }
trade-builds-not = die Zusage zum Verzicht auf { $shop } auf { $lot }
trade-nothing = nichts
# $items is a list of the above.
trade-gives = { $name } gibt { $other } { $items }
# One of the $options goes from $name to $other; $chooser says which.
trade-choice = { $name } gibt { $other } nach Wahl von { $chooser }: { $options }
# One of the $options, in an offer that says to whom it goes.
trade-one-of = nach Wahl { $options }
# $text is what was promised, in the promiser's own words.
trade-promise = { $name } verspricht { $other }: „{ $text }“

## Events

event-round-began = { $year }: { $name } beginnt.
event-cards-dealt = { $name } bekommt die Karten { $lots } und behält { $count } davon.
event-cards-chosen = { $name } hat gewählt.
# $count buildings, in $lots.
event-cards-revealed = { $count ->
    [0] { $name } nimmt kein Gebäude.
   *[other] { $name } nimmt Gebäude { $lots }.
  }
# $sizes lists the maximum sizes that the card names, $count says how many.
event-outlook-turned = { $count ->
    [0] Konjunktur: kein Zusatzeinkommen.
    [one] Konjunktur: Zusatzeinkommen für Läden der Größe { $sizes }.
   *[other] Konjunktur: Zusatzeinkommen für Läden der Größen { $sizes }.
  }
# $shown tells whether the tiles may be seen.
event-tiles-drawn = { $shown ->
   *[yes] { $name } zieht { $tiles }.
    [no] { $count ->
        [one] { $name } zieht ein Plättchen.
       *[other] { $name } zieht { $count } Plättchen.
      }
  }
# $secret, and $counter: whether the offer answers another one.
event-offered = { $secret ->
    [yes] { $counter ->
        [yes] { $name } macht ein geheimes Gegenangebot: { $trade }.
       *[no] { $name } macht ein geheimes Angebot: { $trade }.
      }
   *[no] { $counter ->
        [yes] { $name } macht ein Gegenangebot: { $trade }.
       *[no] { $name } macht ein Angebot: { $trade }.
      }
  }
# $other made the offer.
event-agreed = { $name } stimmt dem Angebot von { $other } zu.
# $other called, seeks $seeks and gives $gives.
call-taken = { $name } nimmt den Aufruf von { $other } an: { $seeks } gegen { $gives }.
event-agreement-taken-back = { $name } stimmt dem Angebot von { $other } nicht mehr zu.
# $given tells whether a reason was given in own words ($reason) or is ready-made ($because).
event-refused = { $given ->
    [words] { $name } lehnt das Angebot von { $other } ab: „{ $reason }“
    [ready] { $name } lehnt das Angebot von { $other } ab: { $because }
   *[no] { $name } lehnt das Angebot von { $other } ab.
  }
reason-too-little = Das ist mir zu wenig.
reason-too-dear = Das ist mir zu teuer.
reason-need-it = Das brauche ich selbst.
reason-helps-you-more = Das nützt dir mehr als mir.
reason-no-cash = Das kann ich nicht bezahlen.
reason-better-offer = Ich habe ein besseres Angebot.
reason-not-now = Jetzt nicht.
reason-lack-it = Das habe ich nicht.
reason-helps-you-win = Damit gewinnst eher du als ich.
event-withdrawn = { $name } zieht ein Angebot zurück.
# $name made the offer; $why is a word; $lots or $shop name what moved.
event-lapsed = { $why ->
    [building-moved] Das Angebot von { $name } verfällt: Gebäude { $lots } gehört jetzt jemand anderem.
    [tiles-moved] Das Angebot von { $name } verfällt: Die Plättchen „{ $shop }“ sind weg.
    [too-many-buildings] Das Angebot von { $name } verfällt: Jemand hätte mehr als 30 Gebäude.
    [too-many-cards] Das Angebot von { $name } verfällt: Jemand hätte zu viele Karten auf der Hand.
    [call-ended] Das Angebot von { $name } verfällt: Der Aufruf ist schon beantwortet.
    [expired] Das Angebot von { $name } verfällt: Die Zeit dafür ist abgelaufen.
   *[trading-ended] Das Angebot von { $name } verfällt, da der Handel endet.
  }
# $seeks and $gives are lists of things, "yes" in $seeking and $giving where there are any.
event-called = { $seeking ->
    [yes] { $giving ->
        [yes] { $name } sucht { $seeks } und gibt { $gives }.
       *[no] { $name } sucht { $seeks }.
      }
   *[no] { $giving ->
        [yes] { $name } hat abzugeben: { $gives }.
       *[no] { $name } ruft etwas aus.
      }
  }{ $words ->
    [yes] { " " }„{ $text }“
   *[no] { "" }
  }
event-call-ended = { $why ->
    [answered] Der Aufruf von { $name } ist beantwortet.
    [ended] { $name } zieht einen Aufruf zurück.
    [building-moved] Der Aufruf von { $name } ist vorbei: Ein Gebäude gehört jetzt jemand anderem.
    [tiles-moved] Der Aufruf von { $name } ist vorbei: Die Plättchen sind weg.
    [did-not-happen] Der Aufruf von { $name } ist vorbei: Der Handel ist nicht zustande gekommen.
   *[trading-ended] Der Aufruf von { $name } ist vorbei, da der Handel endet.
  }
# $kind: words, whisper ($others hear it), remark (about the offer of $other), reaction, last-offers.
event-said = { $kind ->
    [whisper] { $name } zu { $others }: { $text }
    [remark] { $name } zum Angebot von { $other }: { $text }
    [last-offers] { $name } bittet um letzte Angebote.
   *[words] { $name }: { $text }
  }
event-trade-made = { $secret ->
    [yes] Geheim abgemacht: { $trade }.
   *[no] Abgemacht: { $trade }.
  }
event-items-moved = Geheim abgemacht; für alle sichtbar ist: { $trade }.
# $name made the offer; $why is a word.
event-trade-failed = { $why ->
    [not-enough-cash] Der Handel von { $name } kommt nicht zustande: Du hast das Geld nicht.
    [tile-not-held] Der Handel von { $name } kommt nicht zustande: Du hast die Plättchen nicht.
    [card-not-held] Der Handel von { $name } kommt nicht zustande: Du hast die Karte nicht.
    [clauses-contradict] Der Handel von { $name } kommt nicht zustande: Du hast etwas anderes zugesagt.
   *[did-not-happen] Der Handel von { $name } kommt nicht zustande. Alles bleibt, wo es ist.
  }
event-done-said = { $done ->
   *[yes] { $name } ist mit dem Handeln fertig.
    [no] { $name } handelt wieder.
  }
# $agreed tells whether tiles are now placed in turn, $count and $returned whose placements go back to them.
event-turns-asked = { $agreed ->
    [no] { $name } möchte reihum bauen; alle müssen zustimmen.
   *[yes] { $count ->
        [0] { $name } verlangt, dass in dieser Runde reihum gebaut wird.
       *[other] { $name } verlangt, dass in dieser Runde reihum gebaut wird. Die Planung von { $returned } geht ungesehen zurück.
      }
  }
# $shown tells whether the cards may be seen, $lots is which.
event-cards-discarded = { $shown ->
   *[yes] { $name } wirft ab: { $lots }.
    [no] { $count ->
        [one] { $name } wirft eine Karte ab.
       *[other] { $name } wirft { $count } Karten ab.
      }
  }
# $other made the promise, $text is it.
event-promise-judged = { $kept ->
   *[yes] { $name } bestätigt, dass { $other } Wort gehalten hat: „{ $text }“
    [no] { $name } sagt, dass { $other } ein Versprechen gebrochen hat: „{ $text }“
  }
# $clock tells whether time ran out, $turn whether tiles are placed in turn.
event-trading-ended = { $clock ->
    [yes] Die Zeit ist um: Der Handel endet. { $turn ->
        [yes] Gebaut wird reihum.
       *[no] Alle bauen gleichzeitig und verdeckt.
      }
   *[no] Der Handel endet. { $turn ->
        [yes] Gebaut wird reihum.
       *[no] Alle bauen gleichzeitig und verdeckt.
      }
  }
# $name had agreed with $other; $what is one of the agreements above, $why is a word.
event-clause-lapsed = { $why ->
    [building-moved] Zwischen { $name } und { $other } verfällt { $what }: Das Gebäude gehört jetzt jemand anderem.
    [tiles-moved] Zwischen { $name } und { $other } verfällt { $what }: Das Plättchen fehlt.
    [no-street-access] Zwischen { $name } und { $other } verfällt { $what }: Es fehlt der Zugang zur Straße.
   *[game-ended] Zwischen { $name } und { $other } verfällt mit dem Spielende { $what }.
  }
event-placements-fixed = { $name } hat verdeckt festgelegt, was gebaut wird.
# $placements lists $count of `placement`.
event-built = { $count ->
    [0] { $name } baut nichts.
   *[other] { $name } baut { $placements }.
  }
placement = { $shop } auf { $lot }
# $money is the whole income; $extra tells whether $bonus of it is the outlook card's.
event-income-paid = { $extra ->
    [yes] { $name } verdient { $money }, davon { $bonus } durch die Konjunktur.
   *[no] { $name } verdient { $money }.
  }
# $share is `trade-share`, of what came to $earned.
event-share-counted = { $name } schuldet { $other } { $money }: { $share } (eingenommen: { $earned }).
event-share-lapsed = { $why ->
    [creditor-owns] { $name } schuldet { $other } nichts für { $share }: Das gehört inzwischen { $other } selbst.
   *[game-ended] { $name } schuldet { $other } nichts für { $share }: Das Spiel ist zu Ende.
  }
# $name pays $other; $rest tells whether $left stays owed.
event-debt-paid = { $rest ->
    [yes] { $name } zahlt { $other } wie vereinbart { $money }; offen bleiben { $left }.
   *[no] { $name } zahlt { $other } wie vereinbart { $money }.
  }
event-debt-dropped = { $name } schuldet { $other } noch { $money }: mit dem Spielende gestrichen.
# $name lists the $count winners, $money is their cash.
event-ended-early = Das Spiel wird einvernehmlich vorzeitig beendet.
event-game-over = { $count ->
    [one] { $name } gewinnt mit { $money }.
   *[other] { $name } teilen sich den Sieg mit je { $money }.
  }
