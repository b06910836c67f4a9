/** Colours as numbers, and whether words in one can be read on another. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** #rgb, #rrggbb or rgb(…); undefined for what is written otherwise. What is see-through counts as opaque. */
export function readColor(text: string | undefined): Rgb | undefined {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text?.trim() ?? '')?.[1];
  if (hex) {
    const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
      Number.parseInt(long.slice(at, at + 2), 16),
    );
    return { red, green, blue };
  }
  const numbers = /^rgba?\(([^)]*)\)$/i.exec(text?.trim() ?? '')?.[1]?.match(/[\d.]+/g);
  if (!numbers || numbers.length < 3) return undefined;
  const [red = 0, green = 0, blue = 0] = numbers.map(Number);
  return { red, green, blue };
}

export function writeColor({ red, green, blue }: Rgb, alpha = 1): string {
  const whole = [red, green, blue].map((value) => Math.round(Math.min(255, Math.max(0, value))));
  if (alpha < 1) return `rgba(${whole.join(',')},${Math.round(alpha * 1000) / 1000})`;
  return `#${whole.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const black: Rgb = { red: 0, green: 0, blue: 0 };
export const white: Rgb = { red: 255, green: 255, blue: 255 };

/** The colour of a theme; themes are ours, so a wrong one is a mistake of ours. */
export function colorOf(text: string): Rgb {
  const color = readColor(text);
  if (!color) throw new Error(`"${text}" is no colour.`);
  return color;
}

/** `share` of 0 is the first, of 1 the second. */
export function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    red: mix(first.red, second.red),
    green: mix(first.green, second.green),
    blue: mix(first.blue, second.blue),
  };
}

export function withAlpha(color: string, alpha: number): string {
  return writeColor(colorOf(color), alpha);
}

/** As WCAG has it, 0 to 1. */
export function luminance({ red, green, blue }: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A little more than the 4.5 that is asked for: edges of letters are softer than their middle. */
const leastContrast = 5;

/**
 * The wished colour where it can be read on all of the grounds; otherwise moved towards black or white, whichever
 * is read better, just as far as needed.
 */
export function readableOn(wanted: string, grounds: readonly Rgb[]): string {
  const color = readColor(wanted) ?? white;
  const worst = (candidate: Rgb) =>
    Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  if (worst(color) >= leastContrast) return wanted;
  const target = worst(black) > worst(white) ? black : white;
  for (let share = 0.1; share < 1; share += 0.1) {
    const moved = mixColors(color, target, share);
    if (worst(moved) >= leastContrast) return writeColor(moved);
  }
  return writeColor(target);
}
