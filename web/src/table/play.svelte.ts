// What I am doing at the table just now and have not sent: cards picked, a trade, a plan.

import {
  addMoney,
  addTile,
  counterTo,
  editOf,
  emptyDraft,
  fromTrade,
  isEmpty,
  repeatTo,
  toggleBuilding,
  toTrade,
  type Draft,
  type Holdings,
} from "../lib/draft";
import type { Game } from "../lib/game.svelte";
import { couldPlaceMore, legalLots, place, takeBack } from "../lib/plan";
import type { CallInfo, OfferInfo, Placement, Trade } from "../lib/protocol";
import type { Mark, Preview } from "../lib/types";
import * as calls from "../talk/calls";

export class Play {
  readonly game: Game;

  /** Dealt cards that I mean to keep. */
  picked: ReadonlySet<number> = $state.raw(new Set());

  /** The trade I am putting together, or null when the scale is put away. */
  #draft: Draft | null = $state.raw(null);
  /** Why the last attempt to offer or call was refused; empty for no reason. */
  trouble = $state("");
  /** The call I am writing, or null. What is clicked goes to it before it goes to the scale. */
  call: calls.CallDraft | null = $state.raw(null);
  /** The offer that is pointed at: its items are marked on the board. */
  pointed: OfferInfo | null = $state.raw(null);

  plan: Placement[] = $state.raw([]);
  /** The tile type that the next click on a lot places. */
  tile: string | null = $state(null);
  preview: Preview | null = $state.raw(null);
  #asked = 0;
  #focus = false;

  /** The round whose income is shown, or null. */
  income: number | null = $state(null);

  constructor(game: Game) {
    this.game = game;
  }

  readonly phase = $derived.by(() => this.game.view?.now.phase ?? "over");

  /** Tell whether the phase still wants something from me. */
  readonly acting: boolean = $derived.by(() => {
    const { view, me, player } = this.game;
    if (!view || me === null || !player) return false;
    if (view.now.phase === "deal") return !player.chosen;
    if (view.now.phase === "build") return view.now.waiting.includes(me);
    return view.now.phase === "trade";
  });

  readonly marks: Record<number, Mark> = $derived.by(() => {
    const marks: Record<number, Mark> = {};
    const put = (buildings: Iterable<number>, mark: Mark): void => {
      for (const building of buildings) marks[building] = mark;
    };
    const { view, me, moved } = this.game;
    if (!view) return marks;
    if (view.now.phase !== "deal") put(moved, "moved");
    if (view.now.phase === "deal") {
      put(view.mine?.hand ?? [], "dealt");
      put(view.mine?.chosen ?? this.picked, "kept");
    } else if (view.now.phase === "trade") {
      const pointed = this.pointed?.trade;
      const trade = pointed ?? (this.draft && !this.call ? toTrade(this.draft) : null);
      for (const { giver, buildings } of trade?.transfers ?? [])
        put(buildings, giver === me ? "offered" : "wanted");
      if (this.call && !pointed) {
        put(this.call.gives.buildings, "offered");
        put(this.call.seeks.buildings, "wanted");
      }
    } else if (view.now.phase === "build" && this.acting) {
      put(legalLots(this.preview, this.tile), "legal");
    }
    put(
      this.plan.map(({ building }) => building),
      "planned",
    );
    return marks;
  });

  /** Shop types by building, as I am about to place them or have fixed them unseen. */
  readonly planned: Record<number, string> = $derived.by(() => {
    const plan = this.acting ? this.plan : (this.game.view?.mine?.plan ?? []);
    return Object.fromEntries(plan.map(({ building, shop }) => [building, shop]));
  });

