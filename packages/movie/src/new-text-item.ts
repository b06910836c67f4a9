import { Item } from './schema/item.ts';
import { videoSizes } from './schema/movie-settings.ts';

const words = 'Double click to edit';
const sizePx = 80;
/** How wide it is, of the stage: what is wider reads badly. */
const widthShare = 0.8;
/** Two lines of that size fit; the box of longer texts grows while they are typed. */
const heightPx = 300;
/** What the letters of a text take of its box, above and below its middle. */
const lineRoomPx = 100;
/** Where the middles of texts are, of the stage's height, the best first. */
const rows = [0.5, 0.72, 0.28, 0.88, 0.12, 0.92, 0.08];
/** So far a line may reach into something else: its letters are lower than it. */
const touchPx = 20;

/** What a text lies on: it has to be read there. */
export type TextGround = 'light' | 'dark' | 'picture';

type Upright = Pick<Item, 'y' | 'height' | 'scaleY'>;

interface NewTextPlace {
  readonly stage: { readonly width: number; readonly height: number };
  /** The texts that are on the slide already: a new one finds a free row. */
  readonly texts: readonly Upright[];
  /** What else is seen there: a new one covers it only where there is no other room. */
  readonly others?: readonly Upright[];
  readonly ground?: TextGround;
}

const darkLook = { color: '#17181c' };
const lightLook = { color: '#ffffff' };
/** Soft, and all around: it reads on a sky and on a forest. */
const softShadow = { enabled: 'text', thickness: 12, distance: 0, color: '#000000b3' };

/** A text as it is when it was just added to a slide: in the middle, where nothing covers it. */
export function newTextItem(
  id: string,
  { stage, texts, others = [], ground = 'light' }: NewTextPlace = {
    stage: videoSizes.wide,
    texts: [],
  },
): Item {
  const look = ground === 'light' ? darkLook : lightLook;
  const plain = Item.parse({
    id,
    type: 'text',
    text: words,
    font: { size: sizePx, styles: ['bold'], ...look },
    ...(ground !== 'light' && { shadow: softShadow }),
  });
  const widthPx = stage.width * widthShare;
  const middle = stage.height * freeRow(stage.height, texts, others);
  return {
    ...plain,
    scaleX: widthPx / plain.width,
    scaleY: heightPx / plain.height,
    x: (stage.width - widthPx) / 2,
    y: middle - heightPx / 2,
  };
}

/** The first row that nothing is in, else that no text is in; where all are taken, they are gone through in turn. */
function freeRow(
  stageHeight: number,
  texts: readonly Upright[],
  others: readonly Upright[],
): number {
  const isFree = (row: number) =>
    texts.every(({ y, height, scaleY }) => {
      const halfPx = Math.abs(height * scaleY) / 2;
      return Math.abs(y + halfPx - row * stageHeight) >= lineRoomPx + Math.min(halfPx, lineRoomPx);
    });
  const isClear = (row: number) =>
    others.every(({ y, height, scaleY }) => {
      const [top, bottom] = [
        row * stageHeight - lineRoomPx / 2,
        row * stageHeight + lineRoomPx / 2,
      ];
      return bottom <= y + touchPx || top >= y + Math.abs(height * scaleY) - touchPx;
    });
  return (
    rows.find((row) => isFree(row) && isClear(row)) ??
    rows.find(isFree) ??
    rows[texts.length % rows.length] ??
    0.5
  );
}
