// For tests: how colours look beside each other.

/** Linear light, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A colour as style sheets write it, without how much of what lies below shows through. */
export function parse(hex: string): Colour {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const brightness = ([red, green, blue]: Colour): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [dim = 0, bright = 0] = [brightness(first), brightness(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** How different two colours look: their distance in OKLab, times 100. */
export function difference(first: Colour, second: Colour): number {
  const [a, b] = [oklab(first), oklab(second)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The second colour mixed into the first with its share, 0 to 1, in OKLab. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [a, b] = [oklab(first), oklab(second)];
  const part = (at: 0 | 1 | 2): number => a[at] * (1 - share) + b[at] * share;
  return fromOklab([part(0), part(1), part(2)]);
}

function oklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Colour): Colour {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