  /** The lots that a click does something with, or null where clicks do nothing. */
  readonly selectable: Set<number> | null = $derived.by(() => {
    const { view } = this.game;
    if (!view || !this.acting) return null;
    switch (view.now.phase) {
      case "deal":
        return new Set(view.mine?.hand ?? []);
      case "trade":
        return new Set(
          view.board.owners.flatMap((owner, index) => (owner === null ? [] : [index + 1])),
        );
      case "build":
        return new Set([
          ...legalLots(this.preview, this.tile),
          ...this.plan.map(({ building }) => building),
        ]);
      default:
        return null;
    }
  });

  /** Tell whether passing now would leave tiles that could be placed. */
  readonly couldPlaceMore: boolean = $derived(couldPlaceMore(this.preview));

  /** A lot on the board was chosen. */
  pick = (building: number): void => {
    if (!this.acting) return;
    switch (this.phase) {
      case "deal":
        this.pickCard(building);
        break;
      case "trade":
        this.#pickForTrade(building);
        break;
      case "build":
        this.#pickForPlan(building);
        break;
      default:
    }
  };

  pickCard(building: number): void {
    const mine = this.game.view?.mine;
    if (!mine?.hand.includes(building) || mine.chosen) return;
    const picked = new Set(this.picked);
    if (!picked.delete(building)) {
      // One more than allowed puts the first one back: no click is lost.
      if (picked.size >= mine.keep) picked.delete([...picked][0]!);
      picked.add(building);
    }
    this.picked = picked;
  }

  #pickForTrade(building: number): void {
    const owner = this.game.ownerOf(building);
    if (owner === null) return;
    if (this.call) this.call = calls.toggleBuilding(this.call, this.#side(owner), building);
    else this.edit((draft) => toggleBuilding(draft, building, owner));
  }

