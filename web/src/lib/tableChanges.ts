// What is new about a table: who hosts it, which browsers have come, which buildings have changed.

import type { BrowserInfo, GameView, TableInfo } from "./protocol";

/** The seat of whoever has become the host, null where nobody has or it is the same person as before. */
export function newHost(before: TableInfo, after: TableInfo): number | null {
  const [was, is] = [before, after].map(({ seats }) => seats.find(({ host }) => host));
  const same = was?.seat === is?.seat || was?.name === is?.name || (before.host && after.host);
  return same || !is ? null : is.seat;
}

/** The browsers that came to my place since the table was as before. */
export function newBrowsers(before: TableInfo, after: TableInfo): BrowserInfo[] {
  if (!before.browsers.length || before.you !== after.you) return [];
  const known = new Set(before.browsers.map(({ id }) => id));
  return after.browsers.filter(({ id, here }) => !here && !known.has(id));
}

/** The buildings that have another owner or shop than before. */
export function changedLots(before: GameView["board"], after: GameView["board"]): Set<number> {
  const changed = new Set<number>();
  after.owners.forEach((owner, index) => {
    if (owner !== before.owners[index] || after.shops[index] !== before.shops[index])
      changed.add(index + 1);
  });
  return changed;
}
