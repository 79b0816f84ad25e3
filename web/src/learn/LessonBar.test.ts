import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import later from "virtual:later-texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import type { GameView, LessonScript, OfferInfo, Trade } from "../lib/protocol";
import { local } from "../lib/storage";
import { offer, TABLE, transfer, view } from "../testing/fixtures";
import { last, now, receive, sit, startBrowser, stopBrowser } from "../testing/seated";
import { OPTIONS } from "../testing/options";
import { STEPS } from "./lesson.svelte";

const trade = (...transfers: Trade["transfers"]): Trade => ({
  transfers,
  promises: [],
  choices: [],
});
const SCRIPT: LessonScript = {
  keep: [1, 2],
  look: 5,
  answer: trade(
    transfer({ tiles: ["Dim Sum"] }),
    transfer({ giver: 1, taker: 0, tiles: ["Photo"] }),
  ),
  make: trade(
    transfer({ taker: 2, tiles: ["Dim Sum"] }),
    transfer({ giver: 2, taker: 0, tiles: ["Photo"] }),
  ),
  low: trade(transfer({ tiles: ["Bubble Tea"] }), transfer({ giver: 1, taker: 0, cash: 10_000 })),
  counter: trade(
    transfer({ tiles: ["Bubble Tea"] }),
    transfer({ giver: 1, taker: 0, cash: 20_000 }),
  ),
  chain: trade(
    transfer({ buildings: [1] }),
    transfer({ giver: 1, taker: 2, buildings: [3] }),
    transfer({ giver: 2, taker: 0, buildings: [5] }),
  ),
  build: [{ building: 1, shop: "Photo" }],
};
const seats = TABLE.seats.map((seat) =>
  seat.seat ? { ...seat, kind: "bot" as const, bot: "guide", character: "none" } : seat,
);
const LOW = offer("low", { trade: SCRIPT.low });
const made = (id: string, changed: Partial<OfferInfo>): OfferInfo =>
  offer(id, { status: "made", ...changed });

beforeEach(() => {
  startBrowser();
  vi.spyOn(api, "lessonScript").mockResolvedValue(SCRIPT);
  vi.spyOn(api, "options").mockResolvedValue(OPTIONS);
});
afterEach(() => {
  for (const name of ["", "-ended"]) local.remove(`chinatown-lesson${name}-abc`);
  stopBrowser();
});

async function learn(changed: Partial<GameView>): Promise<void> {
  sit(changed, { table: { seats } });
  // The first to ask waits until the lesson is loaded.
  await screen.findByTestId("lesson", {}, { timeout: 20_000 });
}
const step = (): string => screen.getByTestId("lesson").dataset["step"] ?? "";
const what = (): string => screen.getByTestId("lesson-what").textContent;

test("each step is passed by doing it", async () => {
  await learn({ now: now({ phase: "deal" }), mine: { ...view().mine!, hand: [1, 2, 4], keep: 2 } });
  expect([step(), what()]).toEqual(["keep", "Keep 1 and 2"]);
  receive({ changed: { now: now({ phase: "trade" }) } });
  await waitFor(() => expect(step()).toBe("look"));
  await fireEvent.pointerOver(screen.getByTestId("lot-3"));
  expect(step()).toBe("look");
  await fireEvent.pointerOver(screen.getByTestId("lot-5"));
  await waitFor(() => expect(step()).toBe("answer"));
  const answered = made("a", { trade: SCRIPT.answer });
  receive({ changed: { offers: [answered] } });
  await waitFor(() => expect(step()).toBe("make"));
  expect(what()).toBe("Offer Chen your Dim Sum for Photo");
  const asked = made("m", { seat: 0, trade: SCRIPT.make });
  receive({ changed: { offers: [answered, asked, LOW] } });
  await waitFor(() => expect(step()).toBe("counter"));
  // What is to be pressed is called as its button is.
  const { textContent: called } = screen.getByTestId("counter-low");
  expect(screen.getByTestId("lesson").textContent).toContain(`Press “${called}”`);
  expect(screen.getByTestId("lesson").textContent).toContain("press “Offer instead”");
  const countered = made("c", { seat: 0, trade: SCRIPT.counter, counters: "low" });
  receive({ changed: { offers: [answered, asked, countered] } });
  await waitFor(() => expect(step()).toBe("chain"));
  expect(screen.getByTestId("lesson").textContent).toContain("press the three lots");
  // Until both have agreed there is nothing to do, least of all to be done with trading.
  const round = offer("r", { seat: 0, trade: SCRIPT.chain });
  receive({ changed: { offers: [answered, asked, countered, round] } });
  await waitFor(() => expect(screen.getByTestId("lesson").textContent).toContain("One moment"));
  expect(screen.getByTestId<HTMLButtonElement>("lesson-do").disabled).toBe(true);
  const board = view().board;
  board.owners[4] = 0;
  receive({ changed: { board } });
  await waitFor(() => expect(step()).toBe("done"));
  receive({ changed: { now: now({ phase: "build" }) } });
  await waitFor(() => expect(step()).toBe("build"));
  receive({ changed: { now: now({ phase: "deal", round: 2 }) } });
  await waitFor(() => expect(step()).toBe("over"));
});

