import { type Color, parseColor } from '../color/parse-color.ts';
import { splitOutsideBrackets } from './split-outside-brackets.ts';

/** A part of the whole (1 is all of it), and px. */
export interface Length {
  readonly part: number;
  readonly px: number;
}

/** A colour and where it stands; undefined: between its neighbours. */
export interface LooseStop {
  readonly color: Color;
  readonly at: Length | undefined;
}

interface Colors {
  /** Begins again where it ends. */
  readonly repeating: boolean;
  readonly stops: readonly LooseStop[];
}

export interface LinearGradient extends Colors {
  readonly kind: 'linear';
  /** As CSS counts: 0 is up, 90 to the right. Corners are made of the box's own diagonal. */
  readonly angle: number | { readonly toX: -1 | 0 | 1; readonly toY: -1 | 0 | 1 };
}

export interface RadialGradient extends Colors {
  readonly kind: 'radial';
  readonly circle: boolean;
  readonly cx: Length;
  readonly cy: Length;
  readonly size:
    | 'closest-side'
    | 'closest-corner'
    | 'farthest-side'
    | 'farthest-corner'
    | { readonly x: Length; readonly y: Length };
}

export interface ConicGradient extends Colors {
  readonly kind: 'conic';
  readonly fromDegrees: number;
  readonly cx: Length;
  readonly cy: Length;
}

export type ParsedGradient = LinearGradient | RadialGradient | ConicGradient;

/** More colours than anybody can tell apart. */
const maxStops = 64;
/** Longer than all of these colours, written out; whoever writes more does not mean a gradient. */
const maxLetters = 8000;
/** A number or a word in it is shorter. */
const maxLettersOfWord = 40;

