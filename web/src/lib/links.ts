// Links to tables: at which address others find them, and codes that can be read aloud.

import type { Options } from "./protocol";

type Page = Pick<Location, "hostname" | "origin">;

/** Where others find the server, and whether only this computer does. */
export interface Reach {
  origin: string;
  local: boolean;
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;
const GROUP = 4;

/** Where others find the server that this page came from. */
export function reachOf(
  { public_url, network_url }: Pick<Options, "public_url" | "network_url">,
  page: Page,
): Reach {
  if (public_url) return { origin: public_url, local: false };
  if (!LOOPBACK.test(page.hostname)) return { origin: page.origin, local: false };
  return network_url ? { origin: network_url, local: false } : { origin: page.origin, local: true };
}

/** The code of a table as it is read aloud: in capitals and groups. */
export function codeOf(table: string): string {
  return table.toUpperCase().replace(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");
}

/** The table that a code or a whole link means, however it is written; empty for none. */
export function tableIn(text: string): string {
  const link = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return link
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
