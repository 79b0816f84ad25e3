### What is wrong, as sentences, for the browser and the terminal: `error-<code>`.
###
### Arguments go by the names of the error's parameters and come formatted: seats ($seat) as players'
### names, dollars ($cash, $unit, $owed) as money, shop types ($shop, $replaces) by their names, lists
### ($known) joined. Others are plain numbers and words.
### Names, shop types and lists are nominative and stay as they are; nobody's gender is known.

error-unknown-code = Serwer na to nie pozwala ({ $code }).

## Setting up a game

error-unknown-edition = Nie ma edycji „{ $edition }”. Są: { $known }.
error-needs-newer-rules = { $what } działa dopiero od wersji { $version } zasad, a ta gra toczy się według wcześniejszej.
error-first-seat-range = Miejsce { $seat } nie może zaczynać: liczba miejsc to { $players }.
error-unknown-rules = Nie ma wersji { $version } zasad, są tylko od 1 do { $most }.
error-player-count = Gra jest dla { $least }–{ $most } graczy, nie dla { $players }.
error-unknown-variant = Nie ma wariantu „{ $variant }”. Są: { $known }.
error-trade-clock-range = Zegar handlu można ustawić na 0–{ $most } minut, nie na { $minutes }.
error-unknown-shop-type = W edycji { $edition ->
    [modern] współczesnej
    [classic] klasycznej
   *[other] „{ $edition }”
  } nie ma typu sklepu „{ $shop }”.
error-own-shop-size = „{ $shop }” musi mieć ten sam rozmiar co „{ $replaces }”, czyli { $size }.
error-own-shop-name = Nie można użyć „{ $shop }”: nazwa lub symbol typu sklepu jest pusty albo za długi.
error-own-shop-name-twice = Tych nazw typów sklepów nie da się odróżnić: { $shop }.
error-own-shop-replaces-twice = „{ $shop }” jest zastępowane dwa razy.
error-not-enough-blank-tiles = Własne typy sklepów wymagają pustych kafelków: { $needed }, a jest ich tylko { $blank }.

## Anything in a game

error-unknown-action = Nie ma takiego działania: { $action }.
error-unknown-seat = Nie ma miejsca { $number }.
error-game-over = Gra jest skończona.
error-wrong-phase = { $needs ->
    [deal] To można zrobić tylko podczas wyboru kart. { error-now }
    [trade] To można zrobić tylko podczas handlu. { error-now }
   *[build] To można zrobić tylko podczas budowy. { error-now }
  }
# Part of the sentence before: what goes on now.
error-now = { $phase ->
    [deal] Teraz gracze wybierają karty.
    [trade] Teraz gracze handlują.
    [build] Teraz gracze budują.
   *[over] Gra jest skończona.
  }
error-unknown-building = Nie ma budynku { $building }.
error-text-length = Ten tekst jest pusty albo ma więcej znaków niż { $most }.

## Choosing cards

error-already-chosen = Twoje karty są już wybrane.
error-card-not-dealt = Karty { $card } nie ma wśród rozdanych ci kart.
error-keep-count = Liczba kart do zatrzymania to { $keep }, a twój wybór to { $chosen }.
error-keep-count-most = Zatrzymać można najwyżej tyle kart: { $keep }, a twój wybór to { $chosen }.
error-cards-not-kept = Przy tym stole odrzucone karty nie zostają na ręce.
error-card-not-held = Nie masz karty { $card }.
error-card-twice = Karta { $building } jest podana dwa razy.
error-discard-nothing = Podaj każdą kartę do odrzucenia, jeden raz.

## Trading

error-empty-trade = W tej wymianie nic nie ma.
error-trade-with-oneself = Nie możesz wymieniać się ze sobą.
error-off-denomination = { $cash } nie może zmienić właściciela: kwoty muszą być wielokrotnością { $unit } i nie za duże.
error-building-twice = Budynek { $building } jest podany dwa razy.
error-building-not-owned = Budynek { $building } nie należy do gracza { $seat }.
error-too-many-buildings = { $seat } nie może mieć więcej budynków niż { $most }.
error-tile-not-held = { $seat } nie ma tylu kafelków „{ $shop }”.
error-too-many-cards = { $seat } nie może mieć więcej kart niż { $most }.
error-not-enough-cash = Nie masz { $cash }.
error-not-a-party = Ta oferta ciebie nie dotyczy.
error-too-many-offers = Masz już { $most ->
    [one] otwartą ofertę
    [few] { $most } otwarte oferty
   *[other] { $most } otwartych ofert
  }; najpierw jakąś wycofaj.
