// How many clicks a person needs for what is done all the time, at a desk and on a phone.

import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { COMPACT, SHEET } from "../lib/layout";
import { caution } from "../lib/remembered.svelte";
import { offer } from "../testing/fixtures";
import { last, now, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

let clicks = 0;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
  caution.set(true);
  clicks = 0;
});
afterEach(stopBrowser);

/** Give the page an upright phone instead of a desk. */
function takePhone(): void {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === SHEET || media === COMPACT }),
  );
}

async function click(testid: string): Promise<void> {
  clicks++;
  await fireEvent.click(screen.getByTestId(testid));
}

async function clickText(name: string | RegExp): Promise<void> {
  clicks++;
  await fireEvent.click(screen.getByRole("button", { name }));
}

/** Choose in a list: one click opens it, one chooses. */
async function choose(list: Element, value: string): Promise<void> {
  clicks += 2;
  await fireEvent.change(list, { target: { value } });
}

/** Type into a field, which takes a click to get there. */
async function type(testid: string, value: string): Promise<void> {
  clicks++;
  await fireEvent.input(screen.getByTestId(testid), { target: { value } });
}

const action = (): unknown => last()["action"];
const OFFER = offer("o1");

describe.each(["desk", "phone"])("at a %s", (screenOf) => {
  beforeEach(() => {
    if (screenOf === "phone") takePhone();
  });

  test("to agree takes one", async () => {
    sit({ offers: [OFFER] });
    await click("agree-o1");
    expect(action()).toMatchObject({ do: "agree", offer: "o1" });
    expect(clicks).toBe(1);
  });

  test("to be done takes one", async () => {
    sit({});
    await click("done");
    expect(action()).toMatchObject({ do: "done", done: true });
    expect(clicks).toBe(1);
  });

  test("to refuse with a reason takes two", async () => {
    sit({ offers: [OFFER] });
    await click("refuse-o1");
    await clickText("I need that myself.");
    expect(action()).toMatchObject({ do: "refuse", because: "need-it" });
    expect(clicks).toBe(2);
  });

  test("to place a tile takes two, before all are confirmed at once", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sit({ now: now({ phase: "build", waiting: [0] }) });
    await vi.advanceTimersByTimeAsync(20);
    const preview = { before: 0, after: 0, businesses: [], lots: { Photo: [1] } };
    socket.says({ t: "previewed", id: last()["id"], ...preview });
    await vi.advanceTimersByTimeAsync(800);
    await click("my-tile-photo");
    await click("lot-1");
    expect(last()).toMatchObject({ t: "preview", placements: [{ building: 1, shop: "Photo" }] });
    expect(clicks).toBe(2);
  });

  test("to counter with other money takes three", async () => {
    sit({ offers: [OFFER] });
    await click("counter-o1");
    await type("money-1", "30");
    await click("send-offer");
    expect(action()).toMatchObject({
      do: "offer",
      counters: "o1",
      trade: { transfers: [{ giver: 1, cash: 30_000 }, { giver: 0 }] },
    });
    expect(clicks).toBe(3);
  });

  test("a secret offer takes three", async () => {
    sit({});
    await click("lot-3");
    await click("secret");
    await click("send-offer");
    expect(action()).toMatchObject({ do: "offer", secret: true });
    expect(clicks).toBe(3);
  });

  test("a lot for a lot takes three", async () => {
    sit({});
    await click("lot-1");
    await click("lot-3");
    await click("send-offer");
    expect(action()).toMatchObject({
      trade: { transfers: [{ giver: 0, taker: 1, buildings: [1] }, { buildings: [3] }] },
    });
    expect(clicks).toBe(3);
  });

  test("a lot for money takes four, mine or somebody's", async () => {
    sit({});
    await click("lot-1");
    await click("party-1");
    await type("money-1", "60000");
    await click("send-offer");
    expect(action()).toMatchObject({
      trade: {
        transfers: [
          { giver: 0, taker: 1, buildings: [1] },
          { giver: 1, cash: 60_000 },
        ],
      },
    });
    expect(clicks).toBe(4);
  });

  test("to ask what somebody wants for a lot takes two", async () => {
    sit({});
    await click("lot-3");
    await click("what-for");
    expect(action()).toMatchObject({
      do: "call",
      seeks: { buildings: [3], tiles: [] },
      gives: { buildings: [], tiles: [], cash: 0 },
      first: false,
    });
    expect(clicks).toBe(2);
  });

  test("a chain of three takes no more than eight", async () => {
    sit({});
    await click("lot-1");
    await click("lot-3");
    await click("lot-5");
    const list = screen.getByLabelText(/building 3 goes to/);
    await choose(list, "2");
    await click("send-offer");
    expect(action()).toMatchObject({
      trade: {
        transfers: [
          { giver: 0, taker: 1, buildings: [1] },
          { giver: 1, taker: 2, buildings: [3] },
          { giver: 2, taker: 0, buildings: [5] },
        ],
      },
    });
    expect(clicks).toBe(6);
  });

  test("the same to one more player takes one", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const acts = () => socket.sent.filter(({ t }) => t === "act");
    sit({});
    await fireEvent.click(screen.getByTestId("lot-1"));
    await fireEvent.click(screen.getByTestId("party-1"));
    await fireEvent.click(screen.getByTestId("cash-1-10000"));
    await click("also-2");
    expect(clicks).toBe(1);
    expect(screen.getByTestId("send-offer").textContent).toContain("Offer to 2");
    // What a button means now has been there for a while when it is pressed.
    await vi.advanceTimersByTimeAsync(800);
    await fireEvent.click(screen.getByTestId("send-offer"));
    const between = (seat: number) => ({
      action: {
        do: "offer",
        trade: { transfers: [{ taker: seat }, { giver: seat, cash: 10_000 }] },
      },
    });
    expect(acts()).toMatchObject([between(1)]);
    socket.says({ t: "ok", id: acts().at(-1)?.["id"] });
    await vi.waitFor(() => expect(acts()).toMatchObject([between(1), between(2)]));
    socket.says({
      t: "error",
      id: acts().at(-1)?.["id"],
      code: "too-many-offers",
      params: { most: 20 },
    });
    // The one that was refused stays on the scale, not the one that was made.
    await vi.waitFor(() => expect(screen.getByTestId("offer-trouble")).toBeTruthy());
    // The refusal leads to what the rules say about it.
    expect(screen.getByTestId("rules-too-many-offers")).toBeTruthy();
    expect(screen.getByTestId("party-2").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByTestId("party-1").getAttribute("aria-pressed")).toBe("false");
  });
});

