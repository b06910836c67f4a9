import { type Color, writeColor } from '../color/parse-color.ts';
import { type LooseStop, mixColors, type ParsedGradient } from './parse-gradient.ts';

interface Stop {
  readonly color: Color;
  /** 0 is where the gradient begins, 1 where it ends. */
  readonly at: number;
}

/** A stop as canvases take it. */
export interface CanvasStop {
  readonly color: string;
  readonly at: number;
}

/** Stripes finer than this many cannot be seen. */
const maxRepeats = 256;
/** So many steps between two colours of which one is more see-through: canvases mix these in another way. */
const softSteps = 8;

/**
 * The stops of a gradient that is so many px long, from `from` to `to`: colours beyond are worked out.
 * @param to how far it can be seen.
 */
export function placeStops(
  { stops, repeating }: Pick<ParsedGradient, 'stops' | 'repeating'>,
  lengthPx: number,
  from: number,
  to: number,
): readonly CanvasStop[] {
  const placed = spread(stops, lengthPx);
  const whole = repeating ? repeated(placed, from, to) : placed;
  const cut = [
    { color: colorAt(whole, from), at: from },
    ...whole.filter(({ at }) => at > from && at < to),
    { color: colorAt(whole, to), at: to },
  ];
  return softened(cut).map(({ color, at }) => ({
    color: writeColor(rounded(color)),
    at: Math.min(1, Math.max(0, (at - from) / (to - from))),
  }));
}

/** Stops without a place are spread evenly between those with one; none lies before the one before it. */
function spread(loose: readonly LooseStop[], lengthPx: number): Stop[] {
  const places = loose.map(({ at }) => at && at.part + at.px / Math.max(lengthPx, 1e-6));
  if (places.length > 0) places[0] ??= 0;
  if (places.length > 1) places[places.length - 1] ??= 1;
  let last = Number.NEGATIVE_INFINITY;
  return loose.map(({ color }, index) => {
    let at = places[index];
    if (at === undefined) {
      const next = places.findIndex((place, later) => later > index && place !== undefined);
      const end = Math.max(last, places[next] ?? 1);
      at = last + (end - last) / (next - index + 1);
    }
    last = Math.max(last, at);
    return { color, at: last };
  });
}

function repeated(stops: readonly Stop[], from: number, to: number): readonly Stop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return stops;
  const length = last.at - first.at;
  const count = (to - from) / length;
  if (!(count > 0 && count <= maxRepeats)) return [{ color: meanOf(stops), at: 0 }];
  const begin = Math.floor((from - first.at) / length);
  const end = Math.ceil((to - first.at) / length);
  return Array.from({ length: end - begin }, (_, index) =>
    stops.map(({ color, at }) => ({ color, at: at + (begin + index) * length })),
  ).flat();
}

function meanOf(stops: readonly Stop[]): Color {
  return stops
    .map(({ color }) => color)
    .reduce((mean, color, index) => mixColors(mean, color, 1 / (index + 1)));
}

function colorAt(stops: readonly Stop[], at: number): Color {
  const next = stops.findIndex((stop) => stop.at > at);
  const [before, after] = [stops[next < 0 ? stops.length - 1 : next - 1], stops[next]];
  if (!before) return after?.color ?? { red: 0, green: 0, blue: 0, alpha: 0 };
  if (!after) return before.color;
  return mixColors(before.color, after.color, (at - before.at) / (after.at - before.at));
}

/** Colours that fade keep their hue on the way: canvases would mix in the black of what is see-through. */
function softened(stops: readonly Stop[]): Stop[] {
  return stops.flatMap((stop, index) => {
    const [before, next] = [stops[index - 1], stops[index + 1]];
    const fades = next && next.color.alpha !== stop.color.alpha && next.at !== stop.at;
    // Both sides of a see-through stop have a hue of their own.
    const hasHue = stop.color.alpha > 0 || (!fades && before?.color.alpha === 0);
    const own = hasHue || (!fades && !before) ? [stop] : [];
    if (!next || !fades) return own;
    const shares = Array.from({ length: softSteps }, (_, step) => step / softSteps);
    const way = shares.map((share) => ({
      color: share === 0 ? hueOf(stop.color, next.color) : mixColors(stop.color, next.color, share),
      at: stop.at + (next.at - stop.at) * share,
    }));
    const end = { color: hueOf(next.color, stop.color), at: next.at };
    return [...own, ...way, end];
  });
}

/** What cannot be seen has the hue of its neighbour. */
function hueOf(color: Color, neighbour: Color): Color {
  return color.alpha === 0 ? { ...neighbour, alpha: 0 } : color;
}

function rounded({ red, green, blue, alpha }: Color): Color {
  return {
    red: Math.round(red),
    green: Math.round(green),
    blue: Math.round(blue),
    alpha: Math.round(alpha * 1e4) / 1e4,
  };
}