error-not-your-offer = Tylko autor może zmienić ofertę.
error-already-refused = Dokładnie taka oferta została już odrzucona ({ $seat }). Najpierw coś zmień.
error-offer-seconds = Oferta może być ważna najwyżej { $most } s.
error-unknown-reason = „{ $reason }” nie jest gotowym powodem. Są: { $known }.
error-too-many-calls = Masz już { $most ->
    [one] otwarte ogłoszenie
    [few] { $most } otwarte ogłoszenia
   *[other] { $most } otwartych ogłoszeń
  }; najpierw jakieś zakończ.
error-empty-call = Podaj, czego szukasz albo co dajesz.
error-call-not-complete = W ogłoszeniu dla osoby, która zgodzi się pierwsza, podaj i czego chcesz, i co dajesz.
error-call-cash-twice = Ogłoszenie może albo szukać gotówki, albo ją dawać.
error-building-is-yours = Budynek { $building } już należy do ciebie.
error-no-such-call = Nie ma takiego ogłoszenia.
error-call-closed = { $status ->
    [answered] To ogłoszenie jest już załatwione.
    [ended] To ogłoszenie jest wycofane.
    [building-moved] To ogłoszenie jest nieaktualne: budynek zmienił właściciela.
    [tiles-moved] To ogłoszenie jest nieaktualne: nie ma już tych kafelków.
    [did-not-happen] To ogłoszenie jest nieaktualne: wymiana nie doszła do skutku.
   *[trading-ended] To ogłoszenie wygasło z końcem handlu.
  }
error-own-call = To twoje własne ogłoszenie.
error-call-wants-offers = To ogłoszenie nie jest dla osoby, która zgodzi się pierwsza: odpowiedz na nie ofertą.
error-not-your-call = Tylko autor może zakończyć ogłoszenie.
error-call-needs-caller = Odpowiedź na ogłoszenie musi dotyczyć jego autora ({ $seat }).
error-unknown-listener = Na miejscu { $number } nikt tego nie usłyszy.
error-whisper-about-offer = Uwagi do oferty słyszą wszyscy, którzy ją widzą; nie można wybrać słuchaczy.
error-last-offers-alone = Ogłoszenie ostatnich ofert słyszą wszyscy, i to bez dodatkowych słów.
error-phrases-or-words = Mów albo własnymi słowami, albo gotowymi zwrotami.
error-unknown-phrase = „{ $phrase }” nie jest gotowym zwrotem. Są: { $known }.
error-phrase-field = Ze zwrotem „{ $phrase }” coś jest nie tak: sprawdź pole „{ $field }”.
error-too-many-phrases = Naraz można użyć najwyżej tylu zwrotów: { $most }.
error-too-many-remarks = Liczba twoich wypowiedzi w tej rundzie to już { $most }. Wystarczy.
error-unknown-reaction = „{ $reaction }” nie jest reakcją. Są: { $known }.
error-counter-shows-secret = Na tajną ofertę można odpowiedzieć tylko tajnie, w gronie tych, którzy o niej wiedzą.
error-no-such-offer = Nie ma takiej oferty.
error-offer-closed = { $status ->
    [made] Ta wymiana jest już zawarta.
    [refused] Ta oferta jest odrzucona.
    [withdrawn] Ta oferta jest wycofana.
    [failed] Ta wymiana nie doszła do skutku.
   *[lapsed] { $reason ->
        [building-moved] Ta oferta wygasła: budynek zmienił właściciela.
        [tiles-moved] Ta oferta wygasła: nie ma już tych kafelków.
        [too-many-buildings] Ta oferta wygasła: ktoś miałby za dużo budynków.
        [too-many-cards] Ta oferta wygasła: ktoś miałby za dużo kart.
        [call-ended] Ta oferta wygasła: ogłoszenie jest już nieaktualne.
        [expired] Ta oferta wygasła: jej czas minął.
       *[trading-ended] Ta oferta wygasła z końcem handlu.
      }
  }
