import { describe, expect, test } from "vitest";

import {
  addMoney,
  addTile,
  changeMoney,
  emptyDraft,
  NOBODY,
  removeItem,
  sendTo,
  toggleBuilding,
  toggleCard,
  withoutParty,
  withParty,
  type Draft,
} from "./draft";
import { counterTo, editOf, fromTrade, missing, toTrade } from "./draftTrade";
import { pledged } from "./holdings";
import { others, repeatTo, sameWith } from "./sameTo";
import { offer } from "../testing/fixtures";
import type { Trade, Transfer } from "./protocol";
import { emptyTransfer } from "./transfer";

const ME = 0;
const ANNA = 1;
const CHEN = 2;

function transfer(given: Partial<Transfer>): Transfer {
  return { ...emptyTransfer(ME, ANNA), ...given };
}

describe("a trade between two", () => {
  test("is put together by picking things, whoever owns them", () => {
    let draft = toggleBuilding(emptyDraft(ME), 19, ANNA);
    draft = toggleBuilding(draft, 20, ME);
    draft = addTile(draft, ME, "Dim Sum", 2);
    draft = addTile(draft, ME, "Dim Sum", 2);
    draft = addMoney(draft, ANNA, "cash", 10_000);
    expect(draft.others).toEqual([ANNA]);
    expect(toTrade(draft)).toEqual({
      transfers: [
        transfer({ giver: ANNA, taker: ME, buildings: [19], cash: 10_000 }),
        transfer({ buildings: [20], tiles: ["Dim Sum", "Dim Sum"] }),
      ],
      promises: [],
      choices: [],
    });
    expect(missing(draft)).toBeNull();
  });

  test("begun with my own things waits for a party, who then gets them", () => {
    const draft = toggleCard(toggleBuilding(emptyDraft(ME), 20, ME), 33);
    expect(missing(draft)).toBe("party");
    expect(draft.items.map(({ taker }) => taker)).toEqual([NOBODY, NOBODY]);
    expect(toTrade(withParty(draft, CHEN)).transfers).toEqual([
      transfer({ taker: CHEN, buildings: [20], cards: [33] }),
    ]);
  });

  test("a second click takes a building off again", () => {
    const draft = toggleBuilding(toggleBuilding(emptyDraft(ME), 19, ANNA), 19, ANNA);
    expect(draft.items).toEqual([]);
    expect(missing(draft)).toBe("items");
  });

  test("no more tiles and cash lie on the scale than their giver has", () => {
    let draft = withParty(emptyDraft(ME), ANNA);
    draft = addTile(addTile(draft, ME, "Photo", 1), ME, "Photo", 1);
    draft = addMoney(addMoney(draft, ME, "cash", 50_000, 60_000), ME, "cash", 50_000, 60_000);
    expect(toTrade(draft).transfers).toEqual([transfer({ tiles: ["Photo"], cash: 60_000 })]);
  });

  test("money goes up and down in steps, and leaves when nothing is left of it", () => {
    let draft = addMoney(withParty(emptyDraft(ME), ANNA), ME, "due", 10_000);
    draft = changeMoney(draft, 0, 10_000);
    expect(toTrade(draft).transfers).toEqual([transfer({ due: 20_000 })]);
    draft = changeMoney(changeMoney(draft, 0, -10_000), 0, -10_000);
    expect(draft.items).toEqual([]);
  });

  test("of several tiles one is taken off at a time", () => {
    const draft = addTile(addTile(withParty(emptyDraft(ME), ANNA), ME, "Photo", 3), ME, "Photo", 3);
    expect(toTrade(removeItem(draft, 0)).transfers).toEqual([transfer({ tiles: ["Photo"] })]);
    expect(removeItem(removeItem(draft, 0), 0).items).toEqual([]);
  });
});

describe("a trade among three", () => {
  const base = toggleBuilding(toggleBuilding(emptyDraft(ME), 19, ANNA), 40, CHEN);

  test("lets anyone give anything to anyone", () => {
    const draft = sendTo(addMoney(base, ME, "cash", 20_000), 1, ANNA);
    expect(toTrade(draft).transfers).toEqual([
      transfer({ giver: ANNA, taker: ME, buildings: [19] }),
      transfer({ giver: CHEN, taker: ANNA, buildings: [40] }),
      transfer({ cash: 20_000 }),
    ]);
    expect(missing(draft)).toBeNull();
  });

  test("sums to the same taker become one", () => {
    let draft = addMoney(base, ME, "cash", 10_000);
    draft = sendTo(draft, 2, CHEN);
    draft = sendTo(addMoney(draft, ME, "cash", 20_000), 3, CHEN);
    expect(toTrade(draft).transfers.at(-1)).toEqual(transfer({ taker: CHEN, cash: 30_000 }));
  });

  test("a party that is sent away takes its things along", () => {
    const draft = withoutParty(sendTo(addMoney(base, ME, "cash", 10_000), 0, CHEN), CHEN);
    expect(draft.others).toEqual([ANNA]);
    expect(toTrade(draft).transfers).toEqual([
      transfer({ giver: ANNA, taker: ME, buildings: [19] }),
      transfer({ cash: 10_000 }),
    ]);
  });

  test("a party without any part in it is found", () => {
    expect(missing(withParty(toggleBuilding(emptyDraft(ME), 19, ANNA), CHEN))).toBe("idle");
  });
});

