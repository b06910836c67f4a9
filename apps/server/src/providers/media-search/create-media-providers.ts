import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createBuiltInPictures } from './built-in/built-in-pictures.ts';
import type { MediaProvider } from './media-search-port.ts';

/** What there is to search in, by settings; the pictures that come along are always there. */
export function createMediaProviders(
  _settings: Settings,
  _fetch: GuardedFetch,
): readonly MediaProvider[] {
  return [createBuiltInPictures()];
}
