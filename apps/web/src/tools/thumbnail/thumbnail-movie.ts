import type { ProjectData } from '@reelwright/movie';
import { filmOf, itemIn } from '../film-parts.ts';
import {
  type ThumbnailLook,
  thumbnailLooks,
  thumbnailSeconds,
  thumbnailSize,
} from './thumbnail-looks.ts';

export interface ThumbnailAnswers {
  /** An address, or a frame that only this page has. */
  readonly picture: string;
  readonly words: string;
  readonly look: string;
  readonly color: string;
}

/** More than this cannot be read where thumbnails are shown. */
export const maxThumbnailWords = 60;

function lookCalled(id: string): ThumbnailLook {
  const [first] = thumbnailLooks;
  const found = thumbnailLooks.find((look) => look.id === id) ?? first;
  if (!found) throw new Error('There are no looks for thumbnails.');
  return found;
}

/** A thumbnail as a movie that stands still: what draws films draws it, everywhere the same. */
export function thumbnailMovie({ picture, words, look, color }: ThumbnailAnswers): ProjectData {
  const { picture: place, items } = lookCalled(look);
  const box = place ?? { x: 0, y: 0, ...thumbnailSize };
  const written = words.trim();
  return filmOf({
    title: written || 'Thumbnail',
    size: thumbnailSize,
    seconds: thumbnailSeconds,
    ground: '#1d1b2e',
    items: [
      itemIn('picture', 'image', box, thumbnailSeconds, { url: picture, scale: 'cover' }),
      ...(written ? items({ words: written, color }) : []),
    ],
  });
}
