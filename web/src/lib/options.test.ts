import { expect, test } from "vitest";

import { emptyDraft, setOption, type Draft } from "./draft";
import { counterTo, fromTrade, missing, toTrade } from "./draftTrade";
import { letter, optionsFor, resolved } from "./options";
import type { Choice, Trade, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";

const ME = 0;
const ANNA = 1;
const BEN = 2;

function transfer(given: Partial<Transfer>): Transfer {
  return { ...emptyTransfer(ANNA, ME), ...given };
}

const CHOICE: Choice = {
  chooser: ANNA,
  options: [
    transfer({ tiles: ["Dim Sum", "Dim Sum"] }),
    transfer({ tiles: ["Photo"], cash: 10_000 }),
    transfer({ cash: 30_000 }),
  ],
};
const TRADE: Trade = {
  transfers: [transfer({ giver: ME, taker: ANNA, buildings: [20] })],
  promises: [],
  choices: [CHOICE],
};

function draftOf(items: Draft["items"]): Draft {
  return { ...emptyDraft(ME), others: [ANNA], items };
}

test("a trade with a choice is the same after it lay on the scale", () => {
  expect(toTrade(fromTrade(TRADE, ME))).toEqual(TRADE);
});

test("two choices between the same two stay apart", () => {
  const other = { ...CHOICE, options: CHOICE.options.slice(1) };
  const trade = { ...TRADE, choices: [CHOICE, other] };
  expect(toTrade(fromTrade(trade, ME))).toEqual(trade);
});

test("whoever counters leaves the choice to the other one", () => {
  const draft = counterTo({ id: "o1", seat: ANNA, trade: TRADE, secret: false }, ANNA);
  expect(toTrade(draft).choices.map(({ chooser }) => chooser)).toEqual([ME]);
});

test("between two others the one who gets it chooses", () => {
  const options = CHOICE.options.map((given) => ({ ...given, giver: ANNA, taker: BEN }));
  const draft = fromTrade({ ...TRADE, choices: [{ chooser: BEN, options }] }, ME);
  expect(toTrade(draft).choices.map(({ chooser }) => chooser)).toEqual([BEN]);
});

test("one option alone is no choice", () => {
  const item = { kind: "tile", giver: ANNA, taker: ME, shop: "Photo", count: 1 } as const;
  const draft = draftOf([item, { kind: "cash", giver: ME, taker: ANNA, amount: 10_000 }]);
  expect(missing(draft)).toBeNull();
  expect(missing(setOption(draft, 0, 1))).toBe("options");
});

test("a tile in an option is not one of those that are given in any case", () => {
  const tile = { kind: "tile", giver: ANNA, taker: ME, shop: "Photo" } as const;
  const draft = draftOf([
    { ...tile, count: 1 },
    { ...tile, count: 1, option: 1 },
    { kind: "cash", giver: ANNA, taker: ME, amount: 10_000, option: 2 },
  ]);
  expect(toTrade(draft)).toMatchObject({
    transfers: [{ tiles: ["Photo"], cash: 0 }],
    choices: [{ options: [{ tiles: ["Photo"] }, { tiles: [], cash: 10_000 }] }],
  });
  expect(toTrade(setOption(draft, 1, 0)).transfers).toMatchObject([{ tiles: ["Photo", "Photo"] }]);
});

test("the next option has the next letter, up to six", () => {
  const cash = (option: number) =>
    ({ kind: "cash", giver: ANNA, taker: ME, amount: 10_000, option }) as const;
  const items = [cash(1), cash(2)];
  expect(optionsFor(items, cash(1)).map(letter)).toEqual(["A", "B", "C"]);
  expect(optionsFor([1, 2, 3, 4, 5, 6].map(cash), cash(1)).map(letter).join("")).toBe("ABCDEF");
});

test("what is picked is given, the rest stays open", () => {
  expect(resolved(TRADE, [3])).toEqual({
    ...TRADE,
    transfers: [...TRADE.transfers, transfer({ cash: 30_000 })],
    choices: [],
  });
  expect(resolved(TRADE, [0])).toEqual(TRADE);
});
