import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Game } from "../lib/game.svelte";
import type { GameView } from "../lib/protocol";
import { toasts } from "../lib/toasts.svelte";
import { OPTIONS } from "../testing/options";
import { button, now, sit, startBrowser, stopBrowser } from "../testing/seated";
import { drawPicture, SIZE } from "./picture";

const END: Partial<GameView> = {
  now: now({ phase: "over", round: 6, waiting: [] }),
  result: {
    ranking: [
      { seat: 2, place: 1, cash: 500_000, tiles: 12 },
      { seat: 0, place: 2, cash: 400_000, tiles: 9 },
      { seat: 1, place: 3, cash: 300_000, tiles: 9 },
    ],
    early: false,
    seed: "the seed",
  },
};

beforeEach(() => {
  startBrowser();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ digest: "d", short: "d", words: ["kiwi", "tango"] })),
  );
});
afterEach(() => {
  stopBrowser();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

/** The map on the page. */
const board = (): SVGElement =>
  screen.getByRole("group", { name: /^Map/ }) as unknown as SVGElement;
const drawOf = (game: Game): SVGElement => drawPicture(game, board());

test("the picture has the places in words, the winner and the whole board", () => {
  const game = sit(END);
  const before = document.body.childElementCount;
  const picture = drawPicture(game, board());
  expect(document.body.childElementCount).toBe(before);
  expect(picture.getAttribute("viewBox")).toBe(`0 0 ${SIZE.width} ${SIZE.height}`);
  const words = [...picture.querySelectorAll(":scope > text")].map(({ textContent }) =>
    textContent.replace(/[\u2068\u2069]/g, ""),
  );
  expect(words).toEqual([
    "Chen wins",
    ...["1.", "Chen", "$500,000", "2.", "Mei", "$400,000", "3.", "Anna", "$300,000"],
    expect.stringMatching(/^Chinatown · Modern/),
  ]);
  for (const { building } of OPTIONS.lots)
    expect(picture.querySelector(`[data-building="${building}"]`)).not.toBeNull();
});

test("the picture needs nothing of the page: no class, style or address", () => {
  const picture = drawOf(sit(END));
  const text = new XMLSerializer().serializeToString(picture);
  expect(text.match(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g)).toHaveLength(1);
  expect(text.match(/ (class|style|href)=.{20}/g)).toBeNull();
  expect(text.match(/url\((?!&quot;#|"?#).{20}|https?:(?!\/\/www\.w3\.org).{20}/g)).toBeNull();
});

/** A browser that can decode and draw, with the system's way to share where there is one. */
function canDraw(): void {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(["png"], { type: "image/png" }));
}

function canShare(share: () => Promise<void>): ReturnType<typeof vi.fn> {
  const shared = vi.fn(share);
  Object.assign(navigator, { share: shared, canShare: () => true });
  return shared;
}

async function press(): Promise<string[]> {
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x" }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  sit(END);
  await fireEvent.click(button("share-picture"));
  await waitFor(() => expect(button("share-picture").disabled).toBe(false));
  return saved;
}

test("it is handed to the system where that shares files", async () => {
  canDraw();
  const shared = canShare(() => Promise.resolve());
  expect(await press()).toEqual([]);
  const [{ files }] = shared.mock.calls[0] as [{ files: File[] }];
  expect([files[0]?.name, files[0]?.type]).toEqual(["chinatown-abc.png", "image/png"]);
});

test("whoever closes the sheet has changed their mind", async () => {
  canDraw();
  canShare(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await press()).toEqual([]);
});

test("it is saved where nothing shares files, or that is refused", async () => {
  canDraw();
  canShare(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  expect(await press()).toEqual(["chinatown-abc.png"]);
});

test("a browser that cannot draw it says so", async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no"));
  expect(await press()).toEqual([]);
  const texts = toasts.shown.map(({ text }) => text());
  expect(texts.at(-1)).toBe("This browser cannot draw the picture.");
  expect(screen.getByTestId("ranking")).toBeTruthy();
});