test("whoever is done waits for the others, and is not told to build meanwhile", async () => {
  const board = view().board;
  board.owners[4] = 0;
  const answers = [SCRIPT.answer, SCRIPT.make, SCRIPT.counter].map((trade, index) =>
    made(String(index), { trade }),
  );
  local.set("chinatown-lesson-abc", "look");
  await learn({ board, offers: answers });
  expect(step()).toBe("done");
  expect(screen.getByTestId("lesson").textContent).toContain("Press “Done”");
  const players = view().players.map((player) => ({ ...player, done: player.seat === 0 }));
  receive({ changed: { players } });
  await waitFor(() => expect(screen.getByTestId("done").textContent).toContain("Keep trading"));
  expect(step()).toBe("done");
  expect(screen.getByTestId("lesson").textContent).not.toContain("Press");
  expect(screen.getByTestId("lesson-do")).toHaveProperty("disabled", true);
});

test("the lot to look at is brought into sight", async () => {
  const shown: (Element | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.closest("[data-building]"));
  };
  await learn({});
  expect(step()).toBe("look");
  await waitFor(() => expect(shown.includes(screen.getByTestId("lot-5"))).toBe(true));
});

test("whoever points at the lot to look at and then presses it does not put it on the scale", async () => {
  await learn({});
  expect(step()).toBe("look");
  await fireEvent.pointerOver(screen.getByTestId("lot-5"), { pointerType: "mouse" });
  await waitFor(() => expect(step()).toBe("answer"));
  await fireEvent.click(screen.getByTestId("lot-5"));
  expect(screen.queryByTestId("composer")).toBeNull();
});

test("whoever touches the lot to look at does not put it on the scale", async () => {
  await learn({});
  expect(step()).toBe("look");
  await fireEvent.click(screen.getByTestId("lot-5"));
  await waitFor(() => expect(step()).toBe("answer"));
  expect(screen.queryByTestId("composer")).toBeNull();
  // Later a press means what it always does.
  await fireEvent.click(screen.getByTestId("lot-5"));
  expect(screen.getByTestId("composer")).toBeTruthy();
});

test("whoever has built waits for the income, and is not told of it before", async () => {
  await learn({ now: now({ phase: "build" }) });
  expect(step()).toBe("build");
  const players = view().players.map((player) => ({ ...player, built: player.seat === 0 }));
  receive({ changed: { players } });
  await waitFor(() => expect(screen.getByTestId("lesson").textContent).toContain("still building"));
  expect(step()).toBe("build");
  expect(screen.getByTestId("lesson-do")).toHaveProperty("disabled", true);
});

test("a step can be done for the learner, and what cannot be done is passed over", async () => {
  await learn({ offers: [offer("a", { trade: SCRIPT.answer })] });
  await fireEvent.click(screen.getByTestId("lesson-do"));
  await waitFor(() => expect(step()).toBe("answer"));
  await fireEvent.click(screen.getByTestId("lesson-do"));
  await waitFor(() => expect(last()["action"]).toMatchObject({ do: "agree", offer: "a", seat: 0 }));
});

test("whoever sends the lesson away does not see it at this table again", async () => {
  await learn({});
  await fireEvent.click(screen.getByTestId("lesson-end"));
  expect(screen.queryByTestId("lesson")).toBeNull();
  expect(local.get("chinatown-lesson-ended-abc")).toBe("yes");
});

test("there is no lesson at a table without guides", async () => {
  sit({});
  await Promise.resolve();
  expect(screen.queryByTestId("lesson")).toBeNull();
  expect(api.lessonScript).not.toHaveBeenCalled();
});

test.each(Object.keys(later.lesson))("every step has its sentences in %s", async (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource((await later.lesson[language]?.()) ?? ""));
  const ids = STEPS.flatMap((name) => [`lesson-${name}`, `lesson-${name}-how`]);
  expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