error-already-agreed = Już się na to zgadzasz.
error-own-offer = To twoja własna oferta: możesz ją wycofać.
error-not-agreed = Nie ma tu twojej zgody.
error-already-done = Twój handel jest już zakończony.
error-not-done = Twój handel jeszcze trwa.
error-cannot-ask-turns = Przy tym stole nie można prosić o budowę po kolei.
error-turns-already-asked = Ktoś już prosi o budowę po kolei.
error-agreements-not-in-rules = Ta gra zaczęła się, zanim wprowadzono udziały, umowy o budowie i wybór opcji.
error-immediate-only = Przy tym stole wymiany są od ręki: niczego nie można umówić na później.
error-share-of-nothing = Podaj budynek przedsiębiorstwa, którego dochód ma być dzielony.
error-share-fraction = Udział jest częścią całości: podaj ułamek nie większy niż 1, z mianownikiem najwyżej { $most }.
error-share-limits = Udział nie może wynosić co najmniej { $least } i najwyżej { $most }.
error-outlook-not-played = W edycji { $edition ->
    [modern] współczesnej
    [classic] klasycznej
   *[other] „{ $edition }”
  } nie ma kart koniunktury.
error-clauses-contradict = Nie da się dotrzymać obu umów: zobacz, co ustalono dla budynku { $building }.
error-too-many-choices = Wymiana może mieć najwyżej tyle otwartych wyborów: { $most }.
error-choice-options = Wybór ma od { $least } do { $most } opcji, żadna nie jest pusta, a wszystkie idą od jednego gracza do drugiego.
error-choice-chooser = Wybiera ten, kto daje albo dostaje to, co jest do wyboru.
error-own-choice = Nie możesz zostawić wyboru sobie: inni nie wiedzieliby, na co się zgadzają.
error-choose-option = { $choices ->
    [0] W tej ofercie nie masz nic do wyboru.
    [one] Wybierz jedną z opcji tej oferty.
    [few] Dokonaj { $choices } wyborów w tej ofercie.
   *[other] Dokonaj { $choices } wyborów w tej ofercie.
  }
error-no-such-promise = Nikt ci tego nie obiecuje.
error-no-trade-clock = Ten stół nie ma zegara handlu.

## Building

error-already-built = Twoja budowa w tej rundzie jest już gotowa.
error-not-your-turn = Teraz kolej gracza { $seat }.
error-building-occupied = Na budynku { $building } stoi już sklep.
error-no-street-access = Sklep na budynku { $building } nie miałby dostępu do ulicy.
error-agreed-to-build = Zgodnie z umową, którą ma z tobą { $seat }, w tej rundzie budujesz sklep „{ $shop }” na budynku { $building }.
error-agreed-to-leave-empty = Zgodnie z umową, którą ma z tobą { $seat }, w tej rundzie nie zabudowujesz budynku { $building }.
error-agreed-not-to-build = Zgodnie z umową, którą ma z tobą { $seat }, w tej rundzie nie budujesz sklepu „{ $shop }” na budynku { $building }.

## Tables, in the browser

