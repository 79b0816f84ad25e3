// A table as this visitor sees it, kept up to date over its socket.

import { Advice } from "./advice";
import { Announcer } from "./announcer.svelte";
import { setClock } from "./clock";
import { problemText, Problem, refusalOf, ruleOf, type Refusal } from "./errors";
import { t } from "./i18n";
import { EventNarrator, type Entry } from "./eventText";
import type { Reach } from "./links";
import type {
  Arrange,
  BrowserInfo,
  CallInfo,
  GameFigures,
  GameView,
  Goods,
  IncomePaid,
  InstructionInfo,
  OfferInfo,
  Placement,
  PlayerInfo,
  Returned,
  Say,
  Stories,
  TableInfo,
  TablePresence,
  Update,
} from "./protocol";
import { isolated } from "./isolated";
import { isHidden } from "./logFilter";
import { waitsFor } from "./offers";
import { untilAnswered } from "./pressed";
import type { ShuffleCommand } from "./shufflePart";
import { TableSocket, type LinkStatus } from "./socket";
import { changedLots, newBrowsers, newHost } from "./tableChanges";
import { toasts } from "./toasts.svelte";
import type { Action, ActionInput, GameEvent, Kind, Preview, Question } from "./types";

/** How long what moved stays marked on the board, in milliseconds. */
const SHOWN = 6000;

/** What leads the game on, for everybody. */
const TURNS: ReadonlySet<Kind> = new Set([
  "round-began",
  "outlook-turned",
  "trading-ended",
  "income-paid",
  "ended-early",
  "game-over",
]);

/** Lots that would have changed hands or been built on, and the shops that would have come there. */
export interface Imagined {
  lots: readonly number[];
  shops: Readonly<Record<number, string>>;
}

export class Game {
  table: TableInfo = $state.raw({} as TableInfo);
  view: GameView | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** How much happened before `entries`; `history.ts` asks for it. */
  earlier = $state(0);
  link: LinkStatus = $state("connecting");
  /** Why the table cannot be opened for now, null where it can. */
  refused: Problem | null = $state.raw(null);
  /** Who is at the running table, and the questions put to it; null before the game. */
  presence: TablePresence | null = $state.raw(null);
  /** What a bot last did in my stead, as a part of the log. */
  returned: Returned | null = $state.raw(null);
  /** What I have told the server to agree to. */
  instructions: InstructionInfo[] = $state.raw([]);
  /** Who last reminded me that the table waits for me; every nudge has a key of its own. */
  nudge: { by: number; key: number } | null = $state.raw(null);
  /** How many of my commands have no answer yet. */
  sending = $state(0);
  /** What happened, for screen readers. */
  readonly announcer = new Announcer();
  /** Buildings that moved, or were built on, in the last update. */
  moved: ReadonlySet<number> = $state.raw(new Set());
  /** What could have been, while it is shown on the board of a game that is looked back at. */
  imagined: Imagined | null = $state.raw(null);

  readonly me: number | null = $derived(this.table.you);
  readonly player: PlayerInfo | null = $derived(
    this.me === null ? null : (this.view?.players[this.me] ?? null),
  );
  /** Players whose talk and offers I do not want. */
  readonly muted: ReadonlySet<number> = $derived(new Set(this.table.muted));
  /** Open offers that wait for my answer. */
  readonly asked: OfferInfo[] = $derived(
    this.view?.offers.filter(
      (offer) => offer.status === "open" && waitsFor(offer, this.me) && !this.muted.has(offer.seat),
    ) ?? [],
  );
  /** The view, for what is shown only once there is one. */
  get position(): GameView {
    if (!this.view) throw new Error("the game has no view yet");
    return this.view;
  }

  readonly phase: GameView["now"]["phase"] = $derived(this.view?.now.phase ?? "over");
  /** Tell whether the phase still wants something from me. */
  readonly acting: boolean = $derived.by(() => {
    const { view, me, player } = this;
    if (!view || me === null || !player) return false;
    if (view.now.phase === "deal") return !player.chosen;
    if (view.now.phase === "build") return view.now.waiting.includes(me);
    return view.now.phase === "trade";
  });
  /** The income of the last round that paid any. */
  readonly lastIncome: { round: number; paid: IncomePaid[] } | null = $derived.by(() => {
    const paid = this.entries.filter(({ kind }) => kind === "income-paid");
    const round = paid.at(-1)?.round;
    return round === undefined ? null : { round, paid: incomeOf(paid, round) };
  });

  /** What trades turned out to be worth, where that came with the game; else the server says so. */
  stories: Stories | null = null;
  /** The figures of the finished game, likewise. */
  figures: GameFigures | null = null;
  /** The record that somebody opened to look back at, as they opened it. */
  record: Blob | null = null;
  /** Where others find the server. */
  reach: Reach = { origin: location.origin, local: false };
  /** Browsers that came to my seat while I looked on, until I say that I have seen it. */
  newBrowsers: BrowserInfo[] = $state.raw([]);

