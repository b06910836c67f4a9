import type { Item, ItemFrame } from '@reelwright/movie';

/** By how much the groups around an item stretch its place and its box. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
}

/** Where an item lies in what is around it, in px that are seen. The stage draws by the same rule. */
export function frameOf(item: Item, stretch: Stretch): ItemFrame {
  return {
    x: item.x * stretch.x,
    y: item.y * stretch.y,
    width: Math.abs(item.width * item.scaleX * stretch.x),
    height: Math.abs(item.height * item.scaleY * stretch.y),
    angle: item.angle,
  };
}

/** What to save for a frame that is seen: groups around it stretch it again. */
export function savedFrame(seen: ItemFrame, stretch: Stretch): ItemFrame {
  return {
    x: rounded(seen.x / stretch.x),
    y: rounded(seen.y / stretch.y),
    width: seen.width / stretch.x,
    height: seen.height / stretch.y,
    angle: rounded(seen.angle),
  };
}

/** A hundredth of a px is less than anyone sees, and keeps documents short. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** A frame as the style of an element over the picture. */
export function styleOfFrame({ x, y, width, height, angle }: ItemFrame, scale: number) {
  return {
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    transform: `translate(${x * scale}px, ${y * scale}px) rotate(${angle}deg)`,
  };
}

/** The other way round: whatever functions the transform is made of, an element turns around its middle. */
export function frameOfStyle(
  style: { readonly width: string; readonly height: string; readonly transform: string },
  scale: number,
): ItemFrame {
  const { a, b, e, f } = new DOMMatrix(style.transform);
  return {
    x: e / scale,
    y: f / scale,
    width: Number.parseFloat(style.width) / scale,
    height: Number.parseFloat(style.height) / scale,
    angle: (Math.atan2(b, a) * 180) / Math.PI,
  };
}
