import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { last, settled, sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

/** Drag from one element to another, as a mouse does. */
async function drag(from: string, to: string, pointerType = "mouse"): Promise<void> {
  const [start, end] = [screen.getByTestId(from), screen.getByTestId(to)];
  document.elementFromPoint = () => end;
  const at = (x: number): object => ({ clientX: x, clientY: 0, button: 0, pointerType });
  await fireEvent.pointerDown(start, at(0));
  await fireEvent.pointerMove(start, at(40));
  await fireEvent.pointerUp(end, at(80));
  await fireEvent.click(end);
  // Clicks of later count again.
  await new Promise((done) => setTimeout(done));
}

async function offered(): Promise<unknown> {
  await settled();
  await fireEvent.click(screen.getByTestId("send-offer"));
  return (last()["action"] as { trade: { transfers: unknown } }).trade.transfers;
}

test("a lot that is dropped on another's lot is offered for it", async () => {
  sit({});
  await drag("lot-1", "lot-3");
  expect(await offered()).toMatchObject([
    { giver: 0, taker: 1, buildings: [1] },
    { giver: 1, taker: 0, buildings: [3] },
  ]);
});

test("a tile that is dropped at a player goes to that player, and changes its taker again", async () => {
  sit({});
  await drag("my-tile-photo", "player-1");
  await drag("lot-5", "player-0");
  // A button that has just moved takes no press.
  await settled();
  await fireEvent.click(screen.getByTestId("party-2"));
  expect(screen.queryByTestId("gives-2")).toBeNull();
  expect(await offered()).toMatchObject([{ giver: 0, taker: 1, tiles: ["Photo"] }]);
});

test("what moves too little is a click, and a finger scrolls with the map", async () => {
  sit({});
  await drag("lot-1", "lot-3", "touch");
  expect(await offered()).toMatchObject([{ giver: 1, taker: 0, buildings: [3] }]);
});
