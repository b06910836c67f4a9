/** Addresses of what pictures are made of; the server draws what is behind them. */
import { ink } from './colors.ts';
import type { PictureFrame } from './recipe.ts';

/** How an object is drawn: out of focus, cut out like a sticker, lit by a colour, or (signs, clothes) in one. */
export interface ObjectLook {
  readonly blur?: number;
  readonly edge?: boolean;
  readonly light?: string;
  readonly ink?: string;
  readonly neon?: string;
  /** For what is shown larger than the frame is high. */
  readonly large?: boolean;
}

/** Objects that take a colour: signs, outlines of countries, what people wear. */
const inColor = /^(icon|country|cast)-/;

export function objectUrl(name: string, look: ObjectLook = {}): string {
  const options = [
    look.blur && `blur=${Math.round(look.blur)}`,
    look.edge && 'edge=1',
    look.light && `light=${ink(look.light)}`,
    look.ink && inColor.test(name) && `ink=${ink(look.ink)}`,
    look.large && 'large=1',
    look.neon && `neon=${ink(look.neon)}`,
  ].filter(Boolean);
  return `/library/objects/${name}.webp${options.length > 0 ? `?${options.join('&')}` : ''}`;
}

/** A drawn backdrop in the shape of the frame, and in its colours unless it is given others. */
export function groundUrl(
  name: string,
  { width, height, palette }: PictureFrame,
  seed = 1,
  colors = [palette.ground, palette.groundDeep, palette.accent],
  shape = width > height * 1.2 ? 'wide' : height > width * 1.2 ? 'vertical' : 'square',
): string {
  const [a, b, c] = colors.map(ink);
  return `/library/grounds/${name}.webp?s=${shape}&a=${a}&b=${b}&c=${c}&n=${seed}`;
}

/** A real place, its own colours drawn towards one of the film's. */
export const placeUrl = (place: string, view: number, color: string) =>
  `/library/places/${place}-${view}.webp?c=${ink(color)}`;

export const shapeUrl = (name: string, color?: string) =>
  `/library/shapes/${name}.png${color ? `?ink=${ink(color)}` : ''}`;
