// What moves where for what has happened: things that change hands, as flights from one place of the page to another.

import { money, slug } from "../lib/format";
import type { Transfer } from "../lib/protocol";
import type { GameEvent } from "../lib/types";

/** A thing that is seen on its way. Places are CSS selectors. */
export interface Move {
  from: string;
  to: string;
  /** A tile of a shop type, somebody's sign, or words. */
  shop?: string;
  seat?: number;
  text?: string;
}

/** How many things move at once; of more, the last stand still. */
export const MAX_MOVES = 36;

/** Where cards, tiles and money come from that nobody had. */
export const STOCK = ".board";
const lot = (building: number): string => `[data-building="${building}"]`;
const player = (seat: number): string => `[data-drop="${seat}"]`;

/** Return what moves because of some events, as somebody in a seat, or nobody, sees them. */
export function movesOf(events: readonly GameEvent[], me: number | null): Move[] {
  const mine = (seat: number): boolean => seat === me;
  const ownTile = (shop: string): string => `[data-testid="my-tile-${slug(shop)}"]`;

  function handed({ giver, taker, buildings, tiles, cash, cards }: Transfer): Move[] {
    const way = { from: player(giver), to: player(taker) };
    return [
      ...[...buildings, ...cards].map((number) => ({ ...way, seat: taker, text: String(number) })),
      ...tiles.map((shop) => ({ ...way, shop })),
      ...(cash ? [{ ...way, text: money(cash) }] : []),
    ];
  }

  const moves = events.flatMap((event): Move[] => {
    switch (event.happened) {
      case "cards-dealt":
        // Others' cards are secret.
        return event.cards.map((card) => ({
          from: lot(card),
          to: `[data-testid="card-${card}"]`,
          text: String(card),
        }));
      case "cards-revealed":
        return event.buildings.map((building) => ({
          from: player(event.seat),
          to: lot(building),
          seat: event.seat,
        }));
      case "tiles-drawn":
        return event.tiles.map((shop) => ({
          from: STOCK,
          to: mine(event.seat) ? ownTile(shop) : player(event.seat),
          shop,
        }));
      case "trade-made":
      case "items-moved":
        return event.trade.transfers.flatMap(handed);
      case "built":
        return event.placements.map(({ building, shop }) => ({
          from: player(event.seat),
          to: lot(building),
          shop,
        }));
      case "income-paid":
        return event.total
          ? [{ from: STOCK, to: player(event.seat), text: money(event.total) }]
          : [];
      case "debt-paid":
        return event.paid
          ? [{ from: player(event.debtor), to: player(event.creditor), text: money(event.paid) }]
          : [];
      default:
        return [];
    }
  });
  return moves.slice(0, MAX_MOVES);
}
