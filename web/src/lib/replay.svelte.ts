// Looking back at a finished game: any position of it, through anybody's eyes, as if it were live.

import type { GameView, Replay, ReplayEyes, Update, Welcome } from "./protocol";
import { Game, type Imagined } from "./game.svelte";
import type { GameEvent } from "./types";

/** A seat, null for a spectator, or `all` for somebody who knows everything. */
export type Viewer = ReplayEyes["viewer"];

/** The other end of a table's line, where there is no server: it says what is shown, and hears nothing. */
export class ReplayLine {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** Called when somebody begins to listen. */
  readonly #begun: () => void;

  constructor(begun: () => void) {
    this.#begun = begun;
    queueMicrotask(() => this.#begun());
  }

  send(text: string): void {
    const { t, id } = JSON.parse(text) as { t: string; id: string };
    if (t === "ping") this.says({ t: "pong", id });
    else if (t === "look") this.#begun();
    else this.says({ t: "error", id, code: "game-over", params: {} });
  }

  close(): void {
    this.onmessage = null;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A place of a game that can be jumped to. */
export interface Landmark {
  step: number;
  event: GameEvent;
}

const LANDMARKS: ReadonlySet<GameEvent["happened"]> = new Set([
  "round-began",
  "trade-made",
  "items-moved",
  "built",
]);

export class Playback {
  readonly game: Game;
  /** How many actions there are. */
  readonly last: number;
  /** How many actions have been taken where the game is looked at. */
  step: number = $state(0);
  viewer: Viewer = $state(null);
  readonly #replay: Replay;
  #line: ReplayLine | null = null;
  #number = 0;

  constructor(replay: Replay, step = 0, viewer: Viewer = null) {
    this.#replay = replay;
    this.last = (replay.eyes[0]?.steps.length ?? 1) - 1;
    this.step = this.#within(step);
    this.viewer = replay.eyes.some((eyes) => eyes.viewer === viewer) ? viewer : null;
    this.game = new Game(replay.table, () => {
      this.#line = new ReplayLine(() => this.#show());
      return this.#line as unknown as WebSocket;
    });
    this.game.stories = replay.stories;
    this.game.figures = replay.figures;
  }

  /** Whose eyes there are. */
  get viewers(): Viewer[] {
    return this.#replay.eyes.map(({ viewer }) => viewer);
  }

  /** Rounds, trades and placements of the whole game, as far as these eyes see them. */
  get landmarks(): Landmark[] {
    return this.#steps(this.viewer).flatMap(({ events }, step) =>
      this.#events(events)
        .filter(({ happened }) => LANDMARKS.has(happened))
        .map((event) => ({ step, event })),
    );
  }

  /** The first step of each round. */
  get rounds(): number[] {
    return this.landmarks.flatMap(({ step, event }) =>
      event.happened === "round-began" ? [step] : [],
    );
  }

  go(step: number): void {
    const wanted = this.#within(step);
    if (wanted === this.step) return;
    const next = wanted === this.step + 1;
    this.step = wanted;
    if (next) this.#goOn();
    else this.#show();
  }

  /** Go to the beginning of the round before, or with 1 of the one after. */
  goRound(by: -1 | 1): void {
    const later = this.rounds.filter((step) => step > this.step);
    const earlier = this.rounds.filter((step) => step < this.step);
    this.go(by === 1 ? (later[0] ?? this.last) : (earlier.at(-1) ?? 0));
  }

  look(viewer: Viewer): void {
    if (!this.viewers.includes(viewer)) return;
    this.viewer = viewer;
    this.#show();
  }

  /** Show the moment that the end of an address names. */
  goTo(hash: string): void {
    const { step, viewer } = readMoment(hash);
    if (viewer !== this.viewer) this.look(viewer);
    this.go(step);
  }

  close(): void {
    this.game.close();
  }

  /** What some eyes see after a number of actions. */
  viewAt(step: number, viewer: Viewer): GameView {
    const view: Record<string, unknown> = {};
    for (const { changed } of this.#steps(viewer).slice(0, step + 1))
      Object.assign(view, this.#sections(view, changed));
    return view as unknown as GameView;
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(step) || 0));
  }

  #steps(viewer: Viewer): ReplayEyes["steps"] {
    return this.#replay.eyes.find((eyes) => eyes.viewer === viewer)?.steps ?? [];
  }

  #events(places: readonly number[]): GameEvent[] {
    return places.flatMap((place) => this.#replay.events[place] ?? []);
  }

  /** The sections that change, given those before. */
  #sections(
    before: Partial<Record<string, unknown>>,
    changed: ReplayEyes["steps"][number]["changed"],
  ): Record<string, unknown> {
    const { values } = this.#replay;
    return Object.fromEntries(
      Object.entries(changed).map(([name, change]) => {
        if (!Array.isArray(change)) return [name, values[change]];
        const [start = 0, removed = 0, ...places] = change;
        const list = [...((before[name] ?? []) as unknown[])];
        list.splice(start, removed, ...places.map((place) => values[place]));
        return [name, list];
      }),
    );
  }

  /** Show on the board what could have been after a number of actions, or with null no longer. */
  imagine(imagined: Imagined | null, step = this.step): void {
    this.go(step);
    this.game.imagined = imagined;
  }

  /** Show the position as to somebody who has just come. */
  #show(): void {
    this.game.imagined = null;
    const log = this.#steps(this.viewer)
      .slice(0, this.step + 1)
      .flatMap(({ events }) => this.#events(events));
    this.#line?.says({
      t: "welcome",
      n: ++this.#number,
      table: this.#replay.table,
      view: this.viewAt(this.step, this.viewer),
      log,
      times: log.map(() => ""),
      earlier: 0,
      presence: null,
      returned: null,
      instructions: [],
      now: new Date().toISOString(),
    } satisfies Welcome);
  }

  /** Show the next action as it happens. */
  #goOn(): void {
    this.game.imagined = null;
    const step = this.#steps(this.viewer)[this.step];
    this.#line?.says({
      t: "update",
      n: ++this.#number,
      at: "",
      events: this.#events(step?.events ?? []),
      changed: this.#sections(
        (this.game.view ?? {}) as unknown as Record<string, unknown>,
        step?.changed ?? {},
      ) as Update["changed"],
    } satisfies Update);
  }
}

/** The moment that the end of an address names, as in `#12.all`. */
export function readMoment(hash: string): { step: number; viewer: Viewer } {
  const [, step = "0", eyes = ""] = /^#(\d+)(?:\.(\w+))?$/.exec(hash) ?? [];
  return { step: Number(step), viewer: eyes === "all" ? "all" : eyes ? Number(eyes) : null };
}

/** The end of an address that names a moment. */
export function momentHash(step: number, viewer: Viewer): string {
  return `#${step}${viewer === null ? "" : `.${viewer}`}`;
}
