import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { GameView } from "../lib/protocol";
import type { GameEvent } from "../lib/types";
import { offer, TABLE, transfer } from "../testing/fixtures";
import { last, receive, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

function hears(events: GameEvent[], changed: Partial<GameView> = {}): void {
  receive({ events, changed });
}

const refuse = (code: string, params = {}): void =>
  socket.says({ t: "error", id: last()["id"], code, params });
const press = (testid: string): Promise<boolean> => fireEvent.click(screen.getByTestId(testid));
const write = (testid: string, value: string): Promise<boolean> =>
  fireEvent.input(screen.getByTestId(testid), { target: { value } });
const send = (): Promise<boolean> => fireEvent.submit(screen.getByTestId("chat"));
const line = (): HTMLInputElement => screen.getByTestId("chat-text");
const said = (changed: object): GameEvent => ({
  happened: "said",
  seat: 1,
  text: "hi",
  to: [],
  about: "",
  kind: "words",
  phrases: [],
  ...changed,
});

describe("talk", () => {
  test("goes to all, and the line is empty again when it was said", async () => {
    sit({});
    await write("chat-text", "good morning");
    await send();
    expect(last()["action"]).toMatchObject({
      do: "say",
      text: "good morning",
      to: [],
      kind: "words",
    });
    socket.says({ t: "ok", id: last()["id"] });
    await waitFor(() => expect(line().value).toBe(""));
  });

  test("is whispered to those who were chosen", async () => {
    sit({});
    await press("chat-to");
    await press("chat-to-2");
    await press("chat-to-1");
    expect(line().getAttribute("aria-label")).toBe("Only Anna and Chen will hear");
    await write("chat-text", "psst");
    await send();
    expect(last()["action"]).toMatchObject({ to: [1, 2], text: "psst" });
  });

  test("that a limit stops stays in the line, with the reason below it", async () => {
    sit({});
    await write("chat-text", "again");
    await send();
    refuse("text-length", { most: 280 });
    await waitFor(() =>
      expect(screen.getByTestId("chat-trouble").textContent).toContain("longer than 280"),
    );
    expect(line().value).toBe("again");
  });

  test("counts the last characters that are left", async () => {
    sit({});
    await write("chat-text", "x".repeat(200));
    expect(screen.queryByTestId("chat-left")).toBeNull();
    await write("chat-text", "x".repeat(279));
    expect(screen.getByTestId("chat-left").textContent).toBe("1 character left");
  });

  test("says what it would become above the line, so that what sends it stays where it is", async () => {
    sit({});
    await write("chat-text", "my 1 for your 3");
    const hint = screen.getByText(/turns an offer into a draft/);
    expect(line().getAttribute("aria-describedby")).toBe(hint.id);
    const below = hint.compareDocumentPosition(screen.getByTestId("chat-send"));
    expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("has quick reactions, and the call for last offers", async () => {
    sit({});
    await press("chat-reactions");
    await press("reaction-thanks");
    expect(last()["action"]).toMatchObject({ do: "say", kind: "reaction", text: "thanks" });
    await press("last-offers");
    expect(last()["action"]).toMatchObject({ do: "say", kind: "last-offers", text: "" });
  });

  test("is plain text, and whispers can be told from what all hear", async () => {
    sit({});
    hears([said({ text: "<b>http://x.example</b>" }), said({ to: [0], text: "psst" })]);
    const log = within(screen.getByTestId("log"));
    const plain = await log.findByText(/<b>http:\/\/x\.example<\/b>/);
    expect(plain.querySelector("b, a")).toBeNull();
    const whisper = log.getByText(/Anna to Mei: psst/).closest("li");
    expect(whisper?.dataset["manner"]).toBe("whisper");
    await press("filter-happened");
    expect(log.queryByText(/psst/)).toBeNull();
  });

  test("of a player can be hidden, with their offers", async () => {
    sit({ offers: [offer("o1")] });
    hears([said({ text: "buy buy buy" })]);
    await press("mute-1");
    expect(last()).toMatchObject({ t: "mute", seat: 1, muted: true });
    socket.says({ t: "ok", id: last()["id"] });
    await waitFor(() => expect(screen.queryByTestId("offer-o1")).toBeNull());
    expect(within(screen.getByTestId("log")).queryByText(/buy buy buy/)).toBeNull();
    expect(document.title).not.toContain("offer");
  });

  test("is not covered by the number of those who look on", async () => {
    sit({});
    const log = await screen.findByTestId("log");
    expect(log.classList).not.toContain("watched");
    socket.says({ t: "lobby", table: { ...TABLE, spectators: 1 } });
    await waitFor(() => expect(log.classList).toContain("watched"));
  });

  test("is only read by who looks on", () => {
    sit({}, { table: { you: null } });
    hears([said({})]);
    expect(screen.queryByTestId("chat")).toBeNull();
  });
});

describe("an offer in words", () => {
  const TRADE = { transfers: [transfer({ buildings: [1] })], promises: [], choices: [] };
  const OTHER = { transfers: [transfer({ taker: 2, buildings: [1] })], promises: [], choices: [] };

  async function says(trades: object[], problem: object | null = null): Promise<void> {
    await write("chat-text", "my 1 for your 3");
    await send();
    expect(last()).toMatchObject({ t: "draft", text: "my 1 for your 3", to: [], language: "en" });
    socket.says({ t: "drafted", id: last()["id"], trades, problem });
  }

  test("lies on the scale, to be looked at before it is offered", async () => {
    sit({});
    await says([TRADE]);
    const scale = await screen.findByTestId("composer");
    expect(within(scale).getAllByText("building 1")).toHaveLength(2);
    expect(socket.sent.filter(({ t }) => t === "act")).toEqual([]);
    expect(line().value).toBe("");
  });

  test("that may mean several trades is asked back", async () => {
    sit({});
    await says([TRADE, OTHER]);
    const choice = await screen.findByTestId("chat-choice-1");
    expect(choice.textContent).toBe("Mei gives Chen building 1");
    await fireEvent.click(choice);
    expect(screen.getByTestId("party-2").getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByTestId("chat-choices")).toBeNull();
  });

  test("that is unclear says so and stays in the line", async () => {
    sit({});
    await says([], { code: "building-not-owned", params: { building: 3, seat: 2 } });
    await waitFor(() =>
      expect(screen.getByTestId("chat-trouble").textContent).toContain("doesn’t belong to Chen"),
    );
    expect(line().value).toBe("my 1 for your 3");
    await press("chat-plainly");
    expect(last()["action"]).toMatchObject({ do: "say", text: "my 1 for your 3" });
  });

  test("that is none goes out as talk", async () => {
    sit({});
    await says([], { code: "draft-no-offer", params: {} });
    await waitFor(() => expect(last()["action"]).toMatchObject({ do: "say" }));
  });
});
