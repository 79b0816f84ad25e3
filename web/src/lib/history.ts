// What happened at a table before the part of the log that came with the welcome.

import { ask } from "./api";
import type { Game } from "./game.svelte";
import type { History } from "./protocol";

/** Fetch the page before what a game knows of its log, unless it knows all. */
export async function fetchEarlier(game: Game): Promise<void> {
  const before = game.earlier;
  if (!before) return;
  const path = `/api/tables/${encodeURIComponent(game.table.id)}/history?before=${before}`;
  const { log, times, earlier } = await ask<History>(path);
  // A new welcome, or another answer, may have come meanwhile.
  if (game.earlier === before) game.tell(log, times, earlier, game.entries);
}

/** Fetch all that a game does not know of its log. */
export async function fetchAll(game: Game): Promise<void> {
  let before: number;
  do {
    before = game.earlier;
    await fetchEarlier(game);
  } while (game.earlier && game.earlier !== before);
}
