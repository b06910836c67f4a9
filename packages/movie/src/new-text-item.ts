import { Item } from './schema/item.ts';
import { videoSizes } from './schema/movie-settings.ts';

const words = 'Double click to edit';
const sizePx = 80;
/** How wide it is, of the stage: what is wider reads badly. */
const widthShare = 0.8;
/** Two lines of that size fit; longer texts become smaller. */
const heightPx = 300;
/** Where the middles of a slide's first texts are, of the stage's height; then it begins anew. */
const rows = [0.5, 0.72, 0.28, 0.88, 0.12];

/** What a text lies on: it has to be read there. */
export type TextGround = 'light' | 'dark' | 'picture';

interface NewTextPlace {
  readonly stage: { readonly width: number; readonly height: number };
  /** How many texts are on the slide already: each new one finds a free row. */
  readonly textsThere: number;
  readonly ground?: TextGround;
}

const darkLook = { color: '#17181c' };
const lightLook = { color: '#ffffff' };
/** Soft, and all around: it reads on a sky and on a forest. */
const softShadow = { enabled: 'text', thickness: 12, distance: 0, color: '#000000b3' };

/** A text as it is when it was just added to a slide: in the middle, where nothing covers it. */
export function newTextItem(
  id: string,
  { stage, textsThere, ground = 'light' }: NewTextPlace = { stage: videoSizes.wide, textsThere: 0 },
): Item {
  const look = ground === 'light' ? darkLook : lightLook;
  const plain = Item.parse({
    ...{ id, type: 'text', text: words },
    font: { size: sizePx, styles: ['bold'], fit: true, ...look },
    ...(ground !== 'light' && { shadow: softShadow }),
  });
  const widthPx = stage.width * widthShare;
  const middle = stage.height * (rows[textsThere % rows.length] ?? 0.5);
  return {
    ...plain,
    scaleX: widthPx / plain.width,
    scaleY: heightPx / plain.height,
    x: (stage.width - widthPx) / 2,
    y: middle - heightPx / 2,
  };
}
