import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { MyGame, MyGames } from "../lib/protocol";
import { OPTIONS } from "../testing/options";
import Games from "./Games.svelte";

const GAME: MyGame = {
  id: "t1",
  edition: "modern",
  ended: "2026-05-04T18:20:00Z",
  seat: 1,
  names: ["Anna", "Mei", "Chen"],
  place: 2,
  cash: 840_000,
  people: 1,
};
const MINE: MyGames = {
  games: [GAME],
  count: 41,
  wins: 9,
  best: 1_210_000,
  average_place: 1.75,
  habits: {
    bought: { lots: 3, dollars: 100_000 },
    sold: { lots: 1, dollars: 20_000 },
    behind: { games: 2, incomes: [10_000, -20_000], trades: 35_000 },
  },
  pending: false,
};

let asked: string[];
let answers: ((path: string) => MyGames | Promise<MyGames>)[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/options") return Response.json(OPTIONS);
    asked.push(path);
    return Response.json((await answers.shift()?.(path)) ?? MINE);
  });
});
afterEach(() => vi.unstubAllGlobals());

const totals = (): string => screen.getByTestId("games-totals").textContent.replace(/\s+/g, " ");

test("each game says how it came out, against whom, and leads to its replay and figures", async () => {
  render(Games);
  const row = within(await screen.findByTestId("games")).getByRole("listitem");
  const words = row.textContent.replace(/[\s\u2068\u2069]+/g, " ");
  expect(words).toContain("2. Anna and Chen Modern ·");
  expect(words).toContain("$840,000");
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/replay/t1", "/t/t1"]);
});

test("what the games come to is summed up, and is nothing without games", async () => {
  answers = [() => MINE, () => ({ ...MINE, games: [], count: 0, wins: 0, average_place: null })];
  render(Games);
  await screen.findByTestId("games");
  expect(totals()).toMatch(/Games ?41.*Won ?9.*\$1,210,000.*1\.75/);
  await fireEvent.change(screen.getByTestId("games-players"), { target: { value: "5" } });
  await screen.findByText("No finished games here yet.");
  expect(totals()).toMatch(/Games ?0.*–.*–/);
});

test("filters and pages are asked of the server, and a filter begins at the first page", async () => {
  render(Games);
  await fireEvent.click(await screen.findByTestId("games-older"));
  await screen.findByTestId("games-newer");
  await fireEvent.change(screen.getByTestId("games-against"), { target: { value: "bots" } });
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.map((path) => new URL(path, "http://x").search)).toEqual([
    "?page=0&edition=&players=0&against=all",
    "?page=1&edition=&players=0&against=all",
    "?page=0&edition=&players=0&against=bots",
  ]);
  expect(screen.queryByTestId("games-newer")).toBeNull();
});

test("older games that are not counted in yet are asked for until they are", async () => {
  answers = [() => ({ ...MINE, count: 10, pending: true }), () => MINE];
  render(Games);
  await waitFor(() => expect(totals()).toMatch(/Games ?41/));
  expect(asked).toHaveLength(2);
});

test("an answer that comes late does not take the place of a newer one", async () => {
  let late: (answer: MyGames) => void = () => undefined;
  answers = [() => new Promise((answer) => (late = answer)), () => ({ ...MINE, count: 3 })];
  render(Games);
  await waitFor(() => expect(asked).toHaveLength(1));
  await fireEvent.change(screen.getByTestId("games-edition"), { target: { value: "classic" } });
  await screen.findByTestId("games-totals");
  late(MINE);
  await new Promise((done) => setTimeout(done, 20));
  expect(totals()).toMatch(/Games ?3 /);
});

test("lot prices and where the winners got ahead are told for games of one edition", async () => {
  answers = [
    () => MINE,
    () => ({ ...MINE, habits: { ...MINE.habits!, behind: null } }),
    () => ({ ...MINE, habits: null }),
  ];
  render(Games);
  const habits = await screen.findByTestId("games-habits");
  expect(habits.textContent).toContain("3 empty lots for money alone, for $33,333 each");
  expect(habits.textContent).toContain("You sold one, for $20,000.");
  const rows = within(habits).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent.trim())).toEqual([
    "Income, round 1+$10,000",
    "Income, round 2-$20,000",
    "Cash from trades+$35,000",
  ]);
  const edition = screen.getByTestId("games-edition");
  await fireEvent.change(edition, { target: { value: "modern" } });
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  await fireEvent.change(edition, { target: { value: "" } });
  await screen.findByText(/^Choose an edition/);
  expect(screen.queryByTestId("games-habits")).toBeNull();
});
