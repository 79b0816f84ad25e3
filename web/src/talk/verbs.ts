// Carries out what a typed command means, or answers it: each verb of the server's understanding.

import { instructionOf } from "../lib/callDraft";
import { change, lots as lotWords, money, placements, tradeText } from "../lib/format";
import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import type { PendingInput } from "../lib/input/pendingInput.svelte";
import { isLastAnswer, offerOf, waitsFor } from "../lib/offers";
import { resolved } from "../lib/options";
import { couldPlaceMore, place, takeBack } from "../lib/plan";
import type {
  CallInfo,
  LotInfo,
  OfferInfo,
  Placement,
  SpokenCommand,
  Trade,
} from "../lib/protocol";
import { caution } from "../lib/remembered.svelte";
import * as answers from "./answers";
import { effectText, roundsLeft } from "./effects";

export type Lines = readonly string[];
export type Step = () => Promise<Lines> | Lines;

/** What asks back before something irrevocable is done, and opens the board in words. */
export interface Asker {
  /** Return the question with how to confirm it; a yes then takes the step. */
  ask(question: Lines, step: Step): Lines;
  /** Let the next number take one of the steps, counted from 1. */
  letChoose(steps: readonly Step[]): void;
  openBoard(): void;
}

export class Verbs {
  readonly #game: Game;
  readonly #pending: PendingInput;
  readonly #lots: readonly LotInfo[];
  readonly #asker: Asker;

  constructor(pending: PendingInput, lots: readonly LotInfo[], asker: Asker) {
    this.#game = pending.game;
    this.#pending = pending;
    this.#lots = lots;
    this.#asker = asker;
  }

