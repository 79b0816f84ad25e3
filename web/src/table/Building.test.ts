import { cleanup, fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameView, MissedNow, TableInfo } from "../lib/protocol";
import { offer, TABLE, transfer } from "../testing/fixtures";
import {
  button,
  last,
  now,
  receive,
  settled,
  sit,
  socket,
  startBrowser,
  stopBrowser,
} from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

const hears = receive;

describe("training", () => {
  const training: TableInfo = { ...TABLE, variants: ["training"] };
  const alone = (table: TableInfo): TableInfo => ({
    ...table,
    seats: table.seats.map((seat) => (seat.seat ? { ...seat, kind: "bot" } : seat)),
  });
  const build: Partial<GameView> = { now: now({ phase: "build", waiting: [0] }) };
  const missed: MissedNow = {
    round: 1,
    trade: {
      seats: [0, 1],
      trade: { ...offer("a").trade, transfers: [transfer({ giver: 1, taker: 0, buildings: [3] })] },
      before: [10_000, 0],
      after: [50_000, 0],
      placements: [{ building: 3, shop: "Photo" }],
      gain: 40_000,
      lowest: 0,
      highest: 40_000,
    },
    standing: [],
  };

  afterEach(() => vi.unstubAllGlobals());

  function answering(answer: unknown, status = 200): void {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  }

  test("the trade I missed is told, and shown on the board while I want it", async () => {
    answering(missed);
    sit(build, { table: alone(training) });
    await fireEvent.click(await screen.findByTestId("missed-look"));
    await screen.findByText(/could have earned \$40,000 more together/);
    const show = button("missed-show");
    await fireEvent.click(show);
    expect(show.getAttribute("aria-pressed")).toBe("true");
    await settled();
    await fireEvent.click(show);
    expect(show.getAttribute("aria-pressed")).toBe("false");
  });

  test("a round without a better trade says so", async () => {
    answering({ round: 1, trade: null, standing: [] });
    sit(build, { table: alone(training) });
    await fireEvent.click(await screen.findByTestId("missed-look"));
    await screen.findByText(/No exchange with one other player/);
  });

  test("it is not there among people, nor at other tables", async () => {
    for (const table of [training, alone(TABLE)]) {
      sit(build, { table });
      await screen.findByTestId("build-confirm");
      expect(screen.queryByTestId("missed-now")).toBeNull();
      cleanup();
    }
  });
});

describe("building", () => {
  const build: Partial<GameView> = { now: now({ phase: "build", waiting: [0] }) };

  async function previewed(lots: Record<string, number[]>, after = 10_000): Promise<void> {
    await waitFor(() => expect(last()["t"]).toBe("preview"));
    socket.says({ t: "previewed", id: last()["id"], before: 10_000, after, businesses: [], lots });
  }

  test("a tile goes on a lit lot, shows its income, and is confirmed", async () => {
    sit(build);
    await previewed({ Photo: [1], "Dim Sum": [1] });
    await waitFor(() => expect(button("my-tile-photo").disabled).toBe(false));
    await fireEvent.click(button("my-tile-photo"));
    await fireEvent.click(screen.getByTestId("lot-1"));
    expect(last()).toMatchObject({ t: "preview", placements: [{ building: 1, shop: "Photo" }] });
    await previewed({ Photo: [], "Dim Sum": [] }, 20_000);
    await waitFor(() =>
      expect(screen.getByTestId("build-income").textContent).toContain("+$10,000"),
    );
    await settled();
    await fireEvent.click(button("build-confirm"));
    expect(last()["action"]).toEqual({
      do: "build",
      placements: [{ building: 1, shop: "Photo" }],
      seat: 0,
    });
  });

  test("a tile stays chosen when it is pressed again for the next lot, and goes back when pressed twice", async () => {
    sit(build);
    await previewed({ "Dim Sum": [1, 3] });
    const tile = button("my-tile-dim-sum");
    const chosen = (): string | null => tile.getAttribute("aria-pressed");
    await waitFor(() => expect(tile.disabled).toBe(false));
    await fireEvent.click(tile);
    await fireEvent.click(screen.getByTestId("lot-1"));
    await previewed({ "Dim Sum": [3] }, 20_000);
    expect(chosen()).toBe("true");
    await settled();
    await fireEvent.click(tile);
    expect(chosen()).toBe("true");
    await settled();
    await fireEvent.click(tile);
    expect(chosen()).toBe("false");
  });

  test("the keyboard reaches my tiles also where none can be placed", async () => {
    sit(build);
    await previewed({ Photo: [1] });
    const tiles = screen.getByRole("region", { name: "Your tiles" });
    await waitFor(() => expect(tiles.getAttribute("tabindex")).toBeNull());
    cleanup();
    sit(build);
    await previewed({ Photo: [], "Dim Sum": [] });
    expect(screen.getByRole("region", { name: "Your tiles" }).getAttribute("tabindex")).toBe("0");
  });

  test("a planned tile is taken back by a click on it", async () => {
    sit(build);
    await previewed({ Photo: [1] });
    await waitFor(() => expect(button("my-tile-photo").disabled).toBe(false));
    await fireEvent.click(button("my-tile-photo"));
    await fireEvent.click(screen.getByTestId("lot-1"));
    await previewed({ Photo: [] });
    await settled();
    await fireEvent.click(screen.getByTestId("lot-1"));
    expect(last()).toMatchObject({ t: "preview", placements: [] });
  });

  test("a plan that the server refuses goes back to what it was", async () => {
    sit(build);
    await previewed({ Photo: [1] });
    await waitFor(() => expect(button("my-tile-photo").disabled).toBe(false));
    await fireEvent.click(button("my-tile-photo"));
    await fireEvent.click(screen.getByTestId("lot-1"));
    socket.says({
      t: "error",
      id: last()["id"],
      code: "building-occupied",
      params: { building: 1 },
    });
    await waitFor(() => expect(button("build-confirm").textContent).toContain("Pass"));
  });

  test("passing with tiles that could be placed is asked about once", async () => {
    sit(build);
    await previewed({ Photo: [1] });
    await waitFor(() => expect(button("my-tile-photo").disabled).toBe(false));
    await fireEvent.click(button("build-confirm"));
    expect(last()["t"]).toBe("preview");
    await settled();
    await fireEvent.click(button("build-confirm"));
    expect(last()["action"]).toEqual({ do: "build", placements: [], seat: 0 });
  });

  test("while others build nothing is asked of me", () => {
    sit({ now: now({ phase: "build", waiting: [1] }) });
    expect(socket.sent).toEqual([]);
    expect(screen.queryByTestId("build-confirm")).toBeNull();
    expect(screen.getAllByText(/Waiting for Anna/).length).toBeGreaterThan(0);
  });
});

