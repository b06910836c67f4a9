import type { Item } from '../schema/item.ts';
import { edit } from './edit.ts';
import { type ItemPlace, itemIn } from './find.ts';
import { framedFields, type ItemFrame } from './selection-edits.ts';
import { setFields } from './set-fields.ts';

/** Sets which part of a picture is seen; with `frame`, its box becomes smaller or larger in the same step. */
export const cropItem = edit(
  'cropItem',
  'Crop',
  (
    draft,
    {
      part,
      frame = {},
      ...place
    }: ItemPlace & {
      part: Pick<Item, 'zoom' | 'position' | 'scale'>;
      frame?: Partial<ItemFrame> | undefined;
    },
  ) => {
    const item = itemIn(draft, place);
    if (item) setFields(item, { ...framedFields(item, frame), ...part });
  },
);
