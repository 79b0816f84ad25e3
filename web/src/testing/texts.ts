// Tests have their texts at once, as whatever a page shows has.

import { language } from "../lib/language.svelte";

await language.start();
