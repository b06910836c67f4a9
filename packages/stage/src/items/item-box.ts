import type { Item } from '@reelwright/movie';
import { chain, type Matrix, rotation, scaling, translation } from '../surface/matrix.ts';

/** By how much the groups around an item stretch it. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
}

export interface ItemBox {
  readonly width: number;
  readonly height: number;
  /** From the item's own px (0, 0 is its top left corner) to what it lies in. */
  readonly matrix: Matrix;
}

/**
 * Where an item lies. Scales make its box larger and never its letters or borders, so text is
 * never squeezed; a negative scale mirrors. It turns around its middle.
 */
export function itemBox(item: Item, stretch: Stretch): ItemBox {
  const across = item.width * item.scaleX * stretch.x;
  const down = item.height * item.scaleY * stretch.y;
  const [width, height] = [Math.abs(across), Math.abs(down)];
  const mirrorX = (across < 0 ? -1 : 1) * (item.flip?.x ? -1 : 1);
  const mirrorY = (down < 0 ? -1 : 1) * (item.flip?.y ? -1 : 1);
  return {
    width,
    height,
    matrix: chain(
      translation(item.x * stretch.x + width / 2, item.y * stretch.y + height / 2),
      rotation(item.angle),
      scaling(mirrorX, mirrorY),
      translation(-width / 2, -height / 2),
    ),
  };
}
