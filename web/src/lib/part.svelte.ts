// Parts of the client that a page does not begin with. They are fetched once it is drawn, so that they are there when
// somebody presses what needs them, and at the latest then.

export class Part<T> {
  /** The part, null until it is there. */
  content: T | null = $state.raw(null);
  /** Whether it could not be had when it was last asked for. */
  failed: boolean = $state(false);
  readonly #fetch: () => Promise<{ default: T }>;
  #coming: Promise<void> | null = null;

  constructor(fetch: () => Promise<{ default: T }>) {
    this.#fetch = fetch;
    all.add(this);
  }

  /**
   * Fetch the part unless it is there or on its way. It never rejects: `failed` says what became of it.
   * In `spare` time a failure is none: a page that is left, or offline, gives up what it fetches.
   */
  want(spare = false): Promise<void> {
    this.#coming ??= this.#get(spare);
    return this.#coming;
  }

  async #get(spare: boolean): Promise<void> {
    this.failed = false;
    try {
      this.content = (await this.#fetch()).default;
    } catch (problem) {
      if (!spare) console.error(problem);
      this.failed = true;
      this.#coming = null;
    }
  }
}

const all = new Set<Part<unknown>>();

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