error-unknown-table = Nie ma takiego stołu.
error-table-unreadable = Tego stołu nie można już odczytać. Nie dotyczy to pozostałych stołów; przyczyna jest w dzienniku serwera.
error-unknown-page = Nie ma takiej strony.
error-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }.
error-unknown-character = Nie ma charakteru „{ $character }”. Są: { $known }.
error-two-seats-for-me = Możesz zająć tylko jedno miejsce.
error-sharing-needs-own-seat = Zajmij też miejsce: pozostali grają z tobą na tym samym urządzeniu.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-name-empty = Gracz musi mieć imię.
error-name-too-long = Imię może mieć najwyżej tyle znaków: { $most }.
error-name-taken = Imię „{ $player }” jest już przy tym stole zajęte.
error-bad-text = „{ $field }” zawiera znaki, których nie można wyświetlić.
error-already-started = Gra już się zaczęła.
error-no-part-wanted = To miejsce nie ma teraz ujawniać części tasowania.
error-part-wrong = To nie jest ta część tasowania, do której to miejsce się zobowiązało.
error-not-started = Gra jeszcze się nie zaczęła.
error-game-not-over = Gra jeszcze się nie skończyła.
error-replay-unreadable = Ten plik nie jest zapisem gry, którą można odtworzyć.
error-not-host = To może zrobić tylko gospodarz.
error-seat-taken = To miejsce jest zajęte.
error-public-tables-off = Ten serwer nie prowadzi listy stołów publicznych.
error-too-many-people = Osób przy stole: { $people }, a miejsc tylko { $players }.
error-no-player-there = Na tym miejscu nikt nie gra.
error-others-play-there = Przy tym stole grają też inni. Schowaj go: zniknie, gdy oni też to zrobią.
error-accounts-off = Ten serwer nie zakłada nowych kont. Możesz grać bez konta.
error-account-name-taken = Ktoś ma już tę nazwę albo bardzo podobną. Wybierz inną.
error-already-signed-in = Konto jest już otwarte w tej przeglądarce. Najpierw się wyloguj.
error-not-signed-in = Sesja wygasła. Zaloguj się ponownie.
error-sign-in-wrong = Nazwa lub hasło się nie zgadza. Sprawdź w haśle wielkie i małe litery.
error-own-password-wrong = To nie jest twoje hasło. Sprawdź wielkie i małe litery.
error-recovery-wrong = Nazwa lub kod odzyskiwania się nie zgadza. Każdy kod działa tylko raz.
error-unknown-session = Ta przeglądarka jest już wylogowana.
error-unknown-account = Nie ma konta o tej nazwie.
error-too-many-new-accounts = Ostatnio założono stąd zbyt wiele kont. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-alerts-off = Ten serwer nie wysyła takich powiadomień.
error-alert-address-refused = Serwer nie może tam nic wysłać. Podaj publiczny adres https, który odpowiada.
error-mail-address-wrong = To nie jest adres e-mail.
error-mail-not-sent = Nie udało się wysłać wiadomości. Sprawdź adres albo spróbuj później.
error-mail-code-wrong = To nie ten kod albo już wygasł. Sprawdź go albo poproś o nowy.
error-unknown-alert-way = To powiadomienie jest już usunięte.
error-too-many-alert-ways = Masz już dość sposobów powiadamiania. Najpierw jakiś usuń.
error-too-many-alerts = Zbyt często zmieniasz lub wypróbowujesz powiadomienia. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }.
error-password-needed = Ten stół ma hasło. Zna je osoba, od której masz link.
error-password-wrong = To nie jest hasło tego stołu. Sprawdź wielkie i małe litery albo zapytaj osobę, od której masz link.
error-password-short = Hasło musi mieć co najmniej tyle znaków: { $least }.
error-too-many-tries = Za dużo prób podania hasła. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-banned = Osoba prowadząca ten stół zablokowała ci wstęp.
error-banned-here = Ten serwer jest dla ciebie zamknięty.
error-unknown-ban = Nie ma takiej blokady.
error-ban-oneself = Nie możesz zablokować siebie.
error-report-oneself = Nie możesz zgłosić siebie.
error-unknown-report = Nie ma takiego zgłoszenia.
error-too-many-reports = Ostatnio bardzo często zgłaszasz innych. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-unknown-link = Ten link nie prowadzi do żadnego miejsca. Może jest już odnowiony.
error-unknown-browser = Ta przeglądarka nie ma już twojego miejsca.
error-last-browser = To jedyna przeglądarka, która ma twoje miejsce.
error-too-many-browsers = Jedno miejsce może mieć najwyżej tyle przeglądarek: { $most }. Najpierw jakąś usuń.
error-seat-not-held = Ta przeglądarka nie ma tego miejsca.
error-training-off = Przegapione wymiany pokazuje tylko stół treningowy, i to jedynemu człowiekowi przy nim.
error-not-seated = Nie masz miejsca przy tym stole.
error-not-your-seat = To nie jest twoje miejsce.
error-clock-only = To może zrobić tylko zegar.
error-seats-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
  }
error-too-many-tables = Liczba twoich nieskończonych stołów: { $most }. Najpierw jakieś schowaj lub usuń.
error-message-too-large = Ta wiadomość jest za długa.
error-message-binary = Wiadomość musi być tekstem.
error-message-not-json = Ta wiadomość nie jest w formacie JSON.
error-message-unknown = Nieznany rodzaj wiadomości.
error-message-wrong = „{ $field }” ma złą wartość.
error-client-not-built = Strony gry nie są zbudowane: uruchom make setup.
error-foreign-origin = Ta strona nie należy do tego serwera.
error-internal = Na serwerze coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.
error-database-unavailable = Serwer nie może teraz korzystać ze swojej bazy danych. Nic się nie stało; spróbuj za chwilę.

