import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { PublicTable } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { OPTIONS } from "../testing/options";
import PublicTables from "./PublicTables.svelte";

const WAITING: PublicTable = {
  id: "t1",
  status: "lobby",
  edition: "modern",
  host: "Anna",
  seats: 4,
  free: 2,
  round: 0,
  spectators: 0,
};
const GOING: PublicTable = {
  ...WAITING,
  id: "t2",
  status: "playing",
  host: "",
  free: 0,
  round: 3,
  spectators: 2,
};

let asked: [string, unknown][];
let tables: PublicTable[];
let joined: Response;

beforeEach(() => {
  asked = [];
  tables = [WAITING, GOING];
  joined = Response.json({});
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    return Promise.resolve(path === "/api/public-tables" ? Response.json({ tables }) : joined);
  });
  router.go("/");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (name = "Mei"): unknown => render(PublicTables, { options: OPTIONS, name });

test("tables that wait say how many seats are free, running ones which year it is", async () => {
  show();
  const rows = within(await screen.findByTestId("public-tables")).getAllByRole("listitem");
  const texts = rows.map(({ textContent }) => textContent.replace(/[\s\u2068\u2069]+/g, " "));
  expect(texts[0]).toContain("Anna’s table");
  expect(texts[0]).toContain("2 seats free");
  expect(texts[1]).toContain("An open table");
  expect(texts[1]).toContain("1967");
  expect(texts[1]).toContain("2 people look on");
  expect(within(rows[1]!).getByRole("link").getAttribute("href")).toBe("/t/t2");
});

test("one press sits down under my name and goes there", async () => {
  show();
  await fireEvent.click(await screen.findByTestId("join-t1"));
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "t1" }));
  expect(asked.at(-1)).toEqual(["/api/tables/t1/join", { name: "Mei", seat: null }]);
});

test("whoever cannot sit down sees the table and why", async () => {
  joined = Response.json({ code: "name-taken", params: { name: "Mei" } }, { status: 409 });
  show("");
  await fireEvent.click(await screen.findByTestId("join-t1"));
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "t1" }));
});

test("the list is asked for again by itself", async () => {
  vi.useFakeTimers();
  tables = [];
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(/Nobody is waiting for players/)).toBeTruthy();
  tables = [WAITING];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(screen.getByTestId("join-t1")).toBeTruthy();
});