  /** Carry out a command, which is no answer to a question, and return what is read. */
  carryOut(command: SpokenCommand): Promise<Lines> | Lines {
    const game = this.#game;
    const { verb, numbers, seats, shops } = command;
    const [number = 0] = numbers;
    switch (verb) {
      case "status":
        return answers.statusLines(game);
      case "cards":
        return answers.cardLines(game);
      case "holdings":
        return this.#holdings(seats);
      case "lot":
        return ofEach(numbers, (lot) => answers.lotLines(game, this.#lots, lot));
      case "beside":
        return ofEach(numbers, (lot) => answers.besideLines(game, this.#lots, lot));
      case "district":
        return answers.districtLines(game, this.#lots, number);
      case "districts":
        this.#asker.openBoard();
        return [t("spoken-board-open")];
      case "offers":
        return this.#readOffers(numbers);
      case "calls":
        return answers.callLines(game);
      case "promises":
        return answers.promiseLines(game);
      case "income":
        return answers.incomeLines(game, seats);
      case "players":
        return answers.playerLines(game);
      case "where":
        return this.#building(() => this.#where(shops));
      case "news":
        return newsLines(this.#game);
      case "log":
        return answers.logLines(game);
      case "help":
        return t("spoken-help").split("\n");
      default:
        return game.me === null ? [t("spoken-watching")] : this.#act(command);
    }
  }

  #act(command: SpokenCommand): Promise<Lines> | Lines {
    const { verb, numbers, seats, text, trades } = command;
    switch (verb) {
      case "offer":
        return this.#offer(trades);
      case "offer-secretly":
        return this.#offer(trades, { secret: true });
      case "offer-each":
        return this.#offerEach(trades);
      case "counter":
        return this.#withOffer(numbers, ({ id, secret }) =>
          this.#offer(trades, { counters: id, secret }),
        );
      case "agree":
        return this.#withOffer(numbers, (offer) => this.#agree(offer, numbers.slice(1)));
      case "refuse":
        return this.#withOffer(numbers, ({ id }) =>
          this.#send({ do: "refuse", offer: id, reason: text, because: "" }),
        );
      case "withdraw":
        return this.#withOffer(
          numbers,
          ({ id }) => this.#send({ do: "withdraw", offer: id }),
          true,
        );
      case "take":
        return this.#withCall(numbers, ({ id }) => this.#send({ do: "take-call", call: id }));
      case "end-call":
        return this.#withCall(numbers, ({ id }) => this.#send({ do: "end-call", call: id }));
      case "call":
      case "call-first":
        return this.#call(command);
      case "instruct":
        return this.#instruct(command);
      case "kept":
      case "broken":
        return this.#judge(numbers, verb === "kept");
      case "discard":
        return this.#discard(numbers);
      case "keep":
        return this.#keep(numbers);
      case "build":
        return this.#building(() =>
          this.#plan(
            command.placements.reduce(
              (plan, { building, shop }) => place(plan, building, shop),
              this.#pending.build.plan,
            ),
          ),
        );
      case "remove":
        return this.#building(() =>
          this.#plan(
            numbers.reduce(
              (plan, building) => takeBack(plan, building),
              numbers.length ? this.#pending.build.plan : [],
            ),
          ),
        );
      case "done":
        return this.#done();
      case "not-done":
        return this.#send({ do: "done", done: false });
      case "say":
      case "whisper":
        return this.#send({ do: "say", text, to: [...seats], about: "", kind: "words" });
      default:
        return [];
    }
  }

  #holdings(seats: readonly number[]): Lines {
    const wanted = seats.length ? seats : this.#game.me === null ? [] : [this.#game.me];
    const lines = wanted.flatMap((seat) => answers.holdingLines(this.#game, seat));
    return lines.length ? lines : answers.playerLines(this.#game);
  }

  /** What is offered, and for an offer of mine to answer what it changes for me. */
  async #readOffers(numbers: readonly number[]): Promise<Lines> {
    const lines = answers.offerLines(this.#game, numbers);
    const [number] = numbers;
    const offer = number === undefined ? undefined : this.#game.position.offers[number - 1];
    const effect = offer?.status === "open" ? await this.#effect(offer.trade) : null;
    return effect ? [...lines, effect.text] : lines;
  }

  async #effect(trade: Trade): Promise<{ text: string; total: number } | null> {
    const game = this.#game;
    if (game.table.effects === "off") return null;
    const effects = await game.advice.weigh(trade);
    const mine = effects?.find(({ seat }) => seat === game.me);
    if (!mine) return null;
    const rounds = roundsLeft(game.position.now.round, game.table.edition.years.length);
    return { text: t("spoken-effect", { effect: effectText(mine, rounds) }), total: mine.total };
  }

  async #send(action: Parameters<Game["attempt"]>[0]): Promise<Lines> {
    const refusal = await this.#game.attempt(action);
    return [refusal ? this.#game.reason(refusal) : t("spoken-ok")];
  }

  #withOffer(
    numbers: readonly number[],
    step: (offer: OfferInfo) => Promise<Lines> | Lines,
    own = false,
  ): Promise<Lines> | Lines {
    const game = this.#game;
    const { offers } = game.position;
    const [number] = numbers;
    if (number !== undefined) {
      const offer = offers[number - 1];
      return offer ? step(offer) : [t("spoken-no-offer")];
    }
    // Without a number the only one is meant.
    const fitting = offers.filter(
      (offer) =>
        offer.status === "open" && (own ? offer.seat === game.me : waitsFor(offer, game.me)),
    );
    const [only, ...more] = fitting;
    if (!only) return [t("spoken-no-offers")];
    return more.length ? [t("spoken-which-offer"), ...answers.offerLines(game, [])] : step(only);
  }

  #offer(trades: readonly Trade[], how: Parameters<typeof offerOf>[1] = {}): Lines {
    const offered = (trade: Trade) => (): Promise<Lines> => this.#send(offerOf(trade, how));
    const [only, ...more] = trades;
    if (!only) return [];
    if (!more.length) return this.#asker.ask([this.#words(only)], offered(only));
    this.#asker.letChoose(trades.map(offered));
    return [
      t("spoken-which"),
      ...trades.map((trade, at) =>
        t("spoken-choice", { number: at + 1, text: this.#words(trade) }),
      ),
    ];
  }

  #words(trade: Trade): string {
    return tradeText(trade, this.#game.name, this.#game.shopAt);
  }

  /** Make an offer of its own to each of several players. */
  #offerEach(trades: readonly Trade[]): Lines {
    const words = trades.map((trade) => this.#words(trade));
    return this.#asker.ask([...words, t("spoken-each", { count: trades.length })], async () => {
      const lines: string[] = [];
      for (const trade of trades) lines.push(...(await this.#send(offerOf(trade))));
      return [...new Set(lines)];
    });
  }

  #call({ verb, seeks, gives }: SpokenCommand): Lines {
    const first = verb === "call-first";
    const question = t(first ? "spoken-calling-first" : "spoken-calling", {
      seeks: answers.goods(this.#game, seeks),
      gives: answers.goods(this.#game, gives),
    });
    return this.#asker.ask([question], () =>
      this.#send({ do: "call", seeks, gives, text: "", first }),
    );
  }

  #instruct({ seeks, gives }: SpokenCommand): Lines {
    const game = this.#game;
    const question = t("spoken-instructing", {
      seeks: answers.goods(game, seeks),
      gives: answers.goods(game, gives),
    });
    return this.#asker.ask([question], async () => {
      const refusal = await game.instruct(...instructionOf({ seeks, gives }));
      return [refusal ? game.reason(refusal) : t("spoken-ok")];
    });
  }

  #judge([number]: readonly number[], kept: boolean): Promise<Lines> | Lines {
    const { promises } = this.#game.position;
    if (number === undefined) return answers.promiseLines(this.#game);
    const promise = promises[number - 1];
    return promise
      ? this.#send({ do: "judge", promise: promise.id, kept })
      : [t("spoken-no-promise")];
  }

  #discard(numbers: readonly number[]): Lines {
    const cards = [...new Set(numbers)];
    if (!cards.length) return answers.cardLines(this.#game);
    return this.#asker.ask([t("spoken-discard", { lots: lotWords(cards) })], () =>
      this.#send({ do: "discard", cards }),
    );
  }

  async #agree(offer: OfferInfo, picked: readonly number[]): Promise<Lines> {
    const game = this.#game;
    const mine = offer.trade.choices.flatMap(({ chooser }, at) =>
      chooser === game.me ? [at] : [],
    );
    const options = mine.map((_, at) => picked[at] ?? 0);
    if (options.some((option) => !option))
      return [t("spoken-pick", { number: game.position.offers.indexOf(offer) + 1 })];
    const agreed = (): Promise<Lines> => this.#send({ do: "agree", offer: offer.id, options });
    if (!caution.on || !isLastAnswer(offer, game.me)) return agreed();
    const picks = offer.trade.choices.map((_, at) => options[mine.indexOf(at)] ?? 0);
    const effect = await this.#effect(resolved(offer.trade, picks));
    return effect && effect.total < 0 ? this.#asker.ask([effect.text], agreed) : agreed();
  }

  #withCall(
    [number]: readonly number[],
    step: (call: CallInfo) => Promise<Lines>,
  ): Promise<Lines> | Lines {
    const call = this.#game.position.calls[(number ?? 0) - 1];
    return call ? step(call) : answers.callLines(this.#game);
  }

  #keep(numbers: readonly number[]): Promise<Lines> | Lines {
    const { mine } = this.#game.position;
    const cards = [...new Set(numbers)].sort((a, b) => a - b);
    const keep = (): Promise<Lines> => this.#send({ do: "keep", cards });
    if (!mine || this.#game.phase !== "deal") return this.#notNow();
    const fewer = this.#game.table.variants.includes("keep-fewer") && cards.length < mine.keep;
    if (fewer)
      return this.#asker.ask(
        [t("spoken-keep-fewer", { count: cards.length, all: mine.keep })],
        keep,
      );
    return cards.length === mine.keep ? keep() : answers.cardLines(this.#game);
  }

  #notNow(): Lines {
    return [t("spoken-not-now"), ...answers.statusLines(this.#game)];
  }

  #building(step: Step): Promise<Lines> | Lines {
    const may = this.#game.phase === "build" && this.#game.acting;
    return may ? step() : this.#notNow();
  }

  async #where(shops: readonly string[]): Promise<Lines> {
    const { build } = this.#pending;
    if (!build.preview) await build.setPlan(build.plan);
    return answers.whereLines(build.preview?.lots ?? {}, shops);
  }

  async #plan(plan: Placement[]): Promise<Lines> {
    const { build } = this.#pending;
    await build.setPlan(plan);
    const { preview } = build;
    const planned = build.plan.length ? placements(build.plan) : t("spoken-none");
    const lines = [t("spoken-planned", { placements: planned })];
    if (preview)
      lines.push(
        t("spoken-plan-income", {
          before: money(preview.before),
          after: money(preview.after),
          change: change(preview.after - preview.before),
        }),
      );
    return [...lines, t("spoken-plan-next")];
  }

  #done(): Promise<Lines> | Lines {
    const { phase, acting } = this.#game;
    if (phase === "trade") return this.#send({ do: "done", done: true });
    if (phase !== "build" || !acting) return answers.statusLines(this.#game);
    const { plan, preview } = this.#pending.build;
    const built = (): Promise<Lines> => this.#send({ do: "build", placements: [...plan] });
    if (!couldPlaceMore(preview)) return built();
    return this.#asker.ask(
      [
        t("spoken-build-less", { count: plan.length }),
        ...answers.whereLines(preview?.lots ?? {}, []),
      ],
      built,
    );
  }
}
/** The lines about each building that was named; a request for a number where none was. */
function ofEach(numbers: readonly number[], lines: (lot: number) => Lines): Lines {
  return numbers.length ? numbers.flatMap(lines) : [t("spoken-number")];
}

/** What happened last, or where the game stands while nothing has. */
export function newsLines(game: Game): Lines {
  const { last } = game.announcer;
  return last.length ? last : answers.statusLines(game);
}
