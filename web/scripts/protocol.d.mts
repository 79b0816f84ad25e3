import type { Plugin } from "vite";

export function protocol(): Plugin;
