import { beforeEach, describe, expect, test, vi } from "vitest";

import { SafeStorage } from "./storage";

const client = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function blocked(): Storage {
  throw new DOMException("denied", "SecurityError");
}

/** A storage in which there is room for some texts only. */
function full(room: (key: string) => boolean): Storage {
  const inner = localStorage;
  return {
    getItem: (key: string) => inner.getItem(key),
    removeItem: (key: string) => inner.removeItem(key),
    setItem: (key: string, value: string) => {
      if (!room(key)) throw new DOMException("full", "QuotaExceededError");
      inner.setItem(key, value);
    },
  } as Storage;
}

beforeEach(() => localStorage.clear());

describe.each([
  ["a browser that remembers", () => localStorage, true],
  ["a browser that blocks it", blocked, false],
  ["a browser without any room", () => full(() => false), false],
  ["a browser without room for this", () => full((key) => key !== "sound"), true],
])("in %s", (_, open: () => Storage, lasts) => {
  test("the page remembers, changes and forgets", () => {
    const storage = new SafeStorage(open);
    expect(storage.lasts).toBe(lasts);
    expect(storage.get("sound")).toBeNull();
    storage.set("sound", "on");
    expect(storage.get("sound")).toBe("on");
    storage.set("sound", "off");
    expect(storage.get("sound")).toBe("off");
    storage.remove("sound");
    expect(storage.get("sound")).toBeNull();
  });
});

test("what was remembered is there in the next page", () => {
  new SafeStorage(() => localStorage).set("sound", "on");
  expect(new SafeStorage(() => localStorage).get("sound")).toBe("on");
});

test("what was too long to store does not give way to what was stored before", () => {
  let room = true;
  const storage = new SafeStorage(() => full(() => room));
  storage.set("draft", "short");
  room = false;
  storage.set("draft", "too long");
  expect(storage.get("draft")).toBe("too long");
});

test("a storage that begins to refuse later on does no harm", () => {
  const inner = full(() => true);
  const storage = new SafeStorage(() => inner);
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(inner, "getItem").mockImplementation(refuse);
  vi.spyOn(inner, "removeItem").mockImplementation(refuse);
  expect(storage.get("sound")).toBeNull();
  storage.remove("sound");
});

test("nothing else of the client touches the browser's storage", () => {
  const direct = Object.entries(client)
    .filter(([path]) => !path.endsWith("/storage.ts") && !path.includes("/testing/"))
    .filter(([, text]) => /\b(local|session)Storage\b/.test(text));
  expect(direct.map(([path]) => path)).toEqual([]);
});
