// Whether things move: not where the system, or the settings of this browser, want none of it.

import { Switch } from "./remembered.svelte";

const stillness = new Switch("chinatown-still", false);

export const isStill = (): boolean =>
  stillness.on || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether this browser is to stand still whatever the system says. */
export const chosenStillness = (): boolean => stillness.on;

/** Choose so; without `still`, do what was chosen before. The style of all pages heeds the mark. */
export function standStill(still = stillness.on): void {
  if (still !== stillness.on) stillness.set(still);
  document.documentElement.toggleAttribute("data-still", still);
}
