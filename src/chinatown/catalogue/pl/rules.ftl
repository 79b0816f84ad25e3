### Zasady na stronie; zob. plik angielski.

rules-title = Jak się gra
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nigdzie tu nie ma mowy o „{ $words }”.
    [one] { $count } akapit
    [few] { $count } akapity
   *[other] { $count } akapitów
}
rules-contents = Spis treści
rules-this-table = Dla tego stołu: { $edition }, liczba graczy: { $players }
rules-general = Dla każdego stołu: wybierz edycję i liczbę graczy.
rules-variants = Przy tym stole obowiązuje też
rules-players = Gracze
rules-whole-page = Otwórz na osobnej stronie

section-aim = O co chodzi
rule-aim = Dostajesz budynki i kafelki, które rzadko do siebie pasują, a inni mają to samo. Handluj, aż twoje będą pasować: sąsiednie sklepy jednego typu tworzą [przedsiębiorstwo](business), a duże przedsiębiorstwo [przynosi](pays) znacznie więcej niż małe.
rule-round = { $years ->
    [yes] Gra trwa sześć lat. Każdy rok ma cztery części:
   *[no] Gra trwa sześć rund. Każda runda ma cztery części:
  } [karty](deal) dają wszystkim budynki i kafelki, potem wszyscy [handlują](trade), potem wszyscy [budują](build), a na koniec każde przedsiębiorstwo przynosi [dochód](business).
rule-winner = Wygrywa osoba, która po ostatniej wypłacie ma najwięcej gotówki. Budynki, sklepy i kafelki już się wtedy nie liczą. Przy remisie decyduje liczba sklepów na planszy; jeśli i ona jest równa, zwycięstwo jest wspólne.

section-things = Co jest w grze
rule-board = W mieście jest 85 budynków w sześciu przecznicach. Dwa budynki sąsiadują, gdy mają wspólny bok. Rogi się nie liczą i nic nie sąsiaduje przez ulicę. Tutaj zaznaczono sąsiadów budynku 20.
rule-tiles = Jest 90 kafelków sklepów 12 typów. Każdy typ ma rozmiar od 3 do 6: z tylu sklepów powstaje [ukończone](finished) przedsiębiorstwo. Kafelków każdego typu jest o trzy więcej niż jego rozmiar.
rule-owning = Budynek w twoim kolorze i z twoim znakiem należy do ciebie. Nikt nie może mieć więcej niż 30 budynków.
rule-money = Każdy zaczyna z kwotą { $start }. Kwoty, które zmieniają właściciela, to wielokrotności { $unit }. { $openmoney ->
    [yes] Przy tym stole gotówka wszystkich jest jawna.
   *[no] Ile kto ma gotówki, jest tajemnicą.
}
rule-outlook-cards = W tej edycji jest dziewięć kart koniunktury. Sześć z nich, wylosowanych, leży zakrytych: po jednej na rundę. Dają [premię](outlook).
rule-own-shops = Ten stół wymyślił własne typy sklepów. Każdy działa dokładnie tak jak typ, który zastępuje i który ma ten sam rozmiar.

section-deal = Karty i kafelki
rule-deal = Każdy dostaje karty budynków i w tajemnicy zatrzymuje część z nich; dwie wracają do talii. Na tym polega wybór: nie da się mieć wszystkiego, więc zatrzymuje się te, które razem coś dają. Gdy wybiorą wszyscy, zatrzymane karty zostają odkryte, a ich budynki przechodzą na własność.
rule-deal-numbers = Tyle kart każdy dostaje i zatrzymuje, i tyle kafelków dobiera:
rule-deal-why = Warto zatrzymać: budynki leżące obok siebie lub obok własnych, na których może rosnąć przedsiębiorstwo; a także budynki obok cudzych, za które inni zapłacą. Wyboru nie można cofnąć.
rule-keep-fewer = Przy tym stole wolno zatrzymać mniej kart, niż mówi liczba, nawet żadnej.
rule-keep-cards = Przy tym stole odrzucone karty zostają zakryte na ręce. Można nimi handlować lub je odłożyć, a każde rozdanie dopełnia rękę. Żadna wymiana nie może powiększyć ręki ponad tę liczbę.
rule-draw = Potem wszyscy dobierają kafelki. { $hiddentiles ->
    [yes] Przy tym stole tylko ty widzisz swoje, aż do wymiany lub budowy; ile kto ich ma, widzą wszyscy.
   *[no] Leżą odkryte przed właścicielami.
  } Kafelki, których nie zbudujesz, zostają twoje, bez ograniczeń.
