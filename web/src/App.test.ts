import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "./App.svelte";
import type { Me, SeatLinkInfo, TableInfo } from "./lib/protocol";
import { router } from "./lib/router.svelte";
import { trouble } from "./lib/trouble.svelte";
import { FakeSocket, NO_CLOCK, TABLE, view, welcome } from "./testing/fixtures";
import { OPTIONS } from "./testing/options";

const ME: Me = {
  as_strong: null,
  name: "Mei",
  tables: [
    {
      id: "t1",
      status: "playing",
      edition: "modern",
      names: ["Mei", "Anna", ""],
      round: 3,
      your_turn: true,
      created: "2026-05-04T18:20:00Z",
      archived: false,
      mine: true,
      following: "",
      lesson: false,
      bots_only: false,
    },
  ],
};

/** What was asked of the server, as [path, body]. */
let asked: [string, unknown][];
let answers: Record<string, unknown>;
/** What is refused, as [status, body]. */
let refusals: Record<string, unknown[]>;
let socket: FakeSocket;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  refusals = {};
  answers = {
    "/api/me": ME,
    "/api/options": OPTIONS,
    "/api/tables/abc/digest": { digest: "e3b0", short: "e3b0", words: ["kiwi", "tango"] },
  };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    const answer = answers[path];
    const known =
      answer === undefined ? [404, { code: "unknown-table", params: {} }] : [200, answer];
    const [status, body] = refusals[path] ?? known;
    return Promise.resolve(new Response(JSON.stringify(body), { status: Number(status) }));
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
    await waitFor(() => expect(document.title).toBe("• Your turn – Chinatown"));
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
      password: "",
      public: false,
    });
    await waitFor(() => expect(asked.map(([path]) => path)).toContain("/api/tables/new1"));
    await screen.findByTestId("start");
    socket.says(welcome(0, { view: null, table: { ...TABLE, id: "new1", status: "lobby" } }));
    expect(socket.sent).toMatchObject([{ t: "start" }]);
  });

  test("sets up the next table as the last one, until the usual one is wanted", async () => {
    answers["/api/tables"] = { table: "new1" };
    render(App);
    await fireEvent.click(await screen.findByRole("radio", { name: "5" }));
    await fireEvent.click(screen.getByRole("radio", { name: /Classic/ }));
    await fireEvent.click(screen.getByTestId("create-table"));
    await waitFor(() => expect(router.route.page).toBe("table"));
    router.go("/");
    const five = await screen.findByRole<HTMLInputElement>("radio", { name: "5" });
    expect(five.checked).toBe(true);
    expect(screen.getByRole("switch", { name: /Early outlook/ })).toBeTruthy();
    await fireEvent.click(screen.getByTestId("usual-table"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "4" }).checked).toBe(true);
    expect(screen.queryByTestId("usual-table")).toBeNull();
  });

  test("begins a game against three bots at one press, whatever was set up last", async () => {
    answers["/api/tables"] = { table: "new1" };
    answers["/api/tables/new1"] = { ...TABLE, id: "new1", status: "lobby" } satisfies TableInfo;
    render(App);
    await fireEvent.click(await screen.findByRole("radio", { name: "5" }));
    await fireEvent.click(screen.getByTestId("play-now"));
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "new1" }));
    const bot = { kind: "bot", bot: "shopkeeper", character: "any" };
    expect(asked.find(([path]) => path === "/api/tables")?.[1]).toMatchObject({
      name: "Mei",
      edition: "modern",
      seats: [{ kind: "me", bot: "", character: "" }, bot, bot, bot],
      variants: [],
    });
    await screen.findByTestId("start");
    socket.says(welcome(0, { view: null, table: { ...TABLE, id: "new1", status: "lobby" } }));
    expect(socket.sent).toMatchObject([{ t: "start" }]);
  });

  test("offers opponents as people know them, and says how each of them plays", async () => {
    render(App);
    const seat = await screen.findByTestId<HTMLSelectElement>("seat-kind-1");
    expect(seat.selectedOptions[0]?.textContent).toBe("Bot: newcomer");
    await fireEvent.click(screen.getByText("How do these bots play?"));
    const [level, about] = screen.getAllByText(/^shopkeeper$|what pays at once/);
    expect(level?.closest("dt")?.textContent).toMatch(/^newcomer/);
    expect(level?.closest("dt")?.nextElementSibling).toBe(about);
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

describe("my tables", () => {
  test("lead to the one at which the same people play again", async () => {
    const [table] = ME.tables;
    answers["/api/me"] = { ...ME, tables: [{ ...table, status: "over", following: "t2" }] };
    render(App);
    const again = await screen.findByRole("link", { name: "Play again: join the new table" });
    expect(again.getAttribute("href")).toBe("/t/t2");
  });

  test("are put away and deleted, deletion only at the second press", async () => {
    const [table] = ME.tables;
    answers["/api/tables/t1/archive"] = { ...ME, tables: [{ ...table, archived: true }] };
    answers["/api/tables/t1"] = { ...ME, tables: [] };
    render(App);
    await fireEvent.click(await screen.findByTestId("archive-t1"));
    expect(asked.at(-1)).toEqual(["/api/tables/t1/archive", { archived: true }]);
    await screen.findByText("One table put away");
    await fireEvent.click(screen.getByTestId("delete-t1"));
    expect(asked.at(-1)?.[0]).toBe("/api/tables/t1/archive");
    await fireEvent.click(screen.getByTestId("delete-sure-t1"));
    await waitFor(() => expect(screen.queryByTestId("archived")).toBeNull());
    expect(asked.at(-1)?.[0]).toBe("/api/tables/t1");
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

  /** Show the lobby to somebody and return what they have sent. */
  async function shown(table: TableInfo): Promise<() => unknown> {
    answers["/api/tables/abc"] = table;
    router.go("/t/abc");
    render(App);
    await screen.findByTestId("lobby-seat-0");
    socket.says(welcome(0, { view: null, table }));
    return () => socket.sent.map(({ change }) => change);
  }

  test("is changed by its host", async () => {
    const sent = await shown({ ...lobby, host: true, you: 0 });
    await fireEvent.change(screen.getByTestId("place-2"), { target: { value: "bot:random" } });
    await fireEvent.click(screen.getByTestId("hand-over-1"));
    await fireEvent.click(screen.getByTestId("send-away-1"));
    await fireEvent.click(screen.getByTestId("more-players"));
    await fireEvent.click(screen.getByTestId("rename"));
    await fireEvent.input(screen.getByTestId("rename-name"), { target: { value: " Mia " } });
    await fireEvent.click(screen.getByTestId("rename-save"));
    expect(sent()).toEqual([
      { do: "seat-bot", seat: 2, bot: "random", character: "any" },
      { do: "hand-over", seat: 1 },
      { do: "free-seat", seat: 1 },
      { do: "set-players", players: 4 },
      { do: "rename", name: "Mia" },
    ]);
  });

  test("keeps its settings in the form by which the host changes them", async () => {
    const played = { ...lobby, host: true, you: 0, variants: ["street-access"] };
    const sent = await shown({ ...played, effects: "off" });
    await fireEvent.click(screen.getByTestId("change-setup"));
    await fireEvent.click(screen.getByRole("radio", { name: /Classic/ }));
    await fireEvent.click(screen.getByTestId("apply-setup"));
    expect(sent()).toEqual([
      {
        do: "set-up",
        edition: "classic",
        variants: ["street-access"],
        own_shops: [],
        effects: "off",
        pace: TABLE.pace,
      },
    ]);
  });

  test("lets a player move, stand up and say when they are ready", async () => {
    const sent = await shown({ ...lobby, you: 1 });
    expect(screen.queryByTestId("place-2")).toBeNull();
    await fireEvent.click(screen.getByTestId("ready"));
    await fireEvent.click(screen.getByTestId("sit-2"));
    await fireEvent.click(screen.getByTestId("stand-up"));
    expect(sent()).toEqual([
      { do: "ready", ready: true },
      { do: "sit", seat: 2 },
      { do: "stand-up" },
    ]);
  });

  test("tells a player of another browser at the same seat, and lets it be removed", async () => {
    const here = { id: "a", browser: "Firefox, Linux", since: "", here: true, online: true };
    const there = { id: "b", browser: "Safari, iPhone", since: "", here: false, online: true };
    const sent = await shown({ ...lobby, you: 1, browsers: [here] });
    expect(screen.queryByTestId("new-browser")).toBeNull();
    socket.says({ t: "lobby", table: { ...lobby, you: 1, browsers: [here, there] } });
    const notice = await screen.findByTestId("new-browser");
    expect(notice.textContent).toContain("Safari, iPhone");
    await fireEvent.click(screen.getByTestId("refuse-browser"));
    expect(sent()).toEqual([{ do: "remove-browser", browser: "b" }]);
    socket.says({ t: "lobby", table: { ...lobby, you: 1, browsers: [here] } });
    await waitFor(() => expect(screen.queryByTestId("new-browser")).toBeNull());
  });

  test("tells whoever lost a seat why", async () => {
    await shown({ ...lobby, lost: "removed" });
    expect(screen.getByTestId("seat-lost").textContent).toContain("the host freed it");
  });

  test("says in a sentence when only this computer can open the link", async () => {
    await shown({ ...lobby, you: 1 });
    expect(screen.getByTestId("local-link")).toBeTruthy();
    expect(screen.getByTestId("table-code").textContent).toBe("ABC");
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

test("after the end one press leads to a table with the same people", async () => {
  answers["/api/tables/abc"] = { ...TABLE, status: "over" } satisfies TableInfo;
  answers["/api/tables/abc/again"] = { table: "new" };
  answers["/api/tables/new/join"] = { ...TABLE, id: "new", status: "lobby" };
  router.go("/t/abc");
  render(App);
  await waitFor(() => expect(asked.map(([path]) => path)).toContain("/api/tables/abc"));
  const result = {
    ranking: [{ seat: 0, place: 1, cash: 9_000, tiles: 2 }],
    seed: "s",
    early: false,
  };
  const over = view({ now: { ...view().now, phase: "over", waiting: [] }, result });
  await waitFor(() => expect(socket).toBeTruthy());
  socket.says(welcome(0, { view: over, table: { ...TABLE, status: "over" } }));
  await fireEvent.click(await screen.findByTestId("again"));
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "new" }));
  expect(asked).toContainEqual(["/api/tables/new/join", { name: "Mei", seat: null }]);
});

describe("a table with a password", () => {
  const locked = [403, { code: "password-needed", params: {} }];
  const lobby: TableInfo = { ...TABLE, status: "lobby", locked: true, you: null, host: false };

  test("asks for it, says what was wrong with it, and then opens", async () => {
    refusals["/api/tables/abc"] = locked;
    refusals["/api/tables/abc/enter"] = [403, { code: "password-wrong", params: {} }];
    router.go("/t/abc");
    render(App);
    await fireEvent.input(await screen.findByTestId("enter-password"), {
      target: { value: "red dragon" },
    });
    await fireEvent.click(screen.getByTestId("enter-table"));
    expect((await screen.findByTestId("password-problem")).textContent).toContain("capitals");
    refusals = {};
    answers["/api/tables/abc/enter"] = answers["/api/tables/abc"] = lobby;
    await fireEvent.click(screen.getByTestId("enter-table"));
    expect(await screen.findByTestId("locked")).toBeTruthy();
    expect(asked).toContainEqual(["/api/tables/abc/enter", { password: "red dragon" }]);
  });

  test("asks again once it has another", async () => {
    answers["/api/tables/abc"] = lobby;
    router.go("/t/abc");
    render(App);
    await screen.findByTestId("locked");
    socket.says({ t: "error", id: "", code: "password-needed", params: {} });
    socket.onclose?.({ code: 4403 });
    expect(await screen.findByTestId("enter-password")).toBeTruthy();
  });

  test("is looked at while it is typed", async () => {
    refusals["/api/tables/abc"] = locked;
    router.go("/t/abc");
    render(App);
    const field = await screen.findByTestId("enter-password");
    expect(field.getAttribute("type")).toBe("password");
    await fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(field.getAttribute("type")).toBe("text");
  });
});

test("whoever signs out elsewhere keeps their tables here", async () => {
  answers["/api/sign-out-elsewhere"] = ME;
  render(App);
  await fireEvent.click(await screen.findByTestId("sign-out"));
  await fireEvent.click(screen.getByTestId("sign-out-sure"));
  expect(await screen.findByText("Done. Your seats are in this browser only.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(asked.at(-1)).toEqual(["/api/sign-out-elsewhere", {}]);
});

describe("a ban", () => {
  test("is told to whoever it keeps away", async () => {
    refusals["/api/tables/abc"] = [403, { code: "banned", params: {} }];
    router.go("/t/abc");
    render(App);
    expect(await screen.findByRole("heading", { name: "No entry" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("is made and lifted by the host", async () => {
    answers["/api/tables/abc"] = {
      ...TABLE,
      status: "lobby",
      bans: [{ id: "b1", name: "Dai" }],
    } satisfies TableInfo;
    router.go("/t/abc");
    render(App);
    await screen.findByTestId("lift-ban");
    socket.says(welcome(0, { view: null, table: answers["/api/tables/abc"] as TableInfo }));
    await fireEvent.click(screen.getByTestId("lift-ban"));
    await fireEvent.click(screen.getByTestId("ban-1"));
    expect(socket.sent.map((command) => ("change" in command ? command.change : null))).toEqual([
      { do: "lift-ban", ban: "b1" },
      { do: "ban", seat: 1 },
    ]);
  });
});

describe("a private link", () => {
  const link: SeatLinkInfo = {
    table: "abc",
    status: "playing",
    edition: "modern",
    seat: 1,
    name: "Anna",
    names: ["Mei", "Anna", "Chen"],
    held: false,
    plays: "",
  };

  test("asks before it takes the seat", async () => {
    answers["/api/seat-links/secret"] = link;
    router.go("/r/secret");
    render(App);
    await screen.findByRole("heading", { name: "Play Anna here?" });
    expect(asked).toEqual([["/api/seat-links/secret", null]]);
    answers["/api/seat-links/secret"] = { table: "abc" };
    await fireEvent.click(screen.getByTestId("take-seat"));
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "abc" }));
    expect(asked[1]).toEqual(["/api/seat-links/secret", {}]);
  });

  test("tells of the other seat that this browser keeps", async () => {
    answers["/api/seat-links/secret"] = { ...link, plays: "Mei" };
    router.go("/r/secret");
    render(App);
    expect(await screen.findByText(/you also play Mei. You keep that seat/)).toBeTruthy();
  });
});

test("a code is enough to find a table, however it is written", async () => {
  render(App);
  await fireEvent.input(await screen.findByTestId("code"), { target: { value: " ABCD-2345. " } });
  await fireEvent.click(screen.getByTestId("open-code"));
  expect(router.route).toEqual({ page: "table", id: "abcd2345" });
});

test("a link in capitals leads to the table's own address", async () => {
  answers["/api/tables/ABC."] = { ...TABLE, status: "lobby" } satisfies TableInfo;
  answers["/api/tables/abc"] = { ...TABLE, status: "lobby" } satisfies TableInfo;
  router.go("/t/ABC.");
  render(App);
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "abc" }));
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
