### The browser client: pages, buttons, hints.
###
### Names of players come in $name, $other and $names (a list); money formatted in $money; buildings
### formatted in $lots and $lot; shop types in $shop. $count, $number, $size and the like are numbers.
### Names, shop types and lists are nominative and stay as they are; nobody's gender is known.

## Everywhere

brand = Chinatown
brand-home = Chinatown: do moich stołów
unofficial = Nieoficjalna implementacja gry Karstena Hartwiga. Nie zawiera grafik ani tekstów z wydań gry.
loading = Chwileczkę …
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
copy-failed = Przeglądarka nie pozwala skopiować. Tekst jest zaznaczony: skopiuj go ręcznie (Ctrl+C, Cmd+C lub dłuższe przytrzymanie).
save = Zapisz
details = Szczegóły
you = ty
somebody = ktoś
try-again = Spróbuj ponownie
offline = Brak połączenia – ponawiam próbę
trouble-title = Coś poszło nie tak
trouble = Na tej stronie coś poszło nie tak. Gra jest bezpieczna na serwerze: odśwież stronę, aby grać dalej.
storage-blocked = Przeglądarka niczego nie zapisuje dla tej strony, więc ustawienia działają tylko do jej zamknięcia.
cookies-blocked = Przeglądarka blokuje ciasteczka tej strony. Zezwól na nie i odśwież stronę: dzięki ciasteczku masz swoje miejsce przy stole.
too-old = Ta przeglądarka jest zbyt stara. Gra działa w Chrome i Edge od 123, w Firefoksie od 120 i w Safari od 17.5.
not-loaded = Nie udało się wczytać gry.
needs-scripts = Gra wymaga JavaScriptu.
offline-title = Nie ma połączenia ze stołem
outdated = Na serwerze jest nowa wersja gry. Odśwież stronę, aby grać dalej; nic nie przepada.
reload = Odśwież
error-no-connection = Serwer nie odpowiada. Czy jest uruchomiony?
error-no-answer = Od pół minuty nie ma odpowiedzi. Sprawdź, czy rzecz jest zrobiona, zanim naciśniesz jeszcze raz.
error-outdated = Ta strona jest starsza niż serwer. Odśwież ją.
error-server-trouble = Serwer ma kłopoty ({ $status }). Spróbuj ponownie.
title-last = • Wszyscy czekają na ciebie – { $title }
title-turn = • Twoja kolej – { $title }
title-lobby = Stół – { $title }
lost-title = Tu nic nie ma
lost = Pod tym adresem nie ma żadnej strony ani stołu.
shut-title = Brak wstępu
to-my-tables = Do moich stołów

## Home

home-title = Sześć lat na budowę Chinatown
puzzles-title = Zagadki
puzzle-from-home = Zagadka dnia: która wymiana daje najwięcej?
banker-from-home = Gracie przy prawdziwym stole? Bankier policzy wasze dochody.
home-lead = Zdobywaj budynki i sklepy, wymieniaj je, z kim chcesz i na co chcesz, buduj przedsiębiorstwa, które przynoszą zysk. Po sześciu rundach wygrywa osoba z największą ilością gotówki.
play-now = Zagraj od razu z trzema botami
as-strong-play = Zagraj z botami na twoim poziomie
watch-bots = Obejrzyj grę botów
my-tables = Moje stoły
no-tables = Nie masz jeszcze stołów. Utwórz pierwszy: wystarczy jedno kliknięcie.
account = Konto
sign-out = Wyloguj wszędzie indziej
sign-out-about = Tylko ta przeglądarka zachowa twoje miejsca: inne je stracą, prywatne linki zostaną odnowione, a kopie pliku cookie tej przeglądarki przestaną działać.
sign-out-sure = Tak, tylko tutaj
sign-out-done = Gotowe. Twoje miejsca są już tylko w tej przeglądarce.
your-turn = Twoja kolej
enter-code = Masz kod?
code-example = ABCD-EFGH-JKMN
open-code = Otwórz
archive = Schowaj
archive-table = Schowaj stół (grają: { $names })
unarchive = Przywróć
unarchive-table = Przywróć stół (grają: { $names })
archived = { $count ->
    [one] Jeden schowany stół
    [few] { $count } schowane stoły
   *[other] { $count } schowanych stołów
  }
delete = Usuń
delete-table = Usuń stół (grają: { $names })
delete-sure = Tak, usuń na zawsze
status-lobby = przed grą
status-playing = gra w toku
status-over = po grze

## A new table

