import { expect, test } from "vitest";

import { presence, TABLE, view } from "../testing/fixtures";
import type { GameView, TablePresence } from "./protocol";
import { nextSharer, sharers, type SharedGame } from "./sharing";

/** A table of three who share a device, which Mei (0) has. */
function shared(changed: Partial<GameView["now"]>, more: Partial<TablePresence> = {}): SharedGame {
  return {
    me: 0,
    table: { ...TABLE, seats_here: [0, 1, 2] },
    view: view({ now: { ...view().now, ...changed } }),
    presence: { ...presence(), ...more },
  };
}

test("the device stays with whom the game waits for", () => {
  expect(nextSharer(shared({ waiting: [0, 1, 2] }))).toBeNull();
});

test("it goes clockwise to the next whom the game waits for", () => {
  expect(nextSharer(shared({ waiting: [2, 1] }))).toBe(1);
  expect(nextSharer(shared({ waiting: [2] }))).toBe(2);
  expect(nextSharer(shared({ waiting: [] }))).toBeNull();
});

test("it goes to nobody while the game is paused", () => {
  expect(nextSharer(shared({ waiting: [1] }, { paused: 2 }))).toBeNull();
});

test("it does not go to somebody for whom a bot plays", () => {
  const seat = {
    here: true,
    since: null,
    composing: false,
    waited: null,
    runs_out: null,
    seconds_left: null,
  };
  const seats = [
    { ...seat, seat: 0, stand_in: null },
    { ...seat, seat: 1, stand_in: "away" as const },
    { ...seat, seat: 2, stand_in: null },
  ];
  const game = shared({ waiting: [1, 2] }, { seats });
  expect(sharers(game)).toEqual([0, 2]);
  expect(nextSharer(game)).toBe(2);
});
