// Keeps the banker (/banker) and puzzles (/puzzles) at hand for when the server cannot be reached, and shows alerts.
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

// Alerts of the server (docs/alerts.md): each says a title, a text, and which page it is about.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const shown = { body, tag: path, icon: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Show a page: the window that it is open in, or another. */
async function show(path) {
  const address = new URL(path || "/", location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

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
