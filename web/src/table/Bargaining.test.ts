import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameView } from "../lib/protocol";
import type { GameEvent } from "../lib/types";
import { rulebook } from "../lib/rulebook.svelte";
import { offer, transfer, view } from "../testing/fixtures";
import { last, receive, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

function hears(events: GameEvent[], changed: Partial<GameView> = {}): void {
  receive({ events, changed });
}

const press = (testid: string): Promise<boolean> => fireEvent.click(screen.getByTestId(testid));
const write = (testid: string, value: string): Promise<boolean> =>
  fireEvent.input(screen.getByTestId(testid), { target: { value } });
const said = (changed: object): GameEvent => ({
  happened: "said",
  seat: 1,
  text: "hi",
  to: [],
  about: "",
  kind: "words",
  phrases: [],
  ...changed,
});
const MINE = offer("o1", { seat: 0 });

describe("offers", () => {
  test("in a chain are one conversation, with the difference and the remarks in it", async () => {
    const trade = {
      ...MINE.trade,
      transfers: [
        transfer({ giver: 1, taker: 0, buildings: [3], cash: 30_000 }),
        transfer({ tiles: ["Photo"] }),
      ],
    };
    const counter = offer("o2", { trade, counters: "o1" });
    sit({ offers: [{ ...MINE, status: "lapsed" }, counter] });
    hears([said({ about: "o1", text: "more!" })]);
    const thread = await screen.findByTestId("thread-o1");
    expect(within(thread).getByTestId("offer-o1").dataset["status"]).toBe("lapsed");
    expect(within(thread).getByTestId("offer-o2").textContent).toMatch(
      /changed:.*\$10,000.*\$30,000/s,
    );
    expect(within(thread).getByTestId("offer-o2").textContent).toMatch(/no longer:.*Dim Sum/s);
    expect(await within(thread).findByText(/more!/)).toBeTruthy();
    await write("remark-text-o1", "never");
    await press("remark-send-o1");
    expect(last()["action"]).toMatchObject({ do: "say", text: "never", about: "o2" });
  });

  test("of mine can be changed: a new version takes the place of the old one", async () => {
    sit({ offers: [MINE] });
    await press("change-o1");
    await press("cash-0-10000");
    await fireEvent.change(screen.getByTestId("time-limit"), { target: { value: "60" } });
    await press("send-offer");
    expect(last()["action"]).toMatchObject({
      do: "offer",
      replaces: "o1",
      counters: "",
      seconds: 60,
    });
  });

  test("of mine can be repeated to somebody else, with what they have", async () => {
    sit({ offers: [MINE] });
    await fireEvent.change(screen.getByTestId("repeat-o1"), { target: { value: "2" } });
    await press("send-offer");
    expect(last()["action"]).toMatchObject({
      replaces: "",
      trade: {
        transfers: [
          { giver: 2, taker: 0, buildings: [], cash: 10_000 },
          { giver: 0, taker: 2, tiles: ["Dim Sum"] },
        ],
      },
    });
  });

  test("say which thing moved when they are no longer possible", async () => {
    sit({ offers: [offer("o1", { status: "lapsed", lapse: "building-moved" })] });
    hears([{ happened: "lapsed", offer: "o1", why: "building-moved", building: 3, shop: "" }]);
    await waitFor(() =>
      expect(screen.getByTestId("offer-o1").textContent).toContain("building 3 has changed hands"),
    );
  });

  test.each([
    ["not-enough-cash", "you don’t have the cash"],
    ["tile-not-held", "you don’t have the tiles"],
    ["card-not-held", "you don’t have the card"],
  ] as const)("say what I lacked when the trade failed: %s", async (why, words) => {
    sit({ offers: [offer("o1", { status: "failed" })] });
    hears([
      { happened: "trade-failed", offer: "o1", why: "did-not-happen" },
      { happened: "trade-failed", offer: "o1", why },
    ]);
    await waitFor(() => expect(screen.getByTestId("offer-o1").textContent).toContain(words));
    expect(screen.getByTestId("log").textContent).toContain(words);
  });

  test("say that a trade failed, and not why, when somebody else lacked something", () => {
    sit({ offers: [offer("o1", { status: "failed" })] });
    expect(screen.getByTestId("offer-o1").textContent).toContain("Did not happen: nothing moved");
  });

  test("show their time running out", () => {
    const expires = new Date(Date.now() + 61_000).toISOString();
    sit({ offers: [offer("o1", { expires })] });
    expect(screen.getByRole("timer", { name: /this offer/ }).textContent).toMatch(/1:0[01]/);
  });

  test("show the time that is left by the server's clock, not by the visitor's", () => {
    const fast = Date.now() - 600_000;
    const now = new Date(fast).toISOString();
    const expires = new Date(fast + 61_000).toISOString();
    sit({ offers: [offer("o1", { expires })] }, { now });
    expect(screen.getByRole("timer", { name: /this offer/ }).textContent).toMatch(/1:0[01]/);
  });

  test("show what they bring, as the table has it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sit({ offers: [offer("o1")] });
    await vi.advanceTimersByTimeAsync(500);
    expect(last()).toMatchObject({ t: "weigh", trade: { transfers: [{ buildings: [3] }, {}] } });
    socket.says({
      t: "weighed",
      id: last()["id"],
      effects: [{ seat: 0, now: 10_000, total: 70_000, places: [] }],
    });
    await waitFor(() =>
      expect(screen.getByTestId("effect-0").textContent).toContain(
        "this round +$10,000; over 6 rounds, with cash, +$70,000",
      ),
    );
  });

  test("show nothing of it where the table does not want it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sit({ offers: [offer("o1")] }, { table: { effects: "off" } });
    await vi.advanceTimersByTimeAsync(500);
    expect(socket.sent).toEqual([]);
  });

  test("mark on the scale what I offer elsewhere too", async () => {
    sit({ offers: [MINE] });
    await press("my-tile-dim-sum");
    expect(screen.getByTestId("gives-0").textContent).toContain("also in another offer of yours");
  });

  test("that are not refused after all give the keyboard back", async () => {
    sit({ offers: [offer("o1")] });
    await press("refuse-o1");
    await fireEvent.keyDown(screen.getByRole("textbox", { name: /Add a reason/ }), {
      key: "Escape",
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("refuse-o1")));
  });

  test("take cash from where it lies", async () => {
    sit({});
    await press("my-cash");
    await press("my-cash");
    expect(within(screen.getByTestId("gives-0")).getByText("$20,000")).toBeTruthy();
  });

  test("that end do not take the keyboard with them", async () => {
    sit({ offers: [offer("o1"), offer("o2")] });
    screen.getByTestId("agree-o1").focus();
    hears([], { offers: [offer("o1", { status: "made" }), offer("o2")] });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("offer-o2")));
  });
});

