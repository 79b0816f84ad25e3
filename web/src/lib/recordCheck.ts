// What a browser can check of the record of a finished game, without asking the server.

import { checkDeal, opaqueId, type Dealt } from "./deal";
import {
  arePartsTrue,
  hashOf,
  partCommitment,
  seedOf,
  serverCommitment,
  type Shuffle,
} from "./shuffle";
import type { Note } from "./shuffleNotes";

interface Row {
  number: number;
  action: Dealt["actions"][number]["action"] & { to?: number[]; about?: string };
  digest?: string;
}

/** As far as it is looked at here. */
export interface RecordFile extends Dealt {
  shuffle?: Shuffle;
  actions: Row[];
  rounds: unknown;
  result: unknown;
  header_digest?: string;
  digest?: string;
}

/** Something that was checked; its text is `check-<what>`, or `check-<what>-wrong`. */
export interface Finding {
  what: "secret" | "parts" | "noted" | "mine" | "seed" | "cards" | "whole" | "digest";
  good: boolean;
  args?: Record<string, number>;
}

/** Read a record. Throws where it is none. */
export function readRecord(text: string): RecordFile {
  const file = JSON.parse(text) as Partial<RecordFile> | null;
  if (!file || !Array.isArray(file.actions) || !Array.isArray(file.names) || !file.variants)
    throw new Error("no record");
  return file as RecordFile;
}

/**
 * Everything that was checked of a record, with what this browser noted before the game, if anything, and with the
 * digest that the players compare, where it is known.
 */
export function findings(file: RecordFile, note: Note | null, digest = ""): Finding[] {
  const { rounds, fair } = checkDeal(file);
  const all: Finding[] = [
    ...(file.shuffle ? ofShuffle(file.shuffle, file, note) : []),
    { what: "cards", good: fair, args: { rounds } },
    { what: "whole", good: isWhole(file) },
  ];
  if (digest) all.push({ what: "digest", good: gameDigest(file) === digest });
  return all;
}

function ofShuffle(shuffle: Shuffle, { seed, names }: RecordFile, note: Note | null): Finding[] {
  const { table, secret, commitment, seats } = shuffle;
  const opened = seats.filter((seat) => seat.opened).length;
  const all: Finding[] = [
    { what: "secret", good: commitment === serverCommitment(table, secret) },
    {
      what: "parts",
      good: seats.length === names.length && arePartsTrue(shuffle),
      args: { opened, seats: names.length },
    },
    { what: "seed", good: seed === seedOf(shuffle) },
  ];
  if (!note) return all;
  const { part, seat, final } = note;
  const given = seats.map((other) => other.commitment);
  // Whoever left before the game was started may have missed what others committed to.
  const same = !final || given.join() === note.seats.join();
  all.push({ what: "noted", good: commitment === note.commitment && same });
  if (seat === null) return all;
  const own = partCommitment(table, seat, part);
  if (given[seat] === own || (final && note.seats[seat] === own))
    all.push({ what: "mine", good: seats[seat]?.opened === true && seats[seat].part === part });
  return all;
}

/** The fields of a file that are not of its header. */
const APART: ReadonlySet<string> = new Set([
  ...["actions", "rounds", "result"],
  ...["header_digest", "header_sums", "digest", "sums"],
]);

/** Whether the digests of a record stand for what is in it (docs/record.md, "The digests"). */
export function isWhole(file: RecordFile): boolean {
  const written = [file.header_digest, ...file.actions.map((row) => row.digest), file.digest];
  return digests(file, file.actions).every((digest, at) => {
    const digits = written[at];
    return typeof digits === "string" && digits.length >= 16 && digest.startsWith(digits);
  });
}

/**
 * The digest of the game of a record that all who played can compare: that of the file without what not all heard and
 * without talk after the end.
 */
export function gameDigest(file: RecordFile): string {
  const said = ({ action }: Row): boolean => action.do === "say";
  const end = file.result ? file.actions.findLastIndex((row) => !said(row)) : Infinity;
  let shown: ReadonlySet<string> | undefined;
  const public_ = file.actions.filter((row, at) => {
    const { to, about } = row.action;
    if (!said(row)) return true;
    if (at >= end || to?.length) return false;
    // Who hears a remark about an offer are those who see the offer.
    return !about || (shown ??= shownOffers(file)).has(about);
  });
  const rows = public_.map(({ action }, at) => ({ number: at + 1, action }));
  return digests(file, rows).at(-1) ?? "";
}

const ROUNDS = 6;
/** The audience of what everyone may know, as the server writes it. */
const EVERYONE = 63;

/**
 * The ids that the offers of a game have where everyone sees them, and more. The record does not tell them, but they
 * follow from its seed, from who sees an offer, and from how many its author made before in the round.
 */
function shownOffers({ seed, names, actions }: RecordFile): Set<string> {
  const ids = new Set<string>();
  for (const seat of names.keys()) {
    const made = actions.filter(({ action }) => action.do === "offer" && action.seat === seat);
    for (let round = 1; round <= ROUNDS; round++)
      for (const number of made.keys())
        ids.add(opaqueId(seed, `offer/${round}/${seat}/${EVERYONE}`, number));
  }
  return ids;
}

/** The digest of each part of a file with these rows, and of all before it. */
function digests({ rounds, result, ...file }: RecordFile, rows: readonly Row[]): string[] {
  const header = Object.fromEntries(Object.entries(file).filter(([key]) => !APART.has(key)));
  const parts = [
    header,
    ...rows.map(({ number, action }) => ({ number, action })),
    { actions: rows.length, rounds, result },
  ];
  let last = "";
  return parts.map((part) => (last = hashOf(`${last}\n${canonical(part)}`)));
}

/** JSON in its one canonical form: keys sorted, no blanks. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
