import { betweenKeyframes } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { type Color, parseColor } from '../color/parse-color.ts';
import { mixColors } from '../gradient/parse-gradient.ts';
import { baseStyle } from './lay-out-item.ts';

/** The colours that an item's keyframes give it at a moment; missing are those that they leave as they are. */
export interface KeyedColors {
  readonly tint?: { readonly color: string; readonly strength: number };
  readonly text?: string;
}

const none: KeyedColors = {};

/** Whether its keyframes change its colours at any time. */
export function hasKeyedColors({ keyframes = [] }: Item): boolean {
  return keyframes.some(({ tint, textColor }) => tint !== undefined || textColor !== undefined);
}

/** @param seconds since the item came. */
export function keyedColors(item: Item, seconds: number): KeyedColors {
  const { keyframes } = item;
  if (!keyframes || !hasKeyedColors(item)) return none;
  const between = betweenKeyframes(keyframes, seconds);
  if (!between) return none;
  const { from, to, share } = between;
  const amount = Math.min(1, Math.max(0, share));
  const isTinted = keyframes.some(({ tint }) => tint);
  const isInked = item.type === 'text' && keyframes.some(({ textColor }) => textColor);
  return {
    ...(isTinted && { tint: mixedTint(tintOf(item, from.tint), tintOf(item, to.tint), amount) }),
    ...(isInked && { text: mixed(inkOf(item, from.textColor), inkOf(item, to.textColor), amount) }),
  };
}

/** The colour of a text's letters, where nothing else was said of some of them. */
export function textColorOf(item: Item): string {
  const { color } = baseStyle(item);
  const parsed = parseColor(color);
  return parsed ? writeRounded(parsed) : color;
}

type Tint = NonNullable<KeyedColors['tint']>;

function tintOf({ cover }: Item, tint: Tint | undefined): Tint {
  return tint ?? { color: cover?.coverColor ?? '#000', strength: cover?.coverStrength ?? 0 };
}

function mixedTint(from: Tint, to: Tint, amount: number): Tint {
  const strength = from.strength + (to.strength - from.strength) * amount;
  // What does not show has no say about the colour.
  if (from.strength === 0) return { color: to.color, strength };
  if (to.strength === 0) return { color: from.color, strength };
  return { color: mixed(from.color, to.color, amount), strength };
}

function inkOf(item: Item, color: string | undefined): string {
  return color ?? textColorOf(item);
}

function mixed(from: string, to: string, amount: number): string {
  if (amount === 0) return from;
  if (amount === 1) return to;
  const [one, other] = [parseColor(from), parseColor(to)];
  if (!one || !other) return amount < 0.5 ? from : to;
  return writeRounded(mixColors(one, other, amount));
}

/** Browser and server would round parts of a step differently. */
function writeRounded({ red, green, blue, alpha }: Color): string {
  const two = (part: number) => Math.round(part).toString(16).padStart(2, '0');
  const seen = alpha < 1 ? two(alpha * 255) : '';
  return `#${two(red)}${two(green)}${two(blue)}${seen}`;
}
