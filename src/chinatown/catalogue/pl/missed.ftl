### What the players of a finished game missed, in its replay.

missed-round = Runda
missed-go = Do końca handlu
missed-about = Liczy się to, co przedsiębiorstwa przynoszą w tej jednej rundzie, gdy każdy buduje to, co daje najwięcej; karty koniunktury i późniejsze rundy się nie liczą. Spośród wymian, które dają tyle samo, pokazana jest taka, w której niewiele zmienia właściciela.
missed-street = Przy dostępie do ulicy pokazane jest tylko to, co na pewno dochodzi do ulicy.
missed-trades = Wymiany, których nie było
# $money is what both together would have earned more.
missed-gain = { $name } i { $other }: wspólnie można było w tej rundzie zarobić o { $money } więcej.
# $low may be nothing at all.
missed-price = Przy każdej cenie od { $low } do { $high }, którą { $name } płaci graczowi { $other }, nikt z tych dwojga nie wychodzi w tej rundzie gorzej.
missed-price-either = Przy każdej cenie do { $high }, którą { $name } płaci graczowi { $other }, albo do { $low } w drugą stronę, nikt z tych dwojga nie wychodzi w tej rundzie gorzej.
# What a party would have earned.
missed-income = { $name }: { $after } zamiast { $before }
# $placements is a list such as: Photo on 12 and Photo on 13.
missed-placed = Do zbudowania: { $placements }
missed-no-trades = Żadna wymiana między dwojgiem nie dałaby w tej rundzie więcej.
missed-no-trade = Żadna wymiana z jednym innym graczem nie dałaby obojgu w tej rundzie więcej.
missed-buildings = Niewykorzystane przy budowie
# Its other tiles stay as they were placed.
missed-building = { $name }: w tej rundzie można było zarobić { $possible } zamiast { $earned }, budując: { $placements }.
missed-no-buildings = Zbudowano wszystko, co w tej rundzie daje najwięcej.
missed-early = Gra skończyła się, zanim dobiegł końca handel tej rundy.
missed-show = Pokaż na planszy
missed-now = Moja przegapiona wymiana
missed-now-about = Obliczone z tego, co widzisz: ile przedsiębiorstwa przyniosą w tej rundzie, gdy ty i bot zbudujecie to, co daje najwięcej. Gotówka i późniejsze rundy się nie liczą.
