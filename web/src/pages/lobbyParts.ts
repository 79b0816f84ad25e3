// What the lobby needs besides what it begins with.

import { Part } from "../lib/part.svelte";

/** This browser's part of the shuffle. */
export const SHUFFLE = new Part(() => import("./LobbyShuffle.svelte"));
