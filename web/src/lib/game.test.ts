import { describe, expect, test, vi } from "vitest";

import { fakeLine, TABLE, update, view, welcome } from "../testing/fixtures";
import { Game } from "./game.svelte";
import { fetchAll, fetchEarlier } from "./history";
import { promptOf } from "./prompt";
import type { OfferInfo } from "./protocol";
import { toasts } from "./toasts.svelte";
import type { GameEvent } from "./types";

const offer: OfferInfo = {
  phrases: [],
  reply: [],
  picks: [],
  id: "o1",
  seat: 1,
  trade: { transfers: [], promises: [], choices: [] },
  secret: false,
  counters: "",
  parties: [
    { seat: 0, answer: "waiting" },
    { seat: 1, answer: "agrees" },
  ],
  status: "open",
  reason: "",
  because: "",
  lapse: null,
  replaces: "",
  answers: "",
  expires: null,
};

function game(): { game: Game; line: ReturnType<typeof fakeLine> } {
  const line = fakeLine();
  return { game: new Game(TABLE, line.open), line };
}

describe("a long log", () => {
  const said = (text: string): GameEvent => ({
    happened: "said",
    seat: 1,
    text,
    to: [],
    about: "",
    kind: "words",
    phrases: [],
  });
  const log: GameEvent[] = [
    { happened: "round-began", round: 1, first: 0 },
    said("first"),
    { happened: "round-began", round: 2, first: 1 },
    said("second"),
    said("third"),
  ];

  function answering(): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const before = Number(path.split("before=")[1]);
      const earlier = Math.max(0, before - 2);
      const body = { log: log.slice(earlier, before), times: ["", ""], earlier };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    return asked;
  }

  test("comes in pages, and is then as if it had come whole", async () => {
    const asked = answering();
    const { game: whole, line: first } = game();
    const now = { ...view().now, round: 2 };
    first.last().says(welcome(1, { view: view({ now }), log }));
    const { game: client, line } = game();
    line.last().says(welcome(1, { view: view({ now }), log: log.slice(4), earlier: 4 }));
    const facts = (of: Game): unknown =>
      of.entries.map(({ key, round, text }) => ({ key, round, text }));
    expect(facts(client)).toEqual((facts(whole) as unknown[]).slice(4));
    await fetchEarlier(client);
    expect(client.entries).toHaveLength(3);
    line.last().says(update(2, { events: [said("fourth")] }));
    await fetchAll(client);
    expect((facts(client) as unknown[]).slice(0, 5)).toEqual(facts(whole));
    expect(client.entries.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(asked.map((path) => path.split("?")[1])).toEqual(["before=4", "before=2"]);
    await fetchAll(client);
    expect(asked).toHaveLength(2);
  });

  test("takes no page that comes after a new welcome", async () => {
    answering();
    const { game: client, line } = game();
    line.last().says(welcome(1, { log: log.slice(4), earlier: 4 }));
    const fetching = fetchEarlier(client);
    line.last().says(welcome(2, { log: log.slice(3), earlier: 3 }));
    await fetching;
    expect([client.earlier, client.entries.length]).toEqual([3, 2]);
  });
});

describe("a game kept up to date", () => {
  test("has what the welcome says, and then the sections that change", () => {
    const { game: client, line } = game();
    line.last().says(welcome(1, { log: [{ happened: "round-began", round: 1, first: 2 }] }));
    expect(client.entries.map(({ text }) => text)).toEqual([
      "1965, Year of the Snake begins. Chen is first player.",
    ]);
    vi.useFakeTimers();
    const supply = { deck: 3, bag: 4 };
    line
      .last()
      .says(update(2, { events: [{ happened: "cards-chosen", seat: 1 }], changed: { supply } }));
    expect(client.view?.supply).toEqual(supply);
    expect(client.view?.players).toEqual(view().players);
    vi.advanceTimersByTime(1000);
    expect(client.announcer.text).toBe("Anna has chosen.");
    vi.useRealTimers();
    expect(client.entries).toHaveLength(2);
  });

  test("knows what waits for me", () => {
    const { game: client, line } = game();
    line.last().says(welcome(1));
    expect(promptOf(client).urgency).toBe("none");
    line.last().says(update(2, { changed: { offers: [offer] } }));
    expect(client.asked).toEqual([offer]);
    expect(promptOf(client).urgency).toBe("mine");
    line.last().says(
      update(3, {
        changed: { offers: [], now: { ...view().now, phase: "build", waiting: [0] } },
      }),
    );
    expect(promptOf(client).urgency).toBe("last");
  });

  test("marks the buildings that moved", () => {
    const { game: client, line } = game();
    line.last().says(welcome(1));
    const { owners, shops } = view().board;
    owners[2] = 0;
    line.last().says(update(2, { changed: { board: { owners, shops } } }));
    expect(client.moved).toEqual(new Set([3]));
  });

  test("keeps each round's income for the summary", () => {
    const { game: client, line } = game();
    line.last().says(welcome(1));
    expect(client.lastIncome).toBeNull();
    const paid = (seat: number) =>
      ({ happened: "income-paid", seat, businesses: [], bonus: 0, total: 10_000 }) as const;
    line.last().says(
      update(2, {
        events: [
          { ...paid(1), businesses: [] },
          { ...paid(0), businesses: [] },
          { happened: "round-began", round: 2, first: 1 },
        ],
      }),
    );
    expect(client.lastIncome?.round).toBe(1);
    expect(client.lastIncome?.paid.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("what I do", () => {
  test("is sent in my seat's name and tells whether it was done", async () => {
    const { game: client, line } = game();
    line.last().says(welcome(1));
    const carriedOut = client.act({ do: "agree", offer: "o1", options: [] });
    expect(client.sending).toBe(1);
    const sent = line.last().sent[0];
    expect(sent?.["action"]).toEqual({ do: "agree", offer: "o1", options: [], seat: 0 });
    line.last().says({ t: "ok", id: sent?.["id"] });
    expect(await carriedOut).toBe(true);
    expect(client.sending).toBe(0);
  });

  test.each([
    ["open", 0, ["o1"]],
    ["refused", 0, []],
    ["open", 2, []],
  ] as const)("takes back what the counter answers that I agree to", (status, seat, ended) => {
    const { game: client, line } = game();
    const offers = [
      { ...offer, seat, status },
      { ...offer, id: "o2", counters: "o1" },
    ];
    line.last().says(welcome(1, { view: view({ offers }) }));
    void client.act({ do: "agree", offer: "o2", options: [] });
    void client.attempt({ do: "agree", offer: "o2", options: [] });
    void client.act({ do: "agree", offer: "o1", options: [] });
    const withdraws = line.last().sent.map((sent) => sent["withdraws"]);
    expect(withdraws).toEqual([ended, ended, []]);
  });

  test("shows the reason when it is refused", async () => {
    const { game: client, line } = game();
    line.last().says(welcome(1));
    const carriedOut = client.act({ do: "agree", offer: "o1", options: [] });
    line.last().says({
      t: "error",
      id: line.last().sent[0]?.["id"],
      code: "already-agreed",
      params: {},
    });
    expect(await carriedOut).toBe(false);
    expect(toasts.shown.at(-1)?.text()).toBe("You have already agreed.");
  });

  test("is nothing without a seat", async () => {
    const { game: client, line } = game();
    line.last().says(welcome(1, { table: { ...TABLE, you: null } }));
    expect(await client.act({ do: "done", done: true })).toBe(false);
    expect(line.last().sent).toEqual([]);
  });
});