new-table = Nowy stół
my-name = Twoje imię
usual-name = Gość
edition = Edycja
edition-modern = Współczesna
edition-modern-about = Lata 1965–1970, start: 50 000 $
edition-classic = Klasyczna
edition-classic-about = Lata 30., karty koniunktury, start: 5000 $
players = Gracze
seat = Miejsce { $number }
seat-unnamed = Gracz { $number }
seat-me = Ja
seat-here = Ktoś przy tym urządzeniu
# Names the field for the name of somebody who shares the device.
seat-here-name = Imię gracza na miejscu { $number }
here-name = Imię
shares-device = Gra na tym urządzeniu
seat-friend = Ktoś, przez link
seat-bot = Bot: { $bot }
bot-told = Bot: { $bot }, { $character }
bot-newcomer = nowicjusz
plays-newcomer = Wymienia się na to, co od razu daje dochód, i buduje bez planu: w sam raz na pierwszą grę.
bot-shopkeeper = sklepikarz
plays-shopkeeper = Wymienia się na to, co od razu daje dochód, dzieli zyski po równo i buduje to, co przynosi najwięcej.
bot-merchant = bywalec
plays-merchant = Widzi też, co jeszcze może wyrosnąć ze sklepów, i dzieli zyski po równo.
bot-tycoon = rekin
plays-tycoon = Najpierw żąda więcej, targuje się i szuka wymian w trzy osoby.
bot-random = losowy
plays-random = Wybiera, buduje i proponuje losowo: do wypróbowywania.
# Stands where the name of a level stands, for the one that is as strong as the reader.
bot-as-strong = równy tobie
as-strong-all = Wszystkie boty na twoim poziomie
# $games is at least 3.
as-strong-about = Według twoich ostatnich { $games } gier z botami.
# $bot is the name of a level, such as newcomer.
as-strong-now = Tak silny jak ty, obecnie: { $bot }. Zależy to od wyników twoich gier z botami.
bots-about = Jak grają te boty?
bot-hidden = poziom ukryty
character = Charakter
character-any = dowolny
character-none = milczący
character-hidden = charakter ukryty
character-generous = hojny
character-hard = twardy
character-chatty = gadatliwy
character-quiet = małomówny
character-impatient = niecierpliwy
character-loyal = lojalny
create-table = Graj
usual-table = Ustaw jak zwykle
create-and-invite = Utwórz stół i zaproś
variants = Warianty i własne sklepy
changed = zmiany: { $count }

switch-street-access = Dostęp do ulicy
switch-street-access-about = Nowe przedsiębiorstwo zaczyna się przy ulicy; budynki wewnątrz tylko dołączają do twoich sąsiednich.
switch-keep-fewer = Mniej budynków
switch-keep-fewer-about = Z rozdanych kart budynków zatrzymujesz najwyżej podaną liczbę, możesz też żadnej.
switch-keep-cards = Karty zostają
switch-keep-cards-about = Odrzucone karty budynków zostają na ręce i można nimi handlować.
switch-early-outlook = Wczesna koniunktura
switch-early-outlook-about = Kartę koniunktury odkrywa się przed losowaniem kafelków.
switch-outlook-pays = Premia koniunktury
switch-outlook-pays-about = Za co płaci karta koniunktury.
position-outlook-pays-tile = za każdy kafelek
position-outlook-pays-business = za każde przedsiębiorstwo
position-outlook-pays-player = raz na gracza
switch-placing-tiles = Wykładanie kafelków
switch-placing-tiles-about = Po kolei, począwszy od pierwszego gracza, albo jednocześnie i w ukryciu.
position-placing-tiles-at-once-unless-asked = naraz, chyba że ktoś poprosi
position-placing-tiles-at-once-unless-all-agree = naraz, po kolei za zgodą wszystkich
position-placing-tiles-in-turn = zawsze po kolei
position-placing-tiles-at-once = zawsze naraz
switch-hidden-tiles = Ukryte kafelki
switch-hidden-tiles-about = Tylko ty widzisz swoje kafelki, dopóki nie zmienią właściciela lub nie trafią na planszę.
switch-open-money = Jawne pieniądze
switch-open-money-about = Wszyscy widzą, ile kto ma gotówki.
switch-bots-hidden = Ukryte boty
switch-bots-hidden-about = Do końca gry widać tylko imiona botów, bez poziomu i charakteru.
switch-training = Trening
switch-training-about = Jeśli przy stole poza tobą są same boty: po handlu panel budowania może pokazać najlepszą wymianę, jaka była dla ciebie możliwa.
switch-watch-delay = Opóźnienie dla widzów
switch-watch-delay-about = Kto ogląda bez miejsca przy stole, także w widoku telewizyjnym, widzi grę kilka minut później.
switch-first-player = Karta pierwszego gracza
switch-first-seat = Pierwszy gracz
switch-first-seat-about = Kto zaczyna: wybór losowy albo osoba, która ostatnio odwiedziła jakieś Chinatown.
first-seat-drawn = losowo
first-seat-named = { $number }: { $name }
first-seat-free = { $number }: wolne miejsce
first-seat-friend = { $number }: ktoś znajomy
first-seat-number = miejsce { $number }
menu = O tym stole
pays-title = Dochód przedsiębiorstwa na rundę według liczby sklepów (złote: ukończone)
pays-size = Rozmiar
watch-link = Link dla widzów
switch-first-player-about = Czy po każdej rundzie przechodzi do następnego gracza.
position-first-player-passes = przechodzi dalej
position-first-player-stays = zostaje
switch-trade-clock = Zegar handlu
switch-trade-clock-about = Handel kończy się, gdy minie czas.
switch-immediate-only = Tylko wymiany od ręki
switch-immediate-only-about = Wymiana niczego nie odkłada na później: ani zapłaty po wypłacie, ani udziału w dochodzie, ani umowy o budowie, ani wyboru.
position-none = brak
position-minutes = { $count } min
variant-position = { $what }: { $where }

