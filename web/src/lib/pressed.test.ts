import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { untilAnswered, watchPresses } from "./pressed";

/** A button that sends something when it is pressed, and what lets the answer come. */
function sender(): { button: HTMLButtonElement; answer: (ok: boolean) => Promise<void> } {
  const button = document.createElement("button");
  let end: (ok: boolean) => void = () => {};
  const promise = new Promise((resolve, reject) => {
    end = (ok) => (ok ? resolve("done") : reject(new Error("refused")));
  });
  const sign = document.createElement("b");
  button.append(sign);
  button.onclick = () => void untilAnswered(promise).catch(() => {});
  document.body.append(button);
  return {
    button,
    answer: async (ok) => {
      end(ok);
      await new Promise((done) => setTimeout(done));
    },
  };
}

const isSent = (button: HTMLElement): boolean => button.hasAttribute("data-sent");

describe("a press that is sent to the server", () => {
  beforeAll(watchPresses);
  afterEach(() => document.body.replaceChildren());

  it("shows on its button at once, until the answer is there", async () => {
    const { button, answer } = sender();
    button.querySelector("b")?.click();
    expect(isSent(button)).toBe(true);
    await answer(true);
    expect(isSent(button)).toBe(false);
  });

  it("shows no longer when it was refused", async () => {
    const { button, answer } = sender();
    button.click();
    await answer(false);
    expect(isSent(button)).toBe(false);
  });

  it("does not show for what is sent later by itself", async () => {
    const { button, answer } = sender();
    button.click();
    await answer(true);
    void untilAnswered(new Promise(() => {}));
    expect(isSent(button)).toBe(false);
  });
});
