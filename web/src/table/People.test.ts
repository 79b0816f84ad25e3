import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Game } from "../lib/game.svelte";
import type { Returned, TablePresence } from "../lib/protocol";
import { STEADY } from "../lib/steady";
import { session } from "../lib/storage";
import { fakeLine, presence, TABLE, view, welcome, type FakeSocket } from "../testing/fixtures";
import { OPTIONS } from "../testing/options";
import GameTable from "./GameTable.svelte";

let socket: FakeSocket;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollTo = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function sit(people: TablePresence, returned: Returned | null = null): void {
  const line = fakeLine();
  const game = new Game(TABLE, line.open);
  socket = line.last();
  const log = [
    { happened: "done-said" as const, seat: 1, done: true },
    { happened: "done-said" as const, seat: 0, done: true },
  ];
  socket.says(welcome(1, { view: view(), presence: people, returned, log }));
  render(GameTable, { game, lots: OPTIONS.lots });
}

/** Wait until what has just changed its meaning can be pressed. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, STEADY));
  await waitFor(() => expect(document.querySelector("[data-settling]")).toBeNull());
}
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
const last = (): unknown => socket.sent.at(-1);

test("everyone sees who is away", () => {
  sit(presence({}, { 1: { here: false, since: ago(192) } }));
  expect(screen.getByTestId("seat-state-1").textContent).toMatch(/away 3:1\d/);
  expect(screen.queryByTestId("seat-state-2")).toBeNull();
});

test("whoever keeps the table waiting can be nudged", async () => {
  sit(presence({}, { 1: { waited: ago(65) } }));
  expect(screen.getByTestId("waits-for").textContent).toContain("The table waits for Anna: 1:0");
  await fireEvent.click(screen.getByTestId("nudge"));
  expect(last()).toMatchObject({ t: "nudge", seat: 1 });
  expect(screen.queryByTestId("replace")).toBeNull();
});

test("nobody is called slow at once, or for what I do not do", () => {
  sit(presence({}, { 0: { waited: ago(900) }, 1: { waited: ago(5) } }));
  expect(screen.queryByTestId("waits-for")).toBeNull();
});

test("a bot may play for whoever is away for two minutes", async () => {
  sit(presence({}, { 1: { waited: ago(300), here: false, since: ago(121) } }));
  await fireEvent.click(screen.getByTestId("replace"));
  expect(last()).toMatchObject({ t: "vote", question: "replace", about: 1, agree: true });
});

test("a vote says what is asked, by whom, and who has not answered", async () => {
  sit(presence({ ballots: [{ question: "end", about: null, by: 1, agreed: [1], asked: [0, 2] }] }));
  expect(screen.getByTestId("ballot-end").textContent).toMatch(/Anna wants to end .* Chen/s);
  await fireEvent.click(screen.getByTestId("vote-no"));
  expect(last()).toMatchObject({ t: "vote", question: "end", about: null, agree: false });
  await fireEvent.click(screen.getByTestId("vote-yes"));
  expect(last()).toMatchObject({ agree: true });
});

test("a paused game says so and can go on", async () => {
  sit(presence({ paused: 2 }));
  expect(screen.getByTestId("paused").textContent).toContain("Chen has paused the game");
  await fireEvent.click(screen.getByTestId("resume"));
  expect(last()).toMatchObject({ t: "vote", question: "resume", agree: true });
});

test("whoever is played by a bot takes the seat back with a press", async () => {
  sit(presence({}, { 0: { stand_in: "time" } }));
  await fireEvent.click(screen.getByTestId("come-back"));
  expect(last()).toMatchObject({ t: "come-back" });
});

test("what a bot did is told once", async () => {
  session.remove("chinatown-returned-abc");
  const spell: Returned = { t: "returned", why: "away", since: 0, until: 2 };
  sit(presence(), spell);
  const note = screen.getByTestId("returned");
  expect(note.textContent).toContain("Mei");
  expect(note.textContent).not.toContain("Anna");
  await fireEvent.click(screen.getByTestId("returned-close"));
  expect(screen.queryByTestId("returned")).toBeNull();
  socket.says(welcome(2, { view: view(), returned: spell }));
  expect(screen.queryByTestId("returned")).toBeNull();
});

test("leaving and ending take a second press", async () => {
  sit(presence());
  const sent = (): number => socket.sent.filter(({ t }) => t === "leave" || t === "vote").length;
  await fireEvent.click(screen.getByTestId("leave-game"));
  await fireEvent.click(screen.getByTestId("ask-end"));
  expect(sent()).toBe(0);
  await settled();
  await fireEvent.click(screen.getByTestId("ask-end"));
  expect(last()).toMatchObject({ t: "vote", question: "end", agree: true });
});
