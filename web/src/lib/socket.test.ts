import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fakeLine, update, welcome } from "../testing/fixtures";
import { Problem } from "./errors";
import { LineProbe } from "./lineProbe";
import { socketUrl, TableSocket, type Listener } from "./socket";
import { GIVE_UP } from "./unanswered";

vi.mock("virtual:protocol", () => ({ PROTOCOL: "known" }));

function listener() {
  return {
    welcome: vi.fn<Listener["welcome"]>(),
    update: vi.fn<Listener["update"]>(),
    lobby: vi.fn<Listener["lobby"]>(),
    presence: vi.fn<Listener["presence"]>(),
    returned: vi.fn<Listener["returned"]>(),
    nudged: vi.fn<Listener["nudged"]>(),
    instructions: vi.fn<Listener["instructions"]>(),
    refused: vi.fn<Listener["refused"]>(),
    link: vi.fn<Listener["link"]>(),
  };
}

const done = { do: "done", seat: 0, done: true, hold: false } as const;

/** What a command is refused with. */
async function refusal(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (problem) {
    return problem;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("commands", () => {
  test("are sent with an id of their own and resolve when they are answered", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const first = socket.send({ t: "act", action: done, withdraws: [] });
    const second = socket.send({ t: "start" });
    const [act, start] = line.last().sent;
    expect(act).toMatchObject({ t: "act", action: done, withdraws: [] });
    expect(act?.["id"]).not.toBe(start?.["id"]);
    line.last().says({ t: "ok", id: start?.["id"] });
    line.last().says({ t: "ok", id: act?.["id"] });
    await expect(first).resolves.toBeNull();
    await expect(second).resolves.toBeNull();
  });

  test("reject with the server's code and parameters", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const answer = socket.send({ t: "act", action: done, withdraws: [] });
    line.last().says({
      t: "error",
      id: line.last().sent[0]?.["id"],
      code: "already-done",
      params: { a: 1 },
    });
    await expect(answer).rejects.toEqual(new Problem("already-done", { a: 1 }));
    await expect(answer).rejects.toMatchObject({ code: "already-done", params: { a: 1 } });
  });

  test("wait for the welcome", () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    void socket.send({ t: "start" });
    expect(line.last().sent).toEqual([]);
    line.last().says(welcome(1));
    expect(line.last().sent).toHaveLength(1);
  });

  test("that were not answered are sent again, with the same id, after reconnecting", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const answered = socket.send({ t: "start" });
    const lost = socket.send({ t: "act", action: done, withdraws: [] });
    const [first, second] = line.last().sent;
    line.last().says({ t: "ok", id: first?.["id"] });
    await answered;
    line.last().breaks();
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.sockets).toHaveLength(2);
    expect(line.last().sent).toEqual([]);
    line.last().says(welcome(1));
    expect(line.last().sent).toEqual([second]);
    line.last().says({ t: "ok", id: second?.["id"] });
    await expect(lost).resolves.toBeNull();
  });

  test("made while offline are sent after reconnecting", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    line.last().breaks();
    void socket.send({ t: "start" });
    await vi.advanceTimersByTimeAsync(2000);
    line.last().says(welcome(4));
    expect(line.last().sent).toMatchObject([{ t: "start" }]);
  });
});

describe("updates", () => {
  test("are passed on in order, each once", () => {
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    line.last().says(welcome(3));
    line.last().says(update(4));
    line.last().says(update(4));
    line.last().says(update(5));
    expect(heard.update.mock.calls.map(([{ n }]) => n)).toEqual([4, 5]);
    expect(line.last().sent).toEqual([]);
  });

  test("with a gap before them make the client look again, once", () => {
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    line.last().says(welcome(3));
    line.last().says(update(5));
    line.last().says(update(6));
    expect(heard.update).not.toHaveBeenCalled();
    expect(line.last().sent).toMatchObject([{ t: "look" }]);
    line.last().says(welcome(6));
    line.last().says(update(7));
    expect(heard.welcome).toHaveBeenCalledTimes(2);
    expect(heard.update.mock.calls.map(([{ n }]) => n)).toEqual([7]);
  });

  test("a look does not send waiting commands twice", () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(3));
    void socket.send({ t: "start" });
    line.last().says(update(9));
    line.last().says(welcome(9));
    expect(line.last().sent.map(({ t }) => t)).toEqual(["start", "look"]);
  });
});

