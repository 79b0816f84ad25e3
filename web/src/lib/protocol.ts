// Made by `make types` from src/chinatown/protocol and server/messages: do not edit by hand.

export type PhraseCode =
  | "finishes-mine"
  | "grows-mine"
  | "starts-mine"
  | "earns-me"
  | "collects-mine"
  | "beside-mine"
  | "spare"
  | "finishes-yours"
  | "grows-yours"
  | "starts-yours"
  | "earns-you"
  | "collects-yours"
  | "beside-yours"
  | "costs-you-nothing"
  | "favour"
  | "costs-me"
  | "brings-me"
  | "unproved"
  | "wants"
  | "pays"
  | "better"
  | "as-asked"
  | "would-give"
  | "as-you-say"
  | "lowered"
  | "offer-stands"
  | "last-price"
  | "offers-first"
  | "make-offer"
  | "have-none"
  | "keeps"
  | "no-use"
  | "too-little"
  | "too-dear"
  | "helps-you"
  | "helps-you-win"
  | "cannot-pay"
  | "not-swayed"
  | "welcome"
  | "hello"
  | "good-luck"
  | "let-us-trade"
  | "thanks"
  | "fair-trade"
  | "helps-both"
  | "pleasure"
  | "well-traded"
  | "praise"
  | "proud"
  | "waiting"
  | "nothing-left";
export type RefusalReason =
  | "too-little"
  | "too-dear"
  | "need-it"
  | "helps-you-more"
  | "no-cash"
  | "better-offer"
  | "not-now"
  | "lack-it"
  | "helps-you-win";
export type CallEnding =
  "answered" | "ended" | "building-moved" | "tiles-moved" | "did-not-happen" | "trading-ended";
export type CallStatus = "open" | CallEnding;
export type Phase = "deal" | "trade" | "build" | "over";
export type OfferStatus = "open" | "made" | "refused" | "withdrawn" | "lapsed" | "failed";
export type LapseCode =
  | "building-moved"
  | "tiles-moved"
  | "too-many-buildings"
  | "too-many-cards"
  | "call-ended"
  | "expired"
  | "trading-ended";
export type PromiseStatus = "open" | "kept" | "broken";
export type ErrorCode = IllegalCode | SetupCode | BotCode | DraftCode | RequestCode;
export type IllegalCode =
  | "unknown-action"
  | "unknown-seat"
  | "game-over"
  | "wrong-phase"
  | "unknown-building"
  | "unknown-shop-type"
  | "text-length"
  | "already-chosen"
  | "card-not-dealt"
  | "keep-count"
  | "keep-count-most"
  | "cards-not-kept"
  | "card-not-held"
  | "card-twice"
  | "discard-nothing"
  | "empty-trade"
  | "trade-with-oneself"
  | "off-denomination"
  | "building-twice"
  | "building-not-owned"
  | "too-many-buildings"
  | "tile-not-held"
  | "too-many-cards"
  | "not-enough-cash"
  | "agreements-not-in-rules"
  | "immediate-only"
  | "share-of-nothing"
  | "share-fraction"
  | "share-limits"
  | "outlook-not-played"
  | "clauses-contradict"
  | "too-many-choices"
  | "choice-options"
  | "choice-chooser"
  | "own-choice"
  | "choose-option"
  | "not-a-party"
  | "too-many-offers"
  | "not-your-offer"
  | "already-refused"
  | "offer-seconds"
  | "counter-shows-secret"
  | "no-such-offer"
  | "offer-closed"
  | "unknown-reason"
  | "already-agreed"
  | "own-offer"
  | "not-agreed"
  | "too-many-calls"
  | "empty-call"
  | "call-not-complete"
  | "call-cash-twice"
  | "building-is-yours"
  | "no-such-call"
  | "call-closed"
  | "own-call"
  | "call-wants-offers"
  | "not-your-call"
  | "call-needs-caller"
  | "unknown-listener"
  | "whisper-about-offer"
  | "last-offers-alone"
  | "phrases-or-words"
  | "unknown-phrase"
  | "phrase-field"
  | "too-many-phrases"
  | "too-many-remarks"
  | "unknown-reaction"
  | "already-done"
  | "not-done"
  | "cannot-ask-turns"
  | "turns-already-asked"
  | "no-such-promise"
  | "no-trade-clock"
  | "already-built"
  | "not-your-turn"
  | "building-occupied"
  | "no-street-access"
  | "agreed-to-build"
  | "agreed-to-leave-empty"
  | "agreed-not-to-build";
export type SetupCode =
  | "player-count"
  | "unknown-rules"
  | "needs-newer-rules"
  | "first-seat-range"
  | "unknown-edition"
  | "unknown-variant"
  | "trade-clock-range"
  | "unknown-shop-type"
  | "own-shop-size"
  | "own-shop-name"
  | "own-shop-name-twice"
  | "not-enough-blank-tiles";
export type BotCode = "unknown-bot" | "unknown-character";
export type DraftCode =
  | "draft-no-offer"
  | "draft-unclear"
  | "draft-nothing"
  | "draft-whom"
  | "draft-unknown-word"
  | "draft-unknown-word-near"
  | "draft-unknown-player"
  | "draft-unknown-player-near"
  | "draft-not-there"
  | "draft-nobody-has"
  | "draft-not-standing"
  | "draft-building-free"
  | "draft-lacks-cash"
  | "command-unknown"
  | "command-placement"
  | "command-call"
  | "draft-no-tiles"
  | "draft-promise"
  | "draft-which-way";
export type RequestCode =
  | "unknown-page"
  | "client-not-built"
  | "foreign-origin"
  | "message-too-large"
  | "message-binary"
  | "message-not-json"
  | "message-unknown"
  | "message-wrong"
  | "internal"
  | "database-unavailable"
  | "server-full"
  | "too-many-connections"
  | "too-many-windows"
  | "too-many-watchers"
  | "too-many-bot-tables"
  | "too-many-requests"
  | "request-too-slow"
  | "unknown-table"
  | "table-unreadable"
  | "unknown-bot"
  | "two-seats-for-me"
  | "sharing-needs-own-seat"
  | "own-shop-replaces-twice"
  | "too-many-tables"
  | "too-many-new-tables"
  | "name-empty"
  | "name-too-long"
  | "name-taken"
  | "bad-text"
  | "no-free-seat"
  | "not-host"
  | "seats-free"
  | "public-tables-off"
  | "already-started"
  | "seat-taken"
  | "too-many-people"
  | "no-player-there"
  | "others-play-there"
  | "accounts-off"
  | "account-name-taken"
  | "already-signed-in"
  | "not-signed-in"
  | "sign-in-wrong"
  | "own-password-wrong"
  | "recovery-wrong"
  | "unknown-session"
  | "unknown-account"
  | "too-many-new-accounts"
  | "alerts-off"
  | "alert-address-refused"
  | "mail-address-wrong"
  | "mail-not-sent"
  | "mail-code-wrong"
  | "unknown-alert-way"
  | "too-many-alert-ways"
  | "too-many-alerts"
  | "password-needed"
  | "password-wrong"
  | "password-short"
  | "too-many-tries"
  | "no-part-wanted"
  | "part-wrong"
  | "banned"
  | "banned-here"
  | "unknown-ban"
  | "ban-oneself"
  | "report-oneself"
  | "unknown-report"
  | "too-many-reports"
  | "unknown-link"
  | "unknown-browser"
  | "last-browser"
  | "too-many-browsers"
  | "seat-not-held"
  | "not-started"
  | "game-not-over"
  | "training-off"
  | "replay-unreadable"
  | "not-seated"
  | "not-your-seat"
  | "unknown-seat"
  | "clock-only"
  | "mute-oneself"
  | "muted-by"
  | "too-many-new-offers"
  | "talking-too-fast"
  | "changing-too-fast"
  | "instruction-wrong-phase"
  | "instruction-money"
  | "instruction-empty"
  | "instruction-yours"
  | "instruction-not-yours"
  | "too-many-instructions"
  | "no-such-instruction"
  | "game-over"
  | "paused"
  | "already-paused"
  | "not-paused"
  | "vote-closed"
  | "already-voted"
  | "asked-lately"
  | "takeover-off"
  | "vote-oneself"
  | "seat-is-bot"
  | "seat-is-here"
  | "gone-too-short"
  | "nudge-too-soon"
  | "not-waited-for";