rule-early-outlook = Przy tym stole [karta koniunktury](outlook) jest odkrywana przed dobieraniem kafelków.

section-trade = Handel
rule-trade = Nie ma kolejek. Wszyscy handlują ze wszystkimi, ile chcą, a w jednej wymianie może brać udział więcej niż dwoje graczy.
rule-goods = Wymieniać można budynki, puste lub ze stojącym na nich sklepem, niezbudowane kafelki i gotówkę, w dowolnym połączeniu. Z budynkiem idzie jego sklep. Prezenty są dozwolone. Zgodzić się musi każdy, kto coś daje lub dostaje.
rule-whole = Wymiana dzieje się w jednej chwili, w całości albo wcale. Jeśli czegoś z niej już nie ma, nie dzieje się nic.
rule-cash = Płacić można tylko gotówką, którą się ma przed wymianą. Cudza gotówka nawet wtedy pozostaje tajemnicą: jeśli jej brakuje, wiadomo tylko, że do wymiany nie doszło. Tak samo jest z kafelkami i kartami, których nie widzisz.
rule-offers = Oferta obowiązuje, aż zgodzą się wszystkie strony, któraś odmówi, autor ją wycofa albo stanie się widocznie niemożliwa; można też ustalić jej termin. Pod nią widać, co by [dla ciebie zmieniła](gains). Naraz obowiązuje najwyżej 20 twoich ofert. Osobie, która w tej rundzie odrzuciła ofertę, nie można złożyć takiej samej: najpierw coś zmień.
rule-counter = Na ofertę odpowiadasz: tak, nie albo co wolisz. Kontroferta to twoja własna oferta w odpowiedzi na cudzą.
rule-three = Troje lub więcej graczy może wymienić się naraz, każdy z każdym. Tak krążą budynki, którymi nikt nie wymieniłby się we dwoje: tutaj każdy trafia tam, gdzie jest potrzebny.
rule-calls = Ogłoszenie mówi całemu stołowi, czego szukasz i co za to dajesz. Inni odpowiadają ofertami, a ty wybierasz. Ogłoszenie może też być dla osoby, która zgodzi się pierwsza. Naraz obowiązuje najwyżej 5 twoich ogłoszeń.
rule-secret = Tajną ofertę widzą tylko jej strony. Gdy dojdzie do skutku, inni widzą budynki i kafelki, które zmieniają właściciela, ale nie gotówkę. Odpowiedzieć można tylko tajnie i tylko wśród tych, którzy o niej wiedzą.
rule-talk = Mów, co chcesz: do wszystkich, do niektórych albo o ofercie do tych, którzy ją znają. Słowa niczego w grze nie zmieniają.
rule-agreements = To, na co umówicie się na { $years ->
    [yes] ten rok
   *[no] tę rundę
  }, wiąże jako część wymiany: zapłata zaraz po wypłacie; udział w tym, co przyniosą wskazane budynki; albo że kafelek stanie na budynku, albo że budynek zostanie pusty lub bez tego typu. Podczas budowy nie da się zrobić tego, co wykluczono, a bez tego, co uzgodniono, nie da się jej zakończyć. Co stało się niemożliwe, przepada, i dowiadujesz się o tym.
