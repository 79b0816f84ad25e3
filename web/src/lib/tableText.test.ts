import { expect, test } from "vitest";

import { variantText } from "./tableText";

const SEATS = [{ name: "Mei" }, { name: "Anna" }, { name: "" }];

test("a variant is told by its name, and by its position where it has several", () => {
  expect(variantText("keep-fewer", SEATS)).toBe("Keep fewer buildings");
  expect(variantText("trade-clock=8", SEATS)).toBe("Trade clock: 8 min");
  expect(variantText("watch-delay=3", SEATS)).toBe("Delay for spectators: 3 min");
  expect(variantText("placing-tiles=at-once-unless-all-agree", SEATS)).toBe(
    "Placing tiles: at once, unless all agree to turns",
  );
});

test("whoever is to begin is told by name, or by the seat that is still free", () => {
  expect(variantText("first-seat=2", SEATS)).toBe("First player: Anna");
  expect(variantText("first-seat=3", SEATS)).toBe("First player: seat 3");
});
