import { render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { GameView, TableInfo, Trade } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { FakeSocket, TABLE, transfer, update, view, welcome } from "../testing/fixtures";
import { OPTIONS } from "../testing/options";
import { now, startBrowser, stopBrowser } from "../testing/seated";

let sockets: FakeSocket[];
let addresses: string[];
let answers: Record<string, unknown>;

/** What anybody may see of the table. */
const SEEN: TableInfo = { ...TABLE, you: null, host: false, rejoin: "" };

beforeEach(() => {
  startBrowser();
  sockets = [];
  addresses = [];
  answers = {
    "/api/me": { name: "Mei", tables: [], as_strong: null, account: null },
    "/api/options": OPTIONS,
    "/api/tables/abc": TABLE,
  };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path in answers
        ? Response.json(answers[path])
        : Response.json({ code: "unknown-table", params: {} }, { status: 404 }),
    ),
  );
  vi.stubGlobal("WebSocket", function opened(address: string) {
    addresses.push(address);
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  router.go("/t/abc/tv");
});
afterEach(stopBrowser);

const last = (): FakeSocket => sockets.at(-1)!;
const text = (): string => screen.getByTestId("tv").textContent.replace(/\s+/g, " ");

async function show(changed: Partial<GameView> = {}, table: TableInfo = SEEN): Promise<void> {
  render(App);
  await waitFor(() => expect(sockets).toHaveLength(1));
  last().says(welcome(1, { table, view: table.status === "lobby" ? null : view(changed) }));
  await screen.findByTestId("tv");
}

test("the browser of a player shows what anybody sees, over a line that plays no seat", async () => {
  await show({ mine: null });
  expect(addresses[0]).toMatch(/\/ws\/tables\/abc\/screen$/);
  expect(screen.getByTestId("round").textContent).toContain("1 of 6");
  expect(text()).toContain("Waiting for");
  expect(screen.queryByTestId("my-cash")).toBeNull();
  const buttons = within(screen.getByTestId("tv")).getAllByRole("button");
  expect(buttons.map(({ dataset }) => dataset["testid"])).toEqual(["settings"]);
});

test("the last trades are told, the newest first", async () => {
  await show({ mine: null });
  const trade = (giver: number, taker: number, cash: number): Trade => ({
    transfers: [transfer({ giver, taker, cash })],
    promises: [],
    choices: [],
  });
  const made = { happened: "trade-made" as const, secret: false, promises: [] };
  last().says(
    update(2, {
      events: [
        { ...made, offer: "a", trade: trade(0, 1, 10_000) },
        { happened: "done-said", seat: 1, done: true },
        { ...made, offer: "b", trade: trade(1, 2, 20_000) },
      ],
    }),
  );
  await waitFor(() => expect(screen.queryByText("Nobody has traded yet.")).toBeNull());
  const lines = within(document.querySelector(".trades")!).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => /\$[\d,]+/.exec(textContent)?.[0])).toEqual([
    "$20,000",
    "$10,000",
  ]);
});

test("the places come one by one to whoever has watched the end", async () => {
  await show({ mine: null });
  vi.useFakeTimers();
  const ranking = [
    { seat: 2, place: 1, cash: 500_000, tiles: 12 },
    { seat: 0, place: 2, cash: 400_000, tiles: 9 },
    { seat: 1, place: 3, cash: 300_000, tiles: 9 },
  ];
  const end = { now: now({ phase: "over", waiting: [] }) };
  last().says(
    update(2, { changed: { ...end, result: { ranking, early: false, seed: "the seed" } } }),
  );
  await vi.advanceTimersByTimeAsync(0);
  const shown = (): number =>
    document.querySelectorAll("[data-testid=ranking] li:not(.veiled)").length;
  expect(shown()).toBe(0);
  expect(text()).not.toContain("Chen wins");
  await vi.advanceTimersByTimeAsync(900);
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(1800);
  expect(shown()).toBe(3);
  expect(text()).toContain("Chen wins");
});

test("before the game it says who is missing and how to join", async () => {
  const [mei, anna] = TABLE.seats;
  const seats = [mei!, { ...anna!, name: "", free: true }];
  await show({}, { ...SEEN, status: "lobby", seats });
  expect(text()).toContain("Waiting for one more player");
  expect(text()).toContain("Scan to join");
  expect((await screen.findByTestId("qr")).getAttribute("aria-label")).toContain("/t/abc");
});

test("a line that breaks is opened again by itself", async () => {
  await show({ mine: null });
  vi.useFakeTimers();
  last().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  last().says(
    welcome(7, { table: SEEN, view: view({ mine: null, now: now({ phase: "build" }) }) }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByTestId("phase").dataset["phase"]).toBe("build");
});

test("a server that is away when the page opens is asked again", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  render(App);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(0);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answers[path])));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(1);
});

test("what may pass is asked for again by itself, what will not is not", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const says = (code: string, status: number): void =>
    void vi.stubGlobal("fetch", (path: string) => {
      if (path !== "/api/tables/abc") return Promise.resolve(Response.json(answers[path]));
      asked += 1;
      return Promise.resolve(Response.json({ code, params: {} }, { status }));
    });
  says("database-unavailable", 503);
  render(App);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(2);
  says("unknown-table", 404);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
