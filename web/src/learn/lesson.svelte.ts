// The guided first game: which step comes next follows from the game itself, so that it goes on
// wherever one left it, in whatever browser.

import type { Game } from "../lib/game.svelte";
import { list, lots, money, shopName, slug } from "../lib/format";
import { t, type Args } from "../lib/i18n";
import { offerOf } from "../lib/offers";
import type { LessonScript, OfferInfo, Trade, Transfer } from "../lib/protocol";
import { local } from "../lib/storage";

export const STEPS = [
  "keep",
  "look",
  "answer",
  "make",
  "counter",
  "chain",
  "done",
  "build",
  "over",
] as const;
export type Step = (typeof STEPS)[number];

/** The building that an event on the page is about, or null. */
export function buildingOf({ target }: Event): number | null {
  const lot = target instanceof Element ? target.closest<SVGElement>("[data-building]") : null;
  return lot === null ? null : Number(lot.dataset["building"]);
}

export class Lesson {
  readonly script: LessonScript;
  readonly #game: Game;
  /** Steps that were not done, or whose doing nothing else shows. */
  #passed: ReadonlySet<string> = $state.raw(new Set());

  constructor(game: Game, script: LessonScript) {
    this.#game = game;
    this.script = script;
    this.#passed = new Set((local.get(this.#key) ?? "").split(" ").filter(Boolean));
  }

