import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { TABLE, welcome } from "../testing/fixtures";
import { answers, asked, socket, startServer } from "../testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

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

  /** What can be pressed, chosen or written now, of what has these test ids. */
  const live = (...testids: string[]): string[] =>
    testids.filter((testid) => !screen.getByTestId(testid).matches(":disabled"));

  test("is as it stands while the shuffle is opened, and while the line is down", async () => {
    const bot = TABLE.seats.map((seat) =>
      seat.seat === 2 ? { ...seat, kind: "bot" as const, bot: "random", character: "any" } : seat,
    );
    const full = { ...lobby, host: true, you: 0, seats: bot };
    const mine = ["stand-up", "rename"];
    const hosts = ["hand-over-1", "send-away-1", "ban-1", "place-2", "lobby-character-2", "start"];
    const setup = ["save-password", "more-players"];
    const all = [...mine, ...hosts, ...setup];
    await shown(full);
    await screen.findByTestId("more-players");
    expect(live(...all)).toEqual(all);

    const shuffle = { commitment: "c0", words: [], seats: ["own", "other", ""], opening: true };
    socket.says({ t: "lobby", table: { ...full, shuffle } });
    await waitFor(() => expect(live(...all)).toEqual([]));
    socket.says({ t: "lobby", table: { ...full, host: false, you: 1, shuffle } });
    await waitFor(() => expect(live("ready", "stand-up")).toEqual([]));

    socket.says({ t: "lobby", table: full });
    await waitFor(() => expect(live(...mine, ...hosts)).toEqual([...mine, ...hosts]));
    socket.breaks();
    await waitFor(() => expect(live(...all)).toEqual([]));
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

test("a ban is made and lifted by the host", async () => {
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
