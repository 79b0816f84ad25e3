// Loads the page anew on a line that may have died meanwhile: a page that is just reloaded may hang although the
// line is back.

import { endDead } from "./connections";

export async function loadAnew(): Promise<void> {
  await endDead();
  location.reload();
}
