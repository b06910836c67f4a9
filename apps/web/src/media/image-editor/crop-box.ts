import type { CropBox } from './picture-canvas.ts';

export type CropHandle = 'move' | CropSide | 'nw' | 'ne' | 'sw' | 'se';
type CropSide = 'n' | 'e' | 's' | 'w';

const smallest = 0.05;
const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The largest box of a shape in the middle. `ratio` is width by height in shares of the picture. */
export function centredBox(ratio: number | undefined): CropBox {
  if (ratio === undefined) return { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A new box between where a drag began and where it is now, in shares of the picture. */
export function drawnBox(from: Point, to: Point, ratio: number | undefined): CropBox {
  const [isLeft, isTop] = [to.x < from.x, to.y < from.y];
  // Where it began, with room for the smallest box in the direction it goes to.
  const x = isLeft ? clamp(from.x, smallest, 1) : clamp(from.x, 0, 1 - smallest);
  const y = isTop ? clamp(from.y, smallest, 1) : clamp(from.y, 0, 1 - smallest);
  const side = isLeft ? 'w' : 'e';
  const handle = isTop ? (`n${side}` as const) : (`s${side}` as const);
  const nothing = { x, y, width: 0, height: 0 };
  return draggedBox(nothing, handle, { dx: to.x - x, dy: to.y - y }, ratio);
}

/** The box after a handle was dragged so far, in shares of the picture; inside it, and of the shape if there is one. */
export function draggedBox(
  box: CropBox,
  handle: CropHandle,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  ratio: number | undefined,
): CropBox {
  if (handle === 'move') {
    const [x, y] = [clamp(box.x + dx, 0, 1 - box.width), clamp(box.y + dy, 0, 1 - box.height)];
    return { ...box, x, y };
  }
  if (isSide(handle)) return pulledSide(box, handle, { dx, dy }, ratio);
  const isLeft = handle.endsWith('w');
  const isTop = handle.startsWith('n');
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const roomX = isLeft ? right : 1 - box.x;
  const roomY = isTop ? bottom : 1 - box.y;
  // One that was drawn close to an edge may have less room than that.
  let width = clamp(box.width + (isLeft ? -dx : dx), Math.min(smallest, roomX), roomX);
  let height = clamp(box.height + (isTop ? -dy : dy), Math.min(smallest, roomY), roomY);
  if (ratio !== undefined) {
    width = Math.min(width, roomY * ratio);
    height = width / ratio;
  }
  return {
    width,
    height,
    x: isLeft ? right - width : box.x,
    y: isTop ? bottom - height : box.y,
  };
}

function isSide(handle: CropHandle): handle is CropSide {
  return handle.length === 1;
}

/** One side goes along; with a shape, the box grows to both sides of its middle. */
function pulledSide(
  box: CropBox,
  side: CropSide,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  ratio: number | undefined,
): CropBox {
  const isAcross = side === 'e' || side === 'w';
  const [at, length] = isAcross ? [box.x, box.width] : [box.y, box.height];
  const [otherAt, otherLength] = isAcross ? [box.y, box.height] : [box.x, box.width];
  const isBackwards = side === 'w' || side === 'n';
  const room = isBackwards ? at + length : 1 - at;
  const middle = otherAt + otherLength / 2;
  const roomAside = 2 * Math.min(middle, 1 - middle);
  // How long the other side is, for one of this.
  const share = ratio === undefined ? undefined : isAcross ? 1 / ratio : ratio;
  const most = share === undefined ? room : Math.min(room, roomAside / share);
  const wanted = length + (isBackwards ? -1 : 1) * (isAcross ? dx : dy);
  const next = clamp(wanted, Math.min(smallest, most), most);
  const from = isBackwards ? at + length - next : at;
  const nextOther = share === undefined ? otherLength : next * share;
  const otherFrom = share === undefined ? otherAt : middle - nextOther / 2;
  return isAcross
    ? { x: from, width: next, y: otherFrom, height: nextOther }
    : { y: from, height: next, x: otherFrom, width: nextOther };
}
