// What a banker has entered, and the link that holds it.

import { MAX_NAME, MAX_PLAYERS, MAX_SYMBOL, MIN_PLAYERS } from "./protocol";
import type { EditionInfo, OwnShop } from "./protocol";
import { blanksFor, blanksLeft } from "./newTable";

/** A position of the physical game. Owners are places in `players`, shops in the edition's list. */
export interface Sheet {
  edition: string;
  players: readonly string[];
  ownShops: OwnShop[];
  owners: readonly (number | null)[];
  shops: readonly (number | null)[];
  /** The sizes that the outlook card names; empty where none lies open. */
  card: readonly number[];
  pays: string;
}

/** What a press on a lot puts there: an owner (null: nobody) and perhaps a shop. */
export interface Brush {
  owner: number | null;
  shop: number | null;
}

/** What a card pays for unless the table chose something else. */
const DEFAULT_PAY = "tile";
const PAYS: readonly string[] = ["tile", "business", "player"];
/** How many buildings a player has markers for. */
const MARKERS = 30;
/** Sixty-six letters that need no escapes in a link: nobody's, then an owner with each shop. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
const SHOPS_AND_NONE = 13;

export function emptySheet(edition: string, players: readonly string[], lots: number): Sheet {
  return {
    edition,
    players,
    ownShops: [],
    owners: Array<null>(lots).fill(null),
    shops: Array<null>(lots).fill(null),
    card: [],
    pays: DEFAULT_PAY,
  };
}

/** The edition with the sheet's own shop types in their places. */
export function withOwnShops(edition: EditionInfo, ownShops: readonly OwnShop[]): EditionInfo {
  const shops = edition.shops.map((shop) => {
    const own = ownShops.find(({ replaces }) => replaces === shop.name);
    const name = own?.name.trim();
    return own && name ? { ...shop, name, symbol: own.symbol.trim() } : shop;
  });
  return { ...edition, shops };
}

/** How many tiles of a shop type are left. */
export function tilesLeft(sheet: Sheet, edition: EditionInfo, shop: number): number {
  const info = edition.shops[shop];
  return info ? blanksFor(info) - sheet.shops.filter((standing) => standing === shop).length : 0;
}

/** How many markers a player has left. */
export function markersLeft(sheet: Sheet, owner: number): number {
  return MARKERS - sheet.owners.filter((other) => other === owner).length;
}

/** What cannot be put on a lot, if anything: the tiles or the markers are used up. */
export function obstacle(
  sheet: Sheet,
  edition: EditionInfo,
  building: number,
  { owner, shop }: Brush,
): "tiles" | "markers" | null {
  const at = building - 1;
  if (owner === null) return null;
  if (sheet.owners[at] !== owner && markersLeft(sheet, owner) < 1) return "markers";
  if (shop !== null && sheet.shops[at] !== shop && tilesLeft(sheet, edition, shop) < 1)
    return "tiles";
  return null;
}

/**
 * The sheet after a press on a lot: the brush's owner and shop are there, and go with a second
 * press. Without a shop the brush leaves what stands there.
 */
export function painted(sheet: Sheet, building: number, { owner, shop }: Brush): Sheet {
  const at = building - 1;
  const before = { owner: sheet.owners[at] ?? null, shop: sheet.shops[at] ?? null };
  let after: Brush = { owner, shop: owner === null ? null : (shop ?? before.shop) };
  if (owner !== null && before.owner === owner && before.shop === after.shop) {
    after = shop === null ? { owner: null, shop: null } : { owner, shop: null };
  }
  return {
    ...sheet,
    owners: sheet.owners.with(at, after.owner),
    shops: sheet.shops.with(at, after.shop),
  };
}

/** The sheet without a player, whose buildings become nobody's. */
export function withoutPlayer(sheet: Sheet, player: number): Sheet {
  const moved = (owner: number | null): number | null =>
    owner === null || owner === player ? null : owner > player ? owner - 1 : owner;
  const owners = sheet.owners.map(moved);
  return {
    ...sheet,
    players: sheet.players.filter((_, at) => at !== player),
    owners,
    shops: sheet.shops.map((shop, at) => (owners[at] === null ? null : shop)),
  };
}

/** The sheet as the part of a link after the #. */
export function toFragment(sheet: Sheet, edition: EditionInfo): string {
  const board = sheet.owners
    .map((owner, at) => {
      const shop = sheet.shops[at] ?? null;
      return LETTERS[owner === null ? 0 : 1 + owner * SHOPS_AND_NONE + (shop ?? -1) + 1];
    })
    .join("")
    .replace(/A+$/, "");
  const query = new URLSearchParams({ e: sheet.edition, b: board });
  for (const name of sheet.players) query.append("p", name);
  for (const { replaces, name, symbol } of sheet.ownShops) {
    const at = edition.shops.findIndex((shop) => shop.name === replaces);
    query.append("o", `${at}:${symbol}:${name}`);
  }
  if (sheet.card.length) query.append("c", sheet.card.join(""));
  if (sheet.pays !== DEFAULT_PAY) query.append("w", sheet.pays);
  return query.toString();
}

/** The sheet that a link holds; null where it holds none, or one that cannot be. */
export function fromFragment(
  fragment: string,
  editions: readonly EditionInfo[],
  lots: number,
): Sheet | null {
  const query = new URLSearchParams(fragment.replace(/^#/, ""));
  const edition = editions.find(({ name }) => name === query.get("e"));
  const players = query.getAll("p");
  const letters = query.get("b") ?? "";
  if (!edition || players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) return null;
  if (players.some((name) => name.length > MAX_NAME) || letters.length > lots) return null;
  const places = Array.from({ length: lots }, (_, at) => LETTERS.indexOf(letters[at] ?? "A") - 1);
  const sheet: Sheet = {
    edition: edition.name,
    players,
    ownShops: query.getAll("o").flatMap((text) => ownShopIn(text, edition)),
    owners: places.map((place) => (place < 0 ? null : Math.floor(place / SHOPS_AND_NONE))),
    shops: places.map((place) => (place < 0 || !(place % 13) ? null : (place % 13) - 1)),
    card: Array.from(query.get("c") ?? "", Number),
    pays: query.get("w") ?? DEFAULT_PAY,
  };
  return isPossible(sheet, edition) && /^[\w.~-]*$/.test(letters) ? sheet : null;
}

function ownShopIn(text: string, edition: EditionInfo): OwnShop[] {
  const [, at = "", symbol = "", name = ""] = /^(\d+):([^:]*):(.*)$/.exec(text) ?? [];
  const replaces = edition.shops[Number(at || NaN)]?.name;
  if (replaces === undefined) return [];
  return [{ replaces, name: name.slice(0, MAX_NAME), symbol: symbol.slice(0, MAX_SYMBOL) }];
}

function isPossible(sheet: Sheet, edition: EditionInfo): boolean {
  const card = sheet.card.join();
  return (
    sheet.owners.every((owner) => owner === null || owner < sheet.players.length) &&
    sheet.shops.every((shop) => shop === null || shop < edition.shops.length) &&
    edition.shops.every((_, shop) => tilesLeft(sheet, edition, shop) >= 0) &&
    sheet.players.every((_, owner) => markersLeft(sheet, owner) >= 0) &&
    (!card || edition.outlook.some((sizes) => sizes.join() === card)) &&
    PAYS.includes(sheet.pays) &&
    blanksLeft(sheet, edition) >= 0
  );
}
