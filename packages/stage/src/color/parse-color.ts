import { namedColors } from './named-colors.ts';

/** 0–255 each, alpha 0–1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads a CSS colour. Canvases throw at, or silently ignore, what is none: so nothing unread reaches them. */
export function parseColor(text: string | undefined): Color | undefined {
  if (!text) return undefined;
  const word = text.trim().toLowerCase();
  const plain = Object.hasOwn(namedColors, word) ? (namedColors[word] ?? word) : word;
  if (plain.startsWith('#')) return parseHex(plain.slice(1));
  const call = /^(rgba?|hsla?)\(([^)]*)\)$/.exec(plain);
  if (!call) return undefined;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : amount(parts[3], 1);
  return call[1]?.startsWith('rgb') ? parseRgb(parts, alpha) : parseHsl(parts, alpha);
}

/** A colour as canvases take it, or `fallback` where the text is none. */
export function cssColor(text: string | undefined, fallback: string): string {
  const color = parseColor(text);
  return color ? writeColor(color) : fallback;
}

export function writeColor({ red, green, blue, alpha }: Color): string {
  return `rgba(${red},${green},${blue},${alpha})`;
}

export function withAlpha(color: Color, factor: number): string {
  return writeColor({ ...color, alpha: color.alpha * Math.min(1, Math.max(0, factor)) });
}

function parseHex(digits: string): Color | undefined {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  const alpha = long.length === 8 ? Math.round((at(6) / 255) * 1000) / 1000 : 1;
  return { red: at(0), green: at(2), blue: at(4), alpha };
}

function parseRgb(parts: readonly string[], alpha: number): Color | undefined {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.map((part) =>
    Math.round(amount(part, 255)),
  );
  return finite({ red, green, blue, alpha });
}

function parseHsl(parts: readonly string[], alpha: number): Color | undefined {
  const hue = Number.parseFloat(parts[0] ?? '');
  const saturation = Number.parseFloat(parts[1] ?? '') / 100;
  const lightness = Number.parseFloat(parts[2] ?? '') / 100;
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12;
    return Math.round(
      255 * (lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))),
    );
  };
  return finite({ red: channel(0), green: channel(8), blue: channel(4), alpha });
}

/** A number, or a percentage of `whole`; kept between 0 and `whole`. */
function amount(text: string, whole: number): number {
  const value = Number.parseFloat(text) * (text.endsWith('%') ? whole / 100 : 1);
  return Math.min(whole, Math.max(0, value));
}

function finite(color: Color): Color | undefined {
  return Object.values(color).every(Number.isFinite) ? color : undefined;
}
