// A trade that is being put together: the items on the scale, and who gets each of them.

import type { BuildingClause, Pledge, Share } from "./protocol";
import type { Item } from "./item";

export type { Item };

export interface Draft {
  me: number;
  /** The other parties, in the order they came in. */
  others: number[];
  items: Item[];
  promises: Pledge[];
  secret: boolean;
  /** The offer this one answers; empty for none. */
  counters: string;
  /** My own offer of which this is a new version; empty for none. */
  replaces: string;
  /** The call that this answers; empty for none. */
  answers: string;
  /** How long the offer is to stand; 0 for as long as trading lasts. */
  seconds: number;
  /** Who else is to get the same offer, each one of their own. */
  also: number[];
}

/** The taker of what I give before anyone was chosen to get it. */
export const NOBODY = -1;

export function emptyDraft(me: number): Draft {
  return {
    me,
    others: [],
    items: [],
    promises: [],
    secret: false,
    counters: "",
    replaces: "",
    answers: "",
    seconds: 0,
    also: [],
  };
}

export function isEmpty(draft: Draft): boolean {
  return !draft.items.length && !draft.promises.length && !draft.others.length;
}

/** All parties, me first. */
export function parties(draft: Draft): number[] {
  return [draft.me, ...draft.others];
}

/** Who gets an item by default: I do, and the first other party gets what I give. */
function defaultTaker(draft: Draft, giver: number): number {
  return giver === draft.me ? (draft.others[0] ?? NOBODY) : draft.me;
}

/** Add a party; it gets those of my items that have no taker yet. */
export function withParty(draft: Draft, seat: number): Draft {
  if (seat === draft.me || draft.others.includes(seat)) return draft;
  const items = draft.items.map((item) =>
    item.taker === NOBODY ? { ...item, taker: seat } : item,
  );
  return { ...draft, others: [...draft.others, seat], items };
}

/** Remove a party with all it gives; what it was to get goes to the default taker. */
export function withoutParty(draft: Draft, seat: number): Draft {
  const others = draft.others.filter((other) => other !== seat);
  const rest = { ...draft, others };
  const items = draft.items
    .filter(({ giver }) => giver !== seat)
    .map((item) =>
      item.taker === seat ? { ...item, taker: defaultTaker(rest, item.giver) } : item,
    )
    .filter(({ giver, taker }) => giver !== taker);
  const promises = draft.promises.filter(({ giver, taker }) => giver !== seat && taker !== seat);
  return { ...rest, items: merged(items), promises };
}

/** Put a building on the scale, or take it off again. */
export function toggleBuilding(draft: Draft, building: number, owner: number): Draft {
  return toggle(draft, "building", building, owner);
}

/** Put a kept building card on the scale, or take it off again. */
export function toggleCard(draft: Draft, building: number): Draft {
  return toggle(draft, "card", building, draft.me);
}

function toggle(draft: Draft, kind: "building" | "card", building: number, giver: number): Draft {
  const items = draft.items.filter((item) => !(item.kind === kind && item.building === building));
  if (items.length < draft.items.length) return { ...draft, items };
  const joined = withParty(draft, giver);
  const item: Item = { kind, giver, taker: defaultTaker(joined, giver), building };
  return { ...joined, items: [...joined.items, item] };
}

/** How many tiles of a type a party gives. */
export function tilesGiven(draft: Draft, giver: number, shop: string): number {
  return draft.items.reduce(
    (sum, item) =>
      item.kind === "tile" && item.giver === giver && item.shop === shop ? sum + item.count : sum,
    0,
  );
}

/** Put one more tile on the scale, unless its giver has no more than `available`. */
export function addTile(draft: Draft, giver: number, shop: string, available: number): Draft {
  if (tilesGiven(draft, giver, shop) >= available) return draft;
  const joined = withParty(draft, giver);
  const item: Item = { kind: "tile", giver, taker: defaultTaker(joined, giver), shop, count: 1 };
  return { ...joined, items: merged([...joined.items, item]) };
}

/** Put a share of income or a building clause on the scale, once. */
export function addTerm(
  draft: Draft,
  giver: number,
  term: { kind: "share"; share: Share } | { kind: "clause"; clause: BuildingClause },
): Draft {
  const joined = withParty(draft, giver);
  const item: Item = { ...term, giver, taker: defaultTaker(joined, giver) };
  const there = joined.items.some((other) => JSON.stringify(other) === JSON.stringify(item));
  return there ? joined : { ...joined, items: [...joined.items, item] };
}

/** The buildings that a party would own after the trade, whatever is chosen. */
export function ownedAfter(
  draft: Draft,
  owners: readonly (number | null)[],
  seat: number,
): number[] {
  const moved = new Map(
    draft.items.flatMap((item) =>
      item.kind === "building" && !item.option ? [[item.building, item.taker] as const] : [],
    ),
  );
  return owners.flatMap((owner, index) => {
    const building = index + 1;
    return (moved.get(building) ?? owner) === seat ? [building] : [];
  });
}

