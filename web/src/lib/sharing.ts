// People who share a device: whom the game waits for while it does not wait for whoever has it.

import type { Game } from "./game.svelte";
import { waitsFor } from "./offers";

/** What matters here of a game. */
export type SharedGame = Pick<Game, "me" | "view" | "presence" | "table">;

/** The seats that people play on this device, as far as no bot plays them. */
export function sharers(game: SharedGame): number[] {
  const seats = game.presence?.seats ?? [];
  const away = new Set(seats.filter(({ stand_in }) => stand_in !== null).map(({ seat }) => seat));
  return game.table.seats_here.filter((seat) => !away.has(seat));
}

/** Whose turn with the device it is, or null: clockwise from whoever has it. */
export function nextSharer(game: SharedGame): number | null {
  const { me, view, presence } = game;
  if (!view || me === null || (presence && presence.paused !== null)) return null;
  const { waiting } = view.now;
  if (waiting.includes(me)) return null;
  const count = game.table.seats.length;
  const turns = sharers(game)
    .filter((seat) => waiting.includes(seat))
    .sort((a, b) => ((a - me + count) % count) - ((b - me + count) % count));
  return turns[0] ?? null;
}

/** How many open offers that whoever has the device can see wait for a seat's answer. */
export function askedOfSeat(game: SharedGame, seat: number): number {
  const offers = game.view?.offers ?? [];
  return offers.filter((offer) => offer.status === "open" && waitsFor(offer, seat)).length;
}
