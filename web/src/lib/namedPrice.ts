// The price that a refusal names in ready-made sentences.

import { addMoney, changeMoney, type Draft } from "./draft";
import type { Phrase, Trade } from "./protocol";

/**
 * How many dollars more than my offer brings the refuser they want; 0 where they name no price.
 *
 * A price is what the whole trade is to bring them, or cost them at most.
 */
export function wantedMore(trade: Trade, refuser: number, phrases: readonly Phrase[]): number {
  const price = phrases.find(({ code }) => code === "wants" || code === "pays");
  if (!price) return 0;
  const wanted = price.code === "wants" ? price.dollars : -price.dollars;
  return Math.max(0, wanted - broughtTo(refuser, trade));
}

function broughtTo(seat: number, { transfers }: Trade): number {
  return transfers.reduce((sum, { giver, taker, cash, due }) => {
    const sign = Number(taker === seat) - Number(giver === seat);
    return sum + sign * (cash + due);
  }, 0);
}

/** A draft that brings another party more: it pays less, and then I pay more. */
export function withMoreFor(draft: Draft, seat: number, dollars: number): Draft {
  const paid = draft.items.findIndex((item) => item.kind === "cash" && item.giver === seat);
  const item = draft.items[paid];
  const saved = item && "amount" in item ? Math.min(item.amount, dollars) : 0;
  const cheaper = saved ? changeMoney(draft, paid, -saved) : draft;
  return addMoney(cheaper, draft.me, "cash", dollars - saved);
}
