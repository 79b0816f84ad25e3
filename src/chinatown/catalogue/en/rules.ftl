### The rules in the page, which loads these texts only when they are opened: `rules-…` for what is
### round them, `section-…` for headings, `rule-<name>` for each paragraph.
###
### [words](name) links to the paragraph `rule-<name>`. $years is "yes" where rounds are called years.
### $start and $unit are sums of money, $players is the number of players, 0 where it is open.
### $minutes is the trade clock. The other choices are positions of switches.

rules-title = How to play
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing here mentions “{ $words }”.
    [one] One paragraph
   *[other] { $count } paragraphs
}
rules-contents = Contents
rules-this-table = For this table: { $edition }, { $players } players
rules-general = For any table: choose an edition and the number of players.
rules-variants = This table also plays
rules-players = Players
rules-whole-page = Open as a page of their own

section-aim = What it is about
rule-aim = You get lots and shop tiles that seldom fit together, and so does everybody else. Trade until yours do: neighbouring shops of one type form a [business](business), and a large business [pays](pays) far better than small ones.
rule-round = { $years ->
    [yes] A game lasts six years. Each year has four parts:
   *[no] A game lasts six rounds. Each round has four parts:
  } the [deal](deal) brings everyone lots and tiles, then everybody [trades](trade), then everybody [builds](build), and in the end every business [pays income](business).
rule-winner = Whoever has the most cash after the last income wins. Lots, shops and tiles count for nothing then. In a tie, whoever has more shops on the board wins; if that is a tie too, they share the victory.

section-things = What there is
rule-board = The city has 85 lots in six districts. Two lots are neighbours when they share a side. Corners don’t count, and no lot has a neighbour across a street. Here the neighbours of lot 20 are marked.
rule-tiles = There are 90 shop tiles of 12 types. Each type has a size from 3 to 6: that many shops make its business [finished](finished). Each type has three more tiles than its size.
rule-owning = A lot with your colour and sign is yours. Nobody can own more than 30 lots.
rule-money = Everybody begins with { $start }. Sums that change hands are multiples of { $unit }. { $openmoney ->
    [yes] At this table everyone’s cash is public.
   *[no] How much cash anyone has is secret.
}
rule-outlook-cards = Nine outlook cards belong to this edition. Six of them, drawn at random, lie face down: one for each round. They pay a [bonus](outlook).
rule-own-shops = This table has made up shop types of its own. Each plays exactly like the type that it replaces, which has the same size.

section-deal = The deal
rule-deal = Everyone is dealt building cards and secretly keeps some of them; two go back into the deck. That is what the choice is about: you can’t have every lot, so you keep those that work together. When all have chosen, the cards kept are shown, and their lots belong to whoever kept them.
rule-deal-numbers = This many cards are dealt to each player and kept, and this many tiles are drawn:
rule-deal-why = Good to keep: lots side by side or beside your own, on which a business can grow; and lots beside somebody else’s, who will pay for them. A choice once made stands.
rule-keep-fewer = At this table you may keep fewer cards than the number says, even none.
rule-keep-cards = At this table refused cards stay in your hand, unseen. You can trade or discard them, and each deal fills your hand up to the number dealt. A trade can’t bring anyone’s hand above that number.
rule-draw = Then everybody draws tiles. { $hiddentiles ->
    [yes] At this table only you see yours, until you trade or build them; how many anyone has is public.
   *[no] They lie face up in front of their owners.
  } Tiles that you don’t build stay yours, without limit.
rule-early-outlook = At this table the [outlook card](outlook) is turned over before tiles are drawn.

section-trade = Trading
rule-trade = There are no turns. Everybody trades with everybody, as often as they like, and more than two can take part in one trade.
rule-goods = You can trade lots, empty or with the shop that stands there, tiles that aren’t built, and cash, in any mix. Whoever gives a lot gives its shop too. Gifts are allowed. Everybody who gives or gets something must agree.
rule-whole = A trade happens at one moment, and whole or not at all. If something in it has moved on by then, nothing of it happens.
rule-cash = You can only pay with cash that you have before the trade. Somebody else’s cash stays secret even then: if they can’t pay, you only learn that the trade didn’t happen. The same goes for tiles and cards that you can’t see.
rule-offers = An offer stands until it is agreed to by all its parties, refused by one, withdrawn, or visibly impossible; you may also set a time for it. It says what it would [change for you](gains). At most 20 of your offers stand at once. Whoever refused an offer this round can’t be offered the very same again: change something first.
rule-counter = To an offer you say yes, no, or what you would rather have: a counter-offer is an offer of your own that answers theirs.
rule-three = Three or more can trade in one go, each giving to each. That way lots can go round that no two of them would swap: here each lot lands where its new owner needs it.
rule-calls = A call tells the whole table what you seek and what you give for it. Others answer with offers, and you choose. A call can also go to the first who agrees. At most 5 of your calls stand at once.
rule-secret = A secret offer is seen only by its parties. When it is carried out, the others see the lots and tiles that move, but not the cash. It can only be answered in secret, and only among those who know of it.
rule-talk = Say what you like, to all, to some, or about an offer to those who know it. Talk changes nothing in the game.
rule-agreements = What you agree about { $years ->
    [yes] this year
   *[no] this round
  } binds, as part of a trade: a payment due right after income; a share of what named lots earn; or that a tile will be built on a lot, or that a lot or a type there will not be. You then can’t build what you ruled out, nor finish building without what you agreed to. What has become impossible lapses, and you are told.