export type Placing = "at-once-unless-asked" | "at-once-unless-all-agree" | "in-turn" | "at-once";
export type Event =
  | RoundBegan
  | CardsDealt
  | CardsChosen
  | CardsRevealed
  | OutlookTurned
  | TilesDrawn
  | Offered
  | Agreed
  | AgreementTakenBack
  | Refused
  | Withdrawn
  | Lapsed
  | Called
  | CallEnded
  | Said
  | TradeMade
  | ItemsMoved
  | TradeFailed
  | DoneSaid
  | TurnsAsked
  | CardsDiscarded
  | PromiseJudged
  | TradingEnded
  | ClauseLapsed
  | PlacementsFixed
  | Built
  | IncomePaid
  | ShareCounted
  | ShareLapsed
  | DebtPaid
  | DebtDropped
  | EndedEarly
  | GameOver;
export type SpeechKind = "words" | "reaction" | "last-offers" | "phrases";
export type FailureCode =
  "did-not-happen" | "not-enough-cash" | "tile-not-held" | "card-not-held" | "clauses-contradict";
export type JsonValue = unknown;
export type TableStatus = "lobby" | "playing" | "over";
export type ServerMessage =
  | Hello
  | Welcome
  | Lobby
  | Update
  | TablePresence
  | Returned
  | Nudged
  | Instructions
  | Ok
  | Pong
  | Error
  | Previewed
  | Weighed
  | Rated
  | Suggested
  | Drafted
  | Understood;
export type ClientMessage =
  | Act
  | Preview
  | Look
  | Start
  | Commit
  | Open
  | Weigh
  | Rate
  | Suggest
  | Draft
  | Instruct
  | Revoke
  | Speak
  | Mute
  | Arrange
  | Vote
  | ComeBack
  | Leave
  | Nudge
  | Compose
  | Ping;
export type Action =
  | Keep
  | Offer
  | Agree
  | Refuse
  | Withdraw
  | Call
  | TakeCall
  | EndCall
  | Say
  | Done
  | AskTurns
  | Discard
  | Judge
  | Build
  | Expire
  | CloseTrading
  | EndGame;
export type Reaction = "yes" | "no" | "thanks" | "laugh" | "wow" | "hurry" | "think" | "agreed";
export type OutlookPays = "tile" | "business" | "player";
export type FirstPlayer = "passes" | "stays";
export type LineCode = "no-connection" | "no-answer" | "outdated" | "server-trouble";

/**
 * Do something in the game. Sending the same id again does nothing and gets the same answer.
 *
 * The offers of mine that it `withdraws` end before it: all of this is done, or nothing.
 */
export interface Act {
  t: "act";
  id: string;
  action:
    | Keep
    | Offer
    | Agree
    | Refuse
    | Withdraw
    | Call
    | TakeCall
    | EndCall
    | Say
    | Done
    | AskTurns
    | Discard
    | Judge
    | Build
    | Expire
    | CloseTrading
    | EndGame;
  /**
   * @maxItems 20
   */
  withdraws: string[];
}
/**
 * Keep these of the dealt building cards; the others are refused (docs/rules.md 4.1).
 */
export interface Keep {
  seat: number;
  cards: number[];
  do: "keep";
}
/**
 * Offer a trade to its other parties; the author has agreed to it (docs/rules.md 5).
 *
 * Only its parties see a `secret` offer. Ids link offers and calls, empty for none: the offer
 * `counters` is answered by this one and stands on; the own offer `replaces` ends, since this is
 * its new version; the call `answers` is another player's. The offer stands for at most `seconds`
 * seconds, or with 0 as long as the phase lasts. `phrases` explain it.
 */
export interface Offer {
  seat: number;
  trade: Trade;
  secret: boolean;
  counters: string;
  replaces: string;
  answers: string;
  seconds: number;
  phrases: Phrase[];
  do: "offer";
}
/**
 * Everything that changes hands at one moment, whole or not at all (docs/rules.md 5).
 */
export interface Trade {
  transfers: Transfer[];
  promises: Pledge[];
  choices: Choice[];
}
/**
 * What one seat gives another in a trade (docs/rules.md 5).
 *
 * `buildings` are building numbers, whose shops go with them; `tiles` names a shop type for each
 * tile; `cash` is paid at once and `due` right after this round's income, both in dollars; `cards`
 * are refused building cards, where the table keeps them (docs/rules.md 8). The giver owes the
 * `shares` of income and is bound by the `clauses` about building.
 */
export interface Transfer {
  giver: number;
  taker: number;
  buildings: number[];
  tiles: string[];
  cash: number;
  due: number;
  cards: number[];
  shares: Share[];
  clauses: BuildingClause[];
}
/**
 * A share of what businesses pay in this round's income, due right after it.
 *
 * `buildings` name the businesses: those to which these buildings belong when income is paid. The
 * share is `parts` of `whole` of what they pay, rounded down to whole units, but at least
 * `at_least` and at most `at_most` dollars (0: no limit). `of` says what counts: the `income` of
 * the businesses, what the round's outlook card pays for them (`bonus`), or both (`with-bonus`).
 */
export interface Share {
  buildings: number[];
  parts: number;
  whole: number;
  at_least: number;
  at_most: number;
  of: "income" | "with-bonus" | "bonus";
}
/**
 * What its giver will build this round, or with `builds` false will not build.
 *
 * It will place a tile of the type `shop` on a building; or it leaves the building empty, or with
 * a `shop` does not use it for that type.
 */
export interface BuildingClause {
  building: number;
  shop: string;
  builds: boolean;
}
/**
 * A promise for a later round, in words; it is not enforced (docs/rules.md 5).
 */
export interface Pledge {
  giver: number;
  taker: number;
  text: string;
}
/**
 * What a trade leaves to one of its parties: exactly one of the options is carried out.
 *
 * The options go from the same giver to the same taker; the `chooser`, one of these two, names one
 * when agreeing (docs/rules.md 5).
 */
export interface Choice {
  chooser: number;
  options: Transfer[];
}
/**
 * A ready-made sentence, one of PHRASES, and the fields it needs; the others stay empty.
 *
 * `seat` is the player it speaks of (-1 for none), `shop` the name of a shop type, `buildings` are
 * building numbers, `tiles` names of shop types, `size` is the size of a business, `dollars` an
 * amount, usually a round, and `rounds` the number of incomes it is paid for.
 */
export interface Phrase {
  code: PhraseCode;
  seat: number;
  shop: string;
  buildings: number[];
  tiles: string[];
  size: number;
  dollars: number;
  rounds: number;
}
/**
 * Agree to an offer; the last agreement carries out the trade (docs/rules.md 5).
 *
 * `options` has the number of the option taken, from 1, for each choice that is this seat's.
 */
export interface Agree {
  seat: number;
  offer: string;
  options: number[];
  do: "agree";
}
/**
 * Refuse an offer, which ends it (docs/rules.md 5).
 *
 * All explanations are optional: `because` is a ready-made reason, `reason` is in the player's own
 * words, `phrases` are ready-made sentences.
 */
export interface Refuse {
  seat: number;
  offer: string;
  reason: string;
  because: RefusalReason | "";
  phrases: Phrase[];
  do: "refuse";
}
/**
 * Withdraw one's own offer, or take back one's agreement to another's.
 */
export interface Withdraw {
  seat: number;
  offer: string;
  do: "withdraw";
}
/**
 * Tell the whole table what one seeks and what one gives for it (docs/rules.md 5).
 *
 * Others answer with offers that name the call. With `first`, whoever takes the call first gets
 * exactly this trade, to which the caller has agreed.
 */
export interface Call {
  seat: number;
  seeks: Goods;
  gives: Goods;
  text: string;
  first: boolean;
  do: "call";
}
/**
 * What a call seeks or gives: building numbers, a shop type name for each tile, dollars.
 */
export interface Goods {
  buildings: number[];
  tiles: string[];
  cash: number;
}
/**
 * Take a call that is for whoever agrees first: give what it seeks, get what it gives.
 */
export interface TakeCall {
  seat: number;
  call: string;
  do: "take-call";
}
/**
 * Take back one's own call; offers that answer it stand on.
 */
export interface EndCall {
  seat: number;
  call: string;
  do: "end-call";
}
/**
 * Say something, at any time, even after the game (docs/rules.md 5).
 *
 * Everyone hears it, or only the seats `to`, or whoever may see the offer `about`. By `kind` the
 * text is the player's own `words` or a `reaction` (one of REACTIONS), or there is none: `phrases`
 * are ready-made sentences, and `last-offers` announces that trading is about to end.
 */
export interface Say {
  seat: number;
  text: string;
  to: number[];
  about: string;
  kind: "words" | "reaction" | "last-offers" | "phrases";
  phrases: Phrase[];
  do: "say";
}
/**
 * Say that one has finished trading or, with `done` false, is trading again.
 *
 * With `hold`, which only the table sets, the last one to say so does not end the phase: trading
 * is closing until the table ends it, or somebody trades on (docs/rules.md 4.3).
 */
