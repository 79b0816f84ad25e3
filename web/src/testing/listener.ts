// Whoever listens to a table's line.

import { vi } from "vitest";

import type { Listener } from "../lib/socket";

/** A listener that notes all it hears. */
export function listener() {
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
