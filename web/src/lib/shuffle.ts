// What a game's seed is made of, as docs/record.md says. All hashes are SHA-256 over lines of text. The hashes are
// not WebCrypto's, which browsers have only on https and on the machine itself.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What a seat adds: what it committed itself to, empty for nothing, and what counted. */
export interface Part {
  commitment: string;
  part: string;
  opened: boolean;
}

/** What the seed of a finished game was made of. */
export interface Shuffle {
  table: string;
  commitment: string;
  secret: string;
  seats: Part[];
}

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const hashed = (...lines: (string | number)[]): string =>
  hashOf(["chinatown shuffle", ...lines].join("\n"));

/** A part of the shuffle that nobody can guess. */
export const newPart = (): string => bytesToHex(randomBytes(32));

export const serverCommitment = (table: string, secret: string): string =>
  hashed("secret", table, secret);

export const partCommitment = (table: string, seat: number, part: string): string =>
  hashed("part", table, seat, part);

/** The part of a seat that opens none. */
export const fixedPart = (table: string, seat: number, secret: string): string =>
  hashed("fixed", table, seat, secret);

export const seedOf = ({ table, secret, seats }: Shuffle): string =>
  hashed("seed", table, secret, ...seats.map(({ part }) => part));

/** Whether each part that counted is what its seat had committed itself to, or else the fixed one. */
export function arePartsTrue({ table, secret, seats }: Shuffle): boolean {
  return seats.every(
    ({ commitment, part, opened }, seat) =>
      /^[0-9a-f]{64}$/.test(part) &&
      (opened
        ? commitment === partCommitment(table, seat, part)
        : part === fixedPart(table, seat, secret)),
  );
}
