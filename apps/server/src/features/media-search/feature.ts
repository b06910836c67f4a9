import {
  createMediaProviders,
  mediaSettings,
} from '../../providers/media-search/create-media-providers.ts';
import { newestOf } from '../../settings/live-settings.ts';
import { feature } from '../feature.ts';
import { createMediaSearchHandlers } from './media-search-handlers.ts';
import { createMediaSearch } from './media-search-service.ts';

export const mediaSearchFeature = feature({
  handlers: ({ live, fetch }) =>
    createMediaSearchHandlers(
      newestOf(
        live.made(mediaSettings, (settings) =>
          createMediaSearch(createMediaProviders(settings, fetch)),
        ),
      ),
    ),
});
