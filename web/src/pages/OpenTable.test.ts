import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { TABLE, view, welcome } from "../testing/fixtures";
import { answers, asked, refusals, socket, startServer } from "../testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

test("a link in capitals leads to the table's own address", async () => {
  answers["/api/tables/ABC."] = { ...TABLE, status: "lobby" } satisfies TableInfo;
  answers["/api/tables/abc"] = { ...TABLE, status: "lobby" } satisfies TableInfo;
  router.go("/t/ABC.");
  render(App);
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "abc" }));
});

test("a ban is told to whoever it keeps away", async () => {
  refusals["/api/tables/abc"] = [403, { code: "banned", params: {} }];
  router.go("/t/abc");
  render(App);
  expect(await screen.findByRole("heading", { name: "No entry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("after the end one press leads to a table with the same people", async () => {
  answers["/api/tables/abc"] = { ...TABLE, status: "over" } satisfies TableInfo;
  answers["/api/tables/abc/again"] = { table: "new" };
  answers["/api/tables/new/join"] = { ...TABLE, id: "new", status: "lobby" };
  const before = socket;
  router.go("/t/abc");
  render(App);
  const result = {
    ranking: [{ seat: 0, place: 1, cash: 9_000, tiles: 2 }],
    seed: "s",
    early: false,
  };
  const over = view({ now: { ...view().now, phase: "over", waiting: [] }, result });
  await waitFor(() => expect(socket).not.toBe(before));
  socket.says(welcome(0, { view: over, table: { ...TABLE, status: "over" } }));
  await fireEvent.click(await screen.findByTestId("again"));
  await waitFor(() => expect(router.route).toEqual({ page: "table", id: "new" }));
  expect(asked).toContainEqual(["/api/tables/new/join", { name: "Mei", seat: null }]);
});

/** Open a game of three people, in which Mei plays. */
async function play(): Promise<void> {
  const seats = TABLE.seats.map((seat) => ({ ...seat, kind: "human" as const, free: false }));
  const playing: TableInfo = { ...TABLE, seats, status: "playing" };
  answers["/api/tables/abc"] = playing;
  const before = socket;
  router.go("/t/abc");
  render(App);
  await waitFor(() => expect(socket).not.toBe(before));
  socket.says(welcome(0, { table: playing }));
}

test("whoever is sent away can report somebody who sits there", async () => {
  await play();
  socket.says({ t: "error", id: "", code: "banned", params: {} });
  socket.breaks(4403);
  expect(await screen.findByRole("heading", { name: "No entry" })).toBeTruthy();
  const report = await screen.findByTestId("report");
  const details = report.closest("details") as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  await fireEvent.click(await screen.findByTestId("report-1"));
  expect(screen.queryByTestId("report-0")).toBeNull();
  answers["/api/tables/abc/report"] = { report: "ab12" };
  await fireEvent.click(screen.getByTestId("report-insult"));
  await fireEvent.click(screen.getByTestId("report-send"));
  expect((await screen.findByTestId("report-sent")).textContent).toContain("ab12");
  expect(screen.queryByTestId("report-mute")).toBeNull();
  const [, body] = asked.find(([path]) => path === "/api/tables/abc/report") ?? [];
  expect(body).toMatchObject({ seat: 1, reason: "insult" });
});

test("whoever may not see a table that was never open here has nobody to report", async () => {
  refusals["/api/tables/abc"] = [403, { code: "banned", params: {} }];
  router.go("/t/abc");
  render(App);
  await screen.findByRole("heading", { name: "No entry" });
  expect(screen.queryByTestId("report")).toBeNull();
});
