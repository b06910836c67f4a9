/** The few kinds of layers that pictures are composed of. */
import { ink } from './colors.ts';
import type { DraftItem } from './draft-item.ts';
import type { Focus, PictureFrame } from './recipe.ts';

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

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
  motion = 'kenburns-in',
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

/** The middle of the subject, and how large it may be. */
export function subjectBox({ width, height, focus }: PictureFrame, share = 0.62): Box {
  const wide = width >= height;
  const side = Math.min(height * share, width * (wide ? 0.4 : 0.72));
  const center = centers[focus](width, height);
  return { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side };
}

const centers: Readonly<Record<Focus, (w: number, h: number) => { x: number; y: number }>> = {
  center: (w, h) => ({ x: w / 2, y: h * 0.5 }),
  left: (w, h) => ({ x: w * 0.27, y: h * 0.52 }),
  right: (w, h) => ({ x: w * 0.73, y: h * 0.52 }),
  top: (w, h) => ({ x: w / 2, y: h * 0.34 }),
  bottom: (w, h) => ({ x: w / 2, y: h * 0.66 }),
};

/** An object with weight: a soft shadow under it, and a small motion of its own. */
export function standingObject(
  frame: PictureFrame,
  id: string,
  name: string,
  box: Box,
  motion: string,
  entrance = 'pop-in',
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
      { scale: 'fill', effects: { in: { effect: 'fade-in', duration: 400 } } },
    ),
    imageLayer(frame, id, objectUrl(name, look), box, {
      effects: {
        in: { effect: entrance, duration: 500 },
        stay: { effect: motion, duration: 4000 },
      },
    }),
  ];
}
