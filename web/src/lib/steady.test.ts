import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { STEADY, steady } from "./steady";

let root: HTMLElement;
let detach: () => void;
let pressed: string[];
const places = new WeakMap<Element, number>();

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  root = document.createElement("div");
  document.body.append(root);
  root.addEventListener("click", (event) => {
    if (event.target instanceof HTMLButtonElement) pressed.push(event.target.textContent);
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, (places.get(this) ?? 0) - root.scrollTop, 80, 30);
  });
  detach = steady(root) as () => void;
});
afterEach(() => {
  detach();
  root.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Put a button somewhere, and let the page be drawn. */
async function put(text: string, top = 0): Promise<HTMLButtonElement> {
  const button = document.createElement("button");
  button.textContent = text;
  places.set(button, top);
  root.append(button);
  await pass(20);
  return button;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const press = (button: HTMLElement): boolean =>
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
const type = (button: HTMLElement): void => button.click();

describe("a press on a button", () => {
  test("that has just appeared does nothing, and counts half a second later", async () => {
    const agree = await put("Agree");
    press(agree);
    expect(pressed).toEqual([]);
    expect(agree.dataset["settling"]).toBe("pressed");
    await pass(STEADY + 200);
    expect(agree.dataset["settling"]).toBeUndefined();
    press(agree);
    expect(pressed).toEqual(["Agree"]);
  });

  test("that slid under the pointer does nothing, even before it was drawn there", async () => {
    const agree = await put("Agree", 100);
    await pass(STEADY + 200);
    places.set(agree, 60);
    press(agree);
    expect(pressed).toEqual([]);
    await pass(STEADY);
    press(agree);
    expect(pressed).toEqual(["Agree"]);
  });

  test("that means something else now does nothing, by pointer or by key", async () => {
    const done = await put("Done");
    await pass(STEADY + 200);
    done.textContent = "Trade on";
    await pass(200);
    press(done);
    type(done);
    expect(pressed).toEqual([]);
    await pass(STEADY);
    type(done);
    expect(pressed).toEqual(["Trade on"]);
  });

  test("that has just been put on does not put it off again", async () => {
    const card = await put("22");
    card.setAttribute("aria-pressed", "false");
    await pass(STEADY + 200);
    press(card);
    card.setAttribute("aria-pressed", "true");
    await pass(130);
    press(card);
    expect(pressed).toEqual(["22"]);
    await pass(STEADY + 200);
    press(card);
    expect(pressed).toEqual(["22", "22"]);
  });

  test("that was covered until the same press does nothing, unlike one elsewhere", async () => {
    const card = await put("22");
    await pass(STEADY + 200);
    const cover = document.createElement("p");
    document.body.append(cover);
    const over = (x: number): MouseEventInit => ({ bubbles: true, detail: 1, clientX: x });
    cover.dispatchEvent(new MouseEvent("click", over(40)));
    cover.remove();
    await pass(130);
    card.dispatchEvent(new MouseEvent("click", over(45)));
    expect(pressed).toEqual([]);
    expect(card.dataset["settling"]).toBe("pressed");
    await pass(STEADY);
    expect(card.dataset["settling"]).toBeUndefined();
    const other = await put("23", 40);
    await pass(STEADY + 200);
    card.dispatchEvent(new MouseEvent("click", over(40)));
    await pass(130);
    other.dispatchEvent(new MouseEvent("click", over(140)));
    expect(pressed).toEqual(["22", "23"]);
  });

  test("counts where the page was only scrolled", async () => {
    const agree = await put("Agree", 100);
    await pass(STEADY + 200);
    root.scrollTop = 50;
    await pass(20);
    press(agree);
    expect(pressed).toEqual(["Agree"]);
  });

  test("counts where it sticks while the page is scrolled", async () => {
    const done = await put("Done", 0);
    await pass(STEADY + 200);
    root.scrollTop = 50;
    places.set(done, 50);
    press(done);
    expect(pressed).toEqual(["Done"]);
  });

  test("by a key counts wherever the button has moved", async () => {
    const agree = await put("Agree");
    places.set(agree, 80);
    type(agree);
    expect(pressed).toEqual(["Agree"]);
  });

  test("counts again and again where nothing changes", async () => {
    const more = await put("+$10K");
    await pass(STEADY + 200);
    for (let time = 0; time < 3; time++) press(more);
    expect(pressed).toEqual(["+$10K", "+$10K", "+$10K"]);
  });

  test("counts sooner on a page whose style says so", async () => {
    document.documentElement.style.setProperty("--settling-ms", "50");
    detach();
    detach = steady(root) as () => void;
    const agree = await put("Agree");
    press(agree);
    await pass(50);
    press(agree);
    expect(pressed).toEqual(["Agree"]);
    document.documentElement.style.removeProperty("--settling-ms");
  });

  test("that guards itself is left to it", async () => {
    const handle = await put("");
    handle.setAttribute("data-unguarded", "");
    press(handle);
    expect(pressed).toEqual([""]);
  });
});
