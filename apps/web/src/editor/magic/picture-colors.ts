// Colours that go with a picture, out of its own pixels.

interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export interface PictureColors {
  /** For what lies behind everything: dark or light like the picture. */
  readonly ground: string;
  /** Words on that ground. */
  readonly ink: string;
  /** The strongest colours, the first one leading. */
  readonly accents: readonly string[];
}

interface Group extends Rgb {
  readonly count: number;
  readonly strength: number;
}

/** Each of the three colours counts in so many steps: what is alike is one colour. */
const steps = 6;
const mostAccents = 5;
/** Closer ones, of 441 at most, are the same to the eye. */
const leastDistance = 70;

/** @param pixels red, green, blue and alpha of each, as canvases give them. */
export function pictureColors(pixels: ArrayLike<number>): PictureColors | undefined {
  const groups = grouped(pixels);
  if (groups.length === 0) return undefined;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const mean = groups.reduce((sum, group) => sum + brightnessOf(group) * group.count, 0) / count;
  const isDark = mean < 128;
  const leading = groups.toSorted((a, b) => b.count - a.count)[0] ?? groups[0];
  const vivid = groups.toSorted((a, b) => worth(b, count) - worth(a, count));
  const accents: Group[] = [];
  for (const group of vivid) {
    if (accents.length === mostAccents) break;
    if (accents.every((other) => distance(other, group) > leastDistance)) accents.push(group);
  }
  const ground = leading && (isDark ? towards(leading, 18, 0.72) : towards(leading, 250, 0.78));
  return {
    ground: hexOf(ground ?? { red: 255, green: 255, blue: 255 }),
    ink: isDark ? '#ffffff' : '#17181c',
    // Seen on that ground, whatever they were in the picture.
    accents: accents.map((accent) => hexOf(readable(accent, isDark))),
  };
}

function grouped(pixels: ArrayLike<number>): readonly Group[] {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    // What is see-through has no colour.
    if (alpha < 128) continue;
    const step = (part: number) => Math.min(steps - 1, Math.floor((part * steps) / 256));
    const key = (step(red) * steps + step(green)) * steps + step(blue);
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    sums.set(key, {
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
      count: sum.count + 1,
    });
  }
  return [...sums.values()].map(({ red, green, blue, count }) => {
    const mean = { red: red / count, green: green / count, blue: blue / count };
    return { ...mean, count, strength: strengthOf(mean) };
  });
}

/** Strong colours count more than common ones, as long as there is enough of them to be seen. */
function worth({ strength, count }: Group, all: number): number {
  return (strength + 0.05) ** 1.5 * Math.sqrt(count / all);
}

/** How much of a colour the eye sees: what is nearly black is no colour, however pure. */
function strengthOf({ red, green, blue }: Rgb): number {
  return (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
}

function brightnessOf({ red, green, blue }: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

function towards({ red, green, blue }: Rgb, to: number, share: number): Rgb {
  const mix = (part: number) => part + (to - part) * share;
  return { red: mix(red), green: mix(green), blue: mix(blue) };
}

/** Lighter on a dark ground, darker on a light one, until it stands out. */
function readable(color: Rgb, isDark: boolean): Rgb {
  let result = color;
  for (let step = 0; step < 12; step += 1) {
    const brightness = brightnessOf(result);
    if (isDark ? brightness > 130 : brightness < 120) break;
    result = towards(result, isDark ? 255 : 0, 0.12);
  }
  return result;
}

function hexOf({ red, green, blue }: Rgb): string {
  const two = (part: number) => Math.round(part).toString(16).padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}
