import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { Problem } from "../lib/errors";
import type { MissedGame, Replay } from "../lib/protocol";
import { Playback, type Viewer } from "../lib/replay.svelte";
import { priceOf } from "../lib/missed";
import { TABLE, view } from "../testing/fixtures";
import { Missed } from "./missed.svelte";
import MissedPanel from "./MissedPanel.svelte";

const { now, board, supply, players } = view({ offers: [] });
const inPhase = (phase: "trade" | "build", round: number) => ({ ...now, phase, round });

/** A game of three actions: the trading of two years ends, then it is over. */
const REPLAY: Replay = {
  table: { ...TABLE, you: null, status: "over" },
  stories: { trades: [], rest: [] },
  figures: { cash: [], income: [], best: [], gains: [], rounds: [] },
  events: [],
  values: [
    ...[inPhase("trade", 1), inPhase("build", 1), inPhase("build", 2), inPhase("trade", 3)],
    ...[board, supply, null, ...players],
  ] as never,
  eyes: ([null, 0, 1] as const).map((viewer) => ({
    viewer,
    steps: [
      {
        events: [],
        changed: {
          now: 0,
          board: 4,
          supply: 5,
          mine: 6,
          offers: [0, 0],
          players: [0, 0, ...players.map((_, seat) => 7 + seat)],
        },
      },
      { events: [], changed: { now: 1 } },
      { events: [], changed: { now: 2 } },
      { events: [], changed: { now: 3 } },
    ],
  })),
};

const give = (giver: number, taker: number, buildings: number[], tiles: string[]) => ({
  ...{ giver, taker, buildings, tiles, cash: 0, due: 0 },
  ...{ cards: [], shares: [], clauses: [] },
});

const MISSED: MissedGame = {
  rounds: [
    {
      round: 1,
      traded: 1,
      trades: [
        {
          seats: [0, 1],
          trade: { transfers: [give(1, 0, [4], ["Photo"])], promises: [], choices: [] },
          before: [20_000, 10_000],
          after: [50_000, 0],
          placements: [
            { building: 1, shop: "Photo" },
            { building: 4, shop: "Photo" },
          ],
          gain: 20_000,
          lowest: 10_000,
          highest: 30_000,
        },
        {
          seats: [0, 2],
          trade: { transfers: [give(2, 0, [9], [])], promises: [], choices: [] },
          before: [20_000, 20_000],
          after: [20_000, 30_000],
          placements: [],
          gain: 10_000,
          lowest: -10_000,
          highest: 0,
        },
      ],
      buildings: [
        {
          seat: 1,
          placements: [{ building: 28, shop: "Photo" }],
          earned: 10_000,
          possible: 20_000,
        },
      ],
    },
    { round: 2, traded: 2, trades: [], buildings: [] },
  ],
};

let playback: Playback | undefined;
afterEach(() => playback?.close());

/** Look for what was missed, through somebody's eyes. */
async function look(
  viewer: Viewer = null,
  ask = () => Promise.resolve(MISSED),
): Promise<{ playback: Playback; onclose: () => void }> {
  playback = new Playback(REPLAY, 0, viewer);
  await Promise.resolve();
  const onclose = vi.fn();
  render(MissedPanel, { playback, missed: new Missed(ask), onclose });
  return { playback, onclose };
}

const words = (item: HTMLElement): string =>
  item.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");

test("an exchange says what it brings, who gives what, and which prices are fair", async () => {
  await look();
  const trade = words(await screen.findByTestId("missed-trade-0-1"));
  expect(trade).toContain("Mei and Anna could have earned $20,000 more together this round.");
  expect(trade).toContain("Anna gives Mei building 4 and Photo");
  expect(trade).toContain("At any price from $10,000 to $30,000 that Mei pays Anna");
  expect(trade).toContain("Mei: $50,000 instead of $20,000");
  expect(trade).toContain("Anna: $0 instead of $10,000");
  // The other way round it is the second who pays.
  const other = words(screen.getByTestId("missed-trade-0-2"));
  expect(other).toContain("At any price from $0 to $10,000 that Chen pays Mei");
  expect(words(screen.getByTestId("missed-building-1"))).toContain(
    "Anna could have earned $20,000 instead of $10,000 this round with Photo on 28.",
  );
});

test("a seat sees its best exchange and what it left lying itself", async () => {
  await look(0);
  await screen.findByTestId("missed-trade-0-1");
  expect(screen.queryByTestId("missed-trade-0-2")).toBeNull();
  expect(screen.queryByTestId("missed-building-1")).toBeNull();
  screen.getByText("Everything was built that pays most this round.");
});

test("the board shows it at the end of trading, until it is pressed again or the game goes on", async () => {
  const { playback } = await look();
  const [show] = await screen.findAllByTestId("missed-show");
  await fireEvent.click(show!);
  expect(playback.step).toBe(1);
  expect(playback.game.imagined).toEqual({ lots: [4], shops: { 1: "Photo", 4: "Photo" } });
  expect(show!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(show!);
  expect(playback.game.imagined).toBeNull();
  await fireEvent.click(show!);
  const [go] = screen.getAllByTestId("missed-go");
  playback.go(0);
  expect(playback.game.imagined).toBeNull();
  await fireEvent.click(go!);
  expect(playback.step).toBe(1);
  await fireEvent.click(show!);
  playback.go(2);
  await screen.findByText(/^No exchange between two players/);
  expect(playback.game.imagined).toBeNull();
});

test("a year is chosen, and where trading never ended nothing was missed", async () => {
  const { playback } = await look();
  const year = await screen.findByTestId<HTMLSelectElement>("missed-round");
  await fireEvent.change(year, { target: { value: "2" } });
  expect(playback.step).toBe(2);
  await screen.findByText(/^No exchange between two players/);
  playback.go(3);
  await screen.findByText("The game ended before this round’s trading was over.");
  expect(within(year).getAllByRole("option")).toHaveLength(3);
});

test("without the server it says so, and asks again when it is told to", async () => {
  const ask = vi
    .fn<() => Promise<MissedGame>>()
    .mockRejectedValueOnce(new Problem("no-connection"))
    .mockResolvedValue(MISSED);
  const { onclose } = await look(null, ask);
  expect(words(await screen.findByRole("alert"))).toContain("The server does not answer.");
  await fireEvent.click(screen.getByText("Try again"));
  await screen.findByTestId("missed-trade-0-1");
  expect(ask).toHaveBeenCalledTimes(2);
  await fireEvent.click(screen.getByTestId("missed-close"));
  expect(onclose).toHaveBeenCalledOnce();
});

test("a price on either side of nothing can be paid by either", () => {
  const [trade] = MISSED.rounds[0]!.trades;
  expect(priceOf({ ...trade!, lowest: -20_000, highest: 10_000 })).toEqual({
    payer: 0,
    paid: 1,
    low: 20_000,
    high: 10_000,
    either: true,
  });
});
