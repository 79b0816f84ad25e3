// A small table for tests: three players, four buildings, a few tiles.

import type {
  GameView,
  Offered,
  OfferInfo,
  Pace,
  PlayerInfo,
  SeatPresence,
  TableInfo,
  TablePresence,
  Trade,
  Transfer,
  Update,
  Welcome,
} from "../lib/protocol";
import { emptyTransfer } from "../lib/transfer";

export const EDITION: TableInfo["edition"] = {
  name: "modern",
  unit: 10_000,
  start: 50_000,
  denominations: [10_000, 50_000, 100_000, 200_000],
  shops: [
    { name: "Photo", size: 3, symbol: "" },
    { name: "Dim Sum", size: 5, symbol: "" },
    { name: "Bubble Tea", size: 6, symbol: "🧋" },
  ],
  outlook: [],
  placing: "in-turn",
  blank_tiles: 15,
  pays: { "3": [10_000, 20_000, 50_000], "5": [10_000, 20_000, 40_000, 60_000, 110_000] },
  years: ["1965", "1966", "1967", "1968", "1969", "1970"],
  regroup: false,
};

export const NAMES = ["Mei", "Anna", "Chen"];

/** The settings of a table where nobody chose any. */
export const NO_CLOCK: Pace = {
  phase_seconds: 0,
  reserve_seconds: 0,
  takeover: "vote",
  away_seconds: 120,
  stand_in: "shopkeeper",
};

/** Everybody is here, and nobody is asked anything. */
export function presence(
  changed: Partial<TablePresence> = {},
  seats: Record<number, Partial<SeatPresence>> = {},
): TablePresence {
  return {
    t: "presence",
    seats: NAMES.map((_, seat) => ({
      seat,
      here: true,
      since: null,
      composing: false,
      stand_in: null,
      waited: null,
      runs_out: null,
      seconds_left: null,
      ...seats[seat],
    })),
    paused: null,
    ballots: [],
    ...changed,
  };
}

export const TABLE: TableInfo = {
  id: "abc",
  status: "playing",
  edition: EDITION,
  variants: [],
  seats: NAMES.map((name, seat) => ({
    seat,
    kind: "human",
    bot: "",
    character: "",
    name,
    free: false,
    online: true,
    ready: false,
    host: seat === 0,
    kept_for: "",
  })),
  you: 0,
  host: true,
  invite: "/t/abc",
  rejoin: "/r/secret",
  created: "2026-01-01T00:00:00Z",
  effects: "mine",
  pace: NO_CLOCK,
  muted: [],
  own_shops: [],
  seats_here: [0],
  browsers: [],
  lost: "",
  following: "",
  locked: false,
  spectators: 0,
  public: false,
  bans: [],
  shuffle: null,
};

function player(seat: number, changed: Partial<PlayerInfo>): PlayerInfo {
  return {
    seat,
    cash: null,
    tiles: [],
    tile_count: 0,
    hand_count: 0,
    buildings: 0,
    income: 0,
    chosen: false,
    done: false,
    built: false,
    ...changed,
  };
}

/** Mei owns 1 and 2 (Photo on 2), Anna 3, Chen 5. */
export function view(changed: Partial<GameView> = {}): GameView {
  const owners = Array<number | null>(85).fill(null);
  const shops = Array<string | null>(85).fill(null);
  [0, 0, 1].forEach((seat, index) => (owners[index] = seat));
  owners[4] = 2;
  shops[1] = "Photo";
  return {
    now: {
      round: 1,
      year: "1965",
      phase: "trade",
      first: 0,
      waiting: [0, 1, 2],
      in_turn: true,
      turns_asked: [],
      turns_needed: 0,
      may_ask_turns: false,
      may_bind: true,
      clock_ends: null,
      closes: null,
    },
    board: { owners, shops },
    businesses: [],
    players: [
      player(0, { cash: 50_000, tiles: ["Photo", "Dim Sum", "Dim Sum"], tile_count: 3 }),
      player(1, { tiles: ["Photo"], tile_count: 1 }),
      player(2, {}),
    ],
    mine: { hand: [], keep: 0, chosen: null, plan: null, must_build: [] },
    offers: [],
    calls: [],
    debts: [],
    clauses: [],
    promises: [],
    outlook: null,
    supply: { deck: 70, bag: 60 },
    result: null,
    ...changed,
  };
}

export function transfer(given: Partial<Transfer>): Transfer {
  return { ...emptyTransfer(0, 1), ...given };
}

/** Anna offers Mei building 3 and $10,000 for Dim Sum. */
export function offer(id: string, changed: Partial<OfferInfo> = {}): OfferInfo {
  const author = changed.seat ?? 1;
  return {
    id,
    seat: author,
    trade: {
      transfers: [
        transfer({ giver: 1, taker: 0, buildings: [3], cash: 10_000 }),
        transfer({ tiles: ["Dim Sum"] }),
      ],
      promises: [],
      choices: [],
    },
    secret: false,
    counters: "",
    parties: [0, 1].map((seat) => ({ seat, answer: seat === author ? "agrees" : "waiting" })),
    status: "open",
    reason: "",
    because: "",
    lapse: null,
    replaces: "",
    answers: "",
    phrases: [],
    reply: [],
    picks: [],
    expires: null,
    ...changed,
  };
}

/** An offer is made, as the log has it. */
export function offered(id: string, seat: number, trade: Trade = offer(id).trade): Offered {
  return {
    happened: "offered",
    seat,
    offer: id,
    trade,
    secret: false,
    counters: "",
    replaces: "",
    answers: "",
    seconds: 0,
    phrases: [],
  };
}

export function welcome(n: number, changed: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome",
    n,
    table: TABLE,
    view: view(),
    log: [],
    times: [],
    earlier: 0,
    presence: presence(),
    returned: null,
    instructions: [],
    now: new Date().toISOString(),
    ...changed,
  };
}

export function update(n: number, changed: Partial<Update> = {}): Update {
  return { t: "update", n, at: "2026-01-01T12:00:00Z", events: [], changed: {}, ...changed };
}

/** A socket whose other end is the test. */
export class FakeSocket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** Sockets as they are opened, one after the other, and what opens them. */
export function fakeLine(): {
  sockets: FakeSocket[];
  open: () => WebSocket;
  last: () => FakeSocket;
} {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    last: () => sockets.at(-1)!,
  };
}
