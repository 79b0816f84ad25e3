### Playing by typing and listening: the line for commands, its answers, and the board in words.
###
### $name is a player's name, or “ty” in its place in a list; $lots are numbers of buildings in words; $money, $income, $before,
### $after and $change are amounts in words.

spoken-title = Gra przez wpisywanie
spoken-open = Graj, pisząc i słuchając
spoken-close = Zamknij
spoken-line = Polecenie
spoken-hint = Wpisz „pomoc”, aby usłyszeć, co można wpisać. Sam Enter czyta jeszcze raz, co się stało.
spoken-try = Wpisz „pomoc”
spoken-answer = Odpowiedź
spoken-board = Plansza w słowach

## The board in words

spoken-board-title = Plansza, przecznica po przecznicy
spoken-board-close = Powrót do gry
spoken-board-open = Plansza w słowach jest otwarta. Escape prowadzi z powrotem do gry.
spoken-column-lot = Budynek
spoken-column-owner = Czyj
spoken-column-shop = Sklep
spoken-column-beside = Obok
spoken-go = Przejdź do budynku { $lot }

## What is answered

spoken-ok = Gotowe.
spoken-confirm = Enter albo „tak” wykonuje to, „nie” rezygnuje.
spoken-left = Nic się nie zmienia.
spoken-nothing-asked = Nie ma nic do potwierdzenia. Wpisz „pomoc”, aby usłyszeć, co można wpisać.
spoken-not-now = Teraz to niemożliwe.
spoken-watching = Tylko przyglądasz się tej grze.
# $count: how many sentences came before those that are read.
spoken-left-out = { $count ->
    [one] Jeszcze jedno zdarzenie jest w dzienniku.
    [few] Jeszcze { $count } zdarzenia są w dzienniku.
   *[other] Jeszcze { $count } zdarzeń jest w dzienniku.
}
spoken-none = brak
spoken-hidden = ukryte

spoken-status = { $year }, runda { $round } z { $rounds }: { $phase }.
spoken-cards = Twoje karty: { $lots }.
spoken-no-cards = Nie masz kart do wyboru.
# $count: how many cards are kept.
spoken-keep = { $count ->
    [one] Do zatrzymania: jedna karta. Wpisz „zatrzymaj” i jej numer.
    [few] Do zatrzymania: { $count } karty. Wpisz „zatrzymaj” i ich numery.
   *[other] Do zatrzymania: { $count } kart. Wpisz „zatrzymaj” i ich numery.
}
spoken-keep-fewer = Zatrzymujesz tylko { $count } z { $all }.

spoken-cash = { $name }: pieniądze { $money }.
spoken-tiles = Kafelki: { $tiles }.
spoken-tile-count = { $count }
spoken-business = { $shop }, { $size } z { $maximum }, na { $lots }: { $money } na rundę.
spoken-empty = Bez sklepu: { $lots }.

spoken-number = Dodaj numer budynku, od 1 do 85.
spoken-no-lot = Nie ma budynku { $lot }.
# $street: “yes” for a building on a street.
spoken-in-district = W przecznicy { $district }{ $street ->
    [yes] , przy ulicy
   *[no] {""}
}.
# $count: how many neighbours.
spoken-beside = Obok { $lot }: { $lots }.
spoken-no-district = Jest sześć przecznic: wpisz „przecznica 1” do „przecznica 6”.
# $count: how many buildings.
spoken-district = Przecznica { $district }, budynki: { $count }
spoken-owner = { $name }: { $lots }.
spoken-free = Wolne: { $lots }.
spoken-lot-shop = { $lot } ({ $shop })

