### The bargaining table in the browser: offers and calls, talk, what trades bring, their stories.
###
### Names of players come in $name, $other and $names (a list); money in $money, $now and $total;
### shop types in $shop, buildings in $lot. $count is a number; choices are "yes" or "no".

## Offers

title-offers = { $count ->
    [one] • Ein Angebot für dich – { $title }
   *[other] • { $count } Angebote für dich – { $title }
  }
new-version = neue Fassung
offer-time-left = Restzeit für dieses Angebot
offer-gone-building = Nicht mehr möglich: Gebäude { $lot } gehört jetzt jemand anderem
offer-gone-tiles = Nicht mehr möglich: Die Plättchen „{ $shop }“ sind weg
# $by tells whether it is known who refused, $given whether there is a reason; $name is what `you`
# says where it is me.
offer-refused-by = { $by ->
    [yes] { $name ->
        [du] Von dir abgelehnt
       *[other] Abgelehnt von { $name }
      }
   *[no] Abgelehnt
  }{ $given ->
    [yes] : „{ $reason }“
   *[no] { "" }
  }
change-offer = Ändern
change-title = Neue Fassung deines Angebots
send-change = Stattdessen anbieten
repeat-to = Auch anbieten …
time-limit = Wie lange das Angebot steht
# $count seconds; 0 is no limit.
limit-seconds = { $count ->
    [0] unbefristet
   *[other] { $count } Sekunden
  }
limit-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
item-elsewhere = auch in einem anderen Angebot von dir
change-added = neu:
change-changed = geändert:
change-removed = nicht mehr:
conversation = Angebote und Gegenangebote
conversation-before = Vorher ({ $count })
remark = Eine Bemerkung zu diesem Angebot
remark-text = Bemerkung an alle Mitleser

## What a trade brings

# $now is the change of the next income, $total that of all of them and of cash.
# $count rounds are still to be paid; the last of them is this one where it is 1.
effect = { $count ->
    [one] Einkommen { $now }; samt Geld { $total }
   *[other] diese Runde { $now }; über { $count } Runden samt Geld { $total }
  }
effect-none = keine Änderung bei Einkommen und Geld
effects = Gewinn anzeigen
effects-about = Ob der Tisch zeigt, was ein Angebot am Einkommen ändert.
effects-off = niemandem
effects-mine = allen nur den eigenen
effects-everyone = allen den von allen
effects-chip-off = Gewinn nicht sichtbar
effects-chip-mine = nur eigener Gewinn sichtbar
effects-chip-everyone = Gewinn aller sichtbar

## Calls to the table

calls = Aufrufe
new-call = Aufruf an alle
call-title = Aufruf an alle
call-drop = Aufruf verwerfen
call-seeks = Ich suche
call-gives = Ich gebe
call-card-seeks = Sucht
call-card-gives = Gibt
call-text = In Worten (freiwillig)
call-first = Wer zuerst zusagt, bekommt es
call-first-short = wer zuerst zusagt
send-call = Ausrufen
call-by = { $me ->
    [yes] Dein Aufruf
   *[no] Aufruf von { $name }
  }
end-call = Aufruf beenden
call-over = Dieser Aufruf ist vorbei
take-call = Annehmen
answer-call = Antworten
answer-title = Antwort auf den Aufruf von { $name }
answers-to-call = Antworten auf deinen Aufruf
add-tile-of = + Plättchen
last-offers = Letzte Angebote!
last-offers-about = Allen sagen, dass der Handel gleich endet

## Talk

chat = Etwas sagen
open-talk = { $count ->
    [0] Gespräch
    [one] Gespräch: 1 neue Zeile
   *[other] Gespräch: { $count } neue Zeilen
  }
say = Sagen
to-all = alle
to-whom = Wer es hört
say-to-all = Sag allen etwas
say-or-offer = Sagen oder anbieten
whisper-to = Nur für { $names }
whisper = geflüstert
say-as-offer = Diese Worte als Angebot lesen
offer-hint = Enter macht aus einem Angebot einen Entwurf. Angeboten wird erst, wenn du es bestätigst.
which-offer = Was davon meinst du?
say-plainly = Nur sagen
characters-left = { $count ->
    [0] Kein Zeichen mehr frei
    [one] Noch 1 Zeichen
   *[other] Noch { $count } Zeichen
  }
reactions = Reaktionen
react-yes = Ja
react-no = Nein
react-thanks = Danke
react-laugh = Lustig
react-wow = Wow
react-hurry = Mach schnell
react-think = Ich überlege
react-agreed = Abgemacht
hidden-players = Gespräche und Angebote von { $names } siehst du nicht.
filter-all = Alles
filter-talk = Gespräch
filter-happened = Ereignisse
filter-trades = Handel
filter-income = Bau und Einkommen
log-part = Welcher Teil des Verlaufs
log-of-all = alle
log-times = Uhrzeiten anzeigen
mute-about = Gespräche und Angebote, die du nicht sehen willst
mute = { $name } ausblenden
unmute = { $name } ist ausgeblendet
report-somebody = Jemanden melden
log-earlier = Zeigen, was vorher war
keys = Tasten: / um etwas zu sagen, Strg+Enter um das Geschriebene anzubieten, Pfeiltasten von Gebäude zu Gebäude auf dem Plan.
offer-cash = Dein Geld: etwas davon auf die Waage legen
ask-before-loss = Nachfragen, bevor ich einem Handel zustimme, der laut Anzeige Verlust bringt
sound = Leiser Ton, wenn ein Angebot auf mich wartet
vibration = Das Handy vibriert, wenn ich gefragt bin
# The sounds of the game, in the menu, and how loud they are.
sounds = Geräusche des Spiels: Karten, Plättchen, Geld, Gespräch
volume = Lautstärke

## What was agreed, and what came of it

ledger = Schulden und Versprechen
# $money has a sign: what a trade brought $name over the rest of the game.
worth = { $name } { $money }
# $then is what it had brought when the round of the trade was over.
worth-then = { $name } { $money } (am Ende der Runde { $then })
story-steps = Wie es dazu kam ({ $count })
show-stories = Die Geschichte jedes Handels
no-stories = Noch kein Handel.
