// Copying to the clipboard.

/** Copy what stands in a field; return whether that worked. If not, it is selected for copying by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Browsers allow the clipboard on secure pages only; the older way works on most others.
    const before = document.activeElement;
    field.focus();
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way there
    const copied = document.execCommand("copy");
    if (copied && before instanceof HTMLElement) before.focus();
    return copied;
  }
}
