// Playing by typing: a command is understood by the server, carried out or answered here, and the answer is read.

import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import type { PendingInput } from "../lib/input/pendingInput.svelte";
import type { LotInfo } from "../lib/protocol";
import { newsLines, Verbs, type Lines, type Step } from "./verbs";

/** How many commands can be brought back. */
const MAX_REMEMBERED = 50;

export class Commands {
  line: string = $state("");
  /** What the last command was answered with, line by line. */
  answer: Lines = $state.raw([]);
  /** Counted with every answer, so that the same one is read again. */
  answered: number = $state(0);
  busy: boolean = $state(false);
  /** Whether the board in words is open. */
  boardOpen: boolean = $state(false);

  readonly #game: Game;
  readonly #verbs: Verbs;
  /** What a yes, or Enter alone, does. */
  #confirm: Step | null = null;
  /** What a number does. */
  #choices: readonly Step[] = [];
  readonly #before: string[] = [];
  #back = 0;

  constructor(pending: PendingInput, lots: readonly LotInfo[]) {
    this.#game = pending.game;
    this.#verbs = new Verbs(pending, lots, {
      ask: (question, step) => this.#ask(question, step),
      letChoose: (steps) => (this.#choices = steps),
      openBoard: () => (this.boardOpen = true),
    });
  }

  /** Bring an earlier command back, or with -1 a later one. */
  recall(by: number): void {
    this.#back = Math.max(0, Math.min(this.#before.length, this.#back + by));
    this.line = this.#before[this.#before.length - this.#back] ?? "";
  }

  /** Carry out the line. An empty one confirms what was asked, or reads again what happened. */
  async run(): Promise<void> {
    if (this.busy) return;
    const text = this.line.trim();
    this.line = "";
    this.#back = 0;
    if (text) {
      this.#before.push(text);
      this.#before.splice(0, this.#before.length - MAX_REMEMBERED);
    }
    this.busy = true;
    try {
      this.#say(text ? await this.#understand(text) : await this.#emptyLine());
    } finally {
      this.busy = false;
    }
  }

  /** Drop the answer and what it asks, so that no Enter does what can no longer be read. */
  forget(): void {
    this.#forget();
    this.answer = [];
  }

  #say(lines: Lines): void {
    this.answer = lines;
    this.answered++;
  }

  #emptyLine(): Promise<Lines> | Lines {
    const step = this.#confirm;
    this.#forget();
    return step ? step() : newsLines(this.#game);
  }

  #forget(): void {
    this.#confirm = null;
    this.#choices = [];
  }

  async #understand(text: string): Promise<Lines> {
    const { command, problem } = await this.#game.advice.understand(text);
    if (problem) return [this.#game.reason(problem)];
    if (!command) return [];
    const { verb } = command;
    const [confirm, choices] = [this.#confirm, this.#choices];
    this.#forget();
    if (verb === "yes") return confirm ? confirm() : [t("spoken-nothing-asked")];
    if (verb === "no") return [t(confirm ? "spoken-left" : "spoken-nothing-asked")];
    if (verb === "choose") {
      const step = choices[(command.numbers[0] ?? 0) - 1];
      return step ? step() : [t("spoken-nothing-asked")];
    }
    return this.#verbs.carryOut(command);
  }

  #ask(question: Lines, step: Step): Lines {
    this.#confirm = step;
    return [...question, t("spoken-confirm")];
  }
}
