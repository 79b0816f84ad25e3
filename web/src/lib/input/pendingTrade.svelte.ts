// The trade that I am putting together, or the call that I am writing.

import * as calls from "../callDraft";
import {
  addMoney,
  addTile,
  emptyDraft,
  giveTo,
  isEmpty,
  sendTo,
  toggleBuilding,
  withParty,
  type Draft,
} from "../draft";
import { counterTo, editOf, fromTrade, missing, toTrade } from "../draftTrade";
import { type Holdings } from "../holdings";
import { ruleOf, type Refusal } from "../errors";
import type { Dragged, Dropped } from "../dragging";
import type { Game } from "../game.svelte";
import { withMoreFor } from "../namedPrice";
import { earlierOffers, offerOf, type EarlierOffers } from "../offers";
import type { CallInfo, Effect, Goods, OfferInfo, Trade } from "../protocol";
import { others, repeatTo, sameWith } from "../sameTo";
import type { Mark } from "../types";
import { marked, type PhaseInput } from "./phaseInput";
import { loadDraft, storeDraft } from "./storedDraft";

/** How many changes can be undone. */
const MAX_UNDONE = 50;

export class PendingTrade implements PhaseInput {
  readonly #game: Game;

  /** The trade I am putting together, or null when the scale is put away. */
  #draft: Draft | null = $state.raw(null);
  #refusal: Refusal | null = $state.raw(null);
  /** What it was before each change, the latest last. */
  #before: readonly Draft[] = $state.raw([]);
  /** The call I am writing, or null. What is clicked goes to it before it goes to the scale. */
  call: calls.CallDraft | null = $state.raw(null);
  /** What I write is to be an instruction for the server instead of a call. */
  standing = $state(false);
  /** The offer whose items are marked on the board, because it is pointed at or has the focus. */
  highlighted: OfferInfo | null = $state.raw(null);
  /** What looked-at offers would change, by their ids; empty for what I compose. */
  #effects: Readonly<Record<string, readonly Effect[]>> = $state.raw({});
  #wantsFocus = false;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Why the last attempt to offer or call was refused; empty for no reason. */
  get trouble(): string {
    return this.#refusal ? this.#game.reason(this.#refusal) : "";
  }

  /** Where the rules say why; empty where they do not. */
  get rule(): string {
    return this.#refusal ? ruleOf(this.#refusal) : "";
  }

  get draft(): Draft | null {
    return this.#draft;
  }

  set draft(draft: Draft | null) {
    const before = this.#draft;
    this.#before = before && draft ? [...this.#before, before].slice(-MAX_UNDONE) : [];
    this.#draft = draft;
    this.#refusal = null;
    storeDraft(this.#storageKey, draft);
  }

  // A draft outlives a reload of the page, for this round of this table only.
  get #storageKey(): string {
    return `chinatown-draft-${this.#game.table.id}-${this.#game.view?.now.round ?? 0}`;
  }

  marks(): (readonly [number, Mark])[] {
    const highlighted = this.highlighted?.trade;
    if (this.call && !highlighted)
      return [
        ...marked(this.call.gives.buildings, "offered"),
        ...marked(this.call.seeks.buildings, "wanted"),
      ];
    const trade = highlighted ?? (this.draft && toTrade(this.draft));
    // While I do something else, what is asked of me stays in view.
    if (!trade)
      return this.#game.asked.flatMap(({ trade: { transfers } }) =>
        transfers.flatMap(({ buildings }) => marked(buildings, "asked")),
      );
    return trade.transfers.flatMap(({ giver, buildings }) =>
      marked(buildings, giver === this.#game.me ? "offered" : "wanted"),
    );
  }

  /** Take in what an offer, or with an empty id what I compose, would change. */
  noteEffects(id: string, effects: readonly Effect[]): void {
    this.#effects = { ...this.#effects, [id]: effects };
  }

  /** The trade that is looked at: the offer that is pointed at, else what I compose. */
  get lookedAt(): Trade | null {
    return this.highlighted?.trade ?? (this.draft && toTrade(this.draft));
  }

  /** Shop types by building, where tiles would join through the trade that is looked at. */
  readonly ghosts: Readonly<Record<number, string>> = $derived.by(() => {
    if (!this.lookedAt) return {};
    const effects = this.#effects[this.highlighted?.id ?? ""] ?? [];
    return Object.fromEntries(
      effects.flatMap(({ places }) => places.map(({ building, shop }) => [building, shop])),
    );
  });

  selectable(): ReadonlySet<number> {
    const owners = this.#game.view?.board.owners ?? [];
    return new Set(owners.flatMap((owner, index) => (owner === null ? [] : [index + 1])));
  }

