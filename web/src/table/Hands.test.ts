import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { CallInfo, OfferInfo } from "../lib/protocol";
import { offer, view } from "../testing/fixtures";
import { button, last, now, sit, socket, stopBrowser } from "../testing/seated";
import { actions, hears, pass, press, settled, startHand } from "../testing/hand";

beforeEach(startHand);
afterEach(stopBrowser);

const shownOffers = (): (string | undefined)[] =>
  within(screen.getByTestId("standing"))
    .getAllByRole("article")
    .map((card) => card.dataset["testid"]);
const ok = (): void => socket.says({ t: "ok", id: last()["id"] });

test("on a phone an offer that waits brings the panel up once the hand rests", async () => {
  sit({});
  await settled();
  const panel = screen.getByRole("complementary");
  await fireEvent.pointerDown(screen.getByTestId("my-cash"));
  await hears({ offers: [offer("o1")] });
  await pass(2500);
  expect(panel.classList).not.toContain("open");
  await pass(1000);
  expect(panel.classList).toContain("open");
});

test("a lot that is tapped twice at once is picked once", async () => {
  sit({});
  await settled();
  await press("lot-1");
  await press("lot-1");
  expect(screen.getByTestId("gives-0").textContent).toContain("1");
  await settled();
  await press("lot-1");
  expect(screen.getByTestId("gives-0").querySelector("li")).toBeNull();
});

describe("a second press that was meant for what was there before", () => {
  test("does not agree to an offer that has just come in the same place", async () => {
    sit({ offers: [offer("o1")] });
    await settled();
    await press("agree-o1");
    await hears({ offers: [offer("o1", { status: "made" }), offer("o2")] });
    ok();
    await press("agree-o2");
    expect(actions()).toEqual([{ do: "agree", offer: "o1", options: [], seat: 0 }]);
    await settled();
    await press("agree-o2");
    expect(actions()).toContainEqual({ do: "agree", offer: "o2", options: [], seat: 0 });
  });

  test("does not take Done back", async () => {
    sit({});
    await settled();
    await press("done");
    ok();
    await hears({
      players: view().players.map((player) => ({ ...player, done: player.seat === 0 })),
    });
    expect(button("done").textContent).toContain("Keep trading");
    await press("done");
    expect(actions()).toEqual([{ do: "done", done: true, seat: 0 }]);
  });

  test("does not pass for good", async () => {
    sit({ now: now({ phase: "build", waiting: [0] }) });
    await pass(20);
    const preview = { before: 0, after: 0, businesses: [], lots: { Photo: [1] } };
    socket.says({ t: "previewed", id: last()["id"], ...preview });
    await settled();
    await press("build-confirm");
    await press("build-confirm");
    expect(actions()).toEqual([]);
    await settled();
    await press("build-confirm");
    expect(actions()).toEqual([{ do: "build", placements: [], seat: 0 }]);
  });
});

describe("building less than I could", () => {
  test("is asked about once", async () => {
    sit({ now: now({ phase: "build", waiting: [0] }) });
    await pass(20);
    const preview = { before: 0, after: 0, businesses: [] };
    socket.says({
      t: "previewed",
      id: last()["id"],
      ...preview,
      lots: { Photo: [1], "Dim Sum": [1] },
    });
    await settled();
    await press("my-tile-photo");
    await fireEvent.click(screen.getByTestId("lot-1"));
    socket.says({ t: "previewed", id: last()["id"], ...preview, lots: { "Dim Sum": [2] } });
    await settled();
    await press("build-confirm");
    expect(actions()).toEqual([]);
    expect(screen.getByText("You could still place more. Build only this?")).toBeTruthy();
    await settled();
    await press("build-confirm");
    expect(actions()).toMatchObject([{ do: "build", placements: [{ building: 1 }] }]);
  });
});

