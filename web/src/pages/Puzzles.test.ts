import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import served from "../testing/served.json";
import { answers, startServer } from "../testing/server";
import { local } from "../lib/storage";
import Puzzles from "./Puzzles.svelte";
import shipped from "../lib/puzzles.json?url";

/** Red and yellow can finish a business of three together. */
const PUZZLE = {
  edition: "modern",
  round: 1,
  board: `BBAO${"A".repeat(81)}`,
  tiles: ["200000000000", "100000000000", "000000000000"],
  seats: [0, 1],
  trade: [[1, 0, [4], [0]]],
  gain: 20_000,
  lead: 20_000,
  prices: [
    [-30_000, -10_000],
    [10_000, 30_000],
  ],
  shares: [
    [0, 20_000],
    [0, 20_000],
    [0, 0],
  ],
  missed: [3, 3, 3],
};

beforeEach(() => {
  startServer();
  answers["/api/options"] = served;
  answers[shipped] = {
    levels: ["shopkeeper", "merchant", "tycoon"],
    attempts: 3,
    puzzles: [PUZZLE, { ...PUZZLE, missed: [0, 0, 0] }],
  };
});

test("a puzzle is solved by whichever trade earns most, and that is remembered", async () => {
  render(Puzzles, { number: "1" });
  await screen.findByText("Find the trade between two players that earns most this round.");
  await fireEvent.click(screen.getByTestId("lot-4"));
  await fireEvent.click(screen.getByTestId("puzzle-give-0"));
  await fireEvent.click(screen.getByTestId("puzzle-check"));
  const result = screen.getByTestId("puzzle-result");
  expect(result.textContent).toContain("-$10,000 of +$20,000");
  expect(result.textContent).toContain("There is a better one.");
  await fireEvent.click(screen.getByTestId("puzzle-tile-1-0-0"));
  await fireEvent.click(screen.getByTestId("puzzle-give-0"));
  await fireEvent.click(screen.getByTestId("puzzle-check"));
  expect(result.textContent).toContain("+$20,000 of +$20,000");
  expect(result.textContent).toContain("Solved");
  expect(local.get("chinatown-puzzles-solved")).toBe("1");
});

test("the solution comes with fair prices and what bots made of it", async () => {
  render(Puzzles, { number: "1" });
  await fireEvent.click(await screen.findByTestId("puzzle-show"));
  const solution = screen.getByTestId("puzzle-solution");
  expect(solution.textContent).toContain("Player 1 pays $10,000 to $30,000");
  expect(solution.textContent).toContain("Player 2 is paid $10,000 to $30,000");
  expect(solution.textContent).toContain("Player 2 gains $0 to $20,000");
  expect(solution.textContent).not.toContain("$0 to $0");
  expect(solution.textContent).toContain("shopkeeper: 3 of 3");
});

test("what was given is taken back by picking it again", async () => {
  render(Puzzles, { number: "1" });
  await fireEvent.click(await screen.findByTestId("lot-4"));
  await fireEvent.click(screen.getByTestId("puzzle-give-0"));
  expect(within(screen.getByTestId("puzzle-trade")).getAllByRole("button")).toHaveLength(1);
  await fireEvent.click(screen.getByTestId("lot-4"));
  expect(screen.queryByTestId("puzzle-trade")).toBeNull();
});

test("a trade of too many is not judged", async () => {
  render(Puzzles, { number: "1" });
  await fireEvent.click(await screen.findByTestId("lot-4"));
  await fireEvent.click(screen.getByTestId("puzzle-give-0"));
  await fireEvent.click(screen.getByTestId("lot-1"));
  await fireEvent.click(screen.getByTestId("puzzle-give-2"));
  await fireEvent.click(screen.getByTestId("puzzle-check"));
  expect(screen.getByTestId("puzzle-result").textContent).toContain(
    "Only two players may take part",
  );
});

test("puzzles are chosen by how hard they are", async () => {
  render(Puzzles, { number: "" });
  const list = await screen.findByTestId("puzzles");
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  await fireEvent.click(screen.getByTestId("puzzles-hard"));
  expect(within(list).getAllByRole("link")).toHaveLength(1);
});

test("on a narrow screen, whose map has no legend, what businesses pay is said below it", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  render(Puzzles, { number: "1" });
  const pays = await screen.findByTestId("puzzle-pays");
  expect(pays.textContent).toContain("3:\u00a010\u00a020\u00a050");
});
