import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { NO_CLOCK, TABLE, welcome } from "../testing/fixtures";
import { answers, asked, socket, startServer } from "../testing/server";

beforeEach(startServer);
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
        { kind: "me", bot: "", character: "", name: "" },
        { kind: "bot", bot: "newcomer", character: "any", name: "" },
        { kind: "bot", bot: "random", character: "any", name: "" },
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
    const bot = { kind: "bot", bot: "newcomer", character: "any", name: "" };
    expect(asked.find(([path]) => path === "/api/tables")?.[1]).toMatchObject({
      name: "Mei",
      edition: "modern",
      seats: [{ kind: "me", bot: "", character: "", name: "" }, bot, bot, bot],
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
    const about = screen.getByText(/builds without a plan/);
    expect(about.previousElementSibling?.textContent).toMatch(/^newcomer/);
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

test("a code is enough to find a table, however it is written", async () => {
  render(App);
  await fireEvent.input(await screen.findByTestId("code"), { target: { value: " ABCD-2345. " } });
  await fireEvent.click(screen.getByTestId("open-code"));
  expect(router.route).toEqual({ page: "table", id: "abcd2345" });
});
