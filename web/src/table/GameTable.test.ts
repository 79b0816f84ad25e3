import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameView, OfferInfo } from "../lib/protocol";
import { rulebook } from "../lib/rulebook.svelte";
import { transfer, view } from "../testing/fixtures";
import {
  button,
  last,
  now,
  receive,
  settled,
  sit,
  socket,
  startBrowser,
  stopBrowser,
} from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

const hears = receive;

describe("dealing", () => {
  const deal: Partial<GameView> = {
    now: now({ phase: "deal" }),
    mine: { hand: [4, 6, 5], keep: 2, chosen: null, plan: null, must_build: [] },
  };

  test("exactly as many cards as must be are kept, picked as cards or on the map", async () => {
    sit(deal);
    expect(button("keep-confirm").disabled).toBe(true);
    await fireEvent.click(screen.getByTestId("card-4"));
    await fireEvent.click(screen.getByTestId("lot-6"));
    expect(screen.getByTestId("card-6").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("keep-confirm"));
    expect(last()["action"]).toEqual({ do: "keep", cards: [4, 6], seat: 0 });
  });

  test("one card too many puts the first one back", async () => {
    sit(deal);
    for (const card of [4, 5, 6]) await fireEvent.click(screen.getByTestId(`card-${card}`));
    await fireEvent.click(button("keep-confirm"));
    expect(last()["action"]).toMatchObject({ cards: [5, 6] });
  });

  test("fewer are kept where the table lets me, after a second press", async () => {
    sit(deal, { table: { variants: ["keep-fewer"] } });
    expect(screen.getByText("Keep up to 2 of 3")).toBeTruthy();
    await fireEvent.click(screen.getByTestId("card-4"));
    await fireEvent.click(button("keep-confirm"));
    expect(screen.getByText("You may keep one more card. Keep only this one?")).toBeTruthy();
    await settled();
    await fireEvent.click(button("keep-confirm"));
    expect(last()["action"]).toEqual({ do: "keep", cards: [4], seat: 0 });
  });

  test("another card takes the question back", async () => {
    sit(deal, { table: { variants: ["keep-fewer"] } });
    await fireEvent.click(button("keep-confirm"));
    expect(button("keep-confirm").textContent).toContain("Yes, keep none");
    await fireEvent.click(screen.getByTestId("card-4"));
    expect(button("keep-confirm").textContent.trim()).toBe("Keep");
    await fireEvent.click(screen.getByTestId("card-5"));
    await settled();
    await fireEvent.click(button("keep-confirm"));
    expect(last()["action"]).toEqual({ do: "keep", cards: [4, 5], seat: 0 });
  });

  test("a card says what I own beside it", () => {
    sit({ ...deal, mine: { hand: [3, 6], keep: 1, chosen: null, plan: null, must_build: [] } });
    expect(screen.getByTestId("card-3").textContent).toContain("next to your 2");
    expect(screen.getByTestId("card-6").textContent).toContain("next to Chen");
  });
});

const OFFER: OfferInfo = {
  phrases: [],
  reply: [],
  picks: [],
  id: "o1",
  seat: 1,
  trade: {
    transfers: [
      transfer({ giver: 1, taker: 0, buildings: [3], cash: 10_000 }),
      transfer({ tiles: ["Dim Sum"] }),
    ],
    promises: [],
    choices: [],
  },
  secret: false,
  counters: "",
  parties: [
    { seat: 0, answer: "waiting" },
    { seat: 1, answer: "agrees" },
  ],
  status: "open",
  reason: "",
  because: "",
  lapse: null,
  replaces: "",
  answers: "",
  expires: null,
};