  /** Who wants to know what happens, as it happens. */
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  #nudges = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #narrator: EventNarrator;
  readonly #socket: TableSocket;
  /** What the server says without anything being done. */
  readonly advice: Advice;

  constructor(table: TableInfo, open: () => WebSocket) {
    this.table = table;
    this.#narrator = new EventNarrator(this.#eventContext());
    this.#socket = new TableSocket(
      {
        welcome: ({ table, view, log, times, earlier, now, presence, returned, instructions }) => {
          setClock(now);
          this.#setTable(table);
          this.view = view;
          this.tell(log, times, earlier, []);
          this.presence = presence;
          this.returned = returned;
          this.instructions = instructions;
        },
        update: (update) => this.#update(update),
        lobby: ({ table }) => this.#setTable(table),
        presence: (presence) => (this.presence = presence),
        returned: (returned) => (this.returned = returned),
        instructions: ({ instructions }) => (this.instructions = instructions),
        nudged: ({ by }) => (this.nudge = { by, key: ++this.#nudges }),
        refused: (problem) => (this.refused = problem),
        link: (status) => {
          this.link = status;
          if (status === "online") this.refused = null;
        },
      },
      open,
    );
    this.advice = new Advice(this.#socket, () => this.me !== null && this.table.effects !== "off");
  }

  /** Put the whole log into words again, as after a change of the language. */
  retell(): void {
    this.#retell(this.entries);
    this.announcer.forget();
  }

  /** Take a part of the log, of which so much is `earlier`, and what came after it. */
  tell(
    log: readonly GameEvent[],
    times: readonly string[],
    earlier: number,
    later: readonly Entry[],
  ): void {
    this.earlier = earlier;
    this.#retell([...log.map((event, index) => ({ event, at: times[index] ?? "" })), ...later]);
  }

  #retell(log: readonly Pick<Entry, "event" | "at">[]): void {
    const begun = log.filter(({ event }) => event.happened === "round-began").length;
    const round = (this.view?.now.round ?? 1) - begun;
    this.#narrator = new EventNarrator(this.#eventContext(), this.earlier, round);
    this.entries = log.map(({ event, at }) => this.#narrator.narrate(event, at));
  }

  /** Tell what happens from now on, once the view shows it; not what had happened when somebody comes back. */
  listen(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.announcer.stop();
    this.#socket.close();
  }

  /** The name of whoever sits at a seat. */
  name = (seat: number): string =>
    isolated(this.table.seats[seat]?.name ?? "") || t("seat-unnamed", { number: seat + 1 });

  /** An offer of this round as it stands now, or null. */
  offer = (id: string): OfferInfo | null =>
    this.view?.offers.find((offer) => offer.id === id) ?? null;

  /** A call of this round as it stands now, or null. */
  call = (id: string): CallInfo | null => this.view?.calls.find((call) => call.id === id) ?? null;

  shopAt = (building: number): string | null => this.view?.board.shops[building - 1] ?? null;

  /** The symbol that the table gave a shop type of its own; empty for the others. */
  symbolOf = (shop: string): string =>
    this.table.edition.shops.find(({ name }) => name === shop)?.symbol ?? "";

  ownerOf = (building: number): number | null => this.view?.board.owners[building - 1] ?? null;

  /** Whether the table plays a variant, as in `street-access`. */
  plays = (variant: string): boolean => this.table.variants.includes(variant);

  /** What the edition calls a round. */
  year = (round: number): string => this.table.edition.years[round - 1] ?? String(round);

  /** Do something in my seat's name. Return whether it was done; if not, the reason is shown. */
  async act(action: ActionInput): Promise<boolean> {
    if (this.me === null) return false;
    const { me } = this;
    const withdraws = this.#answeredBy(action);
    return this.#do({ t: "act", action: { ...action, seat: me } as Action, withdraws });
  }

  /** My offer that is answered by what I agree to: if it stood on, I could pay twice. */
  #answeredBy(action: ActionInput): string[] {
    const own = action.do === "agree" && this.offer(this.offer(action.offer)?.counters ?? "");
    return own && own.status === "open" && own.seat === this.me ? [own.id] : [];
  }

  /**
   * Do something in my seat's name, and tell what is wrong with it, or null, to whoever asked. Offers of
   * mine that it withdraws end with it, or nothing happens.
   */
  attempt(action: ActionInput, withdraws = this.#answeredBy(action)): Promise<Refusal | null> {
    const mine = { ...action, seat: this.me } as Action;
    return this.#refusalOf({ t: "act", action: mine, withdraws });
  }

  /** Say something to all, or only to some. */
  say(
    text: string,
    to: readonly number[] = [],
    kind: Say["kind"] = "words",
  ): Promise<Refusal | null> {
    return this.attempt({ do: "say", text, to: [...to], about: "", kind });
  }

  /** Unmute or mute a player: their talk and offers. */
  async mute(seat: number, muted: boolean): Promise<void> {
    if (!(await this.#do({ t: "mute", seat, muted }))) return;
    const others = this.table.muted.filter((other) => other !== seat);
    this.table = { ...this.table, muted: muted ? [...others, seat] : others };
  }

  /** The sentence for a refusal. */
  reason = ({ code, params }: Refusal): string => problemText(code, params, this.name);

  /** Answer a question that is put to the table, or put it; `about` is whom a bot is to replace. */
  vote(question: Question, agree: boolean, about: number | null = null): Promise<boolean> {
    return this.#do({ t: "vote", question, about, agree });
  }

  /** Tell the server to agree to any offer that is this good; the refusal, if any. */
  instruct(gives: Goods, gets: Goods, money: number): Promise<Refusal | null> {
    return this.#refusalOf({ t: "instruct", gives, gets, money });
  }

  /** Take back one of my instructions. */
  revoke(instruction: number): Promise<boolean> {
    return this.#do({ t: "revoke", instruction });
  }

  /** Take my seat back from the bot that plays it. */
  comeBack(): Promise<boolean> {
    return this.#do({ t: "come-back" });
  }

  /** Leave the game for good. */
  leave(): Promise<boolean> {
    return this.#do({ t: "leave" });
  }

  /** Remind a player that the table waits for them. */
  nudgePlayer(seat: number): Promise<boolean> {
    return this.#do({ t: "nudge", seat });
  }

  /** Show the others whether I compose an offer. */
  compose(on: boolean): void {
    // A failure changes nothing that anyone needs.
    this.#socket.send({ t: "compose", on }).catch(() => undefined);
  }

  /** Change something about the table or its seats. Return whether it was done. */
  arrange(change: Arrange["change"]): Promise<boolean> {
    return this.#do({ t: "arrange", change });
  }

  /** Forget that other browsers came to my seat, as I have seen it. */
  acceptBrowsers(): void {
    this.newBrowsers = [];
  }

  /** Commit to a part of the shuffle, or open it. */
  shuffle(command: ShuffleCommand): Promise<unknown> {
    return this.#socket.send(command);
  }

  start(): Promise<boolean> {
    return this.#do({ t: "start" });
  }

  /** What placements would bring; null, with the reason shown, where they may not be made. */
  async preview(placements: Placement[]): Promise<Preview | null> {
    try {
      return await this.#socket.send({ t: "preview", placements });
    } catch (problem) {
      this.complain(problem);
      return null;
    }
  }

  complain(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    toasts.add(() => this.reason(problem), "error", undefined, ruleOf(problem));
  }

  #setTable(table: TableInfo): void {
    this.newBrowsers = [
      ...this.newBrowsers.filter(({ id }) => table.browsers.some((browser) => browser.id === id)),
      ...newBrowsers(this.table, table),
    ];
    const host = newHost(this.table, table);
    this.table = table;
    if (host !== null)
      toasts.add(
        () =>
          host === table.you ? t("host-passed-you") : t("host-passed", { name: this.name(host) }),
        "note",
      );
  }

  /** Send a command; return what is wrong with it, or null. */
  async #refusalOf(command: Parameters<TableSocket["send"]>[0]): Promise<Refusal | null> {
    this.sending++;
    try {
      await untilAnswered(this.#socket.send(command));
      return null;
    } catch (problem) {
      return refusalOf(problem);
    } finally {
      this.sending--;
    }
  }

  /** Send a command; return whether it was done. If not, the reason is shown. */
  async #do(command: Parameters<TableSocket["send"]>[0]): Promise<boolean> {
    this.sending++;
    try {
      await untilAnswered(this.#socket.send(command));
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    } finally {
      this.sending--;
    }
  }

  #update({ events, changed, at }: Update): void {
    const before = this.view?.board;
    if (this.view) this.view = { ...this.view, ...changed };
    // Promises are looked up in the view, so it comes first.
    const entries = events.map((event) => this.#narrator.narrate(event, at));
    this.entries = [...this.entries, ...entries];
    this.announcer.add(
      entries
        .filter((entry) => !isHidden(entry, this.muted))
        .map((entry) => ({ text: entry.text, matters: this.#matters(entry) })),
    );
    if (changed.board && before) this.#show(changedLots(before, changed.board));
    this.#listeners.forEach((listener) => listener(events));
  }

  /** Whether an event is read aloud however many others come with it. */
  #matters({ kind, seats }: Entry): boolean {
    return TURNS.has(kind) || (this.me !== null && seats.includes(this.me));
  }

  #show(moved: Set<number>): void {
    this.moved = moved;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.moved = new Set()), SHOWN);
  }

  #eventContext(): ConstructorParameters<typeof EventNarrator>[0] {
    return {
      name: this.name,
      year: this.year,
      promise: (id) => this.view?.promises.find((promise) => promise.id === id) ?? null,
    };
  }
}

/** What was paid in a round, in the order of the seats. */
export function incomeOf(entries: readonly Entry[], round: number): IncomePaid[] {
  return entries
    .filter((entry) => entry.round === round)
    .flatMap(({ event }) => (event.happened === "income-paid" ? [event] : []))
    .sort((a, b) => a.seat - b.seat);
}