export interface Done {
  seat: number;
  done: boolean;
  hold: boolean;
  do: "done";
}
/**
 * Ask for tiles to be placed in turn this round (docs/rules.md 8, placing-tiles).
 */
export interface AskTurns {
  seat: number;
  do: "ask-turns";
}
/**
 * Put cards in hand back into the deck (docs/rules.md 8, keep-cards).
 */
export interface Discard {
  seat: number;
  cards: number[];
  do: "discard";
}
/**
 * Say whether a promise made to this seat was kept (docs/rules.md 5).
 */
export interface Judge {
  seat: number;
  promise: string;
  kept: boolean;
  do: "judge";
}
/**
 * Place tiles on own empty buildings, or none, and pass (docs/rules.md 4.4).
 */
export interface Build {
  seat: number;
  placements: Placement[];
  do: "build";
}
/**
 * A shop tile, by the name of its type, on a building.
 */
export interface Placement {
  building: number;
  shop: string;
}
/**
 * Let an offer lapse because its time is over; the table does this (docs/rules.md 5).
 */
export interface Expire {
  seat: number;
  offer: string;
  do: "expire";
}
/**
 * End trading, because the trade clock ran out or all are done; the table does this.
 *
 * See docs/rules.md 4.3 and 8.
 */
export interface CloseTrading {
  seat: number;
  do: "close-trading";
}
/**
 * End the game before its last round, as the players agreed; the table does this.
 *
 * What counts is in docs/rules.md 4.
 */
export interface EndGame {
  seat: number;
  do: "end-game";
}
/**
 * A webhook was added; `secret`, which is shown this once, signs what is posted there.
 */
export interface AddedWebhook {
  alerts: Alerts;
  secret: string;
}
/**
 * The ways by which the visitor is alerted, and the kinds that the server has.
 *
 * `push_key` is the server's public key for subscriptions, empty where it has no Web Push; a table
 * alerts whoever is away after `seconds`.
 */
export interface Alerts {
  kinds: ("push" | "mail" | "webhook")[];
  ways: AlertWay[];
  push_key: string;
  seconds: number;
}
/**
 * A way by which somebody is alerted.
 *
 * `shown` is what tells it from others: an e-mail address, the host of a webhook, the name of a
 * browser. One that is not `confirmed` is not used yet, and one that is `failing` has not worked
 * the last time, or no more at all.
 */
export interface AlertWay {
  id: string;
  kind: "push" | "mail" | "webhook";
  shown: string;
  confirmed: boolean;
  failing: boolean;
}
/**
 * A party agreed to an offer, and chose the `options` of its own choices in it, from 1.
 */
export interface Agreed {
  seat: number;
  offer: string;
  options: number[];
  happened: "agreed";
}
/**
 * A party took its agreement back.
 */
export interface AgreementTakenBack {
  seat: number;
  offer: string;
  happened: "agreement-taken-back";
}
/**
 * Put a table away, or bring it back among my tables.
 */
export interface ArchiveTable {
  archived: boolean;
}
/**
 * Change something about the table or its seats.
 */
export interface Arrange {
  t: "arrange";
  id: string;
  change:
    | Sit
    | StandUp
    | Rename
    | Ready
    | SeatHere
    | SeatBot
    | FreeSeat
    | Ban
    | LiftBan
    | SetPlayers
    | SetUp
    | SetPassword
    | SetPublic
    | HandOver
    | ChooseSeat
    | RenewLink
    | RemoveBrowser;
}
/**
 * Take another seat that is free, before the game.
 */
export interface Sit {
  do: "sit";
  seat: number;
}
/**
 * Leave my seat free, before the game.
 */
export interface StandUp {
  do: "stand-up";
}
/**
 * Change my name, before the game.
 */
export interface Rename {
  do: "rename";
  name: string;
}
/**
 * Say that I want to begin, or not yet.
 */
export interface Ready {
  do: "ready";
  ready: boolean;
}
/**
 * Seat somebody who shares my device on a free seat, before the game.
 */
export interface SeatHere {
  do: "seat-here";
  seat: number;
  name: string;
}
/**
 * Let a bot play a free seat, or another kind of bot one that has a bot; only for the host.
 */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot: string;
  character: string;
}
/**
 * Free a seat: remove its bot or send its player away; only for the host.
 */
export interface FreeSeat {
  do: "free-seat";
  seat: number;
}
/**
 * Send a player away for good, in all browsers that hold the seat; only for the host.
 */
export interface Ban {
  do: "ban";
  seat: number;
}
/**
 * Let somebody come again who was banned, by the id of the ban; only for the host.
 */
export interface LiftBan {
  do: "lift-ban";
  ban: string;
}
/**
 * Play with another number of players; free seats go first, then bots; only for the host.
 */
export interface SetPlayers {
  do: "set-players";
  players: number;
}
/**
 * Play another edition, other variants or at another pace; only for the host.
 */
export interface SetUp {
  do: "set-up";
  edition: string;
  /**
   * @maxItems 20
   */
  variants: string[];
  /**
   * @maxItems 12
   */
  own_shops: OwnShop[];
  effects: "off" | "mine" | "everyone";
  pace: Pace;
}
/**
 * A shop type that takes the place of one of the edition's (docs/rules.md 9).
 */
export interface OwnShop {
  replaces: string;
  name: string;
  symbol: string;
}
/**
 * How long a table waits for people, and who plays for those who keep it waiting.
 *
 * A seat has `phase_seconds` in each phase (0: no clock) and, once they are spent,
 * `reserve_seconds` for the whole game. Who is gone for `away_seconds` is away; `takeover` says
 * when a bot plays for them. `stand_in` is the level of that bot: empty for the server's choice,
 * `pass` for one that only passes.
 */
export interface Pace {
  phase_seconds: number;
  reserve_seconds: number;
  takeover: "vote" | "away" | "never";
  away_seconds: number;
  stand_in: string;
}
/**
 * Give the table a password, or with an empty one take it away; only for the host.
 *
 * Whoever only looks on has to say it to see the table again.
 */
export interface SetPassword {
  do: "set-password";
  password: string;
}
/**
 * List the table for everybody on this server, or no more; only for the host.
 */
export interface SetPublic {
  do: "set-public";
  public: boolean;
}
/**
 * Make the player on a seat the host; only for the host.
 */
export interface HandOver {
  do: "hand-over";
  seat: number;
}
/**
 * Play another of the seats that this browser holds.
 */
export interface ChooseSeat {
  do: "choose-seat";
  seat: number;
}
/**
 * Make a new private link for my seat; the one before leads nowhere from then on.
 */
export interface RenewLink {
  do: "renew-link";
}
/**
 * Take my seat away from one of the browsers that hold it, by its id.
 */
export interface RemoveBrowser {
  do: "remove-browser";
  browser: string;
}
/**
 * A question that a seat has put: `about` the seat to be replaced, `agreed` who agrees.
 *
 * `asked` are the seats that have a say and have not answered.
 */
export interface Ballot {
  question: "replace" | "pause" | "resume" | "end";
  about: number | null;
  by: number;
  agreed: number[];
  asked: number[];
}
/**
 * Somebody who was banned from a table, under the name that they had there.
 */
export interface BanInfo {
  id: string;
  name: string;
}
/**
 * How much more the winner had, on average of the games that I did not win.
 *
 * `incomes` is by round, `trades` the cash that trades brought on balance.
 */
export interface Behind {
  games: number;
  incomes: number[];
  trades: number;
}
/**
 * The business that paid a seat most over the game, in dollars, from a round to another.
 */
export interface BestBusinessInfo {
  seat: number;
  shop: string;
  buildings: number[];
  finished: boolean;
  paid: number;
  first: number;
  last: number;
}
/**
 * Owners and shops by building: entry 0 is building 1.
 */
export interface Board {
  owners: (number | null)[];
  shops: (string | null)[];
}
/**
 * A browser that holds my seat: `browser` is its name and system, empty where unknown.
 *
 * `here` marks the one that asks; `online` says whether it looks on now.
 */
export interface BrowserInfo {
  id: string;
  browser: string;
  since: string;
  here: boolean;
  online: boolean;
}
/**
 * A seat placed tiles, or none, and passed.
 */
export interface Built {
  seat: number;
  placements: Placement[];
  happened: "built";
}
/**
 * A business: owner's seat, type, buildings, dollars a round.
 */
