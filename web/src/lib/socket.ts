// The connection to a table. It reconnects, notices gaps, and repeats commands without an answer.

import { Problem } from "./errors";
import type {
  ClientMessage,
  Drafted,
  Look,
  Lobby,
  Previewed,
  ServerMessage,
  Update,
  Weighed,
  Welcome,
} from "./protocol";

type Command = ClientMessage;
type Answer = Previewed | Weighed | Drafted;

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
  link(status: LinkStatus): void;
}

export type LinkStatus = "connecting" | "online" | "offline" | "closed";

interface Waiting {
  command: Command;
  resolve: (answer: Answer | null) => void;
  reject: (problem: Problem) => void;
}

/** The socket closed because there is no such table: asking again is no use. */
const NO_SUCH_TABLE = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The number of the last update; null until welcomed on this connection. */
  #number: number | null = null;
  #looking = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #open: () => WebSocket;
  readonly #listener: Listener;
  readonly #online = (): void => this.#retryNow();

  constructor(listener: Listener, open: () => WebSocket) {
    this.#listener = listener;
    this.#open = open;
    addEventListener("online", this.#online);
    this.#connect();
  }

  /** Send a command; resolves when it was carried out, rejects with what was wrong. */
  send<C extends WithoutId<Command>>(command: C): Promise<AnswerTo<C["t"]>> {
    const whole = { ...command, id: requestId() };
    return new Promise<Answer | null>((resolve, reject) => {
      this.#waiting.set(whole.id, { command: whole, resolve, reject });
      this.#write(whole);
    }) as Promise<AnswerTo<C["t"]>>;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#online);
    this.#socket?.close();
    this.#listener.link("closed");
  }

  #connect(): void {
    this.#timer = undefined;
    this.#number = null;
    this.#looking = false;
    const socket = this.#open();
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#number = null;
    if (this.#closed) return;
    if (code === NO_SUCH_TABLE) {
      this.#closed = true;
      this.#listener.link("closed");
      return;
    }
    this.#listener.link("offline");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Spread, so that a server that comes back is not asked by everyone at once.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #retryNow(): void {
    if (this.#timer === undefined || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #write(command: Command): void {
    // Before the welcome nothing is sent: it is sent after it, with all that was not answered.
    if (this.#number !== null) this.#socket?.send(JSON.stringify(command));
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        this.#updated(message);
        break;
      case "lobby":
        this.#listener.lobby(message);
        break;
      case "ok":
        this.#answer(message.id)?.resolve(null);
        break;
      case "previewed":
      case "weighed":
      case "drafted":
        this.#answer(message.id)?.resolve(message);
        break;
      case "error":
        this.#answer(message.id)?.reject(new Problem(message.code, message.params));
        break;
      default:
        message satisfies never;
    }
  }

  #welcomed(message: Welcome): void {
    const again = this.#number === null;
    this.#number = message.n;
    this.#looking = false;
    this.#failures = 0;
    this.#listener.welcome(message);
    this.#listener.link("online");
    if (again) for (const { command } of this.#waiting.values()) this.#write(command);
  }

  #updated(message: Update): void {
    if (this.#number === null || this.#looking) return;
    if (message.n <= this.#number) return;
    if (message.n === this.#number + 1) {
      this.#number = message.n;
      this.#listener.update(message);
    } else {
      this.#looking = true;
      this.#socket?.send(JSON.stringify({ t: "look", id: requestId() } satisfies Look));
    }
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
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
