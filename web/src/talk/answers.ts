// Answers to what is asked by typing: the game in sentences, for whoever hears the board instead of seeing it.

import { facts, label, type Lot } from "../board/about";
import { neighbours } from "../lib/adjacency";
import {
  goodsText,
  isEmpty,
  list,
  lots as lotWords,
  money,
  shopName,
  spoken,
  tiles,
  tradeText,
} from "../lib/format";
import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import { waitsFor } from "../lib/offers";
import { promptOf } from "../lib/prompt";
import type { CallInfo, Goods, LotInfo, OfferInfo } from "../lib/protocol";
import { endingText } from "./offerText";

/** How many entries of the log are read at once. */
const RECENT = 8;

/** All there is to know about a building. */
export function lotOf(game: Game, building: number, lots: readonly LotInfo[] = []): Lot {
  const owner = game.ownerOf(building);
  const business = game.position.businesses.find(({ buildings }) => buildings.includes(building));
  const [size, maximum] = [business?.size ?? 0, business?.maximum ?? 0];
  const steps = game.table.edition.pays[maximum] ?? [];
  const street = lots.find((lot) => lot.building === building)?.street ?? true;
  return {
    building,
    owner,
    name: owner === null ? "" : game.name(owner),
    mine: owner !== null && owner === game.me,
    shop: game.shopAt(building),
    size,
    maximum,
    finished: business?.finished ?? false,
    pays: steps[size - 1] ?? 0,
    next: steps[size] ?? 0,
    closed: !street && game.plays("street-access"),
    mark: null,
    planned: null,
  };
}

const who = (game: Game, seat: number): string => (seat === game.me ? t("you") : game.name(seat));

export function statusLines(game: Game): string[] {
  const { now } = game.position;
  return [
    t("spoken-status", {
      year: game.year(now.round),
      round: now.round,
      rounds: game.table.edition.years.length,
      phase: now.phase === "over" ? t("waits-over") : t(`phase-${now.phase}`),
    }),
    ...(now.phase === "over" ? [] : [promptOf(game).text]),
    ...(now.phase === "deal" && game.acting ? cardLines(game) : []),
  ].filter(Boolean);
}

export function cardLines(game: Game): string[] {
  const mine = game.position.mine;
  if (!mine?.hand.length) return [t("spoken-no-cards")];
  const keep = mine.chosen ? "" : t("spoken-keep", { count: mine.keep });
  return [t("spoken-cards", { lots: lotWords(mine.hand) }), keep].filter(Boolean);
}

/** What a player owns, the viewer where nobody is named. */
export function holdingLines(game: Game, seat: number): string[] {
  const player = game.position.players[seat];
  if (!player) return [];
  const owned = game.position.board.owners.flatMap((owner, at) => (owner === seat ? [at + 1] : []));
  const empty = owned.filter((building) => game.shopAt(building) === null);
  const businesses = game.position.businesses.filter(({ owner }) => owner === seat);
  return [
    t("spoken-cash", {
      name: who(game, seat),
      money: player.cash === null ? t("spoken-hidden") : money(player.cash),
    }),
    t("spoken-tiles", {
      tiles: player.tiles.length
        ? tiles(player.tiles)
        : t("spoken-tile-count", { count: player.tile_count }),
    }),
    ...businesses.map(({ shop, size, maximum, buildings, pays }) =>
      t("spoken-business", {
        shop: shopName(shop),
        size,
        maximum,
        lots: lotWords(buildings),
        money: money(pays),
      }),
    ),
    t("spoken-empty", { lots: empty.length ? lotWords(empty) : t("spoken-none") }),
  ];
}

export function lotLines(game: Game, lots: readonly LotInfo[], building: number): string[] {
  const place = lots.find((lot) => lot.building === building);
  if (!place) return [noLot(building)];
  return [
    `${label(lotOf(game, building, lots))}.`,
    t("spoken-in-district", { district: place.district + 1, street: place.street ? "yes" : "no" }),
    besideText(lots, building),
  ];
}

export function besideLines(game: Game, lots: readonly LotInfo[], building: number): string[] {
  if (!lots.some((lot) => lot.building === building)) return [noLot(building)];
  const near = neighbours(lots).get(building) ?? [];
  return [
    besideText(lots, building),
    ...near.map((other) => `${label(lotOf(game, other, lots))}.`),
  ];
}

function besideText(lots: readonly LotInfo[], building: number): string {
  const near = neighbours(lots).get(building) ?? [];
  return t("spoken-beside", { lot: String(building), lots: lotWords(near), count: near.length });
}

const noLot = (building: number): string => t("spoken-no-lot", { lot: String(building) });

/** The owners in a district, by its number from 1, in the order of the lowest buildings. */
export function districtLines(game: Game, lots: readonly LotInfo[], district: number): string[] {
  const there = lots.filter((lot) => lot.district + 1 === district).map(({ building }) => building);
  if (!there.length) return [t("spoken-no-district")];
  const ownedBy = (seat: number | null): number[] =>
    there.filter((building) => game.ownerOf(building) === seat);
  const free = ownedBy(null);
  return [
    t("spoken-district", { district, count: there.length }),
    ...game.position.players
      .filter(({ seat }) => ownedBy(seat).length)
      .map(({ seat }) =>
        t("spoken-owner", {
          name: who(game, seat),
          lots: list(ownedBy(seat).map((building) => lotAndShop(game, building))),
        }),
      ),
    ...(free.length ? [t("spoken-free", { lots: lotWords(free) })] : []),
  ];
}