export interface BusinessInfo {
  owner: number;
  shop: string;
  buildings: number[];
  size: number;
  maximum: number;
  finished: boolean;
  pays: number;
}
/**
 * A call of a seat is over.
 */
export interface CallEnded {
  seat: number;
  call: string;
  why: CallEnding;
  happened: "call-ended";
}
/**
 * A call of this round; `status` is `open` or why it is over.
 */
export interface CallInfo {
  id: string;
  seat: number;
  seeks: Goods;
  gives: Goods;
  text: string;
  first: boolean;
  status: CallStatus;
}
/**
 * A seat made a call, known to everyone. The fields are those of Call.
 */
export interface Called {
  seat: number;
  call: string;
  seeks: Goods;
  gives: Goods;
  text: string;
  first: boolean;
  happened: "called";
}
/**
 * A seat has chosen its cards, without saying which.
 */
export interface CardsChosen {
  seat: number;
  happened: "cards-chosen";
}
/**
 * A seat was dealt cards, which only it sees; it must keep `keep` of its hand.
 *
 * Where the table lets players keep fewer, that is the most it may keep.
 */
export interface CardsDealt {
  seat: number;
  cards: number[];
  keep: number;
  happened: "cards-dealt";
}
/**
 * A seat put cards back into the deck; `cards` is empty for the others.
 */
export interface CardsDiscarded {
  seat: number;
  count: number;
  cards: number[];
  happened: "cards-discarded";
}
/**
 * A seat put its markers on the buildings whose cards it kept.
 */
export interface CardsRevealed {
  seat: number;
  buildings: number[];
  happened: "cards-revealed";
}
/**
 * Set another password; all other browsers are signed out.
 */
export interface ChangePassword {
  current: string;
  password: string;
}
/**
 * The sections of the view that changed; those that did not are absent.
 */
export interface Changed {
  now?: Now;
  board?: Board;
  businesses?: BusinessInfo[];
  players?: PlayerInfo[];
  mine?: Mine | null;
  offers?: OfferInfo[];
  calls?: CallInfo[];
  debts?: DebtInfo[];
  clauses?: ClauseInfo[];
  promises?: PromiseInfo[];
  outlook?: Outlook | null;
  supply?: Supply;
  result?: Result | null;
}
/**
 * Where the game is; `waiting` lists the seats that the phase waits for.
 *
 * `turns_asked` lists the seats that asked for tiles to be placed in turn, `turns_needed` is how
 * many must (0 where nobody can ask), and `may_ask_turns` whether the viewer may ask now.
 * With `may_bind`, trades can hold shares of income, building clauses and choices.
 * `clock_ends` is when the trade clock runs out, `closes` when trading ends because all are done,
 * both ISO times.
 */
export interface Now {
  round: number;
  year: string;
  phase: Phase;
  first: number;
  waiting: number[];
  in_turn: boolean;
  turns_asked: number[];
  turns_needed: number;
  may_ask_turns: boolean;
  may_bind: boolean;
  clock_ends: string | null;
  closes: string | null;
}
/**
 * What the viewer may know of a player; `cash` is null when it is secret.
 *
 * `tiles` lists the known unplaced tiles, a name for each; `tile_count` counts all of them.
 * `income` is what the businesses on the board pay now.
 */
export interface PlayerInfo {
  seat: number;
  cash: number | null;
  tiles: string[];
  tile_count: number;
  hand_count: number;
  buildings: number;
  income: number;
  chosen: boolean;
  done: boolean;
  built: boolean;
}
/**
 * What only the viewer knows: cards in hand, how many to keep, placements fixed unseen.
 *
 * `chosen` is what I keep, null until I have chosen; `must_build` are the tiles that I have agreed
 * to place this round, and can.
 */
export interface Mine {
  hand: number[];
  keep: number;
  chosen: number[] | null;
  plan: Placement[] | null;
  must_build: Placement[];
}
/**
 * An offer of this round; `reason` is the refuser's words, `lapse` why it lapsed, or null.
 *
 * `picks` has for each choice of the trade the number of the option chosen, from 1, or 0 while it
 * is open. `because` is the refuser's ready-made reason, `replaces`, `answers` and `phrases` as in
 * the action, `reply` the refuser's phrases, `expires` the ISO time at which it lapses, or null.
 */
export interface OfferInfo {
  id: string;
  seat: number;
  trade: Trade;
  secret: boolean;
  counters: string;
  parties: PartyInfo[];
  status: OfferStatus;
  reason: string;
  because: RefusalReason | "";
  lapse: LapseCode | null;
  replaces: string;
  answers: string;
  phrases: Phrase[];
  reply: Phrase[];
  picks: number[];
  expires: string | null;
}
/**
 * A party of an offer and how it stands to it.
 */
export interface PartyInfo {
  seat: number;
  answer: "waiting" | "agrees" | "refuses";
}
/**
 * Dollars owed, paid right after the next income.
 *
 * What a `share` comes to is known only then: until then nothing is `owed` for it, and `worth` is
 * what it would come to if the board stayed as it is. For any other debt, that is what is owed.
 */
export interface DebtInfo {
  debtor: number;
  creditor: number;
  owed: number;
  share: Share | null;
  worth: number;
}
/**
 * A building clause of this round, by which `giver` is bound to `taker`.
 */
export interface ClauseInfo {
  giver: number;
  taker: number;
  clause: BuildingClause;
}
/**
 * A promise written down.
 */
export interface PromiseInfo {
  id: string;
  round: number;
  giver: number;
  taker: number;
  text: string;
  status: PromiseStatus;
}
/**
 * The outlook cards turned so far; the last is this round's when `now`; `left` face down.
 */
export interface Outlook {
  turned: number[][];
  now: boolean;
  left: number;
}
/**
 * How many cards and tiles are left.
 */
export interface Supply {
  deck: number;
  bag: number;
}
/**
 * The end: ranking, best first, the seed, and whether the players ended the game `early`.
 */
export interface Result {
  ranking: Standing[];
  seed: string;
  early: boolean;
}
/**
 * A seat's result: its place (shared by equals), its cash in dollars, its tiles built.
 */
export interface Standing {
  seat: number;
  place: number;
  cash: number;
  tiles: number;
}
/**
 * A building clause no longer binds its giver, as it has become impossible to keep.
 */
export interface ClauseLapsed {
  giver: number;
  taker: number;
  clause: BuildingClause;
  why: "building-moved" | "tiles-moved" | "no-street-access" | "game-ended";
  happened: "clause-lapsed";
}
/**
 * Take my seat back from the bot that plays it; any action does so too.
 */
export interface ComeBack {
  t: "come-back";
  id: string;
}
/**
 * Commit to a part of the shuffle before the game (docs/security.md).
 */
export interface Commit {
  t: "commit";
  id: string;
  commitment: string;
}
/**
 * Show the others that I am composing an offer, or no longer am.
 */
export interface Compose {
  t: "compose";
  id: string;
  on: boolean;
}
/**
 * Say the code that was sent to an address.
 */
export interface ConfirmMail {
  code: string;
}
/**
 * The game ended with `owed` dollars still owed, which are dropped.
 */
export interface DebtDropped {
  debtor: number;
  creditor: number;
  owed: number;
  happened: "debt-dropped";
}
/**
 * A debtor paid a debt after income, in full or in part; `owed` dollars stay owed.
 */
export interface DebtPaid {
  debtor: number;
  creditor: number;
  paid: number;
  owed: number;
  happened: "debt-paid";
}
/**
 * A seat said that it has finished trading, or is trading again.
 */
export interface DoneSaid {
  seat: number;
  done: boolean;
  happened: "done-said";
}
/**
 * Ask which trade the words mean: `my 20 and 10k for your 2 dim sum`; this offers nothing.
 *
 * `to` are the seats addressed, empty where the words themselves say whom; `language` is that of
 * the words (en, fr, pl, de).
 */
export interface Draft {
  t: "draft";
  id: string;
  text: string;
  /**
   * @maxItems 4
   */
  to: number[];
  language: string;
}
/**
 * The answer to `draft`: the trades that the words may mean, the likeliest first.
 *
 * One trade is a draft for the player to check and send; several are choices to ask about; without
 * any, `problem` says what is unclear.
 */
export interface Drafted {
  t: "drafted";
  id: string;
  trades: Trade[];
  problem: Problem | null;
}
/**
 * What is wrong, as a code and parameters.
 */
