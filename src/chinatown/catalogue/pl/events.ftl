### What happened, as sentences, for the browser and the terminal: `event-<kind>`.
###
### Arguments come formatted for the language: names of players in $name (who acted), $other and
### $others; buildings in $lots ("19 i 20"); tiles in $tiles ("2 × Dim Sum i Pralnia"); a whole trade
### in $trade (made of the `trade-...` messages below); money in $money, $bonus and $left.
### $count is a number. Choices are words: "yes" or "no" unless said otherwise.
### $year comes from `year-<year>`, with the year as the edition writes it.
### Lists and names are nominative: put them after a colon, after "gracz" in its case, or in front.

## Rounds

year-1965 = 1965, Rok Węża
year-1966 = 1966, Rok Konia
year-1967 = 1967, Rok Kozy
year-1968 = 1968, Rok Małpy
year-1969 = 1969, Rok Koguta
year-1970 = 1970, Rok Psa
year-1 = Runda 1
year-2 = Runda 2
year-3 = Runda 3
year-4 = Runda 4
year-5 = Runda 5
year-6 = Runda 6

## Parts of a trade: nominative, for they also stand alone

# $count buildings without shops, in $lots.
trade-buildings = { $count ->
    [one] budynek { $lots }
   *[other] budynki { $lots }
  }
# A building with its shop: $shop is the shop type's name, $lot the number.
trade-shop = { $shop } (nr { $lot })
# $count tiles of one type.
trade-tiles = { $count ->
    [one] { $shop }
   *[other] { $count } × { $shop }
  }
trade-cash = { $money }
trade-due = { $money } po wypłacie
# $count building cards, in $lots.
trade-cards = { $count ->
    [one] karta { $lots }
   *[other] karty { $lots }
  }
# A share of what businesses pay: $fraction is a word, or "other" for $parts of $whole; $lots are
# the $count buildings of the businesses; $limits tells which of $least and $most there are.
trade-share = { $fraction ->
    [all] całość
    [half] połowa
    [third] jedna trzecia
    [two-thirds] dwie trzecie
    [quarter] jedna czwarta
    [three-quarters] trzy czwarte
   *[other] { $parts }/{ $whole }
  } { $of ->
    [bonus] premii koniunktury z
    [with-bonus] dochodu z premią koniunktury z
   *[income] dochodu z
  } { $lots } w tej rundzie{ $limits ->
   *[none] { "" }
    [least] , co najmniej { $least }
    [most] , co najwyżej { $most }
    [both] , co najmniej { $least } i co najwyżej { $most }
  }
# What somebody is bound to build or not to build this round.
trade-builds = zobowiązanie do budowy sklepu „{ $shop }” na budynku { $lot }
trade-leaves-empty = zobowiązanie do niezabudowania budynku { $lot }
trade-builds-not = zobowiązanie do niebudowania sklepu „{ $shop }” na budynku { $lot }
trade-nothing = nic
# $items is a list of the above.
trade-gives = { $name } daje graczowi { $other }: { $items }
# One of the $options goes from $name to $other; $chooser says which.
trade-choice = { $name } daje graczowi { $other } jedno do wyboru (wybiera { $chooser }): { $options }
# One of the $options, in an offer that says to whom it goes.
trade-one-of = jedno do wyboru: { $options }
# $text is what was promised, in the promiser's own words.
trade-promise = Obietnica ({ $name } › { $other }): „{ $text }”

## Events

event-round-began = Zaczynamy: { $year }. Pierwszy gracz: { $name }.
event-cards-dealt = { $name } dostaje karty { $lots } i zatrzymuje { $count }.
event-cards-chosen = { $name } ma już wybrane karty.
# $count buildings, in $lots.
event-cards-revealed = { $count ->
    [0] { $name } nie bierze żadnego budynku.
    [one] { $name } bierze budynek { $lots }.
   *[other] { $name } bierze budynki { $lots }.
  }
# $sizes lists the maximum sizes that the card names, $count says how many.
event-outlook-turned = { $count ->
    [0] Koniunktura: bez premii.
    [one] Koniunktura: premia za sklepy o rozmiarze { $sizes }.
   *[other] Koniunktura: premia za sklepy o rozmiarach { $sizes }.
  }
# $shown tells whether the tiles may be seen.
event-tiles-drawn = { $shown ->
   *[yes] { $name } losuje: { $tiles }.
    [no] { $count ->
        [one] { $name } losuje kafelek.
        [few] { $name } losuje { $count } kafelki.
       *[other] { $name } losuje { $count } kafelków.
      }
  }
