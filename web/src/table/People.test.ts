import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Returned, TableInfo, TablePresence } from "../lib/protocol";
import { session } from "../lib/storage";
import { toasts } from "../lib/toasts.svelte";
import { NO_CLOCK, presence, TABLE, view, welcome } from "../testing/fixtures";
import { last, settled, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(startBrowser);
afterEach(stopBrowser);

const log = [
  { happened: "done-said" as const, seat: 1, done: true },
  { happened: "done-said" as const, seat: 0, done: true },
];
const sitWith = (people: TablePresence, returned: Returned | null = null): unknown =>
  sit({}, { presence: people, returned, log });
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

test("everyone sees who is away", () => {
  sitWith(presence({}, { 1: { here: false, since: ago(192) } }));
  expect(screen.getByTestId("seat-state-1").textContent).toMatch(/away 3:1\d/);
  expect(screen.queryByTestId("seat-state-2")).toBeNull();
});

test("whoever keeps the table waiting can be nudged", async () => {
  sitWith(presence({}, { 1: { waited: ago(65) } }));
  expect(screen.getByTestId("waits-for").textContent).toContain("The table waits for Anna: 1:0");
  await fireEvent.click(screen.getByTestId("nudge"));
  expect(last()).toMatchObject({ t: "nudge", seat: 1 });
  expect(screen.queryByTestId("replace")).toBeNull();
});

test("a reminder is told once, and the table stands", () => {
  sitWith(presence({}));
  socket.says({ t: "nudged", by: 1 });
  flushSync();
  const texts = toasts.shown.map(({ text }) => text());
  expect(texts).toEqual(["Anna reminds you: the table waits for you."]);
  expect(screen.getByTestId("phase")).toBeTruthy();
});

test("nobody is called slow at once, or for what I do not do", () => {
  sitWith(presence({}, { 0: { waited: ago(900) }, 1: { waited: ago(5) } }));
  expect(screen.queryByTestId("waits-for")).toBeNull();
});

test("at a slow table nobody is called slow within the hour", () => {
  const slow = { table: { pace: { ...NO_CLOCK, phase_seconds: 86_400 } } };
  sit({}, { presence: presence({}, { 1: { waited: ago(900) } }), ...slow });
  expect(screen.queryByTestId("waits-for")).toBeNull();
  socket.says(presence({}, { 1: { waited: ago(2 * 3600 + 300) } }));
  flushSync();
  expect(screen.getByTestId("waits-for").textContent).toContain("The table waits for Anna: 2 h 05");
});

test("the days that a person has left are seen beside the name, in full where pointed at", () => {
  const left = 3 * 86_400 + 23 * 3600;
  const bot = TABLE.seats.map((seat) => ({ ...seat, kind: seat.seat === 2 ? "bot" : "human" }));
  sit(
    {},
    {
      table: { seats: bot as TableInfo["seats"] },
      presence: presence({}, { 1: { seconds_left: left }, 2: { seconds_left: left } }),
    },
  );
  expect(screen.getByTestId("player-1").textContent).toMatch(/ 3 d(?! 23)/);
  expect(screen.getByTitle("Time left: 3 d 23 h")).toBeTruthy();
  expect(screen.getByTestId("player-2").textContent).not.toMatch(/ 3 d/);
});

test("a bot may play for whoever is away for two minutes", async () => {
  sitWith(presence({}, { 1: { waited: ago(300), here: false, since: ago(121) } }));
  await fireEvent.click(screen.getByTestId("replace"));
  expect(last()).toMatchObject({ t: "vote", question: "replace", about: 1, agree: true });
});

test("where a table chose less, a bot may play as soon as that is over", () => {
  const pace = { ...TABLE.pace, away_seconds: 5 };
  const gone = presence({}, { 1: { waited: ago(6), here: false, since: ago(6) } });
  sit({}, { presence: gone, table: { pace } });
  expect(screen.getByTestId("replace")).toBeTruthy();
});

test("a vote says what is asked, by whom, and who has not answered", async () => {
  sitWith(
    presence({ ballots: [{ question: "end", about: null, by: 1, agreed: [1], asked: [0, 2] }] }),
  );
  expect(screen.getByTestId("ballot-end").textContent).toMatch(/Anna wants to end .* Chen/s);
  await fireEvent.click(screen.getByTestId("vote-no"));
  expect(last()).toMatchObject({ t: "vote", question: "end", about: null, agree: false });
  await fireEvent.click(screen.getByTestId("vote-yes"));
  expect(last()).toMatchObject({ agree: true });
});

test("a paused game says so and can go on", async () => {
  sitWith(presence({ paused: 2 }));
  expect(screen.getByTestId("paused").textContent).toContain("Chen has paused the game");
  await fireEvent.click(screen.getByTestId("resume"));
  expect(last()).toMatchObject({ t: "vote", question: "resume", agree: true });
});

test("whoever is played by a bot takes the seat back with a press", async () => {
  sitWith(presence({}, { 0: { stand_in: "time" } }));
  await fireEvent.click(screen.getByTestId("come-back"));
  expect(last()).toMatchObject({ t: "come-back" });
});

test("what a bot did is told once", async () => {
  session.remove("chinatown-returned-abc");
  const spell: Returned = { t: "returned", why: "away", since: 0, until: 2 };
  sitWith(presence(), spell);
  const note = screen.getByTestId("returned");
  expect(note.textContent).toContain("Mei");
  expect(note.textContent).not.toContain("Anna");
  await fireEvent.click(screen.getByTestId("returned-close"));
  expect(screen.queryByTestId("returned")).toBeNull();
  socket.says(welcome(2, { view: view(), returned: spell }));
  expect(screen.queryByTestId("returned")).toBeNull();
});

test("leaving and ending take a second press", async () => {
  sitWith(presence());
  const sent = (): number => socket.sent.filter(({ t }) => t === "leave" || t === "vote").length;
  await fireEvent.click(screen.getByTestId("leave-game"));
  await fireEvent.click(screen.getByTestId("ask-end"));
  expect(sent()).toBe(0);
  await settled();
  await fireEvent.click(screen.getByTestId("ask-end"));
  expect(last()).toMatchObject({ t: "vote", question: "end", agree: true });
});
