// Loads the page anew on a line that may have died meanwhile: a page that is just reloaded may hang although the
// line is back.

import { endDead } from "./connections";

export async function loadAnew(): Promise<void> {
  // What is still being fetched occupies connections, and cannot be given up in any other way.
  stop();
  await endDead();
  location.reload();
}
