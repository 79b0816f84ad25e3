// The log: what happened, event by event, as sentences.

import {
  goodsText,
  isEmpty,
  list,
  lots,
  money,
  clauseText,
  placements,
  saidText,
  shareText,
  spoken,
  tiles,
  tradeText,
  yearText,
  type NameOf,
  type ShopAt,
} from "./format";
import { t, type Args } from "./i18n";
import type { Called, Trade } from "./protocol";
import type { GameEvent, Kind } from "./types";

export interface Entry {
  key: number;
  kind: Kind;
  round: number;
  /** Whose doing it is, or null. */
  seat: number | null;
  text: string;
  event: GameEvent;
  /** When it happened, an ISO time; empty where that is not known. */
  at: string;
  /** Whom it concerns: who did it, and the parties of what it is about. */
  seats: readonly number[];
  /** What stood on a building when it happened. */
  shopAt: ShopAt;
}

export interface PromiseText {
  giver: number;
  text: string;
}

/** What the sentence for an event needs besides the event. */
export interface EventContext {
  name: NameOf;
  year: (round: number) => string;
  shopAt: ShopAt;
  /** Who made an offer; null where that is not known. */
  author: (offer: string) => number | null;
  /** The call that was taken with an agreement; null for an agreement to an offer. */
  taken: (offer: string) => Called | null;
  promise: (id: string) => PromiseText | null;
}

const yes = (is: boolean): string => (is ? "yes" : "no");

/** The sentence for an event. */
export function eventText(event: GameEvent, context: EventContext): string {
  const call = event.happened === "agreed" ? context.taken(event.offer) : null;
  const text = call ? takenText(event, call, context) : plainText(event, context);
  const why = event.happened === "offered" || event.happened === "refused" ? event.phrases : [];
  return [text, ...why.map((phrase) => spoken([phrase], context.name))].join(" ");
}

function plainText(event: GameEvent, context: EventContext): string {
  return t(`event-${event.happened}`, eventArgs(event, context));
}

function takenText(event: GameEvent, call: Called, { name, shopAt }: EventContext): string {
  return t("call-taken", {
    name: name(seatOf(event) ?? call.seat),
    other: name(call.seat),
    seeks: goodsText(call.seeks, shopAt),
    gives: goodsText(call.gives, shopAt),
  });
}

function eventArgs(event: GameEvent, { name, year, shopAt, author, promise }: EventContext): Args {
  const nameOrNobody = (seat: number | null): string =>
    seat === null ? t("somebody") : name(seat);
  switch (event.happened) {
    case "round-began":
      return { year: yearText(year(event.round)), name: name(event.first) };
    case "cards-dealt":
      return { name: name(event.seat), lots: lots(event.cards), count: event.keep };
    case "cards-revealed":
      return {
        name: name(event.seat),
        lots: lots(event.buildings),
        count: event.buildings.length,
      };
    case "outlook-turned":
      return { sizes: lots(event.sizes), count: event.sizes.length };
    case "tiles-drawn":
      return {
        name: name(event.seat),
        count: event.count,
        tiles: tiles(event.tiles),
        shown: yes(event.tiles.length > 0),
      };
    case "offered":
      return {
        name: name(event.seat),
        trade: tradeText(event.trade, name, shopAt),
        secret: yes(event.secret),
        counter: yes(event.counters !== ""),
      };
    case "agreed":
    case "agreement-taken-back":
      return { name: name(event.seat), other: nameOrNobody(author(event.offer)) };
    case "refused":
      return {
        name: name(event.seat),
        other: nameOrNobody(author(event.offer)),
        given: event.reason ? "words" : event.because ? "ready" : "no",
        reason: event.reason,
        because: event.because ? t(`reason-${event.because}`) : "",
      };
    case "lapsed":
      return {
        name: nameOrNobody(author(event.offer)),
        why: event.why,
        lots: String(event.building),
        shop: event.shop ? tiles([event.shop]) : "",
      };
    case "called":
      return {
        name: name(event.seat),
        seeks: goodsText(event.seeks, shopAt),
        gives: goodsText(event.gives, shopAt),
        seeking: yes(!isEmpty(event.seeks)),
        giving: yes(!isEmpty(event.gives)),
        words: yes(event.text !== ""),
        text: event.text,
      };
    case "call-ended":
      return { name: name(event.seat), why: event.why };
    case "said":
      return {
        name: name(event.seat),
        kind: event.to.length > 0 ? "whisper" : event.about ? "remark" : event.kind,
        others: list(event.to.map(name)),
        other: nameOrNobody(author(event.about)),
        text: saidText(event, name),
      };
    case "trade-made":
      return { trade: tradeText(event.trade, name, shopAt), secret: yes(event.secret) };
    case "items-moved":
      return { trade: tradeText(event.trade, name, shopAt) };
    case "trade-failed":
      return { name: nameOrNobody(author(event.offer)), why: event.why };
    case "done-said":
      return { name: name(event.seat), done: yes(event.done) };
    case "cards-discarded":
      return {
        name: name(event.seat),
        count: event.count,
        lots: lots(event.cards),
        shown: yes(event.cards.length > 0),
      };
    case "promise-judged": {
      const promised = promise(event.promise);
      return {
        name: name(event.seat),
        other: nameOrNobody(promised?.giver ?? null),
        text: promised?.text ?? "…",
        kept: yes(event.kept),
      };
    }
    case "trading-ended":
      return { clock: yes(event.clock), turn: yes(event.in_turn) };
    case "built":
      return {
        name: name(event.seat),
        count: event.placements.length,
        placements: placements(event.placements),
      };
    case "income-paid":
      return {
        name: name(event.seat),
        money: money(event.total),
        bonus: money(event.bonus),
        extra: yes(event.bonus > 0),
      };
    case "share-counted":
      return {
        name: name(event.debtor),
        other: name(event.creditor),
        share: shareText(event.share),
        earned: money(event.earned),
        money: money(event.owed),
      };
    case "share-lapsed":
      return {
        name: name(event.debtor),
        other: name(event.creditor),
        share: shareText(event.share),
        why: event.why,
      };
    case "clause-lapsed":
      return {
        name: name(event.giver),
        other: name(event.taker),
        what: clauseText(event.clause),
        why: event.why,
      };
    case "debt-paid":
      return {
        name: name(event.debtor),
        other: name(event.creditor),
        money: money(event.paid),
        left: money(event.owed),
        rest: yes(event.owed > 0),
      };
    case "debt-dropped":
      return { name: name(event.debtor), other: name(event.creditor), money: money(event.owed) };
    case "game-over": {
      const best = event.ranking.filter(({ place }) => place === 1);
      return {
        name: list(best.map(({ seat }) => name(seat))),
        count: best.length,
        money: money(best[0]?.cash ?? 0),
      };
    }
    case "turns-asked":
      return {
        name: name(event.seat),
        agreed: yes(event.agreed),
        count: event.returned.length,
        returned: list(event.returned.map(name)),
      };
    case "cards-chosen":
    case "withdrawn":
    case "placements-fixed":
      return { name: name(event.seat) };
    case "ended-early":
      return {};
    default:
      // The compiler refuses this where an event of the protocol has no sentence.
      event satisfies never;
      return {};
  }
}

