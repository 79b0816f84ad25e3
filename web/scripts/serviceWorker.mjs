// Writes /sw.js: the service worker with the names of all files of this build in it.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = join(import.meta.dirname, "..", "serviceWorker.js");

export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      // The names of the other files stand only when all else is done.
      order: "post",
      handler(_, bundle) {
        const names = Object.keys(bundle).sort();
        const page = bundle["index.html"];
        if (page === undefined) this.error("the page must be there before the service worker");
        const build = createHash("sha256").update(names.join(" ")).update(page.source);
        const files = names.filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
        const source = readFileSync(SOURCE, "utf8")
          .replace("%BUILD%", build.digest("hex").slice(0, 12))
          .replace("%FILES%", files.join(" "));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
