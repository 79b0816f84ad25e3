// A hand at a table, where time passes as the test says.

import { fireEvent, screen } from "@testing-library/svelte";
import { vi } from "vitest";

import { caution } from "../lib/remembered.svelte";
import type { GameView } from "../lib/protocol";
import { STEADY } from "../lib/steady";
import { receive, socket, startBrowser } from "./seated";

/** Begin with a browser that remembers nothing, and asks before a loss. */
export function startHand(): void {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
  caution.set(true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Wait until what has just changed can be pressed. */
export const settled = (): Promise<unknown> => pass(STEADY + 200);

/** The server tells what has changed, and the page shows it. */
export async function hears(changed: Partial<GameView>): Promise<void> {
  receive({ changed });
  await pass(20);
}

/** The actions that were sent. */
export const actions = (): unknown[] =>
  socket.sent.flatMap(({ t, action }) => (t === "act" ? [action] : []));

/** Press as a finger or a mouse does. */
export const press = (testid: string): Promise<boolean> =>
  fireEvent.click(screen.getByTestId(testid), { detail: 1 });