own-shops = Własne typy sklepów
own-shops-about = Zastąp nasze sklepy własnymi. Pustych kafelków zostało { $left } z { $all }.
own-shop-add = Zastąp typ sklepu …
own-shop-choice = { $shop } (rozmiar { $size }, kafelki: { $count })
own-shop-for = Zamiast: { $shop }
own-shop-symbol = Symbol
own-shop-name = Nazwa sklepu
own-shop-remove = Przywróć: { $shop }

## The lobby

lobby-title = Przy stole
free-seat = Wolne miejsce
waits-for-friend = czeka na kogoś znajomego
that-is-me = to ty
online = online
away = offline
join = Usiądź
table-full = Wszystkie miejsca są zajęte. Możesz oglądać, gdy gra się zacznie.
start = Rozpocznij grę
start-waits = { $count ->
    [one] Czekamy na jednego gracza
   *[other] Czekamy na { $count } graczy
  }
waits-for-host = Gospodarz rozpoczyna grę, gdy wszystkie miejsca są zajęte.
# What the server has committed itself to before the game, in six words that are never translated; players may note them.
shuffle-words = Tasowanie: { $words }.
shuffle-opening = Trwa tasowanie. Gra zacznie się za chwilę.
shuffle-parts = { $count ->
    [0] Nikt jeszcze nie ma w nim swojej części.
    [one] Swoją część ma w nim jeden gracz.
    [few] Swoją część ma w nim { $count } graczy.
   *[other] Swoją część ma w nim { $count } graczy.
  }
invite = Zaproś znajomych
invite-about = Wyślij ten link. Kto go otworzy, może zająć wolne miejsce lub oglądać.
code-about = Kod do podyktowania:
locked = z hasłem
password = Hasło
password-show = Pokaż
password-optional = Hasło (nieobowiązkowe)
password-optional-about = Bez niego nikt nie zobaczy stołu ani nie zajmie miejsca. W linku go nie ma: podaj je znajomym.
invite-locked-about = Wyślij ten link i podaj też hasło. Kto ma jedno i drugie, może zająć wolne miejsce lub oglądać.
password-set = Ustaw hasło
password-change = Zmień hasło
password-change-about = Osoby, które tylko oglądają, też muszą je odtąd podać.
password-remove = Usuń hasło
enter-password = Stół z hasłem
enter-password-about = Zna je osoba, od której masz link. W tej przeglądarce podaje się je tylko raz.
enter-table = Otwórz stół
link-local = Ten link działa tylko na tym komputerze. Aby wpuścić innych, uruchom serwer z --host 0.0.0.0 lub z adresem publicznym.
share = Udostępnij …
share-text = Zagraj ze mną w Chinatown
qr-show = Pokaż kod QR
qr-hide = Ukryj kod QR
qr = Kod QR: { $link }
waits-for = czeka: { $name }
and-host = { $who }, gospodarz
is-ready = gotowość
not-ready = bez gotowości
ready = Gotowe, gram
ready-done = Grasz
unready = Jeszcze bez gotowości: { $names }
start-waits-about = Nie musisz czekać: możesz oddać wolne miejsce botowi albo grać w mniejszym gronie.
sit-here = Usiądź tu
rename = Zmień imię
stand-up = Wstań
hand-over = Zrób gospodarzem
hand-over-to = Oddaj rolę gospodarza: { $name }
send-away = Odeślij
ban = Zablokuj
bans = Zablokowane osoby
bans-about = Zablokowana osoba nie wróci w tej przeglądarce ani nie będzie oglądać. Na inną przeglądarkę pomaga hasło.
lift-ban = Odblokuj
lift-ban-of = Odblokuj: { $name }
setup = W co gracie
players-count = { $count ->
    [one] 1 gracz
   *[other] { $count } graczy
  }
players-fewer = Mniej
players-more = Więcej
change-setup = Edycja i warianty …
apply-setup = Gramy w to
apply-setup-about = Wszyscy widzą zmianę i na nowo zgłaszają gotowość.
again = Jeszcze raz w tym gronie
again-join = Jeszcze raz: do nowego stołu
browsers = Przeglądarki z twoim miejscem
browser-unknown = Przeglądarka
browser-here = ta
browser-leave = Oddaj miejsce tutaj
browser-remove = Usuń
browser-came = Twoje miejsce jest otwarte w innej przeglądarce: { $browser }. Obie teraz nim grają.
browser-fine = To ja
renew-link = Odnów link
seats-here = Twoje miejsca w tej przeglądarce
pass-who = Kto ma urządzenie?
pass-to = Przekaż urządzenie: { $name }
pass-about = To, co inni mają na ręce i planują, pozostaje ukryte, dopóki nie powiesz, kim jesteś.
pass-i-am = Jestem { $name }
# $count is the number of offers that wait for $name, 0 for none.
pass-on = { $count ->
    [0] Przekaż: { $name }
    [one] Przekaż: { $name } (1 oferta)
    [few] Przekaż: { $name } ({ $count } oferty)
   *[many] Przekaż: { $name } ({ $count } ofert)
}
seat-lost-stood-up = Nie masz już tu miejsca: zwolniła je inna twoja przeglądarka.
seat-lost-removed = Nie masz już tu miejsca: gospodarz je zwolnił.
seat-lost-browser-removed = Nie masz już tu miejsca: usuwa je stąd inna twoja przeglądarka.
rejoin = Twoja prywatna droga powrotu
rejoin-about = Ten prywatny link prowadzi do twojego miejsca na każdym urządzeniu. Nie udostępniaj go: kto go ma, gra za ciebie.