# $mine: “yes” for my own offer.
spoken-offer = Oferta { $number }, { $mine ->
    [yes] twoja
   *[no] autor: { $name }
}: { $trade }.
spoken-waits-for-you = Czeka na twoją odpowiedź.
spoken-waits-for = Czeka na odpowiedź: { $names }.
spoken-no-offers = Nie ma otwartych ofert.
spoken-no-offer = Nie ma oferty o tym numerze. Wpisz „oferty”, aby je usłyszeć.
spoken-which-offer = Powiedz która: dodaj numer oferty.
spoken-effect = Dla ciebie: { $effect }.
# $number: of the offer.
spoken-pick = Ta oferta daje wybór: wpisz „zgoda na { $number }” i numer wybranej możliwości.
spoken-which = To może znaczyć kilka rzeczy. Wpisz numer właściwej.
spoken-choice = { $number }: { $text }.
# $seeks and $gives: what is looked for and given for it, in words.
spoken-call = Ogłoszenie { $number }, { $name }: szuka: { $seeks }, daje: { $gives }.
spoken-no-calls = Nie ma otwartych ogłoszeń.

spoken-income = { $name }: { $money } na rundę.
spoken-paid = Wypłata za rok { $year }, { $name }: { $money }.
# $count: buildings, $tiles: tiles not on the board.
spoken-player = { $name }: pieniądze { $money }, budynki { $count }, kafelki { $tiles }, dochód { $income } na rundę.
spoken-place = Miejsce { $place }: { $name }, { $money }.

spoken-where = { $shop }: można na { $lots }.
spoken-nowhere = Niczego nie można położyć.
spoken-planned = Plan: { $placements }.
spoken-plan-income = Dochód { $before }, potem { $after } ({ $change }).
spoken-plan-next = Wpisz „gotowe”, aby zbudować.
# $count: how many tiles are planned.
spoken-build-less = { $count ->
    [0] Nic nie budujesz, choć można.
    [one] Budujesz jeden kafelek, a można więcej.
    [few] Budujesz { $count } kafelki, a można więcej.
   *[other] Budujesz { $count } kafelków, a można więcej.
}

# $seeks and $gives: what is sought and given for it, in words; $count how many offers; $state how a promise stands.
spoken-calling = Twoje ogłoszenie: szukasz: { $seeks }, dajesz: { $gives }.
spoken-calling-first = Twoje ogłoszenie dla osoby, która zgodzi się pierwsza: szukasz: { $seeks }, dajesz: { $gives }.
spoken-instructing = Stół zgodzi się za ciebie na każdą ofertę, w której dostajesz co najmniej: { $seeks }, a dajesz: { $gives }.
spoken-each = Osobna oferta dla każdej z tych osób, razem: { $count }. To, co masz tylko raz, dostanie osoba, która zgodzi się pierwsza.
spoken-discard = Do talii wraca: { $lots }.
spoken-promise = Obietnica { $number }, { $name } › { $other }: „{ $text }”, { $state }.
spoken-no-promises = Nie ma żadnych obietnic.
spoken-no-promise = Nie ma obietnicy o tym numerze. Wpisz „obietnice”, aby je usłyszeć.

# One line each; the words in quotes are commands that are understood.
spoken-help =
    Pytania: „stan”, „co mam”, „co ma Anna”, „co jest obok 22”, „kto ma 22”, „kto ma przecznicę 3”, „plansza”, „oferty”, „oferta 1”, „ogłoszenia”, „dochody”, „gracze”, „gdzie mogę budować”, „dziennik”, „jeszcze raz”.
    Karty: „karty”, „zatrzymaj 12 40 41”, „odrzuć kartę 12”.
    Handel: „oferuję zielonemu 20 za 2 pralnie”, „zgoda na 1”, „odmów 1 za mało”, „kontroferta 1 moje 20 za twoje 22”, „wycofaj 1”, „przyjmij ogłoszenie 1”, „oferuję tajnie zielonemu 20 za 2 pralnie”, „oferuję wszystkim 20 za 10k”, „oferuję każdemu Anna i Bo: 20 za 10k”, „ogłoś 2 pralnie za 20k”, „ogłoś dla pierwszego 2 pralnie za 20k”, „wycofaj ogłoszenie 1”, „zawsze zgoda na 60k za 20”, „gotowe”, „jeszcze nie”.
    Obietnice: „obietnice”, „dotrzymana 1”, „złamana 1”.
    Budowa: „zbuduj pralnia 20”, „zabierz 20”, „gotowe”.
    Rozmowa: „powiedz cześć”, „szepnij Anna cześć”.
