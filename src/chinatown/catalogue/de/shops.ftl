### Shop types of both editions: `shop-<slug>`; the slug is the English name in lower case with dashes.
###
### They stand in sentences without article and ending: choose names whose accusative looks the same.

## Both editions

shop-antiques = Antiquitäten
shop-laundry = Wäscherei
shop-restaurant = Restaurant
shop-sea-food = Meeresfrüchte

## Modern

shop-photo = Foto
shop-tea-house = Teehaus
shop-jewellery = Schmuck
shop-tropical-fish = Tropenfische
shop-florist = Blumen
shop-take-out = Imbiss
shop-dim-sum = Dim Sum
shop-factory = Fabrik

## Classic

shop-pharmacy = Apotheke
shop-jeans-workwear = Arbeitskleidung
shop-sports-articles = Sportartikel
shop-fireworks = Feuerwerk
shop-sewing = Näherei
shop-detective-agency = Detektei
shop-watch-makers = Uhrmacher
shop-radios = Radios
