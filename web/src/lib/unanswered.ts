// Commands that were sent, or wait to be, and have no answer yet. Each ends: with its answer, with a
// refusal, or after a while without either.

import { Problem } from "./errors";
import type {
  ClientMessage,
  Drafted,
  Previewed,
  Rated,
  Suggested,
  Understood,
  Weighed,
} from "./protocol";

export type Answer = Previewed | Weighed | Rated | Suggested | Drafted | Understood;

/** How long a command is repeated before it fails, in milliseconds. A press is not carried out long after. */
export const GIVE_UP = 30_000;

interface Waiting {
  command: ClientMessage;
  resolve: (answer: Answer | null) => void;
  reject: (problem: Problem) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Unanswered {
  #waiting = new Map<string, Waiting>();

  /** All of them, in the order in which they were made. */
  get commands(): ClientMessage[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** Resolves with what the command is answered with, or rejects with a Problem. */
  add(command: ClientMessage): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.reject(command.id, new Problem("no-answer")), GIVE_UP);
      this.#waiting.set(command.id, { command, resolve, reject, timer });
    });
  }

  resolve(id: string, answer: Answer | null): void {
    this.#take(id)?.resolve(answer);
  }

  reject(id: string, problem: Problem): void {
    this.#take(id)?.reject(problem);
  }

  rejectAll(problem: Problem): void {
    for (const id of [...this.#waiting.keys()]) this.reject(id, problem);
  }

  /** Nobody is left who waits. */
  forget(): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
