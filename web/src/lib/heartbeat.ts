// Notices that a connection has died without closing: whoever is silent is asked, and must answer.

/** Until the server names another, in milliseconds. */
const USUAL = 2000;
/** How many heartbeats an answer may take. */
const PATIENCE = 2;
/** How many heartbeats a connection may take to open, and the first message to come. */
const OPENING = 5;
/** How many times more seldom a page asks that nobody looks at, to spare batteries. */
const HIDDEN = 5;

export class Heartbeat {
  /** After how much silence the other end is asked, in milliseconds. */
  every = USUAL;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  readonly #ask: () => void;
  readonly #dead: () => void;

  /** `ask` sends what is to be answered; `dead` is called once no answer has come in time. */
  constructor(ask: () => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  /** A connection is being opened: wait for its first message. */
  open(): void {
    this.#asked = true;
    this.#wait(OPENING * this.every, this.#dead);
  }

  /** Something has come: the other end is there. */
  heard(): void {
    this.#asked = false;
    this.#wait(this.every * (document.hidden ? HIDDEN : 1), () => this.probe());
  }

  /** Ask now, unless an answer is awaited already. */
  probe(): void {
    if (this.#asked || this.#timer === undefined) return;
    this.#asked = true;
    this.#wait(PATIENCE * this.every, this.#dead);
    this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