## Files in JSON; lines and columns count from 1

error-json-empty = Ten plik jest pusty.
error-json-encoding = Wiersz { $line }, kolumna { $column }: to ani UTF-8, ani UTF-16 ze znacznikiem BOM.
error-json-syntax = Wiersz { $line }, kolumna { $column }: to nie jest JSON: „{ $found }” nie może tu stać.
error-json-ends = Wiersz { $line }, kolumna { $column }: to nie jest JSON: tekst kończy się za wcześnie.
error-json-key-twice = Wiersz { $line }, kolumna { $column }: „{ $key }” występuje dwa razy.
error-json-number = Wiersz { $line }, kolumna { $column }: liczba { $found } jest za duża.
error-json-surrogate = Wiersz { $line }, kolumna { $column }: ten tekst zawiera połówkę znaku.
error-json-too-deep = Wiersz { $line }, kolumna { $column }: za dużo poziomów nawiasów, dozwolone najwyżej { $most }.

## Records

error-record-not-json = To nie jest zapis gry: to nie JSON ({ $problem }).
error-record-format = Ten zapis ma format { $found }; można czytać tylko formaty od 1 do { $known }.
# $line is 0 where the place is not known.
error-record-missing-field = { $line ->
    [0] To nie jest zapis gry
   *[other] Wiersz { $line }, kolumna { $column }: to nie jest zapis gry
  }: brakuje „{ $where }”.
error-record-unknown-field = { $line ->
    [0] To nie jest zapis gry
   *[other] Wiersz { $line }, kolumna { $column }: to nie jest zapis gry
  }: „{ $where }” nie jest znanym polem.
error-record-unknown-action = { $line ->
    [0] To nie jest zapis gry
   *[other] Wiersz { $line }, kolumna { $column }: to nie jest zapis gry
  }: „{ $where }” nie jest znanym działaniem.
error-record-bad-value = { $line ->
    [0] To nie jest zapis gry
   *[other] Wiersz { $line }, kolumna { $column }: to nie jest zapis gry
  }: „{ $where }” ma złą wartość ({ $problem }).
error-record-numbers = Działania muszą mieć kolejne numery: oczekiwano { $expected }, a jest { $found }.
# $reason is the sentence for what is wrong with the action.
error-record-illegal-action = Działanie { $number } jest niedozwolone: { $reason }

error-round-not-played = W tym zapisie nie ma rundy { $round }; ostatnia to runda { $last }.

## Transcripts; $reason is the sentence for what is wrong in the line

error-transcript-line = Wiersz { $line } nie jest działaniem, takim jak „7. red is done”, i nie należy do nagłówka.
error-transcript-wrong-line = Wiersz { $line }: { $reason }
error-transcript-number = Wiersz { $line }: działania muszą mieć kolejne numery: oczekiwano { $expected }, a jest { $found }.
error-transcript-twice = Wiersz { $line }: „{ $word }” występuje dwa razy.
error-transcript-missing = To ani zapis gry, ani jego wersja tekstowa: nie ma wiersza „{ $word } …”.

## The notation of trades; $position counts characters from 1

error-notation-player = Znak { $position }: nie ma gracza „{ $player }”.
error-notation-shop = Znak { $position }: nie ma typu sklepu „{ $shop }”.
error-notation-item = Znak { $position }: oczekiwano budynku, kafelków, karty lub pieniędzy.
error-notation-number = Znak { $position }: oczekiwano liczby.
error-notation-count = Znak { $position }: { $count } to niemożliwa liczba kafelków.
error-notation-expected = Znak { $position }: oczekiwano „{ $expected }”.
error-notation-more = Znak { $position }: nic tu już nie powinno być, a jest „{ $text }”.
error-notation-quote = Znak { $position }: ten cytat jest błędny albo się nie kończy.
error-notation-verb = Znak { $position }: oczekiwano tego, co robi gracz.
error-notation-id = Znak { $position }: oczekiwano nazwy oferty lub obietnicy.

## The command line

