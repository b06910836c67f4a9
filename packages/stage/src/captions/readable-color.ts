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

/** Where a colour is nearly grey, it has no hue to make more of. */
const leastSaturation = 0.12;
const yellow = { hue: 46, saturation: 1, lightness: 0.62 };

/** A colour in its hue, as strong as it can be, for words on a dark ground. Mixed with white it would be pale beside white. */
export function vividOn(wished: string, ground: string, least: number): string {
  const own = hueOf(opaque(wished, white));
  const { hue, saturation, lightness } = own.saturation < leastSaturation ? yellow : own;
  for (let light = Math.max(0.5, Math.min(lightness, 0.7)); light < 1; light += 0.02) {
    const color = writeColor(ofHue(hue, Math.max(0.9, saturation), light));
    if (contrastOf(color, ground) >= least) return color;
  }
  return writeColor(white);
}

/** Degrees, and shares of 1. */
function hueOf({ red, green, blue }: Color) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, fewest] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - fewest;
  const lightness = (most + fewest) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: 60 * sixth, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function ofHue(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { red: part(0), green: part(8), blue: part(4), alpha: 1 };
}

/** So dark that white words can be read on it, and in the colour it was. */
export function darkOf(color: string, least = 9): string {
  const from = opaque(color, black);
  for (let step = 0; step <= 10; step += 1) {
    const mixed = mix(from, black, step / 10);
    if (contrast(mixed, white) >= least) return writeColor(mixed);
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
