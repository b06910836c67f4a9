import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createBuiltInMedia } from './built-in/built-in-pictures.ts';
import type { MediaProvider } from './media-search-port.ts';
import { freesoundAudio } from './services/freesound.ts';
import { type MediaService, openService } from './services/media-service.ts';
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
  'MEDIA_ADDRESS',
] as const;
type Keys = Omit<Pick<Settings, (typeof mediaSettings)[number]>, 'MEDIA_ADDRESS'> & {
  readonly MEDIA_ADDRESS?: string | undefined;
};

/** What there is to search in, by settings; the pictures that come along are always there. */
export function createMediaProviders(
  settings: Keys,
  fetch: GuardedFetch,
): readonly MediaProvider[] {
  const { PIXABAY_KEY, PEXELS_KEY, UNSPLASH_KEY, FREESOUND_KEY, OPEN_MEDIA } = settings;
  const open = <Reply>(service: MediaService<Reply>, key: string | undefined) =>
    openService(service, fetch, key, settings.MEDIA_ADDRESS);
  const openverse = OPEN_MEDIA || settings.OPENVERSE ? '' : undefined;
  const commons = OPEN_MEDIA || settings.WIKIMEDIA_COMMONS ? '' : undefined;
  return [
    ...createBuiltInMedia(),
    open(pixabayImages, PIXABAY_KEY),
    open(pexelsImages, PEXELS_KEY),
    open(unsplashImages, UNSPLASH_KEY),
    open(openverseImages, openverse),
    open(wikimediaImages, commons),
    open(pixabayVideos, PIXABAY_KEY),
    open(pexelsVideos, PEXELS_KEY),
    open(wikimediaVideos, commons),
    open(freesoundAudio, FREESOUND_KEY),
  ].filter((provider) => provider !== undefined);
}
