### Shop types of both editions: `shop-<slug>`; the slug is the name in lower case with single dashes.
###
### The French first edition has names for its twelve types. They stand after a noun ("tuile
### Restaurant", "commerce Restaurant"), so that gender and number never matter.

## Both editions

shop-antiques = Antiquités
shop-laundry = Blanchisserie
shop-restaurant = Restaurant
shop-sea-food = Poissonnerie

## Modern

shop-photo = Photo
shop-tea-house = Salon de thé
shop-jewellery = Bijouterie
shop-tropical-fish = Poissons tropicaux
shop-florist = Fleuriste
shop-take-out = Plats à emporter
shop-dim-sum = Dim Sum
shop-factory = Usine

## Classic

shop-pharmacy = Pharmacie
shop-jeans-workwear = Vêtements
shop-sports-articles = Articles de sport
shop-fireworks = Feux d’artifice
shop-sewing = Atelier de couture
shop-detective-agency = Cabinet de détective
shop-watch-makers = Horloger
shop-radios = Radios
