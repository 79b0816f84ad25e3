// The texts of the figures of a finished game, fetched together with them.

import { LaterTexts } from "../learn/laterTexts.svelte";

export const texts = new LaterTexts("report");