error-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.
error-unknown-command = Nie ma polecenia „{ $text }”. Są: { $known }.
# $reason is a sentence that ends here.
error-did-you-mean = { $reason } Czy chodzi o „{ $near }”?
error-report-unfinished = Ta gra się nie skończyła: jej zapis kończy się na działaniu { $number }.
error-record-differs = Od działania { $number } gra przebiega inaczej, niż mówi zapis; więcej powie chinatown verify.
error-record-not-verified = Nie zaimportowano pliku { $file }. { $reason }
error-no-records = W { $folder } nie ma zapisu gry: żaden plik nie kończy się na .json.
# $reason is a sentence that ends here.
error-in-record = { $file }: { $reason }
error-parquet-missing = Zapis w formacie Parquet wymaga pakietu „pyarrow”: pip install "chinatown[parquet]".
error-player-unknown = W tym zapisie nie ma gracza „{ $text }”. Gracze: { $known }.
error-file-missing = Nie ma pliku { $file }.
error-file-unreadable = Nie można odczytać { $file }: { $problem }.
error-file-too-large = { $file } ma więcej niż { $most } MB, za dużo jak na zapis gry lub pozycję.
error-output-failed = Nie można zapisać wyniku: { $problem }.
error-out-of-memory = Brakuje na to pamięci.
error-unexpected = Stało się coś nieoczekiwanego ({ $problem }). Ustaw CHINATOWN_TRACEBACK=1, aby zobaczyć gdzie.
error-folder-unwritable = Nie można zapisywać w { $folder }: { $problem }.
error-output-exists = { $file } już istnieje. Z --force zostanie nadpisane.
error-port-taken = Nie można użyć portu { $port } adresu { $host }: { $problem }.
error-bad-accounts = W CHINATOWN_ACCOUNTS jest { $words }; może tam być open albo none.
error-bad-alerts = { $variable } nie zawiera tego, czego wymagają powiadomienia; docs/alerts.md mówi, co to jest.
error-alerts-need-package = Te powiadomienia wymagają dodatkowego pakietu: pip install "chinatown[{ $extra }]".
error-bad-limits = W CHINATOWN_LIMITS jest { $words }; może tam być off albo coś takiego: sockets-per-guest=50
error-bad-proxy = { $address } nie jest ani adresem, ani siecią taką jak 172.18.0.0/16
error-bad-public-url = { $address } nie jest adresem takim jak https://chinatown.example.org
error-no-port = Żaden z portów od { $first } do { $last } adresu { $host } nie jest wolny.
error-too-many-bots = Boty ({ $count }) nie mieszczą się na miejscach ({ $players }).
error-database-unusable = Nie można przechowywać gier w { $database }: { $problem }.
error-database-in-use = Z bazy danych { $database } korzysta już inny serwer. Użyj go albo najpierw go zatrzymaj.
error-redis-unusable = Nie można korzystać z Redisa pod adresem { $redis }: { $problem }.
error-redis-needs-postgresql = Kilka serwerów może korzystać wspólnie tylko z bazy PostgreSQL, a { $database } nią nie jest. Pomiń --redis-url albo podaj taką bazę.
error-admin-needs-table = chinatown admin { $action } wymaga identyfikatora stołu.
error-admin-needs-days = chinatown admin { $action } wymaga --days, liczby dni.
error-admin-needs-whom = chinatown admin ban wymaga stołu i --seat albo --account, --report lub --address.
error-admin-needs-person = chinatown admin forget wymaga stołu i --seat albo --account.
error-admin-needs-ban = chinatown admin unban wymaga identyfikatora blokady; pokazuje je chinatown admin bans.
error-admin-needs-report = chinatown admin close-report wymaga identyfikatora zgłoszenia; chinatown admin reports je wypisuje.
error-bad-network = { $address } nie jest ani adresem, ani siecią taką jak 203.0.113.0/24.
error-backup-damaged = { $file } nie jest całą kopią zapasową; niczego nie przywrócono.
error-backup-other-version = Ta kopia zapasowa ma wersję { $version }, której ten program nie umie odczytać. Przywróć ją wersją, która ją zapisała.

error-not-a-position = Oczekiwano obiektu z „edition” i „buildings” albo listy takich obiektów.
error-position-missing = Brakuje „{ $key }”.
error-position-value = „{ $key }” ma złą wartość.
# $number is 0 where there is only one position.
error-in-position = { $number ->
    [0] Wiersz { $line }, kolumna { $column }: { $reason }
   *[other] Pozycja { $number }, wiersz { $line }, kolumna { $column }: { $reason }
  }
