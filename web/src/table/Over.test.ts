import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameFigures, GameView } from "../lib/protocol";
import { button, now, receive, sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

const END: Partial<GameView> = {
  now: now({ phase: "over", round: 6, waiting: [] }),
  result: {
    ranking: [
      { seat: 2, place: 1, cash: 500_000, tiles: 12 },
      { seat: 0, place: 2, cash: 400_000, tiles: 9 },
      { seat: 1, place: 3, cash: 300_000, tiles: 9 },
    ],
    early: false,
    seed: "the seed",
  },
};

const FIGURES: GameFigures = {
  cash: [
    [50_000, 50_000, 50_000],
    [90_000, 70_000, 110_000],
    [130_000, 80_000, 190_000],
  ],
  income: [
    [40_000, 20_000, 50_000],
    [50_000, 20_000, 70_000],
  ],
  best: [
    { seat: 0, shop: "Photo", buildings: [2, 1], finished: false, paid: 40_000, first: 1, last: 2 },
    { seat: 2, shop: "Photo", buildings: [5], finished: false, paid: 10_000, first: 2, last: 2 },
  ],
  gains: [
    [0, 30_000, 0],
    [-10_000, 0, 20_000],
    [0, 0, 0],
  ],
  rounds: [
    { paid: 110_000, traded: 120_000, fixed: 140_000, free: 150_000 },
    { paid: 140_000, traded: 150_000, fixed: 160_000, free: 250_000 },
  ],
};

/** The server answers each address with what it has there. */
function serve(figures: Response): ReturnType<typeof vi.fn> {
  const fetched = vi.fn((path: string) =>
    Promise.resolve(
      path.endsWith("/figures")
        ? figures.clone()
        : Response.json({ digest: "d", short: "d", words: ["kiwi", "tango"] }),
    ),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const shown = (): boolean[] =>
  within(screen.getByTestId("ranking"))
    .getAllByRole("listitem", { hidden: true })
    .map((row) => !row.classList.contains("veiled"));

describe("the places", () => {
  const title = (): string[] =>
    [...document.querySelectorAll("[data-focus-home] > :not(.veiled)")].map(
      ({ textContent }) => textContent,
    );

  test("come one by one from the last to whoever has been waiting for them", async () => {
    serve(Response.json(FIGURES));
    sit({});
    vi.useFakeTimers();
    receive({ changed: END });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([false, false, false]);
    expect(title()).toEqual(["The game is over"]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown()).toEqual([false, false, true]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown()).toEqual([false, true, true]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown()).toEqual([true, true, true]);
    expect(title()).toEqual(["Chen wins"]);
    expect(screen.queryByTestId("skip-reveal")).toBeNull();
  });

  test("are all there at a press", async () => {
    serve(Response.json(FIGURES));
    sit({});
    receive({ changed: END });
    await fireEvent.click(await screen.findByTestId("skip-reveal"));
    expect(shown()).toEqual([true, true, true]);
  });

  test("are there at once where nothing is to move", async () => {
    serve(Response.json(FIGURES));
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes("reduced-motion") }),
    );
    sit({});
    receive({ changed: END });
    await screen.findByTestId("ranking");
    expect(shown()).toEqual([true, true, true]);
  });

  test("are there at once when a finished game is opened", () => {
    serve(Response.json(FIGURES));
    sit(END);
    expect(shown()).toEqual([true, true, true]);
  });
});

describe("the figures", () => {
  test("are fetched when they are asked for, once", async () => {
    const fetched = serve(Response.json(FIGURES));
    sit(END);
    const asked = (): number =>
      fetched.mock.calls.filter(([path]) => path === "/api/tables/abc/figures").length;
    expect(asked()).toBe(0);
    await fireEvent.click(button("show-figures"));
    await screen.findByRole("heading", { name: "Cash over the rounds" });
    await fireEvent.click(button("show-figures"));
    expect(asked()).toBe(1);
  });

  test("say what they count, and who did best at it", async () => {
    serve(Response.json(FIGURES));
    sit(END);
    await fireEvent.click(button("show-figures"));
    const figures = await screen.findByTestId("figures");
    await waitFor(() => expect(figures.textContent).toContain("$250,000 of $400,000: 63%"));
    const words = figures.textContent.replace(/\s+/g, " ");
    expect(words).toContain("as a share of the most that one owner of every building");
    expect(words).toContain("Mei Photo on 1 and 2: $40,000 in 2 rounds");
    expect(words).toContain("Anna no business");
    expect(words).toContain("Chen Photo on 5: $10,000 in 1 round");
    expect(words).toContain("Anna helped Mei most: their trades were worth $30,000 to Mei.");
    expect(words).toContain("Chen helped Anna most: their trades were worth $20,000 to Anna.");
    expect(words).toContain("Anna-$10,000–+$20,000");
  });

  test("of a round are beside the names once it is chosen, and said with it", async () => {
    serve(Response.json(FIGURES));
    sit(END);
    await fireEvent.click(button("show-figures"));
    const slider = await screen.findByRole<HTMLInputElement>("slider", {
      name: "Cash over the rounds: Round shown",
      hidden: true,
    });
    const amounts = screen.getAllByTestId("plot-amounts")[0];
    expect(amounts?.textContent).toContain("$190,000");
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "1966: Mei $130,000, Anna $80,000, and Chen $190,000",
    );
    await fireEvent.input(slider, { target: { value: "0" } });
    expect(amounts?.textContent).not.toContain("$190,000");
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "Start: Mei $50,000, Anna $50,000, and Chen $50,000",
    );
  });

  test("are in a table too, round by round", async () => {
    serve(Response.json(FIGURES));
    sit(END);
    await fireEvent.click(button("show-figures"));
    const table = await screen.findByRole("table", { name: "Income by round", hidden: true });
    const rows = within(table).getAllByRole("row", { hidden: true });
    expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ["Round", "Mei", "Anna", "Chen"],
      ["1965", "$40,000", "$20,000", "$50,000"],
      ["1966", "$50,000", "$20,000", "$70,000"],
    ]);
  });

  test("of a game that was ended at once say that no round was finished", async () => {
    serve(
      Response.json({
        cash: [[50_000, 50_000, 50_000]],
        income: [],
        best: [],
        gains: [
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0],
        ],
        rounds: [],
      } satisfies GameFigures),
    );
    sit(END);
    await fireEvent.click(button("show-figures"));
    const figures = await screen.findByTestId("figures");
    await waitFor(() => expect(figures.textContent).toContain("No round was finished."));
    expect(screen.queryByRole("slider", { hidden: true })).toBeNull();
  });

  test("that cannot be had are said to be missing, and can be asked for again", async () => {
    serve(Response.json({ code: "busy" }, { status: 503 }));
    const game = sit(END);
    const complained = vi.spyOn(game, "complain");
    await fireEvent.click(button("show-figures"));
    await waitFor(() => expect(complained).toHaveBeenCalledOnce());
    serve(Response.json(FIGURES));
    await fireEvent.click(button("show-figures"));
    await screen.findByRole("heading", { name: "Cash over the rounds", hidden: true });
  });
});
