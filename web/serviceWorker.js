// Keeps the banker (/banker) and puzzles (/puzzles) at hand for when the server cannot be reached.
//
// The build writes this file as /sw.js, with the files of that build in it (scripts/serviceWorker.mjs), so
// every build brings a new worker and a store of its own. Pages and answers come from the server whenever
// it answers, whatever it says; only files whose name holds a hash are taken from the store first.

/** What tells this build's store from those of others. */
const STORE = "chinatown-%BUILD%";

/** The files that have a hash in their names. */
const FILES = "%FILES%".split(" ");

/** The one page, which every address of the client gives. */
const PAGE = "/banker";

/** What may change under the same name: the page, and what the page asks for. */
const CHANGING = [PAGE, "/check.js", "/api/options"];

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldStores().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(serverFirst(request, PAGE));
  else if (CHANGING.includes(pathname)) event.respondWith(serverFirst(request, pathname));
  else if (FILES.includes(pathname)) event.respondWith(storeFirst(request, pathname));
});

async function fill() {
  const store = await caches.open(STORE);
  const fresh = CHANGING.map((path) => new Request(path, { cache: "reload" }));
  await store.addAll([...fresh, ...FILES]);
}

async function dropOldStores() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("chinatown-") && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function serverFirst(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await taken(path);
    if (stored) return stored;
    throw error;
  }
}

async function storeFirst(request, path) {
  return (await taken(path)) ?? fetch(request);
}

async function taken(path) {
  const store = await caches.open(STORE);
  // What differs by the headers that asked for it is the same file, compressed or not.
  return store.match(path, { ignoreVary: true });
}
