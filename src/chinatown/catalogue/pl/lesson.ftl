### Pierwsza gra z przewodnikiem; zob. plik angielski.

lesson-title = Twoja pierwsza gra
lesson-step = Krok { $step } z { $count }
lesson-do = Zrób to za mnie
lesson-end = Zakończ lekcję
lesson-hide = Pokaż mniej
lesson-show = Pokaż więcej

lesson-keep = Zatrzymaj { $lots }
lesson-keep-how = Każdy dostaje siedem kart i zatrzymuje pięć. Naciśnij te karty albo te same budynki na planie, a potem „{ $press }”. Dwa z tych budynków leżą obok siebie, a { $mine } leży tam, gdzie chce budować { $trader }.
lesson-look = Obejrzyj budynek { $lot }
lesson-look-how = Teraz widać, co do kogo należy. Wskaż { $lot } na planie, dotknij go albo przejdź tam strzałkami: ma go { $neighbour }, a leży obok twoich. Sklep potrzebuje sąsiadów swojego typu, więc ten budynek się przyda.
lesson-answer = Przyjmij ofertę: { $trader }
lesson-answer-how = { $trader } daje ci kafelek { $gets } za twój kafelek { $gives }. Trzy kafelki { $gets } to ukończone przedsiębiorstwo, a ten jest twoim drugim. Pod ofertą widać, co dla ciebie zmienia: na razie nic, bo brakuje trzeciego. Naciśnij „{ $press }”.
lesson-make = Zaproponuj wymianę: { $gives } za { $gets } ({ $neighbour })
lesson-make-how = Naciśnij „{ $press }” i wybierz: { $neighbour }. Potem naciśnij { $gives } wśród swoich kafelków, { $gets } wśród kafelków tej drugiej osoby, a na koniec „{ $send }”.
lesson-counter = Odpowiedz kontrofertą: { $trader }
lesson-counter-how = { $trader } daje { $low } za twój kafelek { $gives }, ale bardzo go potrzebuje: zażądaj { $price }. Naciśnij „{ $press }”, dodaj { $low } do tego, co daje { $trader }, i naciśnij „{ $send }”.
lesson-chain = Puść w obieg trzy budynki
lesson-chain-how = { $said ->
    [yes] Chwileczkę: { $trader } i { $neighbour } zastanawiają się nad twoją ofertą.
   *[no] Dajesz { $mine } (dostaje { $trader }), { $trader } daje { $theirs } (dostaje { $neighbour }), a { $neighbour } daje ci { $lot }. We dwoje nikt by tego nie zrobił. Naciśnij „{ $press }”, wybierz obie osoby, naciśnij na planie trzy budynki, przy strzałce obok każdego wybierz, kto go dostaje, i naciśnij „{ $send }”.
  }
lesson-done = Powiedz, że kończysz
lesson-done-how = Handluje się bez kolejności. Handel kończy się, gdy nikt już nie chce handlować. { $said ->
    [yes] Chwileczkę: inni jeszcze handlują.
   *[no] Naciśnij „{ $press }”, a po każdej kolejnej wymianie jeszcze raz.
  }
lesson-build = Zbuduj obok siebie trzy sklepy: { $shop }
lesson-build-how = { $said ->
    [yes] Chwileczkę: inni jeszcze budują. Potem wszyscy dostaną dochód.
   *[no] Naciśnij { $shop } wśród swoich kafelków, a potem kolejno zaznaczone budynki: { $lots }. Pozostałe kafelki połóż, gdzie chcesz, bo każdy sklep przynosi dochód. Potem zatwierdź.
  }
lesson-over = Twój dochód: { $income }
lesson-over-how = To był cały rok. Ukończone przedsiębiorstwo daje znacznie więcej niż pojedyncze sklepy, a droga do niego prowadzi przez handel. Przed tobą byłoby jeszcze pięć takich lat. Więcej wiedzieć nie trzeba.
lesson-next = Zagraj z dwojgiem nowicjuszy
lesson-go-on = Graj dalej w tę grę
