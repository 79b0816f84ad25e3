import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { offer } from "../testing/fixtures";
import { sit, socket, startBrowser, stopBrowser } from "../testing/seated";

const LONG = 5000;

beforeEach(() => {
  startBrowser();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(stopBrowser);

/** What the others were told of my composing. */
function shown(): unknown[] {
  return socket.sent.filter(({ t }) => t === "compose").map(({ on }) => on);
}

const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(LONG);

test("the others see that I compose an offer once I do so for a while", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("compose"));
  expect(shown()).toEqual([]);
  await wait();
  expect(shown()).toEqual([true]);
});

test("nobody sees it of a secret offer, however it began", async () => {
  const secret = offer("o1", { secret: true });
  sit({ offers: [secret] });
  await fireEvent.click(screen.getByTestId("counter-o1"));
  await wait();
  await fireEvent.click(screen.getByTestId("lot-3"));
  await wait();
  expect(screen.getByTestId("composer")).toBeTruthy();
  expect(shown()).toEqual([]);
});

test("it ends at once when the offer becomes a secret one", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("lot-3"));
  await wait();
  expect(shown()).toEqual([true]);
  await fireEvent.click(screen.getByRole("checkbox", { name: /secret/i }));
  expect(shown()).toEqual([true, false]);
  await wait();
  expect(shown()).toEqual([true, false]);
});

test("one made secret soon enough was never seen", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("lot-3"));
  await fireEvent.click(screen.getByRole("checkbox", { name: /secret/i }));
  await wait();
  expect(shown()).toEqual([]);
});