export interface Problem {
  code: ErrorCode;
  params: {
    [k: string]: string | number | number[] | string[];
  };
}
/**
 * An edition as data; `outlook` lists the outlook cards by the sizes they name.
 *
 * `pays` holds for each maximum size what a business of 1, 2, ... shops pays a round, in dollars;
 * the last is a finished one. `regroup` says that the parts of a large business must each be
 * connected, and that its owner may divide it at will (docs/rules.md 7).
 */
export interface EditionInfo {
  name: string;
  unit: number;
  start: number;
  denominations: number[];
  shops: ShopInfo[];
  outlook: number[][];
  placing: Placing;
  blank_tiles: number;
  pays: {
    [k: string]: number[];
  };
  years: string[];
  regroup: boolean;
}
/**
 * A shop type; `symbol` is empty unless the table made the type up.
 */
export interface ShopInfo {
  name: string;
  size: number;
  symbol: string;
}
/**
 * What a trade would change for one seat, in dollars.
 *
 * `now` is the change of its next income, with tiles placed as well as can be; `total` is that
 * change over all incomes to come plus all cash and dues it gets, less those it gives. For seats
 * other than the viewer's, only what the viewer may know counts. `places` are where tiles would
 * then join that would not have before.
 */
export interface Effect {
  seat: number;
  now: number;
  total: number;
  places: Placement[];
}
/**
 * The players agreed to end the game before its last round was over.
 */
export interface EndedEarly {
  happened: "ended-early";
}
/**
 * Say a table's password, so that this browser may see it.
 */
export interface EnterTable {
  password: string;
}
/**
 * The command with this id was refused and changed nothing; `id` is empty where it had none.
 */
export interface Error {
  t: "error";
  id: string;
  code: ErrorCode;
  params: {
    [k: string]: string | number | number[] | string[];
  };
}
/**
 * What one seat would gain by a trade until the end of the game, in dollars.
 *
 * It counts what could still be completed, so it is a rough estimate.
 */
export interface Gain {
  seat: number;
  total: number;
}
/**
 * The digest of a finished game, the same for all who played: whole, and the part to compare.
 *
 * `digest` has 64 hexadecimal digits; `short` the first of them, in groups; `words` stand for the
 * same.
 */
export interface GameDigest {
  digest: string;
  short: string;
  words: string[];
}
/**
 * The figures of a finished game, in dollars.
 *
 * `cash` is by seat at the start, after each finished round, and where the game ended within one,
 * in the end; `income` by seat in each finished round; `gains` for each seat what its trades with
 * each other seat were worth to it. Seats without any business are not in `best`.
 */
export interface GameFigures {
  cash: number[][];
  income: number[][];
  best: BestBusinessInfo[];
  gains: number[][];
  rounds: RoundEarned[];
}
/**
 * What all businesses were paid in a round, and could have been, in dollars.
 *
 * `traded` by the seats right after trading, each placing its tiles best; by one owner of
 * everything `fixed` with the shops that stand, `free` with every tile placed anew.
 */
export interface RoundEarned {
  paid: number;
  traded: number;
  fixed: number;
  free: number;
}
/**
 * The game ended; `ranking` is best first, and the seed is no longer secret.
 */
export interface GameOver {
  ranking: Standing[];
  seed: string;
  happened: "game-over";
}
/**
 * A whole game as one viewer may see it.
 */
export interface GameView {
  now: Now;
  board: Board;
  businesses: BusinessInfo[];
  players: PlayerInfo[];
  mine: Mine | null;
  offers: OfferInfo[];
  calls: CallInfo[];
  debts: DebtInfo[];
  clauses: ClauseInfo[];
  promises: PromiseInfo[];
  outlook: Outlook | null;
  supply: Supply;
  result: Result | null;
}
/**
 * A recovery code, which is shown this once; it makes the one before it void.
 */
export interface GivenCode {
  code: string;
}
/**
 * How I play, from all games that are meant; `behind` is None where I won them all.
 */
export interface Habits {
  bought: LotPrices;
  sold: LotPrices;
  behind: Behind | null;
}
/**
 * How many empty lots changed hands for money alone, and what they cost together.
 */
export interface LotPrices {
  lots: number;
  dollars: number;
}
/**
 * The first message on a socket: how to keep it.
 *
 * `protocol` identifies the messages that the client served here was built for; a page that was
 * built for others has to be reloaded. It is empty where no client is built. `heartbeat` is after
 * how many seconds of silence a client should `ping`.
 */
export interface Hello {
  t: "hello";
  protocol: string;
  heartbeat: number;
}
/**
 * A page of the events of a game that the visitor may see, oldest first.
 *
 * `times` has the ISO time of each, to the second; `earlier` is how many came before them.
 */
export interface History {
  log: Event[];
  times: string[];
  earlier: number;
}
/**
 * A round began, with its first player.
 */
export interface RoundBegan {
  round: number;
  first: number;
  happened: "round-began";
}
/**
 * The round's outlook card was turned over; without `sizes` there is no extra income.
 */
export interface OutlookTurned {
  sizes: number[];
  happened: "outlook-turned";
}
/**
 * A seat drew `count` tiles; `tiles` is empty for whoever may not see them.
 */
export interface TilesDrawn {
  seat: number;
  count: number;
  tiles: string[];
  happened: "tiles-drawn";
}
/**
 * An offer was made; only its parties see a secret one. The fields are those of Offer.
 */
export interface Offered {
  seat: number;
  offer: string;
  trade: Trade;
  secret: boolean;
  counters: string;
  replaces: string;
  answers: string;
  seconds: number;
  phrases: Phrase[];
  happened: "offered";
}
/**
 * A party refused an offer, which ended it.
 */
export interface Refused {
  seat: number;
  offer: string;
  reason: string;
  because: RefusalReason | "";
  phrases: Phrase[];
  happened: "refused";
}
/**
 * An offer was withdrawn by its author.
 */
export interface Withdrawn {
  seat: number;
  offer: string;
  happened: "withdrawn";
}
/**
 * An offer lapsed, for instance because what it gives has changed hands.
 *
 * `building` and `shop` name what moved, if anything did (otherwise 0 and empty).
 */
export interface Lapsed {
  offer: string;
  why: LapseCode;
  building: number;
  shop: string;
  happened: "lapsed";
}
/**
 * A seat said something; the fields are those of Say.
 */
export interface Said {
  seat: number;
  text: string;
  to: number[];
  about: string;
  kind: SpeechKind;
  phrases: Phrase[];
  happened: "said";
}
/**
 * A trade was carried out, as seen by whoever may know all of it.
 */
export interface TradeMade {
  offer: string;
  trade: Trade;
  secret: boolean;
  happened: "trade-made";
}
/**
 * What the others see of a secret trade: the markers and tiles that moved.
 */
export interface ItemsMoved {
  trade: Trade;
  happened: "items-moved";
}
/**
 * Everyone had agreed, but the trade did not happen; nothing moved.
 *
 * Everyone who sees the offer is told `did-not-happen`; a party that lacks something is also told,
 * in an event of its own, what it lacks.
 */
export interface TradeFailed {
  offer: string;
  why: FailureCode;
  happened: "trade-failed";
}
/**
 * A seat asked for placing in turn this round; with `agreed`, so it is now.
 *
 * `returned` are the seats that get back the placements which they had fixed unseen.
 */
export interface TurnsAsked {
  seat: number;
  agreed: boolean;
  returned: number[];
  happened: "turns-asked";
}
/**
 * The promisee said whether a promise was kept.
 */
export interface PromiseJudged {
  seat: number;
  promise: string;
  kept: boolean;
  happened: "promise-judged";
}
/**
 * Trading ended, by the trade clock if `clock`; tiles are placed in turn if `in_turn`.
 */
export interface TradingEnded {
  clock: boolean;
  in_turn: boolean;
  happened: "trading-ended";
}
/**
 * A seat fixed its placements unseen.
 */
export interface PlacementsFixed {
  seat: number;
  happened: "placements-fixed";
}
/**
 * A seat got its income; `bonus` is the outlook card's part of `total`, all in dollars.
 */
export interface IncomePaid {
  seat: number;
  businesses: PaidBusiness[];
  bonus: number;
  total: number;
  happened: "income-paid";
}
/**
 * A business that paid: `pays` is in dollars.
 */
export interface PaidBusiness {
  shop: string;
  buildings: number[];
  size: number;
  finished: boolean;
  pays: number;
}
/**
 * Income was paid, and a share of it came to `owed` dollars; its businesses paid `earned`.
 */
export interface ShareCounted {
  debtor: number;
  creditor: number;
  share: Share;
  earned: number;
  owed: number;
  happened: "share-counted";
}
/**
 * Nothing is due for a share of income: what it was a share of is no longer to be had.
 */
