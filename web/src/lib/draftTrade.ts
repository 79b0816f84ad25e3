// Drafts as trades, and trades as drafts: what is offered, countered and changed.

import { emptyDraft, merged, NOBODY, parties, type Draft } from "./draft";
import type { Item } from "./item";
import { choicesOf, itemsOf } from "./options";
import type { OfferInfo, Trade, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";

/** Return why the draft cannot be offered yet, as the end of a text's id, or null when it can. */
export function missing(
  draft: Draft,
): "party" | "taker" | "items" | "words" | "options" | "idle" | null {
  if (!draft.others.length) return "party";
  if (!draft.items.length && !draft.promises.length) return "items";
  if (draft.items.some(({ taker }) => taker === NOBODY)) return "taker";
  if (draft.promises.some(({ text }) => !text.trim())) return "words";
  const trade = toTrade(draft);
  if (trade.choices.some(({ options }) => options.length < 2)) return "options";
  const busy = new Set(
    [...draft.items, ...draft.promises].flatMap(({ giver, taker }) => [giver, taker]),
  );
  return parties(draft).every((seat) => busy.has(seat)) ? null : "idle";
}

/** The trade that the draft says: one transfer for each giver and taker, and what is left open. */
export function toTrade(draft: Draft): Trade {
  const promises = draft.promises.map((pledge) => ({ ...pledge, text: pledge.text.trim() }));
  return {
    transfers: transfersOf(draft.items.filter(({ option }) => !option)),
    promises,
    choices: choicesOf(draft.items, draft.me, transfersOf),
  };
}

function transfersOf(items: readonly Item[]): Transfer[] {
  const transfers = new Map<string, Transfer>();
  for (const item of items) {
    const { giver, taker } = item;
    const key = `${giver}>${taker}`;
    const given = transfers.get(key) ?? emptyTransfer(giver, taker);
    transfers.set(key, withItem(given, item));
  }
  return [...transfers.values()];
}

function withItem(given: Transfer, item: Item): Transfer {
  switch (item.kind) {
    case "building":
      return { ...given, buildings: [...given.buildings, item.building] };
    case "card":
      return { ...given, cards: [...given.cards, item.building] };
    case "tile":
      return { ...given, tiles: [...given.tiles, ...Array<string>(item.count).fill(item.shop)] };
    case "cash":
      return { ...given, cash: given.cash + item.amount };
    case "due":
      return { ...given, due: given.due + item.amount };
    case "share":
      return { ...given, shares: [...given.shares, item.share] };
    case "clause":
      return { ...given, clauses: [...given.clauses, item.clause] };
  }
}

/** A draft that starts from a trade, as seen from one of its parties. */
export function fromTrade(trade: Trade, me: number): Draft {
  const items = [...trade.transfers.flatMap(thingsOf), ...itemsOf(trade.choices, thingsOf)];
  const seats = [...items, ...trade.promises].flatMap(({ giver, taker }) => [giver, taker]);
  const others = [...new Set(seats)].filter((seat) => seat !== me);
  return { ...emptyDraft(me), others, items: merged(items), promises: [...trade.promises] };
}

function thingsOf(given: Transfer): Item[] {
  const between = { giver: given.giver, taker: given.taker };
  return [
    ...given.buildings.map((building): Item => ({ kind: "building", ...between, building })),
    ...given.tiles.map((shop): Item => ({ kind: "tile", ...between, shop, count: 1 })),
    ...given.cards.map((building): Item => ({ kind: "card", ...between, building })),
    ...given.shares.map((share): Item => ({ kind: "share", ...between, share })),
    ...given.clauses.map((clause): Item => ({ kind: "clause", ...between, clause })),
    { kind: "cash", ...between, amount: given.cash } as const,
    { kind: "due", ...between, amount: given.due } as const,
  ].filter((item) => !("amount" in item) || item.amount > 0);
}

/** The draft of a counter-offer: it starts from the original, which stays as it is. */
export function counterTo(
  offer: Pick<OfferInfo, "id" | "seat" | "trade" | "secret">,
  me: number,
): Draft {
  const draft = fromTrade(offer.trade, me);
  // The original's author first: what I add goes to them.
  const others = [...draft.others].sort(
    (a, b) => Number(b === offer.seat) - Number(a === offer.seat),
  );
  return { ...draft, others, secret: offer.secret, counters: offer.id };
}

/** The draft of a new version of my own offer. */
export function editOf(offer: OfferInfo, me: number): Draft {
  const { secret, counters, answers, id } = offer;
  return { ...fromTrade(offer.trade, me), secret, counters, answers, replaces: id };
}
