### Ein Geschäft zusammenstellen: was auf der Waage liegt, was jede Partei bekommt, Angebote als Zeilen.

## What lies on the scale

money-of = { $me ->
    [yes] Geld von dir
   *[no] Geld von { $name }
  }
more-terms = Mehr
more-terms-of = { $me ->
    [yes] Was du sonst geben kannst
   *[no] Was { $name } sonst geben kann
  }
goes-to-whom = { $me ->
    [yes] geht an dich
   *[no] geht an { $name }
  }
# What each party gets, with what it changes.
# $now is the change of the next income, $total that of all of them and of cash.
effect-short = Einkommen { $now } · insgesamt { $total }
effect-short-none = keine Änderung
effect-short-last = insgesamt { $total }

## Offers and the log in rows

# The word before a trade in chips; the sign of whoever does it stands before it.
row-offer = bietet an
row-counter = kontert
row-secret-offer = bietet geheim an
row-secret-counter = kontert geheim
row-trade = Abgemacht
row-secret-trade = Geheim abgemacht
row-promise = verspricht „{ $text }“

## Standing instructions

instructions = Deine Daueraufträge
instruction-title = Dauerauftrag
instruction-about = Der Tisch stimmt an deiner Stelle jedem so guten Angebot dieser Runde zu. Niemand sonst sieht es.
instruction-gives = Ich gebe höchstens
instruction-seeks = Ich bekomme mindestens
instruction-send = Solchen Angeboten zustimmen
instruction-at-least = für { $money } oder mehr
instruction-at-most = für { $money } oder weniger
instruction-agreed = du stimmst zu

## Asking

what-for = Gegen was?
what-for-about = Alle mit einem Aufruf fragen, was dafür verlangt wird
ask-all = Alle fragen
ask-all-about = Als Aufruf an den Tisch richten, auf den alle antworten können

## Who could help

helpers-ask = Wer könnte helfen?
helpers-about = Nach einem Tausch zu zweit oder zu dritt suchen, der dir das bringt und allen nützt
helpers-searching = Suche läuft …
helpers-title = Wer helfen könnte
helpers-use = Auf die Waage legen; angeboten wird noch nichts
helpers-gain = etwa { $money }
helpers-none = Kein Tausch zu zweit oder zu dritt in Sicht, der allen nützt.

## Keys

keys-title = Tasten
keys-on = Einzelne Tasten wirken
keys-about = Sie tun nichts, während du schreibst. Schalte sie aus, wenn sie einer Sprachausgabe oder Spracheingabe in die Quere kommen.
key-new = Neues Angebot
key-done = Fertig, oder weiterhandeln
key-next = Nächstes Angebot, das auf dich wartet
key-agree = Dem Angebot zustimmen, bei dem du bist
key-counter = Darauf kontern
key-refuse = Es ablehnen
key-undo = Letzte Änderung am Entwurf rückgängig machen
key-say = Etwas sagen
key-help = Menü und Tasten

## The same to several players

# $count: how many players get it, two or more.
same-to = Dasselbe an
same-to-about = Alle bekommen ein eigenes Angebot. Was du nur einmal hast, bekommt, wer zuerst zusagt.
send-several = Allen { $count } anbieten

## Gebäude zur Wahl ohne den Plan

lots-of-district = Viertel { $district }
lot-beside = { $mine ->
    [yes] { $count ->
        [one] neben deinem Gebäude { $lots }
       *[other] neben deinen Gebäuden { $lots }
      }
   *[no] neben { $lots } ({ $name })
  }
