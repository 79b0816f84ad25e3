import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fakeLine, update, welcome } from "../testing/fixtures";
import { listener } from "../testing/listener";
import { Problem } from "./errors";
import { socketUrl, TableSocket } from "./socket";
import { GIVE_UP } from "./unanswered";

vi.mock("virtual:protocol", () => ({ PROTOCOL: "known" }));

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
