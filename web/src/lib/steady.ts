// Presses do what was under them: a button or a lot of the map that has just appeared, moved or
// changed its meaning is dead for half a second.

import type { Attachment } from "svelte/attachments";

/** How long a button must have been as it is before a press counts, in milliseconds. */
export const STEADY = 500;

/** The property of the page's style that makes that time another: browser tests are in a hurry. */
const SHORTENED = "--settling-ms";

/** What is pressed. */
type Pressable = HTMLElement | SVGElement;
const PRESSABLE = "button, [data-building]";

/** How far, in pixels, a button may slip without being somewhere else. */
const SLIP = 4;

/** How far, in pixels, a finger wanders between the two taps of a double tap. */
const WANDERS = 24;

interface Known {
  meaning: string;
  /** Where it is on the screen, and within whatever scrolls. */
  screen: Point;
  content: Point;
  /** Since when it has been there and meant that; a pointer needs both. */
  placed: number;
  /** Since when it has meant that, if it ever meant something else; keys need no more. */
  meant: number;
}

interface Press {
  on: Element;
  at: Point;
  time: number;
}

interface Point {
  x: number;
  y: number;
}

/** Return how long a button of this page must have been as it is, in milliseconds. */
export function settlingTime(): number {
  const wanted = getComputedStyle(document.documentElement).getPropertyValue(SHORTENED);
  return wanted ? Number(wanted) : STEADY;
}

/** What is known of the buttons within a part of the page. */
export class Steadiness {
  readonly #root: HTMLElement;
  readonly #time = settlingTime();
  #known = new WeakMap<Pressable, Known>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Take in where all buttons are and what they mean now. */
  measure(): void {
    const now = performance.now();
    const scrolled = new Map<Element, Point>();
    let settling = false;
    for (const button of this.#root.querySelectorAll<Pressable>(PRESSABLE)) {
      const known = this.#noted(button, scrolled, now);
      if (now - known.placed < this.#time) {
        settling = true;
        button.dataset["settling"] ??= "yes";
      } else delete button.dataset["settling"];
    }
    clearTimeout(this.#timer);
    if (settling) this.measureLater();
  }

  measureLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.measure(), this.#time / 4);
  }

  /** Return whether a press on a button counts, by a pointer or by a key. */
  isSteady(button: Pressable, pointer: boolean): boolean {
    const known = this.#known.get(button);
    if (!known) return !pointer;
    return performance.now() - (pointer ? known.placed : known.meant) >= this.#time;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #noted(button: Pressable, scrolled: Map<Element, Point>, now: number): Known {
    const { left, top } = button.getBoundingClientRect();
    const by = scrolledBy(button.parentElement, scrolled);
    const screen = { x: left, y: top };
    const content = { x: left + by.x, y: top + by.y };
    const meaning = meaningOf(button);
    const before = this.#known.get(button);
    const changed = before !== undefined && before.meaning !== meaning;
    // Whoever scrolls moves a button on the screen only, what sticks moves within what scrolls only.
    const moved = !before || (apart(before.screen, screen) && apart(before.content, content));
    const known = {
      meaning,
      screen,
      content,
      placed: before && !changed && !moved ? before.placed : now,
      meant: changed ? now : (before?.meant ?? -Infinity),
    };
    this.#known.set(button, known);
    return known;
  }
}

/** Notices the second half of a double press whose first half was on something else. */
class DoublePress {
  readonly #time = settlingTime();
  #latest: Press | undefined;
  #before: Press | undefined;

  /** Take in a press of a pointer, wherever on the page it is. */
  note({ target, detail, clientX, clientY }: MouseEvent): void {
    if (detail === 0 || !(target instanceof Element)) return;
    this.#before = this.#latest;
    const on = target.closest(PRESSABLE) ?? target;
    this.#latest = { on, at: { x: clientX, y: clientY }, time: performance.now() };
  }

  /** Return whether the latest press was meant for what has just uncovered what it is on. */
  get isSecond(): boolean {
    const [before, latest] = [this.#before, this.#latest];
    return (
      before !== undefined &&
      latest !== undefined &&
      before.on !== latest.on &&
      latest.time - before.time < this.#time &&
      !apart(before.at, latest.at, WANDERS)
    );
  }
}

/** Keep presses from buttons that are not steady, within the element this is attached to. */
export const steady: Attachment<HTMLElement> = (root) => {
  const steadiness = new Steadiness(root);
  const double = new DoublePress();
  let frame = 0;

  function later(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      steadiness.measure();
    });
  }

  function guard(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest<Pressable>(PRESSABLE);
    if (!button || button.hasAttribute("data-unguarded")) return;
    // What moved since the last frame has moved.
    steadiness.measure();
    // Keys, and programs that read the screen, press without a pointer.
    const pointer = event.detail > 0;
    if (steadiness.isSteady(button, pointer) && !(pointer && double.isSecond)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset["settling"] = "pressed";
    steadiness.measureLater();
  }
  const note = (event: MouseEvent): void => double.note(event);

  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== "data-settling")) later();
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // Before any guard, on the way down.
  addEventListener("click", note, true);
  root.addEventListener("click", guard, true);
  addEventListener("resize", later);
  steadiness.measure();
  return () => {
    observer.disconnect();
    removeEventListener("click", note, true);
    root.removeEventListener("click", guard, true);
    removeEventListener("resize", later);
    cancelAnimationFrame(frame);
    steadiness.stop();
  };
};

function meaningOf(button: Pressable): string {
  const says = button.dataset["means"] ?? button.getAttribute("aria-label") ?? button.textContent;
  // Pressed once more, what is on goes off.
  const on = button.getAttribute("aria-pressed") ?? "";
  return `${button.dataset["testid"] ?? ""} ${says.trim()} ${on}`;
}

/** How far everything around an element is scrolled, together. */
function scrolledBy(element: Element | null, known: Map<Element, Point>): Point {
  if (!element) return { x: 0, y: 0 };
  let by = known.get(element);
  if (!by) {
    const outside = scrolledBy(element.parentElement, known);
    by = { x: outside.x + element.scrollLeft, y: outside.y + element.scrollTop };
    known.set(element, by);
  }
  return by;
}

function apart(before: Point, after: Point, most = SLIP): boolean {
  return Math.abs(before.x - after.x) > most || Math.abs(before.y - after.y) > most;
}
