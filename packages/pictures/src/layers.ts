/** The few kinds of layers that pictures are composed of. */
import { type Box, wholeFrame } from './areas.ts';
import { groundUrl, type ObjectLook, objectUrl, shapeUrl } from './art-urls.ts';
import { mix, rgba } from './colors.ts';
import type { DraftItem } from './draft-item.ts';
import type { PictureFrame } from './recipe.ts';

export const motion = (effect: string, duration: number) => ({ effect, duration });

/** What every layer has: where it is, and that it is seen as long as its picture. */
const seen = (frame: PictureFrame, id: string, box: Box) => ({
  id,
  ...box,
  scaleX: 1,
  scaleY: 1,
  timing: { startTime: frame.startTime, endTime: frame.endTime },
});

export function imageLayer(
  frame: PictureFrame,
  id: string,
  url: string,
  box: Box,
  more: Partial<DraftItem> = {},
): DraftItem {
  return { ...seen(frame, id, box), type: 'image', url, scale: 'contain', ...more };
}

/** Layers that move as one. */
export function groupLayer(
  frame: PictureFrame,
  id: string,
  children: readonly DraftItem[],
  stay: ReturnType<typeof motion>,
): DraftItem {
  return { ...seen(frame, id, wholeFrame(frame)), type: 'group', effects: { stay }, children };
}

/** Words as large as their box lets them be. */
export function textLayer(
  frame: PictureFrame,
  id: string,
  text: string,
  box: Box,
  {
    color,
    family,
    enters,
  }: { readonly color: string; readonly family: string; readonly enters: string },
): DraftItem {
  return {
    ...seen(frame, id, box),
    type: 'text',
    text: `<p style="text-align:center">${escapeText(text)}</p>`,
    font: { family: frame.font ?? family, styles: ['bold'], color },
    effects: { in: motion(enters, 450) },
  };
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A ground that fills the frame: a CSS gradient or one colour. */
export function gradientLayer(frame: PictureFrame, id: string, gradient: string): DraftItem {
  return {
    ...seen(frame, id, wholeFrame(frame)),
    type: 'image',
    bg: { type: 'gradient', gradient },
  };
}

/** One colour from a height down to the lower edge: goes on where a drawing ends. */
export function floorLayer(
  frame: PictureFrame,
  id: string,
  color: string,
  fromY: number,
  fadePx = 0,
): DraftItem {
  const height = Math.max(1, frame.height - fromY + 2);
  const solidAt = Math.min(100, Math.round((fadePx / height) * 100));
  const first = fadePx > 0 ? rgba(color, 0) : color;
  return {
    ...gradientLayer(
      frame,
      id,
      `linear-gradient(180deg, ${first} 0%, ${color} ${solidAt}%, ${color} 100%)`,
    ),
    y: fromY,
    height,
  };
}

/** A photo that fills the frame and is slowly moved into, for as long as it is seen. */
export function groundPhoto(
  frame: PictureFrame,
  id: string,
  url: string,
  move = 'push-in-slow',
): DraftItem {
  const seconds = Math.max(3, frame.endTime - frame.startTime);
  return imageLayer(frame, id, url, wholeFrame(frame), {
    scale: 'cover',
    effects: { stay: motion(move, Math.round(seconds * 1000)) },
  });
}

/** A drawn backdrop in the film's colours that fills the frame. */
export const drawnGround = (frame: PictureFrame, id: string, name: string, seed?: number) =>
  groundPhoto(frame, id, groundUrl(name, frame, seed));

/** Lit by the film's second colour, so far towards white. */
export const litBy = ({ palette }: PictureFrame, whiteShare: number): ObjectLook => ({
  light: mix(palette.accent, '#ffffff', whiteShare),
  ink: palette.accent,
});

/** An object with weight: a soft shadow under it, and a small motion of its own. */
export function standingObject(
  frame: PictureFrame,
  id: string,
  name: string,
  box: Box,
  move: string,
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
      effects: { in: motion(entrance, 500), stay: motion(move, 4000) },
    }),
  ];
}
