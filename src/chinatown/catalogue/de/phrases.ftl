### Ready-made sentences of players, bots above all: `phrase-<code>`, spoken by one to the others.
###
### $shop is a shop type, $lots numbers of buildings ("22 und 23"), $homes how many they are, $tiles
### how many tiles, $wares all of it in words ("22 und 2× Foto"); $size the size of a business;
### $money an amount ("30.000 $"), $count for how many rounds; $name a player.

# How often an amount comes: part of the sentences below, after the amount.
phrase-years = { $count ->
    [one] in dieser Runde
   *[other] pro Runde, { $count } Runden lang
  }
# What would come to somebody, after "mit", so in the dative; the tiles are of the type it is about.
phrase-things = { $homes ->
    [0] { $tiles ->
        [one] einem weiteren Plättchen
       *[other] { $tiles } weiteren Plättchen
      }
   *[other] { $tiles ->
        [0] { $lots }
        [one] { $lots } sowie einem weiteren Plättchen
       *[other] { $lots } sowie { $tiles } weiteren Plättchen
      }
  }
# Of $homes buildings.
phrase-lie = { $homes ->
    [one] liegt
   *[other] liegen
  }
# The end of a list.
phrase-and = { $first } und { $last }

## What a trade does for me

phrase-finishes-mine = Mit { phrase-things } wäre mein Geschäft „{ $shop }“ fertig: { $money } mehr { phrase-years }.
phrase-grows-mine = Mit { phrase-things } hätte mein Geschäft „{ $shop }“ die Größe { $size }: { $money } mehr { phrase-years }.
phrase-starts-mine = Mit { phrase-things } hätte ich { $size }× { $shop } nebeneinander: { $money } mehr { phrase-years }.
phrase-earns-me = Das bringt mir { $money } mehr { phrase-years }.
phrase-collects-mine = Ich sammle { $shop }.
phrase-beside-mine = { $lots } { phrase-lie } neben meinen Gebäuden.
phrase-spare = Auf { $wares } kann ich verzichten.

## What it does for you

phrase-finishes-yours = Mit { phrase-things } wäre dein Geschäft „{ $shop }“ fertig: { $money } mehr { phrase-years }.
phrase-grows-yours = Mit { phrase-things } hätte dein Geschäft „{ $shop }“ die Größe { $size }: { $money } mehr { phrase-years }.
phrase-starts-yours = Mit { phrase-things } hättest du { $size }× { $shop } nebeneinander: { $money } mehr { phrase-years }.
phrase-earns-you = Das bringt dir { $money } mehr { phrase-years }.
phrase-collects-yours = Du sammelst { $shop }.
phrase-beside-yours = { $lots } { phrase-lie } neben deinen Gebäuden.
phrase-costs-you-nothing = Es kostet dich kein Einkommen.
phrase-favour = Tu mir den Gefallen: Es kostet dich nichts.

## Against it, and the price

phrase-costs-me = Das kostet mich { $money } { phrase-years }.
phrase-brings-me = Das bringt mir nur { $money } { phrase-years }.
phrase-unproved = Auf dein Versprechen zähle ich erst, wenn du einmal eins gehalten hast.
phrase-wants = Ich will mindestens { $money } dafür.
phrase-pays = Ich zahle höchstens { $money }.
phrase-better = Leg { $money } drauf, und wir sind uns einig.

## Answers to what somebody said

phrase-as-asked = Du hast gefragt: Das ist mein Preis.
phrase-would-give = Das würde ich dafür geben.
phrase-as-you-say = Das passt mir.
phrase-lowered = Na gut, ich komme dir entgegen.
phrase-offer-stands = Mein Angebot steht.
phrase-last-price = Das ist mein letzter Preis.
phrase-offers-first = Beantworte zuerst meine Angebote an dich.
phrase-make-offer = Mach mir ein Angebot.
phrase-have-none = Das habe ich nicht: { $wares }.
phrase-keeps = Das behalte ich: { $wares }.
phrase-no-use = Damit kann ich nichts anfangen: { $wares }.
phrase-too-little = Das ist mir zu wenig.
phrase-too-dear = Das ist mir zu teuer.
phrase-helps-you = Das nützt dir mehr als mir.
phrase-helps-you-win = Damit gewinnst eher du als ich.
phrase-cannot-pay = Das kann ich nicht bezahlen.
phrase-not-swayed = Drohungen ändern nichts an meinem Preis.
phrase-welcome = Gern geschehen.

## To the table

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück euch allen!
phrase-let-us-trade = Kommt zuerst zu mir: Ich bin zum Handeln hier.
phrase-thanks = Danke, { $name }!
phrase-fair-trade = Ein fairer Handel, { $name }.
phrase-helps-both = Davon haben wir beide etwas, { $name }.
phrase-pleasure = Mit dir handle ich immer gern, { $name }.
phrase-well-traded = Gut verhandelt, { $name }.
phrase-praise = { $name } verdient jetzt { $money } pro Runde. Das sollten wir im Auge behalten.
phrase-proud = Meine Läden bringen jetzt { $money } pro Runde.
phrase-waiting = Wir warten alle auf dich, { $name }.
phrase-nothing-left = Für mich gibt es hier nichts mehr zu holen.
