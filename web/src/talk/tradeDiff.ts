// The difference between two trades, as a line for each item that somebody gives somebody.

import { choiceText, clauseText, shareText, type ShopAt, type ThingKind } from "../lib/format";
import type { Trade } from "../lib/protocol";

export interface Line {
  giver: number;
  taker: number;
  kind: ThingKind | "promise";
  /** Which building or card, shop type or promise, an agreement in words; empty for money. */
  what: number | string;
  /** How many, or how many dollars. */
  amount: number;
  /** The same number in the trade before. */
  was: number;
}

export type Change = "same" | "added" | "changed" | "removed";

export function changeOf({ amount, was }: Line): Change {
  if (amount === was) return "same";
  if (!was) return "added";
  return amount ? "changed" : "removed";
}

/** Return the lines of a trade, then those that only the trade before had, if there was one. */
export function tradeDiff(before: Trade | null, after: Trade, shopAt: ShopAt = () => null): Line[] {
  const lines = new Map<string, Line>();
  const put = (trade: Trade, field: "amount" | "was"): void => {
    for (const item of items(trade, shopAt)) {
      const key = [item.giver, item.taker, item.kind, item.what].join(">");
      const line = lines.get(key) ?? { ...item, amount: 0, was: 0 };
      lines.set(key, { ...line, [field]: line[field] + item.amount });
    }
  };
  put(after, "amount");
  put(before ?? after, "was");
  return [...lines.values()];
}

function items(trade: Trade, shopAt: ShopAt): Omit<Line, "was">[] {
  return [
    ...trade.transfers.flatMap((given) => {
      const { buildings, tiles, cards, cash, due, shares, clauses } = given;
      const between = { giver: given.giver, taker: given.taker };
      return [
        ...buildings.map((what) => ({ ...between, kind: "building" as const, what, amount: 1 })),
        ...tiles.map((what) => ({ ...between, kind: "tile" as const, what, amount: 1 })),
        ...cards.map((what) => ({ ...between, kind: "card" as const, what, amount: 1 })),
        ...shares.map((share) => ({
          ...between,
          kind: "share" as const,
          what: shareText(share),
          amount: 1,
        })),
        ...clauses.map((clause) => ({
          ...between,
          kind: "clause" as const,
          what: clauseText(clause),
          amount: 1,
        })),
        { ...between, kind: "cash" as const, what: "", amount: cash },
        { ...between, kind: "due" as const, what: "", amount: due },
      ].filter(({ amount }) => amount > 0);
    }),
    ...trade.choices.map((choice) => ({
      giver: choice.options[0]?.giver ?? choice.chooser,
      taker: choice.options[0]?.taker ?? choice.chooser,
      kind: "choice" as const,
      what: choiceText(choice, shopAt),
      amount: 1,
    })),
    ...trade.promises.map(({ giver, taker, text }) => ({
      giver,
      taker,
      kind: "promise" as const,
      what: text.trim(),
      amount: 1,
    })),
  ];
}