describe("what stands on the table, while a pointer lies on it", () => {
  const look = (): Promise<boolean> =>
    fireEvent.pointerEnter(screen.getByTestId("standing"), { pointerType: "mouse" });
  const lookAway = (): Promise<boolean> =>
    fireEvent.pointerLeave(screen.getByTestId("standing"), { pointerType: "mouse" });

  test("keeps its places, and newcomers wait above it", async () => {
    sit({ offers: [offer("o1")] });
    await look();
    await hears({ offers: [offer("o1"), offer("o2"), offer("o3")] });
    expect(shownOffers()).toEqual(["offer-o1"]);
    expect(button("new-offers").textContent).toBe("2 new offers");
    await lookAway();
    await pass(20);
    expect(shownOffers()).toEqual(["offer-o3", "offer-o2", "offer-o1"]);
    expect(screen.queryByTestId("new-offers")).toBeNull();
  });

  test("takes newcomers in on a press", async () => {
    sit({ offers: [offer("o1")] });
    await look();
    await hears({ offers: [offer("o1"), offer("o2")] });
    await settled();
    await press("new-offers");
    await pass(20);
    expect(shownOffers()).toEqual(["offer-o2", "offer-o1"]);
  });

  test("leaves a dead card where an offer was, and says what became of it", async () => {
    const gone: Partial<OfferInfo> = { status: "withdrawn" };
    sit({ offers: [offer("o1"), offer("o2"), offer("o3")] });
    await look();
    await hears({
      offers: [offer("o1"), offer("o2", gone), offer("o3", gone), offer("o4", { replaces: "o3" })],
    });
    expect(shownOffers()).toEqual(["offer-o3", "offer-o2", "offer-o1"]);
    expect(screen.getByTestId("offer-o2").textContent).toContain("Withdrawn");
    expect(screen.getByTestId("offer-o3").textContent).toContain("Replaced by a newer offer");
    expect(screen.queryByTestId("agree-o2")).toBeNull();
    await lookAway();
    await pass(20);
    expect(within(screen.getByTestId("waits-for-me")).queryByTestId("offer-o2")).toBeNull();
    expect(within(screen.getByTestId("waits-for-me")).getByTestId("offer-o4")).toBeTruthy();
  });

  test("keeps a call that is over as well", async () => {
    const call: CallInfo = {
      id: "c1",
      seat: 1,
      seeks: { buildings: [], tiles: ["Photo"], cash: 0 },
      gives: { buildings: [], tiles: [], cash: 20_000 },
      text: "",
      first: true,
      status: "open",
    };
    sit({ calls: [call] });
    await look();
    await hears({ calls: [{ ...call, status: "answered" }] });
    expect(screen.getByTestId("call-c1").textContent).toContain("This call is over");
    expect(screen.queryByTestId("take-call-c1")).toBeNull();
  });

  test("keeps its places while the keyboard goes through it", async () => {
    sit({ offers: [offer("o1"), offer("o2")] });
    await fireEvent.keyDown(document.body, { key: "Tab" });
    button("agree-o2").focus();
    await hears({ offers: [offer("o1"), offer("o2"), offer("o3")] });
    button("counter-o2").focus();
    await pass(20);
    expect(shownOffers()).toEqual(["offer-o2", "offer-o1"]);
    button("done").focus();
    await pass(20);
    expect(shownOffers()).toEqual(["offer-o3", "offer-o2", "offer-o1"]);
  });

  test("is not held up by the button that a finger has pressed", async () => {
    sit({ offers: [offer("o1"), offer("o2")] });
    await fireEvent.pointerDown(button("counter-o2"));
    button("counter-o2").focus();
    await hears({ offers: [offer("o1"), offer("o2"), offer("o3")] });
    expect(shownOffers()).toEqual(["offer-o3", "offer-o2", "offer-o1"]);
  });

  test("by a finger is looked at for a moment after the touch", async () => {
    sit({ offers: [offer("o1")] });
    const list = screen.getByTestId("standing");
    await fireEvent.pointerEnter(list, { pointerType: "touch" });
    await fireEvent.pointerLeave(list, { pointerType: "touch" });
    await hears({ offers: [offer("o1"), offer("o2")] });
    expect(shownOffers()).toEqual(["offer-o1"]);
    await pass(3100);
    expect(shownOffers()).toEqual(["offer-o2", "offer-o1"]);
  });
});

