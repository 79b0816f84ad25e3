// Tests find every part of the client at once, as if the page had been open for a while.

import { beforeAll } from "vitest";

import { fetchAllParts } from "../lib/part.svelte";

beforeAll(fetchAllParts);

/** What jsdom lacks: nothing has a size there, or scrolls. */
Element.prototype.scrollTo = (): void => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
