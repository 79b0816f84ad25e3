### Układanie wymiany: co leży na wadze, co kto dostaje, oferty w wierszach.

## What lies on the scale

money-of = { $me ->
    [yes] Twoje pieniądze
   *[no] Pieniądze: { $name }
  }
more-terms = Więcej
more-terms-of = { $me ->
    [yes] Co jeszcze możesz dać
   *[no] Co jeszcze może dać { $name }
  }
goes-to-whom = { $me ->
    [yes] dla ciebie
   *[no] dostaje { $name }
  }
# What each party gets, with what it changes.
# $now is the change of the next income, $total that of all of them and of cash.
effect-short = dochód { $now } · razem { $total }
effect-short-none = bez zmian
effect-short-last = razem { $total }

## Offers and the log in rows

# The word before a trade in chips; the sign of whoever does it stands before it.
row-offer = oferta
row-counter = kontroferta
row-secret-offer = tajna oferta
row-secret-counter = tajna kontroferta
row-trade = Wymiana
row-secret-trade = Tajna wymiana
row-promise = obietnica „{ $text }”

## Standing instructions

instructions = Twoje stałe zlecenia
instruction-title = Stałe zlecenie
instruction-about = Stół zgadza się za ciebie na każdą tak dobrą ofertę w tej rundzie. Nikt inny tego nie widzi.
instruction-gives = Daję najwyżej
instruction-seeks = Dostaję co najmniej
instruction-send = Zgadzaj się na takie oferty
instruction-at-least = za { $money } lub więcej
instruction-at-most = za { $money } lub mniej
instruction-agreed = zgadzasz się

## Asking

what-for = Za co?
what-for-about = Zapytaj wszystkich ogłoszeniem, co trzeba za to dać
ask-all = Do wszystkich
ask-all-about = Zrób z tego ogłoszenie, na które każdy może odpowiedzieć

## Who could help

helpers-ask = Kto może pomóc?
helpers-about = Poszukaj wymian między dwiema lub trzema osobami, które ci to dają i opłacają się wszystkim
helpers-searching = Szukanie…
helpers-title = Kto może pomóc
helpers-use = Wczytaj do oferty; nic jeszcze nie zostanie wysłane
helpers-gain = około { $money }
helpers-none = Nie widać wymiany między dwiema ani trzema osobami, która opłaca się wszystkim.

## Keys

keys-title = Klawisze
keys-on = Pojedyncze klawisze działają
keys-about = Nic nie robią podczas pisania. Wyłącz je, jeśli przeszkadzają czytnikowi ekranu lub sterowaniu głosem.
key-new = Nowa oferta
key-done = Kończę albo handluję dalej
key-next = Następna oferta, która na ciebie czeka
key-agree = Zgoda na wybraną ofertę
key-counter = Kontroferta do niej
key-refuse = Odrzuć ją
key-undo = Cofnij ostatnią zmianę w układanej ofercie
key-say = Powiedz coś
key-help = Menu i klawisze

## The same to several players

# $count: how many players get it, two or more.
same-to = To samo dla
same-to-about = Osobna oferta dla każdej z tych osób. To, co masz tylko raz, dostanie osoba, która zgodzi się pierwsza.
send-several = Oferuj { $count } osobom

## Budynki do wyboru bez planu

lots-of-district = Przecznica { $district }
lot-beside = { $mine ->
    [yes] { $count ->
        [one] obok twojego budynku { $lots }
       *[other] obok twoich budynków { $lots }
      }
   *[no] obok { $lots } ({ $name })
  }
