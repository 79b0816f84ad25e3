### Shop types of both editions: `shop-<slug>`; the slug is the name in lower case with single dashes.

## Both editions

shop-antiques = Antiques
shop-laundry = Laundry
shop-restaurant = Restaurant
shop-sea-food = Sea Food

## Modern

shop-photo = Photo
shop-tea-house = Tea House
shop-jewellery = Jewellery
shop-tropical-fish = Tropical Fish
shop-florist = Florist
shop-take-out = Take Out
shop-dim-sum = Dim Sum
shop-factory = Factory

## Classic

shop-pharmacy = Pharmacy
shop-jeans-workwear = Jeans & Workwear
shop-sports-articles = Sports Articles
shop-fireworks = Fireworks
shop-sewing = Sewing
shop-detective-agency = Detective Agency
shop-watch-makers = Watch Makers
shop-radios = Radios
