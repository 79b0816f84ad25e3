// Keeps the screen from going dark while the table waits for whoever looks at it.

/** How long, in milliseconds, after the last press: who has gone needs no light. */
const PATIENCE = 10 * 60_000;

/**
 * Keep the screen awake until the function that is returned is called, or nobody has touched it for `patience`
 * milliseconds; Infinity for a screen that is only looked at.
 */
export function keepAwake(patience = PATIENCE): () => void {
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    void lock?.release();
    lock = null;
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (Number.isFinite(patience)) timer = setTimeout(release, patience);
    // A browser takes the lock away when another page is looked at.
    if (asking || (lock && !lock.released) || document.visibilityState !== "visible") return;
    asking = true;
    try {
      const granted = await navigator.wakeLock.request("screen");
      if (over) void granted.release();
      else lock = granted;
    } catch {
      // A browser without it, plain HTTP or a battery that is nearly empty: the screen does as it always does.
    } finally {
      asking = false;
    }
  }

  const again = (): void => void ask();
  const signs = ["visibilitychange", "pointerdown", "keydown"] as const;
  for (const sign of signs) document.addEventListener(sign, again, { passive: true });
  void ask();
  return () => {
    over = true;
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, again);
    release();
  };
}
