import { expect, test } from "vitest";

import { merged } from "./preferences";
import type { Preferences } from "./protocol";

const NONE: Preferences = {
  language: null,
  theme: null,
  plain_board: null,
  ask_before_loss: null,
  single_keys: null,
  log_times: null,
  sound: null,
};

test("whoever has just signed in finds what they chose elsewhere, and else what is set here", () => {
  const here = { ...NONE, theme: "dark", sound: true } as const;
  const there = { ...NONE, theme: "light", language: "pl" } as const;
  expect(merged(here, there, null)).toEqual({
    ...NONE,
    theme: "light",
    language: "pl",
    sound: true,
  });
});

test("of each setting the side counts that has changed it", () => {
  const agreed = { ...NONE, theme: "dark", language: "de" } as const;
  const here = { ...agreed, theme: null, sound: false } as const;
  const there = { ...agreed, language: "fr", theme: "contrast" } as const;
  expect(merged(here, there, agreed)).toEqual({ ...NONE, language: "fr", sound: false });
});
