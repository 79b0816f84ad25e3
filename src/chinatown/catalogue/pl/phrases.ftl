### Ready-made sentences of players, bots above all: `phrase-<code>`, spoken by one to the others.
###
### $shop is a shop type, $lots numbers of buildings ("22 i 23"), $homes how many they are, $tiles
### how many tiles, $wares all of it in words ("22 i 2 × Foto"); $size the size of a business;
### $money an amount, $count for how many years; $name a player. Nobody's gender is known.

# How often an amount comes: part of the sentences below, after the amount.
phrase-years = { $count ->
    [one] w tym roku
    [few] rocznie przez { $count } lata
   *[other] rocznie przez { $count } lat
  }
# What would come to somebody, at the beginning of a sentence; the tiles are of the type it is about.
# Nominative: what it leads to follows after "i", so that no verb has to agree.
phrase-things = { $homes ->
    [0] { $tiles ->
        [one] Jeszcze jeden kafelek
        [few] Jeszcze { $tiles } kafelki
       *[other] Jeszcze { $tiles } kafelków
      }
    [one] Budynek { $lots }{ $tiles ->
        [0] { "" }
        [one] { " " }oraz jeszcze jeden kafelek
        [few] { " " }oraz jeszcze { $tiles } kafelki
       *[other] { " " }oraz jeszcze { $tiles } kafelków
      }
   *[other] Budynki { $lots }{ $tiles ->
        [0] { "" }
        [one] { " " }oraz jeszcze jeden kafelek
        [few] { " " }oraz jeszcze { $tiles } kafelki
       *[other] { " " }oraz jeszcze { $tiles } kafelków
      }
  }
# Of $homes buildings: what is next to something.
phrase-lie = { $homes ->
    [one] Budynek { $lots } sąsiaduje
   *[other] Budynki { $lots } sąsiadują
  }
# The end of a list.
phrase-and = { $first } i { $last }

## What a trade does for me

phrase-finishes-mine = { phrase-things } – i moje przedsiębiorstwo „{ $shop }” jest ukończone: o { $money } więcej { phrase-years }.
phrase-grows-mine = { phrase-things } – i moje przedsiębiorstwo „{ $shop }” ma rozmiar { $size }: o { $money } więcej { phrase-years }.
phrase-starts-mine = { phrase-things } – i mam { $size } × „{ $shop }” obok siebie: o { $money } więcej { phrase-years }.
phrase-earns-me = To dla mnie o { $money } więcej { phrase-years }.
phrase-collects-mine = Zbieram kafelki „{ $shop }”.
phrase-beside-mine = { phrase-lie } z tym, co już mam.
phrase-spare = Bez tego się obejdę: { $wares }.

## What it does for you

phrase-finishes-yours = { phrase-things } – i twoje przedsiębiorstwo „{ $shop }” jest ukończone: o { $money } więcej { phrase-years }.
phrase-grows-yours = { phrase-things } – i twoje przedsiębiorstwo „{ $shop }” ma rozmiar { $size }: o { $money } więcej { phrase-years }.
phrase-starts-yours = { phrase-things } – i masz { $size } × „{ $shop }” obok siebie: o { $money } więcej { phrase-years }.
phrase-earns-you = To dla ciebie o { $money } więcej { phrase-years }.
phrase-collects-yours = Zbierasz kafelki „{ $shop }”.
phrase-beside-yours = { phrase-lie } z tym, co już masz.
phrase-costs-you-nothing = Nie tracisz na tym żadnego dochodu.
phrase-favour = To byłaby przysługa: nic cię nie kosztuje.

## Against it, and the price

phrase-costs-me = Tracę na tym { $money } { phrase-years }.
phrase-brings-me = Mam z tego tylko { $money } { phrase-years }.
phrase-unproved = Zaufam twojej obietnicy, gdy dotrzymasz choć jednej.
phrase-wants = Chcę za to co najmniej { $money }.
phrase-pays = Zapłacę najwyżej { $money }.
phrase-better = Dołóż { $money } i umowa stoi.

## Answers to what somebody said

phrase-as-asked = Pytasz, więc mówię: to moja cena.
phrase-would-give = Tyle mogę za to dać.
phrase-as-you-say = Mnie to pasuje.
phrase-lowered = Niech będzie, ustąpię trochę.
phrase-offer-stands = Moja oferta jest nadal aktualna.
phrase-last-price = To moja ostateczna cena.
phrase-offers-first = Najpierw odpowiedz na moje oferty.
phrase-make-offer = Złóż mi ofertę.
phrase-have-none = Nie mam tego: { $wares }.
phrase-keeps = To zostaje u mnie: { $wares }.
phrase-no-use = Do niczego mi się nie przyda: { $wares }.
phrase-too-little = To za mało.
phrase-too-dear = To dla mnie za drogo.
phrase-helps-you = Zyskujesz na tym więcej niż ja.
phrase-helps-you-win = To pomogłoby wygrać tobie, a nie mnie.
phrase-cannot-pay = Nie stać mnie na to.
phrase-not-swayed = Groźby nie zmienią mojej ceny.
phrase-welcome = Nie ma za co.

## To the table

phrase-hello = Cześć wszystkim!
phrase-good-luck = Powodzenia wszystkim!
phrase-let-us-trade = Najpierw do mnie: chętnie pohandluję.
phrase-thanks = Dzięki, { $name }!
phrase-fair-trade = Uczciwa wymiana, { $name }.
phrase-helps-both = Obie strony na tym zyskują, { $name }.
phrase-pleasure = Handel z tobą to przyjemność, { $name }.
phrase-well-traded = Dobrze wynegocjowane, { $name }.
phrase-praise = { $name } ma już { $money } dochodu rocznie. Trzeba na to uważać.
phrase-proud = Moje sklepy przynoszą już { $money } rocznie.
phrase-waiting = Wszyscy czekamy na ciebie, { $name }.
phrase-nothing-left = Nic już tu dla mnie nie ma do zyskania.
