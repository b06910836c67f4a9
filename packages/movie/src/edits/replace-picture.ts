import type { Background } from '../schema/background.ts';
import type { Item } from '../schema/item.ts';
import type { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';
import type { ItemDraft } from './find.ts';
import { setFields } from './set-fields.ts';

interface ReplaceDetails {
  readonly url: string;
  readonly by: {
    readonly url: string;
    readonly thumbnail?: string | undefined;
    readonly type: 'image' | 'video';
  };
}

/** Puts another picture in the place of one wherever the film has it: on slides, in groups and behind them. */
export const replacePicture = edit(
  'replacePicture',
  'Replace everywhere',
  (draft, { url, by }: ReplaceDetails) => {
    const inItems = (items: readonly ItemDraft[]) => {
      for (const item of items) {
        if (item.children) inItems(item.children);
        if (by.type === 'image' && item.bg) inGround(item.bg, url, by.url);
        if (item.url !== url || (item.type !== 'image' && item.type !== 'video')) continue;
        // What was cut off the one before says nothing about this one.
        setFields(item, {
          type: by.type,
          url: by.url,
          thumbnail: by.thumbnail || undefined,
          zoom: undefined,
          backup: undefined,
          startTime: undefined,
          endTime: undefined,
          speech: undefined,
        });
      }
    };
    for (const slide of draft.frames) {
      inItems(slide.items);
      if (by.type === 'image' && slide.background) inGround(slide.background, url, by.url);
    }
    if (by.type === 'image') inGround(draft.movie.bg, url, by.url);
  },
);

function inGround(ground: Background, url: string, by: string): void {
  if (ground.type === 'image' && ground.image === url) ground.image = by;
  if (ground.type === 'image' && ground.url === url) ground.url = by;
}

/** How often a picture stands on slides. */
export function countPicture(frames: readonly Pick<Slide, 'items'>[], url: string): number {
  const inItems = (items: readonly Item[]): number =>
    items.reduce((sum, item) => sum + (item.url === url ? 1 : 0) + inItems(item.children ?? []), 0);
  return frames.reduce((sum, { items }) => sum + inItems(items), 0);
}
