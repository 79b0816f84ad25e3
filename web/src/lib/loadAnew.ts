// Loads the page anew on a line that may have died meanwhile. Browsers keep connections open for later and wait for
// minutes on those that are dead: a page that is just reloaded may hang although the line is back.

/** How many connections browsers keep open to a server. */
const CONNECTIONS = 6;
/** How long an answer may take, in milliseconds; giving a request up ends its connection. */
const PATIENCE = 1500;
/** How often all connections are tried; then the browser may say what is wrong. */
const TRIES = 4;

export async function loadAnew(): Promise<void> {
  // What is still being fetched occupies connections, and cannot be given up in any other way.
  stop();
  for (let tries = 0; tries < TRIES; tries++) {
    const ask = (): Promise<Response> =>
      fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    try {
      await Promise.all(Array.from({ length: CONNECTIONS }, ask));
      break;
    } catch {
      // The next try has other connections in the place of the dead ones.
    }
  }
  location.reload();
}
