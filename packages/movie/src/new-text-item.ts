import { Item } from './schema/item.ts';
import { videoSizes } from './schema/movie-settings.ts';

const words = 'Double click to edit';
const sizePx = 80;
/** How wide it is, of the stage: what is wider reads badly. */
const widthShare = 0.8;
/** Where the middles of a slide's first texts are, of the stage's height; then it begins anew. */
const rows = [0.5, 0.72, 0.28, 0.88, 0.12];

interface NewTextPlace {
  readonly stage: { readonly width: number; readonly height: number };
  /** How many texts are on the slide already: each new one finds a free row. */
  readonly textsThere: number;
}

/** A text as it is when it was just added to a slide: in the middle, where nothing covers it. */
export function newTextItem(
  id: string,
  { stage, textsThere }: NewTextPlace = { stage: videoSizes.wide, textsThere: 0 },
): Item {
  const plain = Item.parse({ id, type: 'text', text: words, font: { size: sizePx } });
  const widthPx = stage.width * widthShare;
  const middle = stage.height * (rows[textsThere % rows.length] ?? 0.5);
  return {
    ...plain,
    scaleX: widthPx / plain.width,
    x: (stage.width - widthPx) / 2,
    y: middle - (plain.height * plain.scaleY) / 2,
  };
}
