// The server's pages of data, over HTTP.

import { endDead } from "./connections";
import { addressOf, PATIENCE, takeEarly } from "./early";
import { Problem } from "./errors";
import { untilAnswered } from "./pressed";
import type {
  EnterTable,
  ErrorCode,
  GameDigest,
  GameFigures,
  JoinTable,
  LessonScript,
  Made,
  Me,
  MissedGame,
  MissedNow,
  MyGames,
  NewLesson,
  NewTable,
  Options,
  PublicTables,
  Replay,
  SeatLinkInfo,
  Stories,
  TableInfo,
} from "./protocol";
import type { Params } from "./types";

export async function ask<Answer>(path: string, body?: unknown, method = "POST"): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE);
  let response: Response;
  try {
    response = await untilAnswered(
      body === undefined
        ? (takeEarly(path) ?? fetch(path, { signal }))
        : fetch(path, {
            method,
            headers: { "content-type": "application/json" },
            body: body instanceof Blob ? body : JSON.stringify(body),
            signal,
          }),
    );
  } catch {
    // Whoever tries again once the line is back has an answer.
    if (signal.aborted) void endDead();
    throw new Problem("no-connection");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw isProblem(answer)
    ? new Problem(answer.code, answer.params ?? {})
    : new Problem("server-trouble", { status: response.status });
}

function isProblem(answer: unknown): answer is { code: ErrorCode; params?: Params } {
  return typeof (answer as Problem | null)?.code === "string";
}

const seatLink = (token: string): string => `/api/seat-links/${encodeURIComponent(token)}`;

export const api = {
  options: (): Promise<Options> => ask("/api/options"),
  me: (): Promise<Me> => ask("/api/me"),
  table: (id: string): Promise<TableInfo> => ask(addressOf(id)),
  make: (wanted: NewTable): Promise<Made> => ask("/api/tables", wanted),
  join: (id: string, wanted: JoinTable): Promise<TableInfo> => ask(`${addressOf(id)}/join`, wanted),
  /** A page of my finished games, of those that a query means. */
  myGames: (query = ""): Promise<MyGames> => ask(`/api/games${query}`),
  publicTables: (): Promise<PublicTables> => ask("/api/public-tables"),
  /** Say a table's password. */
  enter: (id: string, wanted: EnterTable): Promise<TableInfo> =>
    ask(`${addressOf(id)}/enter`, wanted),
  /** Begin the first game, or go on with it. */
  beginLesson: (wanted: NewLesson): Promise<Made> => ask("/api/lessons", wanted),
  /** What a first game asks its learner to do. */
  lessonScript: (): Promise<LessonScript> => ask("/api/lessons/script"),
  stories: (id: string): Promise<Stories> => ask(`${addressOf(id)}/stories`),
  figures: (id: string): Promise<GameFigures> => ask(`${addressOf(id)}/figures`),
  /** A finished table, to be looked back at. */
  replay: (id: string): Promise<Replay> => ask(`${addressOf(id)}/replay`),
  /** The game of a record, to be looked back at. */
  replayOf: (record: Blob): Promise<Replay> => ask("/api/replay", record),
  /** What the players of a finished table missed. */
  missed: (id: string): Promise<MissedGame> => ask(`${addressOf(id)}/missed`),
  /** What I have just missed at a table for training. */
  missedNow: (id: string): Promise<MissedNow> => ask(`${addressOf(id)}/missed-now`),
  /** What the players of a record's game missed. */
  missedIn: (record: Blob): Promise<MissedGame> => ask("/api/replay/missed", record),
  /** What players compare to know that their records are of the same game. */
  digest: (id: string): Promise<GameDigest> => ask(`${addressOf(id)}/digest`),
  /** Make the table at which the same people play again, or find it where it is made already. */
  again: (id: string): Promise<Made> => ask(`${addressOf(id)}/again`, {}),
  archive: (id: string, archived: boolean): Promise<Me> =>
    ask(`${addressOf(id)}/archive`, { archived }),
  remove: (id: string): Promise<Me> => ask(addressOf(id), {}, "DELETE"),
  /** Leave my seats to this browser only. */
  signOutElsewhere: (): Promise<Me> => ask("/api/sign-out-elsewhere", {}),
  /** Where a private link leads. */
  seatLink: (token: string): Promise<SeatLinkInfo> => ask(seatLink(token)),
  /** Let this browser play the seat of a private link. */
  takeSeat: (token: string): Promise<Made> => ask(seatLink(token), {}),
  /** Where a finished game's record can be downloaded. */
  record: (id: string): string => `${addressOf(id)}/record`,
};