  #side(owner: number): calls.Side {
    return owner === this.game.me ? "gives" : "seeks";
  }

  get draft(): Draft | null {
    return this.#draft;
  }

  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.trouble = "";
    keep(this.#place, draft);
  }

  /** Where the draft outlives a reload of the page: for this round of this table only. */
  get #place(): string {
    return `chinatown-draft-${this.game.table.id}-${this.game.view?.now.round}`;
  }

  /** Change the draft, taking the scale out where it was away. */
  edit(change: (draft: Draft) => Draft): void {
    const { me } = this.game;
    if (me === null || this.phase !== "trade") return;
    this.draft = change(this.draft ?? emptyDraft(me));
  }

  /** A tile before somebody was chosen: place it next, or put it on the scale. */
  pickTile(seat: number, shop: string): void {
    if (!this.acting) return;
    if (this.phase === "trade") {
      const tiles = this.game.view?.players[seat]?.tiles ?? [];
      const available = tiles.filter((tile) => tile === shop).length;
      if (this.call) {
        const side = this.#side(seat);
        const named = this.call[side].tiles.filter((tile) => tile === shop).length;
        if (side === "seeks" || named < available) this.call = calls.addTile(this.call, side, shop);
        return;
      }
      this.edit((draft) => addTile(draft, seat, shop, available));
    } else if (this.phase === "build" && seat === this.game.me) {
      this.tile = this.tile === shop ? null : shop;
    }
  }

  /** Cash that lies open was chosen: put one more step of it on the scale. */
  pickCash(seat: number): void {
    const { unit } = this.game.table.edition;
    const held = this.game.view?.players[seat]?.cash ?? 0;
    if (this.call && seat === this.game.me) {
      const cash = this.call.gives.cash + unit;
      if (cash <= held) this.call = calls.setCash(this.call, "gives", cash);
    } else this.edit((draft) => addMoney(draft, seat, "cash", unit, held));
  }

  /** Take the scale out to fill it from the panel, where the keyboard goes too. */
  compose(): void {
    this.#begin((me) => this.draft ?? emptyDraft(me));
  }

  counter(offer: OfferInfo): void {
    this.#begin((me) => counterTo(offer, me));
  }

  /** Begin a new version of my own offer. */
  change(offer: OfferInfo): void {
    const open = this.game.view?.calls.some(
      ({ id, status }) => id === offer.answers && status === "open",
    );
    this.#begin((me) => editOf(open ? offer : { ...offer, answers: "" }, me));
  }

  /** Begin the same offer to somebody else. */
  repeat(offer: OfferInfo, seat: number): void {
    this.#begin((me) => repeatTo(offer, me, seat, this.#holdings(seat)));
  }

  answer(call: CallInfo): void {
    this.#begin((me) => calls.answerTo(call, me, this.#holdings(me)));
  }

  #holdings(seat: number): Holdings {
    const { view } = this.game;
    const owners = view?.board.owners ?? [];
    const buildings = owners.flatMap((owner, index) => (owner === seat ? [index + 1] : []));
    return { buildings, tiles: view?.players[seat]?.tiles ?? [] };
  }

  /** Put a trade that was said in words on the scale, to be looked at and changed. */
  take(trade: Trade): void {
    this.#begin((me) => fromTrade(trade, me));
  }

  #begin(draft: (me: number) => Draft): void {
    if (this.game.me === null || this.phase !== "trade") return;
    this.#focus = true;
    this.call = null;
    this.draft = draft(this.game.me);
  }

  /** Take out a form for a call to the table. */
  startCall(): void {
    this.#focus = true;
    this.trouble = "";
    this.call = calls.emptyCall();
  }

  async callOut(): Promise<void> {
    const { call } = this;
    if (!call) return;
    const refusal = await this.game.attempt({ do: "call", ...call, text: call.text.trim() });
    this.trouble = refusal ? this.game.reason(refusal) : "";
    if (!refusal && this.call === call) this.call = null;
  }

  /** Tell once whether the scale that was taken out wants the keyboard. */
  takeFocus(): boolean {
    const wanted = this.#focus;
    this.#focus = false;
    return wanted;
  }

  /** Put the scale away with all that lies on it. */
  drop(): void {
    this.draft = null;
  }

  async offer(): Promise<void> {
    const draft = this.draft;
    if (!draft || isEmpty(draft)) return;
    const { secret, counters, replaces, answers, seconds } = draft;
    const refusal = await this.game.attempt({
      do: "offer",
      trade: toTrade(draft),
      secret,
      counters,
      replaces,
      answers,
      seconds,
    });
    // Refused drafts stay on the scale; what was changed meanwhile does too.
    if (!refusal && this.draft === draft) this.draft = null;
    else this.trouble = refusal ? this.game.reason(refusal) : "";
  }

  #pickForPlan(building: number): void {
    if (this.plan.some((placed) => placed.building === building)) {
      this.setPlan(takeBack(this.plan, building));
    } else if (this.tile && legalLots(this.preview, this.tile).has(building)) {
      this.setPlan(place(this.plan, building, this.tile));
    }
  }

  /** Change the plan and ask what it brings; a plan that is refused goes back to what it was. */
  async setPlan(plan: Placement[]): Promise<void> {
    const before = this.plan;
    const asked = ++this.#asked;
    this.plan = plan;
    const preview = await this.game.preview(plan);
    if (asked !== this.#asked) return;
    if (preview === null) {
      this.plan = before;
      return;
    }
    this.preview = preview;
    if (this.tile && !preview.lots[this.tile]?.length) this.tile = null;
  }

  /** Start a phase or a turn afresh. */
  begin(): void {
    this.picked = new Set();
    this.#draft = this.phase === "trade" ? kept(this.#place, this.game.me) : null;
    this.pointed = null;
    this.call = null;
    this.plan = [];
    this.tile = null;
    this.preview = null;
    if (this.phase === "build" && this.acting) void this.setPlan([]);
  }
}

function keep(place: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Without storage a draft is lost with the page, as it would have been anyway.
  }
}

function kept(place: string, me: number | null): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(place) ?? "null") as Draft | null;
    return draft && draft.me === me ? { ...emptyDraft(draft.me), ...draft } : null;
  } catch {
    return null;
  }
}