host-link = Twoja prywatna droga powrotu jako gospodarz
host-link-about = Ten prywatny link daje ci rolę gospodarza na każdym urządzeniu. Nie udostępniaj go: kto go ma, też jest gospodarzem.
host-browser-came = Masz rolę gospodarza także w innej przeglądarce: { $browser }.
seat-lost-host-removed = Nie masz już tu roli gospodarza: usuwa ją stąd inna twoja przeglądarka.
host-browsers = Przeglądarki z twoją rolą gospodarza
make-link = Utwórz link
host-link-title = Przejąć tu rolę gospodarza?
host-link-take-about = To prywatny link gospodarza, który ogląda grę bez własnego miejsca. Jeśli z niego skorzystasz, ta przeglądarka też staje się przeglądarką gospodarza, a pozostałe się o tym dowiadują.
host-link-held = Ta przeglądarka ma już rolę gospodarza.
host-link-take = Przejmij rolę
host-passed = Gospodarzem stołu jest teraz { $name }.
host-passed-you = Rola gospodarza należy teraz do ciebie.

seat-link-title = Grać tu jako { $name }?
seat-link-with = razem z: { $names }
seat-link-about = To prywatny link do miejsca gracza { $name }. Jeśli z niego skorzystasz, ta przeglądarka gra jako { $name }, a pozostałe przeglądarki tego gracza się o tym dowiadują.
seat-link-held = Ta przeglądarka ma już miejsce gracza { $name }.
seat-link-plays = W tej przeglądarce grasz też jako { $name }. Zachowujesz to miejsce i możesz się między nimi przełączać.
seat-link-take = Graj jako { $name }
seat-link-look = Tylko oglądaj

## The table

round-of = { $round } z 6
phase = Faza
phase-deal = Karty
phase-trade = Handel
phase-build = Budowa
phase-over = Koniec
closes-short = Koniec handlu za { $count } s
waits-closing = Handel zaraz się kończy
# $last: whether all others wait for me alone.
prompt-deal = { $last ->
    [yes] Wybierz karty: wszyscy czekają
   *[no] Wybierz karty
  }
prompt-build = { $last ->
    [yes] Wyłóż kafelki: wszyscy czekają
   *[no] Wyłóż kafelki albo spasuj
  }
# $count offers wait for me.
prompt-offers = { $count ->
    [one] Oferta dla ciebie
    [few] { $count } oferty dla ciebie
   *[other] { $count } ofert dla ciebie
  }
prompt-done = { $count ->
    [0] Naciśnij „Kończę”: wszyscy czekają
    [one] Oferta albo „Kończę”: wszyscy czekają
    [few] { $count } oferty albo „Kończę”: wszyscy czekają
   *[other] { $count } ofert albo „Kończę”: wszyscy czekają
  }
waits-trade = Handel trwa: { $names }
waits-paused = Przerwa
waits-others = Czekamy na: { $names }
waits-over = Koniec gry
my-cash = Twoja gotówka
cash = Gotówka
spectating = Oglądasz
spectators = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
  }
clock-left = Czas do końca handlu
outlook-down = Koniunktura: zakryte { $left }
outlook-now = Koniunktura: premia za rozmiary { $sizes }
outlook-none = Koniunktura: bez premii
outlook-about = { $left ->
    [0] Wszystkie karty koniunktury są odkryte.
    [one] Jedna karta koniunktury jest jeszcze zakryta.
    [few] { $left } karty koniunktury są jeszcze zakryte.
   *[other] { $left } kart koniunktury jest jeszcze zakrytych.
  }
first-player = Pierwszy gracz
side-panel = Co robić
sheet-open = Otwórz panel
sheet-close = Zamknij panel
log = Przebieg gry

mark-chosen = wybrano
mark-done = kończy
mark-built = zbudowano
mark-building = buduje …
buildings-count = { $count ->
    [one] 1 budynek
    [few] { $count } budynki
   *[other] { $count } budynków
  }
income-a-round = Dochód na rundę
tiles-count = { $count ->
    [0] bez kafelków
    [one] 1 kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
  }
tiles-more = { $count ->
    [one] +1 ukryty
    [few] +{ $count } ukryte
   *[other] +{ $count } ukrytych
  }
tiles-of = { $count ->
    [one] { $shop }
   *[other] { $count } × { $shop }
  }
