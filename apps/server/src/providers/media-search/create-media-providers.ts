import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createBuiltInMedia } from './built-in/built-in-pictures.ts';
import type { MediaProvider } from './media-search-port.ts';
import { freesoundAudio } from './services/freesound.ts';
import { openService } from './services/media-service.ts';
import { openverseImages } from './services/openverse.ts';
import { pexelsImages, pexelsVideos } from './services/pexels.ts';
import { pixabayImages, pixabayVideos } from './services/pixabay.ts';
import { unsplashImages } from './services/unsplash.ts';
import { wikimediaImages, wikimediaVideos } from './services/wikimedia.ts';

type Keys = Pick<
  Settings,
  'PIXABAY_KEY' | 'PEXELS_KEY' | 'UNSPLASH_KEY' | 'FREESOUND_KEY' | 'OPEN_MEDIA'
>;

/** What there is to search in, by settings; the pictures that come along are always there. */
export function createMediaProviders(
  { PIXABAY_KEY, PEXELS_KEY, UNSPLASH_KEY, FREESOUND_KEY, OPEN_MEDIA }: Keys,
  fetch: GuardedFetch,
): readonly MediaProvider[] {
  const open = OPEN_MEDIA ? '' : undefined;
  return [
    ...createBuiltInMedia(),
    openService(pixabayImages, fetch, PIXABAY_KEY),
    openService(pexelsImages, fetch, PEXELS_KEY),
    openService(unsplashImages, fetch, UNSPLASH_KEY),
    openService(openverseImages, fetch, open),
    openService(wikimediaImages, fetch, open),
    openService(pixabayVideos, fetch, PIXABAY_KEY),
    openService(pexelsVideos, fetch, PEXELS_KEY),
    openService(wikimediaVideos, fetch, open),
    openService(freesoundAudio, fetch, FREESOUND_KEY),
  ].filter((provider) => provider !== undefined);
}
