// Where an item with keyframes is seen at a moment, and the keyframe that puts it somewhere.
import { keyframePose } from '@reelwright/motion';
import { type FramedItem, type Item, type ItemFrame, Keyframe } from '@reelwright/movie';
import { keyedColors } from '@reelwright/stage';
import { frameOf, type Stretch } from '../stage/item-frame.ts';

/** Where an item is seen at a moment of its slide, with its keyframes. */
export function seenFrame(item: Item, stretch: Stretch, slideSeconds: number): ItemFrame {
  const rest = frameOf(item, stretch);
  if (!item.keyframes) return rest;
  const pose = keyframePose(item.keyframes, slideSeconds - item.timing.startTime);
  const [width, height] = [rest.width * (pose.scaleX ?? 1), rest.height * (pose.scaleY ?? 1)];
  const shift = turned(
    {
      x: (pose.x ?? 0) * rest.width * mirrorOf(item).x,
      y: (pose.y ?? 0) * rest.height * mirrorOf(item).y,
    },
    rest.angle,
  );
  return {
    x: rest.x + rest.width / 2 + shift.x - width / 2,
    y: rest.y + rest.height / 2 + shift.y - height / 2,
    width,
    height,
    angle: rest.angle + (pose.rotateDeg ?? 0) * mirrorOf(item).x * mirrorOf(item).y,
  };
}

/** The keyframe of an item as it is now: where nothing was set, as it is on its way. */
export function keyframeAt(item: Item, slideSeconds: number): Keyframe {
  const at = Math.round((slideSeconds - item.timing.startTime) * 100) / 100;
  const { keyframes = [] } = item;
  const pose = keyframePose(keyframes, at);
  const next = keyframes.find((one) => one.at > at - 0.05);
  const isSet = next !== undefined && next.at < at + 0.05;
  const { tint, text } = keyedColors(item, at);
  return Keyframe.parse({
    at,
    x: pose.x,
    y: pose.y,
    scaleX: pose.scaleX,
    scaleY: pose.scaleY,
    turnDeg: pose.rotateDeg,
    opacity: pose.opacity,
    ...(next && { easing: next.easing }),
    ...(isSet && next.bend && { bend: next.bend }),
    ...(tint && { tint }),
    ...(text !== undefined && { textColor: text }),
  });
}

/** The keyframe at a moment that lets an item be seen in a frame, given in what is around it, unstretched. */
export function keyframeOfFrame(
  item: Item,
  frame: Partial<ItemFrame>,
  slideSeconds: number,
): Keyframe {
  const unstretched = { x: 1, y: 1 };
  const rest = frameOf(item, unstretched);
  const wanted = { ...seenFrame(item, unstretched, slideSeconds), ...frame };
  const mirror = mirrorOf(item);
  const shift = turned(
    {
      x: wanted.x + wanted.width / 2 - rest.x - rest.width / 2,
      y: wanted.y + wanted.height / 2 - rest.y - rest.height / 2,
    },
    -rest.angle,
  );
  const turn = nearestTurn(wanted.angle - rest.angle) * mirror.x * mirror.y;
  return {
    ...keyframeAt(item, slideSeconds),
    x: exact((shift.x * mirror.x) / Math.max(1, rest.width)),
    y: exact((shift.y * mirror.y) / Math.max(1, rest.height)),
    scaleX: exact(Math.max(0.01, wanted.width / Math.max(1, rest.width))),
    scaleY: exact(Math.max(0.01, wanted.height / Math.max(1, rest.height))),
    turnDeg: exact(turn),
  };
}

/** Frames that were put somewhere at a moment: of items with keyframes they become keyframes. */
export function framingAt(
  find: (itemId: string) => Item | undefined,
  frames: readonly FramedItem[],
  slideSeconds: number,
) {
  const isKeyed = ({ itemId }: FramedItem) => find(itemId)?.keyframes !== undefined;
  return {
    frames: frames.filter((each) => !isKeyed(each)),
    keyframes: frames.filter(isKeyed).flatMap(({ itemId, frame }) => {
      const item = find(itemId);
      return item ? [{ itemId, keyframe: keyframeOfFrame(item, frame, slideSeconds) }] : [];
    }),
  };
}

function mirrorOf({ scaleX, scaleY, flip }: Item) {
  return {
    x: (scaleX < 0 ? -1 : 1) * (flip?.x ? -1 : 1),
    y: (scaleY < 0 ? -1 : 1) * (flip?.y ? -1 : 1),
  };
}

function turned({ x, y }: { readonly x: number; readonly y: number }, deg: number) {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A box that was turned a little is not turned the long way round. */
function nearestTurn(deg: number): number {
  return deg - 360 * Math.round(deg / 360);
}

const exact = (value: number) => Math.round(value * 10_000) / 10_000 || 0;
