import { cssColor, parseColor } from '../color/parse-color.ts';
import { splitOutsideBrackets } from './split-outside-brackets.ts';

interface GradientStop {
  readonly color: string;
  /** 0–1. */
  readonly at: number;
}

export type ParsedGradient =
  | {
      readonly kind: 'linear';
      /** As CSS counts: 0 is up, 90 to the right. Corners are made of the box's own diagonal. */
      readonly angle: number | { readonly toX: -1 | 0 | 1; readonly toY: -1 | 0 | 1 };
      readonly stops: readonly GradientStop[];
    }
  | {
      readonly kind: 'radial';
      readonly circle: boolean;
      /** 0–1 of the box. */
      readonly cx: number;
      readonly cy: number;
      readonly stops: readonly GradientStop[];
    };

/** Reads CSS gradient text, wherever in the text it stands. Undefined: there is none that can be drawn. */
export function parseGradient(text: string | undefined): ParsedGradient | undefined {
  const found = /(linear|radial)-gradient\(/i.exec(text ?? '');
  if (!found || !text) return undefined;
  const inside = insideBrackets(text, found.index + found[0].length);
  const parts = splitOutsideBrackets(inside, ',');
  const first = parts[0]?.trim().toLowerCase() ?? '';
  const hasHead = parts.length > 1 && parseStop(first) === undefined;
  const stops = placeStops(
    (hasHead ? parts.slice(1) : parts).flatMap((part) => parseStop(part) ?? []),
  );
  if (stops.length === 0) return undefined;
  const head = hasHead ? first : '';
  if (found[1]?.toLowerCase() === 'linear')
    return { kind: 'linear', angle: readAngle(head), stops };
  const [cx, cy] = readCenter(head);
  return { kind: 'radial', circle: head.includes('circle'), cx, cy, stops };
}

function insideBrackets(text: string, from: number): string {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, index);
  }
  return text.slice(from);
}

interface LooseStop {
  readonly color: string;
  readonly at: number | undefined;
}

function parseStop(part: string): LooseStop[] | undefined {
  const words = splitOutsideBrackets(part.trim(), ' ').filter(Boolean);
  const color = words.find((word) => parseColor(word));
  if (color === undefined) return undefined;
  const places = words
    .filter((word) => /^-?[\d.]+%$/.test(word))
    .map((word) => Number.parseFloat(word) / 100);
  const css = cssColor(color, '#000');
  return places.length === 0
    ? [{ color: css, at: undefined }]
    : places.map((at) => ({ color: css, at }));
}

/** Stops without a place are spread evenly between those with one; none lies before the one before it. */
function placeStops(loose: readonly LooseStop[]): GradientStop[] {
  const places = loose.map(({ at }) => at);
  if (places.length > 0) places[0] ??= 0;
  if (places.length > 1) places[places.length - 1] ??= 1;
  let last = 0;
  return loose.map(({ color }, index) => {
    let at = places[index];
    if (at === undefined) {
      const next = places.findIndex((place, later) => later > index && place !== undefined);
      at = last + ((places[next] ?? 1) - last) / (next - index + 1);
    }
    last = Math.min(1, Math.max(last, at));
    return { color, at: last };
  });
}

function readAngle(head: string): Extract<ParsedGradient, { kind: 'linear' }>['angle'] {
  const number = Number.parseFloat(head);
  if (Number.isFinite(number)) {
    if (head.includes('turn')) return number * 360;
    if (head.includes('grad')) return number * 0.9;
    if (head.includes('rad')) return (number * 180) / Math.PI;
    return number;
  }
  const toX = head.includes('left') ? -1 : head.includes('right') ? 1 : 0;
  const toY = head.includes('top') ? -1 : head.includes('bottom') ? 1 : 0;
  return head.startsWith('to ') && (toX !== 0 || toY !== 0) ? { toX, toY } : 180;
}

function readCenter(head: string): [number, number] {
  const place = / ?at (.*)$/.exec(head)?.[1]?.split(' ') ?? [];
  const named: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };
  const vertical = place[0] === 'top' || place[0] === 'bottom';
  const [x, y] = vertical ? [place[1], place[0]] : [place[0], place[1]];
  const read = (word: string | undefined) => {
    if (word === undefined) return 0.5;
    const value = named[word] ?? Number.parseFloat(word) / 100;
    return Number.isFinite(value) ? value : 0.5;
  };
  return [read(x), read(y)];
}
