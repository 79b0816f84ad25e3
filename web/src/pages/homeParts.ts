// What the home page can be looked at without.

import { fetchInSpareTime, Part } from "../lib/part.svelte";

/** What else can be chosen for a new table. */
export const NEW_TABLE_MORE = new Part(() => import("./NewTableMore.svelte"));

/** The tables of this server that anybody may join. */
export const PUBLIC_TABLES = new Part(() => import("./PublicTables.svelte"));

export const fetchHomeParts = (): void => fetchInSpareTime([NEW_TABLE_MORE]);