describe("the link", () => {
  test("waits longer each time it fails, and starts afresh once welcomed", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    line.last().breaks();
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(2);
    line.last().breaks();
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(3);
    line.last().says(welcome(1));
    line.last().breaks();
    await vi.advanceTimersByTimeAsync(400);
    expect(line.sockets).toHaveLength(4);
    expect(heard.link.mock.calls.map(([status]) => status)).toEqual([
      "offline",
      "offline",
      "online",
      "offline",
    ]);
  });

  test("comes back at once when the network does", () => {
    const line = fakeLine();
    new TableSocket(listener(), line.open);
    line.last().breaks();
    dispatchEvent(new Event("online"));
    expect(line.sockets).toHaveLength(2);
  });

  test("comes back only after as many seconds as the server says", async () => {
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    const params = { most: 20, seconds: 30 };
    line.last().says({ t: "error", id: "", code: "too-many-windows", params });
    expect(heard.refused).toHaveBeenCalledWith(new Problem("too-many-windows", params));
    line.last().breaks(4429);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(line.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(line.sockets.length).toBeGreaterThan(1);
  });

  test("is opened again when the server refuses to say what was missed", async () => {
    const line = fakeLine();
    new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    line.last().says(update(3));
    const id = line.last().sent.at(-1)?.["id"];
    const params = { seconds: 1 };
    line.last().says({ t: "error", id, code: "too-many-requests", params });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(line.sockets).toHaveLength(2);
  });

  test("is given up when there is no such table, or when the page is left", async () => {
    const line = fakeLine();
    const heard = listener();
    const unheard = refusal(new TableSocket(heard, line.open).send({ t: "start" }));
    line.last().breaks(4404);
    expect(await unheard).toEqual(new Problem("unknown-table"));
    const socket = new TableSocket(heard, line.open);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    dispatchEvent(new Event("online"));
    expect(line.sockets).toHaveLength(2);
    expect(heard.link.mock.calls.map(([status]) => status)).toEqual(["gone", "closed"]);
    await expect(socket.send({ t: "start" })).rejects.toBeInstanceOf(Problem);
  });

  test.each([
    ["other messages", { t: "hello", protocol: "newer", heartbeat: 2 }],
    ["a message that this page does not know", { t: "fireworks" }],
    ["no message", null],
  ])("is given up when a newer server sends %s", async (_, message) => {
    const line = fakeLine();
    const heard = listener();
    const waiting = refusal(new TableSocket(heard, line.open).send({ t: "start" }));
    line.last().says(message);
    expect(await waiting).toEqual(new Problem("outdated"));
    expect(heard.link).toHaveBeenLastCalledWith("outdated");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.sockets).toHaveLength(1);
  });

  test.each(["known", ""])("holds with a server of the messages %j", (protocol) => {
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    line.last().says({ t: "hello", protocol, heartbeat: 2 });
    line.last().says(welcome(1));
    expect(heard.link).toHaveBeenLastCalledWith("online");
  });
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

describe("a command without an answer", () => {
  test("fails, so that no button stays grey", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    const lost = refusal(socket.send({ t: "start" }));
    await vi.advanceTimersByTimeAsync(GIVE_UP);
    expect(await lost).toEqual(new Problem("no-answer"));
    line.last().says(welcome(1));
    // What failed is not carried out later.
    expect(line.last().sent).toEqual([]);
  });

  test("fails also where the line holds", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const lost = refusal(socket.send({ t: "start" }));
    for (let time = 0; time < GIVE_UP; time += 1000) {
      line.last().says({ t: "pong", id: "any" });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(await lost).toEqual(new Problem("no-answer"));
    expect(line.sockets).toHaveLength(1);
  });
});

test("the socket's address follows the page's", () => {
  expect(socketUrl("a b", { protocol: "https:", host: "x.org" })).toBe(
    "wss://x.org/ws/tables/a%20b",
  );
  expect(socketUrl("a", { protocol: "http:", host: "[::1]:8000" })).toBe(
    "ws://[::1]:8000/ws/tables/a",
  );
});