ask-for-tile = Poproś o kafelek „{ $shop }” (ma go { $name })
my-tiles = Twoje kafelki
my-cards = Twoje karty
no-tiles = Nie masz kafelków
finished-at = Pełny rozmiar: { $size }
offer-tile = Zaoferuj: { $shop }
card = Karta budynku { $lot }
discard = Odrzuć …
discard-these = Odrzuć { $count }

## Dealing

keep-cards = Zatrzymaj { $count } z { $all }
keep-cards-fewer = Zatrzymaj najwyżej { $count } z { $all }
keep-fewer-left = { $count ->
    [one] Możesz wybrać jeszcze jeden albo zatrzymać wybrane
    [few] Możesz wybrać jeszcze { $count } albo zatrzymać wybrane
   *[other] Możesz wybrać jeszcze { $count } albo zatrzymać wybrane
  }
keep-fewer-sure = Możesz zatrzymać jeszcze { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[other] { $count } kart
  }. { $chosen ->
    [0] Nie zatrzymujesz żadnej?
    [one] Zatrzymujesz tylko tę jedną?
   *[other] Zatrzymujesz tylko { $chosen }?
  }
keep-fewer-confirm = { $chosen ->
    [0] Tak, bez kart
   *[other] Tak, zatrzymaj { $chosen }
  }
keep-left = { $count ->
    [one] Wybierz jeszcze jeden budynek
    [few] Wybierz jeszcze { $count } budynki
   *[other] Wybierz jeszcze { $count } budynków
  }
keep-ready = Potwierdź przyciskiem „Zatrzymaj”
keep-confirm = Zatrzymaj
keep-hint = Budynki są zaznaczone na planie: wybieraj tam albo tutaj. Nikt nie widzi twojego wyboru, dopóki nie wybiorą wszyscy.
kept = { $count ->
    [0] Nie zatrzymujesz żadnego budynku.
    [one] Zatrzymujesz budynek { $lots }.
   *[other] Zatrzymujesz budynki { $lots }.
  }
deal-watching = Każdy wybiera, które budynki zatrzymać.
card-beside-own = { $count ->
    [one] obok twojego { $lots }
   *[other] obok twoich { $lots }
  }
card-beside-dealt = obok { $lots } z twoich kart
card-beside-others = sąsiedzi: { $names }

## Trading

compose = Nowa oferta
done = Kończę
not-done = Handluję dalej
still-trading = Jeszcze w handlu: { $names }
all-others-done = Reszta już skończyła
trade-hint = Klikaj budynki na planie albo kafelki, aby dodać je do oferty. Wszystko jest dozwolone: także prezenty i wymiany kilku graczy naraz.
trade-done-hint = Kończysz handel. Jeśli jednak dojdzie do wymiany z tobą, handlujesz dalej.
notices = Nowości
offer-again = Oferuj znów
# After a refusal that names a price.
counter-at-price = Oferta za tę cenę
show-offers = { $count ->
    [one] Czeka na ciebie 1 oferta: pokaż
    [few] Czekają na ciebie { $count } oferty: pokaż
   *[other] Czeka na ciebie { $count } ofert: pokaż
  }
offers-wait = { $count ->
    [one] Czeka na ciebie 1 oferta.
    [few] Czekają na ciebie { $count } oferty.
   *[other] Czeka na ciebie { $count } ofert.
  }
trading-closes = { $count ->
    [one] Handel kończy się za sekundę
    [few] Handel kończy się za { $count } sekundy
   *[other] Handel kończy się za { $count } sekund
  }
new-offers = { $count ->
    [one] 1 nowa oferta
    [few] { $count } nowe oferty
   *[other] { $count } nowych ofert
  }
offers-for-me = Czekają na ciebie
offers-i-wait-for = Czekasz na odpowiedź
offers-of-others = Oferty innych graczy ({ $count })
offers-past = Zakończone ({ $count })
offer-by = { $name } oferuje
offer-mine = Twoja oferta
secret = tajna
counter = kontroferta
counter-to = odpowiedź dla: { $name }
you-give = Dajesz
you-get = Dostajesz
you-get-from = { $name } daje ci
gives = { $name } daje
gets = { $name } dostaje
answer-waiting = { $me ->
    [yes] twoja odpowiedź?
   *[no] { $name } – bez odpowiedzi
  }
answer-agrees = { $me ->
    [yes] zgadzasz się
   *[no] { $name } się zgadza
  }
answer-refuses = { $me ->
    [yes] odmawiasz
   *[no] { $name } odmawia
  }
offer-made = Wymiana zawarta
offer-withdrawn = Wycofana
offer-replaced = Zastąpiona nowszą ofertą
offer-lapsed-building-moved = Wygasła: budynek zmienił właściciela
offer-lapsed-tiles-moved = Wygasła: nie ma już tych kafelków
offer-lapsed-too-many-buildings = Wygasła: za dużo budynków
offer-lapsed-too-many-cards = Wygasła: za dużo kart
offer-lapsed-call-ended = Wygasła: ogłoszenie jest już nieaktualne
offer-lapsed-expired = Wygasła: jej czas minął
offer-lapsed-trading-ended = Wygasła z końcem handlu
offer-failed-did-not-happen = Bez skutku: nic nie zmienia właściciela
offer-failed-not-enough-cash = Bez skutku: nie masz tyle gotówki
offer-failed-tile-not-held = Bez skutku: nie masz tych kafelków
offer-failed-card-not-held = Bez skutku: nie masz tej karty
offer-failed-clauses-contradict = Bez skutku: masz już inne zobowiązanie
agree = Zgoda
# $money is what I lose by the table's own figure.
agree-sure = Tak, tracę { $money }
refuse = Odrzuć
make-counter = Kontroferta
withdraw = Wycofaj
take-back = Cofnij
reason = Dodaj powód (opcjonalnie)
reasons = Powody

