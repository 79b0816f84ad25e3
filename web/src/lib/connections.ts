// Browsers keep connections open for later, and wait for minutes on those that died with a line.

/** How many connections browsers keep open to a server. */
const CONNECTIONS = 6;
/** How long an answer may take, in milliseconds; giving a request up ends its connection. */
const PATIENCE = 1500;
/** How often all connections are tried; then the browser may say what is wrong. */
const TRIES = 4;

/** Let the next request not wait on a dead connection; it never rejects. All that is being fetched is given up. */
export async function endDead(): Promise<void> {
  // It occupies connections, and cannot be given up in any other way.
  stop();
  for (let tries = 0; tries < TRIES; tries++) {
    const ask = (): Promise<Response> =>
      fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    try {
      await Promise.all(Array.from({ length: CONNECTIONS }, ask));
      return;
    } catch {
      // The next try has other connections in the place of the dead ones.
    }
  }
}
