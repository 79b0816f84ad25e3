import { expect, test } from "vitest";

import type { GameEvent } from "../lib/types";
import { transfer } from "../testing/fixtures";
import { MAX_MOVES, movesOf } from "./moves";

const ANNA = 0;
const BEN = 1;

const ways = (events: GameEvent[], me: number | null = ANNA): string[] =>
  movesOf(events, me).map(
    ({ from, to, shop, seat, text }) => `${shop ?? text ?? `sign ${seat}`}: ${from} > ${to}`,
  );

test("cards go from their lots to my hand, and revealed ones from their owner to the lots", () => {
  expect(
    ways([
      { happened: "cards-dealt", seat: ANNA, cards: [7], keep: 1 },
      { happened: "cards-revealed", seat: BEN, buildings: [12] },
    ]),
  ).toEqual([
    '7: [data-building="7"] > [data-testid="card-7"]',
    'sign 1: [data-drop="1"] > [data-building="12"]',
  ]);
});

test("tiles that are drawn go to my shelf or to whoever drew them", () => {
  const drawn = (seat: number): GameEvent => ({
    happened: "tiles-drawn",
    seat,
    count: 1,
    tiles: ["Tea House"],
  });
  expect(ways([drawn(ANNA), drawn(BEN)])).toEqual([
    'Tea House: .board > [data-testid="my-tile-tea-house"]',
    'Tea House: .board > [data-drop="1"]',
  ]);
});

test("what is traded goes from one player to the other, both ways", () => {
  const trade = {
    transfers: [
      transfer({ giver: ANNA, taker: BEN, buildings: [20], tiles: ["Photo"] }),
      transfer({ giver: BEN, taker: ANNA, cash: 30_000 }),
    ],
    promises: [],
    choices: [],
  };
  expect(ways([{ happened: "trade-made", offer: "a", trade, secret: false }])).toEqual([
    '20: [data-drop="0"] > [data-drop="1"]',
    'Photo: [data-drop="0"] > [data-drop="1"]',
    '$30,000: [data-drop="1"] > [data-drop="0"]',
  ]);
});

test("shops go to their lots, and money to whoever earned it", () => {
  expect(
    ways([
      { happened: "built", seat: BEN, placements: [{ building: 3, shop: "Photo" }] },
      { happened: "income-paid", seat: BEN, businesses: [], bonus: 0, total: 50_000 },
      { happened: "income-paid", seat: ANNA, businesses: [], bonus: 0, total: 0 },
      { happened: "debt-paid", debtor: BEN, creditor: ANNA, paid: 10_000, owed: 0 },
    ]),
  ).toEqual([
    'Photo: [data-drop="1"] > [data-building="3"]',
    '$50,000: .board > [data-drop="1"]',
    '$10,000: [data-drop="1"] > [data-drop="0"]',
  ]);
});

test("words move nothing, and of very much only the first moves", () => {
  expect(ways([{ happened: "done-said", seat: BEN, done: true }])).toEqual([]);
  const buildings = Array.from({ length: 85 }, (_, index) => index + 1);
  expect(ways([{ happened: "cards-revealed", seat: BEN, buildings }])).toHaveLength(MAX_MOVES);
});