error-key-unknown = „{ $key }” nie jest kluczem tego obiektu. Jego klucze: { $known }.
error-keys-contradict = { $key ->
    [pays] „pays” występuje dwa razy i mówi różne rzeczy.
   *[other] „{ $key }” i „{ $other }” znaczą to samo. Zostaw jedno z nich.
  }
error-variant-twice = Wariant „{ $variant }” jest ustawiony dwa razy.
error-owners-alike = Właściciele „{ $player }” i „{ $other }” wyglądają podobnie. Pisz imię tej samej osoby zawsze tak samo.
error-owner-unknown = „{ $player }” nic tu nie ma. Właściciele: { $known }.
error-not-as-expected = { $player } dostaje coś innego, niż podaje „{ $key }”.
error-not-a-building = „{ $building }” nie jest budynkiem: mają numery od 1 do { $most }.
error-not-owned-by-one = Budynek { $building } wymaga właściciela i typu sklepu, na przykład ["red", "Photo"].
error-too-many-tiles = Sklepów „{ $shop }” jest { $count }, a kafelków tego typu tylko { $most }.
error-too-many-owners = Liczba właścicieli to { $count }; może grać najwyżej { $most }.
error-no-outlook-cards = W edycji { $edition ->
    [modern] współczesnej
    [classic] klasycznej
   *[other] „{ $edition }”
  } nie ma kart koniunktury.
error-not-a-card = Karta koniunktury to lista maksymalnych rozmiarów, każdy raz, na przykład [3, 4].

## Simulations

error-game-count = Nie można rozegrać tylu partii: { $games }. Potrzeba co najmniej jednej.
error-no-bots = Nikt nie gra: podaj co najmniej jeden rodzaj botów.
error-bots-stuck = Boty nie kończą partii; utknęła w rundzie { $round }.
error-bot-command = „{ $bot }” nie wskazuje żadnego bota. Wpisz moduł:Klasa dla własnej klasy albo exec:POLECENIE dla programu.
error-bot-not-found = Nie można uruchomić programu „{ $bot }”: { $problem }. Sprawdź polecenie i folder, w którym je wydajesz.
error-bot-not-importable = Nie można zaimportować modułu „{ $bot }”: { $problem }. Program szuka go w bieżącym folderze i wśród zainstalowanych pakietów.
error-bot-class-missing = Moduł „{ $bot }” nie zawiera klasy { $problem }.
error-bot-not-made = Nie można utworzyć „{ $bot }” z miejsca i ziarna albo brakuje metody decide: { $problem }.
error-bot-ended = „{ $bot }” kończy pracę z kodem { $status }, zanim zgłasza gotowość. Ostatnie słowa: { $problem }
error-bot-silent = „{ $bot }” nie zgłasza gotowości w ciągu { $seconds } s. Na pierwszy wiersz trzeba odpowiedzieć od razu i opróżnić bufor wyjścia (flush).
error-bot-not-ready = „{ $bot }” zaczyna od czegoś innego niż wiersz „ready”: { $line } Na stdout mogą trafiać tylko odpowiedzi; wszystko inne zapisuj na stderr.
error-bot-version = „{ $bot }” używa wersji { $version } protokołu botów, a ten program wersji { $known }. Zaktualizuj bota albo użyj programu, dla którego powstał.
error-entrant-count = Podaj od { $least } do { $most } rodzajów botów, po jednym na miejsce, nie { $count }.
error-other-tournament = { $file } zawiera coś innego niż partie tego turnieju.
error-ray-missing = Gra na klastrze wymaga pakietu „ray”: pip install "chinatown[ray]".
error-ray-unreachable = Pod { $address } nie ma klastra Ray: { $problem }
error-file-unwritable = Nie można zapisać do { $file }: { $problem }.

## The bargaining table at the server

