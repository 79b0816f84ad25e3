import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fakeLine, update, welcome } from "../testing/fixtures";
import { Problem } from "./errors";
import { socketUrl, TableSocket, type Listener } from "./socket";

function listener() {
  return {
    welcome: vi.fn<Listener["welcome"]>(),
    update: vi.fn<Listener["update"]>(),
    lobby: vi.fn<Listener["lobby"]>(),
    link: vi.fn<Listener["link"]>(),
  };
}

const done = { do: "done", seat: 0, done: true, hold: false } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("commands", () => {
  test("are sent with an id of their own and resolve when they are answered", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const first = socket.send({ t: "act", action: done });
    const second = socket.send({ t: "start" });
    const [one, two] = line.last().sent;
    expect(one).toMatchObject({ t: "act", action: done });
    expect(one?.["id"]).not.toBe(two?.["id"]);
    line.last().says({ t: "ok", id: two?.["id"] });
    line.last().says({ t: "ok", id: one?.["id"] });
    await expect(first).resolves.toBeNull();
    await expect(second).resolves.toBeNull();
  });

  test("reject with the server's code and parameters", async () => {
    const line = fakeLine();
    const socket = new TableSocket(listener(), line.open);
    line.last().says(welcome(1));
    const answer = socket.send({ t: "act", action: done });
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
    const lost = socket.send({ t: "act", action: done });
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

  test("is given up when there is no such table, or when the page is left", async () => {
    const line = fakeLine();
    const heard = listener();
    new TableSocket(heard, line.open);
    line.last().breaks(4404);
    const socket = new TableSocket(heard, line.open);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.sockets).toHaveLength(2);
    expect(heard.link.mock.calls.map(([status]) => status)).toEqual(["closed", "closed"]);
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