export interface ShareLapsed {
  debtor: number;
  creditor: number;
  share: Share;
  why: "creditor-owns" | "game-ended";
  happened: "share-lapsed";
}
/**
 * Let the server agree in my stead to any offer of this round that is at least this good.
 *
 * It takes no more from me than `gives`, brings me all of `gets` and, on balance, `money` in cash;
 * below zero, that is what it may cost. No one else learns of it.
 */
export interface Instruct {
  t: "instruct";
  id: string;
  gives: Goods;
  gets: Goods;
  money: number;
}
/**
 * One of my instructions: agree to offers that take no more than `gives` and bring `gets`.
 *
 * `money` is the cash that it must bring on balance, at once; below zero, what it may cost.
 * `agreed` is the open offer to which it has agreed, empty while it waits for one.
 */
export interface InstructionInfo {
  number: number;
  gives: Goods;
  gets: Goods;
  money: number;
  agreed: string;
}
/**
 * All my instructions that hold now, oldest first, since they have changed.
 */
export interface Instructions {
  t: "instructions";
  instructions: InstructionInfo[];
}
/**
 * Take a free seat under a name: this one, or with null the first.
 */
export interface JoinTable {
  name: string;
  seat: number | null;
}
/**
 * Leave the game for good: the seat becomes a bot's.
 */
export interface Leave {
  t: "leave";
  id: string;
}
/**
 * What the learner is to do in the first round of the first game, step by step.
 *
 * `keep` are the cards to keep, `look` a building of somebody else to look at, `answer` the offer
 * that comes first, `make` the one to make, `low` the one that asks for the counter-offer
 * `counter`, `chain` a trade of three, `build` what to build.
 */
export interface LessonScript {
  keep: number[];
  look: number;
  answer: Trade;
  make: Trade;
  low: Trade;
  counter: Trade;
  chain: Trade;
  build: Placement[];
}
/**
 * The table changed: somebody sat down, came or went, or the game ended.
 */
export interface Lobby {
  t: "lobby";
  table: TableInfo;
}
/**
 * A table as its visitors see it.
 *
 * `you` is the visitor's seat or null, `host` says whether they may start the game, `invite` is
 * the path to send to friends, `rejoin` the visitor's private path back to their seat, or to the
 * role of a host who only looks on (empty without either), `edition` includes own shop types,
 * `muted` lists the seats that the visitor has muted. `seats_here` are the seats that this browser
 * holds, `browsers` those that hold the visitor's seat or that role. `lost` says why this browser
 * plays no seat any more (empty: it had none). `following` is the table at which the same people
 * play again, empty before there is one. `locked` says that the table has a password, and
 * `spectators` how many look on without a seat. `bans` are those who may not come any more, for
 * the host only. `public` says that the host wants it to be listed. `shuffle` is null at a table
 * from before there was one.
 */
export interface TableInfo {
  id: string;
  status: TableStatus;
  edition: EditionInfo;
  variants: string[];
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  invite: string;
  rejoin: string;
  created: string;
  effects: "off" | "mine" | "everyone";
  pace: Pace;
  muted: number[];
  own_shops: OwnShop[];
  seats_here: number[];
  browsers: BrowserInfo[];
  lost: "" | "stood-up" | "removed" | "browser-removed" | "host-removed";
  following: string;
  locked: boolean;
  spectators: number;
  bans: BanInfo[];
  public: boolean;
  shuffle: ShuffleInfo | null;
}
/**
 * Who sits where: `name` is empty for a free seat, `online` says whether they look on now.
 *
 * `bot` and `character` are a bot's level and character, empty for people. The character is `any`
 * before the seed has drawn one and `none` for a silent bot; both are `hidden` until the game is
 * over where the table hides them. `ready` says that the player wants to begin, `host` that it is
 * the host, `kept_for` for whom a free seat is kept (empty: for anyone).
 */
export interface SeatInfo {
  seat: number;
  kind: "human" | "bot";
  bot: string;
  character: string;
  name: string;
  free: boolean;
  online: boolean;
  ready: boolean;
  host: boolean;
  kept_for: string;
}
/**
 * What is known of a table's shuffle before its game is over (docs/security.md).
 *
 * `commitment` is what the server committed itself to, for which `words` stand; `seats` has the
 * same of each seat, empty where it added nothing. While `opening`, whoever committed to a part is
 * to open it.
 */
export interface ShuffleInfo {
  commitment: string;
  words: string[];
  seats: string[];
  opening: boolean;
}
/**
 * Ask for the whole view again; the answer is a `welcome`.
 */
export interface Look {
  t: "look";
  id: string;
}
/**
 * Where a building stands: grid place from 0, district from 0, street access or not.
 */
export interface LotInfo {
  building: number;
  row: number;
  column: number;
  district: number;
  street: boolean;
}
/**
 * The id of the table just made.
 */
export interface Made {
  table: string;
}
/**
 * The visitor: the name last used, and their tables, newest first.
 *
 * `as_strong` is None until enough games say how strong I am, `account` while I am a guest.
 */
export interface Me {
  name: string;
  tables: TableSummary[];
  as_strong: MyLevel | null;
  account: MyAccount | null;
}
/**
 * A table in the list of my tables; `your_turn` when it waits for me.
 *
 * `archived` says that I have put it away, `mine` that I made it and so may delete it.
 * `following` is the table at which the same people play again, empty before there is one.
 * `lesson` says that it is the visitor's first game, with guides; `bots_only` that only bots play.
 */
export interface TableSummary {
  id: string;
  status: TableStatus;
  edition: string;
  names: string[];
  round: number;
  your_turn: boolean;
  created: string;
  archived: boolean;
  mine: boolean;
  following: string;
  lesson: boolean;
  bots_only: boolean;
}
/**
 * The level of bots that is as strong as I am, by my last `games` games against bots.
 */
export interface MyLevel {
  level: string;
  games: number;
}
/**
 * The account that a visitor is signed in to.
 */
export interface MyAccount {
  name: string;
  preferences: Preferences;
}
/**
 * How a person wants the game to be shown, in all browsers; None where nothing was chosen.
 */
export interface Preferences {
  language: string | null;
  theme: ("light" | "dark" | "contrast") | null;
  plain_board: boolean | null;
  ask_before_loss: boolean | null;
  single_keys: boolean | null;
  log_times: boolean | null;
  sound: boolean | null;
}
/**
 * Placements by which a seat would have earned more of its own in a round, in dollars.
 *
 * Its other tiles stay as it placed them.
 */
export interface MissedBuildingInfo {
  seat: number;
  placements: Placement[];
  earned: number;
  possible: number;
}
/**
 * What was missed in each round of a finished game whose trading had ended.
 */
export interface MissedGame {
  rounds: MissedRoundInfo[];
}
/**
 * What was missed in a round, the greatest gain first.
 *
 * `traded` is the step of the `Replay` that shows the end of trading. Each seat's best exchange is
 * in `trades`.
 */
export interface MissedRoundInfo {
  round: number;
  traded: number;
  trades: MissedTradeInfo[];
  buildings: MissedBuildingInfo[];
}
/**
 * An exchange that would have raised this round's income of two seats together, in dollars.
 *
 * `trade` is without money. `before` and `after` are what each of the `seats` could earn without
 * it and with it, when it builds what pays most; `placements` are those of both with it. A price
 * is what the first seat pays the second, or below zero the second the first; from `lowest` to
 * `highest` neither is worse off.
 */
export interface MissedTradeInfo {
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  trade: Trade;
  /**
   * @minItems 2
   * @maxItems 2
   */
  before: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  after: [number, number];
  placements: Placement[];
  gain: number;
  lowest: number;
  highest: number;
}
/**
 * What the only person at a table missed in the last round whose trading is over.
 *
 * `round` is 0 before there is one. `trade` is the best exchange with one bot, as far as the
 * person could know; None where none would have raised what both earn together. `standing` are the
 * buildings in it that had a shop when trading ended; on others one may have been built since.
 */
export interface MissedNow {
  round: number;
  trade: MissedTradeInfo | null;
  standing: number[];
}
/**
 * Mute a player's talk and offers, or hear them again.
 */
export interface Mute {
  t: "mute";
  id: string;
  seat: number;
  muted: boolean;
}
/**
 * A finished game of mine: I had `seat` among `names`, and came in at `place` with `cash`.
 *
 * `people` are the other people who played.
 */
export interface MyGame {
  id: string;
  edition: string;
  ended: string;
  seat: number;
  names: string[];
  place: number;
  cash: number;
  people: number;
}
/**
 * A page of my finished games, the last to end first, and what all that are meant come to.
 *
 * `average_place` is None without games, `habits` also where they are of several editions, whose
 * dollars are not alike. `pending` games are not counted in yet.
 */
