import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "./App.svelte";
import type { Me, TableInfo } from "./lib/protocol";
import { router } from "./lib/router.svelte";
import { trouble } from "./lib/trouble.svelte";
import { FakeSocket, NO_CLOCK, TABLE, view, welcome } from "./testing/fixtures";
import { OPTIONS } from "./testing/options";

const ME: Me = {
  name: "Mei",
  tables: [
    {
      id: "t1",
      status: "playing",
      edition: "modern",
      names: ["Mei", "Anna", ""],
      round: 3,
      your_turn: true,
      created: "",
      archived: false,
      mine: true,
    },
  ],
};

/** What was asked of the server, as [path, body]. */
let asked: [string, unknown][];
let answers: Record<string, unknown>;
let socket: FakeSocket;

beforeEach(() => {
  asked = [];
  answers = { "/api/me": ME, "/api/options": OPTIONS };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    const answer = answers[path];
    const [status, body] =
      answer === undefined ? [404, { code: "unknown-table", params: {} }] : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("WebSocket", function opened() {
    socket = new FakeSocket();
    return socket;
  });
  router.go("/");
});
afterEach(() => vi.unstubAllGlobals());

describe("the home page", () => {
  test("lists my tables and marks those that wait for me", async () => {
    render(App);
    const link = await screen.findByRole("link", { name: /Mei, Anna, and Free seat/ });
    expect(link.getAttribute("href")).toBe("/t/t1");
    expect(link.textContent).toContain("1967, Year of the Goat");
    expect(link.textContent).toContain("Your turn");
    await waitFor(() => expect(document.title).toBe("● Your turn – Chinatown"));
  });

  test("makes a table as it was chosen and starts it when nobody is invited", async () => {
    answers["/api/tables"] = { table: "new1" };
    answers["/api/tables/new1"] = { ...TABLE, id: "new1", status: "lobby" } satisfies TableInfo;
    render(App);
    await fireEvent.input(await screen.findByTestId("my-name"), { target: { value: "Lin" } });
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await fireEvent.change(screen.getByTestId("seat-kind-2"), { target: { value: "bot:random" } });
    await fireEvent.click(screen.getByRole("switch", { name: /Street access/ }));
    await fireEvent.click(screen.getByTestId("create-table"));
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "new1" }));
    expect(asked.find(([path]) => path === "/api/tables")?.[1]).toEqual({
      name: "Lin",
      edition: "modern",
      seats: [
        { kind: "me", bot: "", character: "" },
        { kind: "bot", bot: "shopkeeper", character: "any" },
        { kind: "bot", bot: "random", character: "any" },
      ],
      variants: ["street-access"],
      own_shops: [],
      effects: "mine",
      pace: NO_CLOCK,
    });
    await waitFor(() => expect(asked.map(([path]) => path)).toContain("/api/tables/new1"));
    await screen.findByTestId("start");
    socket.says(welcome(0, { view: null, table: { ...TABLE, id: "new1", status: "lobby" } }));
    expect(socket.sent).toMatchObject([{ t: "start" }]);
  });

  test("asks about outlook cards in the classic edition only", async () => {
    render(App);
    await screen.findByTestId("create-table");
    expect(screen.queryByRole("switch", { name: /Early outlook/ })).toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: /Classic/ }));
    expect(screen.getByRole("switch", { name: /Early outlook/ })).toBeTruthy();
  });

  test("counts the blank tiles that own shop types leave", async () => {
    render(App);
    const add = await screen.findByRole("combobox", { name: /Replace a shop type/ });
    expect(screen.getByText(/15 of 15 blank tiles/)).toBeTruthy();
    await fireEvent.change(add, { target: { value: "Photo" } });
    expect(screen.getByText(/9 of 15 blank tiles/)).toBeTruthy();
  });

  test("says so when the server does not answer, and tries again", async () => {
    const works = fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
    render(App);
    expect((await screen.findByText(/does not answer/)).textContent).toBeTruthy();
    vi.stubGlobal("fetch", works);
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByTestId("create-table")).toBeTruthy();
  });
});

describe("a table that has not begun", () => {
  const lobby: TableInfo = {
    ...TABLE,
    status: "lobby",
    host: false,
    you: null,
    rejoin: "",
    seats: TABLE.seats.map((seat) =>
      seat.seat === 2 ? { ...seat, name: "", free: true, online: false } : seat,
    ),
  };

  test("lets a visitor sit down under a name", async () => {
    answers["/api/tables/abc"] = lobby;
    answers["/api/tables/abc/join"] = { ...lobby, you: 2, seats: TABLE.seats };
    router.go("/t/abc");
    render(App);
    const name = await screen.findByTestId("join-name");
    await fireEvent.input(name, { target: { value: " Chen " } });
    await fireEvent.click(screen.getByTestId("join"));
    await screen.findByText(/host starts the game/);
    expect(asked.at(-1)).toEqual(["/api/tables/abc/join", { name: "Chen", seat: null }]);
    expect(screen.getByTestId<HTMLInputElement>("invite-link").value).toMatch(/^http.*\/t\/abc$/);
  });

  test("is started by its host once nobody is missing", async () => {
    answers["/api/tables/abc"] = { ...lobby, host: true, you: 0 };
    router.go("/t/abc");
    render(App);
    const start = await screen.findByTestId<HTMLButtonElement>("start");
    expect(start.disabled).toBe(true);
    expect(start.textContent).toContain("one more player");
    socket.says(welcome(0, { view: null, table: { ...TABLE, status: "lobby" } }));
    await waitFor(() => expect(start.disabled).toBe(false));
    await fireEvent.click(start);
    expect(socket.sent).toMatchObject([{ t: "start" }]);
  });
});

test("a table or page that does not exist says so", async () => {
  router.go("/t/nowhere");
  render(App);
  expect(await screen.findByText("There is no such table.")).toBeTruthy();
  router.go("/else/where");
  expect(await screen.findByText(/leads to no page/)).toBeTruthy();
});

describe("what nobody foresaw", () => {
  beforeEach(() => {
    answers["/api/tables/abc"] = TABLE;
    router.go("/t/abc");
  });

  test("a page that cannot be drawn gives way to a sentence and a way on", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    render(App);
    await waitFor(() => expect(asked.map(([path]) => path)).toContain("/api/tables/abc"));
    await screen.findByText(/One moment/);
    await waitFor(() => expect(socket.onmessage).not.toBeNull());
    socket.says(welcome(1, { view: { ...view(), board: null } as never }));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "To my tables" })).toBeTruthy();
    expect(log).toHaveBeenCalled();
  });

  test.each([
    [
      "an error",
      () =>
        new ErrorEvent("error", { message: "boom", filename: `${location.origin}/assets/a.js` }),
    ],
    ["a promise that failed", () => new Event("unhandledrejection")],
  ])("%s is told, and can be put away", async (_, event) => {
    trouble.watch();
    render(App);
    dispatchEvent(event());
    expect(await screen.findByText(/Something went wrong on this page/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });

  test.each([
    ["a script of somebody else", { message: "boom", filename: "extension://x/a.js" }],
    [
      "a layout that came late",
      {
        message: "ResizeObserver loop completed with undelivered notifications.",
        filename: `${location.origin}/t/abc`,
      },
    ],
  ])("%s is no trouble", async (_, event) => {
    trouble.watch();
    render(App);
    dispatchEvent(new ErrorEvent("error", event));
    await screen.findByText(/One moment/);
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });
});
