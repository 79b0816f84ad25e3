### The bargaining table in the browser: offers and calls, talk, what trades bring, their stories.
###
### Names of players come in $name, $other and $names (a list); money in $money, $now and $total;
### shop types in $shop, buildings in $lot. $count is a number; choices are "yes" or "no".
### A call is "ogłoszenie".

## Offers

title-offers = { $count ->
    [one] • Oferta dla ciebie – { $title }
    [few] • { $count } oferty dla ciebie – { $title }
   *[other] • { $count } ofert dla ciebie – { $title }
  }
new-version = nowa wersja
offer-time-left = Pozostały czas tej oferty
offer-gone-building = Już niemożliwa: budynek { $lot } zmienił właściciela
offer-gone-tiles = Już niemożliwa: nie ma już kafelków „{ $shop }”
# $by tells whether it is known who refused, $given whether there is a reason.
offer-refused-by = { $by ->
    [yes] Odrzucona ({ $name })
   *[no] Odrzucona
  }{ $given ->
    [yes] : „{ $reason }”
   *[no] { "" }
  }
change-offer = Zmień
change-title = Nowa wersja twojej oferty
send-change = Oferuj to
repeat-to = Powtórz dla …
time-limit = Jak długo oferta jest ważna
# $count seconds; 0 is no limit.
limit-seconds = { $count ->
    [0] bez limitu czasu
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
  }
limit-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
item-elsewhere = jest też w innej twojej ofercie
change-added = nowe:
change-changed = zmienione:
change-removed = już nie:
conversation = Oferty i kontroferty
conversation-before = Wcześniej ({ $count })
remark = Uwaga do tej oferty
remark-text = Uwaga dla widzących ofertę

## What a trade brings

# $now is the change of the next income, $total that of all of them and of cash.
# $count rounds are still to be paid; the last of them is this one where it is 1.
effect = { $count ->
    [one] dochód { $now }; z gotówką { $total }
    [few] w tej rundzie { $now }; przez { $count } rundy, z gotówką, { $total }
   *[other] w tej rundzie { $now }; przez { $count } rund, z gotówką, { $total }
  }
effect-none = dochód i gotówka bez zmian
effects = Pokazuj zyski
effects-about = Czy stół pokazuje, jak oferta wpływa na dochód.
effects-off = nikomu
effects-mine = każdemu tylko własne
effects-everyone = wszystkim wszystkie
effects-chip-off = zyski ukryte
effects-chip-mine = widać tylko własne zyski
effects-chip-everyone = widać zyski wszystkich

## Calls to the table

calls = Ogłoszenia
new-call = Nowe ogłoszenie
call-title = Ogłoszenie dla stołu
call-drop = Odłóż ogłoszenie
call-seeks = Szukam
call-gives = Daję
call-card-seeks = Szuka
call-card-gives = Daje
call-text = Własnymi słowami (opcjonalnie)
call-first = Dla osoby, która zgodzi się pierwsza
call-first-short = kto pierwszy
send-call = Ogłoś
call-by = { $me ->
    [yes] Twoje ogłoszenie
   *[no] { $name } ogłasza
  }
end-call = Zakończ
call-over = To ogłoszenie jest nieaktualne
take-call = Biorę
answer-call = Odpowiedz
answer-title = Odpowiedź na ogłoszenie gracza { $name }
answers-to-call = Odpowiedzi na twoje ogłoszenie
add-tile-of = + kafelek
last-offers = Ostatnie oferty!
last-offers-about = Ogłoś wszystkim, że handel zaraz się kończy

## Talk

chat = Powiedz coś
open-talk = { $count ->
    [0] Rozmowa
    [one] Rozmowa: 1 nowa wiadomość
    [few] Rozmowa: { $count } nowe wiadomości
   *[other] Rozmowa: { $count } nowych wiadomości
  }
say = Powiedz
to-all = wszyscy
to-whom = Kto to słyszy
say-to-all = Powiedz wszystkim
say-or-offer = Mów lub oferuj
whisper-to = Słyszą tylko: { $names }
whisper = szeptem
say-as-offer = Zamień te słowa w ofertę
offer-hint = Enter zamienia ofertę w szkic. Bez twojej zgody nic nie zostanie zaoferowane.
which-offer = O którą z nich chodzi?
say-plainly = Tylko powiedz
characters-left = { $count ->
    [0] Nie ma już miejsca
    [one] Został 1 znak
    [few] Zostały { $count } znaki
   *[other] Zostało { $count } znaków
  }
reactions = Reakcje
react-yes = Tak
react-no = Nie
react-thanks = Dzięki
react-laugh = Śmieszne
react-wow = Wow
react-hurry = Szybciej
react-think = Myślę
react-agreed = Umowa stoi
hidden-players = Nie widzisz wypowiedzi ani ofert graczy: { $names }.
filter-all = Wszystko
filter-talk = Czat
filter-happened = Zdarzenia
filter-trades = Wymiany
filter-income = Budowa i dochód
log-part = Która część przebiegu gry
log-of-all = wszyscy
log-times = Pokazuj, kiedy co się działo
mute-about = Wypowiedzi i oferty, których nie chcesz widzieć
mute = Ukryj: { $name }
unmute = Ukryte: { $name }
report-somebody = Zgłoś kogoś
log-earlier = Pokaż, co było wcześniej
keys = Klawisze: / aby coś powiedzieć, Ctrl+Enter, aby zaoferować to, co jest napisane, strzałki, aby poruszać się po budynkach planu.
offer-cash = Twoja gotówka: dodaj do oferty
ask-before-loss = Pytaj, zanim zgodzę się na stratę według wyliczeń stołu
sound = Cichy dźwięk, gdy czeka na mnie oferta
vibration = Telefon wibruje, gdy czegoś się ode mnie oczekuje
# The sounds of the game, in the menu, and how loud they are.
sounds = Dźwięki gry: karty, kafelki, pieniądze, rozmowy
volume = Głośność

## What was agreed, and what came of it

ledger = Długi i obietnice
# $money has a sign: what a trade brought $name over the rest of the game.
worth = { $name } { $money }
# $then is what it had brought when the round of the trade was over.
worth-then = { $name } { $money } (na koniec rundy { $then })
story-steps = Jak do tego doszło ({ $count })
show-stories = Historia każdej wymiany
no-stories = Nie było jeszcze wymian.