export interface MyGames {
  games: MyGame[];
  count: number;
  wins: number;
  best: number;
  average_place: number | null;
  habits: Habits | null;
  pending: boolean;
}
/**
 * Make an account of the guest that this browser is; what it has set is kept.
 */
export interface NewAccount {
  name: string;
  password: string;
  preferences: Preferences1;
}
/**
 * How a person wants the game to be shown, in all browsers; None where nothing was chosen.
 */
export interface Preferences1 {
  language: string | null;
  theme: ("light" | "dark" | "contrast") | null;
  plain_board: boolean | null;
  ask_before_loss: boolean | null;
  single_keys: boolean | null;
  log_times: boolean | null;
  sound: boolean | null;
}
/**
 * A wish for the first game, under a name.
 */
export interface NewLesson {
  name: string;
}
/**
 * Be alerted by e-mail, once the code is there that is sent to the address.
 */
export interface NewMail {
  address: string;
  language: string;
}
/**
 * Be alerted by this browser, as its push service says how.
 *
 * `p256dh` and `auth` are the keys of the subscription, as browsers write them in JSON.
 */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}
/**
 * Report the person on a seat to whoever runs the server.
 *
 * Sending the same `request` again makes no other report.
 */
export interface NewReport {
  request: string;
  seat: number;
  reason: "insult" | "threat" | "name" | "spam" | "cheating" | "other";
  remark: string;
}
/**
 * A wish for a table; `variants` are words such as `street-access`, `first-player=stays`.
 *
 * With the word `bots-hidden` among them, the table reveals only the names of its bots, with
 * `training` it shows its only person what they missed, and with `watch-delay=3` whoever looks on
 * without a seat is shown the game three minutes late. Without its `password`, where that is not
 * empty, nobody sees the table. A `public` one is listed.
 */
export interface NewTable {
  name: string;
  edition: string;
  /**
   * @maxItems 5
   */
  seats: SeatWish[];
  /**
   * @maxItems 20
   */
  variants: string[];
  /**
   * @maxItems 12
   */
  own_shops: OwnShop[];
  effects: "off" | "mine" | "everyone";
  pace: Pace1;
  password: string;
  public: boolean;
}
/**
 * Who is to sit somewhere: the host, an invited friend, or a bot of a level and character.
 *
 * `here` is somebody called `name` who shares the host's device. `character` is one of those in
 * Options, or empty for the default: one that the seed draws.
 */
export interface SeatWish {
  kind: "me" | "here" | "friend" | "bot";
  bot: string;
  character: string;
  name: string;
}
/**
 * How long a table waits for people, and who plays for those who keep it waiting.
 *
 * A seat has `phase_seconds` in each phase (0: no clock) and, once they are spent,
 * `reserve_seconds` for the whole game. Who is gone for `away_seconds` is away; `takeover` says
 * when a bot plays for them. `stand_in` is the level of that bot: empty for the server's choice,
 * `pass` for one that only passes.
 */
export interface Pace1 {
  phase_seconds: number;
  reserve_seconds: number;
  takeover: "vote" | "away" | "never";
  away_seconds: number;
  stand_in: string;
}
/**
 * Be alerted by a POST to an https address.
 */
export interface NewWebhook {
  url: string;
  language: string;
}
/**
 * Remind a player that the table waits for them.
 */
export interface Nudge {
  t: "nudge";
  id: string;
  seat: number;
}
/**
 * A seat reminds me that the table waits for me.
 */
export interface Nudged {
  t: "nudged";
  by: number;
}
/**
 * The command with this id was carried out, and is durable.
 */
export interface Ok {
  t: "ok";
  id: string;
}
/**
 * Open the part of the shuffle that I committed to, when the game is being started.
 */
export interface Open {
  t: "open";
  id: string;
  part: string;
}
/**
 * All that can be chosen for a table, and the map; `bots` are levels.
 *
 * `public_url` is the address at which others find the server, where one is set; `network_url` the
 * one at which others on the same network do, where they can reach it. Both may be empty.
 * `rounds` has the numbers of each round by the number of players. `public_tables` says whether
 * the server lists tables, `accounts` whether guests can make an account, `alerts` how people can
 * be alerted that a table waits for them.
 */
export interface Options {
  lots: LotInfo[];
  editions: EditionInfo[];
  switches: SwitchInfo[];
  bots: string[];
  characters: string[];
  min_players: number;
  max_players: number;
  rounds: {
    [k: string]: RoundInfo[];
  };
  public_url: string;
  network_url: string;
  public_tables: boolean;
  accounts: boolean;
  alerts: ("push" | "mail" | "webhook")[];
}
/**
 * A variant: its positions (only `on` for a plain switch; minutes for the trade clock).
 *
 * `default` is its position when nothing is chosen: empty where it is off, or the edition's way.
 */
export interface SwitchInfo {
  name: string;
  positions: string[];
  default: string;
  needs_outlook: boolean;
}
/**
 * How many cards each player is dealt and keeps in a round, and how many tiles they draw.
 */
export interface RoundInfo {
  dealt: number;
  kept: number;
  drawn: number;
}
/**
 * Ask whether the server is there; it answers `pong` without waiting for earlier commands.
 */
export interface Ping {
  t: "ping";
  id: string;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  t: "pong";
  id: string;
}
/**
 * Ask what placing these tiles, none of them built yet, would bring.
 */
export interface Preview {
  t: "preview";
  id: string;
  /**
   * @maxItems 30
   */
  placements: Placement[];
}
/**
 * The answer to `preview`: my income, my businesses, and where tiles may go next.
 *
 * `before` and `after` are dollars a round. `lots` has, for each type of my tiles left over, the
 * buildings on which one may be placed next.
 */
export interface Previewed {
  t: "previewed";
  id: string;
  before: number;
  after: number;
  businesses: BusinessInfo[];
  lots: {
    [k: string]: number[];
  };
}
/**
 * A table that anybody may join or watch: `host` is the host's name, empty for one who watches.
 *
 * `free` of its `seats` are free, `round` is 0 before the game.
 */
export interface PublicTable {
  id: string;
  status: TableStatus;
  edition: string;
  host: string;
  seats: number;
  free: number;
  round: number;
  spectators: number;
}
/**
 * The public tables at which somebody is, those that wait for players first.
 */
export interface PublicTables {
  tables: PublicTable[];
}
/**
 * Ask what buildings would be worth to me: my cards while I choose, or lots on the board.
 */
export interface Rate {
  t: "rate";
  id: string;
  /**
   * @maxItems 12
   */
  buildings: number[];
}
/**
 * The answer to `rate`: a rating for each building, none where the table shows no effects.
 */
export interface Rated {
  t: "rated";
  id: string;
  ratings: Rating[];
}
/**
 * What a building would change for the viewer, in dollars.
 *
 * `now` is the change of the next income, with the viewer's tiles placed as well as can be;
 * `total` also counts the rounds to come and what could still be completed, so it is a rough
 * estimate. `shop` names the business that would grow most, from `was` to `size` shops; it is
 * empty where none grows.
 */
export interface Rating {
  building: number;
  now: number;
  total: number;
  shop: string;
  size: number;
  was: number;
}
/**
 * Sign in by a recovery code, and set a new password.
 */
export interface Recover {
  name: string;
  code: string;
  password: string;
  bring: boolean;
}
/**
 * A whole finished game through all eyes; what is equal in it stands once.
 */
export interface Replay {
  table: TableInfo;
  stories: Stories;
  figures: GameFigures;
  events: Event[];
  values: JsonValue[];
  eyes: ReplayEyes[];
}
/**
 * All trades of a finished game, in order, and what is left to each seat without any trade.
 *
 * With the worths of its trades, what is left adds up to a seat's cash in the end.
 */
export interface Stories {
  trades: TradeWorth[];
  rest: Worth[];
}
/**
 * A trade of the game, by the id of its offer, and what came of it.
 *
 * `worth` is what it was worth in the end, `round_worth` when its round was over.
 */
export interface TradeWorth {
  offer: string;
  round: number;
  worth: Worth[];
  round_worth: Worth[];
}
/**
 * What a trade turned out to be worth to a party, or what is left, in dollars.
 */
export interface Worth {
  seat: number;
  dollars: number;
}
/**
 * A game as a seat, a spectator (None) or somebody who knows everything (`all`) saw it.
 *
 * The first step is the beginning, with all sections; then comes one for each action.
 */
