"""Whether all that a page says can be read: nothing is cut, nothing lies on something else."""

from playwright.sync_api import Page

TRIES = 6
PAUSE = 250
"""Milliseconds between two looks at a page that may still be changing."""
SETTLED = "() => document.getAnimations().length === 0"


def layout_faults(page: Page) -> list[str]:
    """Return what is wrong with how the texts of a page stand, the board's own aside."""
    faults: list[str] = []
    # A page that was just made narrower takes a moment to put its parts elsewhere.
    for _ in range(TRIES):
        page.wait_for_function(SETTLED)
        faults = page.evaluate(_FAULTS)
        if not faults:
            break
        page.wait_for_timeout(PAUSE)
    return faults


_FAULTS = r"""() => {
  const SLACK = 1.5;
  const faults = [];
  const root = document.scrollingElement;
  const over = root.scrollWidth - innerWidth;
  if (over > 0) faults.push(`page ${over}px too wide`);

  const describe = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`
      .replace(/ ?s-\S+| ?svelte-\S+/g, "") + `[${element.dataset?.testid ?? ""}]`;
  const clipsIn = (value) => value !== "visible";
  const scrolls = (value) => value === "auto" || value === "scroll";

  const modal = document.querySelector("dialog[open]");
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("svg, select, .visually-hidden") &&
    (!modal || modal.contains(element));

  // What a text's box is cut to, by whatever clips it; `lost` is what nobody can scroll to.
  function visible(element, box) {
    let { left, right, top, bottom } = box;
    let lost = 0;
    let scrolled = { x: false, y: false };
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== "none" && style.position === "absolute") return null;
      const inner = outer.getBoundingClientRect();
      if (clipsIn(style.overflowX)) {
        if (scrolls(style.overflowX)) scrolled.x = true;
        else if (!scrolled.x) lost = Math.max(lost, inner.left - left, right - inner.right);
        left = Math.max(left, inner.left);
        right = Math.min(right, inner.right);
      }
      if (clipsIn(style.overflowY)) {
        if (scrolls(style.overflowY)) scrolled.y = true;
        else if (!scrolled.y) lost = Math.max(lost, inner.top - top - 2, bottom - inner.bottom - 2);
        top = Math.max(top, inner.top);
        bottom = Math.min(bottom, inner.bottom);
      }
      if (style.position === "fixed") break;
    }
    return { left, right, top, bottom, lost };
  }

  // What scrolls sideways only is made to be a strip.
  for (const element of document.querySelectorAll("body *")) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!scrolls(overflowX) || !scrolls(overflowY) || !shown(element)) continue;
    const hidden = element.scrollWidth - element.clientWidth;
    if (hidden > SLACK)
      faults.push(`${hidden}px to be scrolled sideways in ${describe(element)}`);
  }

  const layer = (element) =>
    element.closest("dialog, [popover], [data-testid=toast]") ??
    (function up(outer) {
      if (!outer) return null;
      const { position } = getComputedStyle(outer);
      return position === "fixed" || position === "sticky" ? outer : up(outer.parentElement);
    })(element);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const element = node.parentElement;
    if (!words || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const seen = visible(element, box);
      if (seen === null) continue;
      const told = `"${words.slice(0, 40)}" in ${describe(element)}`;
      if (seen.lost > SLACK) faults.push(`cut by ${Math.round(seen.lost)}px: ${told}`);
      const frame = element.closest("button, .button, .chip, .card, .field, th, td, dialog");
      if (frame) {
        const outer = frame.getBoundingClientRect();
        const out = Math.max(outer.left - box.left, box.right - outer.right);
        if (out > SLACK) faults.push(`${Math.round(out)}px out of ${describe(frame)}: ${told}`);
      }
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2)
        texts.push({ ...seen, told, element, layer: layer(element) });
    }
  }
  for (const [place, text] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      if (text.layer !== other.layer || text.element === other.element) continue;
      const wide = Math.min(text.right, other.right) - Math.max(text.left, other.left);
      const high = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
      // Lines are higher than their letters.
      if (wide > 2 && high > 6) faults.push(`${text.told} lies on ${other.told}`);
    }

  const pen = document.createElement("canvas").getContext("2d");
  const widthOf = (element, words) => {
    pen.font = getComputedStyle(element).font;
    return pen.measureText(words).width;
  };
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    // Where a sign is pressed to choose from a list, the list itself is not seen.
    if (!shown(field.parentElement) || getComputedStyle(field).opacity === "0") continue;
    const written = field.value || field.placeholder;
    const words = field.tagName === "SELECT" ? field.selectedOptions[0]?.text : written;
    const style = getComputedStyle(field);
    const room =
      field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const wide = widthOf(field, words ?? "");
    if (wide > room + SLACK)
      faults.push(`${Math.round(wide - room)}px of "${words}" cut in ${describe(field)}`);
  }
  return [...new Set(faults)];
}"""
