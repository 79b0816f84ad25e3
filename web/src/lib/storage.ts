// What this browser remembers for us. Where it refuses (blocked cookies, private windows, no space left)
// the page itself remembers, for as long as it is open.

const PROBE = "chinatown-probe";

export class SafeStorage {
  readonly #inner: Storage | null;
  readonly #own = new Map<string, string>();

  /** `open` returns the browser's storage; merely asking for it throws where it is blocked. */
  constructor(open: () => Storage) {
    this.#inner = opened(open);
  }

  /** Return whether anything outlasts the page. */
  get lasts(): boolean {
    return this.#inner !== null;
  }

  get(key: string): string | null {
    return this.#own.get(key) ?? this.#try((storage) => storage.getItem(key));
  }

  set(key: string, value: string): void {
    const stored = this.#try((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (stored) this.#own.delete(key);
    else this.#own.set(key, value);
  }

  remove(key: string): void {
    this.#own.delete(key);
    this.#try((storage) => {
      storage.removeItem(key);
      return true;
    });
  }

  /** Forget everything. */
  clear(): void {
    this.#own.clear();
    this.#try((storage) => {
      storage.clear();
      return true;
    });
  }

  #try<Result>(use: (storage: Storage) => Result): Result | null {
    try {
      return this.#inner && use(this.#inner);
    } catch {
      return null;
    }
  }
}

function opened(open: () => Storage): Storage | null {
  try {
    const storage = open();
    // Some browsers give a storage in which there is no room.
    storage.setItem(PROBE, "");
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}

/** For this browser, for good. */
export const local = new SafeStorage(() => localStorage);
/** For this tab. */
export const session = new SafeStorage(() => sessionStorage);
