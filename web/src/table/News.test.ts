import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameView, Phrase } from "../lib/protocol";
import { logTimes } from "../lib/remembered.svelte";
import type { GameEvent } from "../lib/types";
import { bell } from "../talk/bell.svelte";
import { SEEN } from "../talk/notices.svelte";
import { offer, offered, transfer, view } from "../testing/fixtures";
import { now, receive, sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  startBrowser();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(stopBrowser);

async function hears(events: GameEvent[], changed: Partial<GameView> = {}): Promise<void> {
  receive({ events, changed });
  await pass(20);
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const notices = (): string[] =>
  screen.queryAllByTestId("notice").map((notice) => notice.querySelector("p")?.textContent ?? "");
const asks = (): string => screen.getByTestId("prompt").textContent.trim();

const MINE = offer("o1", { seat: 0 });
const refused: GameEvent = {
  happened: "refused",
  seat: 1,
  offer: "o1",
  reason: "",
  because: "too-little",
  phrases: [],
};
const made: GameEvent = { happened: "trade-made", offer: "o1", trade: MINE.trade, secret: false };

describe("what happened to me", () => {
  test("stays in view until I have seen it and go on", async () => {
    sit({ offers: [MINE] }, { log: [offered("o1", 0)] });
    await hears([refused], { offers: [{ ...MINE, status: "refused" }] });
    expect(notices()).toEqual(["Anna refuses Mei’s offer: That’s too little."]);
    await pass(3 * SEEN);
    expect(notices()).toHaveLength(1);
    await fireEvent.click(document.body);
    await pass(700);
    expect(notices()).toEqual([]);
  });

  test("is not seen at once by whoever happens to press something", async () => {
    sit({ offers: [MINE] }, { log: [offered("o1", 0)] });
    await hears([refused], { offers: [{ ...MINE, status: "refused" }] });
    await fireEvent.click(document.body);
    await pass(700);
    expect(notices()).toHaveLength(1);
  });

  test("has the next step at hand: to offer again what was refused", async () => {
    sit({ offers: [MINE] }, { log: [offered("o1", 0)] });
    await hears([refused], { offers: [{ ...MINE, status: "refused" }] });
    await fireEvent.click(screen.getByTestId("offer-again"));
    await pass(20);
    const given = screen.getByTestId("gives-0");
    expect(within(given).getAllByText(/Dim Sum/).length).toBeGreaterThan(0);
    expect(notices()).toEqual([]);
  });

  const price = (code: Phrase["code"], dollars: number): Phrase => ({
    code,
    seat: -1,
    shop: "",
    buildings: [],
    tiles: [],
    size: 0,
    dollars,
    rounds: 0,
  });
  const counterAt = async (phrases: Phrase[], trade = MINE.trade): Promise<string> => {
    const mine = offer("o1", { seat: 0, trade });
    sit({ offers: [mine] }, { log: [offered("o1", 0, trade)] });
    await hears([{ ...refused, phrases }], { offers: [{ ...mine, status: "refused" }] });
    const next = screen.getByTestId("offer-again");
    await fireEvent.click(next);
    await pass(20);
    return `${next.textContent} / ${screen.getByTestId("draft-summary").textContent}`;
  };

  test("can be countered at the price that the refusal names", async () => {
    // Anna was to pay $10,000 and wants $20,000 for the whole instead.
    expect(await counterAt([price("brings-me", 5_000), price("wants", 20_000)])).toMatch(
      /^Counter at this price \/ .*\$20,000.* get building 3/iu,
    );
    expect(notices()).toEqual([]);
  });

  test("can be countered with less for me, where she pays at most so much", async () => {
    const lot = [
      transfer({ giver: 1, taker: 0, cash: 50_000 }),
      transfer({ giver: 0, taker: 1, buildings: [1] }),
    ];
    const counter = await counterAt([price("pays", 30_000)], {
      transfers: lot,
      promises: [],
      choices: [],
    });
    expect(counter).toContain("$30,000");
    expect(counter).not.toContain("$50,000");
  });

  test("is only offered again where the refusal names no price", async () => {
    expect(await counterAt([price("costs-me", 20_000)])).toMatch(/^Offer again/);
  });

  test("is a trade of mine; those of others only pass by", async () => {
    sit({ offers: [MINE] });
    const others = made.trade.transfers.map((part) => ({
      ...part,
      giver: part.giver + 1,
      taker: part.taker + 1,
    }));
    await hears([
      made,
      { ...made, offer: "o9", trade: { transfers: others, promises: [], choices: [] } },
    ]);
    expect(notices()).toHaveLength(2);
    await pass(SEEN + 600);
    expect(notices()).toEqual([expect.stringContaining("Mei gives Anna Dim Sum")]);
  });

  test("is what was due, paid or short", async () => {
    sit({});
    const paid = { happened: "debt-paid", debtor: 1, paid: 10_000, owed: 20_000 } as const;
    await hears([
      { ...paid, creditor: 0 },
      { ...paid, creditor: 2 },
    ]);
    expect(notices()).toEqual(["Anna pays Mei $10,000 as agreed; $20,000 stays owed."]);
  });

  test("is that my offer lapsed, but not that all do when trading ends", async () => {
    sit({ offers: [MINE] }, { log: [offered("o1", 0)] });
    await hears([{ happened: "lapsed", offer: "o1", why: "trading-ended", building: 0, shop: "" }]);
    expect(notices()).toEqual([]);
    await hears([{ happened: "lapsed", offer: "o1", why: "expired", building: 0, shop: "" }]);
    expect(notices()).toEqual(["Mei’s offer lapses: its time ran out."]);
  });

  test("was no news before I came", () => {
    sit({ offers: [{ ...MINE, status: "refused" }] }, { log: [offered("o1", 0), refused] });
    expect(notices()).toEqual([]);
  });
});

describe("what is asked of me", () => {
  test("is what I can do now", () => {
    sit({ offers: [offer("o1"), offer("o2")] });
    expect(asks()).toBe("2 offers wait for you");
    expect(screen.getByTestId("prompt").className).toContain("mine");
    expect(document.title).toContain("2 offers for you");
  });

  test("is to be done when all others are", () => {
    sit({ now: now({ waiting: [0] }) });
    expect(asks()).toBe("Everyone’s waiting: press Done");
    expect(screen.getByTestId("prompt").className).toContain("last");
    expect(document.title).toContain("Everyone’s waiting");
  });

  test("is nothing while I may trade and nobody waits for me", () => {
    sit({});
    expect(asks()).toBe("Trading: you, Anna, and Chen");
    expect(document.title).not.toContain("•");
  });

  test("is to choose cards, or to build", () => {
    sit({ now: now({ phase: "build", waiting: [0] }) });
    expect(asks()).toBe("Place your tiles, or pass");
    expect(document.title).toContain("Everyone’s waiting");
  });

  test("rings for each new thing: an offer, or that I am the last", async () => {
    const ring = vi.spyOn(bell, "ring").mockImplementation(() => {});
    sit({});
    await hears([], { offers: [offer("o1")] });
    expect(ring).toHaveBeenCalledTimes(1);
    await hears([], { now: now({ waiting: [0] }) });
    expect(ring).toHaveBeenCalledTimes(2);
    await hears([], { now: now({ waiting: [0, 1] }), offers: [] });
    expect(ring).toHaveBeenCalledTimes(2);
  });

  test("is marked on the map, until I compose something", async () => {
    sit({ offers: [offer("o1")] });
    const about = (): string | null => screen.getByTestId("lot-3").getAttribute("aria-label");
    expect(about()).toContain("in an offer that waits for you");
    await fireEvent.click(screen.getByTestId("compose"));
    expect(about()).not.toContain("in an offer that waits for you");
  });
});

describe("the log", () => {
  afterEach(() => logTimes.set(false));

  test("says on request when each thing happened, in this browser from then on", async () => {
    const at = "2026-01-02T12:34:00Z";
    sit({}, { log: [offered("o1", 1)], times: [at] });
    receive({ events: [{ happened: "done-said", seat: 1, done: true }], at });
    const times = (): (string | null)[] =>
      [...screen.getByTestId("log").querySelectorAll("time")].map((time) => time.dateTime);
    expect(times()).toEqual([]);
    await fireEvent.click(screen.getByTestId("log-times"));
    expect(times()).toEqual([at, at]);
    expect(localStorage.getItem("chinatown-log-times")).toBe("yes");
  });

  test("shows on request what concerns one player", async () => {
    sit({}, { log: [0, 1, 2].map((seat) => ({ happened: "done-said", seat, done: true })) });
    const shown = (): string => screen.getByTestId("log").textContent.trim();
    const choose = (value: string): Promise<boolean> =>
      fireEvent.change(screen.getByTestId("filter-more"), { target: { value } });
    await choose("1");
    expect(shown()).toBe("Anna has finished trading.");
    await choose("income");
    expect(shown()).toBe("");
    await choose("");
    expect(shown()).toContain("Chen has finished trading.");
  });

  test("says what a call was about that somebody took", async () => {
    sit({});
    const nothing = { buildings: [], tiles: [], cash: 0 };
    await hears([
      {
        happened: "called",
        seat: 1,
        call: "c1",
        seeks: { ...nothing, tiles: ["Photo"] },
        gives: { ...nothing, cash: 20_000 },
        text: "",
        first: true,
      },
      { happened: "agreed", seat: 2, offer: "c1.2", options: [] },
    ]);
    expect(screen.getByTestId("log").textContent).toContain(
      "Chen takes Anna’s call: Photo for $20,000.",
    );
  });
});

describe("the income window", () => {
  test("shows what was paid as agreed, and what stays owed", async () => {
    sit({});
    await hears([
      { happened: "income-paid", seat: 0, businesses: [], bonus: 0, total: 10_000 },
      { happened: "debt-paid", debtor: 0, creditor: 1, paid: 10_000, owed: 20_000 },
    ]);
    expect(screen.getByTestId("income-summary").textContent).toContain(
      "Mei pays Anna $10,000 as agreed; $20,000 stays owed.",
    );
  });
});

describe("the keyboard", () => {
  test("goes to the head of the panel when what it was on is gone", async () => {
    const deal = { hand: [4, 6], keep: 1, chosen: null, plan: null, must_build: [] };
    sit({ now: now({ phase: "deal" }), mine: deal });
    await fireEvent.click(screen.getByTestId("card-4"));
    const keep = screen.getByTestId("keep-confirm");
    keep.focus();
    await hears([], {
      mine: { ...deal, chosen: [4] },
      players: view().players.map((player) => ({ ...player, chosen: player.seat === 0 })),
    });
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  });

  test("comes back from the income window", async () => {
    sit({});
    screen.getByTestId("done").focus();
    await hears([{ happened: "income-paid", seat: 0, businesses: [], bonus: 0, total: 10_000 }]);
    screen.getByTestId("income-close").focus();
    await pass(600);
    await fireEvent.click(screen.getByTestId("income-close"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("done")));
  });
});
