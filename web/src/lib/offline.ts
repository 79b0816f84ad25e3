/**
 * Keeps the page at hand for when the server cannot be reached, where the browser can do that: not over
 * plain HTTP from another machine, and not while developing, where nothing is built.
 *
 * Only the banker and puzzles work without a server, so in a browser only their addresses are looked after. A program
 * that was installed says itself, at every address, that the server is away.
 */
export function keepForOffline(scope: "/banker" | "/puzzles" | "/" = "/banker"): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js", { scope }).catch(() => {
    // Storage is blocked or full: the page works all the same while there is a network.
  });
}

/** Whether the page runs as a program of its own, which somebody has installed. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
