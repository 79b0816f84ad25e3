/**
 * The shops' symbols, each drawn on a square of 24 units.
 *
 * `solid` is filled with ink, `cut` is drawn over it in the colour of the tile, `line` is drawn
 * in ink on top. The widths are those of the strokes, in the same units.
 */
export interface Glyph {
  solid?: string;
  cut?: string;
  line?: string;
  cutWidth?: number;
  lineWidth?: number;
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Symbols by the name of the shop type, in both editions. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  Photo: {
    solid: "M3 8h4.2l1.6-3h6.4l1.6 3H21v11.5H3z",
    cut: disc(12, 13.4, 3.5) + "M18.3 10.7h.01",
    cutWidth: 1.8,
  },
  "Tea House": {
    solid:
      "M6 13.5c0-3.5 2.4-5.7 6-5.7s6 2.2 6 5.7c0 2.8-1.2 5.3-3 6.7H9c-1.8-1.4-3-3.9-3-6.7z" +
      disc(12, 5.6, 1.3),
    cut: "M7.2 11h9.6",
    line: "M6.8 16C4 15.5 4.3 11.5 2 10.5M17.6 11c4-1.3 5.2 5 -.4 6",
    lineWidth: 2.2,
  },
  "Sea Food": {
    solid:
      "M12 10.5c4 0 6.5 1.8 6.5 4.3S16 19.5 12 19.5s-6.5-2.2-6.5-4.7 2.5-4.3 6.5-4.3z" +
      "M2.6 7.3C1.3 4.8 3 2.3 5.6 2.2L5 5l2.9-.9C8.5 6.9 5.5 9.3 2.6 7.3z" +
      "M21.4 7.3c1.3-2.5-.4-5-3-5.1L19 5l-2.9-.9c-.6 2.8 2.4 5.2 5.3 3.2z",
    line: "M7.3 12.3C5 11.3 4.4 9.5 4.6 7M16.7 12.3c2.3-1 2.9-2.8 2.7-5.3M5.6 17l-3 1.5M7.4 18.8l-1.7 2.7M18.4 17l3 1.5M16.6 18.8l1.7 2.7M10 11V8.6M14 11V8.6",
    lineWidth: 1.8,
  },
  Jewellery: {
    solid: "M8 2h8l2.7 3.6L12 11.2 5.3 5.6z",
    cut: "M7 5.5h10M10 5.5l2 4 2-4",
    cutWidth: 1.1,
    line: disc(12, 15.8, 5.4),
    lineWidth: 2.3,
  },
  "Tropical Fish": {
    solid:
      "M2 12.2C4.5 8.3 8 6 11.5 6c3.3 0 5.5 2 6.6 4.6L22 7.2v10l-3.9-3.4c-1.1 2.6-3.3 4.6-6.6 4.6-3.5 0-7-2.3-9.5-6.2z" +
      "M8.5 7C9.5 4.5 12 2.5 15.5 2.5L15 7.5zM9.5 17.6c.8 1.9 2.5 3.4 5 3.9l.3-4.5z",
    cut: "M9.7 7c1.7 3.3 1.7 7.1 0 10.4M14.3 7.4c1.5 3 1.5 6.6 0 9.6M5.9 11.3h.01",
    cutWidth: 1.6,
  },
  Florist: {
    solid:
      [
        disc(12, 4.7, 3),
        disc(16.1, 7.7, 3),
        disc(14.5, 12.3, 3),
        disc(9.5, 12.3, 3),
        disc(7.9, 7.7, 3),
      ].join("") +
      disc(12, 9, 3) +
      "M12.3 21c.3-3.3 3-5 6.7-4.3-.4 3.2-3 4.9-6.7 4.3zM11.7 21c-.3-2.4-2.2-4-5.2-3.6.2 2.5 2.2 4 5.2 3.6z",
    cut: disc(12, 9, 1.4),
    cutWidth: 1.5,
    line: "M12 14.5v7.5",
    lineWidth: 1.8,
  },
  "Take Out": {
    solid: "M3.8 9.5h16.4L18 21.5H6z",
    cut: "M8.3 10l3.7 4.8 3.7-4.8",
    line: "M5.8 9.5c0-9.3 12.4-9.3 12.4 0",
    lineWidth: 1.8,
  },
  Laundry: {
    solid: "M8.3 3.5c1.2 2 6.2 2 7.4 0l6.5 3.2-2 5.3-3-1.2V21H6.8V10.8L3.8 12l-2-5.3z",
    cut: "M14 11.5v3.2",
    cutWidth: 2,
  },
  "Dim Sum": {
    solid:
      "M4.8 11.8c0-4.4 4.2-5.3 6.2-8.4.5-.8 1.5-.8 2 0 2 3.1 6.2 4 6.2 8.4z" +
      "M2.3 13.2h19.4v3.3H2.3zM3.3 17.9h17.4v3.6H3.3z",
    cut: "M12 4.8c-.8 3-2.8 3.7-3.4 6.7M12 4.8c.8 3 2.8 3.7 3.4 6.7",
    cutWidth: 1.3,
  },
  Antiques: {
    solid:
      "M8.7 2h6.6v2.2L14 6.7c3.6 1.4 5.2 4 4.7 7.1-.4 2.6-2.7 4.7-3 8.2H8.3c-.3-3.5-2.6-5.6-3-8.2-.5-3.1 1.1-5.7 4.7-7.1L8.7 4.2z",
    cut: "M5.5 10.8h13M6 15.3h12M9 6.8h6",
    cutWidth: 1.3,
  },
  Factory: {
    solid: "M2 21.5V11l5.2 3.5V11l5.2 3.5V11l4.1 2.8L17.2 3h3.3l1.3 18.5z",
    cut: "M5.5 18h2.2M10.7 18h2.2M15.9 18h2.2",
    cutWidth: 2,
  },
  Restaurant: {
    solid: "M2 12h20c0 4-2.2 6.7-5.3 8v1.7H7.3V20C4.2 18.7 2 16 2 12z",
    cut: "M5.5 15h8",
    cutWidth: 1.3,
    line: "M10 9.7L19.5 2M14.2 9.7l7.3-4.4M5.5 9.5c-1.4-2 1.3-3.3 0-5.5",
    lineWidth: 1.8,
  },
  Pharmacy: {
    solid: "M8 2h8v3.7H8zM9 7h6c2 .6 3.5 2 3.5 4.2V22h-13V11.2C5.5 9 7 7.6 9 7z",
    cut: "M12 11.2v6.6M8.7 14.5h6.6",
    cutWidth: 2.1,
  },
  "Jeans & Workwear": {
    solid: "M5.8 2h12.4l1.6 20h-5.6L12 10.5 9.8 22H4.2z",
    cut: "M5.5 5.7h13M12 5.7v3",
    cutWidth: 1.4,
  },
  "Sports Articles": {
    solid: disc(12, 12, 9.7),
    cut: "M12 2v20M2 12h20M5 4.5c4 4.3 4 10.7 0 15M19 4.5c-4 4.3-4 10.7 0 15",
    cutWidth: 1.5,
  },
  Fireworks: {
    solid:
      disc(12, 12, 1.9) +
      disc(7.6, 2.9, 1.2) +
      disc(16.4, 2.9, 1.2) +
      disc(21, 7.5, 1.2) +
      disc(21, 16.5, 1.2) +
      disc(16.4, 21.1, 1.2) +
      disc(7.6, 21.1, 1.2) +
      disc(3, 16.5, 1.2) +
      disc(3, 7.5, 1.2),
    line: "M12 7.3V2M12 16.7V22M7.3 12H2M16.7 12H22M8.7 8.7L5.2 5.2M15.3 15.3l3.5 3.5M8.7 15.3l-3.5 3.5M15.3 8.7l3.5-3.5",
    lineWidth: 1.9,
  },
  Sewing: {
    solid: "M3 4h18v13h1.5v4.5H1.5V17H15v-6.5H8.7V13H4.5v-2.5H3z",
    cut: "M17.9 7.4h.01",
    cutWidth: 2.6,
    line: "M6.6 12.5v3.7",
    lineWidth: 1.5,
  },
  "Detective Agency": {
    line: disc(10, 10, 6.3) + "M15.3 15.3l5.7 5.7M7.2 9.6c.3-1.5 1.3-2.4 2.8-2.6",
    lineWidth: 2.6,
  },
  "Watch Makers": {
    solid: disc(12, 12, 7) + "M8.3 1.5h7.4l.6 4.5H7.7zM7.7 18h8.6l-.6 4.5H8.3z",
    cut: disc(12, 12, 4.9) + "M12 9.3V12l2 1.4",
    cutWidth: 1.3,
    line: "M20.2 12h.5",
    lineWidth: 2,
  },
  Radios: {
    solid: "M2 8.5h20v12.5H2z",
    cut: disc(8, 14.7, 3) + "M14.5 12.4h4M14.5 16.7h1M18.4 16.7h.01",
    cutWidth: 1.6,
    line: "M6 8.5L17.5 2.5",
    lineWidth: 1.8,
  },
};