describe("income", () => {
  const paid = {
    happened: "income-paid",
    seat: 0,
    businesses: [{ shop: "Photo", buildings: [1, 2, 3], size: 3, finished: true, pays: 50_000 }],
    bonus: 0,
    total: 50_000,
  } as const;

  test("is shown business by business when it comes in, and again from the log", async () => {
    sit({});
    expect(screen.queryByTestId("income-summary")).toBeNull();
    hears({
      events: [
        { ...paid, businesses: paid.businesses.map((b) => ({ ...b, buildings: [1, 2, 3] })) },
      ],
    });
    const summary = await screen.findByTestId("income-summary");
    expect(summary.textContent).toMatch(/Photo\s*3\/3\s.*1, 2, and 3.*\$50,000/s);
    await fireEvent.click(button("income-close"));
    expect(screen.queryByTestId("income-summary")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Details/ }));
    expect(screen.getByTestId("income-summary")).toBeTruthy();
  });
});

describe("asking for turns", () => {
  const asking = { turns_needed: 1, may_ask_turns: true, in_turn: false };

  test.each(["trade", "build"] as const)("is one press in the phase %s", async (phase) => {
    sit({ now: now({ phase, ...asking }) });
    await fireEvent.click(button("ask-turns"));
    expect(last()["action"]).toEqual({ do: "ask-turns", seat: 0 });
  });

  test("is no matter of those who have chosen, or of tables where nobody can", () => {
    sit({ now: now({ phase: "build", waiting: [1], ...asking, may_ask_turns: false }) });
    expect(screen.queryByTestId("ask-turns")).toBeNull();
    expect(screen.queryByTestId("turns-asked")).toBeNull();
  });

  test("shows who would, and how many must still agree", () => {
    sit({ now: now({ ...asking, turns_needed: 3, turns_asked: [1] }) });
    expect(screen.getByTestId("turns-asked").textContent).toContain(
      "Anna would build in turn; 2 more must agree.",
    );
    expect(button("ask-turns").textContent.trim()).toBe("I’d build in turn");
  });

  test("is told once it is settled, before building and while it goes on", () => {
    sit({ now: now({ ...asking, may_ask_turns: false, turns_asked: [1], in_turn: true }) });
    expect(screen.getByTestId("turns-asked").textContent).toContain("Everyone builds in turn");
    hears({ changed: { now: now({ phase: "build", turns_asked: [1], in_turn: true }) } });
    return waitFor(() => {
      expect(screen.queryByTestId("turns-asked")).toBeNull();
      expect(screen.getByText(/Everyone builds in turn, from the first player/)).toBeTruthy();
    });
  });
});