describe("trading", () => {
  test("what is clicked on the map and on shelves goes on the scale and is offered", async () => {
    sit({});
    await fireEvent.click(screen.getByTestId("lot-3"));
    await fireEvent.click(button("my-tile-dim-sum"));
    await fireEvent.click(button("my-tile-dim-sum"));
    await fireEvent.click(button("cash-0-10000"));
    await fireEvent.click(button("send-offer"));
    expect(last()["action"]).toEqual({
      do: "offer",
      seat: 0,
      secret: false,
      counters: "",
      replaces: "",
      answers: "",
      seconds: 0,
      trade: {
        transfers: [
          transfer({ giver: 1, taker: 0, buildings: [3] }),
          transfer({ tiles: ["Dim Sum", "Dim Sum"], cash: 10_000 }),
        ],
        promises: [],
        choices: [],
      },
    });
    socket.says({ t: "ok", id: last()["id"] });
    await waitFor(() => expect(screen.queryByTestId("composer")).toBeNull());
  });

  test("a refused offer stays on the scale, and the reason is shown", async () => {
    sit({});
    await fireEvent.click(screen.getByTestId("lot-3"));
    await fireEvent.click(button("send-offer"));
    socket.says({
      t: "error",
      id: last()["id"],
      code: "building-not-owned",
      params: { building: 3, seat: 1 },
    });
    await waitFor(() =>
      expect(screen.getByTestId("offer-trouble").textContent.trim()).toBe(
        "Building 3 doesn’t belong to Anna.",
      ),
    );
    expect(within(screen.getByTestId("gives-1")).getByText("building 3")).toBeTruthy();
  });

  test("what lies on the scale outlives a reload of the page", async () => {
    sit({});
    await fireEvent.click(screen.getByTestId("lot-3"));
    cleanup();
    sit({});
    expect(within(screen.getByTestId("gives-1")).getByText("building 3")).toBeTruthy();
  });

  test("with three parties everything can go to anyone", async () => {
    sit({});
    await fireEvent.click(screen.getByTestId("lot-3"));
    await fireEvent.click(screen.getByTestId("lot-5"));
    const goes = screen.getByRole("combobox", { name: "building 5 goes to" });
    await fireEvent.change(goes, { target: { value: "1" } });
    await fireEvent.click(button("my-tile-photo"));
    await fireEvent.click(button("send-offer"));
    expect((last()["action"] as { trade: OfferInfo["trade"] }).trade.transfers).toMatchObject([
      { giver: 1, taker: 0, buildings: [3] },
      { giver: 2, taker: 1, buildings: [5] },
      { giver: 0, taker: 1, tiles: ["Photo"] },
    ]);
  });

  test("an offer says what I give and get, and can be agreed to", async () => {
    sit({ offers: [OFFER] });
    const card = screen.getByTestId("offer-o1");
    expect(card.textContent).toMatch(/You give\s*Dim Sum\s*You get\s*building 3.*\$10,000/);
    expect(document.title).toContain("An offer for you");
    await fireEvent.click(button("agree-o1"));
    expect(last()["action"]).toEqual({ do: "agree", offer: "o1", options: [], seat: 0 });
  });

  test("an offer is refused with a reason or none", async () => {
    sit({ offers: [OFFER] });
    await fireEvent.click(button("refuse-o1"));
    await fireEvent.input(screen.getByRole("textbox", { name: /Add a reason/ }), {
      target: { value: "Too dear." },
    });
    await fireEvent.click(button("refuse-confirm-o1"));
    expect(last()["action"]).toEqual({
      do: "refuse",
      offer: "o1",
      reason: "Too dear.",
      because: "",
      seat: 0,
    });
  });

  test("an offer is refused with one press on a ready-made reason", async () => {
    sit({ offers: [OFFER] });
    await fireEvent.click(button("refuse-o1"));
    await fireEvent.click(screen.getByRole("button", { name: "I need that myself." }));
    expect(last()["action"]).toMatchObject({ do: "refuse", reason: "", because: "need-it" });
  });

  test("an offer that is over says why", () => {
    const over = (id: string, changed: Partial<OfferInfo>): OfferInfo => ({
      ...OFFER,
      id,
      ...changed,
    });
    sit({
      offers: [
        over("a", { status: "refused", because: "no-cash" }),
        over("b", { status: "refused", reason: "because" }),
        over("c", { status: "refused" }),
        over("d", { status: "lapsed", lapse: "building-moved" }),
        over("e", { status: "made" }),
      ],
    });
    const says = (id: string): string => screen.getByTestId(`offer-${id}`).textContent;
    expect(says("a")).toContain("Refused: “I can’t pay that.”");
    expect(says("b")).toContain("Refused: “because”");
    expect(says("c")).toMatch(/Refused\s*$/);
    expect(says("d")).toContain("Lapsed: a building changed hands");
    expect(says("e")).toContain("Traded");
  });

  test("a counter starts from the original, and one that is dropped changes nothing", async () => {
    sit({ offers: [OFFER] });
    await fireEvent.click(button("counter-o1"));
    await fireEvent.click(screen.getByRole("button", { name: "Put the scale away" }));
    expect(screen.queryByTestId("composer")).toBeNull();
    expect(socket.sent).toEqual([]);
    await fireEvent.click(button("counter-o1"));
    await fireEvent.click(button("cash-1-10000"));
    await fireEvent.click(button("send-offer"));
    expect(last()["action"]).toMatchObject({
      counters: "o1",
      replaces: "",
      answers: "",
      seconds: 0,
      trade: { transfers: [{ giver: 1, cash: 20_000, buildings: [3] }, { tiles: ["Dim Sum"] }] },
    });
  });

  test("my own offer can be withdrawn", async () => {
    sit({
      offers: [
        {
          ...OFFER,
          seat: 0,
          parties: [
            { seat: 0, answer: "agrees" },
            { seat: 1, answer: "waiting" },
          ],
        },
      ],
    });
    expect(screen.getByTestId("offer-o1").textContent).toContain("waiting for Anna");
    await fireEvent.click(button("withdraw-o1"));
    expect(last()["action"]).toEqual({ do: "withdraw", offer: "o1", seat: 0 });
  });

  test("done is said, and taken back", async () => {
    sit({});
    await fireEvent.click(button("done"));
    expect(last()["action"]).toEqual({ do: "done", done: true, seat: 0 });
    const players = view().players.map((player) => ({ ...player, done: player.seat === 0 }));
    socket.says({ t: "ok", id: last()["id"] });
    hears({ changed: { players } });
    await waitFor(() => expect(button("done").textContent).toContain("Keep trading"));
    await settled();
    await fireEvent.click(button("done"));
    expect(last()["action"]).toMatchObject({ done: false });
  });
});

