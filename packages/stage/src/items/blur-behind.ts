// A blurred piece of a picture behind words: it shows what lies there, wherever the words are at a moment.
import { type Box, keyframePose } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { boundsOf, chain, rotation, scaling, translation } from '../surface/matrix.ts';
import { fitPicture } from './fit-picture.ts';
import { itemBox } from './item-box.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const unstretched = { x: 1, y: 1 };
const known = new WeakMap<Item, { readonly key: readonly unknown[]; readonly item: Item }>();

/** The items of a slide as they are at a moment: blurs follow the words that they lie behind. */
export function followedItems(items: readonly Item[], slideSeconds: number): readonly Item[] {
  if (!items.some(({ behind }) => behind)) return items;
  return items.map((item) => followed(item, items, slideSeconds));
}

function followed(item: Item, items: readonly Item[], slideSeconds: number): Item {
  const { behind } = item;
  const text = items.find(({ id }) => id === behind?.textId);
  const picture = items.find(({ id }) => id === behind?.pictureId);
  if (!behind || !text || !picture?.url) return item;
  const box = seenBox(text, slideSeconds);
  const key = [text, picture, box.x, box.y, box.width, box.height];
  const before = known.get(item);
  if (before?.key.every((each, index) => each === key[index])) return before.item;
  const { timing, hide } = text;
  const made = {
    ...item,
    ...pieceOfPicture(picture, box, behind),
    angle: 0,
    timing,
    hide: item.hide || hide,
  };
  known.set(item, { key, item: made });
  return made;
}

/** Around an item, with its keyframes, on a slide. */
function seenBox(item: Item, slideSeconds: number): Box {
  const { width, height, matrix } = itemBox(item, unstretched);
  const own = { x: 0, y: 0, width, height };
  if (!item.keyframes) return boundsOf(matrix, own);
  const pose = keyframePose(item.keyframes, slideSeconds - item.timing.startTime);
  const posed = chain(
    matrix,
    translation(width / 2 + (pose.x ?? 0) * width, height / 2 + (pose.y ?? 0) * height),
    rotation(pose.rotateDeg ?? 0),
    scaling(pose.scaleX ?? 1, pose.scaleY ?? 1),
    translation(-width / 2, -height / 2),
  );
  return boundsOf(posed, own);
}

/** The item fields that show the same part of a picture as is seen in a box of its slide. */
export function pieceOfPicture(picture: Item, over: Box, size: Size) {
  const { width, height } = itemBox(picture, unstretched);
  const under = { x: picture.x, y: picture.y, width, height };
  const left = Math.max(under.x, over.x);
  const top = Math.max(under.y, over.y);
  const box = {
    width: Math.max(0, Math.min(under.x + under.width, over.x + over.width) - left),
    height: Math.max(0, Math.min(under.y + under.height, over.y + over.height) - top),
  };
  const whole = fitPicture(size, under, picture.scale, picture.position, picture.zoom);
  const covering = fitPicture(size, box, 'cover', undefined);
  const share = (offset: number, room: number) =>
    Math.abs(room) < 0.01 ? 50 : Math.round((10_000 * offset) / room) / 100;
  const across = share(under.x + whole.x - left, box.width - whole.width);
  const down = share(under.y + whole.y - top, box.height - whole.height);
  return {
    x: left,
    y: top,
    ...box,
    url: picture.url,
    scaleX: 1,
    scaleY: 1,
    scale: 'cover' as const,
    zoom: covering.width > 0 ? whole.width / covering.width : 1,
    position: `${across}% ${down}%`,
    flip: picture.flip,
  };
}
