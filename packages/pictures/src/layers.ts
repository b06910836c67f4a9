/** The few kinds of layers that pictures are composed of. */
import { ink } from './colors.ts';
import type { DraftItem } from './draft-item.ts';
import type { Focus, PictureBox, PictureFrame } from './recipe.ts';

/** How an object is drawn: out of focus, cut out like a sticker, lit by a colour, or (signs) in one. */
interface ObjectLook {
  readonly blur?: number;
  readonly edge?: boolean;
  readonly light?: string;
  readonly ink?: string;
  readonly neon?: string;
  /** For what is shown larger than the frame is high. */
  readonly large?: boolean;
}

export function objectUrl(name: string, look: ObjectLook = {}): string {
  const options = [
    look.blur && `blur=${Math.round(look.blur)}`,
    look.edge && 'edge=1',
    look.light && `light=${ink(look.light)}`,
    look.ink && /^(icon|country)-/.test(name) && `ink=${ink(look.ink)}`,
    look.large && 'large=1',
    look.neon && `neon=${ink(look.neon)}`,
  ].filter(Boolean);
  return `/library/objects/${name}.webp${options.length > 0 ? `?${options.join('&')}` : ''}`;
}

/** A drawn backdrop in two or three colours, in the shape of the frame. */
export function groundUrl(
  name: string,
  { width, height }: PictureFrame,
  colors: readonly [string, string, string],
  seed = 1,
): string {
  const shape = width > height * 1.2 ? 'wide' : height > width * 1.2 ? 'vertical' : 'square';
  const [a, b, c] = colors.map(ink);
  return `/library/grounds/${name}.webp?s=${shape}&a=${a}&b=${b}&c=${c}&n=${seed}`;
}

export const placeUrl = (place: string, view: number) => `/library/places/${place}-${view}.webp`;
export const shapeUrl = (name: string, color?: string) =>
  `/library/shapes/${name}.png${color ? `?ink=${ink(color)}` : ''}`;

export type Box = PictureBox;

const whole = ({ width, height }: PictureFrame): Box => ({ x: 0, y: 0, width, height });

export function imageLayer(
  frame: PictureFrame,
  id: string,
  url: string,
  box: Box,
  more: Partial<DraftItem> = {},
): DraftItem {
  return {
    id,
    type: 'image',
    url,
    scale: 'contain',
    ...box,
    scaleX: 1,
    scaleY: 1,
    timing: { startTime: frame.startTime, endTime: frame.endTime },
    ...more,
  };
}

/** A ground that fills the frame: a CSS gradient or one colour. */
export function gradientLayer(frame: PictureFrame, id: string, gradient: string): DraftItem {
  return {
    id,
    type: 'image',
    ...whole(frame),
    scaleX: 1,
    scaleY: 1,
    bg: { type: 'gradient', gradient },
    timing: { startTime: frame.startTime, endTime: frame.endTime },
  };
}

/** One colour from a height down to the lower edge: goes on where a drawing ends. */
export function floorLayer(
  frame: PictureFrame,
  id: string,
  color: string,
  fromY: number,
): DraftItem {
  return {
    ...gradientLayer(frame, id, `linear-gradient(180deg, ${color} 0%, ${color} 100%)`),
    y: fromY,
    height: Math.max(1, frame.height - fromY + 2),
  };
}

/** A photo that fills the frame and is slowly moved into. */
export function groundPhoto(
  frame: PictureFrame,
  id: string,
  url: string,
  motion = 'push-in-slow',
): DraftItem {
  return imageLayer(frame, id, url, whole(frame), {
    scale: 'cover',
    effects: { stay: { effect: motion, duration: slowMs(frame) } },
  });
}

/** How long a slow move takes: as long as the picture is seen. */
function slowMs({ startTime, endTime }: PictureFrame): number {
  return Math.round(Math.max(3, endTime - startTime) * 1000);
}

/** Where what matters may be: what words leave free, or the part of the frame that the focus names. */
export function freeArea({ width, height, focus, free }: PictureFrame): Box {
  if (free) return free;
  const { x, y, w, h } = areas[focus];
  return { x: width * x, y: height * y, width: width * w, height: height * h };
}

const areas: Readonly<
  Record<Focus, { readonly x: number; readonly y: number; readonly w: number; readonly h: number }>
> = {
  center: { x: 0.02, y: 0.04, w: 0.96, h: 0.92 },
  left: { x: 0.02, y: 0.06, w: 0.5, h: 0.92 },
  right: { x: 0.48, y: 0.06, w: 0.5, h: 0.92 },
  top: { x: 0.02, y: 0.05, w: 0.96, h: 0.58 },
  bottom: { x: 0.02, y: 0.37, w: 0.96, h: 0.58 },
};

export const isWide = ({ width, height }: Pick<PictureFrame, 'width' | 'height'>) =>
  width > height * 1.2;

/** A square for the subject in the middle of what is free; `share` is its part of a wide frame's height. */
export function subjectBox(frame: PictureFrame, share = 0.62): Box {
  const area = freeArea(frame);
  // High and square frames give it less height: it takes nearly all of that.
  const part = Math.min(1, share * (isWide(frame) ? 1.09 : 1.45));
  const side = Math.min(area.height * part, area.width * (isWide(frame) ? 0.84 : 0.94));
  return {
    x: area.x + (area.width - side) / 2,
    y: area.y + (area.height - side) / 2,
    width: side,
    height: side,
  };
}

/** Where things that stand have their feet: as low as the frame's shape and the words let them. */
export function floorOf(frame: PictureFrame, box: Box, share: number): number {
  const area = freeArea(frame);
  if (frame.focus === 'top') return box.y + box.height;
  const low = frame.height * share;
  return frame.focus === 'bottom' ? Math.min(low, area.y + area.height) : low;
}

/** An object with weight: a soft shadow under it, and a small motion of its own. */
export function standingObject(
  frame: PictureFrame,
  id: string,
  name: string,
  box: Box,
  motion: string,
  entrance = 'settle-in',
  look: ObjectLook = { ink: frame.palette.accent },
): DraftItem[] {
  const shadow = { width: box.width * 0.86, height: box.width * 0.2 };
  return [
    imageLayer(
      frame,
      `${id}-shadow`,
      shapeUrl('soft-shadow'),
      {
        x: box.x + (box.width - shadow.width) / 2,
        y: box.y + box.height - shadow.height * 0.62,
        ...shadow,
      },
      { scale: 'fill' },
    ),
    imageLayer(frame, id, objectUrl(name, look), box, {
      effects: {
        in: { effect: entrance, duration: 500 },
        stay: { effect: motion, duration: 4000 },
      },
    }),
  ];
}
