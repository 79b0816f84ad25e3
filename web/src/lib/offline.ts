/**
 * Keeps the page at hand for when the server cannot be reached, where the browser can do that: not over
 * plain HTTP from another machine, and not while developing, where nothing is built.
 *
 * Only the banker works without a server, so only its address is looked after.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js", { scope: "/banker" }).catch(() => {
    // Storage is blocked or full: the page works all the same while there is a network.
  });
}