rule-choices = Wymiana może zostawić do wyboru jedną lub dwie rzeczy: „20 i do wyboru 2 Dim Sum albo Foto”. Wybiera osoba, która się zgadza, więc we własnej ofercie nie można zastrzec wyboru dla siebie. Wybór ma od dwóch do sześciu opcji, wszystkie od jednego gracza do drugiego.
rule-promises = Obietnice na później nie wiążą. Są zapisane tam, gdzie widzą je wszyscy, którzy mogą znać wymianę, a osoba, która dostała obietnicę, mówi, czy została dotrzymana.
rule-immediate-only = Przy tym stole każda wymiana odbywa się od ręki, tak jak brzmi oferta: bez zapłaty po wypłacie, bez udziału w dochodzie, bez umów o budowie i bez wyboru.
rule-done = Handel kończy się, gdy wszyscy powiedzą, że kończą. Dopóki trwa, można to cofnąć, a wymiana lub jawna oferta z twojej strony cofa to za ciebie.
rule-trade-clock = Przy tym stole handel kończy się po upływie czasu (w minutach: { $minutes }), choćby ktoś jeszcze rozmawiał.

section-build = Budowa
rule-build = Połóż dowolną liczbę swoich kafelków, albo żadnego, na własnych pustych budynkach, po jednym na każdym. Co stoi, zostaje: sklepu nigdy się nie przenosi ani nie zabiera, tylko jego budynek może zmienić właściciela.
rule-placing = { $placing ->
    [in-turn] Buduje się po kolei, od pierwszego gracza zgodnie z ruchem wskazówek zegara, i potem już nie w tej fazie.
    [at-once] Wszyscy w tajemnicy wybierają, co budują, i wszystko zostaje odkryte naraz.
    [at-once-unless-all-agree] Wszyscy w tajemnicy wybierają, co budują, i wszystko zostaje odkryte naraz, chyba że wszyscy chcą budować po kolei. Można o to poprosić od początku handlu, aż do ustalenia własnych sklepów.
   *[at-once-unless-asked] Wszyscy w tajemnicy wybierają, co budują, i wszystko zostaje odkryte naraz, chyba że ktoś chce budować po kolei. Można o to poprosić od początku handlu, aż do ustalenia własnych sklepów.
}
rule-street = Przy tym stole nowe przedsiębiorstwo musi zacząć się na budynku z dostępem do ulicy. Na zakreskowanych budynkach można tylko ciągnąć dalej własne przedsiębiorstwo od sąsiedniego sklepu tego samego typu, jeśli sięga ono ulicy.

section-income = Dochód
rule-business = Sąsiednie sklepy jednego typu i jednego właściciela to jedno przedsiębiorstwo. Cudze sklepy nigdy nie liczą się z twoimi, nawet tuż obok.
rule-pays = Każde przedsiębiorstwo przynosi dochód raz na { $years ->
    [yes] rok
   *[no] rundę
  }, zależnie od rozmiaru. Ostatni stopień w wierszu to przedsiębiorstwo ukończone. Niezbudowane kafelki i puste budynki nic nie przynoszą.
rule-finished = Przedsiębiorstwo, które ma tyle sklepów, ile wynosi rozmiar jego typu, jest ukończone i daje ostatni stopień. Nic, co stanie obok, tego nie cofnie.
rule-larger = Więcej sklepów niż rozmiar to dwa przedsiębiorstwa: ukończone i drugie z reszty. { $regroup ->
    [yes] Każda część musi być spójna, a dzielić wolno tak, jak najlepiej się opłaca; stół znajdzie najlepszy podział.
   *[no] Liczy się tylko liczba, bez względu na kształt.
}
rule-outlook = Przed wypłatą odkrywa się kartę koniunktury { $years ->
    [yes] na ten rok
   *[no] na tę rundę
  }. Wymienia ona rozmiary, albo nic, i daje { $unit } { $outlookpays ->
    [business] za każde przedsiębiorstwo takiego rozmiaru
    [player] raz każdej osobie, która ma sklep takiego rozmiaru
   *[tile] za każdy sklep takiego rozmiaru, ukończony czy nie
}.
rule-debts = Potem następują umówione zapłaty, wszystkie w jednej chwili. Długi w kółko znoszą się. Czego komuś brakuje, pozostaje długiem i jest spłacane najpierw z następnej wypłaty; na końcu gry przepada.

section-end = Następna runda i koniec
rule-next = { $firstplayer ->
    [stays] Pierwszy gracz jest w każdej rundzie ten sam.
   *[passes] Karta pierwszego gracza przechodzi dalej zgodnie z ruchem wskazówek zegara.
  } Ma to znaczenie tylko tam, gdzie dobiera się i buduje po kolei.
