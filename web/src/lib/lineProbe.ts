// Looks whether the server can be reached again while a socket is being opened. What was begun on a dead
// line stays dead when the line is back, and browsers open one socket at a time to a server, so another
// cannot be tried beside it; a request can.

/** How long a request may take, in milliseconds; then another is made. */
const PATIENCE = 1500;
/** How long a socket may stay silent before anything is asked, and after the server has answered. */
const SILENCE = 1000;
const LONGEST_SILENCE = 16_000;

/** Whether the server answers a request, which `signal` gives up. */
export type Reach = (signal: AbortSignal) => Promise<boolean>;

const healthz: Reach = async (signal) => {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
};

export class LineProbe {
  readonly #reach: Reach;
  #round: AbortController | null = null;
  /** How often the server could be reached while a socket stayed silent: then it is only slow. */
  #inVain = 0;

  constructor(reach: Reach = healthz) {
    this.#reach = reach;
  }

  /** Call `reached` once the server answers requests, but nothing has come on the socket. */
  start(reached: () => void): void {
    this.stop();
    const round = new AbortController();
    this.#round = round;
    void this.#watch(round.signal, reached);
  }

  /** The socket has spoken, or is given up. */
  stop(): void {
    this.#round?.abort();
    this.#round = null;
  }

  /** The line is good: what is slow later is a matter of then. */
  succeeded(): void {
    this.stop();
    this.#inVain = 0;
  }

  async #watch(signal: AbortSignal, reached: () => void): Promise<void> {
    const silence = Math.min(LONGEST_SILENCE, SILENCE * 2 ** this.#inVain);
    await pause(silence);
    while (!signal.aborted) {
      const next = pause(PATIENCE);
      const request = new AbortController();
      const giveUp = (): void => request.abort();
      void next.then(giveUp);
      signal.addEventListener("abort", giveUp);
      if (await this.#reach(request.signal)) break;
      await next;
    }
    await pause(silence);
    if (signal.aborted) return;
    this.#inVain++;
    reached();
  }
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
