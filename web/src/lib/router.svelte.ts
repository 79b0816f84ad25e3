// The pages, and a "not found": the path says which.

export type Route =
  | { page: "home" }
  | { page: "banker" }
  | { page: "rules" }
  | { page: "games" }
  | { page: "account" }
  | { page: "puzzles"; number: string }
  | { page: "replay"; id: string }
  | { page: "table"; id: string }
  | { page: "tv"; id: string }
  | { page: "seat"; token: string }
  | { page: "not-found" };

/** Read a path, also one in capitals or with the end of a sentence, as people pass links on. */
export function readPath(path: string): Route {
  if (path === "/") return { page: "home" };
  const plain = path.toLowerCase().replace(/[./]+$/, "");
  if (plain === "/banker") return { page: "banker" };
  if (plain === "/rules") return { page: "rules" };
  if (plain === "/games") return { page: "games" };
  if (plain === "/account") return { page: "account" };
  const [puzzles, number = ""] = /^\/puzzles(?:\/(\d+|today))?$/.exec(plain) ?? [];
  if (puzzles !== undefined) return { page: "puzzles", number };
  const [replay, looked = ""] = /^\/replay(?:\/([^/]+))?\/?$/i.exec(path) ?? [];
  if (replay !== undefined) return { page: "replay", id: decoded(looked) };
  const [, kind, name, tv] = /^\/([rt])\/([^/]+?)(\/tv)?\/?$/i.exec(path) ?? [];
  if (kind === undefined || name === undefined) return { page: "not-found" };
  if (kind.toLowerCase() === "r")
    return tv ? { page: "not-found" } : { page: "seat", token: decoded(name) };
  return { page: tv ? "tv" : "table", id: decoded(name) };
}

/** A part of a path without escapes; as it is where they are broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Intent = "start" | null;

class Router {
  #intent: Intent = null;
  route: Route = $state.raw(readPath(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = readPath(location.pathname)));
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to a page; `intent` is what to do there once, forgotten when the page is loaded again. */
  go(path: string, intent: Intent = null): void {
    history.pushState(null, "", path);
    this.route = readPath(path);
    this.#intent = intent;
    scrollTo(0, 0);
  }

  /** Go to a page that takes the place of this one in the browser's history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = readPath(path);
    scrollTo(0, 0);
  }

  takeIntent(): Intent {
    const intent = this.#intent;
    this.#intent = null;
    return intent;
  }

  // Plain clicks on links to the client's own pages need no round trip.
  #follow(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (readPath(link.pathname).page === "not-found") return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
