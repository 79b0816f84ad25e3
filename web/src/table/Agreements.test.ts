// Trades that bind for the round: shares of income, building clauses, choices.

import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { rulebook } from "../lib/rulebook.svelte";
import type { BuildingClause, Share } from "../lib/protocol";
import { offer, transfer } from "../testing/fixtures";
import { last, now, sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
});
afterEach(() => {
  rulebook.close();
  stopBrowser();
});

const press = (testid: string): Promise<boolean> => fireEvent.click(screen.getByTestId(testid));
const choose = (label: string, value: string): Promise<boolean> =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const HALF: Share = {
  buildings: [3],
  parts: 1,
  whole: 2,
  at_least: 20_000,
  at_most: 0,
  of: "income",
};
const PHOTO: BuildingClause = { building: 3, shop: "Photo", builds: true };
const owners = (lots: Record<number, number>): (number | null)[] =>
  Array.from({ length: 85 }, (_, index) => lots[index + 1] ?? null);
const BOARD = { owners: owners({ 1: 0, 3: 1, 4: 1 }), shops: Array<string | null>(85).fill(null) };

test("a share of income is put on the scale by a short form", async () => {
  sit({ board: BOARD });
  await press("compose");
  await press("party-1");
  if (!screen.queryByTestId("term-add-1")) await press("more-1");
  await press("term-add-1");
  await choose("Of what", "3");
  await choose("Minimum", "20000");
  await press("term-put-1");
  expect(screen.getByTestId("gives-1").textContent).toContain(
    "half of what 3 pays this round, at least $20,000",
  );
  await press("cash-0-10000");
  await press("send-offer");
  expect(last()["action"]).toMatchObject({
    do: "offer",
    trade: {
      transfers: [
        { giver: 1, taker: 0, shares: [HALF] },
        { giver: 0, cash: 10_000 },
      ],
    },
  });
});

test("what somebody is to build, or to leave empty, is put there too", async () => {
  sit({ board: BOARD });
  await press("compose");
  await press("party-1");
  if (!screen.queryByTestId("term-add-1")) await press("more-1");
  await press("term-add-1");
  await choose("What is agreed for this round", "builds");
  await choose("Shop type", "Photo");
  await choose("Building", "3");
  await press("term-put-1");
  if (!screen.queryByTestId("term-add-1")) await press("more-1");
  await press("term-add-1");
  await choose("What is agreed for this round", "leaves-empty");
  await choose("Building", "4");
  await press("term-put-1");
  await press("cash-0-10000");
  await press("send-offer");
  const empty = { building: 4, shop: "", builds: false };
  expect(last()["action"]).toMatchObject({
    trade: { transfers: [{ giver: 1, taker: 0, clauses: [PHOTO, empty] }, { giver: 0 }] },
  });
});

test("tables where everything is carried out at once have no such form", async () => {
  sit({ board: BOARD, now: now({ may_bind: false }) });
  await press("compose");
  await press("party-1");
  await press("more-1");
  expect(screen.queryByTestId("term-add-1")).toBeNull();
  expect(screen.queryByTestId("optional-1")).toBeNull();
});

test("of several things one can be left to choose", async () => {
  sit({ board: BOARD });
  await press("compose");
  await press("party-1");
  await press("cash-0-10000");
  await press("cash-0-10000");
  await press("more-0");
  await press("optional-0");
  await choose("Option to which $20,000 belongs", "1");
  expect(screen.getByTestId("composer").textContent).toContain("needs two options");
});

test("whoever agrees chooses first", async () => {
  const options = [
    transfer({ giver: 1, taker: 0, tiles: ["Photo"] }),
    transfer({ giver: 1, taker: 0, cash: 30_000 }),
  ];
  const trade = {
    transfers: [transfer({ buildings: [1] })],
    promises: [],
    choices: [{ chooser: 0, options }],
  };
  sit({ offers: [offer("o1", { trade, picks: [0] })] });
  const card = screen.getByTestId("offer-o1");
  expect(card.textContent).toContain("any one of: Photo or $30,000");
  expect(screen.getByTestId<HTMLButtonElement>("agree-o1").disabled).toBe(true);
  await press("option-o1-0-2");
  await waitFor(() =>
    expect(screen.getByTestId<HTMLButtonElement>("agree-o1").disabled).toBe(false),
  );
  await press("agree-o1");
  expect(last()["action"]).toEqual({ do: "agree", seat: 0, offer: "o1", options: [2] });
});

test("what is agreed for the round stays in view", () => {
  sit({
    debts: [{ debtor: 1, creditor: 0, owed: 0, share: HALF, worth: 25_000 }],
    clauses: [{ giver: 1, taker: 0, clause: PHOTO }],
  });
  const ledger = screen.getByTestId("ledger");
  expect(ledger.textContent).toContain("$25,000 as the board stands");
  expect(within(ledger).getByTestId("clauses").textContent).toMatch(/build Photo on 3/);
});

test("what can be put on the scale for later leads to its paragraph of the rules", async () => {
  sit({ board: BOARD });
  await press("compose");
  await press("party-1");
  if (!screen.queryByTestId("term-add-1")) await press("more-1");
  await press("term-add-1");
  const leads = async (name: string): Promise<string | null> => {
    await fireEvent.click(screen.getByRole("button", { name }));
    return rulebook.at;
  };
  expect(await leads("Rules: + for this round")).toBe("agreements");
  expect(await leads("Rules: Promise")).toBe("promises");
  expect(await leads("Rules: in secret")).toBe("secret");
  // A press on the link makes no secret of the offer.
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "in secret" }).checked).toBe(false);
});
