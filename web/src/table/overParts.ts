// What only the end of a game needs, and not even every one.

import { Part } from "../lib/part.svelte";

/** The check of the shuffle, with its texts, so that it is there without the server too. */
export const CHECK = new Part(async () => {
  const [check, { texts }] = await Promise.all([
    import("./CheckShuffle.svelte"),
    import("./figureTexts"),
  ]);
  await texts.load();
  return check;
});
