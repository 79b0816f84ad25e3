// What a trade leaves open: one party chooses one of several options when it agrees.

import type { Item } from "./item";
import type { Choice, Trade, Transfer } from "./protocol";

/** How many options a choice has at most. */
const MAX_OPTIONS = 6;

/** Options of a second choice between the same two are numbered from here. */
const NEXT_CHOICE = 10;

/** The letter by which an option is called. */
export function letter(option: number): string {
  return String.fromCharCode("A".charCodeAt(0) + (option % NEXT_CHOICE) - 1);
}

/** The numbers of the options of a giver's items, and one more for the next. */
export function optionsFor(items: readonly Item[], { giver, taker }: Item): number[] {
  const used = items
    .filter((item) => item.giver === giver && item.taker === taker)
    .map(({ option }) => option ?? 0);
  const next = Math.min(
    Math.max(...used.filter((option) => option < NEXT_CHOICE)) + 1,
    MAX_OPTIONS,
  );
  const first = Array.from({ length: next }, (_, index) => index + 1);
  return [...first, ...new Set(used.filter((option) => option > NEXT_CHOICE))];
}

/** The choices of a draft: whoever is not its author chooses, of two others the one who gets it. */
export function choicesOf(
  items: readonly Item[],
  me: number,
  transfersOf: (items: readonly Item[]) => Transfer[],
): Choice[] {
  const choices = new Map<string, Map<number, Item[]>>();
  for (const item of items) {
    const { giver, taker, option } = item;
    if (!option) continue;
    const key = `${giver}>${taker}>${Math.floor(option / NEXT_CHOICE)}`;
    const options = choices.get(key) ?? new Map<number, Item[]>();
    options.set(option, [...(options.get(option) ?? []), item]);
    choices.set(key, options);
  }
  return [...choices.values()].map((options) => {
    const sorted = [...options]
      .sort(([first], [second]) => first - second)
      .map(([, things]) => things);
    const transfers = sorted.flatMap(transfersOf);
    const { giver = me, taker = me } = transfers[0] ?? {};
    return { chooser: taker === me ? giver : taker, options: transfers };
  });
}

/** The items of all options of a trade's choices, each with the number of its option. */
export function itemsOf(choices: readonly Choice[], thingsOf: (given: Transfer) => Item[]): Item[] {
  const before = new Map<string, number>();
  return choices.flatMap(({ options }) => {
    const key = `${options[0]?.giver}>${options[0]?.taker}`;
    const start = before.get(key) ?? 0;
    before.set(key, start + NEXT_CHOICE);
    return options.flatMap((given, index) =>
      thingsOf(given).map((item) => ({ ...item, option: start + index + 1 })),
    );
  });
}

/** A trade with what was picked in the place of its choices; 0 leaves a choice open. */
export function resolved(trade: Trade, picks: readonly number[]): Trade {
  if (!trade.choices.length) return trade;
  const picked = trade.choices.flatMap(
    ({ options }, index) => options[(picks[index] ?? 0) - 1] ?? [],
  );
  return {
    ...trade,
    transfers: [...trade.transfers, ...picked],
    choices: trade.choices.filter((_, index) => !picks[index]),
  };
}
