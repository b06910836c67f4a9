import type { Item } from '@reelwright/movie';

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Whole px rarely make a shape exactly. */
const sameShape = 0.01;

export function isSameShape(one: Shape, other: Shape): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < sameShape;
}

/** As large as fits where it was, about the same middle, with nothing of it cut off. */
export function reshaped(
  item: Item,
  shape: Shape,
): Pick<Item, 'x' | 'y' | 'width' | 'height' | 'zoom' | 'position'> {
  const [scaleX, scaleY] = [Math.abs(item.scaleX), Math.abs(item.scaleY)];
  const [across, down] = [item.width * scaleX, item.height * scaleY];
  const fit = Math.min(across / shape.width, down / shape.height);
  const [width, height] = [shape.width * fit, shape.height * fit];
  return {
    x: rounded(item.x + (across - width) / 2),
    y: rounded(item.y + (down - height) / 2),
    width: width / scaleX,
    height: height / scaleY,
    zoom: undefined,
    position: undefined,
  };
}

function rounded(px: number): number {
  return Math.round(px * 100) / 100;
}
