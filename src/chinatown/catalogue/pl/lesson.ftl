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
lesson-answer-how = { $trader } daje ci kafelek { $gets } za twój kafelek { $gives }. Trzy kafelki { $gets } to ukończone przedsiębiorstwo. Pod ofertą widać, co dla ciebie zmienia. Naciśnij „{ $press }”.
lesson-make = Zaproponuj wymianę: { $gives } za { $gets } ({ $neighbour })
lesson-make-how = Naciśnij „{ $press }” i wybierz: { $neighbour }. Potem naciśnij { $gives } wśród swoich kafelków oraz { $gets } wśród kafelków tej drugiej osoby i wyślij ofertę.
lesson-counter = Odpowiedz kontrofertą: { $trader }
lesson-counter-how = { $trader } daje { $low } za kafelek { $gives }, ale bardzo go potrzebuje: zażądaj { $price }. Naciśnij „{ $press }”, dodaj { $low } i wyślij.
lesson-chain = Puść w obieg trzy budynki
lesson-chain-how = Dajesz { $mine } (dostaje { $trader }), { $trader } daje { $theirs } (dostaje { $neighbour }), a { $neighbour } daje ci { $lot }. We dwoje nikt by tego nie zrobił. Naciśnij „{ $press }”, wybierz obie osoby, naciśnij na planie trzy budynki, wskaż, kto który dostaje, i wyślij.
lesson-done = Powiedz, że kończysz
lesson-done-how = Handluje się bez kolejności. Handel kończy się, gdy wszyscy mają dość. Naciśnij „{ $press }”.
lesson-build = Zbuduj obok siebie trzy sklepy: { $shop }
lesson-build-how = Naciśnij { $shop } wśród swoich kafelków, a potem kolejno zaznaczone budynki: { $lots }. Pozostałe kafelki połóż, gdzie chcesz, bo każdy sklep przynosi dochód. Potem zatwierdź.
lesson-over = Twój dochód: { $income }
lesson-over-how = To był cały rok: ukończone przedsiębiorstwo daje znacznie więcej niż pojedyncze sklepy, a powstało dzięki handlowi. Przed tobą byłoby jeszcze pięć takich lat. Więcej wiedzieć nie trzeba.
lesson-next = Zagraj z dwojgiem nowicjuszy
lesson-go-on = Graj dalej w tę grę
