// Where things lie that are put into a group, or taken out of one. The stage draws by the same rules: scales make a box
// larger, a box turns around its middle, and a group's scales stretch the places and boxes of what is in it.
import type { Item } from '../schema/item.ts';

export interface Stretch {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Placed = Pick<Item, 'x' | 'y' | 'width' | 'height' | 'scaleX' | 'scaleY' | 'angle' | 'flip'>;

/** The box of an item before it is turned, in what it lies in. */
function boxOf(item: Placed, stretch: Stretch): Box {
  return {
    x: item.x * stretch.x,
    y: item.y * stretch.y,
    width: Math.abs(item.width * item.scaleX * stretch.x),
    height: Math.abs(item.height * item.scaleY * stretch.y),
  };
}

/** The smallest upright box around an item. */
export function boundsOfItem(item: Placed, stretch: Stretch): Box {
  const box = boxOf(item, stretch);
  const turn = toRadians(item.angle);
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = cos * box.width + sin * box.height;
  const height = sin * box.width + cos * box.height;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The place, scales, angle and mirroring that show an item without its group as it was seen in it. */
export function movedOutOfGroup(
  child: Placed,
  group: Placed,
  stretch: Stretch,
): Omit<Placed, 'width' | 'height'> {
  const inside = {
    x: stretch.x * Math.abs(group.scaleX),
    y: stretch.y * Math.abs(group.scaleY),
  };
  const outer = boxOf(group, stretch);
  const inner = boxOf(child, inside);
  // From the middle of the group to the middle of the child; mirrored and turned with the group.
  const mirror = {
    x: (group.scaleX < 0 ? -1 : 1) * (group.flip?.x ? -1 : 1),
    y: (group.scaleY < 0 ? -1 : 1) * (group.flip?.y ? -1 : 1),
  };
  const right = mirror.x * (inner.x + inner.width / 2 - outer.width / 2);
  const down = mirror.y * (inner.y + inner.height / 2 - outer.height / 2);
  const way = turned(right, down, group.angle);
  const middleX = outer.x + outer.width / 2 + way.x;
  const middleY = outer.y + outer.height / 2 + way.y;
  // What is mirrored once turns the other way round.
  const turnsWithGroup = mirror.x * mirror.y > 0 ? child.angle : -child.angle;
  const flip = {
    x: Boolean(child.flip?.x) !== Boolean(group.flip?.x),
    y: Boolean(child.flip?.y) !== Boolean(group.flip?.y),
  };
  return {
    x: (middleX - inner.width / 2) / stretch.x,
    y: (middleY - inner.height / 2) / stretch.y,
    scaleX: child.scaleX * group.scaleX,
    scaleY: child.scaleY * group.scaleY,
    angle: group.angle + turnsWithGroup,
    ...((child.flip || flip.x || flip.y) && { flip: { ...child.flip, ...flip } }),
  };
}

/** So far to the right and so far down, turned by an angle. */
export function turned(right: number, down: number, degrees: number): { x: number; y: number } {
  const turn = toRadians(degrees);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: cos * right - sin * down, y: sin * right + cos * down };
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