# $secret, and $counter: whether the offer answers another one.
event-offered = { $secret ->
    [yes] { $counter ->
        [yes] { $name } składa tajną kontrofertę – { $trade }.
       *[no] { $name } składa tajną ofertę – { $trade }.
      }
   *[no] { $counter ->
        [yes] { $name } składa kontrofertę – { $trade }.
       *[no] { $name } składa ofertę – { $trade }.
      }
  }
# $other made the offer.
event-agreed = { $name } przyjmuje ofertę gracza { $other }.
# $other called, seeks $seeks and gives $gives.
call-taken = { $name } odpowiada na ogłoszenie gracza { $other } – { $seeks } w zamian za: { $gives }.
event-agreement-taken-back = { $name } cofa zgodę na ofertę gracza { $other }.
# $given tells whether a reason was given in own words ($reason) or is ready-made ($because).
event-refused = { $given ->
    [words] { $name } odrzuca ofertę gracza { $other }: „{ $reason }”
    [ready] { $name } odrzuca ofertę gracza { $other }: { $because }
   *[no] { $name } odrzuca ofertę gracza { $other }.
  }
reason-too-little = To za mało.
reason-too-dear = To dla mnie za drogo.
reason-need-it = Tego akurat potrzebuję.
reason-helps-you-more = Zyskujesz na tym więcej niż ja.
reason-no-cash = Nie stać mnie na to.
reason-better-offer = Mam lepszą ofertę.
reason-not-now = Nie teraz.
reason-lack-it = Nie mam tego.
reason-helps-you-win = To pomogłoby wygrać tobie, a nie mnie.
event-withdrawn = { $name } wycofuje ofertę.
# $name made the offer; $why is a word; $lots or $shop name what moved.
event-lapsed = { $why ->
    [building-moved] Oferta gracza { $name } wygasa: budynek { $lots } ma nowego właściciela.
    [tiles-moved] Oferta gracza { $name } wygasa: nie ma już kafelków „{ $shop }”.
    [too-many-buildings] Oferta gracza { $name } wygasa: ktoś miałby ponad 30 budynków.
    [too-many-cards] Oferta gracza { $name } wygasa: ktoś miałby za dużo kart.
    [call-ended] Oferta gracza { $name } wygasa: ogłoszenie jest już nieaktualne.
    [expired] Oferta gracza { $name } wygasa: jej czas minął.
   *[trading-ended] Oferta gracza { $name } wygasa z końcem handlu.
  }
# $seeks and $gives are lists of things, "yes" in $seeking and $giving where there are any.
event-called = { $seeking ->
    [yes] { $giving ->
        [yes] { $name } szuka: { $seeks }; daje: { $gives }.
       *[no] { $name } szuka: { $seeks }.
      }
   *[no] { $giving ->
        [yes] { $name } ma na sprzedaż: { $gives }.
       *[no] { $name } ma ogłoszenie.
      }
  }{ $words ->
    [yes] { " " }„{ $text }”
   *[no] { "" }
  }
event-call-ended = { $why ->
    [answered] Ogłoszenie gracza { $name } jest załatwione.
    [ended] { $name } wycofuje ogłoszenie.
    [building-moved] Ogłoszenie gracza { $name } jest nieaktualne: budynek ma nowego właściciela.
    [tiles-moved] Ogłoszenie gracza { $name } jest nieaktualne: nie ma już tych kafelków.
    [did-not-happen] Ogłoszenie gracza { $name } jest nieaktualne: wymiana nie doszła do skutku.
   *[trading-ended] Ogłoszenie gracza { $name } wygasa z końcem handlu.
  }
# $kind: words, whisper ($others hear it), remark (about the offer of $other), reaction, last-offers.
event-said = { $kind ->
    [whisper] { $name } szepcze do: { $others } – { $text }
    [remark] { $name } o ofercie gracza { $other }: { $text }
    [last-offers] { $name } ogłasza: ostatnie oferty!
   *[words] { $name }: { $text }
  }
event-trade-made = { $secret ->
    [yes] Tajna wymiana – { $trade }.
   *[no] Wymiana – { $trade }.
  }
