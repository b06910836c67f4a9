import { type Color, parseColor, writeColor } from '../color/parse-color.ts';

/** What everybody can read: the contrast of WCAG for words of any size. */
const leastContrast = 4.5;
const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

export function contrastOf(one: string, other: string): number {
  const [a, b] = [lightOf(parseColor(one) ?? black), lightOf(parseColor(other) ?? black)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour for words on a ground: as wished where it can be read, else moved towards black or white until it can. */
export function readableOn(wished: string, ground: string, least = leastContrast): string {
  const [from, below] = [opaque(wished, white), opaque(ground, black)];
  const end = contrast(white, below) >= contrast(black, below) ? white : black;
  for (let step = 0; step <= 10; step += 1) {
    const mixed = mix(from, end, step / 10);
    if (contrast(mixed, below) >= least) return writeColor(mixed);
  }
  return writeColor(end);
}

/** So dark that white words can be read on it, and in the colour it was. */
export function darkOf(color: string): string {
  const from = opaque(color, black);
  for (let step = 0; step <= 10; step += 1) {
    const mixed = mix(from, black, step / 10);
    if (contrast(mixed, white) >= 9) return writeColor(mixed);
  }
  return writeColor(black);
}

function opaque(css: string, fallback: Color): Color {
  return { ...(parseColor(css) ?? fallback), alpha: 1 };
}

function mix(from: Color, to: Color, share: number): Color {
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return {
    red: part(from.red, to.red),
    green: part(from.green, to.green),
    blue: part(from.blue, to.blue),
    alpha: 1,
  };
}

function contrast(one: Color, other: Color): number {
  return contrastOf(writeColor(one), writeColor(other));
}

function lightOf({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
