// Tests have their texts at once, as whatever a page shows has.

import { language } from "../lib/language.svelte";

if (!("navigator" in globalThis)) {
  // Node has one only since version 21.
  Object.assign(globalThis, { navigator: { languages: ["en"] } });
}
await language.start();
