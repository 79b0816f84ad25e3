### Shop types of both editions: `shop-<slug>`; the slug is the English name in lower case with
### single dashes. Names are nominative and stand unchanged in every sentence.

## Both editions

shop-antiques = Antyki
shop-laundry = Pralnia
shop-restaurant = Restauracja
shop-sea-food = Owoce morza

## Modern

shop-photo = Foto
shop-tea-house = Herbaciarnia
shop-jewellery = Jubiler
shop-tropical-fish = Tropikalne ryby
shop-florist = Kwiaciarnia
shop-take-out = Dania na wynos
shop-dim-sum = Dim Sum
shop-factory = Fabryka

## Classic

shop-pharmacy = Apteka
shop-jeans-workwear = Odzież robocza
shop-sports-articles = Artykuły sportowe
shop-fireworks = Fajerwerki
shop-sewing = Szwalnia
shop-detective-agency = Detektyw
shop-watch-makers = Zegarmistrz
shop-radios = Radia
