// Calls to the whole table while they are written, and answers to them.

import { emptyDraft, withParty, type Draft, type Item } from "./draft";
import { fromTrade } from "./draftTrade";
import { has, type Holdings } from "./holdings";
import { isEmpty } from "./format";
import type { CallInfo, Goods, Trade, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";

export type Side = "seeks" | "gives";

export interface CallDraft {
  seeks: Goods;
  gives: Goods;
  text: string;
  /** For whoever agrees first. */
  first: boolean;
}

const NOTHING: Goods = { buildings: [], tiles: [], cash: 0 };

export function emptyCall(): CallDraft {
  return { seeks: NOTHING, gives: NOTHING, text: "", first: false };
}

function changed(call: CallDraft, side: Side, goods: Partial<Goods>): CallDraft {
  const next = { ...call, [side]: { ...call[side], ...goods } };
  return { ...next, first: next.first && isWhole(next) };
}

/** Name a building in a call, or leave it out again. */
export function toggleBuilding(call: CallDraft, side: Side, building: number): CallDraft {
  const { buildings } = call[side];
  const left = buildings.filter((other) => other !== building);
  return changed(call, side, {
    buildings: left.length < buildings.length ? left : [...buildings, building],
  });
}

export function addTile(call: CallDraft, side: Side, shop: string): CallDraft {
  return changed(call, side, { tiles: [...call[side].tiles, shop] });
}

export function removeTile(call: CallDraft, side: Side, shop: string): CallDraft {
  const tiles = [...call[side].tiles];
  const place = tiles.lastIndexOf(shop);
  if (place >= 0) tiles.splice(place, 1);
  return changed(call, side, { tiles });
}

/** Name a sum; money goes one way only, so the other side's sum leaves. */
export function setCash(call: CallDraft, side: Side, cash: number): CallDraft {
  const other = side === "seeks" ? "gives" : "seeks";
  const alone = cash > 0 ? changed(call, other, { cash: 0 }) : call;
  return changed(alone, side, { cash: Math.max(0, cash) });
}

/** Return whether a call says both what is sought and what is given: only then can it be taken. */
export function isWhole({ seeks, gives }: Pick<CallDraft, Side>): boolean {
  return !isEmpty(seeks) && !isEmpty(gives);
}

export function saysNothing({ seeks, gives, text }: CallDraft): boolean {
  return isEmpty(seeks) && isEmpty(gives) && !text.trim();
}

/**
 * The call that asks all for what a draft would get from one or more of them, with what it gives.
 *
 * Null where a call cannot say it, and where nothing is wanted but money.
 */
export function callOf({ me, items, promises }: Draft): CallDraft | null {
  const goods = (side: readonly Item[]): Goods => ({
    buildings: side.flatMap((item) => (item.kind === "building" ? [item.building] : [])),
    tiles: side.flatMap((item) =>
      item.kind === "tile" ? Array<string>(item.count).fill(item.shop) : [],
    ),
    cash: side.reduce((sum, item) => sum + (item.kind === "cash" ? item.amount : 0), 0),
  });
  const sayable = items.every(
    ({ kind, option, giver, taker }) =>
      !option &&
      (kind === "building" || kind === "tile" || kind === "cash") &&
      // What passes between two others is no call of mine.
      (giver === me || taker === me),
  );
  const seeks = goods(items.filter(({ giver }) => giver !== me));
  const gives = goods(items.filter(({ giver }) => giver === me));
  const wanted = seeks.buildings.length + seeks.tiles.length > 0;
  // Money goes one way only.
  if (!wanted || !sayable || promises.length || (seeks.cash && gives.cash)) return null;
  return { ...emptyCall(), seeks, gives };
}

/** What an instruction gives, what it gets, and the cash that it must bring on balance. */
export function instructionOf({
  seeks,
  gives,
}: Pick<CallDraft, Side>): [gives: Goods, gets: Goods, number] {
  return [{ ...gives, cash: 0 }, { ...seeks, cash: 0 }, seeks.cash - gives.cash];
}

/** The trade that whoever takes a call makes. */
export function callTrade(call: CallInfo, taker: number): Trade {
  const between = (giver: number, taker: number, goods: Goods): Transfer[] =>
    isEmpty(goods) ? [] : [{ ...emptyTransfer(giver, taker), ...goods }];
  const transfers = [
    ...between(call.seat, taker, call.gives),
    ...between(taker, call.seat, call.seeks),
  ];
  return { transfers, promises: [], choices: [] };
}

/** The draft of an answer to a call: what it gives, and what of the asked I have. */
export function answerTo(call: CallInfo, me: number, holds: Holdings): Draft {
  const trade = callTrade(call, me);
  const draft = trade.transfers.length
    ? fromTrade(trade, me)
    : withParty(emptyDraft(me), call.seat);
  const items = draft.items.filter((item) => item.giver !== me || has(holds, item));
  return { ...draft, items, answers: call.id };
}
