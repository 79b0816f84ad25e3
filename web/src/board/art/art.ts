// The drawn quarter, loaded once the board can be played, and whether this browser shows it.

import { MediaQuery } from "svelte/reactivity";

import { plainBoard } from "../../lib/remembered.svelte";
import { theme } from "../../lib/theme.svelte";
import Art from "./Art.svelte";

const contrast = once(() => new MediaQuery("(prefers-contrast: more)", false));
const forced = once(() => new MediaQuery("(forced-colors: active)", false));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export default {
  Art,
  /** High contrast and the few colours of a system have the plain board, and so has whoever wants it. */
  get shown(): boolean {
    if (plainBoard.on || theme.chosen === "contrast" || forced().current) return false;
    return theme.chosen !== "system" || !contrast().current;
  },
};
