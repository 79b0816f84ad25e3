// What identifies the messages that a client was built for. The built client holds it, and the server
// reads it from the file beside the client, so that a page that was loaded before an update notices.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const MESSAGES = join(import.meta.dirname, "..", "src", "lib", "protocol.ts");
const ID = "virtual:protocol";

/** `virtual:protocol` gives PROTOCOL, which is empty where the client is not built, as in tests. */
export function protocol() {
  let known = "";
  return {
    name: "protocol",
    configResolved: ({ command }) => {
      if (command !== "build") return;
      known = createHash("sha256").update(readFileSync(MESSAGES)).digest("hex").slice(0, 12);
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export const PROTOCOL = ${JSON.stringify(known)};` : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "protocol.txt", source: `${known}\n` });
    },
  };
}