describe("trading that is closing", () => {
  test("says in how many seconds, and can be kept open", async () => {
    const closes = new Date(Date.now() + 5000).toISOString();
    const players = view().players.map((player) => ({ ...player, done: true }));
    sit({ now: now({ closes, waiting: [] }), players });
    expect(screen.getByText("Trading closes in 5 seconds")).toBeTruthy();
    await pass(2100);
    expect(screen.getByText("Trading closes in 3 seconds")).toBeTruthy();
    expect(button("done").className).toContain("primary");
    await press("done");
    expect(actions()).toEqual([{ do: "done", done: false, seat: 0 }]);
  });

  test.each([
    [[], false],
    [[offer("o1")], true],
  ])("calls me only where something waits for me: %#", (offers, calls) => {
    const closes = new Date(Date.now() + 5000).toISOString();
    sit({ now: now({ closes, waiting: [] }), offers });
    expect(document.title !== "1965 · Chinatown").toBe(calls);
  });
});

describe("offers that wait for me", () => {
  test("are named before I am done, and a press shows them", async () => {
    sit({ offers: [offer("o1"), offer("o2")] });
    expect(screen.getByText(/^2 offers wait for you\./)).toBeTruthy();
    await settled();
    await press("asked");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("offer-o2")));
  });
});

describe("a newer offer of mine to the same people", () => {
  const mine = offer("o1", { seat: 0 });
  const theirs = offer("o2", { counters: "o1" });

  test("replaces the older one of the same conversation", async () => {
    sit({ offers: [mine, theirs] });
    await fireEvent.click(button("counter-o2"));
    await fireEvent.click(button("cash-0-10000"));
    expect(button("send-offer").textContent.trim()).toBe("Replace my offer");
    await settled();
    await press("send-offer");
    expect(last()["action"]).toMatchObject({ do: "offer", counters: "o2", replaces: "o1" });
  });

  test("lets the older one stand where I say so", async () => {
    sit({ offers: [mine, theirs] });
    await fireEvent.click(button("counter-o2"));
    await settled();
    await press("send-both");
    expect(last()["action"]).toMatchObject({ do: "offer", counters: "o2", replaces: "" });
  });

  test("asks whether to replace one from another conversation", async () => {
    sit({ offers: [mine] });
    await fireEvent.click(screen.getByTestId("lot-3"));
    await settled();
    expect(button("send-offer").textContent.trim()).toBe("Let both stand");
    await press("send-replacing");
    expect(last()["action"]).toMatchObject({ do: "offer", counters: "", replaces: "o1" });
  });

  test("replaces several in one step where several stand", async () => {
    sit({ offers: [mine, offer("o3", { seat: 0, counters: "o1" }), theirs] });
    await fireEvent.click(button("counter-o2"));
    await fireEvent.click(button("cash-0-10000"));
    expect(button("send-offer").textContent.trim()).toBe("Replace all 2");
    await settled();
    await press("send-offer");
    expect(last()).toMatchObject({ action: { replaces: "o3" }, withdraws: ["o1"] });
  });

  test("to others replaces nothing", async () => {
    sit({ offers: [mine] });
    await fireEvent.click(screen.getByTestId("lot-5"));
    expect(screen.queryByTestId("send-replacing")).toBeNull();
    expect(button("send-offer").textContent.trim()).toBe("Offer");
  });
});

describe("putting money on the scale", () => {
  test("moves none of the buttons that put more there", async () => {
    sit({});
    await fireEvent.click(screen.getByTestId("lot-3"));
    const pan = screen.getByTestId("gives-0");
    const before = within(pan).getAllByRole("button");
    for (let time = 0; time < 5; time++) await fireEvent.click(button("cash-0-10000"));
    const after = within(pan).getAllByRole("button");
    expect(after.slice(0, before.length)).toEqual(before);
    expect(button("cash-0-10000").disabled).toBe(true);
  });
});