/** Reads CSS gradient text, wherever in the text it stands. Undefined: there is none that can be drawn. */
export function parseGradient(text: string | undefined): ParsedGradient | undefined {
  const found = /(repeating-)?(linear|radial|conic)-gradient\(/i.exec(text ?? '');
  if (!found || !text) return undefined;
  const kind = found[2]?.toLowerCase();
  const from = found.index + found[0].length;
  const inside = insideBrackets(text.slice(0, from + maxLetters), from);
  const parts = splitOutsideBrackets(inside, ',').slice(0, maxStops);
  const first = parts[0]?.trim().toLowerCase() ?? '';
  const hasHead = parts.length > 1 && parseStop(first) === undefined;
  const stops = withHints(hasHead ? parts.slice(1) : parts);
  if (stops.length === 0) return undefined;
  const head = hasHead ? first : '';
  const colors = { repeating: found[1] !== undefined, stops };
  if (kind === 'linear') return { kind, angle: readAngle(head) ?? 180, ...colors };
  const [shape = '', place = ''] = head.split(/(?:^|\s)at\s/);
  const [cx, cy] = readPlace(place);
  if (kind === 'conic') {
    const fromDegrees = readDegrees(/from\s+(\S+)/.exec(shape)?.[1]) ?? 0;
    return { kind, fromDegrees, cx, cy, ...colors };
  }
  return { kind: 'radial', ...readShape(shape), cx, cy, ...colors };
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

/** The stops, with what stands alone between two of them: the place where both are mixed evenly. */
function withHints(parts: readonly string[]): LooseStop[] {
  const stops: LooseStop[] = [];
  parts.forEach((part, index) => {
    const read = parseStop(part);
    if (read) {
      stops.push(...read);
      return;
    }
    const at = readLength(part.trim());
    const [before, after] = [stops.at(-1)?.color, parseStop(parts[index + 1] ?? '')?.[0]?.color];
    if (at && before && after) stops.push({ color: mixColors(before, after, 0.5), at });
  });
  return stops;
}

function parseStop(part: string): LooseStop[] | undefined {
  const words = splitOutsideBrackets(part.trim(), ' ').filter(Boolean);
  const color = words.map((word) => parseColor(word)).find(Boolean);
  if (!color) return undefined;
  const places = words.flatMap((word) => (parseColor(word) ? [] : (readLength(word) ?? [])));
  return places.length === 0 ? [{ color, at: undefined }] : places.map((at) => ({ color, at }));
}

/** Mixed as CSS does, so that what is see-through has no say about the colour. */
export function mixColors(one: Color, other: Color, share: number): Color {
  const alpha = one.alpha + (other.alpha - one.alpha) * share;
  if (alpha === 0) return { ...other, alpha: 0 };
  const mix = (a: number, b: number) =>
    (a * one.alpha * (1 - share) + b * other.alpha * share) / alpha;
  return {
    red: mix(one.red, other.red),
    green: mix(one.green, other.green),
    blue: mix(one.blue, other.blue),
    alpha,
  };
}

/** A number and its unit. Each letter fits in one way only: of a long row of digits, all ways to part it would be tried. */
function readNumber(word = ''): { readonly value: number; readonly unit: string } | undefined {
  if (word.length > maxLettersOfWord) return undefined;
  const [, number, unit = ''] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/.exec(word) ?? [];
  const value = Number(number);
  return number === undefined || !Number.isFinite(value) ? undefined : { value, unit };
}

/** A percentage, an angle (as a part of the circle) or a length. */
function readLength(word: string | undefined): Length | undefined {
  const { value, unit } = readNumber(word) ?? {};
  if (value === undefined || unit === undefined) return undefined;
  const degrees = readDegrees(word);
  if (unit === '%') return { part: value / 100, px: 0 };
  if (degrees !== undefined && unit !== '') return { part: degrees / 360, px: 0 };
  if (unit === 'em' || unit === 'rem') return { part: 0, px: value * 16 };
  return unit === 'px' || value === 0 ? { part: 0, px: value } : undefined;
}

function readDegrees(word: string | undefined): number | undefined {
  const { value, unit } = readNumber(word) ?? {};
  if (value === undefined) return undefined;
  switch (unit) {
    case 'turn':
      return value * 360;
    case 'grad':
      return value * 0.9;
    case 'rad':
      return (value * 180) / Math.PI;
    case 'deg':
    case '':
      return value;
    default:
      return undefined;
  }
}

function readAngle(head: string): LinearGradient['angle'] | undefined {
  const degrees = readDegrees(head);
  if (degrees !== undefined) return degrees;
  const toX = head.includes('left') ? -1 : head.includes('right') ? 1 : 0;
  const toY = head.includes('top') ? -1 : head.includes('bottom') ? 1 : 0;
  return head.startsWith('to ') && (toX !== 0 || toY !== 0) ? { toX, toY } : undefined;
}

const sizeWord = /(?:closest|farthest)-(?:side|corner)/;

function readShape(shape: string): Pick<RadialGradient, 'circle' | 'size'> {
  const words = shape.split(/\s+/).filter(Boolean);
  const lengths = words.flatMap((word) => readLength(word) ?? []);
  const [x, y] = lengths;
  const named = sizeWord.exec(shape)?.[0] as Extract<RadialGradient['size'], string> | undefined;
  const circle = words.includes('circle') || (x !== undefined && y === undefined);
  return { circle, size: x ? { x, y: y ?? x } : (named ?? 'farthest-corner') };
}

const middle: Length = { part: 0.5, px: 0 };

function readPlace(text: string): [Length, Length] {
  const words = text.split(/\s+/).filter(Boolean);
  const named: Readonly<Record<string, number>> = {
    left: 0,
    top: 0,
    center: 0.5,
    right: 1,
    bottom: 1,
  };
  const vertical = words[0] === 'top' || words[0] === 'bottom' || /left|right/.test(words[1] ?? '');
  const [x, y] = vertical ? [words[1], words[0]] : [words[0], words[1]];
  const read = (word: string | undefined): Length => {
    const part = word === undefined ? undefined : named[word];
    return part === undefined ? (readLength(word) ?? middle) : { part, px: 0 };
  };
  return [read(x), read(y)];
}
