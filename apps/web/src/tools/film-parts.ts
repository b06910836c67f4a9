/** What the films of the small tools are made of: items and one slide, as the editor makes them too. */
import { Item, newProjectData, type ProjectData, Slide } from '@reelwright/movie';
import type { DraftItem } from '@reelwright/pictures';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type ItemDetails = Partial<Omit<DraftItem, 'id' | 'type'>>;

/** An item in a box of the stage, for as long as the slide. */
export function itemIn(
  id: string,
  type: Item['type'],
  { x, y, width, height }: Box,
  seconds: number,
  more: ItemDetails,
): Item {
  const place = { x, y, width, height, scaleX: 1, scaleY: 1 };
  return Item.parse({ id, type, ...place, timing: { startTime: 0, endTime: seconds }, ...more });
}

/** The square in which the stage reads paths. */
const square = 20;
/** How far a curve's handle is from its end, for a quarter of a circle. */
const quarter = 0.5523;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box with round corners, as a path that is stretched over it. */
export function roundedPath(size: Size, radius: number): string {
  const { width, height } = size;
  return corners(size, { x: 0, y: 0, width, height }, radius, false);
}

/** A frame with round corners inside and out: what lies below shows through its opening. */
export function ringPath(size: Size, radius: number, opening: Box, openingRadius: number): string {
  // Wound the other way round, the inner one is a hole.
  return roundedPath(size, radius) + corners(size, opening, openingRadius, true);
}

function corners(size: Size, box: Box, radius: number, isReversed: boolean): string {
  const { x, y, width, height } = box;
  const [right, bottom, handle] = [x + width, y + height, radius * (1 - quarter)];
  const write = (...points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => `${share(px / size.width)} ${share(py / size.height)}`).join(' ');
  const share = (part: number) => Math.round(part * square * 1000) / 1000;
  if (isReversed) {
    return [
      `M${write([x + radius, y])}`,
      `C${write([x + handle, y], [x, y + handle], [x, y + radius])}`,
      `L${write([x, bottom - radius])}`,
      `C${write([x, bottom - handle], [x + handle, bottom], [x + radius, bottom])}`,
      `L${write([right - radius, bottom])}`,
      `C${write([right - handle, bottom], [right, bottom - handle], [right, bottom - radius])}`,
      `L${write([right, y + radius])}`,
      `C${write([right, y + handle], [right - handle, y], [right - radius, y])}`,
      'Z',
    ].join('');
  }
  return [
    `M${write([x + radius, y])}`,
    `L${write([right - radius, y])}`,
    `C${write([right - handle, y], [right, y + handle], [right, y + radius])}`,
    `L${write([right, bottom - radius])}`,
    `C${write([right, bottom - handle], [right - handle, bottom], [right - radius, bottom])}`,
    `L${write([x + radius, bottom])}`,
    `C${write([x + handle, bottom], [x, bottom - handle], [x, bottom - radius])}`,
    `L${write([x, y + radius])}`,
    `C${write([x, y + handle], [x + handle, y], [x + radius, y])}`,
    'Z',
  ].join('');
}

/** A box of one colour or gradient, with round corners. */
export function roundedItem(
  id: string,
  box: Box,
  seconds: number,
  { radius, fill }: { readonly radius: number; readonly fill: string },
  more: ItemDetails = {},
): Item {
  return shapedItem(id, box, seconds, { path: roundedPath(box, radius), fill }, more);
}

/** A shape of one colour or gradient. */
export function shapedItem(
  id: string,
  box: Box,
  seconds: number,
  { path, fill }: { readonly path: string; readonly fill: string },
  more: ItemDetails = {},
): Item {
  const blob = fill.includes('gradient(')
    ? { path, fill: 'gradient' as const, gradient: fill }
    : { path, fill: 'color' as const, fillColor: fill };
  const bg = { type: 'blob' as const, size: '100% 100%', blob };
  return itemIn(id, 'image', box, seconds, { bg, ...more });
}

interface FilmParts {
  readonly title: string;
  readonly size: Size;
  readonly seconds: number;
  readonly items: readonly Item[];
  /** Colour or gradient of the slide; nothing leaves it to the movie. */
  readonly ground?: string | undefined;
}

/** A film of one slide. */
export function filmOf({ title, size, seconds, items, ground }: FilmParts): ProjectData {
  const data = newProjectData();
  const slide = Slide.parse({
    id: 'slide',
    title,
    duration: seconds,
    items,
    ...(ground && {
      background: ground.includes('gradient(')
        ? { type: 'gradient', gradient: ground }
        : { type: 'color', color: ground },
    }),
  });
  return {
    ...data,
    movie: { ...data.movie, size: { ...size, custom: false } },
    publish: { ...data.publish, title },
    frames: [slide],
    slideIndex: 1,
  };
}

/** Plain words as the text of an item. */
export function textOf(words: string, align: 'left' | 'center' | 'right' = 'center'): string {
  const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<p style="text-align:${align}">${escaped.replace(/\n/g, '<br>')}</p>`;
}
