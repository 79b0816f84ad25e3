// A picture of a finished game to share: the board and the places, drawn from the page's own parts.

import { dayText, list, money } from "../lib/format";
import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import type { Standing } from "../lib/protocol";
import { seatColour, signOf } from "../symbols/signs";

/** The size in pixels that most places show a shared picture in. */
export const SIZE = { width: 1200, height: 630 };

const SVG = "http://www.w3.org/2000/svg";
const BOARD = { x: 32, y: 112, width: 748, height: 486 };
const PLACES = { x: 812, y: 112, width: 356, row: 88 };
/** How many letters of a name, or of the title, have room at their full size. */
const NAME = 15;
const TITLE = 34;

/** What a browser works out for a drawing from style sheets that a picture on its own does not have. */
const STYLES = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight"],
  ...[
    "text-anchor",
    "letter-spacing",
    "display",
    "visibility",
    "stop-color",
    "stop-opacity",
    "paint-order",
  ],
];

/** A part of a drawing with its attributes. */
function part(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** The colours of the page as they are now, by their names. */
function colours(): (name: string) => string {
  const probe = document.body.appendChild(document.createElement("i"));
  const known = new Map<string, string>();
  for (const name of ["bg", "panel", "line", "text", "muted", "gold", "seat-edge"]) {
    probe.style.color = `var(--${name})`;
    known.set(name, getComputedStyle(probe).color);
  }
  for (let seat = 0; seat < 5; seat++) {
    probe.style.color = seatColour(seat);
    known.set(seatColour(seat), getComputedStyle(probe).color);
  }
  probe.remove();
  return (name) => known.get(name) ?? "";
}

/** A copy of a drawing on the page that needs no style sheet. */
function copyOf(drawn: SVGElement): SVGElement {
  const copy = drawn.cloneNode(true) as SVGElement;
  const originals = [...drawn.querySelectorAll("*")];
  for (const [index, element] of [...copy.querySelectorAll("*")].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    }
  }
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["class", "style", "tabindex", "data-testid"]) element.removeAttribute(name);
  return copy;
}

/** The picture as a drawing in the reader's language, with the board as it is drawn on the page. */
export function drawPicture(game: Game, drawn: SVGElement): SVGElement {
  const colour = colours();
  const ranking = game.view?.result?.ranking ?? [];
  const font = getComputedStyle(document.body).fontFamily;
  const picture = part("svg", { ...SIZE, viewBox: "0 0 1200 630", "font-family": font });
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => game.name(seat));
  const title = t("over-title", { names: list(winners), count: winners.length });
  const letters = { fill: colour("text"), "font-weight": 700 };
  const board = copyOf(drawn);
  for (const [name, value] of Object.entries(BOARD)) board.setAttribute(name, String(value));
  picture.append(
    part("rect", { ...SIZE, fill: colour("bg") }),
    part("text", { ...letters, x: BOARD.x, y: 74, "font-size": fitted(44, title, TITLE) }, title),
    board,
    ...ranking.flatMap((standing, index) =>
      placeOf(standing, game.name(standing.seat), PLACES.y + index * PLACES.row, colour),
    ),
  );
  const ended = game.entries.at(-1)?.at;
  const about = [t("brand"), t(`edition-${game.table.edition.name}`), ended && dayText(ended)];
  picture.append(
    part(
      "text",
      {
        ...{ x: PLACES.x + PLACES.width, y: SIZE.height - 38, "text-anchor": "end" },
        ...{ fill: colour("muted"), "font-size": 20 },
      },
      about.filter(Boolean).join(" · "),
    ),
  );
  return picture;
}

/** A row of the places: the sign of the player, the name, and the cash below it. */
function placeOf(
  { seat, place, cash }: Standing,
  name: string,
  top: number,
  colour: (name: string) => string,
): SVGElement[] {
  const height = PLACES.row - 10;
  const middle = top + height / 2;
  const at = PLACES.x + 96;
  const frame = {
    ...{ x: PLACES.x, y: top, width: PLACES.width, height, rx: 12, fill: colour("panel") },
    ...(place === 1
      ? { stroke: colour("gold"), "stroke-width": 4 }
      : { stroke: colour("line"), "stroke-width": 2 }),
  };
  const sign = {
    d: signOf(seat),
    transform: `translate(${PLACES.x + 70} ${middle})`,
    ...{ fill: colour(seatColour(seat)), stroke: colour("seat-edge"), "stroke-width": 2 },
  };
  const letters = { fill: colour("text"), "dominant-baseline": "middle" };
  const bold = { ...letters, x: at, "font-weight": 700 };
  return [
    part("rect", frame),
    part("text", { ...letters, x: PLACES.x + 16, y: middle, "font-size": 28 }, `${place}.`),
    part("path", sign),
    part("text", { ...bold, y: middle - 15, "font-size": fitted(25, name, NAME) }, name),
    part("text", { ...bold, y: middle + 17, "font-size": 22 }, money(cash)),
  ];
}

/** The size of letters at which a text has the room of so many. */
function fitted(size: number, text: string, most: number): number {
  return Math.round(size * Math.min(1, most / Math.max(1, text.length)));
}

/** The picture as a file. Throws where the browser cannot draw it. */
async function pictureFile(game: Game, drawn: SVGElement): Promise<File> {
  const text = new XMLSerializer().serializeToString(drawPicture(game, drawn));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!png) throw new Error("the canvas gives no picture");
  return new File([png], `chinatown-${game.table.id || "game"}.png`, { type: "image/png" });
}

/** Hand the picture on by the system's way to share files; where there is none, save it. */
export async function sharePicture(game: Game, drawn: SVGElement): Promise<void> {
  const file = await pictureFile(game, drawn);
  // Only secure pages have it, and not in every browser.
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t("brand") });
      return;
    } catch (problem) {
      // Whoever closes the sheet has changed their mind.
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
