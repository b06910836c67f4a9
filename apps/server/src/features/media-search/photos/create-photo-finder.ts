/** What finds photos for films, of what this process has: for calls and for `make` alike. */
import { readPartsOfSpeech } from '../../../providers/media-search/built-in/parts-of-speech.ts';
import { sharedMeaning } from '../../../providers/sentence-meaning/embedded/embedded-meaning.ts';
import type { MediaSearch } from '../media-search-service.ts';
import { createFindPhotos, type FindPhotos } from './find-photos.ts';
import { createLookAtPhoto } from './look-at-photo.ts';

type LookParts = Parameters<typeof createLookAtPhoto>[0];

export function createPhotoFinder(search: MediaSearch, parts: LookParts): FindPhotos {
  let words: ReturnType<typeof readPartsOfSpeech> | undefined;
  return createFindPhotos({
    search,
    meaning: sharedMeaning,
    partsOfSpeech: () => {
      words ??= readPartsOfSpeech();
      return words;
    },
    look: createLookAtPhoto(parts),
  });
}
