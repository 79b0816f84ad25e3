// The single keys for what is common at a table.

export const KEYS = {
  n: "new",
  d: "done",
  o: "next",
  a: "agree",
  c: "counter",
  r: "refuse",
  u: "undo",
  "/": "say",
  "?": "help",
} as const;
export type Command = (typeof KEYS)[keyof typeof KEYS];

/**
 * The command that a key stands for; null for none.
 *
 * Keys that are held, that come with others, or that belong to a field, a list or a dialog mean
 * something else.
 */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing)
    return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [contenteditable]")) return null;
  const key = event.key.toLowerCase();
  return key in KEYS ? KEYS[key as keyof typeof KEYS] : null;
}

/** Whether the list of keys is to lie open in the menu. */
export const keyList = $state({ open: false });
