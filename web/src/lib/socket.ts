// The connection to a table. It reconnects, notices gaps and silence, and repeats commands without an
// answer.

import { PROTOCOL } from "virtual:protocol";

import { Problem } from "./errors";
import { Heartbeat } from "./heartbeat";
import type {
  ClientMessage,
  Drafted,
  Lobby,
  Nudged,
  Previewed,
  Returned,
  ServerMessage,
  TablePresence,
  Update,
  Weighed,
  Welcome,
} from "./protocol";
import { Unanswered } from "./unanswered";

type Command = ClientMessage;

/** What commands are answered with, where it is more than that they were carried out. */
interface Answers {
  preview: Previewed;
  weigh: Weighed;
  draft: Drafted;
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
  link(status: LinkStatus): void;
}

/** `gone`: the table does not exist; `outdated`: the server is newer than this page. Both are for good. */
export type LinkStatus = "connecting" | "online" | "offline" | "closed" | "gone" | "outdated";

/** The socket closed because there is no such table: asking again is no use. */
const NO_SUCH_TABLE = 4404;
/** How long to wait, in milliseconds, after a connection that failed: longer each time. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 2500;
/** The longest wait of a page that nobody looks at, to spare batteries. */
const LONGEST_HIDDEN_WAIT = 8000;
/**
 * After how long without an answer another connection is tried beside the first, in milliseconds. What is
 * opened on a dead line stays dead when the line is back; on a slow line the first may yet come to life.
 */
const OVERLAP = 2500;
/** How many connections are being opened at most; the oldest is given up. */
const MAX_OPENING = 4;

export class TableSocket {
  /** The connection on which the server has spoken. */
  #socket: WebSocket | null = null;
  /** Connections that are being opened, the oldest first. The first on which the server speaks is taken. */
  #opening: WebSocket[] = [];
  #unanswered = new Unanswered();
  /** The number of the last update; null until welcomed on this connection. */
  #number: number | null = null;
  #looking = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Why there will be no connection any more. */
  #over: Problem | null = null;
  readonly #open: () => WebSocket;
  readonly #listener: Listener;
  readonly #heartbeat = new Heartbeat(
    () => this.#say({ t: "ping" }),
    () => this.#lost(),
  );
  readonly #events = new AbortController();

  constructor(listener: Listener, open: () => WebSocket) {
    this.#listener = listener;
    this.#open = open;
    const { signal } = this.#events;
    addEventListener("online", () => this.#networkIsBack(), { signal });
    addEventListener("offline", () => this.#lost(), { signal });
    addEventListener("pageshow", () => this.#probe(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#probe(), {
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
    const socket = this.#open();
    this.#opening.push(socket);
    // What an abandoned connection still brings is no news of another one.
    socket.onmessage = (event) => {
      if (this.#opening.includes(socket)) this.#take(socket);
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
      else if (this.#opening.includes(socket)) this.#failed(socket, code);
    };
    if (this.#opening.length > MAX_OPENING) this.#opening.shift()?.close();
    this.#later(OVERLAP, () => {
      this.#listener.link("offline");
      this.#connect();
    });
  }

  /** Talk over a connection from now on; no other is needed. */
  #take(socket: WebSocket): void {
    this.#later(0, null);
    this.#socket = socket;
    for (const other of this.#opening.splice(0)) if (other !== socket) other.close();
  }

  /** Do something after a while, in place of what was to be done; null for nothing. */
  #later(wait: number, what: (() => void) | null): void {
    clearTimeout(this.#timer);
    this.#timer = what ? setTimeout(what, wait) : undefined;
  }

  #disconnect(): void {
    const sockets = [this.#socket, ...this.#opening.splice(0)];
    this.#socket = null;
    this.#number = null;
    this.#looking = false;
    this.#heartbeat.stop();
    this.#later(0, null);
    for (const socket of sockets) socket?.close();
  }

  /** Give the connection up, and what is being opened on the same line, and open another. */
  #lost(code?: number): void {
    if (this.#over) return;
    this.#disconnect();
    this.#again(code);
  }

  #failed(socket: WebSocket, code: number): void {
    this.#opening = this.#opening.filter((other) => other !== socket);
    this.#again(code);
  }

  /** Open another connection, after a wait that grows while that fails. */
  #again(code?: number): void {
    if (code === NO_SUCH_TABLE) {
      this.#end("gone", new Problem("unknown-table"));
      return;
    }
    this.#listener.link("offline");
    const longest = document.hidden ? LONGEST_HIDDEN_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#failures++);
    // Spread, so that a server that comes back is not asked by everyone at once.
    this.#later(wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  #end(status: LinkStatus, why: Problem): void {
    this.#over = why;
    this.#events.abort();
    this.#disconnect();
    this.#listener.link(status);
    this.#unanswered.rejectAll(why);
  }

  /** Look at once whether the line still holds: the page was asleep, or is looked at again. */
  #probe(): void {
    if (this.#socket === null) this.#connect();
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

  #say(message: WithoutId<Command>): void {
    this.#socket?.send(JSON.stringify({ ...message, id: requestId() }));
  }

  #receive(text: string): void {
    this.#heartbeat.heard();
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
      case "pong":
        break;
      case "ok":
        this.#unanswered.resolve(message.id, null);
        break;
      case "previewed":
      case "weighed":
      case "drafted":
        this.#unanswered.resolve(message.id, message);
        break;
      case "error":
        this.#unanswered.reject(message.id, new Problem(message.code, message.params));
        break;
      default:
        message satisfies null | undefined;
        this.#outdated();
    }
  }

  #outdated(): void {
    this.#end("outdated", new Problem("outdated"));
  }

  #welcomed(message: Welcome): void {
    const again = this.#number === null;
    this.#number = message.n;
    this.#looking = false;
    this.#failures = 0;
    this.#listener.welcome(message);
    this.#listener.link("online");
    if (again) for (const command of this.#unanswered.commands) this.#write(command);
  }

  #updated(message: Update): void {
    if (this.#number === null || this.#looking) return;
    if (message.n <= this.#number) return;
    if (message.n === this.#number + 1) {
      this.#number = message.n;
      this.#listener.update(message);
    } else {
      this.#looking = true;
      this.#say({ t: "look" });
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
function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket, seen from this page. */
export function socketUrl(table: string, page: Pick<Location, "protocol" | "host">): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/ws/tables/${encodeURIComponent(table)}`;
}
