// The connection to a table. It reconnects, notices gaps and silence, and repeats commands without an
// answer.

import { PROTOCOL } from "virtual:protocol";

import { Problem } from "./errors";
import { Heartbeat } from "./heartbeat";
import { LineProbe } from "./lineProbe";
import type {
  ClientMessage,
  Drafted,
  Error as Refused,
  Instructions,
  Lobby,
  Nudged,
  Previewed,
  Returned,
  ServerMessage,
  TablePresence,
  Understood,
  Update,
  Rated,
  Suggested,
  Weighed,
  Welcome,
} from "./protocol";
import { Unanswered } from "./unanswered";

type Command = ClientMessage;

/** What commands are answered with, where it is more than that they were carried out. */
interface Answers {
  preview: Previewed;
  weigh: Weighed;
  rate: Rated;
  suggest: Suggested;
  draft: Drafted;
  speak: Understood;
}

type AnswerTo<Tag> = Tag extends keyof Answers ? Answers[Tag] : null;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  lobby(message: Lobby): void;
  presence(message: TablePresence): void;
  returned(message: Returned): void;
  nudged(message: Nudged): void;
  instructions(message: Instructions): void;
  /** The table cannot be opened for now; it is tried again. */
  refused(problem: Problem): void;
  link(status: LinkStatus): void;
}

/**
 * `gone`: the table does not exist; `shut`: this visitor may not see it, for the reason that was told;
 * `outdated`: the server is newer than this page. All are for good.
 */
export type LinkStatus =
  "connecting" | "online" | "offline" | "closed" | "gone" | "shut" | "outdated";

