// The server, as the page asks it: what it answers by path, and the line to the table that is open.

import { vi } from "vitest";

import type { Me } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { FakeSocket } from "./fixtures";
import { OPTIONS } from "./options";

export const ME: Me = {
  as_strong: null,
  account: null,
  name: "Mei",
  tables: [
    {
      id: "t1",
      status: "playing",
      edition: "modern",
      names: ["Mei", "Anna", ""],
      round: 3,
      your_turn: true,
      created: "2026-05-04T18:20:00Z",
      archived: false,
      mine: true,
      following: "",
      lesson: false,
      bots_only: false,
    },
  ],
};

/** What was asked of the server, as [path, body]. */
export let asked: [string, unknown][];
export let answers: Record<string, unknown>;
/** What is refused, as [status, body]. */
export let refusals: Record<string, unknown[]>;
/** The line that was opened last. */
export let socket: FakeSocket;

/** Begin on the home page, where nothing was asked yet. */
export function startServer(): void {
  localStorage.clear();
  asked = [];
  refusals = {};
  answers = {
    "/api/me": ME,
    "/api/options": OPTIONS,
    "/api/tables/abc/digest": { digest: "e3b0", short: "e3b0", words: ["kiwi", "tango"] },
  };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push([path, typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    const answer = answers[path];
    const known =
      answer === undefined ? [404, { code: "unknown-table", params: {} }] : [200, answer];
    const [status, body] = refusals[path] ?? known;
    return Promise.resolve(new Response(JSON.stringify(body), { status: Number(status) }));
  });
  vi.stubGlobal("WebSocket", function opened() {
    socket = new FakeSocket();
    return socket;
  });
  router.go("/");
}