rule-choices = A trade can leave one thing or two open: “20 and any one of 2 Dim Sum or Photo”. Whoever agrees chooses, so the author of an offer can’t leave a choice to themselves. A choice has two to six options, all from one player to one other.
rule-promises = Promises for later don’t bind. They are written down where everybody who may know the trade sees them, and whoever got one says whether it was kept.
rule-immediate-only = At this table trades are carried out at once as they were offered: no payment after income, no share of it, no agreement on building, no choice.
rule-done = Trading ends when everybody has said that they are done. You can take it back while the phase lasts, and a trade or an open offer of yours takes it back for you.
rule-trade-clock = At this table trading ends after { $minutes } minutes, whoever is still talking.

section-build = Building
rule-build = Put any number of your tiles, or none, on empty lots of yours, one on each. What stands there stays: a shop is never moved or taken away, only its lot can change hands.
rule-placing = { $placing ->
    [in-turn] Players build one after the other, clockwise from the first player, and each only once in this phase.
    [at-once] All choose unseen what they build, and everything is revealed together.
    [at-once-unless-all-agree] All choose unseen what they build, and everything is revealed together, unless all players ask to build in turn. You can ask from the beginning of trading until you have fixed your own shops.
   *[at-once-unless-asked] All choose unseen what they build, and everything is revealed together, unless somebody asks to build in turn. You can ask from the beginning of trading until you have fixed your own shops.
}
rule-street = At this table a new business must begin on a lot with street access. On the hatched lots you can only continue a business of yours from a neighbouring shop of the same type, if it reaches a street.

section-income = Income
rule-business = Neighbouring shops of one type with one owner are one business. Another player’s shops never count with yours, even side by side.
rule-pays = Every business pays once each { $years ->
    [yes] year
   *[no] round
  }, by its size. The last step of each row is a finished business. Tiles that aren’t built and empty lots pay nothing.
rule-finished = A business with as many shops as its type’s size is finished and pays the bonus step. Nothing built beside it can undo that.
rule-larger = More shops than the size are two businesses: a finished one, and one of the rest. { $regroup ->
    [yes] Each part must hang together, and you may divide as pays most; the table finds the best way.
   *[no] Only the numbers count, whatever the shape.
}
rule-outlook = Before income the { $years ->
    [yes] year’s
   *[no] round’s
  } outlook card is turned over. It names sizes, or nothing, and pays { $unit } { $outlookpays ->
    [business] for each business of such a size
    [player] once to each player who has a shop of such a size
   *[tile] for each shop of such a size, finished or not
}.
rule-debts = Then agreed payments are made, all at one moment. Debts that go round cancel out. What somebody lacks stays owed and is paid first from the next income; at the end of the game it is dropped.

section-end = The next round and the end
rule-next = { $firstplayer ->
    [stays] The first player stays first in every round.
   *[passes] The first player’s card passes clockwise.
  } It only matters where tiles are drawn and built in turn.
rule-first = Who begins is { $firstseat ->
    [drawn] drawn by lot
   *[named] named by the table
  }. After the sixth { $years ->
    [yes] year
   *[no] round
  } the game is over and everything is open: cash, secret offers, cards.
rule-early-end = The players can agree to end the game at any time. It ends as it stands: nothing more is built or paid.

section-browser = At the table in the browser
rule-seats = The host makes the table, sets it up and begins when every seat is taken. A seat belongs to the browsers that hold its private link, at most eight. Names at a table must differ. Tables that nobody needs can be put away or deleted.
rule-away = If somebody stays away, the others can vote for a bot to take over, or for a pause; some tables have clocks. Whoever comes back takes the seat back with the next press.
rule-gains = Below an offer you see what it would change for you: the next income, with your tiles placed as well as can be, and over all rounds to come, with the cash that changes hands. It counts what is on the board and in your hands, not what may still come; what a lot or a card would bring by the end is only a guess. The host sets who sees such gains: nobody, everyone their own, or everyone everyone’s, of others only as far as all may know.
rule-instructions = A standing instruction agrees in your place: to any offer of this { $years ->
    [yes] year
   *[no] round
  } that takes no more from you and brings you no less than you named, unless it leaves a choice or binds you to something for later. Nobody else can tell. It ends with the first trade that it makes, when trading ends, or when you take it back.
rule-limits = So that a table stays pleasant, nobody makes more than a few new offers and remarks a minute, and you can mute players: you no longer see their offers and talk. Whoever insults, threatens or cheats can be reported, in the menu, to whoever runs the server.
rule-typing = You can type offers in plain words, in any of the four languages: “my 20 and 10k for your 22”. What the table understood is shown first, and nothing is sent before you send it.
rule-trouble = If the line breaks, the page connects again by itself and nothing is lost. A refused command has changed nothing.

section-keys = Keys
rule-keys = Tab goes from part to part, Enter and Space press. On the map the arrow keys go from lot to lot. Escape closes. The question mark opens these rules.

## The tables of numbers

rules-numbers = { $players } players
rules-dealt = cards dealt
rules-kept = cards kept
rules-drawn = tiles drawn

## What the pictures show

picture-neighbours = Lot 20 has four neighbours: 17, 19, 21 and 23.
picture-chain = You give 34, which B needs beside 35. B gives C 49, beside C’s 45. C gives you 43, beside your 47.
picture-street = 7 has no street access, but continues the business on 6. On 12 nothing can be built yet.
picture-business = Three shops in the upper rows are one business of yours. The one below stands alone, and the fourth in the middle is B’s.
picture-finished = Yours is finished at three shops. B’s lacks one.
picture-larger = Four shops in a row: a finished business of three, and one that begins anew.