/** The socket closed because there is no such table: asking again is no use. */
const NO_SUCH_TABLE = 4404;
/** The socket closed because this visitor may not see the table; the error before it says why. */
const NO_ENTRY = 4403;
/** The socket closed because this visitor asks for too much; the error before it says how long to wait. */
const TOO_MUCH = 4429;
/** How long to wait, in milliseconds, after a connection that failed: longer each time. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 2500;
/** The longest wait of a page that nobody looks at, to spare batteries. */
const LONGEST_HIDDEN_WAIT = 8000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Unanswered();
  /** The number of the last update; null until welcomed on this connection. */
  #number: number | null = null;
  /** The id of the `look` that is not answered yet. */
  #look: string | null = null;
  #failures = 0;
  /** For how many milliseconds the server wants to be left alone. */
  #pause = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Why the socket was last refused. */
  #refusal = new Problem("no-connection");
  /** Why there will be no connection any more. */
  #over: Problem | null = null;
  readonly #open: () => WebSocket;
  readonly #listener: Listener;
  readonly #heartbeat = new Heartbeat(
    () => void this.#say({ t: "ping" }),
    () => this.#silent(),
  );
  readonly #events = new AbortController();
  readonly #probe: LineProbe;

  constructor(listener: Listener, open: () => WebSocket, probe = new LineProbe()) {
    this.#listener = listener;
    this.#probe = probe;
    this.#open = open;
    const { signal } = this.#events;
    addEventListener("online", () => this.#networkIsBack(), { signal });
    addEventListener("offline", () => this.#lost(), { signal });
    addEventListener("pageshow", () => this.#lookAgain(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#lookAgain(), {
      signal,
    });
    this.#connect();
  }

  /** Send a command; resolves when it was carried out, rejects with what was wrong. */
  send<C extends WithoutId<Command>>(command: C): Promise<AnswerTo<C["t"]>> {
    if (this.#over) return Promise.reject(this.#over);
    const whole: Command = { ...command, id: requestId() };
    const answer = this.#unanswered.add(whole);
    this.#write(whole);
    return answer as Promise<AnswerTo<C["t"]>>;
  }

  close(): void {
    this.#unanswered.forget();
    this.#end("closed", new Problem("no-connection"));
  }

  #connect(): void {
    this.#timer = undefined;
    const socket = this.#open();
    this.#socket = socket;
    // What an abandoned connection still brings is no news of this one.
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#heartbeat.open();
    this.#probe.start(() => this.#reconnect());
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#number = null;
    this.#look = null;
    this.#heartbeat.stop();
    this.#probe.stop();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    socket?.close();
  }

  /** Nothing comes for too long. */
  #silent(): void {
    // What was being fetched on a dead line never comes, and Firefox may open no socket as long as it waits for it.
    if (this.#number === null && this.#failures > 0) stop();
    this.#lost();
  }

  /** Give a connection up and open another, after a wait that grows while that fails. */
  #lost(code?: number): void {
    if (this.#over) return;
    if (code === NO_SUCH_TABLE) {
      this.#end("gone", new Problem("unknown-table"));
      return;
    }
    if (code === NO_ENTRY) {
      this.#end("shut", this.#refusal);
      return;
    }
    this.#disconnect();
    this.#listener.link("offline");
    const longest = document.hidden ? LONGEST_HIDDEN_WAIT : LONGEST_WAIT;
    const usual = Math.min(longest, FIRST_WAIT * 2 ** this.#failures++);
    const wait = code === TOO_MUCH ? Math.max(usual, this.#pause / 0.75) : usual;
    // Spread, so that a server that comes back is not asked by everyone at once.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #end(status: LinkStatus, why: Problem): void {
    this.#over = why;
    this.#events.abort();
    this.#disconnect();
    this.#listener.link(status);
    this.#unanswered.rejectAll(why);
  }

  /** Look at once whether the line still holds: the page was asleep, or is looked at again. */
  #lookAgain(): void {
    if (this.#timer !== undefined) this.#reconnect();
    else this.#heartbeat.probe();
  }

  #networkIsBack(): void {
    // What was begun on the network that is gone will not succeed on this one.
    if (this.#number === null) this.#reconnect();
    else this.#heartbeat.probe();
  }

  #reconnect(): void {
    this.#disconnect();
    this.#connect();
  }

  #write(command: Command): void {
    // Before the welcome nothing is sent: it is sent after it, with all that was not answered.
    if (this.#number !== null) this.#socket?.send(JSON.stringify(command));
  }

  /** Send what is not sent again on another connection, and return its id. */
  #say(message: WithoutId<Command>): string {
    const id = requestId();
    this.#socket?.send(JSON.stringify({ ...message, id }));
    return id;
  }

  #receive(text: string): void {
    this.#heartbeat.heard();
    this.#probe.stop();
    const message = parsed(text);
    switch (message?.t) {
      case "hello":
        this.#heartbeat.every = message.heartbeat * 1000;
        if (message.protocol && PROTOCOL && message.protocol !== PROTOCOL) this.#outdated();
        break;
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        this.#updated(message);
        break;
      case "lobby":
        this.#listener.lobby(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "returned":
        this.#listener.returned(message);
        break;
      case "nudged":
        this.#listener.nudged(message);
        break;
      case "instructions":
        this.#listener.instructions(message);
        break;
      case "pong":
        break;
      case "ok":
        this.#unanswered.resolve(message.id, null);
        break;
      case "previewed":
      case "weighed":
      case "rated":
      case "suggested":
      case "drafted":
      case "understood":
        this.#unanswered.resolve(message.id, message);
        break;
      case "error":
        this.#refused(message);
        break;
      default:
        message satisfies null | undefined;
        this.#outdated();
    }
  }

  #refused({ id, code, params }: Refused): void {
    const problem = new Problem(code, params);
    this.#unanswered.reject(id, problem);
    // Without an id it is the socket itself that is refused.
    if (id === "") {
      this.#refusal = problem;
      this.#listener.refused(problem);
    }
    if (typeof params["seconds"] === "number") this.#pause = params["seconds"] * 1000;
    // What was missed comes with the next welcome.
    if (id === this.#look) this.#lost(TOO_MUCH);
  }

  #outdated(): void {
    this.#end("outdated", new Problem("outdated"));
  }

  #welcomed(message: Welcome): void {
    const again = this.#number === null;
    this.#number = message.n;
    this.#look = null;
    this.#failures = 0;
    this.#probe.succeeded();
    this.#listener.welcome(message);
    this.#listener.link("online");
    if (again) for (const command of this.#unanswered.commands) this.#write(command);
  }

  #updated(message: Update): void {
    if (this.#number === null || this.#look !== null) return;
    if (message.n <= this.#number) return;
    if (message.n === this.#number + 1) {
      this.#number = message.n;
      this.#listener.update(message);
    } else {
      this.#look = this.#say({ t: "look" });
    }
  }
}

/** A message of the server; null for what is none. */
function parsed(text: string): ServerMessage | null {
  try {
    return JSON.parse(text) as ServerMessage | null;
  } catch {
    return null;
  }
}

// randomUUID is missing where the page came over plain HTTP from another machine.
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket, seen from this page; `/screen` at its end is for one that a room looks at. */
export function socketUrl(
  table: string,
  page: Pick<Location, "protocol" | "host">,
  end: "" | "/screen" = "",
): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/ws/tables/${encodeURIComponent(table)}${end}`;
}