describe("calls to the table", () => {
  const CALL: GameView["calls"][number] = {
    id: "c1",
    seat: 1,
    seeks: { buildings: [], tiles: ["Photo"], cash: 0 },
    gives: { buildings: [], tiles: [], cash: 20_000 },
    text: "for my corner",
    first: true,
    status: "open",
  };

  test("name what is clicked: mine is given, others' is looked for", async () => {
    sit({});
    await press("new-call");
    await press("lot-3");
    await press("my-tile-photo");
    await write("call-text", "quick");
    await press("call-first");
    await press("send-call");
    expect(last()["action"]).toEqual({
      do: "call",
      seat: 0,
      seeks: { buildings: [3], tiles: [], cash: 0 },
      gives: { buildings: [], tiles: ["Photo"], cash: 0 },
      text: "quick",
      first: true,
    });
    socket.says({ t: "ok", id: last()["id"] });
    await waitFor(() => expect(screen.queryByTestId("call-form")).toBeNull());
  });

  test("are taken as they stand, or answered with terms", async () => {
    sit({ calls: [CALL] });
    expect(screen.getByTestId("call-c1").textContent).toMatch(/Photo.*\$20,000.*for my corner/s);
    await press("take-call-c1");
    expect(last()["action"]).toEqual({ do: "take-call", call: "c1", seat: 0 });
    socket.says({ t: "ok", id: last()["id"] });
    await press("answer-call-c1");
    await press("cash-1-10000");
    await press("send-offer");
    expect(last()["action"]).toMatchObject({
      answers: "c1",
      trade: { transfers: [{ giver: 1, taker: 0, cash: 30_000 }, { tiles: ["Photo"] }] },
    });
  });

  test("of mine hold their answers, and can be ended", async () => {
    sit({ calls: [{ ...CALL, seat: 0 }], offers: [offer("o1", { answers: "c1" })] });
    const first = screen.getByTestId("waits-for-me");
    expect(within(first).getByTestId("call-c1")).toBeTruthy();
    expect(within(first).getByTestId("offer-o1")).toBeTruthy();
    await press("end-call-c1");
    expect(last()["action"]).toEqual({ do: "end-call", call: "c1", seat: 0 });
  });
});

describe("what was promised and owed", () => {
  const promise = {
    id: "p1",
    round: 1,
    giver: 1,
    taker: 0,
    text: "my 20",
    status: "open",
  } as const;

  test("stays in view in every phase, and the promised says whether it was kept", async () => {
    const now = { ...view().now, phase: "build", waiting: [1] } as const;
    sit({
      now: { ...now, waiting: [1] },
      promises: [promise],
      debts: [{ debtor: 2, creditor: 0, owed: 10_000, share: null, worth: 10_000 }],
    });
    expect(screen.getByTestId("ledger").textContent).toContain("Chen pays Mei $10,000");
    await press("promise-kept-p1");
    expect(last()["action"]).toEqual({ do: "judge", promise: "p1", kept: true, seat: 0 });
    await fireEvent.click(screen.getByRole("button", { name: "Rules: Promises (1)" }));
    expect(rulebook.at).toBe("promises");
    rulebook.close();
  });
});

describe("the stories of trades", () => {
  const { trade } = MINE;
  const made: GameEvent = { happened: "trade-made", offer: "o1", trade, secret: false };

  test("are told during the game, and after it with what they were worth", async () => {
    const fetched = vi.fn(() =>
      Promise.resolve(
        Response.json({
          trades: [
            {
              offer: "o1",
              round: 1,
              worth: [{ seat: 0, dollars: 30_000 }],
              round_worth: [{ seat: 0, dollars: -10_000 }],
            },
          ],
          rest: [{ seat: 0, dollars: 50_000 }],
        }),
      ),
    );
    vi.stubGlobal("fetch", fetched);
    sit({});
    hears([made]);
    await press("filter-trades");
    const story = await screen.findByTestId("story-o1");
    expect(story.textContent).toContain("A trade: Anna gives Mei building 3");
    expect(fetched).not.toHaveBeenCalled();
    hears([], { now: { ...view().now, phase: "over" } });
    await waitFor(() =>
      expect(story.textContent).toContain("Mei +$30,000 (-$10,000 when its round ended)"),
    );
    expect(screen.getByTestId("stories-rest").textContent).toContain("Mei $50,000");
  });
});
