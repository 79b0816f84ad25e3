// What stands on the table, kept as it was for as long as somebody looks at it.

import type { Entry } from "../lib/eventText";
import type { CallInfo, OfferInfo } from "../lib/protocol";

/** How long after a touch the list counts as looked at, in milliseconds. */
const GLANCE = 3000;

export interface Standing {
  offers: readonly OfferInfo[];
  calls: readonly CallInfo[];
  entries: readonly Entry[];
}

/**
 * The offers and calls in the order and state in which they are shown.
 *
 * While a pointer lies on the list or the keyboard is in it nothing comes, goes or changes places.
 */
export class SteadyList {
  #pointed = $state(false);
  #typing = $state(false);
  #renewed = $state(0);
  #keys = false;
  #kept: Standing | null = null;
  #keptAt = 0;
  #glance: ReturnType<typeof setTimeout> | undefined;
  readonly #live: () => Standing;

  constructor(live: () => Standing) {
    this.#live = live;
  }

  readonly looking: boolean = $derived.by(() => this.#pointed || this.#typing);

  readonly shown: Standing = $derived.by(() => {
    const live = this.#live();
    if (!this.looking || !this.#kept || this.#keptAt !== this.#renewed) this.#kept = live;
    this.#keptAt = this.#renewed;
    return this.#kept;
  });

  /** The ids of the open offers and calls that wait until nobody looks at the list. */
  readonly newcomers: readonly string[] = $derived.by(() => {
    const { offers, calls } = this.#live();
    const known = new Set([...this.shown.offers, ...this.shown.calls].map(({ id }) => id));
    return [...offers, ...calls].flatMap(({ id, status }) =>
      status === "open" && !known.has(id) ? [id] : [],
    );
  });

  /** Show what stands on the table now. */
  renew(): void {
    this.#renewed++;
  }

  enter(event: PointerEvent): void {
    clearTimeout(this.#glance);
    this.#pointed = true;
    if (event.pointerType === "touch") this.#leaveSoon();
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") this.#leaveSoon();
    else this.#pointed = false;
  }

  /** Take in what has the keyboard now; what a pointer has pressed does not count. */
  focus(element: Element | null): void {
    const field = element?.matches("input, textarea, select") ?? false;
    this.#typing = field || (this.#keys && element !== null);
  }

  /** Take in whether keys are used, or a pointer. */
  use(keys: boolean): void {
    this.#keys = keys;
  }

  stop(): void {
    clearTimeout(this.#glance);
  }

  // A finger is away from the glass while its owner reads.
  #leaveSoon(): void {
    clearTimeout(this.#glance);
    this.#glance = setTimeout(() => (this.#pointed = false), GLANCE);
  }
}
