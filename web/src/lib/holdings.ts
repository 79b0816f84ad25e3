// What players are known to have, and what I have promised away in open offers.

import type { Item } from "./item";
import type { OfferInfo } from "./protocol";

/** What a player is known to have, so that a trade can be offered to them as well. */
export interface Holdings {
  buildings: readonly number[];
  tiles: readonly string[];
}

/** Return whether a player has a thing, as far as is known; everyone counts as having cash. */
export function has({ buildings, tiles }: Holdings, item: Item): boolean {
  switch (item.kind) {
    case "building":
      return buildings.includes(item.building);
    case "tile":
      return tiles.filter((tile) => tile === item.shop).length >= item.count;
    case "share":
      return item.share.buildings.every((building) => buildings.includes(building));
    case "clause":
      return buildings.includes(item.clause.building);
    case "card":
      return false;
    case "cash":
    case "due":
      return true;
  }
}

/** My things in open offers that I have agreed to: each can go to one player only. */
export function pledged(
  offers: readonly OfferInfo[],
  me: number,
  except: string,
): { buildings: ReadonlySet<number>; tiles: ReadonlySet<string> } {
  const given = offers
    .filter(({ id, status, parties }) => {
      const agrees = parties.some(({ seat, answer }) => seat === me && answer === "agrees");
      return status === "open" && id !== except && agrees;
    })
    .flatMap(({ trade }) => [
      ...trade.transfers,
      ...trade.choices.flatMap(({ options }) => options),
    ])
    .filter(({ giver }) => giver === me);
  return {
    buildings: new Set(given.flatMap(({ buildings, cards }) => [...buildings, ...cards])),
    tiles: new Set(given.flatMap(({ tiles }) => tiles)),
  };
}
