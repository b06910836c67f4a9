import { type Item, type ItemFrame, maxPictureZoom } from '@reelwright/movie';
import { fitPicture } from '@reelwright/stage';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A picture and the window it is seen through, both in px of the item's box as it was when cropping began. */
export interface Crop {
  readonly window: Box;
  readonly picture: Box;
}

export type CropHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** A window that is smaller can hardly be taken hold of. */
const minWindowPx = 24;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export function cropOf(item: Item, box: Size, picture: Size): Crop {
  return {
    window: { x: 0, y: 0, width: box.width, height: box.height },
    picture: fitPicture(picture, box, cropFit(item.scale), item.position, item.zoom),
  };
}

/** Moves the picture behind its window. It never leaves a part of the window empty that it could fill. */
export function pan({ window, picture }: Crop, by: { dx: number; dy: number }): Crop {
  return {
    window,
    picture: {
      ...picture,
      x: kept(picture.x + by.dx, picture.width, window.x, window.width),
      y: kept(picture.y + by.dy, picture.height, window.y, window.height),
    },
  };
}

/** One way of a picture against its window: the larger one reaches over the smaller one on both sides. */
function kept(at: number, length: number, windowAt: number, windowLength: number): number {
  const spare = windowAt + windowLength - length;
  return clamp(at, Math.min(windowAt, spare), Math.max(windowAt, spare));
}

/** @param at the point of the picture that stays where it is; the middle of the window unless told. */
export function zoomTo(
  crop: Crop,
  item: Pick<Item, 'scale'>,
  zoom: number,
  at = middleOf(crop.window),
): Crop {
  const { window, picture } = crop;
  const before = zoomOf(crop, item);
  const factor = clamp(zoom, 1, maxPictureZoom) / before;
  const larger = {
    x: at.x - (at.x - picture.x) * factor,
    y: at.y - (at.y - picture.y) * factor,
    width: picture.width * factor,
    height: picture.height * factor,
  };
  return pan({ window, picture: larger }, { dx: 0, dy: 0 });
}

/** How much larger the picture is than fits its window. */
export function zoomOf({ window, picture }: Crop, { scale }: Pick<Item, 'scale'>): number {
  return picture.width / fitPicture(picture, window, cropFit(scale), undefined).width;
}

/** Cropping cuts and never squeezes: a stretched picture gets its own shape back. */
function cropFit(scale: Item['scale']): Item['scale'] {
  return scale === 'contain' ? 'contain' : 'cover';
}

/** Pulls an edge or a corner of the window, while the picture stays where it is. */
export function pullWindow(
  { window, picture }: Crop,
  handle: CropHandle,
  by: { readonly dx: number; readonly dy: number },
): Crop {
  let [left, top] = [window.x, window.y];
  let [right, bottom] = [left + window.width, top + window.height];
  const minWidth = minLength(window.width, picture.width, window.height / picture.height);
  if (handle.includes('w')) left = clamp(left + by.dx, picture.x, right - minWidth);
  if (handle.includes('e')) {
    right = clamp(right + by.dx, left + minWidth, picture.x + picture.width);
  }
  const minHeight = minLength(window.height, picture.height, (right - left) / picture.width);
  if (handle.includes('n')) top = clamp(top + by.dy, picture.y, bottom - minHeight);
  if (handle.includes('s')) {
    bottom = clamp(bottom + by.dy, top + minHeight, picture.y + picture.height);
  }
  return { picture, window: { x: left, y: top, width: right - left, height: bottom - top } };
}

/**
 * How short one side of a window may become: never longer than it is, and one of the two sides shows enough of the
 * picture that it is not zoomed further than it may be.
 * @param otherShare how much of the picture the other side shows.
 */
function minLength(length: number, pictureLength: number, otherShare: number): number {
  const isZoomFine = otherShare >= 1 / maxPictureZoom;
  const min = isZoomFine ? minWindowPx : Math.max(minWindowPx, pictureLength / maxPictureZoom);
  return Math.min(length, min);
}

/** What to save, so that the picture is seen through its window like this. */
export function cropFields(
  crop: Crop,
  { scale }: Pick<Item, 'scale'>,
): Pick<Item, 'zoom' | 'position' | 'scale'> {
  const { window, picture } = crop;
  const fills = covers(picture, window);
  const fit = fills ? 'cover' : cropFit(scale);
  const zoom = clamp(zoomOf(crop, { scale: fit }), 1, maxPictureZoom);
  const x = share(picture.x - window.x, window.width - picture.width);
  const y = share(picture.y - window.y, window.height - picture.height);
  return {
    scale: fit,
    zoom: zoom < 1.001 ? undefined : rounded(zoom),
    position: x === 50 && y === 50 ? 'center center' : `${x}% ${y}%`,
  };
}

function covers(picture: Box, window: Box): boolean {
  const slack = 0.5;
  return picture.width >= window.width - slack && picture.height >= window.height - slack;
}

/** Which share of the room a picture has lies before it, in percent. */
function share(before: number, room: number): number {
  return Math.abs(room) < 0.5 ? 50 : rounded(clamp(before / room, 0, 1) * 100);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Where the window lies on the slide when it becomes the item's new box: the item turns around its new middle. */
export function windowFrame(item: Item, before: ItemFrame, window: Box): ItemFrame {
  const mirrorX = (item.scaleX < 0 ? -1 : 1) * (item.flip?.x ? -1 : 1);
  const mirrorY = (item.scaleY < 0 ? -1 : 1) * (item.flip?.y ? -1 : 1);
  const angle = (item.angle * Math.PI) / 180;
  const middle = middleOf(window);
  const dx = (middle.x - before.width / 2) * mirrorX;
  const dy = (middle.y - before.height / 2) * mirrorY;
  const x = before.x + before.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = before.y + before.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const { width, height } = window;
  return { x: x - width / 2, y: y - height / 2, width, height, angle: item.angle };
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}
