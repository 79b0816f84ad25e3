import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fakeLine, update, welcome } from "../testing/fixtures";
import { listener } from "../testing/listener";
import { LineProbe } from "./lineProbe";
import { TableSocket } from "./socket";

vi.mock("virtual:protocol", () => ({ PROTOCOL: "known" }));

const done = { do: "done", seat: 0, done: true, hold: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that dies without closing", () => {
  function online() {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const line = fakeLine();
    const heard = listener();
    const socket = new TableSocket(heard, line.open);
    line.last().says(welcome(1));
    return { line, heard, socket };
  }

  test("is noticed after 6 seconds, and another is opened", async () => {
    const { line, heard } = online();
    await vi.advanceTimersByTimeAsync(5999);
    expect(line.last().sent.map(({ t }) => t)).toEqual(["ping"]);
    expect(heard.link).toHaveBeenLastCalledWith("online");
    await vi.advanceTimersByTimeAsync(1);
    expect(heard.link).toHaveBeenLastCalledWith("offline");
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(2);
    line.last().says(welcome(7));
    expect(heard.link).toHaveBeenLastCalledWith("online");
  });

  test("lets go of all that is being fetched once another does not open either", async () => {
    const stop = vi.fn();
    vi.stubGlobal("stop", stop);
    const { line } = online();
    await vi.advanceTimersByTimeAsync(6000 + 400 + 9999);
    expect(line.sockets).toHaveLength(2);
    expect(stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stop).toHaveBeenCalledTimes(1);
    line.last().breaks();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test("lets go of nothing while a page opens its first connection, however slowly", async () => {
    const stop = vi.fn();
    vi.stubGlobal("stop", stop);
    const line = fakeLine();
    new TableSocket(listener(), line.open);
    await vi.advanceTimersByTimeAsync(10_400);
    expect(line.sockets).toHaveLength(2);
    expect(stop).not.toHaveBeenCalled();
  });

  test("is not suspected while the server answers, or has anything to say", async () => {
    const { line } = online();
    for (let time = 0; time < 60; time += 3) {
      await vi.advanceTimersByTimeAsync(3000);
      line.last().says({ t: "pong", id: line.last().sent.at(-1)?.["id"] });
    }
    for (let n = 2; n < 40; n++) {
      await vi.advanceTimersByTimeAsync(1500);
      line.last().says(update(n));
    }
    expect(line.sockets).toHaveLength(1);
    expect(line.last().sent).toHaveLength(20);
  });

  test("is noticed as fast as the server's heartbeat says", async () => {
    const { line, heard } = online();
    line.last().says({ t: "hello", protocol: "known", heartbeat: 0.5 });
    line.last().says(welcome(1));
    await vi.advanceTimersByTimeAsync(1500);
    expect(heard.link).toHaveBeenLastCalledWith("offline");
  });

  test("brings a command pressed on it over the next one, with its id", async () => {
    const { line, socket } = online();
    const pressed = socket.send({ t: "act", action: done, withdraws: [] });
    const [sent] = line.last().sent;
    await vi.advanceTimersByTimeAsync(6400);
    line.last().says(welcome(1));
    expect(line.last().sent).toEqual([sent]);
    line.last().says({ t: "ok", id: sent?.["id"] });
    await expect(pressed).resolves.toBeNull();
  });

  test("is no longer heard once another was opened", async () => {
    const { line, heard } = online();
    const dead = line.last();
    await vi.advanceTimersByTimeAsync(6400);
    line.last().says(welcome(5));
    dead.says(update(2));
    dead.says(update(6));
    dead.breaks();
    expect(heard.update).not.toHaveBeenCalled();
    expect(heard.link).toHaveBeenLastCalledWith("online");
  });

  test("is also noticed before its welcome", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard.link).toHaveBeenLastCalledWith("offline");
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(2);
  });

  test.each([0, 700, 1900, 3900, 4800, 9000, 20_000, 61_000, 600_000])(
    "is replaced within 4 seconds of being back, after %d ms",
    async (dead) => {
      vi.spyOn(Math, "random").mockReturnValue(1);
      const heard = listener();
      let swallows = false;
      const line = fakeLine();
      const sent: (() => void)[] = [];
      // What is begun on a dead line never comes to life.
      const open = (): WebSocket => {
        const socket = line.open();
        const there = line.last();
        if (!swallows) setTimeout(() => there.says(welcome(1)), 100);
        return socket;
      };
      const reach = (signal: AbortSignal): Promise<boolean> =>
        new Promise((done) => {
          signal.addEventListener("abort", () => done(false));
          if (!swallows) sent.push(() => done(true));
          setTimeout(() => sent.shift()?.(), 100);
        });
      new TableSocket(heard, open, new LineProbe(reach));
      await vi.advanceTimersByTimeAsync(100);
      swallows = true;
      await vi.advanceTimersByTimeAsync(6000 + dead);
      expect(heard.link).toHaveBeenLastCalledWith("offline");
      swallows = false;
      await vi.advanceTimersByTimeAsync(4000);
      expect(heard.link).toHaveBeenLastCalledWith("online");
    },
  );

  test("that is only slow is not given up again and again", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const line = fakeLine();
    const heard = listener();
    const open = (): WebSocket => {
      const socket = line.open();
      const there = line.last();
      setTimeout(() => there.says(welcome(1)), 7000);
      return socket;
    };
    new TableSocket(heard, open, new LineProbe(() => Promise.resolve(true)));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard.link).toHaveBeenLastCalledWith("online");
    expect(line.sockets.length).toBeLessThanOrEqual(4);
  });

  test("is shown at once where the browser knows of it", async () => {
    const { line, heard } = online();
    dispatchEvent(new Event("offline"));
    expect(heard.link).toHaveBeenLastCalledWith("offline");
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(2);
  });

  test.each([
    ["the page is looked at again", document, "visibilitychange"],
    ["the page is shown again", globalThis, "pageshow"],
    ["the network changes", globalThis, "online"],
  ])("is probed when %s", async (_, target: EventTarget, event) => {
    const { line, heard } = online();
    target.dispatchEvent(new Event(event));
    target.dispatchEvent(new Event(event));
    expect(line.last().sent.map(({ t }) => t)).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(heard.link).toHaveBeenLastCalledWith("offline");
    // And there is no waiting for the next try.
    target.dispatchEvent(new Event(event));
    expect(line.sockets).toHaveLength(2);
  });
});
