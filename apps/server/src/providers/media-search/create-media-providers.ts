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

export const mediaSettings = [
  'PIXABAY_KEY',
  'PEXELS_KEY',
  'UNSPLASH_KEY',
  'FREESOUND_KEY',
  'OPEN_MEDIA',
  'OPENVERSE',
  'WIKIMEDIA_COMMONS',
] as const;
type Keys = Pick<Settings, (typeof mediaSettings)[number]>;

/** What there is to search in, by settings; the pictures that come along are always there. */
export function createMediaProviders(
  settings: Keys,
  fetch: GuardedFetch,
): readonly MediaProvider[] {
  const { PIXABAY_KEY, PEXELS_KEY, UNSPLASH_KEY, FREESOUND_KEY, OPEN_MEDIA } = settings;
  const openverse = OPEN_MEDIA || settings.OPENVERSE ? '' : undefined;
  const commons = OPEN_MEDIA || settings.WIKIMEDIA_COMMONS ? '' : undefined;
  return [
    ...createBuiltInMedia(),
    openService(pixabayImages, fetch, PIXABAY_KEY),
    openService(pexelsImages, fetch, PEXELS_KEY),
    openService(unsplashImages, fetch, UNSPLASH_KEY),
    openService(openverseImages, fetch, openverse),
    openService(wikimediaImages, fetch, commons),
    openService(pixabayVideos, fetch, PIXABAY_KEY),
    openService(pexelsVideos, fetch, PEXELS_KEY),
    openService(wikimediaVideos, fetch, commons),
    openService(freesoundAudio, fetch, FREESOUND_KEY),
  ].filter((provider) => provider !== undefined);
}
