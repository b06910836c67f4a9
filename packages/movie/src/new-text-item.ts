import { Item } from './schema/item.ts';

const words = 'Double click to edit';
const sizePx = 80;

/** A text as it is when it was just added to a slide. */
export function newTextItem(id: string): Item {
  return Item.parse({ id, type: 'text', text: words, font: { size: sizePx } });
}