test("to whisper takes three at a desk, where the line is at hand", async () => {
  sit({});
  await click("chat-to");
  await click("chat-to-1");
  await type("chat-text", "psst");
  // Enter sends it.
  await fireEvent.submit(screen.getByTestId("chat"));
  expect(action()).toMatchObject({ do: "say", to: [1], text: "psst" });
  expect(clicks).toBe(3);
});

test("to whisper takes three on a phone, where the line is called and then has the keyboard", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  takePhone();
  sit({});
  await click("open-talk");
  await click("chat-to");
  // A finger's press counts once its button has been there for a while.
  await vi.advanceTimersByTimeAsync(800);
  clicks++;
  await fireEvent.click(screen.getByTestId("chat-to-1"), { detail: 1 });
  const line = screen.getByTestId("chat-text");
  expect(document.activeElement).toBe(line);
  // There may be more to whisper to.
  expect(screen.getByTestId("chat-to-2")).toBeTruthy();
  await fireEvent.input(line, { target: { value: "psst" } });
  await fireEvent.submit(screen.getByTestId("chat"));
  expect(action()).toMatchObject({ do: "say", to: [1], text: "psst" });
  expect(clicks).toBe(3);
});

test("an open call takes four by its form, which a phone's sheet covers", async () => {
  sit({});
  await click("new-call");
  await click("lot-3");
  await click("my-tile-photo");
  await click("send-call");
  expect(action()).toMatchObject({ do: "call", seeks: { buildings: [3] } });
  expect(clicks).toBe(4);
});

describe.each(["desk", "phone"])("at a %s", (screenOf) => {
  test("an open call takes three from the scale", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    if (screenOf === "phone") takePhone();
    sit({});
    await click("lot-3");
    // On a phone the scale takes the place of the shelf.
    await click(screenOf === "phone" ? "add-0-photo" : "my-tile-photo");
    // What the button means now has been there for a while when it is pressed.
    await vi.advanceTimersByTimeAsync(800);
    await click("what-for");
    expect(action()).toMatchObject({
      do: "call",
      seeks: { buildings: [3], tiles: [] },
      gives: { buildings: [], tiles: ["Photo"], cash: 0 },
      first: false,
    });
    expect(clicks).toBe(3);
  });
});