function lotAndShop(game: Game, building: number): string {
  const shop = game.shopAt(building);
  const lot = String(building);
  return shop === null ? lot : t("spoken-lot-shop", { lot, shop: shopName(shop) });
}

/** The offers that can be seen, each with the number by which it is called all round. */
export function offerLines(game: Game, numbers: readonly number[]): string[] {
  const { offers } = game.position;
  const wanted = offers
    .map((offer, at) => ({ offer, number: at + 1 }))
    .filter(({ offer, number }) =>
      numbers.length
        ? numbers.includes(number)
        : offer.status === "open" && !game.muted.has(offer.seat),
    );
  if (!wanted.length) return [t(numbers.length ? "spoken-no-offer" : "spoken-no-offers")];
  return wanted.map(({ offer, number }) => offerText(game, offer, number));
}

export function offerText(game: Game, offer: OfferInfo, number: number): string {
  const { seat, trade, phrases } = offer;
  const text = t("spoken-offer", {
    number,
    name: game.name(seat),
    mine: seat === game.me ? "yes" : "no",
    trade: tradeText(trade, game.name, game.shopAt),
  });
  return [text, phrases.length ? spoken(phrases, game.name) : "", stateText(game, offer)]
    .filter(Boolean)
    .join(" ");
}

function stateText(game: Game, offer: OfferInfo): string {
  if (offer.status !== "open") return endingText(game, offer);
  if (waitsFor(offer, game.me)) return t("spoken-waits-for-you");
  const waiting = offer.parties.filter(({ answer }) => answer === "waiting");
  return t("spoken-waits-for", { names: list(waiting.map(({ seat }) => game.name(seat))) });
}

export function callLines(game: Game): string[] {
  const calls = game.position.calls
    .map((call, at) => ({ call, number: at + 1 }))
    .filter(({ call }) => call.status === "open" && !game.muted.has(call.seat));
  if (!calls.length) return [t("spoken-no-calls")];
  return calls.map(({ call, number }) => callText(game, call, number));
}

function callText(game: Game, call: CallInfo, number: number): string {
  const line = t("spoken-call", {
    number,
    name: who(game, call.seat),
    seeks: goods(game, call.seeks),
    gives: goods(game, call.gives),
  });
  return call.text ? t("sentence-quoted", { sentence: line, text: call.text }) : line;
}

export function goods(game: Game, wanted: Goods): string {
  return isEmpty(wanted) ? t("trade-nothing") : goodsText(wanted, game.shopAt);
}

/** All promises, each with the number by which it is judged. */
export function promiseLines(game: Game): string[] {
  const { promises } = game.position;
  if (!promises.length) return [t("spoken-no-promises")];
  return promises.map(({ giver, taker, text, status }, at) =>
    t("spoken-promise", {
      number: at + 1,
      name: game.name(giver),
      other: game.name(taker),
      text,
      state: t(`promise-${status}`),
    }),
  );
}

export function incomeLines(game: Game, seats: readonly number[]): string[] {
  const wanted = game.position.players.filter(({ seat }) => !seats.length || seats.includes(seat));
  const paid = game.lastIncome;
  return [
    ...wanted.map(({ seat, income }) =>
      t("spoken-income", { name: who(game, seat), money: money(income) }),
    ),
    ...(paid
      ? paid.paid
          .filter(({ seat }) => !seats.length || seats.includes(seat))
          .map(({ seat, total }) =>
            t("spoken-paid", {
              year: game.year(paid.round),
              name: who(game, seat),
              money: money(total),
            }),
          )
      : []),
  ];
}

export function playerLines(game: Game): string[] {
  const { result, players } = game.position;
  if (result)
    return result.ranking.map(({ seat, place, cash }) =>
      t("spoken-place", { place, name: game.name(seat), money: money(cash) }),
    );
  return players.map(({ seat, cash, buildings, income, tile_count }) =>
    t("spoken-player", {
      name: who(game, seat),
      money: cash === null ? t("spoken-hidden") : money(cash),
      count: buildings,
      tiles: tile_count,
      income: money(income),
    }),
  );
}

/** Where tiles may go, by the server's answer for the plan as it stands. */
export function whereLines(
  legal: Readonly<Record<string, readonly number[]>>,
  shops: readonly string[],
): string[] {
  const wanted = Object.entries(legal).filter(([shop]) => !shops.length || shops.includes(shop));
  const lines = wanted
    .filter(([, buildings]) => buildings.length)
    .map(([shop, buildings]) =>
      t("spoken-where", { shop: shopName(shop), lots: lotWords(buildings) }),
    );
  return lines.length ? lines : [t("spoken-nowhere")];
}

export function logLines(game: Game): string[] {
  const heard = game.entries.filter(({ seat }) => seat === null || !game.muted.has(seat));
  return heard.slice(-RECENT).map(({ text }) => text);
}

/** The facts of a building as they stand in the cells of a table. */
export function cells(game: Game, building: number): { owner: string; shop: string } {
  const { owner, shop } = facts(lotOf(game, building));
  return { owner, shop };
}
