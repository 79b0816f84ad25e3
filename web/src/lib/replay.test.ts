import { expect, test } from "vitest";

import { TABLE, view } from "../testing/fixtures";
import type { Replay } from "./protocol";
import { momentHash, Playback, readMoment } from "./replay.svelte";

const { players, ...rest } = view({ offers: [] });
const SECRET = { ...players[0]!, cash: null };
const KNOWN = { ...players[0]!, cash: 50_000 };

/** A game of two actions, of which the second is hidden from spectators. */
const REPLAY: Replay = {
  table: { ...TABLE, you: null, status: "over" },
  stories: { trades: [], rest: [{ seat: 0, dollars: 50_000 }] },
  figures: { cash: [[50_000, 50_000, 50_000]], income: [], best: [], gains: [], rounds: [] },
  events: [
    { happened: "round-began", round: 1, first: 0 },
    { happened: "done-said", seat: 1, done: true },
    { happened: "round-began", round: 2, first: 1 },
  ],
  values: [
    SECRET,
    KNOWN,
    rest.now,
    { ...rest.now, round: 2 },
    rest.board,
    rest.supply,
    null,
  ] as never,
  eyes: ([null, "all"] as const).map((viewer) => ({
    viewer,
    steps: [
      {
        events: [0],
        changed: {
          players: [0, 0, viewer ? 1 : 0],
          now: 2,
          board: 4,
          supply: 5,
          offers: [0, 0],
          mine: 6,
        },
      },
      { events: viewer ? [1] : [], changed: {} },
      { events: [2], changed: { now: 3 } },
    ],
  })),
};

/** Look at a game, once it has said where it stands. */
async function looked(step = 0, viewer: "all" | null = null): Promise<Playback> {
  const playback = new Playback(REPLAY, step, viewer);
  await Promise.resolve();
  return playback;
}

test("a replay begins where it is told to, with the log until then", async () => {
  const playback = await looked(1, "all");
  expect(playback.game.entries.map(({ kind }) => kind)).toEqual(["round-began", "done-said"]);
  expect(playback.game.view?.now.round).toBe(rest.now.round);
  expect(playback.game.me).toBeNull();
  expect(playback.game.stories).toEqual(REPLAY.stories);
  expect(playback.game.figures).toEqual(REPLAY.figures);
  playback.close();
});

test("a step on is a live update, and any other step shows that position", async () => {
  const playback = await looked();
  playback.go(1);
  playback.go(2);
  expect(playback.game.view?.now.round).toBe(2);
  expect(playback.game.entries.map(({ kind }) => kind)).toEqual(["round-began", "round-began"]);
  playback.go(0);
  expect(playback.game.entries).toHaveLength(1);
  expect(playback.game.view?.now.round).toBe(rest.now.round);
  playback.go(99);
  expect(playback.step).toBe(2);
  playback.close();
});

test("each pair of eyes sees what it may see", async () => {
  const playback = await looked(1);
  expect(playback.game.view?.players[0]?.cash).toBeNull();
  expect(playback.game.entries).toHaveLength(1);
  playback.look("all");
  expect(playback.game.view?.players[0]?.cash).toBe(50_000);
  expect(playback.game.entries).toHaveLength(2);
  playback.close();
});

test("a list changes by what comes in the place of what goes", async () => {
  const steps = [
    { events: [], changed: { now: 2, outlook: 6, players: [0, 0, 0, 1, 0] } },
    { events: [], changed: { players: [1, 1, 0, 0] } },
    { events: [], changed: { players: [0, 3] } },
  ];
  const playback = new Playback({ ...REPLAY, eyes: [{ viewer: null, steps }] });
  const cash = (step: number) => playback.viewAt(step, null).players.map((player) => player.cash);
  expect([cash(0), cash(1), cash(2)]).toEqual([
    [null, 50_000, null],
    [null, null, null, null],
    [null],
  ]);
  await Promise.resolve();
  playback.go(1);
  expect(playback.game.view?.players).toHaveLength(4);
  playback.close();
});

test("the end of an address is a moment also once the game is shown", async () => {
  const playback = await looked();
  playback.goTo("#2.all");
  expect([playback.step, playback.viewer]).toEqual([2, "all"]);
  expect(playback.game.entries).toHaveLength(3);
  playback.goTo("#1.7");
  expect([playback.step, playback.viewer]).toEqual([1, "all"]);
  playback.close();
});

test("somebody can jump from round to round", async () => {
  const playback = await looked(1);
  expect(playback.rounds).toEqual([0, 2]);
  playback.goRound(1);
  expect(playback.step).toBe(2);
  playback.goRound(-1);
  expect(playback.step).toBe(0);
  playback.close();
});

test("nothing can be done in a game that is over", async () => {
  const playback = await looked();
  expect(await playback.game.say("Hello")).toMatchObject({ code: "game-over" });
  playback.close();
});

test.each([
  ["#12", 12, null],
  ["#0.all", 0, "all"],
  ["#7.2", 7, 2],
] as const)("the address %s names a moment", (hash, step, viewer) => {
  expect(readMoment(hash)).toEqual({ step, viewer });
  expect(momentHash(step, viewer)).toBe(hash);
});

test("an address that names none leads to the beginning", () => {
  expect(readMoment("")).toEqual({ step: 0, viewer: null });
  expect(readMoment("#rules")).toEqual({ step: 0, viewer: null });
});
