// Parts of the client that a page does not begin with. They are fetched once it is drawn, so that they are there when
// somebody presses what needs them, and at the latest then.

/** How long a part may take until the page says that it does not come, in milliseconds. */
const LATE = 6000;

export class Part<T> {
  /** The part, null until it is there. */
  content: T | null = $state.raw(null);
  /** Whether it could not be had when it was last asked for, or has not come for long. */
  failed: boolean = $state(false);
  readonly #fetch: () => Promise<{ default: T }>;
  #coming: Promise<void> | null = null;
  #wanted = false;

  constructor(fetch: () => Promise<{ default: T }>) {
    this.#fetch = fetch;
    all.add(this);
  }

  /** Whether somebody waits for it in vain. */
  get missing(): boolean {
    return this.#wanted && this.failed;
  }

  /**
   * Fetch the part unless it is there or on its way. It never rejects: `failed` says what became of it.
   * In `spare` time a failure is none: a page that is left, or offline, gives up what it fetches.
   */
  want(spare = false): Promise<void> {
    if (!spare) this.#expect();
    this.#coming ??= this.#get(spare);
    return this.#coming;
  }

  /**
   * Fetch it again, at the worst with the whole page: a browser may wait for ever for what it began to fetch
   * on a line that has died, and remember for as long as the page lives that it could not be had.
   */
  async again(): Promise<void> {
    if (this.#coming === null) await this.want();
    if (this.failed) location.reload();
  }

  #expect(): void {
    if (this.#wanted || this.content !== null) return;
    this.#wanted = true;
    setTimeout(() => (this.failed = this.content === null), LATE);
  }

  async #get(spare: boolean): Promise<void> {
    this.failed = false;
    try {
      this.content = (await this.#fetch()).default;
      this.failed = false;
    } catch (problem) {
      // A page that is left gives up what it fetches, and is gone by then.
      if (!spare) setTimeout(() => console.error(problem), 500);
      this.failed = true;
      this.#coming = null;
    }
  }
}

const all = new Set<Part<unknown>>();

/** Return whether somebody waits in vain for any part. */
export function isPartMissing(): boolean {
  return [...all].some((part) => part.missing);
}

/** Fetch all parts that are known, and those that become known by that; for tests, which do not wait. */
export async function fetchAllParts(): Promise<void> {
  for (const part of all) await part.want();
}

/** Fetch parts one after another once the browser has nothing else to do, unless it is to save data. */
export function fetchInSpareTime(parts: readonly Part<unknown>[]): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const start = (): void =>
    void parts.reduce((before, part) => before.then(() => part.want(true)), Promise.resolve());
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 300);
}