compose-title = Nowa oferta
counter-title = Kontroferta dla gracza { $name }
drop = Odłóż ofertę
with-whom = Z kim
goes-to = { $item } – kto dostaje
less = { $money } mniej
more = { $money } więcej
take-off = Usuń z oferty: { $item }
add-tile = Dodaj: { $shop }
add-building = + budynek
after-income = po wypłacie
add-promise = Obietnica
promise-by = Kto obiecuje
promise-from-to = { $name } › { $other }
promise-text = Obietnica na późniejszą rundę
promise-remove = Usuń obietnicę
secret-offer = tajnie
send-offer = Oferuj
send-counter = Oferuj to
send-replacing = { $count ->
    [one] Zastąp moją ofertę
    [few] Zastąp wszystkie { $count }
   *[other] Zastąp wszystkie { $count }
}
send-both = { $count ->
    [one] Zostaw obie
   *[other] Zostaw wszystkie
}
earlier-offer = { $count ->
    [one] Twoja wcześniejsza oferta dla tych graczy jest nadal otwarta.
    [few] { $count } twoje wcześniejsze oferty dla tych graczy są nadal otwarte.
   *[other] { $count } twoich wcześniejszych ofert dla tych graczy jest nadal otwartych.
}
draft-party = Wybierz, z kim się wymieniasz.
draft-items = Dodaj coś do oferty.
draft-taker = Wybierz, kto to dostaje.
draft-words = Obietnica nie ma jeszcze treści.
draft-options = Do wyboru potrzeba dwóch opcji.
draft-idle = Jeden z graczy nic nie daje i nic nie dostaje.
draft-summary = Dajesz: { $give }, dostajesz: { $get }

## Agreements about this round

term-add = + na tę rundę
term-kind = Umowa na tę rundę
term-share = udział w dochodzie
term-builds = buduje
term-builds-not = nie buduje
term-leaves-empty = nie zabudowuje
term-fraction = Jaka część
term-whole = całość
term-source = Z czego
term-business = { $shop } ({ $lots })
term-all-of = wszystkie: { $shop }
term-everything = wszystko
term-counted = Co się liczy
term-of-income = dochód
term-of-with-bonus = dochód i premia
term-of-bonus = tylko premia
term-least = Minimum
term-no-least = bez minimum
term-at-least = co najmniej { $money }
term-shop = Typ sklepu
term-lot = Budynek
term-put = Dodaj
term-close = Zamknij bez dodawania
option-any-one = jedno do wyboru
option-of = Opcja, do której należy: { $item }
option-always = zawsze
option-or = albo { $letter }
# Above the options of an offer, one of which I choose.
choose-given = Wybierz, co dajesz:
choose-taken = Wybierz, co dostajesz:

debts = Do zapłaty po wypłacie
debt = { $name } płaci graczowi { $other } { $money }
# $money is what $share would come to as the board stands.
debt-share = { $name } płaci graczowi { $other }: { $share } (na dziś { $money })
clauses = Umowy na tę rundę
# $what is `trade-builds`, `trade-builds-not` or `trade-leaves-empty`.
clause-line = { $name } wobec gracza { $other }: { $what }
promises = Obietnice ({ $count })
promise-line = { $year }: { $name } › { $other }: „{ $text }”
a-promise = obietnica
promise-open = w mocy
promise-kept = dotrzymana
promise-broken = złamana
promise-say-kept = Dotrzymana
promise-say-broken = Złamana
ask-turns = Budujmy po kolei w tej rundzie
ask-turns-about = W przeciwnym razie wszyscy wykładają kafelki jednocześnie, w ukryciu.
ask-turns-agree = Wolę po kolei
ask-turns-agree-about = Kafelki wykłada się po kolei, gdy zgodzą się wszyscy.
# $names lists who has asked, $left is how many still would have to.
turns-wished = Za budową po kolei: { $names }. { $left ->
    [one] Brakuje jeszcze jednej zgody.
   *[other] Brakuje jeszcze { $left } zgód.
  }
turns-asked = W tej rundzie gracze budują po kolei.
build-ask-turns-about = Widzisz, co budują gracze przed tobą. Dotychczasowe wybory wracają do graczy nieujawnione.

## Building

build-title = Twoja budowa
build-tile = Wybierz kafelek, potem podświetlony budynek.
build-lot = { $shop }: wybierz podświetlony budynek.
build-all-placed = Kliknij zaplanowany budynek, aby cofnąć.
build-nothing = Nie masz nic do wyłożenia.
build-sure = Możesz jeszcze wyłożyć kafelki. Mimo to pasujesz?
build-sure-less = Możesz wyłożyć więcej. Budujesz tylko to?
build-pass = Pas
build-pass-sure = Tak, pas
build-confirm = { $count ->
    [one] Zbuduj
   *[other] Zbuduj { $count }
  }
