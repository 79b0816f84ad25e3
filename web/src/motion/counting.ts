// Money that comes in is counted: figures run up to what they are. They are in the page from the start, and last.

import { money } from "../lib/format";
import type { GameEvent } from "../lib/types";
import { COUNT } from "./timing";

/** Let the figures of the income that was paid, and of my cash, run up to what they are. */
export function countUp(events: readonly GameEvent[], me: number | null): void {
  const paid = events.flatMap((event) => (event.happened === "income-paid" ? [event] : []));
  if (!paid.length) return;
  const mine = paid.find(({ seat }) => seat === me)?.total ?? 0;
  for (const element of document.querySelectorAll<HTMLElement>("[data-amount]")) {
    const amount = Number(element.dataset["amount"]);
    const text = element.lastChild;
    const start = element.dataset["testid"] === "my-cash" ? amount - mine : 0;
    if (text instanceof Text && start < amount) run(text, start, amount);
  }
}

function run(text: Text, start: number, amount: number): void {
  const whole = text.data;
  const began = performance.now();
  let shown = whole;
  const step = (): void => {
    // Whoever else writes there knows better.
    if (text.data !== shown) return;
    const part = (performance.now() - began) / COUNT;
    // In thousands, as all money of the game.
    shown = part < 1 ? money(Math.round((start + (amount - start) * part) / 1000) * 1000) : whole;
    text.data = shown;
    if (part < 1) requestAnimationFrame(step);
  };
  step();
}
