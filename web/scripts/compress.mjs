// Writes each file of the client that can be compressed a second time, in Brotli: a tenth less than what the server
// compresses itself, which need not do so for every visitor then (server/client.py).

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|txt|json|html)$/;

export function compress() {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(dir, name);
        const content = readFileSync(path);
        const compressed = brotliCompressSync(content);
        if (compressed.length < content.length) writeFileSync(`${path}.br`, compressed);
      }
    },
  };
}