build-less-sure = { $count ->
    [one] Tak, zbuduj
   *[other] Tak, zbuduj { $count }
  }
build-take-back = Cofnij { $lot }
undo = Cofnij
build-in-turn = Gracze budują po kolei, począwszy od pierwszego gracza. Sklepów nie można przenieść ani usunąć.
build-at-once = Wszyscy budują jednocześnie, w ukryciu. Plany odkrywa się, gdy wybierze ostatni gracz.
build-fixed = Twój wybór: { $placements }.
build-fixed-nothing = Twój wybór: nic nie budujesz.

## Income

income-title = Dochód: { $year }
income-close = Dalej
no-business = Jeszcze bez sklepów
outlook-bonus = Karta koniunktury
finished = ukończone

## The end

over-title = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają: { $names }
  }
# While the places are shown one by one, from the last.
over-wait = Gra się skończyła
over-skip = Pokaż wszystkie miejsca
over-figures = Gra w liczbach
picture-share = Obrazek do udostępnienia
picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
over-early = Gracze zakończyli grę przed czasem. Wygrywa, kto ma najwięcej gotówki, a przy remisie, kto ma więcej kafelków na planszy.
over-rule = Wygrywa, kto ma najwięcej gotówki, a przy remisie, kto ma więcej kafelków na planszy.
place = Miejsce { $place }
tiles-on-board = { $count ->
    [one] 1 kafelek na planszy
    [few] { $count } kafelki na planszy
   *[other] { $count } kafelków na planszy
  }
record = Pobierz zapis gry
record-whispers = Twój zapis zawiera szepty, które do ciebie dotarły. Kto nie grał przy tym stole, dostaje zapis bez szeptów.
seed = Ziarno tej gry: { $seed }
# What all who played can compare; chinatown verify prints it for a record.
digest = Skrót kontrolny tej gry: { $digest }, słowami: { $words }. Jest taki sam dla wszystkich i w każdym zapisie tej gry.
check-shuffle = Sprawdź tasowanie

## People at the table

duration-hours = { $hours } h { $minutes }
duration-days = { $days } d { $hours } h
duration-hours-about = { $hours } h
duration-days-about = { $days } d
composing = układa ofertę
gone-for = offline { $time }
stand-in = offline, gra bot
stand-in-here = gra bot
time-left = Pozostały czas: { $time }
played-by-bot = Gra za ciebie bot.
come-back = Już jestem
paused-by = { $name } wstrzymuje grę. Zegary stoją.
resume = Wznów
ballot-replace = { $name } chce, aby gracza { $other } zastąpił bot aż do powrotu.
ballot-pause = { $name } chce wstrzymać grę.
ballot-resume = { $name } chce wznowić grę.
ballot-end = { $name } chce zakończyć grę teraz, z obecną kolejnością miejsc.
ballot-waits = Czekamy na: { $names }.
vote-yes = Zgoda
vote-no = Nie
vote-withdraw = Wycofaj
keeps-waiting = Stół czeka na gracza { $name }: { $time }
nudge = Ponaglij
nudged = { $name } przypomina: stół czeka na ciebie.
replace = Niech na razie gra bot
returned-title = Witaj z powrotem
returned-vote = Podczas twojej nieobecności, decyzją pozostałych, grał za ciebie bot. Miejsce znów jest twoje.
returned-away = Podczas twojej nieobecności grał za ciebie bot. Miejsce znów jest twoje.
returned-time = Twój czas się skończył, więc grał za ciebie bot. Miejsce znów jest twoje.
returned-did = Co zrobił:
returned-nothing = Nie miał nic do roboty.
returned-close = Gram dalej
game-menu = Gra
ask-pause = Wstrzymaj
ask-end = Zakończ grę teraz
ask-end-sure = Tak, zapytaj o koniec
end-about = Zgodzić się muszą wszyscy obecni. O miejscach decyduje gotówka w tej chwili.
leave-game = Odejdź na dobre
leave-sure = Tak, odchodzę na dobre
leave-about = Na twoim miejscu gra dalej bot i nie możesz na nie wrócić. Możesz oglądać.
pace-clock = Czas do namysłu
pace-clock-about = Na każdą fazę, z rezerwą na całą grę. Komu go zabraknie, za tego gra bot.
clock-none = bez zegara
clock-quick = 3 min, rezerwa 5 min
clock-calm = 6 min, rezerwa 15 min
clock-half-day = 12 godzin, rezerwa 1 dzień
clock-day = 1 dzień, rezerwa 3 dni
clock-three-days = 3 dni, rezerwa tydzień
pace-takeover = Gdy kogoś nie ma
pace-takeover-about = Po dwóch minutach albo po czasie fazy, jeśli trwa ona godzinę lub dłużej. Kto wraca, od razu odzyskuje miejsce.
takeover-vote = bot, po głosowaniu
takeover-away = bot, bez pytania
takeover-never = wszyscy czekają
pace-stand-in = Kto wtedy gra
pace-stand-in-about = Bot tego poziomu.
bot-guide = przewodnik
bot-pass = nikt: miejsce pasuje