/** How many dollars a party gives, at once or after income. */
export function moneyGiven(draft: Draft, giver: number, kind: "cash" | "due"): number {
  return draft.items.reduce(
    (sum, item) => (item.kind === kind && item.giver === giver ? sum + item.amount : sum),
    0,
  );
}

/** Add dollars to what a party gives; with `most` given, never to more than that. */
export function addMoney(
  draft: Draft,
  giver: number,
  kind: "cash" | "due",
  amount: number,
  most: number | null = null,
): Draft {
  const room = most === null ? amount : Math.min(amount, most - moneyGiven(draft, giver, kind));
  if (room <= 0) return draft;
  const joined = withParty(draft, giver);
  const item: Item = { kind, giver, taker: defaultTaker(joined, giver), amount: room };
  return { ...joined, items: merged([...joined.items, item]) };
}

/** Let a party give so many dollars in all; with `most` given, never more than that. */
export function setMoney(
  draft: Draft,
  giver: number,
  kind: "cash" | "due",
  amount: number,
  most: number | null = null,
): Draft {
  const wanted = most === null ? amount : Math.min(amount, most);
  const by = wanted - moneyGiven(draft, giver, kind);
  if (by > 0) return addMoney(draft, giver, kind, by);
  // What was put there last is the first to go.
  let rest = -by;
  return draft.items.reduceRight((after, item, index) => {
    if (item.kind !== kind || item.giver !== giver || !rest) return after;
    const less = Math.min(item.amount, rest);
    rest -= less;
    return changeMoney(after, index, -less);
  }, draft);
}

/** Change a sum by steps; a sum of zero leaves the scale. */
export function changeMoney(draft: Draft, index: number, by: number): Draft {
  const items = draft.items.map((item, place) =>
    place === index && (item.kind === "cash" || item.kind === "due")
      ? { ...item, amount: item.amount + by }
      : item,
  );
  return { ...draft, items: merged(items) };
}

/** Take an item off the scale; of several tiles, one. */
export function removeItem(draft: Draft, index: number): Draft {
  const items = draft.items.flatMap((item, place): Item[] => {
    if (place !== index) return [item];
    return item.kind === "tile" && item.count > 1 ? [{ ...item, count: item.count - 1 }] : [];
  });
  return { ...draft, items };
}

/** Let somebody else get an item. */
export function sendTo(draft: Draft, index: number, taker: number): Draft {
  return changeItem(draft, index, { taker });
}

/** Put a building or a tile on the scale for somebody, where it is not there yet. */
export function giveTo(
  draft: Draft,
  taker: number,
  thing: { giver: number; building: number } | { giver: number; shop: string; available: number },
): Draft {
  const { giver } = thing;
  if (giver === taker) return draft;
  const joined = taker === draft.me ? draft : withParty(draft, taker);
  const put =
    "shop" in thing
      ? addTile(joined, giver, thing.shop, thing.available)
      : joined.items.some((item) => item.kind === "building" && item.building === thing.building)
        ? joined
        : toggleBuilding(joined, thing.building, giver);
  const index = put.items.findLastIndex((item) =>
    "shop" in thing
      ? item.kind === "tile" && item.giver === giver && item.shop === thing.shop
      : item.kind === "building" && item.building === thing.building,
  );
  return index < 0 ? put : sendTo(put, index, taker);
}

/** Make an item a part of an option, or with 0 of what is given whatever is chosen. */
export function setOption(draft: Draft, index: number, option: number): Draft {
  return changeItem(draft, index, { option });
}

/** Let a party give all that it was to give one of. */
export function withoutOptions(draft: Draft, giver: number): Draft {
  const items = draft.items.map((item) => (item.giver === giver ? { ...item, option: 0 } : item));
  return { ...draft, items: merged(items) };
}

function changeItem(draft: Draft, index: number, changed: Partial<Item>): Draft {
  const items = draft.items.map((item, place) =>
    place === index ? ({ ...item, ...changed } as Item) : item,
  );
  return { ...draft, items: merged(items) };
}

/** Tiles and sums that go from one to the same other, put together; sums of zero leave. */
export function merged(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const place = result.findIndex((other) => sameThing(item, other));
    const other = result[place];
    if (item.kind === "tile" && other?.kind === "tile")
      result[place] = { ...other, count: other.count + item.count };
    else if ((item.kind === "cash" || item.kind === "due") && other && "amount" in other)
      result[place] = { ...other, amount: other.amount + item.amount };
    else result.push(item);
  }
  return result.filter((item) => !("amount" in item) || item.amount > 0);
}

function sameThing(item: Item, other: Item): boolean {
  if (item.kind !== other.kind || item.giver !== other.giver || item.taker !== other.taker)
    return false;
  if ((item.option ?? 0) !== (other.option ?? 0)) return false;
  if (item.kind === "tile" && other.kind === "tile") return item.shop === other.shop;
  return item.kind === "cash" || item.kind === "due";
}