export interface ReplayEyes {
  viewer: number | "all" | null;
  steps: ReplayStep[];
}
/**
 * What one pair of eyes saw of an action: events, and sections that changed, by place.
 *
 * An event is its place in `Replay.events`. A section is its place in `Replay.values`. Where it is
 * a list, the numbers say where the change begins, how many items go there, and the places of
 * those that come instead; a list is empty before the first step.
 */
export interface ReplayStep {
  events: number[];
  changed: {
    [k: string]: number | number[];
  };
}
/**
 * The report is kept; `report` is its id, by which whoever runs the server finds it.
 */
export interface Reported {
  report: string;
}
/**
 * My seat is mine again: what a bot did meanwhile is in the log, from one entry to another.
 *
 * `since` and `until` count the events of the log that I may see; `why` a bot played.
 */
export interface Returned {
  t: "returned";
  why: "vote" | "away" | "time";
  since: number;
  until: number;
}
/**
 * Take back an instruction of mine.
 */
export interface Revoke {
  t: "revoke";
  id: string;
  instruction: number;
}
/**
 * Say one's own password, so that what cannot be undone is done by nobody else.
 *
 * A guest has none, and leaves it empty.
 */
export interface SayPassword {
  password: string;
}
/**
 * Where a private link leads: the seat `name` plays at `table` with the players `names`.
 *
 * Without `seat` it is the place of a host who only looks on.
 * `held` says that this browser holds the seat already, `plays` names the seat that it plays at
 * the table now, empty where it plays none.
 */
export interface SeatLinkInfo {
  table: string;
  status: TableStatus;
  edition: string;
  seat: number | null;
  name: string;
  names: string[];
  held: boolean;
  plays: string;
}
/**
 * One seat: `here`, or gone `since` a time; `composing` an offer; played by a `stand_in`.
 *
 * `waited` is since when the table waits for the seat, pauses left out. While its time runs,
 * `runs_out` is when a bot will play; else `seconds_left` is what it has left, None without clock.
 */
export interface SeatPresence {
  seat: number;
  here: boolean;
  since: string | null;
  composing: boolean;
  stand_in: ("vote" | "away" | "time") | null;
  waited: string | null;
  runs_out: string | null;
  seconds_left: number | null;
}
/**
 * A browser that is signed in: `browser` is its name and system, empty where unknown.
 *
 * `here` marks the one that asks; `seen` is when it was last noted to be used.
 */
export interface SessionInfo {
  id: string;
  browser: string;
  since: string;
  seen: string;
  here: boolean;
}
/**
 * The browsers in which the visitor is signed in, the latest used first.
 */
export interface Sessions {
  sessions: SessionInfo[];
}
/**
 * Sign in. With `bring` the seats and tables of this browser's guest go over to the account.
 */
export interface SignIn {
  name: string;
  password: string;
  bring: boolean;
}
/**
 * Ask which command the words are: `keep 12 40`, `agree 1`, `what is beside 22?`.
 *
 * Nothing is done by it. `language` is that of the words (en, fr, pl, de).
 */
export interface Speak {
  t: "speak";
  id: string;
  text: string;
  language: string;
}
/**
 * A typed command with all that was named in it.
 *
 * `numbers` are buildings, a district, or the place of an offer in the round, as the verb has it;
 * `trades` what an offer can mean, the likeliest first, or with `offer-each` the offer to each of
 * several players; `text` what is said, or a reason. A call, and an instruction to agree to any
 * offer that is this good, `seeks` goods and `gives` others for them.
 */
export interface SpokenCommand {
  verb:
    | "offer"
    | "offer-secretly"
    | "offer-each"
    | "counter"
    | "agree"
    | "refuse"
    | "withdraw"
    | "take"
    | "call"
    | "call-first"
    | "end-call"
    | "instruct"
    | "kept"
    | "broken"
    | "discard"
    | "keep"
    | "build"
    | "remove"
    | "done"
    | "not-done"
    | "yes"
    | "no"
    | "choose"
    | "say"
    | "whisper"
    | "status"
    | "holdings"
    | "cards"
    | "lot"
    | "beside"
    | "district"
    | "districts"
    | "offers"
    | "calls"
    | "promises"
    | "income"
    | "where"
    | "players"
    | "news"
    | "log"
    | "help";
  numbers: number[];
  shops: string[];
  seats: number[];
  placements: Placement[];
  trades: Trade[];
  text: string;
  seeks: Goods1;
  gives: Goods2;
}
/**
 * What a call seeks or gives: building numbers, a shop type name for each tile, dollars.
 */
export interface Goods1 {
  buildings: number[];
  tiles: string[];
  cash: number;
}
/**
 * What a call seeks or gives: building numbers, a shop type name for each tile, dollars.
 */
export interface Goods2 {
  buildings: number[];
  tiles: string[];
  cash: number;
}
/**
 * Start the game; only the host may, once every seat is taken.
 */
export interface Start {
  t: "start";
  id: string;
}
/**
 * Ask who could help me to these buildings and tiles, of one owner or of whoever has them.
 */
export interface Suggest {
  t: "suggest";
  id: string;
  /**
   * @maxItems 12
   */
  buildings: number[];
  /**
   * @maxItems 12
   */
  tiles: string[];
  owner: number | null;
}
/**
 * The answer to `suggest`: the best first, none where the table shows no effects.
 */
export interface Suggested {
  t: "suggested";
  id: string;
  suggestions: Suggestion[];
}
/**
 * A trade by which all of its parties would gain, with the gains that the table shows.
 */
export interface Suggestion {
  trade: Trade;
  gains: Gain[];
}
/**
 * Who is at a running table; `paused` says who paused the game (None: it goes on).
 *
 * `away_seconds` after which the others may have a bot play for somebody who is gone.
 */
export interface TablePresence {
  t: "presence";
  seats: SeatPresence[];
  paused: number | null;
  ballots: Ballot[];
}
/**
 * The answer to `speak`: the command that the words are, or what is wrong with them.
 */
export interface Understood {
  t: "understood";
  id: string;
  command: SpokenCommand | null;
  problem: Problem | null;
}
/**
 * Something happened. `n` is one more than the last; after a gap, send `look`.
 *
 * `at` is when, an ISO time to the second.
 */
export interface Update {
  t: "update";
  n: number;
  at: string;
  events: Event[];
  changed: Changed;
}
/**
 * Answer a question that is put to the table, or put it by agreeing.
 *
 * `about` is the seat to be replaced, None for all other questions.
 */
export interface Vote {
  t: "vote";
  id: string;
  question: "replace" | "pause" | "resume" | "end";
  about: number | null;
  agree: boolean;
}
/**
 * Ask what a trade, offered or not, would change for its parties.
 */
export interface Weigh {
  t: "weigh";
  id: string;
  trade: Trade;
}
/**
 * The answer to `weigh`: the effects that the table shows, in order of seats.
 */
export interface Weighed {
  t: "weighed";
  id: string;
  effects: Effect[];
}
/**
 * Everything that this viewer may know now; the next update has the number `n` + 1.
 *
 * `presence` says who is at a running table, `returned` what a bot last did in the viewer's stead,
 * `instructions` what the viewer has told the server to agree to.
 * `log` holds the latest events of the game that the viewer may see, oldest first, and `times` the
 * ISO time of each, to the second; `earlier` is how many came before them, which `History` has.
 * `now` is the server's ISO time, to which the times of clocks
 * and offers refer.
 */
export interface Welcome {
  t: "welcome";
  n: number;
  table: TableInfo;
  view: GameView | null;
  log: Event[];
  times: string[];
  earlier: number;
  presence: TablePresence | null;
  returned: Returned | null;
  instructions: InstructionInfo[];
  now: string;
}

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 5;
export const MAX_NAME = 24;
export const MAX_PASSWORD = 64;
export const MAX_OWN_PASSWORD = 128;
export const MIN_OWN_PASSWORD = 12;
export const MAX_SYMBOL = 8;
export const MAX_TEXT = 280;
export const MAX_REMARK = 300;
export const MAX_SECONDS = 3600;
export const MAX_MESSAGE_BYTES = 65536;
export const REASONS = [
  "too-little",
  "too-dear",
  "need-it",
  "helps-you-more",
  "no-cash",
  "better-offer",
  "not-now",
  "lack-it",
  "helps-you-win",
] as const;
export const REACTIONS = [
  "yes",
  "no",
  "thanks",
  "laugh",
  "wow",
  "hurry",
  "think",
  "agreed",
] as const;
export const REPORT_REASONS = [
  "insult",
  "threat",
  "name",
  "spam",
  "cheating",
  "other",
] as const;
