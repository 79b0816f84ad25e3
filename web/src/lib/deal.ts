// The dealing of building cards, drawn from a game's seed as the server does it (docs/record.md).

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const BUILDINGS = 85;
const WORDS = 2 ** 32;
/** How many cards each player is dealt, by the number of players and the round. */
const DEALT: Readonly<Record<number, readonly number[]>> = {
  3: [7, 6, 6, 6, 6, 6],
  4: [6, 5, 5, 5, 5, 5],
  5: [5, 5, 5, 4, 4, 4],
};

/** What of a record the dealing of its game follows from. */
export interface Dealt {
  seed: string;
  names: readonly string[];
  variants: readonly string[];
  actions: readonly { action: { do: string; seat: number; cards?: readonly number[] } }[];
}

function* words(seed: string, label: string): Generator<number> {
  const key = blake2b(utf8ToBytes(seed), { dkLen: 32 });
  for (let block = 0; ; block++) {
    const { buffer } = blake2b(utf8ToBytes(`${label}${block}`), { key, dkLen: 64 });
    const numbers = new DataView(buffer);
    for (let at = 0; at < 64; at += 4) yield numbers.getUint32(at, true);
  }
}

/** The id that the server gives to the thing with this number among those of a kind, `what`. */
export function opaqueId(seed: string, what: string, number: number): string {
  const key = utf8ToBytes(seed).subarray(0, 64);
  return bytesToHex(blake2b(utf8ToBytes(`${what}/${number}`), { key, dkLen: 4 }));
}

/** The first `count` of items in the order that the seed gives them. */
export function sample<T>(
  items: readonly T[],
  count: number,
  seed: string,
  what: string,
  round: number,
): T[] {
  const pool = [...items];
  const drawn = words(seed, `${what}/${round}/`);
  for (let place = 0; place < count; place++) {
    const left = pool.length - place;
    let word: number;
    // Words above the last whole multiple of the choices left would favour the first items.
    do word = drawn.next().value as number;
    while (word >= WORDS - (WORDS % left));
    const chosen = place + (word % left);
    [pool[place], pool[chosen]] = [pool[chosen] as T, pool[place] as T];
  }
  return pool.slice(0, count);
}

/**
 * Whether everybody kept cards that the seed deals them, and in how many rounds that can be told: in all, or in the
 * first where cards stay in hand.
 */
export function checkDeal({ seed, names, variants, actions }: Dealt): {
  rounds: number;
  fair: boolean;
} {
  const players = names.length;
  const begins = variants.find((word) => word.startsWith("first-seat="))?.split("=")[1];
  const seats = names.map((_, seat) => seat);
  let first = begins ? Number(begins) - 1 : (sample(seats, 1, seed, "first", 0)[0] ?? 0);
  const keeps = actions.flatMap(({ action }) => (action.do === "keep" ? [action] : []));
  const most = variants.some((word) => word.startsWith("keep-cards")) ? 1 : keeps.length / players;
  const deck = new Set(Array.from({ length: BUILDINGS }, (_, index) => index + 1));
  let rounds = 0;
  for (; rounds < most && rounds * players < keeps.length; rounds++) {
    const each = DEALT[players]?.[rounds] ?? 0;
    if (rounds > 0 && !variants.includes("first-player=stays")) first = (first + 1) % players;
    const cards = sample([...deck], each * players, seed, "deck", rounds + 1);
    for (const { seat, cards: kept = [] } of keeps.slice(
      rounds * players,
      (rounds + 1) * players,
    )) {
      const place = (seat - first + players) % players;
      const hand = cards.slice(place * each, (place + 1) * each);
      if (!kept.every((card) => hand.includes(card))) return { rounds: rounds + 1, fair: false };
      for (const card of kept) deck.delete(card);
    }
  }
  return { rounds, fair: true };
}