function seatOf(event: GameEvent): number | null {
  if ("seat" in event) return event.seat;
  if ("debtor" in event) return event.debtor;
  if ("giver" in event) return event.giver;
  return null;
}

function doersOf(event: GameEvent): number[] {
  if (event.happened === "said") return [event.seat, ...event.to];
  if ("debtor" in event) return [event.debtor, event.creditor];
  return "seat" in event ? [event.seat] : [];
}

function partiesOf({ transfers, promises }: Trade): number[] {
  return [...transfers, ...promises].flatMap(({ giver, taker }) => [giver, taker]);
}

/** Turns events into sentences in order, remembering what a sentence says of the time before it. */
export class EventNarrator {
  #round: number;
  #key: number;
  /** The shop on each building, and the key of the entry that tells of its building. */
  readonly #shops = new Map<number, { shop: string; built: number }>();
  readonly #authors = new Map<string, number>();
  readonly #calls = new Map<string, Called>();
  readonly #parties = new Map<string, readonly number[]>();
  readonly #context: EventContext;

  /** Tells a log from one of its events on, counted by `key`, which happened in a round. */
  constructor(outside: Pick<EventContext, "name" | "year" | "promise">, key = 0, round = 1) {
    this.#key = key;
    this.#round = round;
    this.#context = {
      ...outside,
      shopAt: (building) => this.#shops.get(building)?.shop ?? null,
      author: (offer) => this.#authors.get(offer) ?? this.#taken(offer)?.seat ?? null,
      taken: (offer) => this.#taken(offer),
    };
  }

  narrate(event: GameEvent, at = ""): Entry {
    if (event.happened === "round-began") this.#round = event.round;
    if (event.happened === "offered") {
      this.#authors.set(event.offer, event.seat);
      this.#parties.set(event.offer, partiesOf(event.trade));
    }
    if (event.happened === "called") this.#calls.set(event.call, event);
    const text = eventText(event, this.#context);
    const key = this.#key++;
    if (event.happened === "built")
      for (const { building, shop } of event.placements)
        this.#shops.set(building, { shop, built: key });
    return {
      key,
      kind: event.happened,
      round: this.#round,
      seat: seatOf(event),
      text,
      event,
      at,
      seats: this.#concerned(event),
      shopAt: (building) => {
        const known = this.#shops.get(building);
        return known && known.built < key ? known.shop : null;
      },
    };
  }

  #concerned(event: GameEvent): number[] {
    const seats = new Set(doersOf(event));
    if ("trade" in event) partiesOf(event.trade).forEach((seat) => seats.add(seat));
    const offer = "offer" in event ? event.offer : event.happened === "said" ? event.about : "";
    this.#parties.get(offer)?.forEach((seat) => seats.add(seat));
    const call = this.#taken(offer);
    if (call) seats.add(call.seat);
    return [...seats];
  }

  // The offer that taking a call makes has the call's id, then the seat of whoever took it.
  #taken(offer: string): Called | null {
    const [call = "", seat] = offer.split(".");
    return seat === undefined ? null : (this.#calls.get(call) ?? null);
  }
}