  pick(building: number): void {
    const owner = this.#game.ownerOf(building);
    if (owner === null) return;
    if (this.call) this.call = calls.toggleBuilding(this.call, this.#sideOf(owner), building);
    else this.edit((draft) => toggleBuilding(draft, building, owner));
  }

  /** Name one more tile of a player's in the call, or put it on the scale. */
  pickTile(seat: number, shop: string): void {
    const tiles = this.#game.view?.players[seat]?.tiles ?? [];
    const available = tiles.filter((tile) => tile === shop).length;
    if (!this.call) {
      this.edit((draft) => addTile(draft, seat, shop, available));
      return;
    }
    const side = this.#sideOf(seat);
    const named = this.call[side].tiles.filter((tile) => tile === shop).length;
    if (side === "seeks" || named < available) this.call = calls.addTile(this.call, side, shop);
  }

  /** Put one more step of a player's visible cash into my call, or on the scale. */
  pickCash(seat: number): void {
    const { unit } = this.#game.table.edition;
    const available = this.#game.view?.players[seat]?.cash ?? 0;
    if (this.call && seat === this.#game.me) {
      const cash = this.call.gives.cash + unit;
      if (cash <= available) this.call = calls.setCash(this.call, "gives", cash);
    } else this.edit((draft) => addMoney(draft, seat, "cash", unit, available));
  }

  /** Change the draft, taking the scale out where it was away. */
  edit(change: (draft: Draft) => Draft): void {
    const { me } = this.#game;
    if (me === null || this.#game.phase !== "trade") return;
    this.draft = change(this.draft ?? emptyDraft(me));
  }

  /** Put what was dragged on the scale, for whom it was dropped at; on a lot, against that lot. */
  drop(dragged: Dragged, dropped: Dropped): void {
    const target = "seat" in dropped ? dropped.seat : this.#game.ownerOf(dropped.building);
    if (target === null) return;
    if (dragged.kind === "item") {
      this.edit((draft) => {
        const giver = draft.items[dragged.index]?.giver;
        if (giver === undefined || giver === target) return draft;
        const joined = target === draft.me ? draft : withParty(draft, target);
        return sendTo(joined, dragged.index, target);
      });
      return;
    }
    const giver = dragged.kind === "lot" ? this.#game.ownerOf(dragged.building) : dragged.seat;
    if (giver === null || giver === target) return;
    const tiles = this.#game.view?.players[giver]?.tiles ?? [];
    this.edit((draft) => {
      const thing =
        dragged.kind === "lot"
          ? { giver, building: dragged.building }
          : {
              giver,
              shop: dragged.shop,
              available: tiles.filter((tile) => tile === dragged.shop).length,
            };
      const given = giveTo(draft, target, thing);
      if ("seat" in dropped) return given;
      return giveTo(given, giver, { giver: target, building: dropped.building });
    });
  }

  /** Take the scale out to fill it from the panel, where the keyboard goes too. */
  compose(): void {
    this.#begin((me) => this.draft ?? emptyDraft(me));
  }

  /** Whether a change of what I compose can be undone. */
  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Undo the latest change of what I compose. */
  undo(): void {
    const draft = this.#before.at(-1);
    if (!draft) return;
    const rest = this.#before.slice(0, -1);
    this.draft = draft;
    this.#before = rest;
  }

  /** Begin a counter-offer. */
  counter(offer: OfferInfo): void {
    this.#begin((me) => counterTo(offer, me));
  }

  /** Begin a new version of my own offer. */
  revise(offer: OfferInfo): void {
    const callIsOpen = this.#game.view?.calls.some(
      ({ id, status }) => id === offer.answers && status === "open",
    );
    this.#begin((me) => editOf(callIsOpen ? offer : { ...offer, answers: "" }, me));
  }

  /** Begin the same offer to somebody else. */
  repeat(offer: OfferInfo, seat: number): void {
    this.#begin((me) => repeatTo(offer, me, seat, this.#holdings(seat)));
  }

  /** Begin the trade of an offer that came to nothing anew, with `more` dollars for the other party. */
  again(offer: OfferInfo, more = 0): void {
    this.#begin((me) => {
      const draft = { ...fromTrade(offer.trade, me), secret: offer.secret };
      const [other] = draft.others;
      return more && other !== undefined ? withMoreFor(draft, other, more) : draft;
    });
  }

  /** Begin an offer that answers a call. */
  answerCall(call: CallInfo): void {
    this.#begin((me) => calls.answerTo(call, me, this.#holdings(me)));
  }

  /** Put a trade that was said in words on the scale, to be looked at and changed. */
  startFrom(trade: Trade): void {
    this.#begin((me) => fromTrade(trade, me));
  }

  /** Take out a form for a call to the table. */
  startCall(standing = false): void {
    this.#wantsFocus = true;
    this.standing = standing;
    this.#refusal = null;
    this.call = calls.emptyCall();
  }

  /** Put the scale away with all that lies on it. */
  discardDraft(): void {
    this.draft = null;
  }

  /** Tell once whether the scale or form that was taken out wants the keyboard. */
  takeFocus(): boolean {
    const wanted = this.#wantsFocus;
    this.#wantsFocus = false;
    return wanted;
  }

  /** What others would give, as long as nothing is given for it and nobody gets it but me. */
  get sought(): Goods | null {
    const call = this.asCall;
    return call && !calls.isWhole(call) && !call.seeks.cash ? call.seeks : null;
  }

  /** The call to the table that would look for what others would give; null where none could. */
  get asCall(): calls.CallDraft | null {
    const { draft } = this;
    if (!draft || draft.counters || draft.replaces || draft.answers || draft.secret) return null;
    return calls.callOf(draft);
  }

  /** Ask the table for what I want, with what I give for it, if I have said so. */
  async askTable(): Promise<void> {
    const { draft, asCall: call } = this;
    if (!call) return;
    const refusal = await this.#game.attempt({ do: "call", ...call });
    if (!refusal && this.draft === draft) this.draft = null;
    else this.#refusal = refusal;
  }

  async sendCall(): Promise<void> {
    const { call } = this;
    if (!call) return;
    const refusal = this.standing
      ? await this.#game.instruct(...calls.instructionOf(call))
      : await this.#game.attempt({ do: "call", ...call, text: call.text.trim() });
    this.#refusal = refusal;
    if (!refusal && this.call === call) this.call = null;
  }

  /** My offers that stand already where this one is to go; null where I chose what to replace. */
  readonly earlier: EarlierOffers | null = $derived.by(() => {
    const draft = this.#draft;
    if (!draft || draft.replaces || !draft.others.length) return null;
    return earlierOffers(this.#game.view?.offers ?? [], draft);
  });

  /** Who else could get the same offer. */
  readonly sameFor: readonly number[] = $derived.by(() => {
    const draft = this.#draft;
    const seats = this.#game.view?.players.map(({ seat }) => seat) ?? [];
    if (!draft || missing(draft) !== null) return [];
    return others(draft, seats, (seat) => this.#holdings(seat));
  });

  /** Who else is to get it. */
  readonly also: readonly number[] = $derived(
    this.sameFor.filter((seat) => this.#draft?.also.includes(seat)),
  );

  toggleAlso(seat: number): void {
    this.edit((draft) => ({
      ...draft,
      also: draft.also.includes(seat)
        ? draft.also.filter((other) => other !== seat)
        : [...draft.also, seat],
    }));
  }

  /** Offer what lies on the scale, in place of those of my own offers that are given, the newest last. */
  async sendOffer(instead: readonly OfferInfo[] = []): Promise<void> {
    const { draft } = this;
    if (!draft || isEmpty(draft)) return;
    const drafts = [draft, ...this.also.map((seat) => sameWith(draft, seat))];
    let withdrawn = instead.map(({ id }) => id);
    for (const [at, next] of drafts.entries()) {
      const { secret, counters, answers, seconds } = next;
      const replaces = next.replaces || (withdrawn.pop() ?? "");
      const refusal = await this.#game.attempt(
        offerOf(toTrade(next), { secret, counters, replaces, answers, seconds }),
        withdrawn,
      );
      withdrawn = [];
      if (refusal) {
        // Refused drafts stay on the scale, with whom the others would have gone to.
        if (at && this.draft === draft)
          this.draft = { ...next, also: drafts.slice(at + 1).flatMap((rest) => rest.others) };
        this.#refusal = refusal;
        return;
      }
    }
    // What was changed meanwhile stays on the scale.
    if (this.draft === draft) this.draft = null;
  }

  reset(): void {
    this.#draft = this.#game.phase === "trade" ? loadDraft(this.#storageKey, this.#game.me) : null;
    this.highlighted = null;
    this.call = null;
  }

  #begin(draft: (me: number) => Draft): void {
    if (this.#game.me === null || this.#game.phase !== "trade") return;
    this.#wantsFocus = true;
    this.call = null;
    this.draft = draft(this.#game.me);
  }

  #sideOf(owner: number): calls.Side {
    return owner === this.#game.me ? "gives" : "seeks";
  }

  #holdings(seat: number): Holdings {
    const { view } = this.#game;
    const owners = view?.board.owners ?? [];
    const buildings = owners.flatMap((owner, index) => (owner === seat ? [index + 1] : []));
    return { buildings, tiles: view?.players[seat]?.tiles ?? [] };
  }
}
