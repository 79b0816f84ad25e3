// Choosing cards: what each would be worth, and where nothing can be built.

import { screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { rulebook } from "../lib/rulebook.svelte";
import { view } from "../testing/fixtures";
import { last, now, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(startBrowser);
afterEach(() => {
  rulebook.close();
  stopBrowser();
});

const dealing = {
  now: now({ phase: "deal" }),
  mine: { ...view().mine!, hand: [4, 6], keep: 1, chosen: null },
};

test("each card says what its lot would be worth", async () => {
  sit(dealing);
  await tick();
  const question = last();
  expect(question).toMatchObject({ t: "rate", buildings: [4, 6] });
  socket.says({
    t: "rated",
    id: question["id"],
    ratings: [
      { building: 4, now: 30_000, total: 90_000, shop: "Photo", was: 2, size: 3 },
      { building: 6, now: 0, total: 12_000, shop: "", was: 0, size: 0 },
    ],
  });
  const card = await screen.findByTestId("worth-4");
  expect(card.textContent).toBe("Photo 2 → 3: up to +$30,000 a year");
  expect(screen.getByTestId("worth-6").textContent).toBe("worth about $12,000 by the end");
});

test("a card without street access says so at a table that plays with it", () => {
  sit(dealing, { table: { variants: ["street-access"] } });
  expect(screen.getByTestId("card-6").textContent).toContain("No street");
  expect(screen.getByTestId("card-4").textContent).not.toContain("No street");
  expect(screen.getByTestId("lot-6").getAttribute("aria-label")).toContain("no street access");
});

test("elsewhere every card can be built on", () => {
  sit(dealing);
  expect(screen.getByTestId("card-6").textContent).not.toContain("No street");
  expect(screen.queryByTestId("closed-6")).toBeNull();
});

test("the number of cards to keep has its reason in the rules", () => {
  sit(dealing);
  screen.getByRole("button", { name: "Why 1 of 2?" }).click();
  expect(rulebook.at).toBe("deal");
});