test("the end shows the ranking, the seed, the record and its digest", async () => {
  const asked = vi.spyOn(window, "fetch").mockImplementation(() =>
    Promise.resolve(
      Response.json({
        digest: "3f1a22b09c4d77",
        short: "3f1a 22b0 9c4d",
        words: ["kiwi", "tango"],
      }),
    ),
  );
  sit({
    now: now({ phase: "over", round: 6, waiting: [] }),
    result: {
      ranking: [
        { seat: 2, place: 1, cash: 500_000, tiles: 12 },
        { seat: 0, place: 2, cash: 400_000, tiles: 9 },
        { seat: 1, place: 2, cash: 400_000, tiles: 9 },
      ],
      early: false,
      seed: "the seed",
    },
  });
  const rows = within(screen.getByTestId("ranking")).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "1. Chen $500,000 12 tiles built",
    "2. Mei $400,000 9 tiles built",
    "2. Anna $400,000 9 tiles built",
  ]);
  expect(screen.getByText(/the seed/)).toBeTruthy();
  expect(screen.getByTestId("record").getAttribute("href")).toBe("/api/tables/abc/record");
  const digest = await screen.findByTestId("digest");
  expect(digest.textContent).toContain("3f1a 22b0 9c4d");
  expect(digest.title).toBe("3f1a22b09c4d77");
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables/abc/digest"]);
  asked.mockRestore();
});

test("who only looks on has nothing to press", () => {
  sit({ offers: [OFFER], mine: null }, { table: { you: null } });
  expect(screen.getByTestId("offer-o1")).toBeTruthy();
  for (const testid of ["compose", "done", "agree-o1", "refuse-o1", "counter-o1", "my-cash"])
    expect(screen.queryByTestId(testid)).toBeNull();
});

test("the way back is in the menu, and what businesses pay one press away, not over the board", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("menu"));
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByTestId<HTMLInputElement>("rejoin-link").value).toMatch(/\/r\/secret$/);
  await fireEvent.click(button("rules-pays"));
  expect(rulebook.at).toBe("pays");
  rulebook.close();
});