## The banker, for people who play with the box

banker-title = Bankier do gry na waszym stole
banker-lead = Zaznacz, do kogo należą budynki i co na nich stoi, a zobaczysz, ile komu wypłacić. Wczytana strona działa bez sieci, a jej link zawiera wszystko, co zaznaczysz.
banker-setup = Edycja, gracze i typy sklepów
banker-players = Gracze
banker-player = Imię gracza { $number }
banker-usual-name = Gracz { $number }
banker-add-player = Dodaj gracza
banker-remove-player = Usuń: { $name }
banker-owner = Właściciel
banker-nobody = Nikt
banker-shop = Sklep
banker-no-shop = Tylko właściciel
banker-hint = Wybierz właściciela i sklep, potem naciskaj budynki. Drugie naciśnięcie usuwa sklep, trzecie właściciela.
banker-tiles-left = { $count ->
    [one] został 1 kafelek
    [few] zostały { $count } kafelki
   *[other] zostało { $count } kafelków
  }
banker-markers-left = { $count ->
    [one] został 1 znacznik
    [few] zostały { $count } znaczniki
   *[other] zostało { $count } znaczników
  }
banker-no-tiles = Wszystkie kafelki „{ $shop }” są już na planszy.
banker-no-markers = { $name } nie ma już znaczników własności.
banker-card = Karta koniunktury
banker-card-none = brak
banker-card-sizes = Rozmiary { $first } i { $second }
banker-pays = Płaci
banker-incomes = Dochody
banker-nothing = Nikt jeszcze nic nie ma.
banker-undo = Cofnij
banker-clear = Wyczyść planszę
banker-link = Link do tej pozycji
banker-link-broken = W tym linku nie ma możliwej pozycji. Zaczynasz od pustej planszy.

## A table on a screen that a room looks at

tv-link = Widok telewizyjny
tv-about = Pokazuje stół wszystkim w pokoju: duży i bez niczego tajnego.
tv-leave = Opuść widok telewizyjny
tv-trades = Ostatnie wymiany
tv-no-trades = Nikt jeszcze niczego nie wymienił.
tv-watch = Zeskanuj, aby oglądać
tv-join = Zeskanuj, aby dołączyć
tv-ready = gotowe
tv-all-here = Wszyscy są na miejscu. Gospodarz rozpoczyna grę.

## Public tables

public-tables = Stoły publiczne
public-tables-none = Teraz nikt nie czeka na graczy. Utwórz stół i pokaż go na liście.
public-by = Stół gracza { $name }
public-by-nobody = Otwarty stół
public-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
  }
public-watch = Oglądaj
public-refresh = Odśwież listę
public-switch = Pokaż ten stół wszystkim na liście
public-switch-about = Każdy na tym serwerze może usiąść lub oglądać i widzi imię gospodarza. Stołu z hasłem nie ma na liście.

## My games

games-title = Moje gry
games-lead = Gry ukończone w tej przeglądarce, od ostatniej. Pierwsza gra z przewodnikiem się nie liczy.
games-none = Nie ma tu jeszcze ukończonych gier.
games-count = Gry
games-wins = Wygrane
games-best = Najwięcej gotówki
games-average = Średnie miejsce
games-any-edition = dowolna edycja
games-any-players = dowolna liczba
games-against = Przeciw
games-against-all = komukolwiek
games-against-people = ludziom
games-against-bots = tylko botom
games-pending = Starsze gry są jeszcze zliczane …
games-older = Starsze
games-newer = Nowsze
games-table = Wynik i liczby
games-habits = Twój sposób gry
games-bought = { $lots ->
    [0] Nie masz na koncie kupna pustego budynku za same pieniądze.
    [one] Kupujesz za same pieniądze: jeden pusty budynek, za { $money }.
    [few] Kupujesz za same pieniądze: { $lots } puste budynki, średnio po { $money }.
   *[other] Kupujesz za same pieniądze: { $lots } pustych budynków, średnio po { $money }.
  }
games-sold = { $lots ->
    [0] Nie masz na koncie sprzedaży za same pieniądze.
    [one] Sprzedajesz: jeden, za { $money }.
   *[other] Sprzedajesz: { $lots }, średnio po { $money }.
  }
games-behind = { $games ->
    [one] O ile więcej od ciebie ma zwycięzca, w jedynej grze bez twojej wygranej
   *[other] O ile więcej od ciebie ma zwycięzca, średnio z { $games } gier bez twojej wygranej
  }
games-behind-round = Dochód, runda { $round }
games-behind-trades = Gotówka z wymian
games-habits-mixed = Wybierz edycję, żeby zobaczyć, ile płacisz za budynki i gdzie wyprzedzają cię zwycięzcy.
games-earlier = { $count ->
    [one] Jedna wcześniejsza gra
    [few] { $count } wcześniejsze gry
   *[other] { $count } wcześniejszych gier
  }
