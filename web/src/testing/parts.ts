// Tests find every part of the client at once, as if the page had been open for a while.

import { beforeAll } from "vitest";

import { fetchAllParts } from "../lib/part.svelte";

beforeAll(fetchAllParts);
