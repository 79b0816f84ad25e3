// The difference between two trades, as a line for each item that somebody gives somebody.

import type { ThingKind } from "../lib/format";
import type { Trade } from "../lib/protocol";

export interface Line {
  giver: number;
  taker: number;
  kind: ThingKind | "promise";
  /** Which building or card, shop type or promise; empty for money. */
  what: number | string;
  /** How many, or how many dollars. */
  amount: number;
  /** The same in the trade before. */
  was: number;
}

export type Change = "same" | "added" | "changed" | "removed";

export function changeOf({ amount, was }: Line): Change {
  if (amount === was) return "same";
  if (!was) return "added";
  return amount ? "changed" : "removed";
}

/** Return the lines of a trade, then those that only the trade before had, if there was one. */
export function tradeDiff(before: Trade | null, after: Trade): Line[] {
  const lines = new Map<string, Line>();
  const put = (trade: Trade, field: "amount" | "was"): void => {
    for (const item of items(trade)) {
      const key = [item.giver, item.taker, item.kind, item.what].join(">");
      const line = lines.get(key) ?? { ...item, amount: 0, was: 0 };
      lines.set(key, { ...line, [field]: line[field] + item.amount });
    }
  };
  put(after, "amount");
  put(before ?? after, "was");
  return [...lines.values()];
}

function items(trade: Trade): Omit<Line, "was">[] {
  return [
    ...trade.transfers.flatMap(({ giver, taker, buildings, tiles, cards, cash, due }) => {
      const between = { giver, taker };
      return [
        ...buildings.map((what) => ({ ...between, kind: "building" as const, what, amount: 1 })),
        ...tiles.map((what) => ({ ...between, kind: "tile" as const, what, amount: 1 })),
        ...cards.map((what) => ({ ...between, kind: "card" as const, what, amount: 1 })),
        { ...between, kind: "cash" as const, what: "", amount: cash },
        { ...between, kind: "due" as const, what: "", amount: due },
      ].filter(({ amount }) => amount > 0);
    }),
    ...trade.promises.map(({ giver, taker, text }) => ({
      giver,
      taker,
      kind: "promise" as const,
      what: text.trim(),
      amount: 1,
    })),
  ];
}
