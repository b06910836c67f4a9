import type { Box } from '../edits/group-geometry.ts';
import type { FramedItem } from '../edits/selection-edits.ts';
import type { Item } from '../schema/item.ts';
import { freeRoom, type Shape } from './free-room.ts';
import { type SeenBox, seenItems, wholeBox } from './place-new-items.ts';

interface Uncovered {
  /** What moves beside the words it covered. */
  readonly frames: readonly FramedItem[];
  /** What goes behind them, where there is no room beside them. */
  readonly behind: readonly { readonly itemId: string; readonly textId: string }[];
}

/** Less than this of a text is no more than a touch. */
const coveredShare = 0.06;
/** Smaller than this, of what it was, it rather goes behind. */
const leastScale = 0.6;
/** What one sees through this much covers nothing. */
const minOpacity = 50;

/** What has to be done so that no picture, clip or chart lies over words. */
export function uncoverWords(
  items: readonly Item[],
  stage: Shape,
  seenBox: SeenBox = wholeBox,
): Uncovered {
  const frames: FramedItem[] = [];
  const behind: { itemId: string; textId: string }[] = [];
  const seen = seenItems(items, stage);
  const places = new Map(seen.map((item) => [item.id, seenBox(item)]));
  for (const item of items) {
    const texts = coveredTexts(item, items, seenBox);
    const first = texts[0];
    if (!first || item.locked) continue;
    const place = seen.includes(item) ? roomFor(item, places, stage) : undefined;
    if (place) {
      frames.push({ itemId: item.id, frame: place });
      places.set(item.id, place);
    } else behind.push({ itemId: item.id, textId: first.id });
  }
  for (const text of items.filter((item) => liesOnFigures(item, items, seenBox))) {
    const words = places.get(text.id);
    const room = words && roomFor(text, places, stage, words);
    // Letters keep their size: they move as they are, or not at all.
    if (!words || !room || room.width < 0.99 * words.width) continue;
    frames.push({
      itemId: text.id,
      frame: { x: rounded(text.x + room.x - words.x), y: rounded(text.y + room.y - words.y) },
    });
    places.set(text.id, room);
  }
  return { frames, behind };
}

const figures: readonly string[] = ['chart', 'table', 'counter', 'qr'];

/** Whether words lie over numbers or a code: neither can be read then. Pictures and shapes may be their ground. */
function liesOnFigures(text: Item, items: readonly Item[], seenBox: SeenBox): boolean {
  if (text.type !== 'text' || text.hide || text.locked) return false;
  const words = seenBox(text);
  return items.slice(0, items.indexOf(text)).some((below) => {
    if (!figures.includes(below.graphic?.kind ?? '') || below.hide) return false;
    const shared = sharedArea(wholeBox(below), words);
    return areTogether(text, below) && shared > coveredShare * words.width * words.height;
  });
}

/** The texts below an item whose words it hides, the lowest first. */
function coveredTexts(item: Item, items: readonly Item[], seenBox: SeenBox): readonly Item[] {
  if (!isOpaque(item)) return [];
  const over = wholeBox(item);
  const below = items.slice(0, items.indexOf(item));
  return below.filter((text) => {
    if (text.type !== 'text' || text.hide || !areTogether(text, item)) return false;
    const words = seenBox(text);
    return sharedArea(over, words) > coveredShare * words.width * words.height;
  });
}

function isOpaque({ type, url, graphic, hide, show, behind, filters, soundBars }: Item): boolean {
  if (hide || show === false || behind || soundBars) return false;
  if (filters?.enabled && filters.opacity < minOpacity) return false;
  if (graphic) return graphic.kind !== 'line';
  return (type === 'image' || type === 'video') && Boolean(url);
}

function areTogether({ timing: one }: Item, { timing: other }: Item): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime;
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** What is turned or goes a way of its own is not moved by somebody else. */
function roomFor(
  item: Item,
  places: ReadonlyMap<string, Box>,
  stage: Shape,
  own = wholeBox(item),
): Box | undefined {
  if (item.keyframes || item.angle % 360 !== 0) return undefined;
  const taken = [...places].flatMap(([id, box]) => (id === item.id ? [] : [box]));
  const room = freeRoom({ taken, shape: own, stage, largest: own });
  if (!room || room.width < leastScale * own.width) return undefined;
  return {
    x: rounded(room.x),
    y: rounded(room.y),
    width: rounded(room.width),
    height: rounded(room.height),
  };
}

const rounded = (px: number) => Math.round(px * 100) / 100;
