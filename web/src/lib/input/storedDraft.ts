// A draft in the storage of the browser's tab, where it survives a reload of the page.

import { emptyDraft, type Draft } from "../draft";
import { session } from "../storage";

/** Store a draft, or remove the stored one. */
export function storeDraft(key: string, draft: Draft | null): void {
  if (draft) session.set(key, JSON.stringify(draft));
  else session.remove(key);
}

/** Return the stored draft, or null where there is none of this seat's. */
export function loadDraft(key: string, me: number | null): Draft | null {
  try {
    const draft = JSON.parse(session.get(key) ?? "null") as Draft | null;
    return draft && draft.me === me ? { ...emptyDraft(draft.me), ...draft } : null;
  } catch {
    return null;
  }
}
