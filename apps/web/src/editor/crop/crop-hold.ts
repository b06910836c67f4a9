import type { Item } from '@reelwright/movie';
import { inverse, type Matrix, movePoint } from '@reelwright/stage';
import { type Crop, type CropHandle, pan, pullWindow, zoomOf, zoomTo } from './crop-geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers and pointers on the picture, and what they found there. */
export interface Hold {
  readonly crop: Crop;
  readonly handle: CropHandle | undefined;
  readonly from: ReadonlyMap<number, Point>;
}

/** What the fingers made of the crop they found. */
export function held(
  { crop, handle, from }: Hold,
  now: ReadonlyMap<number, Point>,
  item: Item,
): Crop {
  const [first, second] = from.keys();
  const [a, b] = [from.get(first ?? -1), from.get(second ?? -1)];
  const [nowA, nowB] = [now.get(first ?? -1), now.get(second ?? -1)];
  if (!a || !nowA) return crop;
  const by = { dx: nowA.x - a.x, dy: nowA.y - a.y };
  if (handle) return pullWindow(crop, handle, by);
  if (!b || !nowB) return pan(crop, by);
  const [middle, nowMiddle] = [between(a, b), between(nowA, nowB)];
  const factor = Math.hypot(nowB.x - nowA.x, nowB.y - nowA.y) / Math.hypot(b.x - a.x, b.y - a.y);
  const zoomed = zoomTo(crop, item, zoomOf(crop, item) * factor, middle);
  return pan(zoomed, { dx: nowMiddle.x - middle.x, dy: nowMiddle.y - middle.y });
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A point of the screen in the item's own px. */
export function pointOnItem(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: HTMLElement | null,
  matrix: Matrix,
  scale: number,
): Point {
  const page = element?.parentElement?.getBoundingClientRect();
  const onStage = {
    x: (clientX - (page?.left ?? 0)) / scale,
    y: (clientY - (page?.top ?? 0)) / scale,
  };
  const back = inverse(matrix);
  return back ? movePoint(back, onStage) : onStage;
}
