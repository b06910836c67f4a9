/** The few kinds of layers that pictures are composed of. */
import type { DraftItem } from './draft-item.ts';
import type { Focus, PictureFrame } from './recipe.ts';

export const objectUrl = (name: string) => `/library/objects/${name}.png`;
export const placeUrl = (place: string, view: number) => `/library/places/${place}-${view}.webp`;
export const shapeUrl = (name: string) => `/library/shapes/${name}.png`;

interface Box {
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
    imageLayer(frame, id, objectUrl(name), box, {
      effects: {
        in: { effect: entrance, duration: 500 },
        stay: { effect: motion, duration: 4000 },
      },
    }),
  ];
}
