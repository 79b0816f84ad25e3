import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Me, NewTable, TableSummary } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { OPTIONS } from "../testing/options";
import PlayNow from "./PlayNow.svelte";

/** What tables were asked for. */
let wanted: NewTable[];

const SUMMARY: TableSummary = {
  id: "t1",
  status: "playing",
  edition: "modern",
  names: ["Mei", "Wing", "Rosa", "Hong"],
  round: 3,
  your_turn: false,
  created: "",
  archived: false,
  mine: true,
  following: "",
  lesson: false,
  bots_only: true,
};

beforeEach(() => {
  wanted = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    wanted.push(JSON.parse(body) as NewTable);
    return Promise.resolve(Response.json({ table: "new1" }));
  });
  router.go("/");
});
afterEach(() => vi.unstubAllGlobals());

async function watch(tables: Me["tables"]): Promise<void> {
  render(PlayNow, {
    options: OPTIONS,
    me: { name: "Mei", tables, as_strong: null, account: null },
  });
  await fireEvent.click(screen.getByTestId("watch-bots"));
  await waitFor(() => expect(router.route.page).toBe("table"));
}

test("a game of four bots is made at one press, and started for whoever looks on", async () => {
  await watch([]);
  expect(router.route).toEqual({ page: "table", id: "new1" });
  expect(router.takeIntent()).toBe("start");
  expect(wanted).toMatchObject([{ name: "Mei", variants: [], password: "" }]);
  const bots = wanted[0]!.seats.map(({ kind, bot }) => [kind, OPTIONS.bots.includes(bot)]);
  expect(bots).toEqual(Array.from({ length: 4 }, () => ["bot", true]));
});

test("the one that goes on is opened again, and no other", async () => {
  await watch([
    { ...SUMMARY, id: "t0", bots_only: false },
    { ...SUMMARY, id: "t1", status: "over" },
    { ...SUMMARY, id: "t2", archived: true },
    { ...SUMMARY, id: "t3" },
  ]);
  expect(router.route).toEqual({ page: "table", id: "t3" });
  expect(router.takeIntent()).toBeNull();
  expect(wanted).toEqual([]);
});

test("whoever has played enough may play against three as strong as they are", async () => {
  const as_strong = { level: "merchant", games: 12 };
  render(PlayNow, { options: OPTIONS, me: { name: "Mei", tables: [], as_strong, account: null } });
  const button = screen.getByRole("button", { name: /^Play against three as strong as you/ });
  expect(button.textContent).toContain("From your last 12 games against bots.");
  await fireEvent.click(button);
  await waitFor(() => expect(wanted).toHaveLength(1));
  expect(wanted[0]!.seats.map(({ kind, bot }) => bot || kind)).toEqual([
    "me",
    ...Array<string>(3).fill("merchant"),
  ]);
});
