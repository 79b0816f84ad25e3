// Sitting at a table in the middle of a game: its page, and the other end of its line.

import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, vi } from "vitest";

import { Game } from "../lib/game.svelte";
import type { GameView, TableInfo, Update, Welcome } from "../lib/protocol";
import { STEADY } from "../lib/steady";
import GameTable from "../table/GameTable.svelte";
import { fakeLine, TABLE, update, view, welcome, type FakeSocket } from "./fixtures";
import { OPTIONS } from "./options";

/** The line of whoever has sat down last. */
export let socket: FakeSocket;
let number = 0;

/** Give jsdom what it lacks of a browser. */
export function startBrowser(): void {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}

export function stopBrowser(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Sit down, in Mei's seat unless the table says another. */
export function sit(
  changed: Partial<GameView>,
  { table, ...more }: { table?: Partial<TableInfo> } & Partial<Omit<Welcome, "table">> = {},
): Game {
  const line = fakeLine();
  const info = { ...TABLE, ...table };
  const game = new Game(info, line.open);
  socket = line.last();
  number = 1;
  socket.says(welcome(number, { view: view(changed), table: info, ...more }));
  render(GameTable, { game, lots: OPTIONS.lots });
  return game;
}

/** The server tells what has changed. */
export const receive = (changed: Partial<Update>): void => socket.says(update(++number, changed));

/** What was sent last. */
export const last = (): Record<string, unknown> => socket.sent.at(-1) ?? {};

export const now = (changed: Partial<GameView["now"]>): GameView["now"] => ({
  ...view().now,
  ...changed,
});

export const button = (testid: string): HTMLButtonElement => screen.getByTestId(testid);

/** Wait until what has just changed its meaning can be pressed. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, STEADY));
  await waitFor(() => expect(document.querySelector("[data-settling]")).toBeNull());
}
