// What a browser can check of the record of a finished game, without asking the server.

import { checkDeal, type Dealt } from "./deal";
import {
  arePartsTrue,
  hashOf,
  partCommitment,
  seedOf,
  serverCommitment,
  type Shuffle,
} from "./shuffle";
import type { Note } from "./shuffleNotes";

/** As far as it is looked at here. */
export interface RecordFile extends Dealt {
  shuffle?: Shuffle;
  actions: (Dealt["actions"][number] & { number: number; digest?: string })[];
  rounds: unknown;
  result: unknown;
  header_digest?: string;
  digest?: string;
}

/** Something that was checked; its text is `check-<what>`, or `check-<what>-wrong`. */
export interface Finding {
  what: "secret" | "parts" | "noted" | "mine" | "seed" | "cards" | "whole";
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

/** Everything that was checked of a record, with what this browser noted before the game, if anything. */
export function findings(file: RecordFile, note: Note | null): Finding[] {
  const { rounds, fair } = checkDeal(file);
  return [
    ...(file.shuffle ? ofShuffle(file.shuffle, file, note) : []),
    { what: "cards", good: fair, args: { rounds } },
    { what: "whole", good: isWhole(file) },
  ];
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
  const given = seats.map((seat) => seat.commitment);
  all.push({
    what: "noted",
    good: commitment === note.commitment && given.join() === note.seats.join(),
  });
  const { part, seat } = note;
  if (seat !== null && note.seats[seat] === partCommitment(table, seat, part))
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
  const { actions, rounds, result, header_digest, digest } = file;
  const header = Object.fromEntries(Object.entries(file).filter(([key]) => !APART.has(key)));
  const parts = [
    [header, header_digest],
    ...actions.map((row) => [{ number: row.number, action: row.action }, row.digest] as const),
    [{ actions: actions.length, rounds, result }, digest],
  ] as const;
  let last = "";
  return parts.every(([part, written]) => {
    last = hashOf(`${last}\n${canonical(part)}`);
    return typeof written === "string" && written.length >= 16 && last.startsWith(written);
  });
}

/** JSON in its one canonical form: keys sorted, no blanks. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