describe("promises", () => {
  const asked: Draft = {
    ...withParty(emptyDraft(ME), ANNA),
    promises: [{ giver: ANNA, taker: ME, text: "  " }],
  };

  test("need words", () => {
    expect(missing(asked)).toBe("words");
    const said = { ...asked, promises: [{ giver: ANNA, taker: ME, text: " Peace. " }] };
    expect(missing(said)).toBeNull();
    expect(toTrade(said).promises).toEqual([{ giver: ANNA, taker: ME, text: "Peace." }]);
  });
});

describe("a counter-offer", () => {
  const trade: Trade = {
    transfers: [
      transfer({ giver: CHEN, taker: ME, buildings: [40], tiles: ["Photo", "Photo"] }),
      transfer({ taker: CHEN, cash: 10_000, due: 20_000, cards: [5] }),
      transfer({ giver: ANNA, taker: CHEN, cash: 10_000 }),
    ],
    promises: [{ giver: ME, taker: CHEN, text: "Peace." }],
    choices: [],
  };

  test("starts from the original and says which it answers", () => {
    const draft = counterTo({ id: "o7", seat: CHEN, trade, secret: true }, ME);
    expect(draft).toMatchObject({ counters: "o7", secret: true, others: [CHEN, ANNA] });
    expect(toTrade(draft)).toEqual(trade);
  });

  test("any trade survives the way into a draft and back", () => {
    expect(toTrade(fromTrade(trade, ME))).toEqual(trade);
  });
});

describe("my own offer", () => {
  const standing = offer("o1", { seat: ME, secret: true, counters: "o0", answers: "c1" });

  test("as a new version starts from the old one and takes its place", () => {
    const draft = editOf(standing, ME);
    expect(draft).toMatchObject({ replaces: "o1", counters: "o0", answers: "c1", secret: true });
    expect(toTrade(draft)).toEqual(standing.trade);
  });

  test("is repeated to somebody else with what they are known to have", () => {
    const holds = { buildings: [3], tiles: [] };
    const same = toTrade(repeatTo(standing, ME, CHEN, holds));
    expect(same.transfers).toEqual([
      transfer({ giver: CHEN, taker: ME, buildings: [3], cash: 10_000 }),
      transfer({ taker: CHEN, tiles: ["Dim Sum"] }),
    ]);
    const less = repeatTo(standing, ME, CHEN, { buildings: [], tiles: [] });
    expect(toTrade(less).transfers[0]).toEqual(transfer({ giver: CHEN, taker: ME, cash: 10_000 }));
    expect(less).toMatchObject({ replaces: "", counters: "", answers: "", others: [CHEN] });
  });

  test("goes to several, of those who have what it asks for", () => {
    const draft = addTile(
      addMoney(withParty(emptyDraft(ME), ANNA), ME, "cash", 10_000),
      ANNA,
      "Photo",
      1,
    );
    const having = (seat: number) => ({ buildings: [], tiles: seat === CHEN ? ["Photo"] : [] });
    expect(others(draft, [0, 1, 2, 3], having)).toEqual([CHEN]);
    expect(toTrade(sameWith(draft, CHEN)).transfers).toEqual([
      transfer({ taker: CHEN, cash: 10_000 }),
      transfer({ giver: CHEN, taker: ME, tiles: ["Photo"] }),
    ]);
    expect(others(withParty(draft, 3), [0, 1, 2, 3], having)).toEqual([]);
    expect(others({ ...draft, counters: "o1" }, [0, 1, 2, 3], having)).toEqual([]);
  });

  test("binds what I give while it stands, for all other offers", () => {
    const tiles = (except: string): string[] => [...pledged([standing], ME, except).tiles];
    expect(tiles("")).toEqual(["Dim Sum"]);
    expect(tiles("o1")).toEqual([]);
    expect(pledged([{ ...standing, status: "refused" }], ME, "").tiles.size).toBe(0);
    expect(pledged([offer("o2")], ME, "").tiles.size).toBe(0);
  });
});
