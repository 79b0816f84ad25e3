// A draft in the storage of the browser's tab, where it survives a reload of the page.

import { emptyDraft, type Draft } from "../draft";

/** Store a draft, or remove the stored one. */
export function storeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a draft is lost with the page, as it would have been anyway.
  }
}

/** Return the stored draft, or null where there is none of this seat's. */
export function loadDraft(key: string, me: number | null): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft | null;
    return draft && draft.me === me ? { ...emptyDraft(draft.me), ...draft } : null;
  } catch {
    return null;
  }
}
