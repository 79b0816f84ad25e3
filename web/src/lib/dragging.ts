// Dragging things of the table onto players, with a mouse or a pen; clicks do the same.
//
// What can be dragged has `data-drag`, and a lot of the map `data-building`; where it can be dropped
// has `data-drop` with a seat, and every lot belongs to a seat.

import type { Attachment } from "svelte/attachments";

/** What is dragged: `lot 7`, `tile 1 Photo`, or `item 2` for a thing on the scale. */
export type Dragged =
  | { kind: "lot"; building: number }
  | { kind: "tile"; seat: number; shop: string }
  | { kind: "item"; index: number };

/** Where it was dropped: at a player, on a lot. */
export type Dropped = { seat: number } | { building: number };

/** How far, in pixels, a pointer moves before it drags. */
const START = 8;

/** Read what an element says can be dragged; null where it says nothing of the kind. */
function draggedOf(element: HTMLElement | SVGElement): Dragged | null {
  const { drag, building } = element.dataset;
  if (building !== undefined) return { kind: "lot", building: Number(building) };
  const [kind, first = "", ...rest] = (drag ?? "").split(" ");
  if (kind === "tile") return { kind, seat: Number(first), shop: rest.join(" ") };
  return kind === "item" ? { kind, index: Number(first) } : null;
}

/** Let things within an element be dragged; `onmove` says where the pointer is, null at the end. */
export function dragging(
  may: () => boolean,
  ondrop: (dragged: Dragged, dropped: Dropped) => void,
  onmove: (at: { x: number; y: number; what: Element } | null) => void,
): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; what: HTMLElement | SVGElement } | null = null;
    let dragged: Dragged | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !may() || !(event.target instanceof Element)) return;
      // A finger scrolls with the map; what lies on the scale it can drag.
      const what = event.target.closest<HTMLElement | SVGElement>(
        event.pointerType === "touch" ? "[data-drag^=item]" : "[data-drag], [data-building]",
      );
      if (what && !event.target.closest("select"))
        start = { x: event.clientX, y: event.clientY, what };
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= START;
      if (!dragged && far) dragged = draggedOf(start.what);
      if (dragged) onmove({ x: event.clientX, y: event.clientY, what: start.what });
    }

    function up(event: PointerEvent): void {
      const what = dragged;
      end();
      if (!what) return;
      // The click that follows a drag is none.
      root.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 0);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest<HTMLElement | SVGElement>("[data-drop], [data-building]");
      if (!place) return;
      const { drop, building } = place.dataset;
      if (drop !== undefined) ondrop(what, { seat: Number(drop) });
      else ondrop(what, { building: Number(building) });
    }

    function end(): void {
      if (dragged) onmove(null);
      start = dragged = null;
    }

    function stop(event: Event): void {
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  };
}