event-items-moved = Tajna wymiana, z której wszyscy widzą: { $trade }.
# $name made the offer; $why is a word.
event-trade-failed = { $why ->
    [not-enough-cash] Wymiana z oferty gracza { $name } nie dochodzi do skutku: nie masz tyle gotówki.
    [tile-not-held] Wymiana z oferty gracza { $name } nie dochodzi do skutku: nie masz tych kafelków.
    [card-not-held] Wymiana z oferty gracza { $name } nie dochodzi do skutku: nie masz tej karty.
    [clauses-contradict] Wymiana z oferty gracza { $name } nie dochodzi do skutku: masz już inne zobowiązanie.
   *[did-not-happen] Wymiana z oferty gracza { $name } nie dochodzi do skutku. Nic nie zmienia właściciela.
  }
event-done-said = { $done ->
   *[yes] { $name } kończy handel.
    [no] { $name } wraca do handlu.
  }
# $agreed tells whether tiles are now placed in turn, $count and $returned whose placements go back to them.
event-turns-asked = { $agreed ->
    [no] { $name } chce budować po kolei; muszą się zgodzić wszyscy.
   *[yes] { $count ->
        [0] { $name } żąda budowania po kolei w tej rundzie.
       *[other] { $name } żąda budowania po kolei w tej rundzie. Nieujawnione wybory wracają do: { $returned }.
      }
  }
# $shown tells whether the cards may be seen, $lots is which.
event-cards-discarded = { $shown ->
   *[yes] { $count ->
        [one] { $name } odrzuca kartę { $lots }.
       *[other] { $name } odrzuca karty { $lots }.
      }
    [no] { $count ->
        [one] { $name } odrzuca kartę.
        [few] { $name } odrzuca { $count } karty.
       *[other] { $name } odrzuca { $count } kart.
      }
  }
# $other made the promise, $text is it.
event-promise-judged = { $kept ->
   *[yes] { $name } uznaje obietnicę gracza { $other } za dotrzymaną: „{ $text }”
    [no] { $name } uznaje obietnicę gracza { $other } za złamaną: „{ $text }”
  }
# $clock tells whether time ran out, $turn whether tiles are placed in turn.
event-trading-ended = { $clock ->
    [yes] Czas minął: koniec handlu. { $turn ->
        [yes] Gracze budują po kolei.
       *[no] Wszyscy budują jednocześnie, w ukryciu.
      }
   *[no] Koniec handlu. { $turn ->
        [yes] Gracze budują po kolei.
       *[no] Wszyscy budują jednocześnie, w ukryciu.
      }
  }
# $name had agreed with $other; $what is one of the agreements above, $why is a word.
event-clause-lapsed = { $why ->
    [building-moved] Wygasa umowa graczy { $name } i { $other }, bo budynek ma nowego właściciela: { $what }.
    [tiles-moved] Wygasa umowa graczy { $name } i { $other }, bo nie ma takiego kafelka: { $what }.
    [no-street-access] Wygasa umowa graczy { $name } i { $other }, bo brak dostępu do ulicy: { $what }.
   *[game-ended] Wygasa umowa graczy { $name } i { $other }, bo gra się kończy: { $what }.
  }
event-placements-fixed = { $name } ma już plan budowy, na razie ukryty.
# $placements lists $count of `placement`.
event-built = { $count ->
    [0] { $name } nic nie buduje.
   *[other] { $name } buduje: { $placements }.
  }
placement = { $shop } (nr { $lot })
# $money is the whole income; $extra tells whether $bonus of it is the outlook card's.
event-income-paid = { $extra ->
    [yes] { $name } dostaje { $money } dochodu, w tym { $bonus } premii koniunktury.
   *[no] { $name } dostaje { $money } dochodu.
  }
# $share is `trade-share`, of what came to $earned.
event-share-counted = { $name } ma zapłacić graczowi { $other } { $money }: { $share } (z kwoty { $earned }).
event-share-lapsed = { $why ->
    [creditor-owns] { $name } nic nie płaci graczowi { $other }, bo wierzyciel jest już właścicielem: { $share }.
   *[game-ended] { $name } nic nie płaci graczowi { $other }, bo gra się kończy: { $share }.
  }
# $name pays $other; $rest tells whether $left stays owed.
event-debt-paid = { $rest ->
    [yes] { $name } płaci graczowi { $other } { $money } zgodnie z umową; do zapłaty zostaje { $left }.
   *[no] { $name } płaci graczowi { $other } { $money } zgodnie z umową.
  }
event-debt-dropped = Umorzone na koniec gry: { $name } nie płaci już graczowi { $other } { $money }.
# $name lists the $count winners, $money is their cash.
event-ended-early = Gracze kończą grę przed czasem.
event-game-over = { $count ->
    [one] Wygrywa { $name } z kwotą { $money }.
   *[other] Wspólnie wygrywają { $name }, po { $money }.
  }
