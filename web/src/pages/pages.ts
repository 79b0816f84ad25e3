// The pages that the router chooses among, each fetched when somebody goes there.

import { addressOf, askEarly } from "../lib/early";
import { fetchInSpareTime, Part } from "../lib/part.svelte";
import { router, type Route } from "../lib/router.svelte";

export const PAGES = {
  home: new Part(() => import("./Home.svelte")),
  table: new Part(() => import("./TablePage.svelte")),
  seat: new Part(() => import("./SeatPage.svelte")),
  rules: new Part(() => import("./Rules.svelte")),
  banker: new Part(() => import("./Banker.svelte")),
  replay: new Part(() => import("./Replay.svelte")),
  puzzles: new Part(() => import("./Puzzles.svelte")),
  games: new Part(() => import("./Games.svelte")),
  account: new Part(() => import("./Account.svelte")),
  tv: new Part(() => import("./Tv.svelte")),
};

/** What a table is before its game, and from then on. */
export const LOBBY = new Part(() => import("./Lobby.svelte"));
export const GAME = new Part(() => import("../table/GameTable.svelte"));

/** Where somebody at a page will probably want to go from there. */
const NEXT: Partial<Record<Route["page"], readonly Part<unknown>[]>> = {
  home: [PAGES.table, GAME, LOBBY],
  seat: [PAGES.table, GAME],
  replay: [GAME],
};

/** Fetch in spare time what will probably be wanted after a page. */
export const fetchNext = (page: Route["page"]): void => fetchInSpareTime(NEXT[page] ?? []);

// The page that the browser was opened with is under way while the texts still are.
const { route } = router;
if (route.page !== "not-found") void PAGES[route.page].want();
if (route.page === "table") {
  void GAME.want();
  askEarly("/api/me", addressOf(route.id), "/api/options");
}
