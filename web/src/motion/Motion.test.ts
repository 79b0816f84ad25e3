import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Game } from "../lib/game.svelte";
import type { GameEvent } from "../lib/types";
import { standStill } from "../lib/stillness";
import { fakeLine, TABLE, update, view, welcome, type FakeSocket } from "../testing/fixtures";
import Motion from "./Motion.svelte";
import { PAUSE } from "./timing";

const ANNA = 1;
const revealed = (building: number): GameEvent => ({
  happened: "cards-revealed",
  seat: ANNA,
  buildings: [building],
});

let reduced = false;
let socket: FakeSocket;
let number = 1;
let ends: (() => void)[] = [];

beforeEach(() => {
  reduced = false;
  ends = [];
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "setTimeout"] });
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: reduced }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  // jsdom has no animations.
  Element.prototype.animate = () => {
    const animation = { onfinish: null as (() => void) | null };
    ends.push(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
  const line = fakeLine();
  const game = new Game(TABLE, line.open);
  socket = line.last();
  number = 1;
  socket.says(welcome(number, { view: view() }));
  const table = document.createElement("div");
  table.innerHTML = `<p data-drop="${ANNA}"></p>${[1, 2].map((lot) => `<p data-building="${lot}"></p>`).join("")}`;
  document.body.append(table);
  render(Motion, { game });
});
afterEach(() => {
  cleanup();
  standStill(false);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Let things happen, and return how many are on their way then. */
async function seen(...events: GameEvent[]): Promise<number> {
  socket.says(update(++number, { events, changed: {} }));
  await vi.advanceTimersByTimeAsync(20);
  return document.querySelectorAll(".motion > span").length;
}

test("what changes hands is seen on its way, and gone when it has come", async () => {
  expect(await seen(revealed(1), revealed(2))).toBe(2);
  ends.forEach((end) => end());
  await vi.advanceTimersByTimeAsync(20);
  expect(document.querySelector(".motion > span")).toBeNull();
});

test("where it goes must be on the screen", async () => {
  expect(await seen(revealed(1), revealed(80))).toBe(1);
});

test("nothing moves where the system wants no motion", async () => {
  reduced = true;
  expect(await seen(revealed(1))).toBe(0);
});

test("nothing moves where the settings want no motion", async () => {
  standStill(true);
  expect(document.documentElement.hasAttribute("data-still")).toBe(true);
  expect(await seen(revealed(1))).toBe(0);
});

test("nothing moves on a page in the background", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(await seen(revealed(1))).toBe(0);
});

test("of what follows too fast to be seen only the first moves", async () => {
  expect(await seen(revealed(1))).toBe(1);
  expect(await seen(revealed(2))).toBe(1);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await seen(revealed(2))).toBe(2);
});

test("whoever comes back finds everything where it is", async () => {
  socket.says(
    welcome(++number, { view: view(), log: [revealed(1), revealed(2)], times: ["", ""] }),
  );
  await vi.advanceTimersByTimeAsync(20);
  expect(document.querySelector(".motion > span")).toBeNull();
});
