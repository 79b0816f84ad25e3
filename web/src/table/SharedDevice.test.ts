// People who share a device: nobody sees the table of another.

import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { Game } from "../lib/game.svelte";
import type { GameView } from "../lib/protocol";
import { toasts } from "../lib/toasts.svelte";
import {
  fakeLine,
  offer,
  TABLE,
  update,
  view,
  welcome,
  type FakeSocket,
} from "../testing/fixtures";
import { pass, press, settled, startHand } from "../testing/hand";
import { stopBrowser } from "../testing/seated";
import SharedDevice from "./SharedDevice.svelte";

/** A table that Mei (0) and Anna (1) share a device at. */
const SHARED = { ...TABLE, seats_here: [0, 1] };
const children = createRawSnippet(() => ({ render: () => `<p data-testid="table">secrets</p>` }));
let socket: FakeSocket;
let number = 1;

beforeEach(startHand);
afterEach(() => {
  toasts.shown = [];
  stopBrowser();
});

const at = (changed: Partial<GameView["now"]>): GameView["now"] => ({ ...view().now, ...changed });

function gather(changed: Partial<GameView> = {}): void {
  const line = fakeLine();
  const game = new Game(SHARED, line.open);
  socket = line.last();
  number = 1;
  socket.says(welcome(number, { view: view(changed), table: SHARED }));
  render(SharedDevice, { game, children });
}

const hear = (changed: Partial<GameView>): void => socket.says(update(++number, { changed }));

/** The server lets this browser play another seat. */
async function play(seat: number, changed: Partial<GameView> = {}): Promise<void> {
  const table = { ...SHARED, you: seat };
  socket.says(welcome(++number, { view: view(changed), table }));
  socket.says({ t: "ok", id: socket.sent.at(-1)!["id"] });
  await settled();
}

const shown = (): boolean => screen.queryByTestId("table") !== null;

test("a page that is opened shows nothing until somebody says who they are", async () => {
  gather();
  expect(shown()).toBe(false);
  expect(screen.getByRole("heading").textContent).toContain("Who has the device?");
  await settled();
  await press("i-am-0");
  expect(shown()).toBe(true);
  expect(socket.sent).toEqual([]);
});

test("nobody sees the table of another before the server has changed the seat", async () => {
  gather();
  await settled();
  await press("i-am-1");
  expect(socket.sent.at(-1)).toMatchObject({
    t: "arrange",
    change: { do: "choose-seat", seat: 1 },
  });
  expect(shown()).toBe(false);
  await play(1);
  expect(shown()).toBe(true);
});

test("a refusal leaves it hidden", async () => {
  gather();
  await settled();
  await press("i-am-1");
  const { id } = socket.sent.at(-1)!;
  socket.says({ t: "error", id, code: "seat-not-held", params: {} });
  await settled();
  expect(shown()).toBe(false);
});

test("whoever is done is asked to pass the device to whom the game waits for", async () => {
  gather({ now: at({ waiting: [0, 1] }) });
  await settled();
  await press("i-am-0");
  hear({ now: at({ waiting: [1] }) });
  await settled();
  expect(shown()).toBe(false);
  expect(screen.getByRole("heading").textContent).toContain("Anna");
  // Whoever wants to look on for a while keeps it, and is not asked again.
  await press("i-am-0");
  expect(shown()).toBe(true);
  hear({ now: at({ waiting: [1] }) });
  await settled();
  expect(shown()).toBe(true);
});

test("a double press on what was below opens no table of another", async () => {
  gather({ now: at({ waiting: [0, 1] }) });
  await settled();
  await press("i-am-0");
  hear({ now: at({ waiting: [1] }) });
  await pass(20);
  await press("i-am-1");
  expect(socket.sent).toEqual([]);
});

test("the bar says for whom offers wait, and passes the device on", async () => {
  gather({ now: at({ waiting: [0, 1] }) });
  await settled();
  await press("i-am-0");
  expect(screen.getByTestId("pass-1").textContent).not.toContain("offer");
  const answers = [
    { seat: 0, answer: "agrees" as const },
    { seat: 1, answer: "waiting" as const },
  ];
  hear({ offers: [offer("o1", { parties: answers })] });
  await settled();
  expect(screen.getByTestId("pass-1").textContent).toContain("1 offer");
  await press("pass-1");
  expect(shown()).toBe(false);
});

test("what was said to somebody else goes with them", async () => {
  gather();
  await settled();
  toasts.add(() => "for Mei alone", "note");
  await press("i-am-1");
  await play(1);
  expect(toasts.shown).toEqual([]);
});

test("once the game is over nothing is hidden", () => {
  gather({ now: at({ phase: "over", waiting: [] }) });
  expect(shown()).toBe(true);
});