error-mute-oneself = Nie możesz ukryć swoich wypowiedzi przed sobą.
error-muted-by = { $seat } nie chce od ciebie ofert ani szeptów.
error-too-many-new-offers = Na minutę możesz złożyć najwyżej tyle nowych ofert: { $most }. Następną za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-talking-too-fast = Na minutę możesz powiedzieć najwyżej tyle rzeczy: { $most }. Następną za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-instruction-wrong-phase = Stałe zlecenia działają, gdy trwa handel.
error-instruction-money = Stałe zlecenie podaje jedną kwotę, w pełnych banknotach po { $unit }.
error-instruction-empty = Podaj, o który budynek lub kafelek chodzi.
error-instruction-yours = Budynek { $building } już należy do ciebie.
error-instruction-not-yours = Budynek { $building } nie należy do ciebie.
error-too-many-instructions = Naraz działa najwyżej tyle stałych zleceń: { $most }.
error-no-such-instruction = To zlecenie już nie działa.

## Waiting for people

error-paused = Gra jest wstrzymana.
error-already-paused = Gra jest już wstrzymana.
error-not-paused = Gra nie jest wstrzymana.
error-vote-closed = Nie ma już nad czym głosować.
error-already-voted = Twój głos jest już oddany.
error-asked-lately = Inni dopiero co powiedzieli „nie”. Zapytaj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-takeover-off = Przy tym stole za nieobecnych nie gra bot.
error-vote-oneself = Nie możesz głosować we własnej sprawie.
error-seat-is-bot = Za gracza { $seat } gra już bot.
error-seat-is-here = { $seat } jest przy stole.
error-gone-too-short = { $seat } może zaraz wrócić. Zapytaj za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-nudge-too-soon = Dopiero co poszło ponaglenie. Następne za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-not-waited-for = Stół nie czeka na gracza { $seat }.

## Words that should become an offer

error-draft-no-offer = Te słowa nie są ofertą.
error-draft-unclear = Nie wiadomo, co ma zmienić właściciela. Napisz na przykład: „moje 20 i 10 tys. za twoje 22”.
error-draft-nothing = Nic nie zmieniłoby właściciela.
error-draft-whom = Powiedz, o kogo chodzi: te słowa tego nie mówią.
error-draft-unknown-word = Nic się tu nie nazywa „{ $word }”.
error-draft-unknown-word-near = Nic się tu nie nazywa „{ $word }”. Czy chodzi o „{ $near }”?
error-draft-unknown-player = Nie ma tu gracza „{ $player }”.
error-draft-unknown-player-near = Nie ma tu gracza „{ $player }”. Czy chodzi o gracza { $near }?
error-draft-not-there = { $seat } nie ma sklepu „{ $shop }” ani na kafelku, ani na budynku.
error-draft-nobody-has = Nikt inny nie ma tylu kafelków „{ $shop }”.
error-draft-not-standing = Na budynku { $building } nie ma sklepu „{ $shop }”.
error-draft-building-free = Budynek { $building } do nikogo nie należy.
error-command-unknown = To nie jest polecenie. Wpisz „pomoc”, aby usłyszeć, co można wpisać.
error-command-placement = Napisz, który sklep ma stanąć na którym budynku: „zbuduj pralnia 20”.
error-command-call = Napisz, czego szukasz i co za to dajesz: „ogłoś 2 pralnie za 20k”.
error-draft-lacks-cash = { $seat } nie ma { $cash }.
error-draft-no-tiles = { $seat } nie ma żadnych kafelków.
error-draft-promise = To jest obietnica. Zapisz ją tak: obiecuję „{ $promise }”.
error-draft-which-way = Zaznacz, kto płaci więcej, ty czy { $seat }: „dokładam 20k” albo „dokładasz 20k”.

## Too much at a time, or within a time

error-server-full = Serwer jest teraz pełny. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-connections = Z twojej sieci przychodzi zbyt wiele połączeń. Zamknij kilka okien lub spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-windows = Liczba okien, w których masz już otwartą grę: { $most }. Zamknij jedno i spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-watchers = Liczba okien, w których ten stół jest już otwarty: { $most }. Więcej się nie da. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-bot-tables = Dla gości z twojej sieci boty grają naraz najwyżej przy tylu stołach: { $most }. Zamknij kilka stołów lub spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-requests = To było za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-new-tables = Ostatnio powstało stąd zbyt wiele stołów. Następny możesz założyć za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-request-too-slow = Żądanie przychodziło zbyt wolno. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-changing-too-fast = Na minutę możesz zmienić zdanie najwyżej tyle razy: { $most }. Następny raz za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