rule-first = Pierwszego gracza { $firstseat ->
    [drawn] wyznacza los
   *[named] wyznacza stół
  }. Po { $years ->
    [yes] szóstym roku
   *[no] szóstej rundzie
  } gra się kończy i wszystko jest jawne: gotówka, tajne oferty, karty.
rule-early-end = Wszyscy razem mogą w każdej chwili zakończyć grę. Kończy się tak, jak stoi: nic już nie jest budowane ani wypłacane.

section-browser = Przy stole w przeglądarce
rule-seats = Gospodarz zakłada stół, ustawia go i zaczyna, gdy wszystkie miejsca są zajęte. Miejsce należy do przeglądarek, które mają jego prywatny link, najwyżej ośmiu. Imiona przy stole muszą się różnić. Niepotrzebne stoły można odłożyć lub usunąć.
rule-away = Gdy kogoś długo nie ma, inni mogą zagłosować, by zastąpił go bot, albo za przerwą; niektóre stoły mają zegary. Kto wraca, odzyskuje miejsce przy następnym ruchu.
rule-gains = Pod ofertą widać, co by dla ciebie zmieniła: najbliższy dochód, przy jak najlepiej wyłożonych kafelkach, oraz sumę ze wszystkich rund do końca razem z gotówką, która zmienia właściciela. Liczy się to, co jest na planie i przed tobą, a nie to, co może jeszcze przyjść; ile budynek lub karta przyniesie do końca gry, to tylko szacunek. Gospodarz ustala, kto widzi takie zyski: nikt, każdy własne albo wszyscy wszystkie, cudze tylko na tyle, na ile wolno je znać.
rule-instructions = Stałe zlecenie zgadza się za ciebie na każdą ofertę { $years ->
    [yes] tego roku
   *[no] tej rundy
  }, która nie zabiera ci więcej i nie daje ci mniej, niż w nim zapisano, chyba że zostawia coś do wyboru albo zobowiązuje cię na później. Nikt inny o nim nie wie. Kończy się z pierwszą wymianą, którą zawrze, z końcem handlu albo gdy je wycofasz.
rule-limits = Żeby przy stole było przyjemnie, liczba nowych ofert i uwag na minutę jest ograniczona, a graczy można wyciszyć: ich ofert i słów już nie widać. Kto obraża, grozi lub oszukuje, tego można w menu zgłosić osobie, która prowadzi serwer.
rule-typing = Oferty można też pisać słowami, w każdym z czterech języków: „moje 20 i 10k za twoje 22”. Najpierw widać, co stół zrozumiał, i nic nie wychodzi przed wysłaniem.
rule-trouble = Gdy połączenie się zerwie, strona łączy się sama i nic nie ginie. Odrzucone polecenie niczego nie zmieniło.

section-keys = Klawisze
rule-keys = Tab przechodzi między częściami, Enter i spacja naciskają. Na planie strzałki przechodzą od budynku do budynku. Escape zamyka. Znak zapytania otwiera te zasady.

## Tabele

rules-numbers = Liczba graczy: { $players }
rules-dealt = kart rozdanych
rules-kept = kart zatrzymanych
rules-drawn = kafelków dobranych

## Co widać na obrazkach

picture-neighbours = Budynek 20 ma czterech sąsiadów: 17, 19, 21 i 23.
picture-chain = Dajesz 34, potrzebne graczowi B obok 35. B daje C 49, obok jego 45. C daje ci 43, obok twojego 47.
picture-street = 7 nie ma dostępu do ulicy, ale ciągnie dalej przedsiębiorstwo z 6. Na 12 nic jeszcze nie można zbudować.
picture-business = Trzy sklepy w górnych rzędach to jedno twoje przedsiębiorstwo. Dolny stoi osobno, a czwarty, w środku, należy do B.
picture-finished = Twoje jest ukończone, ma trzy sklepy. Przedsiębiorstwu gracza B brakuje jednego.
picture-larger = Cztery sklepy w rzędzie: ukończone przedsiębiorstwo z trzech i drugie, które się zaczyna.