  /** The step that comes next. */
  readonly step: Step = $derived.by(() => STEPS.find((step) => !this.#isPassed(step)) ?? "over");

  /** Whether the learner has nothing to do until the others have: a tile pressed now would be offered. */
  readonly waits: boolean = $derived.by(() => {
    const { player } = this.#game;
    return (
      (this.step === "chain" && this.#offer(this.script.chain)?.status === "open") ||
      (this.step === "done" && player?.done) ||
      (this.step === "build" && player?.built) ||
      false
    );
  });

  /** Take in that a lot was looked at. */
  look(building: number | null): void {
    if (this.step === "look" && building === this.script.look) this.#pass("look");
  }

  /** Do the step in the learner's stead; one that cannot be done any more is passed over. */
  async doIt(): Promise<void> {
    const { step } = this;
    if (!(await this.#carryOut(step))) this.#pass(step);
  }

  /** What the sentences of the lesson name. */
  get args(): Args {
    const { keep, look, answer, make, low, counter, chain, build } = this.script;
    const game = this.#game;
    const of = (trade: Trade, giver: number | null): Transfer | undefined =>
      trade.transfers.find((given) => given.giver === giver);
    const tileOf = (trade: Trade, mine: boolean): string =>
      shopName(trade.transfers.find(({ giver }) => (giver === game.me) === mine)?.tiles[0] ?? "");
    const lotOf = (giver: number | null): string => String(of(chain, giver)?.buildings[0] ?? "");
    const trader = this.#partner(answer);
    const neighbour = this.#partner(make);
    const names = { trader: game.name(trader), neighbour: game.name(neighbour) };
    const said = this.waits ? "yes" : "no";
    const common = {
      ...names,
      lot: String(look),
      mine: lotOf(game.me),
      theirs: lotOf(trader),
      said,
    };
    const cash = (trade: Trade): string => money(of(trade, trader)?.cash ?? 0);
    switch (this.step) {
      case "keep":
        return { ...common, lots: lots(keep), press: t("keep-confirm") };
      case "answer":
        return {
          ...common,
          gives: tileOf(answer, true),
          gets: tileOf(answer, false),
          press: t("agree"),
        };
      case "make":
        return {
          ...common,
          gives: tileOf(make, true),
          gets: tileOf(make, false),
          press: t("compose"),
          send: t("send-offer"),
        };
      case "counter":
        return {
          ...common,
          gives: tileOf(low, true),
          low: cash(low),
          price: cash(counter),
          press: t("make-counter"),
          send: t("send-counter"),
        };
      case "chain":
        return { ...common, press: t("compose"), send: t("send-offer") };
      case "done":
        return { ...common, press: t("done") };
      case "build":
        return {
          ...common,
          shop: shopName(build[0]?.shop ?? ""),
          lots: list(build.map(({ building }) => String(building))),
        };
      default:
        return { ...common, income: money(this.#income) };
    }
  }

  /** What is to be pressed now, as selectors. */
  get targets(): string[] {
    const { keep, look, make, chain, build } = this.script;
    const test = (id: string): string => `[data-testid="${id}"]`;
    const lot = (building: number): string => `[data-building="${building}"] .touch`;
    const given = (trade: Trade): Transfer[] => trade.transfers;
    if (this.waits) return [];
    switch (this.step) {
      case "keep":
        return keep.flatMap((card) => [test(`card-${card}`), lot(card)]);
      case "look":
        return [lot(look)];
      case "answer":
        return [test("new-offers"), test(`agree-${this.#offer(this.script.answer)?.id}`)];
      case "make":
        return [
          test("compose"),
          test(`player-${this.#partner(make)}`),
          ...given(make)
            .filter(({ giver }) => giver === this.#game.me)
            .flatMap(({ tiles }) => tiles.map((shop) => test(`my-tile-${slug(shop)}`))),
          // On a phone both have their tiles on the scale.
          test(`party-${this.#partner(make)}`),
          ...given(make).flatMap(({ giver, tiles }) =>
            tiles.map((shop) => test(`add-${giver}-${slug(shop)}`)),
          ),
        ];
      case "counter":
        return [test("new-offers"), test(`counter-${this.#offer(this.script.low)?.id}`)];
      case "chain":
        return [test("compose"), ...given(chain).flatMap(({ buildings }) => buildings.map(lot))];
      case "done":
        return [test("done")];
      case "build":
        return build.flatMap(({ building, shop }) => [
          lot(building),
          test(`my-tile-${slug(shop)}`),
        ]);
      case "over":
        return [];
    }
  }

  get #key(): string {
    return `chinatown-lesson-${this.#game.table.id}`;
  }

  get #income(): number {
    const paid = this.#game.entries.flatMap(({ round, event }) =>
      round === 1 && event.happened === "income-paid" ? [event] : [],
    );
    return paid.find(({ seat }) => seat === this.#game.me)?.total ?? 0;
  }

  /** Whoever else takes part in a trade of two. */
  #partner(trade: Trade): number {
    return trade.transfers.find(({ giver }) => giver !== this.#game.me)?.giver ?? 0;
  }

  #offer(trade: Trade): OfferInfo | undefined {
    const wanted = JSON.stringify(trade);
    return this.#game.view?.offers.find((offer) => JSON.stringify(offer.trade) === wanted);
  }

  #made(suits: (offer: OfferInfo) => boolean): boolean {
    return (
      this.#game.view?.offers.some((offer) => offer.status === "made" && suits(offer)) ?? false
    );
  }

  #isPassed(step: Step): boolean {
    const { view, me, player } = this.#game;
    if (step === "over") return false;
    if (!view || me === null || !player) return false;
    const { round, phase } = view.now;
    if (round > 1 || phase === "over") return true;
    if (step === "build") return false;
    if (phase === "build") return true;
    if (step === "keep") return phase === "trade" || view.mine?.chosen !== null;
    if (phase === "deal") return false;
    if (this.#passed.has(step)) return true;
    const { answer, make, low, look } = this.script;
    const deals =
      (partner: number, tile: string | undefined) =>
      (offer: OfferInfo): boolean =>
        offer.trade.transfers.some(
          ({ giver, taker, tiles }) =>
            giver === me && taker === partner && tile !== undefined && tiles.includes(tile),
        );
    const mine = (trade: Trade): string | undefined =>
      trade.transfers.find(({ giver }) => giver === me)?.tiles[0];
    switch (step) {
      case "look":
        return false;
      case "answer": {
        const offer = this.#offer(answer);
        return offer !== undefined && offer.status !== "open";
      }
      case "make":
        return this.#made(deals(this.#partner(make), mine(make)));
      case "counter":
        return this.#made(deals(this.#partner(low), mine(low)));
      case "chain":
        return this.#game.ownerOf(look) === me || this.#made(({ parties }) => parties.length > 2);
      case "done":
        return false;
    }
  }

  #pass(step: Step): void {
    this.#passed = new Set([...this.#passed, step]);
    local.set(this.#key, [...this.#passed].join(" "));
  }

  async #carryOut(step: Step): Promise<boolean> {
    const game = this.#game;
    const { keep, answer, make, low, counter, chain, build } = this.script;
    const offer = (trade: Trade, counters = ""): Promise<boolean> =>
      game.act(offerOf(trade, { counters }));
    switch (step) {
      case "keep":
        return game.act({ do: "keep", cards: keep });
      case "answer": {
        const open = this.#offer(answer);
        return open !== undefined && game.act({ do: "agree", offer: open.id, options: [] });
      }
      case "make":
        return offer(make);
      case "counter": {
        const open = this.#offer(low);
        return open?.status === "open" && offer(counter, open.id);
      }
      case "chain":
        return offer(chain);
      case "done":
        return game.act({ do: "done", done: true });
      case "build": {
        const own = build.filter(
          ({ building }) => game.ownerOf(building) === game.me && game.shopAt(building) === null,
        );
        const tiles = game.player?.tiles.filter((shop) => shop === own[0]?.shop).length ?? 0;
        return game.act({ do: "build", placements: own.slice(0, tiles) });
      }
      case "look":
      case "over":
        return false;
    }
  }
}
